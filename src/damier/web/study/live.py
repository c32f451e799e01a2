"""One analysis page at its websocket: one thing at a time, and nothing once it has gone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.websockets import WebSocketDisconnect, WebSocketState

from damier.engine import Limit
from damier.errors import DamierError
from damier.live.messages import UNREADABLE
from damier.live.thinking.errors import Superseded
from damier.live.thinking.jobs import AnalysisJob
from damier.web.addresses import address_of
from damier.web.codes import close_of
from damier.web.errors import ApiError, language_of, trouble_of
from damier.web.study.language import known_language, say
from damier.web.study.messages import (
    Analyse,
    Lines,
    Stop,
    Told,
    Trouble,
    Waiting,
    decoder,
    encoder,
)
from damier.web.study.searches import found_by
from damier.web.study.sheets import chosen_sheet
from damier.web.study.words import read_position

if TYPE_CHECKING:
    from starlette.websockets import WebSocket

    from damier.position import Position
    from damier.web.client import Pace
    from damier.web.state import State
    from damier.web.study.endgames import TableShape
    from damier.web.study.offer import Offer

_PAUSE = 0.05  # seconds before a search begins: whoever leafs through a game wants the last one


class Session:
    """The work of one socket for a visitor."""

    def __init__(
        self, socket: WebSocket, parts: State, visitor: str, pace: Pace, *, offer: Offer
    ) -> None:
        self.socket, self.visitor, self.pace, self.offer = socket, visitor, pace, offer
        self.address, self._parts, self._host = address_of(socket), parts, parts.rooms.host
        self.work: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Answer until the page goes away."""
        try:
            while True:
                text = await self.socket.receive_text()
                if not self.pace.allow():
                    await self.socket.close(close_of("too-fast"), "too-fast")
                    return
                await self._receive(text)
        except (WebSocketDisconnect, KeyError):  # gone, or a frame that is no text
            pass
        finally:
            await self._stop()

    async def _receive(self, text: str) -> None:
        try:
            asked = decoder.decode(text)
        except UNREADABLE as error:
            unread = ApiError("bad-message", reason=str(error))
            await self._tell_trouble(0, unread, language_of(self.socket))
            return
        await self._stop()
        if not isinstance(asked, Stop):
            self.work = asyncio.create_task(self._answer(asked))

    async def _stop(self) -> None:
        """End what is being thought about, and wait until it has ended."""
        if self.work is not None:
            self.work.cancel()
            with suppress(asyncio.CancelledError):
                await self.work
            self.work = None

    async def _answer(self, asked: Analyse) -> None:
        await asyncio.sleep(_PAUSE)
        try:
            await self._analyse(asked, known_language(asked.lang))
        except Superseded:
            return
        except DamierError as error:
            await self._tell_trouble(asked.id, error, known_language(asked.lang))

    async def _analyse(self, asked: Analyse, lang: str) -> None:
        position, goes_on = await self._parts.work.run(self.address, lambda: _position(asked, lang))
        if not goes_on:
            await self._tell(Lines(asked.id, 0, 0, 0, [], done=True))
            return
        if self._host.busy:
            await self._tell(Waiting(asked.id, say("analysis-waiting", lang)))
        table = asyncio.ensure_future(self._ask_tables(position, asked))
        try:
            last = await self._stream(asked, position, table)
            if last is not None:
                last.table, last.done = await table, True
                await self._tell(last)
        finally:
            table.cancel()

    async def _stream(
        self, asked: Analyse, position: Position, table: asyncio.Future[TableShape | None]
    ) -> Lines | None:
        """Tell what is found while it is found; return what was found last."""
        last: Lines | None = None
        async with self._host.steps(
            self._job(asked, position), self.address, visitor=self.visitor
        ) as steps:
            async for step in steps:
                found = await found_by(position, step)
                last = Lines(asked.id, found.depth, found.nodes, found.nps, found.lines)
                last.table = table.result() if table.done() else None
                await self._tell(last)
        return last

    def _job(self, asked: Analyse, position: Position) -> AnalysisJob:
        offer = self.offer
        return AnalysisJob(
            position,
            Limit(time=min(asked.seconds, offer.seconds)),
            lines=asked.lines,
            threads=min(asked.threads, offer.threads),
            memory=offer.memory,
            tables=asked.tables,
        )

    async def _ask_tables(self, position: Position, asked: Analyse) -> TableShape | None:
        archivist = self._parts.archivist
        return await archivist.ask(position, self.address) if asked.tables else None

    async def _tell_trouble(self, id_: int, error: DamierError, lang: str) -> None:
        told = trouble_of(error, lang)
        await self._tell(Trouble(id_, told.code, told.message, told.detail))

    async def _tell(self, message: Told) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.send_text(encoder.encode(message).decode())


def _position(asked: Analyse, lang: str) -> tuple[Position, bool]:
    """Return the position that is asked about, and whether there is anything to play."""
    position = read_position(asked.fen, chosen_sheet(asked.sheet, asked.sheet_toml), lang)
    return position, bool(position.legal_moves)
