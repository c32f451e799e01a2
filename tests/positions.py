"""Random positions of every sheet, for tests that hold them against each other."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

import damier
import oracle
from damier.board.setup import KingRun

ALL = tuple(damier.sheet(name) for name in damier.sheets())
FAMILIES = tuple({sheet.play_hash: sheet for sheet in reversed(ALL)}.values())[::-1]


def random_position(sheet: damier.Sheet, dice: Random) -> tuple[damier.Position, oracle.Placement]:
    """Return a random position twice: for damier and for the oracle."""
    most = damier.Position.start(sheet).board.count("w")
    while True:
        placement = oracle.random_placement(sheet, dice)
        white = len(placement.white_men | placement.white_kings)
        if max(white, len(placement.black_men | placement.black_kings)) <= most:
            return position_of(sheet, placement), placement


def position_of(sheet: damier.Sheet, placement: oracle.Placement) -> damier.Position:
    setup = damier.Setup.of(
        sheet,
        placement.turn,
        white=placement.white_men,
        white_kings=placement.white_kings,
        black=placement.black_men,
        black_kings=placement.black_kings,
    )
    white, black = (KingRun(*run) if run else KingRun() for run in placement.king_runs)
    return damier.Position.from_setup(damier.Setup(setup.board, setup.turn, (white, black)), sheet)


def positions(sheets: tuple[damier.Sheet, ...] = ALL) -> st.SearchStrategy[damier.Position]:
    """Draw positions from random placements and from random games."""
    seeds = st.integers(0, 2**32 - 1)
    placed = st.builds(
        lambda sheet, seed: random_position(sheet, Random(seed))[0], st.sampled_from(sheets), seeds
    )
    played = st.builds(random_game, st.sampled_from(sheets), seeds)
    return st.one_of(placed, played)


def random_game(sheet: damier.Sheet, seed: int) -> damier.Position:
    """Return a position from a game of random moves."""
    dice = Random(seed)
    position = damier.Position.start(sheet)
    for _ in range(dice.randrange(80)):
        moves = position.legal_moves
        if not moves:
            break
        position = position.play_unchecked(dice.choice(moves))
    return position
