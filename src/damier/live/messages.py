"""What goes over the websocket; commands are in damier.table.commands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from damier.game.game import Mode  # noqa: TC001  msgspec reads annotations
from damier.live.sheets import WholeSheet  # noqa: TC001  msgspec reads annotations
from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations
from damier.table.commands import Number, PlayerCommand
from damier.table.draws import DrawOption  # noqa: TC001  msgspec reads annotations
from damier.table.terms import Against, Seat, Slips  # noqa: TC001  msgspec reads annotations
from damier.table.view import (  # noqa: TC001  msgspec reads annotations
    ClockView,
    Eyes,
    OwnView,
    View,
)
from damier.table.wire import MoveView, Wire


class Hello(Struct, tag_field="type", tag="hello"):
    """The first message: what opens the table, the reader's language, the last event seen.

    Who says `beats` answers every beat with one, and counts as away while none comes back.
    """

    token: Annotated[str, Meta(max_length=200)]
    lang: Annotated[str, Meta(max_length=35)] = "en"
    seen: Number = 0
    beats: bool = False


class Beat(Struct, tag_field="type", tag="beat"):
    """Sent every two seconds by the server, and at once sent back: the line is up."""


class Ping(Struct, tag_field="type", tag="ping"):
    """Ask whether the server is there."""


class TableInfo(Struct, omit_defaults=True):
    """What does not change in a game; tokens only for those who play.

    `control` is how the clock goes, `against` who plays besides people, `players` who sits where;
    `ballot` says which opening was drawn by lot, if one was, `tournament` or `simul` whose game it
    is; `shown`: everybody may find it while it is played.
    """

    id: str
    sheet: WholeSheet
    start: str
    mode: Mode
    slips: Slips
    touch_move: bool
    control: str | None
    draw_options: list[DrawOption]
    against: Against
    players: dict[Colour, Seat]
    watch_url_token: str | None = None
    invite_token: str | None = None
    ballot: str | None = None
    tournament: str = ""
    shown: bool = False
    simul: str = ""


class Welcome(Struct, tag_field="type", tag="welcome"):
    """Where one sits, the table and all that has happened.

    Commands are best numbered on from `last_id`.
    """

    seat: Eyes
    table: TableInfo
    view: View
    own: OwnView
    last_id: int


class Ack(Struct, tag_field="type", tag="ack"):
    """The command is stored as event `seq`."""

    id: int
    seq: int


class RefusedMessage(Struct, tag_field="type", tag="refused"):
    """The command was not accepted, and why."""

    id: int
    code: str
    title: str
    text: str
    article: str | None = None
    required: list[MoveView] = []
    attempt: tuple[int, ...] = ()


class StateMessage(Struct, tag_field="type", tag="state"):
    """The table after an event: `view` is the same for all, `own` for one pair of eyes."""

    view: View
    players: dict[Colour, Seat]
    own: OwnView


class PresenceMessage(Struct, tag_field="type", tag="presence", omit_defaults=True):
    """Who is there.

    `left` says for how many seconds a side that is not there has kept the other waiting, and
    `patience` after how many the game may be claimed; both only where that can be.
    """

    white: bool
    black: bool
    watchers: int
    left: dict[Colour, float] = {}
    patience: float | None = None


class ChatMessage(Struct, tag_field="type", tag="chat"):
    """Something said at the table."""

    seq: int
    by: Colour
    name: str
    text: str


class RematchMessage(Struct, tag_field="type", tag="rematch"):
    """The next game is at another table."""

    table: str
    watch_token: str
    seat_token: str | None = None
    colour: str | None = None


class Invitation(Wire, frozen=True):
    """What somebody is invited to; `colour` is the open seat's.

    `draw_options` are the draw rules that were switched on, `ballot` is the opening that was drawn
    by lot, if any, both in words; so is `rated`, if the game counts for both, who are then signed
    in; `rating` is what is known of whoever waits; `shown`: everybody may find the game while it is
    played.
    """

    sheet: str
    sheet_name: str
    mode: Mode
    slips: Slips
    control: str | None
    draw_options: list[str]
    name: str
    colour: Colour
    ballot: str | None
    rated: str | None
    rating: str
    shown: bool


class WaitingTable(Invitation, frozen=True):
    """A table in the lobby; `age` in seconds."""

    table: str
    age: int


class LobbyMessage(Struct, tag_field="type", tag="lobby"):
    """The tables that wait for an opponent."""

    tables: list[WaitingTable]


class ShownGame(Wire, frozen=True):
    """A game that everybody may watch now: what does not change of it.

    `name` is that of a house sheet; `board` the number of the table in a tournament or a simul.
    """

    table: str
    sheet: str
    name: str
    width: int
    height: int
    squares: Literal["dark", "all"]
    mirrored: bool
    white: str
    black: str
    white_rating: str
    black_rating: str
    control: str | None
    tournament: str
    simul: str
    board: int


class ShownPosition(Wire, frozen=True):
    """How a game stands that is watched from afar: `path` and `captured` are of the last move.

    `clock` is as it was at the time in it; `result` is there once the game is over.
    """

    table: str
    seq: int
    plies: int
    pieces: str
    turn: Colour
    path: tuple[int, ...]
    captured: tuple[int, ...]
    clock: ClockView | None
    result: str | None
    watchers: int


class NowMessage(Struct, tag_field="type", tag="now"):
    """The games being played, and how each stands; sent anew whenever one comes or goes.

    `featured` is the one to look at first, `followed` are those of people whom the reader follows,
    `more` is how many there are besides; `at` is the server's time, as clocks have it.
    """

    at: int
    games: list[ShownGame]
    positions: list[ShownPosition]
    featured: str | None
    followed: list[str]
    more: int


class PositionsMessage(Struct, tag_field="type", tag="positions"):
    """How games of the last `now` stand that have gone on since, at most once a second."""

    at: int
    positions: list[ShownPosition]


class TournamentMessage(Struct, tag_field="type", tag="tournament"):
    """A tournament as it is now: a `TournamentView`."""

    tournament: str
    view: Any


class BlackboardMessage(Struct, tag_field="type", tag="blackboard"):
    """What a club is shown now: a `BlackboardView`, nothing while there is nothing."""

    club: str
    view: Any


class PongMessage(Struct, tag_field="type", tag="pong"):
    """The server is there."""


class Bye(Struct, tag_field="type", tag="bye"):
    """The server ends the connection, and why."""

    code: str
    text: str


UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)

_encoder = msgspec.json.Encoder()
_incoming = msgspec.json.Decoder(Hello | Ping | Beat | PlayerCommand)


def encode(message: Struct) -> str:
    """Write a message."""
    return _encoder.encode(message).decode()


def states(view: View, players: dict[Colour, Seat], own: dict[Eyes, OwnView]) -> dict[Eyes, str]:
    """Write the state messages after one event for all who look; their view is written once."""
    shared: Any = msgspec.Raw(_encoder.encode(view))
    return {eyes: encode(StateMessage(shared, players, each)) for eyes, each in own.items()}


def decode(text: str | bytes) -> Hello | Ping | Beat | PlayerCommand:
    """Read a message; raises one of UNREADABLE."""
    message: Hello | Ping | Beat | PlayerCommand = _incoming.decode(text)
    return message
