"""Every oddity of real PDN files: one file each, and what it is read as."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from damier import pdn
from damier.pdn.result import format_result

DATA = Path(__file__).parents[1] / "data" / "pdn"
EXPECTED = tomllib.loads((DATA / "expected.toml").read_text(encoding="utf-8"))
FILES = sorted(path.stem for path in DATA.glob("*.pdn"))


def as_table(record: pdn.Record) -> dict[str, object]:
    table: dict[str, object] = {
        "sheet": record.sheet.id,
        "tags": [list(tag) for tag in record.tags],
        "result": format_result(record.result, record.sheet),
        "moves": " ".join(pdn.format(record).split("\n\n", 1)[1].split()),
        "legal": record.legal,
        "final": record.final.fen(),
    }
    if record.problems:
        table["problems"] = [
            f"{p.severity} {p.line}:{p.column} {p.message}" for p in record.problems
        ]
    return table


def test_every_file_has_its_expectation() -> None:
    assert {*FILES} == {*EXPECTED, "junk"}


@pytest.mark.parametrize("name", [name for name in FILES if name != "junk"])
def test_file_is_read_as_expected(name: str) -> None:
    assert [as_table(record) for record in pdn.read(DATA / f"{name}.pdn")] == EXPECTED[name]


@pytest.mark.parametrize("name", FILES)
def test_what_is_written_reads_back_and_is_written_the_same(name: str) -> None:
    for record in pdn.read(DATA / f"{name}.pdn"):
        text = pdn.format(record)
        if not record.legal or any(p.severity == "error" for p in record.problems):
            continue
        (again,) = pdn.read(text)
        assert again.line == record.line
        assert again.result == record.result
        assert again.start == record.start
        assert again.sheet == record.sheet
        assert pdn.format(again) == text
        assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("name", FILES)
def test_places_point_into_the_file(name: str) -> None:
    for record in pdn.read(DATA / f"{name}.pdn"):
        for problem in record.problems:
            assert problem.file.endswith(f"{name}.pdn")
            assert problem.game >= 1
            assert problem.line >= 1
            assert problem.column >= 1


def test_the_place_of_an_illegal_move_is_the_move() -> None:
    file = DATA / "illegal-in-the-middle.pdn"
    (problem,) = next(pdn.read(file)).problems
    line = file.read_text().splitlines()[problem.line - 1]
    assert line[problem.column - 1 :].startswith("37-32")
    assert problem.code == "must-capture"
    assert problem.refusal is not None
    assert [str(move) for move in problem.refusal.required] == ["28x19"]
    assert problem.text == "37-32 14x25 41-37"


def test_junk_is_reported_and_never_raises() -> None:
    reader = pdn.Reader(DATA / "junk.pdn")
    assert list(reader.records()) == []
    assert [(p.severity, p.line) for p in reader.problems] == [("error", 1)]
