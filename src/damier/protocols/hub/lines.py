"""Lines of the Hub protocol: a command and its arguments, `pos pos=W… moves="32-28 19-23"`."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

_NAME = r'[^\s="]+'
# A quote that is never closed runs to the end of the line.
_ARGUMENT = re.compile(rf'({_NAME})(?:=(?:"([^"]*)"?|([^\s"]*)))?')
_COMMAND = re.compile(rf"\s*({_NAME})(?=\s|$)")
_REAL = re.compile(r"[+-]?(?:[0-9]{1,18}(?:\.[0-9]{0,18})?|\.[0-9]{1,18})(?:e[+-]?[0-9]{1,2})?")
_WHOLE = re.compile(r"[+-]?[0-9]{1,18}")
_PLAIN = re.compile(r'[^\s="]+')


@dataclass(frozen=True, slots=True)
class HubLine:
    """One line; an argument without a value is a flag, and its value is empty."""

    name: str
    arguments: dict[str, str] = field(default_factory=dict)

    def get(self, name: str) -> str | None:
        """Return an argument's value; None if it is not there."""
        return self.arguments.get(name)

    def real(self, name: str) -> float | None:
        """Return an argument as a number; None if it is not there or no finite number."""
        text = self.arguments.get(name, "")
        return float(text) if _REAL.fullmatch(text) else None

    def whole(self, name: str) -> int | None:
        """Return an argument as a whole number; None if it is not there or none."""
        text = self.arguments.get(name, "")
        return int(text) if _WHOLE.fullmatch(text) else None


def parse_line(line: str) -> HubLine | None:
    """Read a line; None if it is empty or has no command. What cannot be read is left out."""
    command = _COMMAND.match(line)
    if command is None:
        return None
    arguments: dict[str, str] = {}
    for name, quoted, plain in _ARGUMENT.findall(line, command.end()):
        arguments.setdefault(name, quoted or plain)
    return HubLine(command[1], arguments)


def format_line(command: str, /, **arguments: object) -> str:
    """Write a line; `_` in a name stands for `-`, True for a flag, None is left out."""
    words = [command]
    for key, value in arguments.items():
        label = key.replace("_", "-")
        if value is True:
            words.append(label)
        elif value is not None:
            words.append(f"{label}={_quoted(str(value))}")
    return " ".join(words)


def _quoted(value: str) -> str:
    clean = " ".join(value.replace('"', "'").split())
    return clean if _PLAIN.fullmatch(clean) else f'"{clean}"'
