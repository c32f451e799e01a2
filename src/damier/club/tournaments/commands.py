"""What may be asked of a tournament, as messages told apart by `type`.

Whether somebody may ask it is the caller's to know: players enter, leave and report results, a
director does all of it.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from damier.club.tournaments.facts import GameResult, Number  # noqa: TC001  msgspec reads them
from damier.rules.sheet import Colour

NAME_LENGTH = 60
Why = Annotated[str, Meta(max_length=300)]
Absent = Colour | Literal["both"]


def _kebab(name: str) -> str:
    """Return the type of a message from the name of its class: `PairRound` is `pair-round`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


class TournamentCommand(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=_kebab):
    """Any command to a tournament."""


class EnterPlayer(TournamentCommand, frozen=True):
    """Take part; late, too, where the system lets people come late."""

    name: Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
    rating: Annotated[int, Meta(ge=0, le=4000)] = 0
    person: Annotated[str, Meta(max_length=64)] = ""


class WithdrawPlayer(TournamentCommand, frozen=True):
    """Be paired no more; a game that is being played stays as it is."""

    player: Number


class ReturnPlayer(TournamentCommand, frozen=True):
    """Be paired again after having left."""

    player: Number


class ForbidPair(TournamentCommand, frozen=True):
    """Keep two apart from now on: brothers, or two of one class."""

    one: Number
    other: Number


class AllowPair(TournamentCommand, frozen=True):
    """Let two be paired again who were kept apart."""

    one: Number
    other: Number


class GiveBye(TournamentCommand, frozen=True):
    """Let somebody sit out a round that is not paired yet, for half a point or none."""

    player: Number
    round: Number
    kind: Literal["half", "zero"] = "half"


class PairRound(TournamentCommand, frozen=True):
    """Pair this round, once; `lot` is the caller's dice, for the ballot."""

    round: Number
    lot: Annotated[int, Meta(ge=0, le=2**53)] = 0


class RepairRound(TournamentCommand, frozen=True):
    """Pair this round, which has no result yet, anew."""

    round: Number
    why: Why = ""
    lot: Annotated[int, Meta(ge=0, le=2**53)] = 0


class SetResult(TournamentCommand, frozen=True):
    """Say how a game ended, by its colours: in every second game of a match they are changed."""

    round: Number
    table: Number
    result: Literal["white", "draw", "black"]
    game: Number = 1


class ForfeitGames(TournamentCommand, frozen=True):
    """Say who did not come, by the colours of the pairing: the games not played are lost."""

    round: Number
    table: Number
    absent: Absent


class CorrectResult(TournamentCommand, frozen=True):
    """Put a result right, and say why; no `result`: the game is still to be played."""

    round: Number
    table: Number
    result: GameResult | None
    why: Why
    game: Number = 1


class DecideMatch(TournamentCommand, frozen=True):
    """Say who goes on from a tied match of a knockout, and why."""

    round: Number
    table: Number
    winner: Number
    why: Why


class EndTournament(TournamentCommand, frozen=True):
    """End the tournament; afterwards results can be put right, and nothing else."""


TournamentDeed = (
    EnterPlayer
    | WithdrawPlayer
    | ReturnPlayer
    | ForbidPair
    | AllowPair
    | GiveBye
    | PairRound
    | RepairRound
    | SetResult
    | ForfeitGames
    | CorrectResult
    | DecideMatch
    | EndTournament
)
