"""Positions that nobody has time for: told at once, and never listed by halves."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

import damier
from damier.position.movetext import Path
from positions import positions

FRISIAN = damier.sheet("frisian")
LARGE = replace(
    FRISIAN,
    id="house",
    board=replace(FRISIAN.board, width=14, height=14, men_rows=(1, 2, 3, 4, 5, 6)),
)
ENDLESS = "W:WK1:B2,8,10,16,17,20,21,23,24,29,33,36,39,46-49,51,59,63,65-67,69,70,72,75,77-81,84-87"


@pytest.fixture(scope="module")
def endless() -> damier.Position:
    return damier.Position.from_fen(ENDLESS, LARGE)


def test_a_king_among_36_men_does_not_keep_the_library_busy(endless: damier.Position) -> None:
    expected = "expected at most 100000 jumps in all captures of a position, got more"
    for ask in (
        lambda: endless.legal_moves,
        endless.core.routes,
        endless.core.complete,
        lambda: endless.perft(1),
        lambda: endless.why_not("1x45"),
        lambda: endless.play("1x45"),
        lambda: endless.parse("1x45x34"),
    ):
        with pytest.raises(damier.TooManyMoves, match=expected):
            ask()


def test_a_position_past_listing_still_shows_itself(endless: damier.Position) -> None:
    assert damier.Position.from_fen(endless.fen(), LARGE) == endless
    assert str(endless)
    assert "<svg" in endless.svg()


def test_a_game_stays_where_it_is_before_a_move_into_too_many_captures(
    endless: damier.Position,
) -> None:
    before = endless.replace(turn="black")
    game = damier.Game(LARGE, start=before)
    with pytest.raises(damier.TooManyMoves):
        game.play("17-25")
    assert game.position == before
    assert not game.entries


def test_what_a_frisian_king_can_take_in_a_game_is_listed_whole() -> None:
    position = damier.Position.from_fen("B:W23,26,27,30,38,41,42,47,49:B2,7,10,15,K50", FRISIAN)
    moves, routes, complete = position.legal_moves, position.core.routes(), position.core.complete()
    assert [len(found) for found in (moves, routes, complete)] == [19, 79, 81]
    assert len(position.core.attempts()) == 441


@given(positions(), st.data())
def test_attempts_between_squares_are_those_of_all_attempts(
    position: damier.Position, data: st.DataObject
) -> None:
    every = position.core.attempts()
    if not every:
        return
    one = data.draw(st.sampled_from(every))
    wanted = [move for move in every if (move.start, move.end) == (one.start, one.end)]
    assert position.core.attempts_between(one.start, (one.end,)) == wanted
    assert one in position.attempts(Path(one.path, one.is_capture))
    routes = [move for move in position.core.routes() if move.start == one.start]
    assert position.core.routes_between(one.start, list(position.geometry.squares)) == routes
