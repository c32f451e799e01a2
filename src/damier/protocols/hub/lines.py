"""Lines of the Hub protocol: a command and its arguments, `pos pos=W… moves="32-28 19-23"`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_NAME = r'[^\s="]+'
# A quote that is never closed runs to the end of the line.
_ARGUMENT = re.compile(rf'({_NAME})(?:\s*=\s*(?:"([^"]*)"?|([^\s"]*)))?')
_COMMAND = re.compile(rf"\s*({_NAME})(?=\s|$)")
_PLAIN = re.compile(r'[^\s="]+')


@dataclass(frozen=True, slots=True)
class Command:
    """One line; an argument without a value is a flag, and its value is empty."""

    name: str
    arguments: dict[str, str] = field(default_factory=dict)

    def get(self, name: str) -> str | None:
        """Return an argument's value; None if it is not there."""
        return self.arguments.get(name)

    def real(self, name: str) -> float | None:
        """Return an argument as a number; None if it is not there or no finite number."""
        text = self.arguments.get(name, "")
        return float(text) if re.fullmatch(r"[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,2})?", text) else None

    def whole(self, name: str) -> int | None:
        """Return an argument as a whole number; None if it is not there or none."""
        text = self.arguments.get(name, "")
        return int(text) if re.fullmatch(r"[+-]?\d{1,18}", text) else None

    def __str__(self) -> str:
        return " ".join([self.name, *map(_format_argument, self.arguments.items())])


def parse_line(line: str) -> Command | None:
    """Read a line; None if it is empty or has no command. What cannot be read is left out."""
    command = _COMMAND.match(line)
    if command is None:
        return None
    arguments: dict[str, str] = {}
    for name, quoted, plain in _ARGUMENT.findall(line, command.end()):
        arguments.setdefault(name, quoted or plain)
    return Command(command[1], arguments)


def format_line(name: str, **arguments: object) -> str:
    """Write a line; `_` in a name stands for `-`, True for a flag, None is left out."""
    given = {
        key.replace("_", "-"): "" if value is True else str(value)
        for key, value in arguments.items()
        if value is not None
    }
    flags = [key for key, value in arguments.items() if value is True]
    words = [
        key if key.replace("-", "_") in flags else _format_argument((key, value))
        for key, value in given.items()
    ]
    return " ".join([name, *words])


def _format_argument(argument: tuple[str, str]) -> str:
    name, value = argument
    clean = " ".join(value.replace('"', "'").split())
    return f"{name}={clean}" if _PLAIN.fullmatch(clean) else f'{name}="{clean}"'
