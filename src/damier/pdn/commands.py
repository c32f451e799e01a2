"""Commands in comments: clocks, and what happened at the table besides the moves.

`[%clk 1:05:00]`, `[%egt …]`, `[%emt …]`, `[%mct …]` and `[%clock w0:10:00 B0:09:58]` are the
world's. damier adds, in words other readers step over:

- `[%stood no-capture]`: the move breaks this duty of its sheet and was left standing;
- `[%open no-capture]`: it breaks this duty, and the opponent may still do something about it;
- `[%huff 19]`: the move was an offence, and the piece now on 19 was taken off for it;
- `[%withdrawn 32-27]`: this was played first and had to be taken back.

`[%why 1c291ca3 32-28]` marks words of the engine about a mistake; `damier.engine.notes` reads it.
`[%csl G28]` and `[%cal G3228]` are rings and arrows drawn on the board; `drawings` reads them.

Squares are named as in the moves of the game.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, get_args

if TYPE_CHECKING:
    from damier.rules.sheet import Colour

TimeName = Literal["clk", "egt", "emt", "mct"]
_TIME_NAMES: tuple[str, ...] = get_args(TimeName)
_COMMAND = re.compile(r"\[%([A-Za-z][\w-]*)[ \t]*([^\[\]]*)\]")
_TIME = re.compile(
    r"(?:([0-9]{1,6}):)?([0-9]{1,6}):([0-9]{1,2}(?:\.[0-9]{1,6})?)|([0-9]{1,9}(?:\.[0-9]{1,6})?)"
)
_CLOCK = re.compile(r"([wWbB])\s*([0-9:.]+)")


@dataclass(frozen=True, slots=True)
class Command:
    """A command with its argument; those damier knows are of a class of their own."""

    name: str
    argument: str = ""

    def __str__(self) -> str:
        return f"[%{self.name} {self.argument}]" if self.argument else f"[%{self.name}]"


@dataclass(frozen=True, slots=True)
class Time(Command):
    """Seconds on a clock (`clk`, `mct`), or used for the game (`egt`) or the move (`emt`)."""

    seconds: float = 0.0

    @classmethod
    def of(cls, name: TimeName, seconds: float) -> Time:
        """Make the command for a number of seconds."""
        return cls(name, format_time(seconds), seconds)


@dataclass(frozen=True, slots=True)
class Clock(Command):
    """Both clocks in seconds, and whose is running, if either."""

    white: float | None = None
    black: float | None = None
    running: Colour | None = None

    @classmethod
    def of(cls, white: float, black: float, running: Colour | None = None) -> Clock:
        """Make the command for two clocks."""
        sides = ("W" if running == "white" else "w", "B" if running == "black" else "b")
        argument = f"{sides[0]}{format_time(white)} {sides[1]}{format_time(black)}"
        return cls("clock", argument, white, black, running)


@dataclass(frozen=True, slots=True)
class Stood(Command):
    """The move broke a duty and was left standing; `argument` is the offence."""

    @classmethod
    def of(cls, offence: str) -> Stood:
        """Make the command for an offence such as `no-capture`."""
        return cls("stood", offence)


@dataclass(frozen=True, slots=True)
class Open(Command):
    """The move broke a duty, and the opponent may still answer it; `argument` is the offence."""

    @classmethod
    def of(cls, offence: str) -> Open:
        """Make the command for an offence such as `no-capture`."""
        return cls("open", offence)


@dataclass(frozen=True, slots=True)
class Huff(Command):
    """The move was an offence, and the piece on the square named was taken off for it."""

    @classmethod
    def of(cls, square: str) -> Huff:
        """Make the command for a square as the game names it."""
        return cls("huff", square)


@dataclass(frozen=True, slots=True)
class Withdrawn(Command):
    """A move that was played first and had to be taken back."""

    @classmethod
    def of(cls, move: str) -> Withdrawn:
        """Make the command for a move as the game writes it."""
        return cls("withdrawn", move)


_OWN: dict[str, type[Command]] = {
    "stood": Stood,
    "open": Open,
    "huff": Huff,
    "withdrawn": Withdrawn,
}
PLACED = (Huff, Withdrawn)  # commands whose argument names squares
OFFENDING = (Stood, Open, Huff)  # commands of a move that breaks a duty and was made all the same


def parse_commands(text: str) -> tuple[Command, ...]:
    """Return the commands in a comment; one damier does not know, or cannot read, is a Command."""
    if "[%" not in text:
        return ()
    return tuple(_command(match[1], match[2].strip()) for match in _COMMAND.finditer(text))


def without_commands(text: str) -> str:
    """Return what a comment says to people, its blanks made single."""
    return " ".join(_COMMAND.sub(" ", text).split()) if "[%" in text else text.strip()


def parse_time(text: str) -> float | None:
    """Read h:mm:ss, mm:ss or seconds; None for anything else."""
    match = _TIME.fullmatch(text)
    if match is None:
        return None
    if match[4]:
        return float(match[4])
    return int(match[1] or 0) * 3600 + int(match[2]) * 60 + float(match[3])


def format_time(seconds: float) -> str:
    """Write seconds as h:mm:ss, with a fraction if there is one."""
    thousandths = max(0, round(seconds * 1000))
    whole, rest = divmod(thousandths, 1000)
    fraction = f".{rest:03}".rstrip("0") if rest else ""
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}{fraction}"


def _command(name: str, argument: str) -> Command:
    if name in _OWN:
        return _OWN[name](name, argument)
    if name in _TIME_NAMES and (seconds := parse_time(argument)) is not None:
        return Time(name, argument, seconds)
    if name == "clock" and (clock := _clock(argument)) is not None:
        return clock
    return Command(name, argument)


def _clock(argument: str) -> Clock | None:
    times: dict[str, float] = {}
    running: Colour | None = None
    for letter, text in _CLOCK.findall(argument):
        seconds = parse_time(text)
        if seconds is None:
            return None
        times[letter.lower()] = seconds
        if letter.isupper():
            running = "white" if letter == "W" else "black"
    if not times:
        return None
    return Clock("clock", argument, times.get("w"), times.get("b"), running)
