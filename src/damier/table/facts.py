"""Facts: what happened at a table, as it is stored and told from server to server.

A fact says what came of a command, so that nobody has to ask a rule again: a table that is told
its facts never refuses one. Its tag ends in a version. A field that a server may leave unread can
be added to a fact as it is; whatever changes its meaning needs a new version beside the old one,
which is read for ever. A fact that a server does not know, of a newer one beside it, is kept as it
is (`Unknown`), and the table waits for somebody who knows it.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from damier.rules.sheet import Colour, Offence  # noqa: TC001  msgspec reads annotations

Square = Annotated[int, Meta(ge=1, le=400)]
Squares = tuple[Square, ...]


class Fact(Struct, frozen=True, omit_defaults=True, tag_field="fact"):
    """Something that happened; times and who did it belong to the event it came with."""


class Step(Struct, frozen=True, omit_defaults=True):
    """A move as it was made, or should have been: its squares, what it took, whether it crowned."""

    path: Squares
    captured: Squares = ()
    crowns: bool = False


class Slip(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """The duty that a move broke: the sheet's offence, the refusal it was made in spite of.

    `rule` is the field of the sheet that the duty stands in, `squares` the pieces it is about,
    `required` the moves that it asked for; `taken` and `most` count pieces captured and to be
    captured; `huffable` are the pieces that may be taken off for it.
    """

    kind: Offence
    code: str
    rule: str
    squares: Squares = ()
    required: tuple[Step, ...] = ()
    taken: int = 0
    most: int = 0
    huffable: Squares = ()


class Seated(Fact, frozen=True, tag="seated.1"):
    """Somebody took the open seat of a side; `rated`: and agreed that the game counts."""

    side: Colour
    name: str = ""
    rated: bool = False
    rating: str = ""


class Named(Fact, frozen=True, tag="named.1"):
    """A side is called so from now on."""

    side: Colour
    name: str


class Moved(Fact, frozen=True, tag="moved.1"):
    """The side to move made a move; `slip` if it broke a duty.

    `pressed` is false for a move that was only announced with a claim: the clock ran on.
    """

    path: Squares
    captured: Squares = ()
    crowns: bool = False
    slip: Slip | None = None
    pressed: bool = True


class Touched(Fact, frozen=True, tag="touched.1"):
    """The side to move touched a piece; the one on `bound` has to move."""

    square: Square
    bound: Square | None = None


class Straightened(Fact, frozen=True, tag="straightened.1"):
    """The side to move said that the next touch only straightens."""


class Pointed(Fact, frozen=True, tag="pointed.1"):
    """A side pointed at a piece; `found`: it should have captured."""

    side: Colour
    square: Square
    found: bool = False


class Huffed(Fact, frozen=True, tag="huffed.1"):
    """A piece was taken off for a slip; `is_turn`: that was the turn."""

    square: Square
    is_turn: bool = False


class Withdrawn(Fact, frozen=True, tag="withdrawn.1"):
    """The last move was taken back for a slip; a legal one has to follow."""


class Stood(Fact, frozen=True, tag="stood.1"):
    """A slip was let stand."""


class Offered(Fact, frozen=True, tag="offered.1"):
    """A side offered a draw."""

    side: Colour


class Accepted(Fact, frozen=True, tag="accepted.1"):
    """A side took the draw that the other had offered."""

    side: Colour


class Declined(Fact, frozen=True, tag="declined.1"):
    """A side played on instead of taking the draw offered."""

    side: Colour


class Claimed(Fact, frozen=True, tag="claimed.1"):
    """A side claimed a draw that a rule gives."""

    side: Colour
    rule: str
    article: str | None = None


class Resigned(Fact, frozen=True, tag="resigned.1"):
    """A side gave up."""

    side: Colour


class CalledOff(Fact, frozen=True, tag="called-off.1"):
    """A side called the game off before the second move; nobody has won."""

    side: Colour


class Left(Fact, frozen=True, tag="left.1"):
    """A side has left, and the other claimed the game."""

    side: Colour


class Flagged(Fact, frozen=True, tag="flagged.1"):
    """A side's time was up."""

    side: Colour


class Ended(Fact, frozen=True, tag="ended.1"):
    """The game was over: who won (nobody: a draw), why, and by which article.

    `draw` is the place of the draw rule among those of the sheet.
    """

    winner: Colour | None
    reason: str
    article: str | None = None
    draw: int | None = None


class AskedBack(Fact, frozen=True, tag="asked-back.1"):
    """A side asked to take its last move back."""

    side: Colour


class KeptToIt(Fact, frozen=True, tag="kept-to-it.1"):
    """A side was held to its move."""

    side: Colour


class TookBack(Fact, frozen=True, tag="took-back.1"):
    """So many of the last entries were taken back, and the clock with them."""

    entries: int


class WantedMore(Fact, frozen=True, tag="wanted-more.1"):
    """Sides asked for another game."""

    sides: tuple[Colour, ...]


class WentOn(Fact, frozen=True, tag="went-on.1"):
    """The next game of the two is at another table."""

    table: str


class Said(Fact, frozen=True, tag="said.1"):
    """A side said something."""

    side: Colour
    text: str


class Muted(Fact, frozen=True, tag="muted.1"):
    """A side hears nothing more of the other, or (`on` false) hears it again."""

    side: Colour
    on: bool = True


class Reported(Fact, frozen=True, tag="reported.1"):
    """A side told those who run the server of a line of talk (its event), or with 0 of a name."""

    side: Colour
    said: int = 0
    why: str = ""
    reason: str = ""


class Began(Fact, frozen=True, tag="began.1"):
    """The clock was started, of the side to move."""


class Resumed(Fact, frozen=True, tag="resumed.1"):
    """No server ran for so many seconds, which are on nobody's clock."""

    away: float


class Rested(Fact, frozen=True, tag="rested.1"):
    """A side is on vacation until a moment, in seconds since the epoch: its clock stands still."""

    side: Colour
    until: float


class Archived(Fact, frozen=True, tag="archived.1"):
    """What follows was stored in a way that cannot be played any more: only how it looked is known.

    `command` is what was stored, `why` it cannot be played; `board`, `turn` and `result` are those
    of the list of games, `terms` what had been agreed, where nobody can read it any more. The table
    can be looked at, and nobody goes on.
    """

    command: str
    why: str = ""
    board: str = ""
    turn: Colour = "white"
    result: str | None = None
    terms: str = ""


class Unknown(Struct, frozen=True):
    """A fact of a newer server, kept as it was written."""

    text: str


KnownFact = (
    Seated
    | Named
    | Moved
    | Touched
    | Straightened
    | Pointed
    | Huffed
    | Withdrawn
    | Stood
    | Offered
    | Accepted
    | Declined
    | Claimed
    | Resigned
    | CalledOff
    | Left
    | Flagged
    | Ended
    | AskedBack
    | KeptToIt
    | TookBack
    | WantedMore
    | WentOn
    | Said
    | Muted
    | Reported
    | Began
    | Resumed
    | Rested
    | Archived
)
AnyFact = KnownFact | Unknown
By = Literal["white", "black", "both", "server"]

_encoder = msgspec.json.Encoder()
_all = msgspec.json.Decoder(tuple[KnownFact, ...])
_one = msgspec.json.Decoder(KnownFact)
_raw = msgspec.json.Decoder(tuple[Raw, ...])


class Event(Struct, frozen=True):
    """An accepted command: what came of it, numbered from 1 at each table.

    `at` is in seconds since the epoch by the store's clock, `by` who asked, `client` the player's
    own number for the command. The same events in the same order always make the same table.
    """

    seq: int
    at: float
    by: By
    facts: tuple[AnyFact, ...]
    client: int | None = None


def facts_text(facts: tuple[AnyFact, ...]) -> str:
    """Write facts as JSON."""
    if any(isinstance(fact, Unknown) for fact in facts):
        return f"[{','.join(map(_fact_text, facts))}]"
    return _encoder.encode(facts).decode()


def parse_facts(text: str) -> tuple[AnyFact, ...]:
    """Read what `facts_text` wrote, here or at a newer server."""
    try:
        facts: tuple[AnyFact, ...] = _all.decode(text)
    except msgspec.ValidationError:
        facts = tuple(map(_read, _raw.decode(text)))
    return facts


def _fact_text(fact: AnyFact) -> str:
    return fact.text if isinstance(fact, Unknown) else _encoder.encode(fact).decode()


def _read(raw: Raw) -> AnyFact:
    try:
        fact: AnyFact = _one.decode(raw)
    except msgspec.ValidationError:
        fact = Unknown(bytes(raw).decode())
    return fact
