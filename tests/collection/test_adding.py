"""Games that go into a collection come out again, each once, whatever file they were in."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from damier import Position, pdn, sheet, sheets
from damier.collection import Collection, CollectionError, adding, gathering, segments
from damier.pdn import sweep
from patience import HANG

DATA = Path(__file__).parents[1] / "data" / "pdn"
FILES = sorted(DATA.rglob("*.pdn"))
HEAD = '[White "{}"]\n[Black "B"]\n[Result "2-0"]\n[GameType "20"]\n\n'
PLAIN = HEAD + "1. 32-28 18-23 2. 38-32 12-18 2-0\n\n"
NOTED = HEAD + "1. 32-28 {so} 18-23 (1... 19-23 2. 28x19) 2. 38-32! 12-18 2-0\n\n"
WRONG = HEAD + "1. 32-28 18-23 2. 28x19 37-32 2-0\n\n"
HUFFED = '[Rules "djeco"]\n\n1. 23-19 {[%stood no-capture]} *\n\n'


def random_game(name: str, rng: random.Random, plies: int = 80) -> pdn.Record:
    record = pdn.Record(name, {"White": f"W{rng.random()}", "Black": "B", "Date": "1990.01.02"})
    for _ in range(plies):
        moves = record.final.legal_moves
        if not moves:
            break
        record.play(rng.choice(moves))
    return record


@pytest.mark.parametrize("name", sheets())
def test_random_games_of_every_sheet_come_back(name: str, tmp_path: Path) -> None:
    rng = random.Random(name)
    records = [random_game(name, rng) for _ in range(4)]
    text = "".join(pdn.format(record) + "\n" for record in records)
    with Collection(tmp_path / "base", create=True) as games:
        added = games.add(io.StringIO(text))
        assert (added.games, added.new, added.known, added.problems) == (4, 4, 0, 0)
        read = list(pdn.read(text))
        assert [game.record for game in games] == read
        assert [game.plies for game in games] == [len(record.moves) for record in records]
        assert games.add(io.StringIO(text)).known == 4
        last = [record.final for record in records]
        for number, position in enumerate(last, start=1):
            assert number in [hit.game for hit in games.find(position=position)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_whatever_a_file_holds_is_kept(file: Path, tmp_path: Path) -> None:
    with Collection(tmp_path / "base", create=True) as games:
        added = games.add(file)
        records = list(pdn.read(file))
        assert added.games == len(records)
        assert added.new == len(games)
        assert games.add(file).new == 0
        raw = {" ".join(record.raw.split()) for record in records}
        for game in games:
            if game.record.problems:
                assert " ".join(game.pdn.split()) in raw
        if added.known == 0:
            assert [game.record.moves for game in games] == [record.moves for record in records]
            pairs = zip(games, records, strict=True)
            assert all(game.tags == record.tags for game, record in pairs)


def test_the_core_takes_what_the_reader_reads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games straight from their text are packed as those that were read game by game."""
    rng = random.Random(5)
    names = ("international", "russian", "english-wcdf", "frisian", "italian")
    texts = [pdn.format(random_game(name, rng)) + "\n" for name in names for _ in range(8)]
    text = "".join(texts)
    [quick] = gathering.gather(pdn.Reader(text))
    monkeypatch.setattr(gathering._Gathering, "take", lambda _self, _reader: False)
    [slow] = gathering.gather(pdn.Reader(text))
    assert len(quick.digests) == 8 * len(texts)
    assert (quick.digests, quick.games) == (slow.digests, slow.games) or sorted(
        quick.digests[at : at + 8] for at in range(0, len(quick.digests), 8)
    ) == sorted(slow.digests[at : at + 8] for at in range(0, len(slow.digests), 8))
    assert not quick.texts
    assert not slow.texts


def test_a_game_with_other_notes_is_another(tmp_path: Path) -> None:
    with Collection(tmp_path / "base", create=True) as games:
        other = NOTED.replace("so", "thus")
        added = games.add(io.StringIO((PLAIN + NOTED + NOTED + other + PLAIN).replace("{}", "A")))
        assert (added.games, added.new, added.known) == (5, 3, 2)
        assert games[2].record.nodes[0].comments[0].text == "so"
        assert games[2].record.nodes[1].variations
        assert games.add(io.StringIO(PLAIN.format("C"))).new == 1


def test_an_export_is_known_again(tmp_path: Path) -> None:
    with Collection(tmp_path / "base", create=True) as games:
        text = PLAIN.format("A") + NOTED.replace("{}", "A") + WRONG.format("A") + HUFFED
        assert games.add(io.StringIO(text)).new == 4
        out = io.StringIO()
        assert games.export(out) == 4
        added = games.add(io.StringIO(out.getvalue()))
        assert (added.new, added.known) == (0, 4)


def test_a_game_with_an_illegal_move_is_kept_as_it_was_written(tmp_path: Path) -> None:
    with Collection(tmp_path / "base", create=True) as games:
        added = games.add(io.StringIO(WRONG.format("A")))
        assert (added.new, added.problems) == (1, 1)
        assert "28x19 37-32" in games[1].pdn
        assert games[1].plies == 2 or not games[1].record.legal


def test_several_processes_add_what_one_adds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweep, "PART", 4000)
    monkeypatch.setattr(adding, "_WHOLE", 8000)
    monkeypatch.setattr(adding, "_WORTH_PROCESSES", 1)
    texts = [PLAIN.format(f"Élan {at}") for at in range(300)]
    texts[100:100] = [NOTED.replace("{}", "N"), "words\n\n", WRONG.format("W")]
    file, small = tmp_path / "games.pdn", tmp_path / "small.pdn"
    file.write_text("".join(texts), "utf-8")
    small.write_text(PLAIN.format("Alone"), "utf-8")
    found = {}
    for jobs in (1, 2):
        with Collection(tmp_path / f"base{jobs}", create=True) as games:
            added = games.add(file, small, jobs=jobs)
            found[jobs] = (added, [game.pdn for game in games])
    assert found[1] == found[2]
    assert found[1][0].new == 303


def test_what_is_added_bit_by_bit_is_indexed_in_few_segments(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A million games once had 53 segments, and an answer took three times as long."""
    monkeypatch.setattr(segments, "LARGEST", 64)
    monkeypatch.setattr(segments, "_WHOLE", 48)
    monkeypatch.setattr(adding, "_AT_A_TIME", 9)
    monkeypatch.setattr(gathering, "AT_A_TIME", 3)
    file = tmp_path / "games.pdn"
    file.write_text("".join(NOTED.replace("{}", str(at)) for at in range(400)), "utf-8")
    with Collection(tmp_path / "base", create=True) as games:
        assert games.add(file).new == 400
        found = segments.segments(games.file)
        assert len(found) <= 400 // 48 + 1
        assert max(segment.games for segment in found) <= 64
        ends = [segment.first + segment.games for segment in found]
        assert [1, *ends[:-1]] == [segment.first for segment in found]
        assert games.explore(Position.start()).games == 400
        assert games.file.one("PRAGMA freelist_count") == (0,)


def test_sizes_are_told_as_files_are_read(tmp_path: Path) -> None:
    file, told = tmp_path / "games.pdn", []
    file.write_text("".join(PLAIN.format(at) for at in range(50)), "utf-8")
    with Collection(tmp_path / "base", create=True) as games:
        games.add(file, show=told.append)
    assert sum(told) == file.stat().st_size


@pytest.mark.parametrize("content", [b"", b"no collection", b"SQLite format 3\0" + b"\0" * 100])
def test_a_file_that_is_no_collection_is_said_to_be_none(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "base"
    file.write_bytes(content)
    with pytest.raises(CollectionError, match="expected"):
        Collection(file)
    with pytest.raises(CollectionError, match="expected"):
        Collection(tmp_path / "nothing")


def test_another_database_is_not_written_to(tmp_path: Path) -> None:
    import sqlite3

    file = tmp_path / "other.db"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE mine (a)")
    other.close()
    before = file.read_bytes()
    with pytest.raises(CollectionError, match="another database"):
        Collection(file, create=True)
    assert file.read_bytes() == before


def test_a_sheet_of_ones_own_goes_with_its_games(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "examples" / "house.toml").read_text("utf-8")
    own = tmp_path / "house.toml"
    own.write_text(text, "utf-8")
    record = random_game(str(own), random.Random(1), 20)
    with Collection(tmp_path / "base", create=True) as games:
        games.add(io.StringIO(pdn.format(record)), sheet=str(own))
    own.unlink()
    with Collection(tmp_path / "base") as games:
        assert games.sheets == [record.sheet]
        assert games[1].record.moves == record.moves


def test_two_who_add_at_once_add_nothing_twice(tmp_path: Path) -> None:
    base = tmp_path / "base"
    Collection(base, create=True).close()
    with Collection(base) as one, Collection(base) as other:
        keeper = adding.Keeper(one.file)
        assert other.add(io.StringIO(PLAIN.format("A"))).new == 1
        [gathered] = gathering.gather(pdn.Reader(PLAIN.format("A") + PLAIN.format("C")))
        keeper.take(gathered)
        keeper.finish()
        assert (keeper.added.new, keeper.added.known) == (1, 1)
        assert [game.white for game in other] == ["A", "C"]


PROGRAM = """
import sys
from damier.collection import Collection, adding
adding._AT_A_TIME = 40
with Collection(sys.argv[1], create=True) as games:
    flush = adding.Keeper.flush
    def told(self):
        flush(self)
        print(self.added.new, flush=True)
    adding.Keeper.flush = told
    games.add(*sys.argv[2:], jobs=1)
print("all", flush=True)
"""


@pytest.mark.parametrize("seed", range(4))
def test_killed_in_the_middle_nothing_that_was_reported_is_lost(seed: int, tmp_path: Path) -> None:
    rng, names = random.Random(seed), []
    for part in range(12):
        file = tmp_path / f"{part}.pdn"
        file.write_text("".join(PLAIN.format(f"{part}-{at}") for at in range(30)), "utf-8")
        names.append(str(file))
    base, reported = tmp_path / "base", 0
    for _ in range(5):
        command = [sys.executable, "-c", PROGRAM, str(base), *names]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            wait = rng.randint(1, 4)
            new = 0
            for _ in range(wait):
                line = process.stdout.readline().strip()
                new = int(line) if line.isdigit() else new
            time.sleep(rng.random() * 0.01)
            os.kill(process.pid, signal.SIGKILL)
            process.wait(HANG)
        reported += new
        with Collection(base) as games:
            whites = [game.white for game in games]
            assert len(set(whites)) == len(whites) >= min(reported, 360)
            reported = len(whites)
    with Collection(base) as games:
        added = games.add(*names)
        assert added.new + added.known == len(games) == 360
        assert games.explore(Position.start()).games == 360


def test_ctrl_c_keeps_what_is_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gathering, "AT_A_TIME", 10)
    file = tmp_path / "games.pdn"
    file.write_text("".join(NOTED.replace("{}", str(at)) for at in range(100)), "utf-8")
    calls = iter(range(100))

    def show(_: int) -> None:
        if next(calls) == 3:
            raise KeyboardInterrupt

    with Collection(tmp_path / "base", create=True) as games:
        with pytest.raises(KeyboardInterrupt) as stopped:
            games.add(file, show=show)
        assert len(games) == 40 == stopped.value.added.new  # type: ignore[attr-defined]
        assert games.add(file).new == 60
        assert sheet("international") in games.sheets
