"""An engine that hears Ctrl-C while it thinks."""

from __future__ import annotations

import signal
from contextlib import contextmanager
from typing import TYPE_CHECKING, Unpack

from damier.engine import Analysis, Engine
from damier.engine.limits import Bounds, limit_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from damier.engine import Limit
    from damier.game import Game
    from damier.position import Position


class ListeningEngine(Engine):
    """Searches in another thread. Ctrl-C ends the search and is remembered in `heard`."""

    heard = False

    def analyse(
        self,
        subject: Position | Game,
        limit: Limit | None = None,
        *,
        lines: int = 1,
        without: Sequence[str] = (),
        **bounds: Unpack[Bounds],
    ) -> Analysis:
        """Search as `Engine.analyse` does; raise KeyboardInterrupt after Ctrl-C."""
        limit = limit_of(limit, **bounds)
        if without:
            return super().analyse(subject, limit, lines=lines, without=without)
        found = Analysis((), 0, 0.0)
        for step in self.steps(subject, limit, lines=lines):
            found = step
        if self.heard:
            raise KeyboardInterrupt
        return found

    def steps(
        self, subject: Position | Game, limit: Limit, *, lines: int = 1
    ) -> Iterator[Analysis]:
        """Yield what is found as the search goes deeper, to the limit or until Ctrl-C."""
        with self._listening():
            for step in self.stream(subject, limit, lines=lines):
                if self.heard:
                    self.stop()  # the first call may have come before the search began
                yield step

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Take note of Ctrl-C instead of being torn out of whatever is going on.

        A thread that is still in the core when Python ends would take the process down with it.
        """

        def hear(_number: int, _frame: object) -> None:
            self.heard = True
            self.stop()

        before = signal.signal(signal.SIGINT, hear)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)
