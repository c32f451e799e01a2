"""What was played in a position: every move with its games, results and years."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier._core import Played
from damier.collection.segments import candidates, segments, shared_played

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.collection.file import File
    from damier.collection.segments import Segment
    from damier.position import Move, Position


@dataclass(frozen=True, slots=True)
class Tallied:
    """How games went: how many, who won them, when they were played, and some of them."""

    games: int
    white: int
    draw: int
    black: int
    average_year: int | None
    last_year: int | None
    samples: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Continuation(Tallied):
    """A move, and how the games went in which it was played."""

    move: Move
    text: str


@dataclass(frozen=True, slots=True)
class Explored(Tallied):
    """A position, and what was played in it, the most played move first.

    A game counts once, with the move of the first time, by whatever moves the position was reached.
    Some games may end there.
    """

    moves: tuple[Continuation, ...]


def explore(file: File, position: Position) -> Explored:
    """Return what was played in a position."""
    file.refresh()
    number = file.number_of_sheet(position.sheet)
    if number is None:
        return Explored(0, 0, 0, 0, None, None, (), ())
    played = Played(file.codecs, number, position.core)
    for segment in segments(file):
        shared, games = in_segment(file, segment, number, position)
        if shared is not None:
            played.add_shared(shared)
        elif games:
            played.add_games(list(blocks_with(file, games)), games)
    legal = position.legal_moves
    moves = [
        Continuation(*_tallied(facts), move=move, text=position.text(move))
        for move, facts in played.moves()
        if move in legal
    ]
    moves.sort(key=lambda found: (-found.games, found.text))
    return Explored(*_tallied(played.all), moves=tuple(moves))


def in_segment(
    file: File, segment: Segment, number: int, position: Position
) -> tuple[bytes | None, list[int]]:
    """Return what is known of a position that many games share, or the games that may have it."""
    codec = file.codecs[number]
    if codec is None:
        return None, []
    shared = shared_played(file, segment, codec.key(position.core))
    return (
        (shared, []) if shared is not None else (None, games_with(file, segment, number, position))
    )


def games_with(file: File, segment: Segment, number: int, position: Position) -> list[int]:
    """Return the games of a segment that may have a position, in order.

    Positions with Black to move are mostly not listed: what they lead to is.
    """
    codec = file.codecs[number]
    if codec is None:
        return []
    found = set(candidates(file, segment, codec.key(position.core)))
    if position.turn == "black":
        for move in position.legal_moves:
            key = codec.key(position.play_unchecked(move).core)
            if shared_played(file, segment, key) is None:
                found.update(candidates(file, segment, key))
    return sorted(found)


def blocks_with(file: File, games: Iterable[int]) -> Iterator[tuple[int, bytes]]:
    """Yield (first game, data) of the blocks with these games, which are in order."""
    end = 0
    for game in games:
        if game >= end:
            block = file.block_of(game)
            if block is not None:
                first, count, data = block
                end = first + count
                yield first, data


def _tallied(
    facts: tuple[int, int, int, int, int, int, int, list[int]],
) -> tuple[int, int, int, int, int | None, int | None, tuple[int, ...]]:
    games, white, draw, black, dated, years, last, samples = facts
    average = round(years / dated) if dated else None
    return games, white, draw, black, average, last or None, tuple(samples)
