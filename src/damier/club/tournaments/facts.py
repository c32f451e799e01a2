"""Facts: what happened in a tournament, as it is stored and told from server to server.

As at a table (`damier.table.facts`), a fact says what came of a command, so that nobody has to ask
a rule again; its tag ends in a version, and one that is not known here is kept as it is.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from damier.table.facts import Unknown

Number = Annotated[int, Meta(ge=1, le=9999)]
GameResult = Literal["white", "draw", "black", "white-absent", "black-absent", "both-absent"]
ByeKind = Literal["bye", "full", "half", "zero"]


class TournamentFact(Struct, frozen=True, omit_defaults=True, tag_field="fact"):
    """Something that happened; when, and who did it, belongs to the event it came with."""


class Pairing(Struct, frozen=True, omit_defaults=True):
    """Two who play in a round, at a table; `white` has it in the first of their games."""

    table: Number
    white: Number
    black: Number


class SitsOut(Struct, frozen=True, omit_defaults=True):
    """Somebody who is in a round without playing it.

    `kind` is `bye` for whoever was left over, with the points of a win; `full`, `half` and `zero`
    were given. `table` is the place in the tree of a knockout, where there is one.
    """

    player: Number
    kind: ByeKind = "bye"
    table: Annotated[int, Meta(ge=0, le=9999)] = 0


class PlayerEntered(TournamentFact, frozen=True, tag="entered.1"):
    """Somebody takes part, under this number for ever; `person` is whose account it is."""

    player: Number
    name: str
    rating: int = 0
    person: str = ""


class PlayerLeft(TournamentFact, frozen=True, tag="left.1"):
    """Somebody is not paired any more."""

    player: Number


class PlayerReturned(TournamentFact, frozen=True, tag="returned.1"):
    """Somebody who had left is paired again."""

    player: Number


class PairForbidden(TournamentFact, frozen=True, tag="forbidden.1"):
    """Two are not paired with each other from now on."""

    one: Number
    other: Number


class PairAllowed(TournamentFact, frozen=True, tag="allowed.1"):
    """Two who were kept apart may be paired again."""

    one: Number
    other: Number


class ByeGiven(TournamentFact, frozen=True, tag="bye-given.1"):
    """Somebody sits a round out that is not paired yet, at his own wish."""

    player: Number
    round: Number
    kind: ByeKind


class RoundPaired(TournamentFact, frozen=True, tag="paired.1"):
    """A round was paired: who plays, who sits out.

    `lifted` are the players whom an accelerated round counts as having `lift` halves of a win more.
    `ballot` is the number of the one that was drawn for all tables.
    """

    round: Number
    pairings: tuple[Pairing, ...]
    sitting_out: tuple[SitsOut, ...] = ()
    lifted: tuple[Number, ...] = ()
    lift: int = 0
    ballot: int | None = None


class RoundUnpaired(TournamentFact, frozen=True, tag="unpaired.1"):
    """The pairing of the last round, which had no result yet, is void."""

    round: Number
    why: str = ""


class GameScored(TournamentFact, frozen=True, tag="scored.1"):
    """A game of a pairing ended so, by the colours of that game; colours change game by game."""

    round: Number
    table: Number
    result: GameResult
    game: Number = 1


class GameCorrected(TournamentFact, frozen=True, tag="corrected.1"):
    """What a game had ended with was wrong; no `result`: it is still to be played."""

    round: Number
    table: Number
    result: GameResult | None
    why: str
    game: Number = 1


class MatchDecided(TournamentFact, frozen=True, tag="decided.1"):
    """The director says who goes on from a tied match: a lot was drawn, for instance."""

    round: Number
    table: Number
    winner: Number
    why: str


class TournamentEnded(TournamentFact, frozen=True, tag="ended.1"):
    """The tournament is over: nobody is paired any more."""


KnownTournamentFact = (
    PlayerEntered
    | PlayerLeft
    | PlayerReturned
    | PairForbidden
    | PairAllowed
    | ByeGiven
    | RoundPaired
    | RoundUnpaired
    | GameScored
    | GameCorrected
    | MatchDecided
    | TournamentEnded
)
AnyTournamentFact = KnownTournamentFact | Unknown


class TournamentEvent(Struct, frozen=True):
    """An accepted command: what came of it, numbered from 1 in each tournament.

    `at` is in seconds since the epoch, `by` whoever asked, as the caller names people. The same
    events in the same order always make the same tournament.
    """

    seq: int
    at: float
    by: str
    facts: tuple[AnyTournamentFact, ...]


_encoder = msgspec.json.Encoder()
_one = msgspec.json.Decoder(KnownTournamentFact)
_raw = msgspec.json.Decoder(tuple[Raw, ...])


def tournament_facts_text(facts: tuple[AnyTournamentFact, ...]) -> str:
    """Write facts as JSON."""
    return f"[{','.join(map(_text, facts))}]"


def parse_tournament_facts(text: str) -> tuple[AnyTournamentFact, ...]:
    """Read what `tournament_facts_text` wrote, here or at a newer server."""
    return tuple(map(_read, _raw.decode(text)))


def _text(fact: AnyTournamentFact) -> str:
    return fact.text if isinstance(fact, Unknown) else _encoder.encode(fact).decode()


def _read(raw: Raw) -> AnyTournamentFact:
    try:
        fact: AnyTournamentFact = _one.decode(raw)
    except msgspec.ValidationError:
        fact = Unknown(bytes(raw).decode())
    return fact
