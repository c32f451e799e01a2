"""Sheets that nobody has written: the generator and the refusals on any rules the loader allows."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

import damier
import oracle
from damier.rules.check import contradictions
from damier.rules.sheet import Priority
from positions import random_position

BASE = damier.sheet("international")


def random_sheet(dice: Random) -> damier.Sheet:
    """Return a sheet whose rules of play are drawn until they do not contradict each other."""

    def one(*choices: object) -> object:
        return dice.choice(choices)

    while True:
        height = dice.choice([4, 6, 8, 10, 12])
        drawn = replace(
            BASE,
            board=replace(
                BASE.board,
                width=one(4, 6, 8, 10, 12),
                height=height,
                squares=one("dark", "dark", "all"),
                dark_corner=one("left", "right"),
                men_rows=tuple(range(1, height // 2)),
            ),
            lines=replace(
                BASE.lines,
                move=one("diagonal", "orthogonal"),
                capture=one("diagonal", "orthogonal", "both"),
            ),
            man=replace(
                BASE.man,
                steps=one("forward", "forward-sideways"),
                captures_backward=one(False, True),
                captures_kings=one(False, True, True),
            ),
            king=replace(
                BASE.king,
                flies=one(False, True),
                lands=one("anywhere", "next", "next-behind-last-king"),
                limit=one(0, 0, 1, 3),
            ),
            capture=replace(
                BASE.capture,
                compulsory=one(False, True, True, True),
                finish=one(False, True, True, True),
                priority=tuple(dice.sample(get_args(Priority), dice.choice([0, 0, 1, 2, 5]))),
                removal=one("after", "at-once"),
                turns_back=one(False, True),
            ),
            crowning=replace(BASE.crowning, when=one("at-end", "stops", "goes-on")),
            table=replace(BASE.table, remedies=(), offences=()),
        )
        if not list(contradictions(drawn)):
            return drawn


@settings(max_examples=400)
@given(st.integers(0, 2**32 - 1))
def test_moves_and_refusals(seed: int) -> None:
    dice = Random(seed)
    sheet = random_sheet(dice)
    for _ in range(5):
        position, placement = random_position(sheet, dice)
        if len(placement.kings(position.turn)) > 3:
            continue  # their routes may be past counting
        moves = {
            oracle.OracleMove(move.start, move.end, frozenset(move.captured), move.crowns)
            for move in position.legal_moves
        }
        assert moves == oracle.legal_moves(sheet, placement), (sheet, position.fen())
        legal = {move.path for move in position.core.routes()}
        attempts = position.core.attempts()
        for attempt in dice.sample(attempts, min(8, len(attempts))):
            allowed = position.why_not(attempt.path) is None
            assert allowed >= (attempt.path in legal)
            if len(attempt.path) > 2:  # two squares may be short for a longer route
                assert allowed == (attempt.path in legal)
