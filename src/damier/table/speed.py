"""How fast a game is: by what its time control gives a side for a long one."""

from __future__ import annotations

from typing import Literal, get_args

from damier.table.control import parse_control

Speed = Literal["blitz", "rapid", "classical", "correspondence"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
_MOVES = 50  # of one side in a long game
# Seconds a side up to which a game is of a speed; whatever is longer is by post.
_BELOW: dict[Speed, float] = {"blitz": 600.0, "rapid": 2_400.0, "classical": 86_400.0}


def speed_of(control: str | None) -> Speed | None:
    """Return the speed of a time control, by what a side has for a long game."""
    if control is None:
        return None
    given = parse_control(control)
    if given.per_move:
        seconds = given.stages[0].seconds * _MOVES
    else:
        stages = sum(stage.seconds for stage in given.stages)
        seconds = stages + given.bonus * _MOVES + given.periods * given.period
    return next((speed for speed, most in _BELOW.items() if seconds < most), "correspondence")
