"""Time controls as they are agreed at a table: PDN's, and the two that PDN has no words for."""

from __future__ import annotations

import re

from damier.errors import NotationError
from damier.game.clock import TimeControl

_NUMBER = r"(\d+(?:\.\d+)?)"
_BRONSTEIN = re.compile(rf"{_NUMBER}b{_NUMBER}")
_BYO_YOMI = re.compile(rf"{_NUMBER}y(\d+)x{_NUMBER}")
_LONGEST = 30 * 24 * 3600  # seconds; more is a slip of the pen
_MOST_PERIODS = 100
_DAY = 24 * 3600
DAYS = (1, 2, 3, 5, 7, 14)  # a move, as they are offered


def parse_control(text: str) -> TimeControl:
    """Read a time control, in seconds.

    `300+5` adds 5 after every move, `40/7200:3600` has stages, `*30` gives each move 30: these are
    PDN's. `300b5` gives back up to 5 of what a move took (Bronstein), `300y3x30` is followed by
    three periods of 30 (byo-yomi).
    """
    if match := _BRONSTEIN.fullmatch(text):
        found = TimeControl.bronstein(float(match[1]), float(match[2]))
    elif match := _BYO_YOMI.fullmatch(text):
        found = TimeControl.byo_yomi(float(match[1]), int(match[2]), float(match[3]))
    else:
        found = TimeControl.parse(text)
    amounts = (found.bonus, found.period, *(stage.seconds for stage in found.stages))
    if max(amounts) > _LONGEST or found.periods > _MOST_PERIODS:
        wanted = f"at most {_LONGEST} seconds and {_MOST_PERIODS} periods"
        raise NotationError(f"expected {wanted}, got {text!r}", text=text)
    return found


def days_control(days: int) -> str:
    """Write so many days for each move."""
    return f"*{days * _DAY}"


def days_of(control: str | None) -> float | None:
    """Return how many days each move has, None where games are shorter than that."""
    if control is None:
        return None
    given = parse_control(control)
    seconds = given.stages[0].seconds if given.per_move else 0.0
    return seconds / _DAY if seconds >= _DAY else None
