"""The reader: sources, encodings, blocks, and a fast path that agrees with the slow one."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import damier
from damier import pdn
from damier.pdn import encoding, reader
from damier.pdn.encoding import guess

if TYPE_CHECKING:
    from collections.abc import Iterator

DATA = Path(__file__).parents[1] / "data" / "pdn"
GAME = '[White "A"]\n\n1. 32-28 18-23 2-0\n'
FILES = [path for path in sorted(DATA.glob("*.pdn")) if path.stem not in ("junk", "old-mac")]


def summary(record: pdn.Record) -> tuple[object, ...]:
    problems = [(p.line, p.column, p.message) for p in record.problems if p.severity != "note"]
    return record.tags, record.line, record.result, record.legal, record.raw.strip(), problems


def random_games(
    count: int, sheet: str, seed: int = 1, *, decorated: bool = False
) -> Iterator[str]:
    rng = random.Random(seed)
    for _ in range(count):
        record = pdn.Record(sheet, {"White": "A", "Black": "B"})
        for _ in range(rng.randint(0, 40)):
            before = record.final
            if not before.legal_moves:
                break
            node = record.play(rng.choice(before.legal_moves))
            if decorated:
                decorate(node, before, record, rng)
        record.tags.set("Result", rng.choice(["1-0", "0-1", "1/2-1/2", "*"]))
        yield pdn.format(record)


def decorate(
    node: pdn.Node, before: damier.Position, record: pdn.Record, rng: random.Random
) -> None:
    """Add what players and engines write beside a move; now and then a move that is not legal."""
    if rng.random() < 0.5:
        node.add(rng.choice(["[%clk 0:05:00]", "1-1, or 32-28?", "zwart “verliest” (remise)", ""]))
    if rng.random() < 0.2:
        node.nags.append(rng.randint(1, 9))
    if rng.random() < 0.2:
        node.suffix = rng.choice(["!", "?", "!?", "??"])
    if rng.random() < 0.3:
        line = pdn.Line(comments=[pdn.Comment("or")] if rng.random() < 0.3 else [])
        for _ in range(rng.randint(1, 3)):
            if moves := before.legal_moves:
                move = rng.choice(moves)
                text = record.notation.text(move, moves) if rng.random() < 0.98 else "1-50"
                line.nodes.append(other := pdn.Node(text))
                before = before.play(move)
                if text != "1-50":
                    other.set_played(before, move)
        if line.nodes:
            node.variations.append(line)


@pytest.mark.parametrize(
    "source",
    [
        GAME,
        GAME.encode(),
        GAME.replace("\n", "\r\n"),
        io.StringIO(GAME),
        io.BytesIO(GAME.encode()),
        GAME.encode("utf-16"),
        "\ufeff" + GAME,
        ("\ufeff" + GAME).encode(),
    ],
    ids=["text", "bytes", "crlf", "text file", "binary file", "utf-16", "bom", "bom bytes"],
)
def test_sources(source: encoding.Readable) -> None:
    (record,) = pdn.read(source)
    assert record.tags["White"] == "A"
    assert [str(move) for move in record.moves] == ["32-28", "18-23"]
    assert record.problems == []


def test_paths(tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    file.write_text(GAME)
    assert len(list(pdn.read(file))) == 1
    assert len(list(pdn.read(str(file)))) == 1
    with file.open() as opened:
        assert len(list(pdn.read(opened))) == 1
    with pytest.raises(FileNotFoundError):
        pdn.read(str(tmp_path / "nothing.pdn"))


def test_a_text_file_opened_as_utf8_is_still_found_to_be_another(tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    file.write_bytes('[White "Müller"]\n\n1. 32-28 *\n'.encode("latin-1"))
    with file.open(encoding="utf-8") as opened:
        (record,) = pdn.read(opened)
    assert record.tags["White"] == "Müller"
    with file.open(encoding="cp1250") as opened:
        (record,) = pdn.read(opened)
    assert record.tags["White"] == "Müller"
    with file.open(encoding="utf-16") as opened, pytest.raises(damier.NotationError):
        list(pdn.read(opened))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Françoise Müller", "latin-1"),
        ("Иванов — Петров", "cp1251"),
        ("в", None),
        ("Žofia", None),
        ("plain", None),
    ],
)
def test_guess(text: str, found: str | None) -> None:
    assert guess(text.encode(found or "cp1251", "replace")) == found


def test_encoding_can_be_said() -> None:
    (record,) = pdn.read('[White "Łukasz"]\n\n*\n'.encode("cp1250"), encoding="cp1250")
    assert record.tags["White"] == "Łukasz"
    with pytest.raises(damier.NotationError, match="name of an encoding"):
        pdn.read(GAME, encoding="klingon")


@pytest.mark.parametrize("sheet", ["international", "russian", "english", "spanish", "thai"])
def test_fast_path_agrees_with_the_slow_one(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text = "\n".join([*random_games(60, sheet), *random_games(60, sheet, decorated=True)])
    text += "\n".join(path.read_text("latin-1") for path in FILES if path.stat().st_size < 5000)
    fast = [(type(r._plain).__name__, summary(r)) for r in pdn.read(text)]
    assert sum(kind == "Plain" for kind, _ in fast) >= 80
    monkeypatch.setattr(reader.Reader, "_plain", lambda _self: None)
    slow = [summary(record) for record in pdn.read(text)]
    assert [found for _, found in fast] == slow


@pytest.mark.parametrize("size", [1, 7, 100, 1000, 5000])
def test_blocks_make_no_difference(size: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = random.Random(size)
    files = [path.read_bytes() for path in FILES] * 2
    rng.shuffle(files)
    data = b"\n\n".join(files)
    whole = [summary(record) for record in pdn.read(data)]
    monkeypatch.setattr(reader, "BLOCK", size)
    assert [summary(record) for record in pdn.read(data)] == whole


def test_games_are_numbered_and_placed() -> None:
    records = list(pdn.read("\n\n  1. 32-28 2-0 1. 33-28 oops 2-0\n" + GAME + "1. 32-26 *"))
    assert [record.place.game for record in records] == [1, 2, 3, 4]
    assert [(record.place.line, record.place.column) for record in records] == [
        (3, 3),
        (3, 16),
        (4, 1),
        (7, 1),
    ]
    assert [(p.line, p.column) for p in records[1].problems] == [(3, 25)]
    assert [(p.line, p.column) for p in records[3].problems] == [(7, 4)]


def test_the_caller_s_sheet_stands_back_behind_the_game_type() -> None:
    text = '[GameType "25"]\n\n1. c3-d4 *\n\n[White "A"]\n\n1. 22-17 *\n'
    sheets = [record.sheet.id for record in pdn.read(text, sheet="swedish")]
    assert sheets == ["russian", "swedish"]
    (record,) = pdn.read('[GameType "20"]\n1. 32-28 *', sheet="kndb")
    assert record.sheet.id == "kndb"


def test_nothing_is_done_before_it_is_asked() -> None:
    (record,) = pdn.read(GAME)
    assert record._line is None
    assert record.replay() == 2
    assert record._line is None
    assert [node.text for node in record.nodes] == ["32-28", "18-23"]
    assert record.nodes[-1].position == record.final
