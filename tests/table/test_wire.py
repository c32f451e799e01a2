"""Moves as they travel: written quickly, and as one by one."""

from __future__ import annotations

import random

import pytest

from damier.position import Position
from damier.position.movetext import shortest_text
from damier.rules import sheets
from damier.table.wire import MoveView, move_views


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
