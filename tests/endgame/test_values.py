"""The values are right: known facts, every value from its successors, and a plain search."""

from __future__ import annotations

from random import Random

import pytest

import damier
from damier.engine.endgame import Material, Tables
from endgame.makers import FREE, SMALL, house, numbered, only, tables
from positions import FAMILIES


def counts(made: Tables, name: str) -> list[list[int]]:
    return made.core.counts(Material.parse(name))


def contradictions(made: Tables, pieces: int) -> dict[str, int]:
    """Return the tables in which some value does not follow from the legal moves."""
    wrong = {
        str(material): made.core.contradictions(material, threads=2, report=None)
        for material in made.materials(pieces)
    }
    return {name: count for name, count in wrong.items() if count}


def test_english_king_against_king() -> None:
    assert counts(tables("english", 2), "K-K") == [[230, 654, 108, 11, 10]]


def test_international_man_against_man() -> None:
    ((wins, draws, losses, longest, _),) = counts(tables("international", 2), "M-M")
    assert longest == 17
    assert wins + draws + losses == 45 * 44 + 5  # both men have 45 squares, 40 of them shared


def test_international_three_kings_against_one() -> None:
    (won, lost) = counts(only("international", "K-K", "KK-K", "KKK-K"), "KKK-K")
    assert won[3] == 15
    assert lost[2] > 0


@pytest.mark.parametrize("sheet", FAMILIES, ids=lambda sheet: sheet.id)
def test_two_pieces_of_every_game(sheet: damier.Sheet) -> None:
    assert contradictions(tables(sheet, 2), 2) == {}


@pytest.mark.parametrize("sheet", ["english", "international", "antidraughts", "breakthrough"])
def test_three_pieces(sheet: str) -> None:
    assert contradictions(tables(sheet), 3) == {}


@pytest.mark.parametrize("parent", ["international", "antidraughts", "thai"])
def test_four_pieces_on_a_small_board(parent: str) -> None:
    assert contradictions(tables(house(parent, SMALL), 4), 4) == {}


def test_where_kings_may_not_move_for_ever() -> None:
    assert contradictions(tables(house("frisian", SMALL), 3), 3) == {}


def test_where_nobody_has_to_capture() -> None:
    assert contradictions(tables(house("english", SMALL + FREE), 3), 3) == {}


def test_all_squares_on_a_small_board() -> None:
    assert contradictions(tables(house("turkish", SMALL), 3), 3) == {}


@pytest.mark.slow
@pytest.mark.parametrize("sheet", FAMILIES, ids=lambda sheet: sheet.id)
def test_three_pieces_of_every_game(sheet: damier.Sheet) -> None:
    assert contradictions(tables(sheet), 3) == {}


@pytest.mark.slow
@pytest.mark.parametrize("sheet", ["english", "russian", "international"])
def test_four_pieces(sheet: str) -> None:
    assert contradictions(tables(sheet, 4), 4) == {}


@pytest.mark.slow
def test_four_pieces_where_kings_may_not_move_for_ever() -> None:
    assert contradictions(tables(house("frisian", SMALL), 4), 4) == {}


def search(position: damier.Position, depth: int) -> int | None:
    """Return the plies to a forced win (odd) or loss (even); None if `depth` shows none."""
    moves = position.legal_moves
    if not moves:
        return 0
    if depth == 0:
        return None
    longest: int | None = 0
    shortest: int | None = None
    for move in moves:
        end = search(position.play_unchecked(move), depth - 1)
        if end is None:
            longest = None
        elif end % 2 == 0:
            shortest = end + 1 if shortest is None else min(shortest, end + 1)
        elif longest is not None:
            longest = max(longest, end + 1)
    return longest if shortest is None else shortest


@pytest.mark.parametrize("sheet", ["english", "international", "russian", "italian"])
def test_a_plain_search_agrees(sheet: str) -> None:
    made, dice, depth = tables(sheet), Random(20), 3
    decided = 0
    for _ in range(100):
        material = dice.choice(list(made.materials(3)))
        position = numbered(made, material, dice.randrange(made.core.size(material)))
        probe = made.probe(position)
        assert probe is not None
        found = search(position, depth)
        if probe.plies is not None and probe.plies <= depth:
            assert found == probe.plies, position.fen()
            assert probe.result == ("win" if found % 2 else "loss")
            decided += 1
        else:
            assert found is None, position.fen()
    assert decided > 10


def test_a_king_at_its_limit_changes_the_value() -> None:
    made = tables(house("frisian", SMALL), 3)
    material = Material.parse("KM-K")
    states = 1 + damier.sheet("frisian").king.limit
    of_one_board = [
        {made.probe(numbered(made, material, first + run)) for run in range(states)}
        for first in range(0, made.core.size(material), 23 * states)
    ]
    assert max(map(len, of_one_board)) > 1
