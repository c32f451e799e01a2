"""House sheets and short positions that the tests of the game share."""

from __future__ import annotations

from functools import cache
from random import Random

from damier.board.setup import Setup
from damier.position import Position
from damier.rules import Sheet, parse

REMEDIES = """
[table]
remedies = { is = ["withdraw", "huff", "stand"], reading = "A house rule." }
offences = { is = ["no-capture", "too-few", "unfinished"], reading = "A house rule." }
"""
HUFF_IS_TURN = """
[table]
huff_is_turn = { is = true, reading = "A house rule." }
"""
FREE_CAPTURE = """
[capture]
compulsory = { is = false, reading = "A house rule." }
"""


@cache
def house(parent: str, rules: str) -> Sheet:
    """Return a built-in sheet with rules of the house over it."""
    return parse(f'id = "house"\nname = "House"\nextends = "{parent}"\n{rules}')


# White may capture with 28 and 35 and can move 48; Black can move 5 all the while.
TWO_COULD = "W:W28,35,48:B5,22,30"


def random_start(sheet: Sheet, seed: int) -> Position:
    """Return the start, or a few pieces anywhere: captures to forget are common there."""
    dice, start = Random(seed), Position.start(sheet)
    if seed % 5 == 0:
        return start
    squares = start.geometry
    board = ["e"] * squares.count
    each = dice.randint(2, min(6, start.board.count("w")))
    for index, square in enumerate(dice.sample(list(squares.squares), 2 * each)):
        piece = dice.choice("wwW" if index < each else "bbB")
        row = squares.crown_row("white" if piece == "w" else "black")
        board[square - 1] = piece.upper() if square in row else piece
    turn = dice.choice(["white", "black"])
    return Position.from_setup(Setup("".join(board), turn), sheet)
