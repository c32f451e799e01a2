"""The computer at a table: what it is asked there, and what it then asks of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.engine.limits import limit_at
from damier.game.options import Option
from damier.live.thinking.jobs import MoveJob
from damier.table import commands as c

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine.opponent import Mind
    from damier.position import Move
    from damier.rules.sheet import Colour
    from damier.table.commands import PlayerCommand
    from damier.table.table import Table

_COMMANDS: dict[str, Callable[[], PlayerCommand]] = {
    "withdraw": c.Withdraw,
    "stand": c.Stand,
    "offer-draw": c.OfferDraw,
    "accept-draw": c.AcceptDraw,
    "decline-draw": c.DeclineDraw,
    "claim-draw": c.ClaimDraw,
    "resign": c.Resign,
}


def move_job(table: Table, side: Colour, mind: Mind, now: float, *, seconds: float) -> MoveJob:
    """Return the job of the computer at a table; the best level thinks at most so many seconds."""
    game = table.game.copy()
    limit = limit_at(game.state.clock, side, table.game_time(now), seconds).within(seconds)
    return MoveJob(game, side, mind, limit if mind.level == "best" else None)


def command_of(deed: Move | Option | None) -> PlayerCommand | None:
    """Return what the computer has chosen as a command to the table."""
    if deed is None:
        return None
    if not isinstance(deed, Option):
        return c.Move(path=tuple(deed.path))
    if deed.kind == "huff":
        return c.Huff(square=deed.square or 0)
    return _COMMANDS[deed.kind]()
