"""What openings are called, where those who draw them have given them names."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from damier.decks.deck import deck, decks

if TYPE_CHECKING:
    from damier.position import Position


def opening_name(position: Position) -> str | None:
    """Return the name of the opening that leads to a position, by whatever moves; None if none."""
    return _names(position.sheet.play_hash).get((position.turn, position.board))


@cache
def _names(play_hash: str) -> dict[tuple[str, str], str]:
    found: dict[tuple[str, str], str] = {}
    for name in decks():
        chosen = deck(name)
        if chosen.sheet.play_hash == play_hash:
            for ballot in chosen.ballots:
                if ballot.name:
                    position = chosen.position(ballot)
                    found[position.turn, position.board] = ballot.name
    return found
