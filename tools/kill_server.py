"""Kill the server again and again during live play, and see that nothing acknowledged is lost.

    python tools/kill_server.py [--kills 200] [--tables 8]

Two players at every table move as fast as they are answered. The server gets SIGKILL at random
moments and is started again on the same data. Whoever loses the connection comes back, checks that
every acknowledged move stands where it was made, and sends again what was not answered. At the end
every table must still go on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

_LIMITS = {
    "DAMIER_TABLE_RATE": "1000000/minute",
    "DAMIER_TOURNAMENT_RATE": "1000000/minute",
    "DAMIER_REQUEST_RATE": "1000000/minute",
    "DAMIER_HEAVY_RATE": "1000000/minute",
    "DAMIER_UNFINISHED_TABLES": "1000000",
    "DAMIER_COMMANDS_PER_SECOND": "1000000",
}
_LOST = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError, EOFError)


@dataclass
class Tally:
    """What was seen so far."""

    acked: int = 0
    resent: int = 0
    games: int = 0
    kills: int = 0
    reconnects: int = 0
    problems: list[str] = field(default_factory=list)

    def trouble(self, what: str) -> None:
        """Note a problem, and say at once when it was seen."""
        self.problems.append(what)
        print(f"after {self.kills} kills: {what}", flush=True)


class Server:
    """`damier serve` on one port and one folder, in a process that a nursery forks each time.

    The nursery has imported everything already, so that most of the time is spent in play.
    """

    def __init__(self, data: str) -> None:
        self.data, self.port, self.up = data, 0, asyncio.Event()
        self._nursery: asyncio.subprocess.Process | None = None
        self._child = 0

    async def open(self) -> None:
        """Start the nursery."""
        words = [sys.executable, __file__, "--nursery"]
        pipe = asyncio.subprocess.PIPE
        self._nursery = await asyncio.create_subprocess_exec(
            *words, stdin=pipe, stdout=pipe, env={**os.environ, **_LIMITS}
        )

    async def start(self) -> None:
        """Start a server and wait until it can be reached."""
        process = self._nursery
        if process is None or process.stdin is None or process.stdout is None:
            raise SystemExit("the nursery did not start")
        process.stdin.write(f"{self.port} {self.data}\n".encode())
        self._child = int(await process.stdout.readline())
        found = re.search(rb":(\d+)/", await process.stdout.readline())
        if found is None:
            raise SystemExit("the server did not start")
        self.port = int(found[1])
        self.up.set()

    async def kill(self) -> None:
        """End the server as a power cut would, and wait until it is gone."""
        self.up.clear()
        os.kill(self._child, signal.SIGKILL)
        if self._nursery is not None and self._nursery.stdout is not None:
            await self._nursery.stdout.readline()

    async def close(self) -> None:
        """End the nursery."""
        if self._nursery is not None and self._nursery.stdin is not None:
            self._nursery.stdin.close()
            await self._nursery.wait()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"


def nursery() -> None:
    """Fork a server for every line; say its process, and when it has ended."""
    import alembic.command  # noqa: F401  what a server imports when it starts

    from damier.web.server import run as serve
    from damier.web.settings import Settings

    for line in sys.stdin:
        port, _, data = line.strip().partition(" ")
        child = os.fork()
        if child == 0:
            serve(Settings.from_environment(port=int(port), data=Path(data)), browser=False)
            os._exit(0)
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


class Game:
    """What both players of one table know for certain: the moves that were acknowledged."""

    def __init__(self, table: str, tokens: tuple[str, str]) -> None:
        self.table, self.tokens = table, tokens
        self.known: dict[int, list[int]] = {}
        self.is_over = False


class Player:
    """One side of a game: moves when it is their turn, and comes back whenever thrown out."""

    def __init__(self, server: Server, game: Game, side: str, tally: Tally) -> None:
        self.server, self.game, self.side, self.tally = server, game, side, tally
        self.entries: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.pending: dict[str, Any] | None = None
        self.place = 0
        self.acked = 0
        self.number = 0

    async def play(self) -> None:
        """Play to the end of the game."""
        token = self.game.tokens[self.side == "black"]
        address = f"ws://127.0.0.1:{self.server.port}/ws/t/{self.game.table}"
        while not self.game.is_over:
            await self.server.up.wait()
            with contextlib.suppress(*_LOST):
                async with connect(address, max_size=None, open_timeout=10) as socket:
                    greeting = {"type": "hello", "token": token, "seen": self.view.get("seq", 0)}
                    known = dict(self.game.known)
                    await socket.send(json.dumps(greeting))
                    await self._listen(socket, known)
            self.tally.reconnects += 1
            await asyncio.sleep(0.05)

    async def _listen(self, socket: ClientConnection, known: dict[int, list[int]]) -> None:
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind in ("welcome", "state"):
                self.view = message["view"]
                self.entries[self.view["entries_from"] :] = self.view["entries"]
                if kind == "welcome":
                    self._check(known)
                    if self.pending is not None:
                        self.tally.resent += 1
                        await socket.send(json.dumps(self.pending))
            elif kind == "ack" and self.pending and message["id"] == self.pending["id"]:
                self.game.known[self.place] = self.pending["path"]
                self.tally.acked += 1
                self.acked = message["seq"]
                self.pending = None
            elif kind == "refused":
                self._refused(message)
            elif kind == "bye":
                return  # sent away for now: come back and look
            if self.view["outcome"] is not None and self.pending is None:
                self.game.is_over = True
                return
            await self._move(socket)

    async def _move(self, socket: ClientConnection) -> None:
        view = self.view
        if self.pending is not None or view["turn"] != self.side or not view["moves"]:
            return
        if view["outcome"] is not None or view["seq"] < self.acked:
            return
        self.number += 1
        path = random.choice(view["moves"])["path"]
        self.place = len(self.entries)
        self.pending = {"type": "move", "id": self.number, "seq": view["seq"], "path": path}
        await socket.send(json.dumps(self.pending))

    def _refused(self, message: dict[str, Any]) -> None:
        seen, table = self.view["seq"], self.game.table
        self.tally.trouble(f"refused: {message['code']}, {self.pending}, seen {seen} at {table}")
        self.pending = None

    def _check(self, known: dict[int, list[int]]) -> None:
        """See that every move stands where it was made that was acknowledged before greeting."""
        for place, path in known.items():
            stands = self.entries[place]["path"] if place < len(self.entries) else None
            if stands != path:
                self.tally.trouble(f"lost: {path} at {place}, got {stands}")


async def games(server: Server, tally: Tally, ended: asyncio.Event, progress: list[float]) -> None:
    """Play one game after the other at one table's place."""
    while not ended.is_set():
        await server.up.wait()
        try:
            game = await _new_game(server)
        except _LOST:
            await asyncio.sleep(0.1)
            continue
        tally.games += 1
        players = [Player(server, game, side, tally) for side in ("white", "black")]
        tasks = [asyncio.create_task(player.play()) for player in players]
        seen = 0
        while not game.is_over and not ended.is_set():
            await asyncio.sleep(0.1)
            if len(game.known) > seen:
                seen = len(game.known)
                progress[0] = time.monotonic()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _new_game(server: Server) -> Game:
    async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
        asked = {"opponent": {"kind": "link"}, "colour": "white", "control": "3600"}
        made = (await http.post("/api/tables", json=asked)).raise_for_status().json()
    async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
        path, invite = f"/api/tables/{made['table']}/join", {"invite_token": made["invite_token"]}
        taken = (await http.post(path, json=invite)).raise_for_status().json()
    return Game(made["table"], (made["seat_token"], taken["seat_token"]))


async def run(kills: int, tables: int, data: str) -> Tally:
    """Kill and restart, and return what was seen."""
    tally, server, ended = Tally(), Server(data), asyncio.Event()
    await server.open()
    await server.start()
    progress = [[time.monotonic()] for _ in range(tables)]
    tasks = [asyncio.create_task(games(server, tally, ended, one)) for one in progress]
    for number in range(1, kills + 1):
        await _some_moves(tally)
        await server.kill()
        tally.kills += 1
        await server.start()
        if number % 10 == 0:
            print(
                f"{number} kills, {tally.acked} moves, {len(tally.problems)} problems", flush=True
            )
    restarted = time.monotonic()
    await _all_go_on(progress, restarted, tally)
    ended.set()
    await asyncio.gather(*tasks)
    await server.kill()
    await server.close()
    return tally


async def _some_moves(tally: Tally) -> None:
    """Wait for a few moves, and then for any moment."""
    wanted = tally.acked + random.randint(1, 40)
    try:
        async with asyncio.timeout(60):
            while tally.acked < wanted:
                await asyncio.sleep(0.01)
    except TimeoutError:
        tally.trouble("stuck: no move for a minute")
    await asyncio.sleep(random.uniform(0, 0.05))


async def _all_go_on(progress: list[list[float]], since: float, tally: Tally) -> None:
    """Wait until every table has moved after the last restart."""
    try:
        async with asyncio.timeout(60):
            while any(latest[0] < since for latest in progress):
                await asyncio.sleep(0.1)
    except TimeoutError:
        stuck = sum(latest[0] < since for latest in progress)
        tally.trouble(f"stuck: {stuck} tables")


def main() -> None:
    """Run, print what was seen, and fail if anything was lost."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--tables", type=int, default=8)
    options.add_argument("--nursery", action="store_true", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.nursery:
        nursery()
        return
    with tempfile.TemporaryDirectory() as data:
        tally = asyncio.run(run(asked.kills, asked.tables, data))
    print(
        f"{tally.kills} kills, {tally.games} games, {tally.acked} acknowledged moves, "
        f"{tally.reconnects} reconnections, {tally.resent} commands sent again, "
        f"{len(tally.problems)} problems"
    )
    sys.exit(bool(tally.problems))


if __name__ == "__main__":
    main()
