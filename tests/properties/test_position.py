"""What holds for every position of every sheet."""

from __future__ import annotations

import pickle
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from damier.board.fen import format_fen, parse_fen
from positions import ALL, positions

if TYPE_CHECKING:
    import damier

LETTERS_TO_DXP = str.maketrans("bB", "zZ")


def dialects(position: damier.Position) -> list[str]:
    """Return the position in the ways other programs write it."""
    fen = position.fen()
    turn, white, black, *rest = fen.split(":")
    tail = "".join(f":{part}" for part in rest)
    return [
        fen,
        f"{fen}.",
        f" {turn} : {white} : {black}{tail} ",
        f"{turn}:{black}:{white}{tail}",
        f"{turn}:{white}:{black}:H3:F7{tail}",
        f"{turn}:{lettered(position, white)}:{lettered(position, black)}{tail}",
    ]


def lettered(position: damier.Position, side: str) -> str:
    """Write a list of pieces with a1 names and without ranges."""
    names = []
    for item in filter(None, side[1:].split(",")):
        king, _, (first, _, last) = "K" * item.startswith("K"), 0, item.lstrip("K").partition("-")
        for square in range(int(first), int(last or first) + 1):
            names.append(king + position.geometry.algebraic(square))
    return side[0] + ",".join(names)


@given(positions())
def test_fen_is_read_back(position: damier.Position) -> None:
    for text in dialects(position):
        assert type(position).from_fen(text, position.sheet) == position
    if not any(run.moves for run in position.setup().runs):
        letters = position.turn[0].upper() + position.board
        for text in (letters, letters.translate(LETTERS_TO_DXP)):
            assert type(position).from_fen(text, position.sheet) == position


@given(positions())
def test_fen_in_pdn_names_is_read_back(position: damier.Position) -> None:
    setup = position.setup()
    text = format_fen(setup, position.sheet, pdn_names=True)
    assert parse_fen(text, position.sheet, pdn_names=True) == setup


@given(positions())
def test_rotation_mirrors_the_moves(position: damier.Position) -> None:
    twin = position.rotated()
    turn = position.geometry.rotate

    def turned(move: damier.Move) -> tuple[object, ...]:
        captured = frozenset(map(turn, move.captured))
        return turn(move.start), turn(move.end), captured, move.crowns

    mirrored = {turned(move) for move in position.legal_moves}
    assert mirrored == {(m.start, m.end, frozenset(m.captured), m.crowns) for m in twin.legal_moves}
    assert twin.rotated() == position
    assert twin.perft(2) == position.perft(2)


@given(positions())
def test_moves_are_read_back(position: damier.Position) -> None:
    for move in position.legal_moves:
        assert position.parse(position.text(move)) == move
        assert position.parse(move.long) == move


@given(positions())
def test_play_is_after(position: damier.Position) -> None:
    for move in position.legal_moves[:20]:
        played = position.play(move)
        assert played == position.play_unchecked(move) == position.play(position.text(move))
        assert played.core == position.core.after(move)
        assert hash(played) == hash(position.play_unchecked(move))
        assert played.turn != position.turn
        assert len(played.pieces()) == len(position.pieces()) - len(move.captured)
        assert type(position).from_fen(played.fen(), position.sheet) == played


@given(positions())
def test_moves_are_values(position: damier.Position) -> None:
    moves, again = position.legal_moves, position.legal_moves
    assert moves == again
    assert len(set(moves) | set(again)) == len(moves)
    for route in position.core.routes():
        equal = [move for move in moves if move == route]
        assert len(equal) == 1
        assert hash(equal[0]) == hash(route)
        ends = (route.start, route.end, frozenset(route.captured), route.crowns)
        assert ends == (
            equal[0].start,
            equal[0].end,
            frozenset(equal[0].captured),
            equal[0].crowns,
        )


@given(positions())
def test_nothing_changes_a_position(position: damier.Position) -> None:
    before = position.fen(), position.turn, position.board
    for move in position.legal_moves[:3]:
        position.play(move)
        with pytest.raises(AttributeError):
            move.start = 1  # type: ignore[misc]
    position.why_not((1, 2))
    for name in ("sheet", "core", "board", "turn", "anything"):
        with pytest.raises(AttributeError):
            setattr(position, name, None)
        with pytest.raises(AttributeError):
            delattr(position, name)
    assert (position.fen(), position.turn, position.board) == before
    assert pickle.loads(pickle.dumps(position)) == position


@settings(max_examples=40)
@given(positions())
def test_pictures_are_well_formed(position: damier.Position) -> None:
    root = ET.fromstring(position.svg())  # noqa: S314
    assert root.tag.endswith("svg")
    assert position._repr_svg_() == position.svg()
    lines = str(position).splitlines()
    assert len(lines) >= position.geometry.height


@given(st.sampled_from(ALL))
def test_start_is_balanced(sheet: damier.Sheet) -> None:
    from damier import Position

    start = Position.start(sheet)
    assert start.rotated().board == start.board
    assert start.turn == sheet.start.first
    assert start.legal_moves
