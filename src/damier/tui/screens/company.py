"""The game screen's company: whoever plays the other side, and the engine that looks on."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import TYPE_CHECKING

from textual import work
from textual.message import Message

from damier.errors import DamierError
from damier.position import Position
from damier.tui.analyst import Analyst
from damier.tui.rivals import rival_for
from damier.tui.screens.view import GameView
from damier.tui.session import note
from damier.tui.widgets.board import BoardView
from damier.tui.widgets.panels import ThinkingPanel

if TYPE_CHECKING:
    from damier.game import Game
    from damier.table.proof import Proof
    from damier.tui.rivals import Rival
    from damier.tui.session import TableSession
    from damier.tui.thinking import Thoughts


class Company(GameView):
    """Shows a session, keeps it, and lets whoever has to act do so."""

    class Thought(Message):
        """The engine has found something."""

        def __init__(self, analyst: Analyst, subject: Position | Game, found: Thoughts) -> None:
            super().__init__()
            self.analyst, self.subject, self.found = analyst, subject, found

    class Proved(Message):
        """The tables that tell whether anybody can win are there."""

    def __init__(self, session: TableSession, seed: int | None = None) -> None:
        super().__init__(session)
        self.rival: Rival | None = None
        self._seed = seed
        self.analyst: Analyst | None = None
        self._kept = session.changes  # a game that was only opened is not kept a second time
        self._filed = session.over
        self._proving = False

    def on_mount(self) -> None:
        """Begin."""
        session = self.session
        self.rival = rival_for(session.choice, session.sheet, self.app.host, self._seed)
        self.query_one(BoardView).focus()
        if self.session.game.state.clock is not None:
            self.set_interval(0.2, self._tick)
        self.sync()

    def sync(self) -> None:
        """Show the session, keep it, and let whoever has to act do so."""
        self.show()
        self._keep()
        if self.session.awaited and not self.thinking:
            self._let_rival_act()
        self._analyse()
        proof = self.session.proof_due
        if proof is not None and not self._proving:
            self._proving = True
            self._prove(proof)

    @work(thread=True, group="proof", exit_on_error=False)
    def _prove(self, proof: Proof) -> None:
        proof.load()
        self.post_message(self.Proved())

    def on_company_proved(self) -> None:
        """Offer the claim of a draw that can be proved now."""
        self.sync()

    def _tick(self) -> None:
        before = self.session.changes
        self.session.tick()
        if self.session.changes != before:
            self.sync()
        else:
            self._show_players()

    def _keep(self) -> None:
        session = self.session
        if session.changes == self._kept or (session.over and self._filed):
            return
        self._kept, self._filed = session.changes, session.over
        try:
            self.app.store.keep(session)
        except OSError as error:
            self.notify(str(error), severity="warning")

    @work(exclusive=True, group="rival")
    async def _let_rival_act(self) -> None:
        session, side, rival = self.session, self.session.awaited, self.rival
        if rival is None or side is None:
            return
        self.thinking = True
        self._show_players()
        begun, pace = monotonic(), 0.0 if session.choice.level == "best" else self.app.pace
        try:
            deed = await rival.deed(session.fork(), side, session.now())
            await asyncio.sleep(max(0.0, pace - (monotonic() - begun)))
        except DamierError as error:
            session.left_alone()
            session.say(note("terminal-engine-gone", words=str(error)[:200]))
            deed = None
        finally:
            self.thinking = False
        if deed is not None:
            session.deed(deed, side)
        self.call_after_refresh(self.sync)

    def _stop_rival(self) -> None:
        self.workers.cancel_group(self, "rival")
        self.thinking = False

    async def on_unmount(self) -> None:
        """Leave nothing running."""
        self._stop_rival()
        if self.analyst is not None:
            self.analyst.stop()
        if self.rival is not None:
            await self.rival.close()

    def _analyse(self) -> None:
        if self.analyst is None:
            return
        if self.analyst.position != self.session.shown:
            self.found = None
            subject = self.session.fork() if self.session.looking is None else self.session.shown
            self._think(self.analyst, subject)

    @work(exclusive=True, group="analysis")
    async def _think(self, analyst: Analyst, subject: Position | Game) -> None:
        last, lang = self.session.last, self.words.lang
        async for found in analyst.with_reasons(analyst.look_at(subject), last, lang):
            self.post_message(self.Thought(analyst, subject, found))

    def on_company_thought(self, event: Thought) -> None:
        """Show what the engine has found, if that is still wanted."""
        position = event.subject if isinstance(event.subject, Position) else event.subject.position
        if event.analyst is self.analyst and position == event.analyst.position:
            self.found = found = event.found
            self.query_one(ThinkingPanel).show(found, self.words, self._bar_colours())

    def begin_analysis(self) -> None:
        """Have the engine look on."""
        self.analyst, self.analysed = Analyst(self.app.host, self.app.analysis), True

    def end_analysis(self) -> None:
        """Have the engine look on no longer."""
        if self.analyst is not None:
            self.analyst.stop()
        self.analyst, self.found, self.analysed = None, None, False
