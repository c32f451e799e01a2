"""Break a whole site again and again during live play, and see that nothing acknowledged is lost.

    python tools/kill_site.py [--faults 200] [--tables 100] [--seed 1] [--keep]

PostgreSQL, Redis, three web processes and two engine workers; the two players of a table come to
any of the three. At random a web process or a worker is killed or frozen, Redis is frozen or
killed, PostgreSQL is stopped at once. Whoever loses the line comes back, anywhere, and sends again
what was not answered. At some tables both talk while they play, at some the computer plays, at some
nobody moves in time. At last all web processes are killed and started at once. Then the database
is asked, without any code of the server: every acknowledged command stands where it was
acknowledged, none twice, events have no holes, moves alternate, each clock is what the moments of
the moves make it, which lie between sending and answer, every flag fell once, every table goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from whole_site import Site

_LOST = (OSError, WebSocketException, InvalidHandshake, httpx.HTTPError, TimeoutError, EOFError)
_EXACT = 0.1  # seconds
_CONTROL = 3600.0
_SHORT = 20.0  # where nobody moves in time
_MOVES = 6  # events after which they do not
_EVERY = 1.5  # seconds between two moves of a table
_PATIENCE = 120.0
_NEVER = float("inf")


@dataclass
class Tally:
    """What was seen so far."""

    faults: Counter[str] = field(default_factory=Counter)
    acked: int = 0
    resent: int = 0
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    waits: list[float] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def trouble(self, what: str) -> None:
        """Note a problem, and say at once when it was seen."""
        self.problems.append(what)
        print(f"after {self.faults.total()} faults: {what}", flush=True)


@dataclass
class Command:
    """Something sent: when first, and what was answered when."""

    message: dict[str, Any]
    sent: float
    seq: int = 0
    answered: float = 0.0


@dataclass
class Game:
    """A table: of which kind, who may sit where, and what was sent and answered there."""

    kind: str  # moves, talk, computer or flag
    table: str
    tokens: dict[str, str]
    commands: dict[tuple[str, int], Command] = field(default_factory=dict)
    seq: int = 0
    moved: float = 0.0

    @property
    def has_flag(self) -> bool:
        """Whether a flag has to fall in the end: a clock runs, and nobody moves in time."""
        return self.kind == "flag" and any(one.seq for one in self.commands.values())


class Player:
    """One side: moves when it is their turn, talks at any time, and always comes back."""

    def __init__(self, site: Site, game: Game, side: str, tally: Tally) -> None:
        self.site, self.game, self.side, self.tally = site, game, side, tally
        self.view: dict[str, Any] = {}
        self.pending: dict[int, Command] = {}
        self.number = self.acked = 0
        self.due = time.monotonic() + random.uniform(0, _EVERY)

    async def play(self) -> None:
        """Play for as long as one is let."""
        while True:
            web = random.choice(self.site.webs)
            with contextlib.suppress(*_LOST):
                async with connect(
                    f"ws://127.0.0.1:{web.port}/ws/t/{self.game.table}",
                    max_size=None,
                    open_timeout=5,
                    ping_interval=2,
                    ping_timeout=4,
                ) as socket:
                    token, seen = self.game.tokens[self.side], self.view.get("seq", 0)
                    await socket.send(json.dumps({"type": "hello", "token": token, "seen": seen}))
                    acting = asyncio.create_task(self._act(socket))
                    try:
                        await self._listen(socket)
                    finally:
                        acting.cancel()
            self.tally.reconnects += 1
            await asyncio.sleep(random.uniform(0.05, 0.3))

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            kind, now = message["type"], time.time()
            if kind in ("welcome", "state"):
                self._see(message["view"])
            if kind == "welcome":
                for command in self.pending.values():
                    self.tally.resent += 1
                    await socket.send(json.dumps(command.message))
            elif kind == "ack" and (done := self.pending.pop(message["id"], None)):
                done.seq, done.answered = message["seq"], now
                if done.message["type"] == "move":  # what is said is shown without a view
                    self.acked = done.seq
                self.tally.acked += 1
                self.tally.waits.append(now - done.sent)
                self.game.moved = time.monotonic()
            elif kind == "refused" and message["code"] == "try-again":
                self.tally.refused["try-again"] += 1
                return  # nobody knows whether it is stored: come back, and send it again
            elif kind == "refused":
                self._refused(message)
            elif kind == "bye":
                return

    def _see(self, view: dict[str, Any]) -> None:
        if view["seq"] < self.game.seq and view["seq"] < self.view.get("seq", 0):
            self.tally.trouble(f"went back: {self.view['seq']} to {view['seq']}")
        self.view = view
        if view["seq"] > self.game.seq:
            self.game.seq, self.game.moved = view["seq"], time.monotonic()

    def _refused(self, message: dict[str, Any]) -> None:
        """Drop what was refused for a reason."""
        command = self.pending.pop(message["id"], None)
        self.tally.refused[message["code"]] += 1
        if command is not None and message["code"] not in ("stale", "game-over"):
            self.tally.trouble(f"refused: {message['code']} {command.message} {self.game.table}")
        if command is not None:
            self.game.commands.pop((self.side, message["id"]), None)

    async def _act(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(0.05)
            view = self.view
            if not view or view["outcome"] is not None or view["seq"] < self.acked:
                continue  # what was done oneself has not been shown yet
            if self.due == _NEVER:
                continue
            if self.game.kind == "talk" and random.random() < 0.05:
                await self._send(socket, {"type": "chat", "text": f"hm {self.number}"})
            is_free = not any(one.message["type"] == "move" for one in self.pending.values())
            if view["turn"] == self.side and view["moves"] and is_free and self._may_move():
                path = random.choice(view["moves"])["path"]
                self.due = time.monotonic() + 2 * _EVERY
                await self._send(socket, {"type": "move", "seq": view["seq"], "path": path})

    def _may_move(self) -> bool:
        late = self.game.kind == "flag" and self.view["seq"] >= _MOVES
        return time.monotonic() >= self.due and not late

    async def _send(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        self.number += 1
        command = Command({**message, "id": self.number}, time.time())
        self.pending[self.number] = command
        self.game.commands[self.side, self.number] = command
        await socket.send(json.dumps(command.message))


async def set_up(site: Site, kind: str) -> Game:
    """Set up a table of a kind, asking any of the processes."""
    first, second = random.choice(site.webs), random.choice(site.webs)
    control = f"{_SHORT if kind == 'flag' else _CONTROL:g}"
    who = {"kind": "computer", "level": 1} if kind == "computer" else {"kind": "link"}
    asked = {"opponent": who, "colour": "white", "control": control}
    async with httpx.AsyncClient(base_url=first.url, timeout=60) as http:
        made = (await http.post("/api/tables", json=asked)).raise_for_status().json()
    tokens = {"white": made["seat_token"]}
    if kind != "computer":
        async with httpx.AsyncClient(base_url=second.url, timeout=60) as http:
            path, invite = (
                f"/api/tables/{made['table']}/join",
                {"invite_token": made["invite_token"]},
            )
            taken = (await http.post(path, json=invite)).raise_for_status().json()
        tokens["black"] = taken["seat_token"]
    return Game(kind, made["table"], tokens, moved=time.monotonic())


class Faults:
    """What can go wrong, one thing after the other or several at once."""

    def __init__(self, site: Site, tally: Tally) -> None:
        self.site, self.tally = site, tally
        self._under_way: set[asyncio.Task[None]] = set()
        self._busy: set[object] = set()
        self.kinds = {
            "kill web": (4, self._kill_web),
            "freeze web": (1, self._freeze_web),
            "kill engine": (2, self._kill_engine),
            "freeze redis": (1, self._freeze_redis),
            "kill redis": (1, self._kill_redis),
            "stop postgresql": (1, self._stop_database),
        }

    async def one(self) -> None:
        """Let something go wrong, and do not always wait until it is well again."""
        weights = [weight for weight, _ in self.kinds.values()]
        kind = random.choices(list(self.kinds), weights)[0]
        self.tally.faults[kind] += 1
        task = asyncio.create_task(self.kinds[kind][1]())
        self._under_way.add(task)
        task.add_done_callback(self._done)
        if random.random() < 0.7 or len(self._under_way) > 2:
            await self.well()

    def _done(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.tally.trouble(f"fault failed: {error!r}")

    async def well(self) -> None:
        """Wait until all is well again."""
        while self._under_way:
            await asyncio.wait(set(self._under_way))

    @contextlib.asynccontextmanager
    async def _alone(self, what: object) -> Any:
        while what in self._busy:
            await asyncio.sleep(0.02)
        self._busy.add(what)
        try:
            yield
        finally:
            self._busy.discard(what)

    async def _kill_web(self) -> None:
        web = random.choice(self.site.webs)
        async with self._alone(web):
            await web.kill()
            await asyncio.sleep(random.uniform(0, 1))
            await web.start()

    async def _freeze_web(self) -> None:
        web = random.choice(self.site.webs)
        async with self._alone(web):
            web.send(signal.SIGSTOP)
            await asyncio.sleep(random.uniform(0.5, 4))
            web.send(signal.SIGCONT)

    async def _kill_engine(self) -> None:
        thinker = random.choice(self.site.thinkers)
        async with self._alone(thinker):
            await thinker.kill()
            await asyncio.sleep(random.uniform(0, 1))
            await thinker.start()

    async def _freeze_redis(self) -> None:
        async with self._alone(self.site.redis):
            self.site.redis.send(signal.SIGSTOP)
            await asyncio.sleep(random.uniform(0.5, 5))
            self.site.redis.send(signal.SIGCONT)

    async def _kill_redis(self) -> None:
        async with self._alone(self.site.redis):
            self.site.redis.kill()
            await asyncio.sleep(random.uniform(0, 3))
            await asyncio.to_thread(self.site.redis.start)

    async def _stop_database(self) -> None:
        async with self._alone(self.site.database):
            await asyncio.to_thread(self.site.database.crash)
            await asyncio.sleep(random.uniform(0, 1.5))
            await asyncio.to_thread(self.site.database.start)


class Place:
    """A place for a table: one game after the other, of one kind."""

    def __init__(self, site: Site, kind: str, tally: Tally) -> None:
        self.site, self.kind, self.tally = site, kind, tally
        self.games: list[Game] = []
        self.players: list[Player] = []
        self.is_last = False  # whether nobody begins anew

    async def open(self) -> None:
        """Set up the first game."""
        await self._begin(await set_up(self.site, self.kind))

    async def _begin(self, game: Game) -> None:
        self.games.append(game)
        self.players += [Player(self.site, game, side, self.tally) for side in game.tokens]

    async def play(self) -> None:
        """Play game after game for as long as one is let."""
        while True:
            game = self.games[-1]
            players = [player for player in self.players if player.game is game]
            tasks = [asyncio.create_task(player.play()) for player in players]
            try:
                while self.is_last or not _is_done(players):
                    await asyncio.sleep(0.1)
            finally:
                for task in tasks:
                    task.cancel()
                await asyncio.gather(*tasks, return_exceptions=True)
            while self.games[-1] is game and not self.is_last:
                with contextlib.suppress(*_LOST):
                    await self._begin(await set_up(self.site, self.kind))


def _is_done(players: list[Player]) -> bool:
    """Tell whether a game is over, and everybody has seen it and been answered."""
    return all(
        player.view and player.view["outcome"] is not None for player in players
    ) and not any(player.pending for player in players)


async def run(faults: int, tables: int) -> tuple[Tally, list[Game]]:
    """Play, break, mend, and look."""
    tally = Tally()
    async with Site(3, 2) as site:
        kinds = ["computer", "flag", *["talk"] * 3, *["moves"] * 5]
        places = [Place(site, kinds[number % len(kinds)], tally) for number in range(tables)]
        for place in places:
            await place.open()
        print(f"{tables} tables are set up", flush=True)
        tasks = [asyncio.create_task(place.play()) for place in places]
        breaking = Faults(site, tally)
        for number in range(1, faults + 1):
            await _some(tally)
            await breaking.one()
            if number % 10 == 0:
                told = f"{number} faults, {tally.acked} commands, {len(tally.problems)} problems"
                print(told, flush=True)
        await breaking.well()
        await _all_go_on(places, tally)
        gap = await black_out(site)
        await _all_go_on(places, tally)
        for place in places:
            place.is_last = True
        await _settled(places, tally)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        players = [player for place in places for player in place.players]
        shown = {(player.game.table, player.side): player.view for player in players}
        games = [game for place in places for game in place.games]
        look(site, games, shown, gap, tally)
    return tally, games


async def black_out(site: Site) -> tuple[float, float]:
    """Kill all web processes, and start them at once: all resume the same tables."""
    await asyncio.gather(*(web.kill() for web in site.webs))
    began = time.time()
    await asyncio.sleep(6)
    up = time.time()
    await asyncio.gather(*(web.start() for web in site.webs))
    return began, up


async def _some(tally: Tally) -> None:
    """Wait for some commands, and then for any moment."""
    wanted = tally.acked + random.randint(5, 60)
    try:
        async with asyncio.timeout(_PATIENCE):
            while tally.acked < wanted:
                await asyncio.sleep(0.01)
    except TimeoutError:
        tally.trouble("stuck: hardly a command in two minutes")
    await asyncio.sleep(random.uniform(0, 0.3))


async def _all_go_on(places: list[Place], tally: Tally) -> None:
    """Wait until something has happened at every table."""
    since = time.monotonic()

    def stuck() -> list[Game]:
        return [place.games[-1] for place in places if place.games[-1].moved < since]

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            while stuck():
                await asyncio.sleep(0.1)
    for game in stuck():
        tally.trouble(f"stuck: {game.kind} {game.table} at {game.seq}")


async def _settled(places: list[Place], tally: Tally) -> None:
    """Let everybody stop, and wait until all is answered and flags have fallen."""

    def waiting() -> list[Player]:
        found = []
        for player in (player for place in places for player in place.players):
            player.due = _NEVER
            is_on = not player.view or (player.game.has_flag and player.view["outcome"] is None)
            if player.pending or is_on:
                found.append(player)
        return found

    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_PATIENCE):
            while waiting():
                await asyncio.sleep(0.1)
    for player in waiting():
        tally.trouble(f"unanswered: {player.pending} at {player.game.table}")


def look(
    site: Site,
    games: list[Game],
    shown: dict[tuple[str, str], dict[str, Any]],
    gap: tuple[float, float],
    tally: Tally,
) -> None:
    """Read what is stored, and hold it against what everybody knows."""
    read = "SELECT table_id, seq, at, by, client, facts FROM events ORDER BY table_id, seq"
    stored: dict[str, list[tuple[Any, ...]]] = {}
    for table, *event in site.database.tell(site.url, read):
        stored.setdefault(table, []).append(tuple(event))
    for game in games:
        for problem in problems(game, stored.get(game.table, []), shown, gap):
            tally.trouble(f"{problem} at {game.table} ({game.kind})")


def problems(
    game: Game,
    events: list[tuple[Any, ...]],
    shown: dict[tuple[str, str], dict[str, Any]],
    gap: tuple[float, float],
) -> list[str]:
    """Return what is wrong with one game."""
    found = []
    if [event[0] for event in events] != list(range(1, len(events) + 1)):
        found.append(f"holes: {[event[0] for event in events]}")
    known: dict[tuple[str, int], tuple[int, float, list[Any]]] = {}
    movers, flags, resumed = [], 0, []
    for seq, at, by, client, text in events:
        facts = json.loads(text)
        kinds = [fact["fact"] for fact in facts]
        flags += kinds.count("flagged.1")
        movers += [by] * ("moved.1" in kinds)
        resumed += [(at, fact["away"]) for fact in facts if fact["fact"] == "resumed.1"]
        if client is not None:
            if (by, client) in known:
                found.append(f"twice: {by} {client}")
            known[by, client] = seq, at, facts
    found += _unlike(game, known)
    found += [f"not sent: {key}" for key in known if key not in game.commands]
    if any(one == other for one, other in pairwise(movers)):
        found.append(f"out of turn: {movers}")
    if flags > 1 or (game.has_flag and flags != 1):
        found.append(f"flags: {flags}")
    found += _wrong_pauses(resumed, gap)
    for side in game.tokens:
        found += _wrong_clock(game, events, shown[game.table, side])
    return found


def _unlike(game: Game, known: dict[tuple[str, int], tuple[int, float, list[Any]]]) -> list[str]:
    """Return what stands otherwise than it was acknowledged."""
    found = []
    for key, command in game.commands.items():
        if not command.seq:
            continue
        if key not in known or known[key][0] != command.seq:
            found.append(f"lost: {command.message}, acknowledged as {command.seq}")
            continue
        if not command.sent - _EXACT <= known[key][1] <= command.answered + _EXACT:
            found.append(f"time: {known[key][1]} not in {command.sent}, {command.answered}")
        if command.message["type"] == "move":
            path = known[key][2][0].get("path", [0])
            if [path[0], path[-1]] != [command.message["path"][0], command.message["path"][-1]]:
                found.append(f"another move: {command.message} is {path}")
    return found


def _wrong_pauses(resumed: list[tuple[float, float]], gap: tuple[float, float]) -> list[str]:
    """Return pauses that were none: only while all processes were killed did no server run."""
    found = [f"no pause: {one} {gap}" for one in resumed if not gap[0] < one[0]]
    if len(resumed) > 1:
        found.append(f"resumed twice: {resumed}")
    # Servers say that they run every second, and start after some time.
    least, most = gap[1] - gap[0], gap[1] - gap[0] + 30
    return found + [f"pause: {away}" for _, away in resumed if not least - 0.5 < away < most]


def _wrong_clock(game: Game, events: list[tuple[Any, ...]], view: dict[str, Any]) -> list[str]:
    """Count the clock anew from the moments of the moves, and hold it against what is shown."""
    control = _SHORT if game.kind == "flag" else _CONTROL
    left = {"white": control, "black": control}
    since, running, away = 0.0, None, 0.0
    for _, at, _by, _, text in events:
        for fact in json.loads(text):
            if fact["fact"] == "resumed.1":
                away += fact["away"]
            elif fact["fact"] == "moved.1":
                if running is not None:
                    left[running] -= at - away - since
                since, running = at - away, "black" if running in (None, "white") else "white"
            elif fact["fact"] == "ended.1" and running is not None:
                left[running] = max(0.0, left[running] - (at - away - since))
                running = None
    clock = view["clock"]
    if running is not None:
        left[running] -= clock["now"] / 1000 - away - since
    off = {side: round(clock[side] - max(0.0, left[side]), 3) for side in left}
    return [f"clock: off by {off}"] if any(abs(one) > _EXACT for one in off.values()) else []


def figures(tally: Tally, games: list[Game], seconds: float) -> dict[str, Any]:
    """Return what is kept of a run."""
    waits = sorted(tally.waits) or [0.0]
    return {
        "faults": tally.faults.total(),
        "kinds": dict(tally.faults.most_common()),
        "games": len(games),
        "acknowledged": tally.acked,
        "sent_again": tally.resent,
        "reconnections": tally.reconnects,
        "refused": dict(tally.refused),
        "problems": len(tally.problems),
        "ack_p50_ms": round(1e3 * waits[len(waits) // 2]),
        "ack_p99_ms": round(1e3 * waits[int(0.99 * len(waits))]),
        "ack_max_ms": round(1e3 * waits[-1]),
        "seconds": round(seconds),
    }


def main() -> None:
    """Run, print what was seen, and fail if anything was lost."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--faults", type=int, default=200)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--seed", type=int, default=None)
    options.add_argument("--keep", action="store_true", help="write benchmarks/results")
    asked = options.parse_args()
    random.seed(asked.seed)
    started = time.monotonic()
    tally, games = asyncio.run(run(asked.faults, asked.tables))
    seen = figures(tally, games, time.monotonic() - started)
    for name, value in seen.items():
        print(f"{name:<14} {value}")
    if asked.keep:
        sys.path.insert(0, str(Path(__file__).parents[1] / "benchmarks"))
        from web_load import keep

        print(f"kept in {keep(seen, 'kills')}")
    print(f"{tally.faults.total()} faults, {tally.acked} commands, {len(tally.problems)} problems")
    sys.exit(bool(tally.problems))


if __name__ == "__main__":
    main()
