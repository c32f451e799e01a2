"""What players may ask of a table, as messages told apart by `type`."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations

Square = Annotated[int, Meta(ge=1, le=400)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
NAME_LENGTH = 40
CHAT_LENGTH = 300
ReportReason = Literal["talk", "name", "unfair", "leaves", "other"]


def _kebab(name: str) -> str:
    """Return the type of a message from the name of its class: `OfferDraw` is `offer-draw`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).removeprefix("-")


class Command(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type", tag=_kebab):
    """Any command: `id` is the client's own number for it, `seq` the last event it has seen."""

    id: Number = 0
    seq: Number | None = None


class Move(Command, frozen=True):
    """Move along a path of squares, or as written."""

    path: Annotated[tuple[Square, ...], Meta(max_length=100)] = ()
    text: Annotated[str, Meta(max_length=300)] = ""


class Touch(Command, frozen=True):
    """Touch a piece of one's own."""

    square: Square


class Straighten(Command, frozen=True):
    """Say that the next touch only straightens."""


class Point(Command, frozen=True):
    """Say that the piece on a square should have captured, where slips are not announced."""

    square: Square


class Huff(Command, frozen=True):
    """Take off a piece that should have captured."""

    square: Square


class Withdraw(Command, frozen=True):
    """Have the offending move taken back."""


class Stand(Command, frozen=True):
    """Let the offending move stand."""


class OfferDraw(Command, frozen=True):
    """Offer a draw."""


class AcceptDraw(Command, frozen=True):
    """Accept the draw offered."""


class DeclineDraw(Command, frozen=True):
    """Play on instead."""


class ClaimDraw(Command, frozen=True):
    """Claim a draw that a rule gives now, or gives by the move of `path`, made with the claim."""

    path: Annotated[tuple[Square, ...], Meta(max_length=100)] = ()


class Resign(Command, frozen=True):
    """Give the game up; two at one device name the `side`, else it is that to move."""

    side: Colour | None = None


class Abort(Command, frozen=True):
    """Call the game off before the second move; nobody has won."""


class ClaimLeft(Command, frozen=True):
    """Claim a game without a clock whose other player has been away for long."""


class AskTakeback(Command, frozen=True):
    """Ask to take the last move back."""


class AcceptTakeback(Command, frozen=True):
    """Let the opponent take the move back."""


class DeclineTakeback(Command, frozen=True):
    """Hold the opponent to the move."""


class Rematch(Command, frozen=True):
    """Ask for another game with colours swapped."""


class Name(Command, frozen=True):
    """Say what one is called; two at one device name the `side`, else it is that to move."""

    name: Annotated[str, Meta(max_length=NAME_LENGTH)]
    side: Colour | None = None


class Say(Command, frozen=True, tag="chat"):
    """Say something to all at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=CHAT_LENGTH)]


class Mute(Command, frozen=True):
    """Hear nothing more of what the other side says, or (`on` false) hear it again."""

    on: bool = True


class Report(Command, frozen=True):
    """Tell those who run the server, once a game, what is wrong with the other side.

    `said` is the event of a line of talk, 0 if it is about something else; without a `reason` it is
    about talk, or else about the name.
    """

    said: Number = 0
    why: Annotated[str, Meta(max_length=CHAT_LENGTH)] = ""
    reason: ReportReason | None = None


class Joined(Command, frozen=True):
    """Somebody has taken the open seat; only the server says so."""

    name: str = ""
    rated: bool = False
    rating: str = ""


class Flag(Command, frozen=True):
    """The running side's time is up; only the server says so."""


class Resume(Command, frozen=True, tag="resumed"):
    """The server was away for so many seconds, which are on nobody's clock."""

    away: float


class Begin(Command, frozen=True):
    """The clock starts, whoever is there; only the server says so."""


class Forfeit(Command, frozen=True):
    """A side did not come, or the director says that it has lost; only the server says so."""

    side: Colour


class CallOff(Command, frozen=True):
    """The game counts for nothing, however far it is; only the server says so."""


class Rest(Command, frozen=True):
    """A side is on vacation until a moment, or back (`until` now); only the server says so."""

    side: Colour
    until: float


class Rematched(Command, frozen=True):
    """The next game of the two is at another table; only the server says so."""

    table: str


PlayerCommand = (
    Move
    | Touch
    | Straighten
    | Point
    | Huff
    | Withdraw
    | Stand
    | OfferDraw
    | AcceptDraw
    | DeclineDraw
    | ClaimDraw
    | Resign
    | Abort
    | ClaimLeft
    | AskTakeback
    | AcceptTakeback
    | DeclineTakeback
    | Rematch
    | Name
    | Say
    | Mute
    | Report
)
Deed = PlayerCommand | Joined | Flag | Resume | Rest | Begin | Forfeit | CallOff | Rematched
