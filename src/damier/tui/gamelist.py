"""The games of a file as lines of a list: players, event, date and result, found by any of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier import pdn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from damier.pdn import Record

MOST = 200_000  # games that are listed; whoever has more keeps a collection
PEOPLE = "People"  # a tag of our own games: the sides that people played
_UNKNOWN = ("", "?", "-")


@dataclass(frozen=True, slots=True)
class GameLine:
    """A game, and what is shown of it; `found_by` is all of that in small letters."""

    record: Record
    white: str
    black: str
    event: str
    date: str
    result: str

    @property
    def found_by(self) -> str:
        """What a search looks at."""
        parts = (self.white, self.black, self.event, self.date, self.result)
        return " ".join(parts).casefold()


def games_of(path: Path, you: str = "") -> Iterator[GameLine]:
    """Yield the games of a file; `you` is the name of whoever plays at this terminal.

    Raises OSError if the file cannot be read. What is no game at all is passed over.
    """
    with path.expanduser().open("rb") as file:
        for number, record in enumerate(pdn.read(file)):
            if number >= MOST:
                return
            yield listed(record, you)


def listed(record: Record, you: str = "") -> GameLine:
    """Return a game as it is listed."""
    tag = record.tags.find
    people = (record.tags.get(PEOPLE) or "").split()
    names = {}
    for side, name in (("white", tag("White")), ("black", tag("Black"))):
        nameless = (name or "") in _UNKNOWN
        names[side] = you if nameless and side in people else "?" if nameless else str(name)
    event = tag("Event") or ""
    result = tag("Result") or record.ending or "*"
    return GameLine(
        record,
        names["white"],
        names["black"],
        "" if event in _UNKNOWN else event,
        date_text(tag("Date") or ""),
        result,
    )


def date_text(date: str) -> str:
    """Write a date of PDN for people, without what is not known: 1979.??.?? is 1979."""
    parts = [part for part in date.replace("-", ".").split(".") if part.strip("?")]
    return "-".join(parts)


def fitting(games: Iterable[GameLine], words: str) -> list[GameLine]:
    """Return the games in which every word occurs."""
    wanted = words.casefold().split()
    if not wanted:
        return list(games)
    return [game for game in games if all(word in game.found_by for word in wanted)]
