"""What happens on a DamExchange connection."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.position import Move, Position
    from damier.protocols.dxp.messages import Acceptance, Reason
    from damier.rules.sheet import Colour


@dataclass(frozen=True, slots=True)
class Send:
    """Send this message, with a NUL behind it."""

    text: str


@dataclass(frozen=True, slots=True)
class Started:
    """A game begins, in which this side is `side`; `moves` 0 is no limit."""

    side: Colour
    position: Position
    minutes: int
    moves: int
    peer: str


@dataclass(frozen=True, slots=True)
class PeerRefused:
    """The other side does not want the game proposed."""

    code: Acceptance


@dataclass(frozen=True, slots=True)
class PeerMoved:
    """The other side has moved."""

    move: Move
    seconds: int


@dataclass(frozen=True, slots=True)
class Disagreed:
    """The other side did what this one cannot follow; the game ends without a result."""

    why: str


@dataclass(frozen=True, slots=True)
class GameOver:
    """A game is over: `by` ended it, for the reason that it gave."""

    reason: Reason
    by: Colour
    stop: bool = False


@dataclass(frozen=True, slots=True)
class PeerSaid:
    """The other side has sent a word."""

    text: str


@dataclass(frozen=True, slots=True)
class Stopped:
    """No further game is wanted: the connection can be closed."""


Event = Send | Started | PeerRefused | PeerMoved | Disagreed | GameOver | PeerSaid | Stopped
