"""What each command prints."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import damier
from damier.cli import main

GAMES = Path(__file__).parents[1] / "data" / "pdn"
WAITING = "W:W28,33:B19,22"  # White must capture: 33-29 is refused


class Runner:
    """Run the command in this process; `__call__` returns (status, stdout, stderr)."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *args: str) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as done:
            main(args)
        out, err = self.capsys.readouterr()
        return int(done.value.code or 0), out, err

    def lines(self, *args: str) -> list[str]:
        status, out, err = self(*args)
        assert (status, err) == (0, "")
        return out.splitlines()

    def json(self, *args: str) -> Any:
        (line,) = self.lines(*args, "--json")
        return json.loads(line)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Runner:
    return Runner(capsys)


def test_version(run: Runner) -> None:
    assert run.lines("--version") == [f"damier {damier.__version__}"]


def test_the_package_runs_like_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "damier", "--version"], capture_output=True, check=True
    )
    assert done.stdout.decode().split() == ["damier", damier.__version__]


def test_help_names_every_command(run: Runner) -> None:
    text = "\n".join(run.lines("--help"))
    for command in ("sheets", "moves", "why", "perft", "bench", "demo", "pdn"):
        assert f"  {command} " in text


def test_sheets(run: Runner) -> None:
    text = "\n".join(run.lines("sheets"))
    assert all(name in text for name in damier.sheets())


def test_sheets_json(run: Runner) -> None:
    found = run.json("sheets")
    assert [entry["id"] for entry in found] == list(damier.sheets())
    assert all(list(entry) == ["id", "name", "board", "languages"] for entry in found)
    kndb = next(entry for entry in found if entry["id"] == "kndb")
    assert kndb["board"] == "10x10"
    assert kndb["languages"] == ["nl", "en", "de", "fr", "ar", "tr"]


@pytest.mark.parametrize("name", damier.sheets())
def test_sheets_show(run: Runner, name: str) -> None:
    sheet = damier.sheet(name)
    text = "\n".join(run.lines("sheets", "show", name))
    assert sheet.name in text
    assert all(field in text for field, _ in sheet.fields())
    assert all(f"draws.{draw.rule}" in text for draw in sheet.draws)


def test_sheets_show_json(run: Runner) -> None:
    rules = {rule["field"]: rule for rule in run.json("sheets", "show", "international")["rules"]}
    assert rules["capture.priority"]["value"] == ["most-pieces"]
    assert rules["capture.priority"]["article"] == "4.13"
    assert rules["king.limit"]["article"] is None
    assert rules["king.limit"]["reading"]


def test_sheets_show_in_words(run: Runner) -> None:
    assert run.lines("sheets", "show", "swedish", "--lang", "sv")[0].startswith("Regler: ")
    page = run.json("sheets", "show", "swedish", "--lang", "sv")
    assert page["title"].startswith("Regler: ")
    assert [part["number"] for part in page["articles"]] == list(damier.sheet("swedish").articles)


def test_pdn_has_its_own_help(run: Runner) -> None:
    text = "\n".join(run.lines("pdn", "--help"))
    assert "damier pdn [OPTIONS] COMMAND" in text
    assert all(f"  {command} " in text for command in ("check", "show", "convert"))


def test_moves(run: Runner) -> None:
    start = damier.Position.start("international")
    assert run.lines("moves") == [start.text(move) for move in start.legal_moves]
    assert run.lines("moves", "--sheet", "russian", "--fen", "W:Wc3:Bd4") == ["22x15"]


def test_moves_json(run: Runner) -> None:
    (move,) = run.json("moves", "--fen", WAITING)
    assert list(move.items()) == [
        ("text", "28x17"),
        ("start", 28),
        ("end", 17),
        ("path", [28, 17]),
        ("captured", [22]),
        ("crowns", False),
    ]


def test_why(run: Runner) -> None:
    text = "\n".join(run.lines("why", "--fen", WAITING, "33-29"))
    assert "33-29: Capture first, must-capture (Article 4.2)" in text
    assert "28x17" in text
    assert run.lines("why", "32-28") == ["32-28 ✓"]
    assert "  Din bricka på 28" in "\n".join(run.lines("why", "--lang=sv", "-f", WAITING, "33-29"))


def test_why_json(run: Runner) -> None:
    answer = run.json("why", "--fen", WAITING, "33-29")
    assert answer["legal"] is False
    assert answer["code"] == "must-capture"
    assert answer["article"] == "4.2"
    assert answer["required"] == ["28x17"]
    assert run.json("why", "32-28") == {"legal": True}


def test_perft(run: Runner) -> None:
    assert run.lines("perft", "--sheet", "russian", "--depth", "6") == ["37986"]
    assert run.lines("perft", "-s", "russian", "-d", "6", "--played") == ["37986"]
    assert run.lines("perft", "-s", "russian", "-d", "0") == ["1"]
    answer = run.json("perft", "-d", "3", "--fen", "W:W31-50:B1-20")
    assert answer == {"sheet": "international", "depth": 3, "leaves": 658}


@pytest.mark.parametrize(("options", "leaves"), [([], 929899), (["--duplicates"], 929905)])
def test_perft_deeper_than_one_go(run: Runner, options: list[str], leaves: int) -> None:
    assert run.lines("perft", "-s", "russian", "-d", "8", *options) == [str(leaves)]


def test_perft_divided(run: Runner) -> None:
    *parts, total = run.lines("perft", "-s", "english", "-d", "4", "--divide")
    assert total == "total  1469"
    assert sum(int(part.split()[1]) for part in parts) == 1469
    answer = run.json("perft", "-s", "english", "-d", "4", "--divide")
    assert sum(part["leaves"] for part in answer["moves"]) == answer["leaves"] == 1469


def test_bench(run: Runner) -> None:
    figures = run.json("bench", "--repeats", "1")
    assert figures["leaves_international_9"] == 41022423
    assert figures["leaves_russian_9"] == 4570586
    assert figures["search_nodes_international"] > 100_000
    assert all(value > 0 for name, value in figures.items() if name != "version")


@pytest.mark.parametrize("name", damier.sheets())
def test_demo(run: Runner, name: str) -> None:
    lines = run.lines("demo", "--sheet", name, "--moves", "6")
    assert lines[0] == damier.sheet(name).name
    assert any(line.startswith("6. ") for line in lines)


def test_demo_explains_a_refused_move(run: Runner) -> None:
    text = "\n".join(run.lines("demo"))
    assert "but:" in text
    assert "must-capture (Article" in text


@pytest.mark.parametrize(
    ("name", "verdict"),
    [
        ("hotte-nl", "White has no piece left. Black wins."),
        ("breakthrough", "Black has the first king, and that decides this game. Black wins."),
        ("antidraughts", "White has lost every piece, and here that wins. White wins."),
    ],
)
def test_demo_tells_how_the_game_ended(run: Runner, name: str, verdict: str) -> None:
    assert run.lines("demo", "--sheet", name, "--moves", "300")[-1] == verdict


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["moves", "--sheet", "internationl"], "did you mean 'international'?"),
        (["moves", "--fen", "garbage"], "expected W, B or ?"),
        (["moves", "--fen", "W:W99:B1"], "from 1 to 50, got 99"),
        (["moves", "--fen", "W:W31:B31"], "one piece on square 31"),
        (["moves", "--fen", "a\nb"], "damier: FEN"),
        (["why", "hello"], "expected a move such as 32-28"),
        (["sheets", "show", "no-such-file.toml"], "no-such-file.toml"),
        (["perft"], "--depth"),
        (["perft", "-d", "-1"], "greater than or equal to 0"),
        (["perft", "-d", "0", "--divide"], "expected a depth from 1"),
        (["nothing"], "nothing"),
        (["why", "--lang", "xx", "--fen", WAITING, "33-29"], "got 'xx'"),
        (["sheets", "show", "swedish", "--lang", "xx"], "got 'xx'"),
        (["pdn", "check", "no-such-file.pdn"], "no-such-file.pdn: No such file"),
        (["analyse", "no-such-file.pdn"], "no-such-file.pdn: No such file"),
        (["pdn", "check"], "Missing argument"),
    ],
)
def test_errors_are_short(run: Runner, args: list[str], said: str) -> None:
    status, out, err = run(*args)
    assert status == 2
    assert out == ""
    assert said in err
    assert "Traceback" not in err
    assert "Errno" not in err
    if err.startswith("damier:"):
        assert err.count("\n") == 1


def test_pdn_check_json_has_the_promised_shape(run: Runner) -> None:
    status, out, err = run("pdn", "check", str(GAMES / "illegal-in-the-middle.pdn"), "--json")
    assert (status, err) == (1, "")
    found = json.loads(out)
    assert list(found) == ["games", "legal", "inferred", "problems"]
    assert (found["games"], found["legal"]) == (2, 1)
    assert [list(problem) for problem in found["problems"]] == [
        ["game", "line", "column", "message"]
    ]
    assert (found["problems"][0]["game"], found["problems"][0]["line"]) == (1, 3)


def test_pdn_show_json(run: Runner) -> None:
    shown = run.json("pdn", "show", str(GAMES / "plain.pdn"))
    assert list(shown) == ["game", "sheet", "tags", "start", "moves", "result"]
    position = damier.Position.from_fen(shown["start"], shown["sheet"])
    for move in shown["moves"]:
        position = position.play(move["text"])
        assert position.fen() == move["fen"]


def test_endgame_json(run: Runner, tmp_path: Path) -> None:
    folder = ("--sheet", "english", "--folder", str(tmp_path))
    built = run.json("endgame", "build", "--pieces", "2", *folder)
    assert list(built) == ["sheet", "pieces", "bytes", "folder"]
    assert built["bytes"] == sum(file.stat().st_size for file in tmp_path.rglob("*.endgame"))
    won = run.json("endgame", "probe", "--fen", "W:WK1:BK6", *folder)
    assert won == {"result": "win", "plies": 1}
    assert run.json("endgame", "probe", "--fen", "W:WK1,K2:BK31,K32", *folder) is None


def test_a_missing_extra_is_named(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    lose(monkeypatch, "damier.cli.serve", "fastapi")
    status, out, err = run()
    assert (status, out) == (2, "")
    assert err == "damier: expected fastapi, got none: pip install 'damier[web]'\n"


def test_the_apps_name_their_own_extra(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    lose(monkeypatch, "damier.web.server", "msgspec")  # which both of them need
    lose(monkeypatch, "damier.tui.app", "msgspec")
    assert run("serve")[2] == "damier: expected msgspec, got none: pip install 'damier[web]'\n"
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: True)
    assert run("play")[2] == "damier: expected msgspec, got none: pip install 'damier[tui]'\n"


def lose(monkeypatch: pytest.MonkeyPatch, module: str, missing: str) -> None:
    """Let a module be imported as if one that it needs were not installed."""
    monkeypatch.delitem(sys.modules, module, raising=False)
    monkeypatch.setattr(sys, "meta_path", [Losing(module, missing), *sys.meta_path])


class Losing:
    """An importer that fails as a module does whose extra is not installed."""

    def __init__(self, name: str, missing: str) -> None:
        self.name, self.missing = name, missing

    def find_spec(self, name: str, *_: object) -> None:
        if name == self.name:
            raise ModuleNotFoundError(f"No module named {self.missing!r}", name=self.missing)
