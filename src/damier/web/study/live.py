"""One analysis page at its websocket: one thing at a time, and nothing once it has gone."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from starlette.websockets import WebSocketDisconnect, WebSocketState

from damier.errors import DamierError
from damier.web.study.games import record_of_tree, tree_of
from damier.web.study.language import known_language, say
from damier.web.study.messages import (
    Analyse,
    Annotate,
    Judged,
    Lines,
    Noted,
    Stop,
    Told,
    Trouble,
    Waiting,
    decoder,
    encoder,
)
from damier.web.study.problems import Problem
from damier.web.study.searches import judge_game, lines_of, stream
from damier.web.study.sheets import chosen_sheet
from damier.web.study.words import read_position

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.websockets import WebSocket

    from damier.engine import Analysis
    from damier.position import Position
    from damier.web.study.endgames import TableShape
    from damier.web.study.engines import Engines
    from damier.web.study.searches import JudgementShape

LARGEST = 2 * 1024 * 1024  # bytes of one message
LONGEST_GAME = 45.0  # seconds for all moves of a game
_EVERY = 0.1  # seconds between two reports of one search


def visitor_of(connection: HTTPConnection) -> str:
    """Return who asks, so that he has one search at a time: his cookie, else his address."""
    cookie = connection.cookies.get("visitor")
    host = connection.client.host if connection.client else ""
    return cookie or host


class Session:
    """The work of one socket."""

    def __init__(self, socket: WebSocket, engines: Engines) -> None:
        self.socket, self.engines = socket, engines
        self.visitor = f"{visitor_of(socket)}/ws"
        self.work: asyncio.Task[None] | None = None

    async def run(self) -> None:
        """Answer until the page goes away."""
        await self.socket.accept()
        try:
            while True:
                await self._receive(await self.socket.receive_text())
        except WebSocketDisconnect:
            pass
        finally:
            await self._stop()

    async def _receive(self, text: str) -> None:
        if len(text) > LARGEST:
            await self._tell(Trouble(0, "too-long", f"expected at most {LARGEST} characters"))
            return
        try:
            asked = decoder.decode(text)
        except msgspec.MsgspecError as error:
            await self._tell(Trouble(0, "message", str(error)))
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

    async def _answer(self, asked: Analyse | Annotate) -> None:
        lang = known_language(asked.lang)
        try:
            if isinstance(asked, Analyse):
                await self._analyse(asked, lang)
            else:
                await self._annotate(asked, lang)
        except DamierError as error:
            problem = Problem.of(error)
            await self._tell(Trouble(asked.id, problem.code, problem.message))

    async def _analyse(self, asked: Analyse, lang: str) -> None:
        sheet = chosen_sheet(asked.sheet, asked.sheet_toml)
        position = read_position(asked.fen, sheet, lang)
        if not position.legal_moves:
            await self._tell(Lines(asked.id, 0, 0, 0, [], done=True))
            return
        await self._wait(asked.id, lang)
        async with self.engines.lend(sheet, self.visitor) as engine:
            table = asyncio.ensure_future(self._ask_tables(position))
            last: Lines | None = None
            told = 0.0
            clock = asyncio.get_running_loop().time
            steps = stream(self.engines, engine, position, asked.seconds, asked.lines)
            try:
                async for step in steps:
                    last = _lines(asked.id, position, step)
                    if clock() - told >= _EVERY:
                        last.table = table.result() if table.done() else None
                        await self._tell(last)
                        told = clock()
            finally:
                await steps.aclose()
                if last is None:
                    table.cancel()
        if last is not None:
            last.table, last.done = await table, True
            await self._tell(last)

    async def _ask_tables(self, position: Position) -> TableShape | None:
        if not self.engines.endgames.suits(position):
            return None
        return await self.engines.run(lambda: self.engines.endgames.ask(position))

    async def _annotate(self, asked: Annotate, lang: str) -> None:
        sheet = chosen_sheet(asked.sheet, asked.sheet_toml)
        record = await self.engines.run(lambda: record_of_tree(asked.game, sheet))
        moves = len(record.nodes)
        reports: set[asyncio.Task[None]] = set()

        def told(judgement: JudgementShape) -> None:
            report = asyncio.ensure_future(self._tell(Judged(asked.id, judgement, moves)))
            reports.add(report)
            report.add_done_callback(reports.discard)

        await self._wait(asked.id, lang)
        async with self.engines.lend(sheet, self.visitor) as engine:
            judged = await judge_game(
                self.engines, engine, record, LONGEST_GAME, lang=lang, progress=told
            )
        await asyncio.gather(*reports)
        await self._tell(Noted(asked.id, tree_of(record), judged))

    async def _wait(self, id_: int, lang: str) -> None:
        if self.engines.busy:
            await self._tell(Waiting(id_, say("analysis-waiting", lang)))

    async def _tell(self, message: Told) -> None:
        if self.socket.client_state is WebSocketState.CONNECTED:
            with suppress(WebSocketDisconnect, RuntimeError):
                await self.socket.send_text(encoder.encode(message).decode())


def _lines(id_: int, position: Position, found: Analysis) -> Lines:
    lines = lines_of(position, found)
    nps = round(found.nodes / found.seconds) if found.seconds else 0
    return Lines(id_, lines[0].depth if lines else 0, found.nodes, nps, lines)
