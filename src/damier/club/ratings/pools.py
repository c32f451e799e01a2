"""Pools: whose games are compared. One for each game, speed and mode."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple, get_args

from damier.table.control import parse_control

if TYPE_CHECKING:
    from damier.table.terms import Terms

Speed = Literal["blitz", "rapid", "classical", "correspondence"]
SPEEDS: tuple[Speed, ...] = get_args(Speed)
_MOVES = 50  # of one side in a long game
# Seconds a side from which a game is no longer of the speed before.
_RAPID, _CLASSICAL, _CORRESPONDENCE = 600.0, 2_400.0, 86_400.0


class RatingPool(NamedTuple):
    """Games that are rated together; `family` is the same for all sheets with the same moves."""

    family: str
    speed: Speed
    mode: Literal["guided", "table"]


def pool_of(terms: Terms) -> RatingPool | None:
    """Return the pool of a game, None where there is no clock: nobody knows how fast it was."""
    speed = speed_of(terms.control)
    return None if speed is None else RatingPool(terms.rules().play_hash, speed, terms.mode)


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
    for speed, least in (
        ("correspondence", _CORRESPONDENCE),
        ("classical", _CLASSICAL),
        ("rapid", _RAPID),
    ):
        if seconds >= least:
            return speed  # type: ignore[return-value]
    return "blitz"
