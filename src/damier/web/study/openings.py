"""What was played in a position: in the operator's collection, and in a visitor's own games."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from damier.collection import Collection
from damier.collection.errors import CollectionError
from damier.decks import opening_name
from damier.table.wire import WrittenMove  # noqa: TC001  FastAPI reads annotations
from damier.web.settings import SettingError
from damier.web.study.shapes import move_shape

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.game import Game
    from damier.position import Move, Position

Ended = Literal["white", "draw", "black", "open"]
_SAMPLES = 8


@dataclass(frozen=True, slots=True)
class ContinuationShape:
    """A move, how often it was played, and how those games ended; years if they are known."""

    move: WrittenMove
    games: int
    white: int
    draw: int
    black: int
    average_year: int | None
    last_year: int | None
    name: str | None


@dataclass(frozen=True, slots=True)
class SampleShape:
    """A game with the position; `id` opens it."""

    id: str
    white: str
    black: str
    event: str
    date: str
    result: Ended
    plies: int


@dataclass(frozen=True, slots=True)
class OpeningsShape:
    """What was played in a position, the most played move first, and some of the games."""

    name: str | None
    games: int
    moves: list[ContinuationShape]
    samples: list[SampleShape]


@dataclass(frozen=True, slots=True)
class OpeningsOffer:
    """How many games the operator's collection has."""

    games: int


@dataclass(frozen=True, slots=True)
class OwnGame:
    """A finished game of the visitor's."""

    sample: SampleShape
    game: Game
    year: int


class Openings:
    """The operator's collection; used by one thread at a time."""

    def __init__(self, path: str) -> None:
        self._collection: Collection | None = None
        if path:
            try:
                self._collection = Collection(Path(path))
            except CollectionError as error:
                raise SettingError(f"DAMIER_COLLECTION: {error}") from None

    def close(self) -> None:
        """Close the collection."""
        if self._collection is not None:
            self._collection.close()

    @property
    def games(self) -> int:
        """How many games there are."""
        return 0 if self._collection is None else len(self._collection)

    def pdn(self, game: int) -> str | None:
        """Return a game as PDN; None if there is none of that number."""
        if self._collection is None:
            return None
        try:
            return self._collection[game].pdn
        except CollectionError:
            return None

    def explore(self, position: Position) -> OpeningsShape:
        """Return what was played in a position."""
        if self._collection is None:
            return OpeningsShape(opening_name(position), 0, [], [])
        found = self._collection.explore(position)
        legal = position.legal_moves
        moves = [
            ContinuationShape(
                move_shape(position, each.move, legal),
                each.games,
                each.white,
                each.draw,
                each.black,
                each.average_year,
                each.last_year,
                opening_name(position.play_unchecked(each.move)),
            )
            for each in found.moves
        ]
        samples = [self._sample(game) for game in found.samples[:_SAMPLES]]
        return OpeningsShape(opening_name(position), found.games, moves, samples)

    def _sample(self, game: int) -> SampleShape:
        if self._collection is None:
            raise CollectionError("expected a collection, got none")
        kept = self._collection[game]
        return SampleShape(
            str(game), kept.white, kept.black, kept.event, kept.date, kept.result, kept.plies
        )


def explore_own(position: Position, games: Iterable[OwnGame]) -> OpeningsShape:
    """Return what was played in a position in games of one's own; each counts once."""
    ended: dict[Move, Counter[str]] = {}
    years: dict[Move, list[int]] = {}
    samples: list[SampleShape] = []
    for own in games:
        move = _played_in(own.game, position)
        if move is None:
            continue
        ended.setdefault(move, Counter())[own.sample.result] += 1
        years.setdefault(move, []).append(own.year)
        samples.append(own.sample)
    legal = position.legal_moves
    moves = [
        ContinuationShape(
            move_shape(position, move, legal),
            counts.total(),
            counts["white"],
            counts["draw"],
            counts["black"],
            round(sum(years[move]) / len(years[move])),
            max(years[move]),
            opening_name(position.play_unchecked(move)),
        )
        for move, counts in ended.items()
        if move in legal
    ]
    moves.sort(key=lambda each: (-each.games, each.move.text))
    return OpeningsShape(opening_name(position), len(samples), moves, samples[:_SAMPLES])


def _played_in(game: Game, position: Position) -> Move | None:
    """Return what was played when a game first had a position."""
    for before, move in zip(game.positions, game.moves, strict=False):
        if (before.turn, before.board) == (position.turn, position.board):
            return move
    return None
