"""Moves as they travel: written quickly, and as one by one."""

from __future__ import annotations

import random

import pytest

from damier.position import Position
from damier.position.movetext import shortest_text
from damier.rules import sheets
from damier.table.wire import MoveView, move_views, ways_on


@pytest.mark.parametrize("sheet", sheets())
def test_moves_are_written_alike_one_by_one_and_together(sheet: str) -> None:
    rng, position = random.Random(sheet), Position.start(sheet)
    for _ in range(150):
        legal = position.legal_moves
        slowly = [
            MoveView(shortest_text(move, legal), move.path, move.captured, move.crowns, move.long)
            for move in legal
        ]
        assert move_views(legal) == move_views(legal, legal) == slowly
        for move, view in zip(legal, slowly, strict=True):
            assert position.parse(view.text) == move
        if not legal:
            break
        position = position.play(rng.choice(legal))


@pytest.mark.parametrize("sheet", sheets())
def test_a_hand_can_go_on_along_every_attempt_that_jumps_twice_and_no_other(sheet: str) -> None:
    rng, position = random.Random(sheet), Position.start(sheet)
    for _ in range(150):
        legal = position.legal_moves
        if not legal:
            break
        ways = ways_on(position, legal)
        tried = {move.path for move in position.core.attempts() if len(move.path) > 2}
        assert set(ways) <= tried
        begun = {way[:length] for way in ways for length in range(3, len(way) + 1)}
        assert begun == tried, "each begins a way, and what begins one is an attempt"
        assert not any(a != b and b[: len(a)] == a for a in ways for b in ways)
        position = position.play(rng.choice(legal))


def test_the_capture_that_does_not_go_first_is_a_way_too() -> None:
    position = Position.from_fen("W:W37,38:B13,22,32", sheet="kndb")
    assert {move.start for move in position.legal_moves} == {38}
    ways = ways_on(position, position.legal_moves)
    assert any(way[0] == 37 for way in ways)


def test_a_position_with_ways_beyond_number_has_none_to_show() -> None:
    foes = ",".join(str(row + column) for row in range(8, 57, 12) for column in range(5))
    position = Position.from_fen(f"W:WK72:B{foes}", sheet="canadian")
    assert len(position.legal_moves) < 20
    assert len(position.core.attempts()) > 40_000
    assert ways_on(position, position.legal_moves) == []
