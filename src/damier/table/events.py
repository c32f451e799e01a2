"""What happened at a table: accepted commands, numbered, with the server's time."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from damier.table.commands import Command, Deed

By = Literal["white", "black", "both", "server"]

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Deed)


class Event(Struct, frozen=True):
    """One accepted command: `at` is in seconds since the epoch, `client` the player's own number.

    The same events in the same order always make the same table.
    """

    seq: int
    at: float
    by: By
    deed: Deed
    client: int | None = None


def deed_text(deed: Command) -> str:
    """Write a deed as JSON, without what only its sender needs."""
    return _encoder.encode(replace(deed, id=0, seq=None)).decode()


def parse_deed(text: str) -> Deed:
    """Read a deed that `deed_text` wrote."""
    deed: Deed = _decoder.decode(text)
    return deed
