"""A deck: its ballots, which of them are barred, where that is written, and a draw."""

from __future__ import annotations

import difflib
import random
import tomllib
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from damier.decks.eleven import eleven_man
from damier.errors import DamierError
from damier.position import Position
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.rules import Sheet

_DATA = Path(__file__).parent / "data"
_VERSION = 2  # of the files, as docs/reference/decks.md says


class DeckError(DamierError):
    """A deck that does not exist, cannot be read, or is not of the sheet that is played."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """Moves that a game begins with, in the squares of its sheet's PDN; `barred`: not drawn.

    The men on `removed` are taken off first; each of `placed`, such as a1-a5, stands elsewhere than
    at the start. `card` is the place in the printed table, such as 2-IX. With no moves and no men
    placed the opening is free.
    """

    number: int
    moves: tuple[str, ...]
    name: str = ""
    barred: bool = False
    removed: tuple[int, ...] = ()
    placed: tuple[str, ...] = ()
    card: str = ""

    def __str__(self) -> str:
        return " ".join((*self.placed, *self.moves))


@dataclass(frozen=True, slots=True)
class Deck:
    """The ballots of one sheet, with the source of the list."""

    id: str
    title: str
    sheet: Sheet
    source: str
    ballots: tuple[Ballot, ...]

    @property
    def playable(self) -> tuple[Ballot, ...]:
        """The ballots that are drawn: all but the barred."""
        return tuple(ballot for ballot in self.ballots if not ballot.barred)

    def draw(self, seed: int | None = None) -> Ballot:
        """Return a ballot by lot."""
        dice = random.Random(seed) if seed is not None else random.SystemRandom()  # noqa: S311
        return dice.choice(self.playable)

    def position(self, ballot: Ballot) -> Position:
        """Return the position after a ballot's moves."""
        from damier.pdn.notation import notation_of

        names, position = notation_of(self.sheet), Position.start(self.sheet)
        if ballot.removed or ballot.placed:
            paths = [names.path(text).squares for text in ballot.placed]
            gone = {names.square(str(square)) for square in ballot.removed}
            gone |= {path[0] for path in paths}
            # All are lifted before any is put down: one may stand where another stood.
            board = ["e" if at in gone else piece for at, piece in enumerate(position.board, 1)]
            for start, end in paths:
                if board[end - 1] != "e":
                    raise DeckError(
                        f"expected an empty square in ballot {ballot.number}, got {end}"
                    )
                board[end - 1] = position.board[start - 1]
            position = position.replace(board="".join(board))
        for text in ballot.moves:
            path = names.path(text)
            found = position.matching(path)
            if len(found) != 1:
                raise DeckError(f"expected a legal move in ballot {ballot.number}, got {text}")
            position = position.play_unchecked(found[0])
        return position


def decks() -> tuple[str, ...]:
    """Return the ids of all decks."""
    return tuple(sorted(file.stem for file in _DATA.glob("*.toml")))


@cache
def deck(name: str) -> Deck:
    """Return a deck by its id; raise DeckError if there is none."""
    if name not in decks():
        close = difflib.get_close_matches(name, decks(), n=1, cutoff=0.4)
        hint = f"; did you mean {close[0]!r}?" if close else f"; there are {', '.join(decks())}"
        raise DeckError(f"expected a deck, got {name!r}{hint}")
    data = tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8"))
    if data.get("version", 1) > _VERSION:
        raise DeckError(f"expected a deck of version {_VERSION} or before, got {data['version']}")
    rules = sheet_named(data["sheet"])
    return Deck(name, data["title"], rules, data["source"], tuple(_ballots(data, rules)))


def _ballots(data: dict[str, Any], rules: Sheet) -> Iterator[Ballot]:
    """Yield the ballots of a deck's file, however it gives them."""
    for row in data.get("ballot", ()):
        moves = tuple(row["moves"].split())
        yield Ballot(row["number"], moves, row.get("name", ""), row.get("barred", False))
    for number, line in enumerate(data.get("table", "").splitlines(), start=1):
        card, *steps = line.split()
        placed = tuple(step.replace(">", "-") for step in steps if ">" in step)
        moves = tuple(step for step in steps if ">" not in step)
        yield Ballot(number, moves, placed=placed, card=card)
    if "base" in data:
        without, barred = data.get("without", ()), data.get("barred", ())
        kept = [each for each in deck(data["base"]).ballots if each.card not in without]
        for number, each in enumerate(kept, start=1):
            yield replace(each, number=number, barred=each.card in barred)
    if "eleven" in data:
        for number, (gone, steps) in enumerate(eleven_man(data["eleven"], rules), start=1):
            yield Ballot(number, tuple(steps), removed=gone)
