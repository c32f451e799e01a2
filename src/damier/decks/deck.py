"""A deck: its ballots, which of them are barred, where that is written, and a draw."""

from __future__ import annotations

import difflib
import random
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from damier.decks.eleven import eleven_man
from damier.errors import DamierError
from damier.position import Position
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier.rules import Sheet

_DATA = Path(__file__).parent / "data"


class DeckError(DamierError):
    """A deck that does not exist, or is not of the sheet that is played."""


@dataclass(frozen=True, slots=True)
class Ballot:
    """Moves that a game begins with, in the numbers of its sheet's PDN; `barred`: not drawn.

    The men on `removed` are taken off first.
    """

    number: int
    moves: tuple[str, ...]
    name: str = ""
    barred: bool = False
    removed: tuple[int, ...] = ()

    def __str__(self) -> str:
        return " ".join(self.moves)


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
        if ballot.removed:
            gone = {names.square(str(square)) for square in ballot.removed}
            left = enumerate(position.board, start=1)
            board = "".join("e" if square in gone else piece for square, piece in left)
            position = position.replace(board=board)
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
    rules = sheet_named(data["sheet"])
    ballots = [
        Ballot(
            row["number"],
            tuple(row["moves"].split()),
            row.get("name", ""),
            row.get("barred", False),
        )
        for row in data.get("ballot", ())
    ]
    if "eleven" in data:
        drawn = enumerate(eleven_man(data["eleven"], rules), start=1)
        ballots += [Ballot(at, tuple(moves), removed=gone) for at, (gone, moves) in drawn]
    return Deck(name, data["title"], rules, data["source"], tuple(ballots))
