"""House sheets and short positions that the tests of the game share."""

from __future__ import annotations

from functools import cache

import damier
from damier.rules import parse

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
def house(parent: str, rules: str) -> damier.Sheet:
    """Return a built-in sheet with rules of the house over it."""
    return parse(f'id = "house"\nname = "House"\nextends = "{parent}"\n{rules}')


# White may capture with 28 and 35 and can move 48; Black can move 5 all the while.
TWO_COULD = "W:W28,35,48:B5,22,30"
