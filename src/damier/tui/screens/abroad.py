"""The game screen while its game is at a server, where browsers play at the same table."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from textual import work

from damier.errors import DamierError
from damier.table import facts as f
from damier.tui.attachment import Attachment, facts_since, hand_over
from damier.tui.own_server import NoServer
from damier.tui.screens.company import Company
from damier.tui.session import Note, note

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.live.keys import Role
    from damier.table.commands import PlayerCommand
    from damier.table.facts import Event
    from damier.tui.own_server import OwnServer
    from damier.tui.session import TableSession

_TRIES = 5  # to reach a server again that was there
_PAUSE = 0.5  # seconds before the first of them


class Abroad(Company):
    """Lets a game go on in the browser as well: the terminal and the browser sit at one table.

    `table` is where the game already is; `browser`: it is to be opened there.
    """

    def __init__(
        self,
        session: TableSession,
        seed: int | None = None,
        table: str = "",
        *,
        browser: bool = False,
    ) -> None:
        super().__init__(session, seed)
        self.attachment: Attachment | None = None
        self._table, self._browser = table, browser
        self._waiting: list[PlayerCommand] = []
        if table or browser:
            session.table_id = table
            session.wait_for(self._waiting.append)

    def on_mount(self) -> None:
        """Go where the game is; Textual calls what Company does when mounted by itself."""
        if self._table or self._browser:
            self._go(self._table, browser=self._browser)

    def action_browser(self) -> None:
        """Open the game in the browser."""
        if self.session.choice.rival == "hub":
            self.session.say(note("terminal-browser-hub"))
        elif self.attachment is not None:
            self._open(self.attachment)
        elif self.session.elsewhere is None:
            self._stop_rival()
            self.session.wait_for(self._waiting.append)
            self._go(browser=True)
        self.sync()

    @work(exclusive=True, group="browser")
    async def _go(self, table: str = "", *, browser: bool) -> None:
        """Go to a table of one's own server, or set one up with this game."""
        session = self.session
        session.say(note("terminal-browser-wait"))
        self.sync()
        try:
            server = await self.app.server()
            where = table or await hand_over(
                server, session.table.terms, session.events, session.at()
            )
            attachment = await self._sit_down(server, where)
        except DamierError as error:
            self._waiting.clear()
            session.moved_back()
            session.say(note("terminal-browser-none", words=str(error)[:200]))
        else:
            session.note = None
            if browser:
                self._open(attachment)
            self._listen(attachment)
        self.sync()

    async def _sit_down(self, server: OwnServer, table: str) -> Attachment:
        from damier.live.handover import events_of

        session = self.session
        told = await facts_since(server, table, 0)
        session.moved_to(table, events_of(told), told.now)
        role: Role = "both" if len(session.people) == 2 else session.person
        self.attachment = attachment = Attachment(
            server,
            table,
            role,
            seen=session.table.seq,
            heard=self._hear,
            refused=self._refuse,
        )
        session.wait_for(attachment.send)
        for deed in self._waiting:
            attachment.send(deed)
        self._waiting.clear()
        return attachment

    def _open(self, attachment: Attachment) -> None:
        link = attachment.link
        self.run_worker(asyncio.to_thread(self.app.browse, link), group="browse")
        self.session.say(Note("terminal-in-browser", line=link))

    @work(exclusive=True, group="server")
    async def _listen(self, attachment: Attachment) -> None:
        """Sit at the server's table until it cannot be reached any more; then go on here."""
        there = True
        while there:
            try:
                await attachment.run()
            except NoServer:
                there = await _comes_back(attachment.server)
        self.attachment = None
        self.session.moved_back()
        self.session.say(note("terminal-browser-gone"))
        self.sync()

    def _hear(self, events: Sequence[Event], now: float) -> None:
        session = self.session
        session.heard(events, now)
        if events:
            self.sync()
        for event in events:
            for fact in event.facts:
                if isinstance(fact, f.WentOn) and self.attachment is not None:
                    self._follow(self.attachment, fact.table)

    def _follow(self, attachment: Attachment, table: str) -> None:
        """Go on to the next game of the same players."""
        role = attachment.role
        swapped: Role = {"white": "black", "black": "white"}.get(role, role)  # type: ignore[assignment]
        self.app.sit_at(attachment.server.link(table, swapped))

    def _refuse(self, code: str) -> None:
        self.session.say(note(f"server-{code}"))
        self.sync()


async def _comes_back(server: OwnServer) -> bool:
    """Tell whether a server that did not answer does again soon, as one restarted does."""
    for again in range(_TRIES):
        if server.is_gone:
            return False
        await asyncio.sleep(_PAUSE * (again + 1))
        try:
            await server.ask("")
        except NoServer:
            continue
        return True
    return False
