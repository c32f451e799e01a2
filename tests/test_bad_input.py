"""Bad input: a typed error that says what was expected and what was found."""

from __future__ import annotations

from dataclasses import replace
from importlib import resources
from typing import TYPE_CHECKING, Any

import pytest

import damier
from damier.board.setup import KingRun
from damier.errors import DepthError
from damier.rules import parse

if TYPE_CHECKING:
    from pathlib import Path

INTERNATIONAL = (resources.files("damier.rules") / "sheets" / "international.toml").read_text(
    encoding="utf-8"
)

FENS: list[tuple[Any, str, str]] = [
    ("garbage", "W, B or ?", "'garbage'"),
    ("", "W, B or ?", "''"),
    (":", "W, B or ?", "''"),
    ("W", "pieces for W and one for B", "'W'"),
    ("W:W31", "pieces for W and one for B", "'W:W31'"),
    ("W:W31:W32:B1", "white once", "W32"),
    ("W:W99:B1", "a square from 1 to 50", "99"),
    ("W:W0:B1", "a square from 1 to 50", "0"),
    ("W:Wz9:B1", "a square from a1 to j10", "z9"),
    ("W:Wa2:B1", "a square from a1 to j10", "a2"),
    ("W:W-5:B1", "squares such as 31", "'-5'"),
    ("W:WK:B1", "squares such as 31", "'K'"),
    ("W:W35-31:B1", "from the lower square", "'35-31'"),
    ("W:W31-K35:B1", "squares such as 31", "'31-K35'"),
    ("W:W31:B31", "one piece on square 31", "w and b"),
    ("W:W31,K31:B1", "one piece on square 31", "w and W"),
    ("W:W5:B50", "a king on square 5", "a white man on its crown row"),
    ("W:W31-50:B1-20,K21", "at most 20 black pieces", "21"),
    ("W:W1-50:B", "at most 20 white pieces", "50"),
    ("W" + "w" * 51, "50 squares", "51"),
    ("W" + "e" * 49, "50 squares", "49"),
    ("W:W31:B1:X5", "H<halfmoves>", "'X5'"),
    ("W:W٣١:B1", "squares such as 31", "٣١"),
    ("W:W𝟛𝟙:B1", "squares such as 31", "𝟛𝟙"),
    ("W:W31:B1:H٣", "H<halfmoves>", "H٣"),
    ("W:W31²:B1", "squares such as 31", "31²"),
    ("W:W31\0:B1", "squares such as 31", r"31\x00"),
    ("\0", "W, B or ?", r"\x00"),
    ("W:W" + "9" * 5000 + ":B1", "squares such as 31", "999"),
    ("W:W31:B1:H" + "9" * 5000, "H<halfmoves>", "999"),
    ("x" * 1_000_000, "W, B or ?", "xxx"),
    (None, "a FEN", "None"),
    (5, "a FEN", "5"),
    (b"W:W31:B1", "a FEN", "b'W:W31:B1'"),
]

MOVES: list[tuple[Any, str, str]] = [
    ("", "a move such as", "''"),
    ("32", "a move such as", "'32'"),
    ("32-28-", "a move such as", "'32-28-'"),
    ("32--28", "a move such as", "'32--28'"),
    ("hello", "a move such as", "'hello'"),
    ("٣٢-٢٨", "a move such as", "٣٢-٢٨"),
    ("32-28\0", "a move such as", r"32-28\x00"),
    ("9" * 100_000, "a move such as", "999"),
    ("1111-2", "a move such as", "1111-2"),
    ("32-99", "a square from 1 to 50", "99"),
    ("0-5", "a square from 1 to 50", "0"),
    ("n14-a1", "a square from a1 to j10", "n14"),
    (None, "a move such as", "None"),
    (5, "a move such as", "5"),
]


@pytest.mark.parametrize(("fen", "expected", "found"), FENS, ids=lambda part: repr(part)[:30])
def test_fen(fen: Any, expected: str, found: str) -> None:
    with pytest.raises(damier.DamierError) as raised:
        damier.Position.from_fen(fen)
    assert isinstance(raised.value, damier.NotationError | damier.SetupError)
    assert_says(raised.value, expected, found)


@pytest.mark.parametrize(("move", "expected", "found"), MOVES, ids=lambda part: repr(part)[:30])
def test_move(move: Any, expected: str, found: str) -> None:
    with pytest.raises(damier.NotationError) as raised:
        damier.Position.start().parse(move)
    assert_says(raised.value, expected, found)


@pytest.mark.parametrize(
    "attempt",
    [(), (32,), None, 5, "", "32", ("32", "28"), (32, 28.0), (32, None), {32: 28, 28: 32}],
)
def test_attempt(attempt: Any) -> None:
    with pytest.raises(damier.NotationError) as raised:
        damier.Position.start().why_not(attempt)
    assert_says(raised.value, "a move", repr(attempt))


@pytest.mark.parametrize("depth", [-1, 100])
def test_depth(depth: int) -> None:
    with pytest.raises(DepthError) as raised:
        damier.Position.start().perft(depth)
    assert_says(raised.value, "a depth from 0 to 99", str(depth))


def test_every_problem_of_a_setup_is_told() -> None:
    setup = damier.Setup("w" * 30 + "b" * 20, "white")
    with pytest.raises(damier.SetupError) as raised:
        damier.Position.from_setup(setup)
    assert len(raised.value.problems) == 1 + 5 + 5


@pytest.mark.parametrize(
    ("setup", "expected", "found"),
    [
        (damier.Setup("x" * 50, "white"), "50 letters of w b W B e", "xxx"),
        (damier.Setup("", "white"), "50 letters of w b W B e", "''"),
        (damier.Setup("e" * 50, "green"), "white or black to move", "'green'"),  # type: ignore[arg-type]
    ],
)
def test_setup(setup: damier.Setup, expected: str, found: str) -> None:
    with pytest.raises(damier.SetupError) as raised:
        damier.Position.from_setup(setup)
    assert_says(raised.value, expected, found)


@pytest.mark.parametrize(
    ("runs", "expected", "found"),
    [
        ("+2@47+0", "a white king on square 47", "2"),
        ("+2@46+2@46", "a black king on square 46", "2"),
        ("+256@46+0", "a run of 0 to 255 moves", "256"),
    ],
)
def test_run_of_king_moves(runs: str, expected: str, found: str) -> None:
    with pytest.raises(damier.SetupError) as raised:
        damier.Position.from_fen(f"W:W31,K46:B20,K5:{runs}", "frisian")
    assert_says(raised.value, expected, found)


@pytest.mark.parametrize("run", [(46, -1), (-4, 2), (0, 1), (51, 1)])
def test_run_that_cannot_be(run: tuple[int, int]) -> None:
    position = damier.Position.from_fen("W:W31,K46:B20,K5", "frisian")
    setup = replace(position.setup(), runs=(KingRun(*run), KingRun()))
    with pytest.raises(damier.SetupError, match="expected a"):
        damier.Position.from_setup(setup, "frisian")


@pytest.mark.parametrize("board", ["", "w", "e" * 49])
def test_board_of_another_size(board: str) -> None:
    position = damier.Position.from_fen("W:W31,K46:B20,K5:+2@46+0", "frisian")
    with pytest.raises(damier.SetupError, match="expected 50 letters"):
        position.replace(board=board)


@pytest.mark.parametrize(
    ("name", "found"),
    [
        ("internationl", "did you mean 'international'?"),
        ("Kndb", "did you mean 'kndb'?"),
        ("", "''"),
        ("../international", "'../international'"),
        ("\0", r"\x00"),
        (None, "None"),
        (5, "5"),
    ],
)
def test_unknown_sheet(name: Any, found: str) -> None:
    with pytest.raises(damier.UnknownSheet) as raised:
        damier.sheet(name)
    assert_says(raised.value, "a sheet", found)


@pytest.mark.parametrize("name", ["missing.toml", "nul\0.toml", "x" * 5000 + ".toml", ".toml"])
def test_unreadable_sheet(name: str) -> None:
    with pytest.raises(damier.SheetError, match="expected a readable UTF-8 file, got"):
        damier.sheet(name)


def test_sheet_that_is_not_utf8(tmp_path: Path) -> None:
    file = tmp_path / "latin.toml"
    file.write_bytes('name = "Hötte"'.encode("latin-1"))
    with pytest.raises(damier.SheetError, match="expected a readable UTF-8 file, got"):
        damier.sheet(str(file))
    with pytest.raises(damier.SheetError, match="expected a readable UTF-8 file, got"):
        damier.sheet(f"{tmp_path}.toml")


@pytest.mark.parametrize(
    ("before", "after", "field"),
    [
        ("width = { is = 10,", "width = { is = 11,", "board.width"),
        ("width = { is = 10,", "width = { is = 16,", "board.width"),
        ("width = { is = 10,", 'width = { is = "10",', "board.width"),
        ("men_rows = { is = [1, 2, 3, 4],", "men_rows = { is = [4, 1],", "board.men_rows"),
        ("flies = { is = true,", "flies = { is = false,", "king.lands"),
        ("compulsory = { is = true,", "compulsory = { is = false,", "capture.priority"),
        ("finish = { is = true,", "finish = { is = false,", "capture.priority"),
        ('lands = { is = "anywhere",', 'lands = { is = "anywere",', "king.lands"),
        ('squares = { is = "dark", article = "2.2" }', 'squares = "dark"', "board.squares"),
        ("limit = { is = 0,", "limit = { is = -1,", "king.limit"),
        ("[man]", "[mann]", "mann"),
        ("id = ", "idd = ", "idd"),
    ],
)
def test_contradictory_sheet(before: str, after: str, field: str) -> None:
    assert before in INTERNATIONAL
    with pytest.raises(damier.SheetError) as raised:
        parse(INTERNATIONAL.replace(before, after, 1), file="house.toml")
    assert raised.value.field == field
    assert raised.value.line is not None
    assert str(raised.value).startswith(f"house.toml:{raised.value.line}: {field}: ")


@pytest.mark.parametrize("text", ["", "\0", "= 1", "a = 'ü", "[[draws]]", "x" * 100_000])
def test_sheet_that_is_none(text: str) -> None:
    with pytest.raises(damier.SheetError, match=r"expected|unknown key"):
        parse(text)


def assert_says(error: damier.DamierError, expected: str, found: str) -> None:
    _, said, text = str(error).partition("expected ")
    assert said
    assert expected in text
    assert found in text
