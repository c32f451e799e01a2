"""A stored game as one line of an export."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from damier.live.rooms import table_of
from damier.storage.exporting import milliseconds
from damier.web.archive import pdn_of
from damier.web.programs.games import moves_of, player_of, status_of_game
from damier.web.programs.variants import perf_of, speed_of_control, variant_of

if TYPE_CHECKING:
    from damier.storage.store import StoredTable


def exported_game(stored: StoredTable) -> dict[str, Any]:
    """Return a game; the words are lidraughts', `sheet`, `mode`, `control` and `pdn` our own."""
    table, terms = table_of(stored), stored.terms
    status, winner = status_of_game(table)
    return {
        "id": stored.id,
        "rated": table.is_rated,
        "variant": variant_of(terms).key,
        "sheet": terms.sheet,
        "mode": terms.mode,
        "speed": speed_of_control(terms.control),
        "perf": perf_of(terms)["key"],
        "control": terms.control,
        "createdAt": milliseconds(stored.made),
        "lastMoveAt": milliseconds(stored.updated),
        "status": status,
        "result": stored.summary.result,
        "players": {side: player_of(table.seats[side]) for side in ("white", "black")},
        "initialFen": terms.start_fen,
        "moves": " ".join(moves_of(table)),
        "pdn": pdn_of(stored),
        **({"winner": winner} if winner else {}),
    }
