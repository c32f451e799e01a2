"""The messages of DamExchange: 1 to 127 ASCII characters, the first says which."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Literal

from damier.protocols.errors import ProtocolError
from damier.protocols.printable import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.rules.sheet import Colour

PORT = 27531  # where a program listens unless it is told another
LONGEST = 127
VERSION = 1
_NAME = 32
_SQUARES = 50
_LETTERS = str.maketrans("bBzZ", "zZbB")
Letter = Literal["W", "Z"]


class Acceptance(IntEnum):
    """The answer to a proposed game."""

    YES = 0
    OTHER_VERSION = 1
    NOT_THIS_GAME = 2
    NO_GAME = 3


class Reason(IntEnum):
    """Why a game ends, as the one who ends it says."""

    UNKNOWN = 0
    I_LOSE = 1
    DRAW = 2
    I_WIN = 3


class BackAnswer(IntEnum):
    """The answer to a wish to go back."""

    YES = 0
    NOT_SUPPORTED = 1
    NO = 2


@dataclass(frozen=True, slots=True)
class GameRequest:
    """A proposed game; `moves` 0 is no limit, `position` a side and 50 letters, None the start."""

    name: str
    follower: Colour
    minutes: int = 0
    moves: int = 0
    position: str | None = None
    version: int = VERSION


@dataclass(frozen=True, slots=True)
class GameAnswer:
    """The answer to a proposed game."""

    name: str
    code: Acceptance = Acceptance.YES


@dataclass(frozen=True, slots=True)
class MoveMessage:
    """A move: its ends and all captured squares, and how long it took."""

    seconds: int
    start: int
    end: int
    captured: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class GameEnd:
    """The end of a game; `stop`: and of the connection."""

    reason: Reason = Reason.UNKNOWN
    stop: bool = False


@dataclass(frozen=True, slots=True)
class BackRequest:
    """The wish to go back to the move of this number and side."""

    number: int
    side: Colour


@dataclass(frozen=True, slots=True)
class BackReply:
    """The answer to a wish to go back."""

    code: BackAnswer = BackAnswer.NOT_SUPPORTED


@dataclass(frozen=True, slots=True)
class ChatMessage:
    """A word to whoever watches."""

    text: str


Message = GameRequest | GameAnswer | MoveMessage | GameEnd | BackRequest | BackReply | ChatMessage


def encode(message: Message) -> str:
    """Write a message, without the NUL that ends it."""
    match message:
        case GameRequest():
            text = _encode_request(message)
        case GameAnswer(name, code):
            text = f"A{_padded(name)}{code:d}"
        case MoveMessage(seconds, start, end, captured):
            squares = "".join(f"{square:02}" for square in captured)
            text = f"M{_bounded(seconds, 4)}{start:02}{end:02}{len(captured):02}{squares}"
        case GameEnd(reason, stop):
            text = f"E{reason:d}{stop:d}"
        case BackRequest(number, side):
            text = f"B{_bounded(number, 3)}{_letter(side)}"
        case BackReply(code):
            text = f"K{code:d}"
        case ChatMessage(words):
            text = f"C{_ascii(words)}"[:LONGEST]
    if not 1 <= len(text) <= LONGEST:
        raise ProtocolError(f"expected a message of 1 to {LONGEST} characters, got {text!r}")
    return text


def decode(text: str) -> Message:
    """Read a message; blanks behind it do not matter."""
    reader = _READERS.get(text[:1])
    if reader is None or len(text) > LONGEST or not text.isascii():
        raise ProtocolError(f"expected a DXP message, got {text[:LONGEST]!r}", text=text)
    pattern, make = reader
    found = pattern.fullmatch(text)
    if found is None:
        raise ProtocolError(f"expected a message {pattern.pattern}, got {text!r}", text=text)
    return make(found)


def swap_letters(letters: str) -> str:
    """Turn damier's letters for black pieces into DXP's, and back."""
    return letters.translate(_LETTERS)


def _encode_request(message: GameRequest) -> str:
    head = f"R{_bounded(message.version, 2)}{_padded(message.name)}{_letter(message.follower)}"
    times = f"{_bounded(message.minutes, 3)}{_bounded(message.moves, 3)}"
    place = "A" if message.position is None else f"B{swap_letters(message.position)}"
    return head + times + place


def _read_request(found: re.Match[str]) -> Message:
    version, name, follower, minutes, moves, side, squares = found.groups()
    position = swap_letters(side + squares) if side else None
    return GameRequest(
        printable(name).strip(), _colour(follower), int(minutes), int(moves), position, int(version)
    )


def _read_move(found: re.Match[str]) -> Message:
    seconds, start, end, count, squares = found.groups()
    captured = tuple(int(squares[at : at + 2]) for at in range(0, len(squares), 2))
    numbers = (int(start), int(end), *captured)
    if len(captured) != int(count) or not all(1 <= square <= _SQUARES for square in numbers):
        raise ProtocolError(f"expected squares from 1 to 50, got {found[0]!r}", text=found[0])
    return MoveMessage(int(seconds), int(start), int(end), captured)


_READERS: dict[str, tuple[re.Pattern[str], Callable[[re.Match[str]], Message]]] = {
    "R": (
        re.compile(
            r"R([0-9]{2})(.{32})([WZ])([0-9]{3})([0-9]{3})(?:A|B([WZ])([wWzZe]{50}))\s*", re.DOTALL
        ),
        _read_request,
    ),
    "A": (
        re.compile(r"A(.{32})([0-3])\s*", re.DOTALL),
        lambda found: GameAnswer(printable(found[1]).strip(), Acceptance(int(found[2]))),
    ),
    "M": (
        re.compile(r"M([0-9]{4})([0-9]{2})([0-9]{2})([0-9]{2})((?:[0-9]{2})*)\s*"),
        _read_move,
    ),
    "E": (
        re.compile(r"E([0-3])([01])\s*"),
        lambda found: GameEnd(Reason(int(found[1])), found[2] == "1"),
    ),
    "B": (
        re.compile(r"B([0-9]{3})([WZ])\s*"),
        lambda found: BackRequest(int(found[1]), _colour(found[2])),
    ),
    "K": (
        re.compile(r"K([0-2])\s*"),
        lambda found: BackReply(BackAnswer(int(found[1]))),
    ),
    "C": (re.compile(r"C(.*)", re.DOTALL), lambda found: ChatMessage(found[1])),
}


def _ascii(text: str) -> str:
    plain = text.encode("ascii", "replace").decode("ascii")
    return "".join(letter if letter.isprintable() else " " for letter in plain)


def _padded(name: str) -> str:
    return f"{_ascii(name)[:_NAME]:<{_NAME}}"


def _bounded(number: int, digits: int) -> str:
    return f"{min(max(number, 0), 10**digits - 1):0{digits}}"


def _letter(colour: Colour) -> Letter:
    return "W" if colour == "white" else "Z"


def _colour(letter: str) -> Colour:
    return "white" if letter == "W" else "black"
