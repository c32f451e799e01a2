"""Games that were played here, as PDN."""

from __future__ import annotations

import datetime
from typing import TYPE_CHECKING

from damier import pdn
from damier.live.rooms import table_of
from damier.pdn.commands import Open
from damier.table.ballots import opening_tag

if TYPE_CHECKING:
    from damier.storage.store import StoredTable
    from damier.table.terms import Seat


def pdn_of(stored: StoredTable) -> str:
    """Write the game of a table."""
    table = table_of(stored)
    played = datetime.datetime.fromtimestamp(stored.made, datetime.UTC)
    tags = {
        "Event": "damier",
        "Date": f"{played:%Y.%m.%d}",
        "White": _name(table.seats["white"]),
        "Black": _name(table.seats["black"]),
    }
    if (ballot := table.terms.ballot) is not None:
        tags["Opening"] = opening_tag(ballot)
    record = pdn.record_of(table.game, tags)
    if table.game.offence is not None and table.slips.is_hidden(table.game):
        last = record.nodes[-1]  # nobody has pointed at it yet
        last.comments = [one for one in last.comments if not _tells_a_slip(one)]
    return pdn.format(record)


def _tells_a_slip(comment: pdn.Comment) -> bool:
    return any(isinstance(command, Open) for command in comment.commands)


def _name(seat: Seat) -> str:
    if seat.kind == "computer":
        return f"damier {seat.level}"
    return seat.name or "?"
