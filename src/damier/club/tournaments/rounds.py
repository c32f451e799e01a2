"""What a round was for one player, as pairing, tie-breaks and reports ask for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.club.tournaments.encounter import DRAW, WIN

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.club.tournaments.facts import ByeKind
    from damier.club.tournaments.parts import PairedRound
    from damier.rules.sheet import Colour

Mark = Literal["1", "=", "0", "+", "-", "U", "F", "H", "Z", " "]
BYE_POINTS: Mapping[ByeKind, int] = {"bye": 2, "full": 2, "half": 1, "zero": 0}
_BYE_MARKS: Mapping[ByeKind, Mark] = {"bye": "U", "full": "F", "half": "H", "zero": "Z"}


@dataclass(frozen=True, slots=True)
class RoundPart:
    """A round as one player had it; `mark` is how a tournament report writes it.

    `opponent` is 0 for whoever had none. A blank mark: the games have not ended yet.
    """

    mark: Mark
    points: int = 0
    opponent: int = 0
    colour: Colour | Literal[""] = ""

    @property
    def is_played(self) -> bool:
        """Whether it was played at the board, and has ended."""
        return self.mark in ("1", "=", "0")

    @property
    def is_pending(self) -> bool:
        """Whether it is still played."""
        return self.mark == " "


def part_in(paired: PairedRound, player: int) -> RoundPart:
    """Return what a round was for a player: nothing at all for whoever was not there."""
    found = paired.encounter_of(player)
    if found is None:
        bye = paired.bye_of(player)
        return (
            RoundPart("Z") if bye is None else RoundPart(_BYE_MARKS[bye.kind], BYE_POINTS[bye.kind])
        )
    other, colour = found.other(player), found.colour_of(player)
    if not found.is_complete:
        return RoundPart(" ", found.points(player), other, colour)
    points = found.points(player)
    if found.is_played:
        mark: Mark = "1" if points == WIN else "=" if points == DRAW else "0"
    else:
        mark = "+" if points == WIN else "-"
    return RoundPart(mark, points, other, colour)
