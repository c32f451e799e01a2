"""How a book is made: from what was played in a collection, or in games against itself.

A move weighs the points it has brought whoever played it, two for a win and one for a draw. Nothing
is kept here: whoever calls keeps what is found, line by line, and says next time what is known.
"""

from __future__ import annotations

import random
from collections import deque
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING

from damier.engine.book import Book
from damier.engine.limits import Limit
from damier.engine.player import Engine
from damier.engine.training.tasks import seed_for, sheet_from
from damier.engine.training.workers import spread
from damier.game import Game
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping
    from concurrent.futures import Executor

    from damier.collection import Collection as Games
    from damier.collection import Continuation
    from damier.position import Move
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

PLIES, LEAST, NODES = 20, 2, 5_000
BATCH = 4  # games of one task
_LINES = 4  # moves that are weighed in the opening
_SPREAD = 0.08  # men by which they are blurred
_CLEAR = 4.0  # men by which a game is won
_LONGEST = 200  # plies, then it is a draw

Played = dict[str, tuple[int, int]]  # the text of a move: games, and points for whoever played it
BookGame = tuple[list[str], int]  # the first moves of a game, and the points of White: 0, 1 or 2


@dataclass
class BookTally:
    """What was played in each position, counted for a book."""

    sheet: Sheet
    moves: dict[Position, dict[Move, list[int]]] = field(default_factory=dict)

    def add(self, position: Position, move: Move, games: int, points: int) -> None:
        """Count a move."""
        count = self.moves.setdefault(position, {}).setdefault(move, [0, 0])
        count[0] += games
        count[1] += points

    def add_game(self, game: BookGame) -> None:
        """Count the first moves of a game."""
        texts, points = game
        position = Position.start(self.sheet)
        for text in texts:
            move = position.parse(text)
            self.add(position, move, 1, points if position.turn == "white" else 2 - points)
            position = position.play_unchecked(move)

    def book(self, least: int = LEAST) -> Book:
        """Return the book of the moves that were played so often and brought something."""
        weighed: dict[Position, Mapping[Move, int]] = {}
        for position, moves in self.moves.items():
            good = {move: points for move, (games, points) in moves.items() if games >= least}
            weighed[position] = {move: points for move, points in good.items() if points}
        return Book(self.sheet, weighed)


def explored(games: Games, position: Position) -> Played:
    """Return what was played in a position of a collection."""
    found = games.explore(position).moves
    return {each.text: (each.games, _points(each, position.turn)) for each in found}


def walk(
    sheet: Sheet,
    played: Callable[[Position], Played],
    *,
    plies: int = PLIES,
    least: int = LEAST,
) -> Iterator[tuple[Position, Played]]:
    """Yield positions that can be reached by moves played so often, nearest first, each once."""
    waiting = deque([(Position.start(sheet), 0)])
    seen = {waiting[0][0]}
    while waiting:
        position, depth = waiting.popleft()
        moves = played(position)
        yield position, moves
        if depth + 1 >= plies:
            continue
        for text, (games, _) in moves.items():
            after = position.play_unchecked(position.parse(text))
            if games >= least and after not in seen:
                seen.add(after)
                waiting.append((after, depth + 1))


def book_of(games: Games, sheet: Sheet, *, plies: int = PLIES, least: int = LEAST) -> Book:
    """Make a book of a collection: its first plies, moves that were played at least so often."""
    tally = BookTally(sheet)
    for position, moves in walk(sheet, lambda at: explored(games, at), plies=plies, least=least):
        for text, (count, points) in moves.items():
            tally.add(position, position.parse(text), count, points)
    return tally.book(least)


def self_played(
    source: str,
    games: int,
    executor: Executor,
    *,
    nodes: int = NODES,
    plies: int = PLIES,
    seed: int = 0,
    ahead: int = 2,
    done: Collection[int] = (),
) -> Iterator[tuple[int, list[BookGame]]]:
    """Yield (number, games) of batches the engine plays against itself, but for those done.

    `source` is a sheet's id, or the text of its TOML file.
    """
    calls = (
        (number, (source, seed_for("book", seed, number), min(BATCH, games - first), nodes, plies))
        for number, first in enumerate(range(0, games, BATCH))
        if number not in done
    )
    yield from spread(executor, play_for_book, calls, ahead)


def play_for_book(source: str, seed: int, games: int, nodes: int, plies: int) -> list[BookGame]:
    """Play some games; a module-level function of plain values, for any executor."""
    engine = _engine(source)
    dice = (random.Random(seed_for(seed, at)) for at in range(games))  # noqa: S311
    return [_play(engine, each, nodes, plies) for each in dice]


def _play(engine: Engine, dice: random.Random, nodes: int, plies: int) -> BookGame:
    game = Game(engine.sheet)
    first: list[str] = []
    engine.forget()
    winner: Colour | None = None
    while game.outcome is None and len(game.moves) < _LONGEST:
        position = game.position
        opening = len(first) < plies
        found = engine.analyse(game, Limit(nodes=nodes), lines=_LINES if opening else 1).lines
        if not opening and abs(found[0].score) >= _CLEAR:
            behind: Colour = "black" if position.turn == "white" else "white"
            winner = position.turn if found[0].score > 0 else behind
            break
        line = max(found, key=lambda each: each.score + dice.gauss(0, _SPREAD if opening else 0))
        if opening:
            first.append(position.text(line.moves[0]))
        game.play(line.moves[0])
    if game.outcome is not None:
        winner = game.outcome.winner
    return first, {"white": 2, None: 1, "black": 0}[winner]


@lru_cache(maxsize=2)
def _engine(source: str) -> Engine:
    return Engine(sheet_from(source), memory=16)


def _points(each: Continuation, turn: Colour) -> int:
    return 2 * (each.white if turn == "white" else each.black) + each.draw
