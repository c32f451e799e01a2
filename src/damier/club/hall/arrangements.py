"""What a director may change about a tournament: who may enter, and how rounds begin."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

Entry = Literal["everybody", "link", "director"]


class Arrangements(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who may enter, and how rounds begin.

    `entry`: everybody, who has the link, or nobody but by the director; `guests`: without an
    account, too. `online`: games are played at tables here; otherwise over the board, and results
    are typed in. `lead` are the seconds from a pairing to the start of all its clocks, `patience`
    those after which whoever has not come loses, `pause` those from the last result of a round to
    the next pairing, which without it is the director's to ask for.
    """

    entry: Entry = "everybody"
    guests: bool = True
    online: bool = True
    lead: Annotated[int, Meta(ge=0, le=600)] = 10
    patience: Annotated[int, Meta(ge=5, le=86_400)] = 300
    pause: Annotated[int, Meta(ge=0, le=86_400)] | None = None


_decoder = msgspec.json.Decoder(Arrangements)
_encoder = msgspec.json.Encoder()


def arrangements_text(arrangements: Arrangements) -> str:
    """Write arrangements as they are kept."""
    return _encoder.encode(arrangements).decode()


def parse_arrangements(text: str) -> Arrangements:
    """Read what `arrangements_text` wrote."""
    return _decoder.decode(text)
