"""A large file read by several processes is what one process reads."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
import time
from operator import attrgetter
from pathlib import Path

import pytest

from damier import NotationError, pdn
from damier.pdn import sweep

DATA = Path(__file__).parents[1] / "data" / "pdn"
ENGLISH = '[White "A"]\n[Result "*"]\n\n1. 11-15 23-18 2. 8-11 27-23 *\n\n'
TAGGED = '[GameType "20"]\n\n1. 32-28 {so} 18-23 (1... 19-23) 2. 38-32 12-18 2-0\n\n'
WRONG = '[GameType "20"]\n\n1. 32-28 18-23 2. 28x19 37-32 2-0\n\n'
QUOTING = '[GameType "20"]\n\n1. 32-28 {\n\n[White "quoted"]\n[Black "too"]\n\n} 18-23 2-0\n\n'
FILES = {
    "tagged": TAGGED * 300,
    "found out": ENGLISH * 300,
    "found out at the end": TAGGED * 300 + ENGLISH * 100,
    "wrong": (TAGGED * 9 + WRONG) * 30,
    "a comment that quotes a game": (TAGGED * 40 + QUOTING) * 8,
    "no tags": "1. 32-28 18-23 2-0\n\n" * 900,
    "windows": (TAGGED * 200).replace("\n", "\r\n"),
    "old macintosh": (TAGGED * 200).replace("\n", "\r"),
    "letters": (TAGGED + TAGGED.replace("so", "één «Ж»")) * 100,
    "junk between": (TAGGED * 40 + "words and\n\nwords\n\n") * 6,
    "unclosed": TAGGED * 150 + "{" + TAGGED * 150,
}


def in_small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sweep, "PART", 4000)
    monkeypatch.setattr(sweep, "LARGE", 8000)


@pytest.mark.parametrize("name", FILES)
def test_several_processes_read_what_one_reads(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.pdn"
    for encoding in ("utf-8", "latin-1") if name == "tagged" else ("utf-8",):
        file.write_bytes(FILES[name].encode(encoding))
        in_small_parts(monkeypatch)
        for function in (attrgetter("place.line", "sheet.id", "legal", "raw"), pdn.format):
            shared = pdn.Sweep(function, file, workers=2)
            reader = pdn.Reader(file)
            assert list(shared.results()) == [function(record) for record in reader.records()]
            assert shared.games == reader.game
            assert shared.problems == reader.problems


def test_one_old_line_does_not_change_what_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.pdn"
    old = '[White "Müller"]\n[GameType "20"]\n\n1. 32-28 *\n\n'.encode("latin-1")
    file.write_bytes(TAGGED.encode() * 200 + old + TAGGED.encode() * 200)
    in_small_parts(monkeypatch)
    told = attrgetter("tags.pairs", "place.line", "legal")
    assert list(pdn.each(told, file, workers=2)) == [told(record) for record in pdn.read(file)]


def test_small_and_other_sources_are_read_here() -> None:
    legal = attrgetter("legal", "place.game")
    assert list(pdn.each(legal, TAGGED * 2)) == [(True, 1), (True, 2)]
    assert list(pdn.each(legal, io.BytesIO(TAGGED.encode()))) == [(True, 1)]
    assert len(list(pdn.each(legal, DATA / "plain.pdn"))) == len(list(pdn.read(DATA / "plain.pdn")))
    assert list(pdn.each(attrgetter("sheet.id"), ENGLISH, sheet="pool")) == ["pool"]


def test_workers_are_counted_from_one() -> None:
    with pytest.raises(NotationError, match="at least one worker, got 0"):
        pdn.each(attrgetter("legal"), TAGGED, workers=0)


def test_what_the_function_raises_reaches_the_caller(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.pdn"
    file.write_text(TAGGED * 300, encoding="utf-8")
    in_small_parts(monkeypatch)
    with pytest.raises(AttributeError, match="no_such_thing"):
        list(pdn.each(attrgetter("no_such_thing"), file, workers=2))


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are listed in /proc")
def test_ctrl_c_ends_check_and_its_processes(tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    file.write_text(WRONG * 800_000, encoding="utf-8")
    program = [sys.executable, "-m", "damier", "pdn", "check", "-j", "2", str(file)]
    done = subprocess.Popen(program, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    listed = Path(f"/proc/{done.pid}/task/{done.pid}/children")
    while len(children := listed.read_text().split()) < 2:
        assert done.poll() is None
        time.sleep(0.01)
    done.send_signal(signal.SIGINT)
    _, err = done.communicate(timeout=120)
    assert done.returncode == 130, err
    while any(Path(f"/proc/{child}").exists() for child in children):
        time.sleep(0.01)
