"""The engine at a level of play, as a program at the other end of a protocol meets it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.engine import Engine, Limit
from damier.engine.endgame import shared_tables
from damier.errors import EngineError
from damier.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.engine import Analysis
    from damier.engine.book import Book
    from damier.position import Move
    from damier.rules import Sheet

UNTIL_STOPPED = Limit(depth=120)


class Strength:
    """An engine that plays at a level from 1 to 10; 0 is as strong as possible, with tables.

    Levels have limits of their own and are not deterministic unless `seed` is given. What `book`
    knows is played without a search.
    """

    def __init__(
        self,
        sheet: str | Sheet,
        *,
        level: int = 0,
        threads: int = 1,
        memory: int = 64,
        weights: bytes | None = None,
        seed: int | None = None,
        book: Book | None = None,
    ) -> None:
        self.engine = Engine(
            sheet,
            threads=threads,
            memory=memory,
            weights=weights,
            tables=None if level else shared_tables(sheet),
            book=book,
            seed=seed,
        )
        self.level, self.seed = level, seed

    def choose(self, game: Game, limit: Limit | None) -> Move:
        """Choose a move; blocks until it is found or `stop` is called elsewhere."""
        return self.think(game, limit)[0]

    def think(self, game: Game, limit: Limit | None) -> tuple[Move, Analysis | None]:
        """Choose a move and say what led to it; a level keeps its thoughts to itself.

        A move of the book was not thought about.
        """
        if game.outcome is not None:  # a draw that somebody plays on from
            game = Game(game.sheet, start=game.position)
        if self.level:
            from damier.engine.opponent import Opponent

            opponent = Opponent(game.sheet, self.level, self.seed, engine=self.engine)
            return opponent.move(game), None
        if (known := self.engine.book_move(game.position)) is not None:
            return known, None
        analysis = self.engine.analyse(game, limit or UNTIL_STOPPED)
        if analysis.best is None:
            raise EngineError("expected a position with a legal move")
        return analysis.best, analysis

    def stream(self, game: Game, limit: Limit | None) -> Iterator[Analysis]:
        """Search at full strength; yield what is found as the search goes deeper."""
        return self.engine.stream(game, limit or UNTIL_STOPPED)

    def stop(self) -> None:
        """Stop the search that runs in another thread, if any; it may have to be told again."""
        self.engine.stop()

    def forget(self) -> None:
        """Begin a new game."""
        self.engine.forget()
