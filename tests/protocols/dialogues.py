"""Dialogues as text: tests/protocols/data/<who>/*.txt.

`> ` is what comes in, `< ` what goes out, `* ` what happens (an action or an event in words), and
`= ` what the caller does. `#` begins a remark.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

DATA = Path(__file__).parent / "data"


@dataclass(frozen=True)
class Turn:
    """One line in, or one deed, and everything that follows from it."""

    mark: str
    text: str
    expected: tuple[str, ...]


def dialogues(who: str) -> list[str]:
    return sorted(path.stem for path in (DATA / who).glob("*.txt"))


def read(who: str, name: str) -> list[Turn]:
    turns: list[tuple[str, str, list[str]]] = []
    for line in (DATA / who / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        mark, _, text = line.partition(" ")
        if mark in (">", "="):
            turns.append((mark, text, []))
        elif mark in ("<", "*"):
            turns[-1][2].append(line)
        else:
            assert not mark or mark == "#", line
    return [Turn(mark, text, tuple(expected)) for mark, text, expected in turns]


def hold(
    turns: list[Turn], hear: Callable[[str], list[str]], act: Callable[[str], list[str]]
) -> None:
    for number, turn in enumerate(turns, start=1):
        happened = (hear if turn.mark == ">" else act)(turn.text)
        assert tuple(happened) == turn.expected, f"{number}: {turn.mark} {turn.text} -> {happened}"
