"""Games between programs as PDN."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from damier.pdn import Record
from damier.pdn.result import format_result

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.game import Game
    from damier.pdn.result import Result
    from damier.rules.sheet import Colour


def record_game(
    game: Game, event: str, names: Mapping[Colour, str], result: Result, **tags: str
) -> Record:
    """Return the record of a game played today."""
    known = {
        "Event": event,
        "Date": datetime.now(UTC).strftime("%Y.%m.%d"),
        "White": names["white"],
        "Black": names["black"],
        "Result": format_result(result, game.sheet),
    }
    record = Record(game.sheet, {**known, **tags}, start=game.start)
    for move in game.moves:
        record.play(move)
    return record
