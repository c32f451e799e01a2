"""What a Hub engine has to do, and what a Hub engine has said."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from damier.engine import Limit
    from damier.game import Game
    from damier.position import Move
    from damier.protocols.hub.settings import HubSettings

Mode = Literal["think", "ponder", "analyze"]

# For the engine's side: what `HubEngine.feed` returns, to be done in this order.


@dataclass(frozen=True, slots=True)
class Say:
    """Send this line."""

    line: str


@dataclass(frozen=True, slots=True)
class Configure:
    """Make an engine with these settings."""

    settings: HubSettings


@dataclass(frozen=True, slots=True)
class Go:
    """Begin to search; without `limit` until told to stop. While it ponders no clock runs."""

    game: Game
    limit: Limit | None
    mode: Mode


@dataclass(frozen=True, slots=True)
class PonderHit:
    """The expected move was played: from now on the search's limit counts."""


@dataclass(frozen=True, slots=True)
class StopSearch:
    """End the search; its result is wanted all the same."""


@dataclass(frozen=True, slots=True)
class Forget:
    """Forget what earlier searches found."""


@dataclass(frozen=True, slots=True)
class Quit:
    """End the program."""


Action = Say | Configure | Go | PonderHit | StopSearch | Forget | Quit

# For the GUI's side: what `HubClient.feed` returns.


@dataclass(frozen=True, slots=True)
class Identity:
    """Who the engine is."""

    name: str
    version: str = ""
    author: str = ""
    country: str = ""


@dataclass(frozen=True, slots=True)
class Param:
    """Something that may be set; `values` are an enum's, `least` and `most` a number's."""

    name: str
    value: str = ""
    type: str = "string"
    values: tuple[str, ...] = ()
    least: float | None = None
    most: float | None = None


@dataclass(frozen=True, slots=True)
class Wait:
    """All is declared: the engine waits for values and `init`."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The engine can search."""


@dataclass(frozen=True, slots=True)
class SearchInfo:
    """How a search goes on: `score` in men, `speed` in million nodes a second; None if not said."""

    depth: int | None = None
    mean_depth: float | None = None
    score: float | None = None
    nodes: int | None = None
    seconds: float | None = None
    speed: float | None = None
    moves: tuple[Move, ...] = ()


@dataclass(frozen=True, slots=True)
class Done:
    """The move found, the answer expected, and the last that was told of the search."""

    move: Move
    ponder: Move | None = None
    info: SearchInfo = SearchInfo()


@dataclass(frozen=True, slots=True)
class Pong:
    """The engine is alive."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """The engine says that something is wrong."""

    message: str


Event = Identity | Param | Wait | Ready | SearchInfo | Done | Pong | Complaint
