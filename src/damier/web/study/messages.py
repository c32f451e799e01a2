"""What is said over the websocket of the analysis page, one message a frame."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from damier.web.study.endgames import TableShape
from damier.web.study.searches import LineShape

Id = Annotated[int, Meta(ge=0, le=2**53)]
Toml = Annotated[str, Meta(max_length=32_768)]
Name = Annotated[str, Meta(max_length=64)]


class Analyse(msgspec.Struct, tag="analyse", tag_field="type"):
    """Think about a position and tell the best lines as they are found.

    More `seconds` or `threads` than the server gives are cut to what it does; without `tables` the
    endgame tables are not asked.
    """

    id: Id
    fen: Annotated[str, Meta(max_length=1_000)] = ""
    sheet: Name | None = None
    sheet_toml: Toml | None = None
    lines: Annotated[int, Meta(ge=1, le=5)] = 1
    seconds: Annotated[float, Meta(gt=0, le=86_400)] = 30
    threads: Annotated[int, Meta(ge=1, le=256)] = 1
    tables: bool = True
    lang: Name = "en"


class Stop(msgspec.Struct, tag="stop", tag_field="type"):
    """Think no more."""


class Lines(msgspec.Struct, tag="lines", tag_field="type"):
    """The best lines so far; `table` is what the endgame tables say, where they know."""

    id: int
    depth: int
    nodes: int
    nps: int
    lines: list[LineShape]
    table: TableShape | None = None
    done: bool = False


class Waiting(msgspec.Struct, tag="waiting", tag_field="type"):
    """Every engine is thinking for somebody else; it will be this visitor's turn soon."""

    id: int
    text: str


class Trouble(msgspec.Struct, tag="problem", tag_field="type"):
    """Why nothing comes: the code, sentence and facts of a refusal over HTTP."""

    id: int
    code: str
    message: str
    detail: dict[str, Any] = {}


Asked = Analyse | Stop
Told = Lines | Waiting | Trouble
decoder = msgspec.json.Decoder(Asked)
encoder = msgspec.json.Encoder()
