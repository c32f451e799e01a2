"""What goes over the websocket; commands are in damier.table.commands."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations
from damier.table.commands import Number, PlayerCommand
from damier.table.view import MoveView, View  # noqa: TC001  msgspec reads annotations


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


class Welcome(Struct, tag_field="type", tag="welcome"):
    """Where one sits, the table and all that has happened.

    Commands are best numbered on from `last_id`.
    """

    seat: str | None
    table: dict[str, Any]
    view: View
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


class State(Struct, tag_field="type", tag="state"):
    """The table after an event."""

    view: View
    players: dict[Colour, Any]


class Presence(Struct, tag_field="type", tag="presence", omit_defaults=True):
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


class LobbyMessage(Struct, tag_field="type", tag="lobby"):
    """The tables that wait for an opponent."""

    tables: list[dict[str, Any]]


class Pong(Struct, tag_field="type", tag="pong"):
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


def decode(text: str | bytes) -> Hello | Ping | Beat | PlayerCommand:
    """Read a message; raises one of UNREADABLE."""
    message: Hello | Ping | Beat | PlayerCommand = _incoming.decode(text)
    return message
