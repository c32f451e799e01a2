"""Fill the server with live tables and measure how soon a move reaches the opponent.

    python benchmarks/web_load.py [--tables 1000] [--seconds 60] [--every 4] [--processes 0]
                                  [--apart] [--signed-in]

Starts `damier serve` in a process of its own with a durable SQLite file, seats two players at every
table over websockets, lets each table move once every few seconds, and prints the errors and the
time from sending a command to its arrival at the opponent's socket. With `--processes` so many web
processes on PostgreSQL and Redis: both players of a table at one of them, as behind a proxy that
goes by the table, or with `--apart` at two. CPU is counted for each kind of process, without that
of this program. With `--signed-in` all have accounts, made before, and all games are rated. The
figures are kept in benchmarks/results. On a machine that is busy with other work put `chrt -r 10`
before it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import datetime
import gc
import gzip
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import msgspec
from peers import RESULTS, ROOT, commit_name, machine
from websockets.asyncio.client import ClientConnection, connect

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

WANTED = {"tables": 1000, "p99_ms": 100.0, "page_kb": 150.0}
_OPENING = 50  # connections that are opened at once
_PEOPLE = 100  # with accounts, each at several tables: to hash a password takes its time
_LIMITS = {
    "DAMIER_TABLE_RATE": "1000000/minute",
    "DAMIER_TOURNAMENT_RATE": "1000000/minute",
    "DAMIER_REQUEST_RATE": "1000000/minute",
    "DAMIER_HEAVY_RATE": "1000000/minute",
    "DAMIER_WORK_SECONDS": "1000000",
    "DAMIER_UNFINISHED_TABLES": "1000000",
    "DAMIER_SOCKETS_PER_CLIENT": "1000000",
    "DAMIER_JOIN_RATE": "1000000/minute",
    "DAMIER_JOIN_DAY_RATE": "1000000/day",
}


Headers = dict[str, str]


class Move(msgspec.Struct):
    """A move that may be made."""

    path: list[int]


class View(msgspec.Struct):
    """What a player needs to know to make a move."""

    seq: int
    turn: str
    moves: list[Move]


class Message(msgspec.Struct):
    """Any message of the server."""

    type: str
    view: View | None = None
    code: str | None = None


_decoder = msgspec.json.Decoder(Message)


@dataclass
class Figures:
    """What was seen."""

    delays: list[float] = field(default_factory=list)
    acks: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    moves: int = 0
    over: int = 0
    bus: float = 0.0  # messages that all processes together have sent over it, a second


class Seat:
    """One player: reads everything, and knows the latest view."""

    def __init__(self, socket: ClientConnection, figures: Figures) -> None:
        self.socket, self.figures = socket, figures
        self.view = View(0, "white", [])
        self.lots = random.Random()
        self.sent, self.moves = 0.0, 0
        self.arrived: asyncio.Event = asyncio.Event()
        self.opponent: Seat | None = None
        self.ready = asyncio.Event()
        self.reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self._take(_decoder.decode(text), time.perf_counter())
        except Exception as error:
            self.figures.errors.append(f"{type(error).__name__}: {error}")

    def _take(self, message: Message, now: float) -> None:
        if message.view is not None:
            moved = message.view.turn != self.view.turn
            self.view = message.view
            if message.type == "state" and moved and self.opponent and self.opponent.sent:
                self.figures.delays.append(now - self.opponent.sent)
                self.opponent.sent = 0.0
                self.arrived.set()
            self.ready.set()
        elif message.type == "ack":
            self.figures.acks.append(now - self.sent if self.sent else 0.0)
        elif message.type in ("refused", "bye"):
            self.figures.errors.append(f"{message.type} {message.code}")

    async def move(self) -> None:
        """Make any legal move."""
        self.moves += 1
        path = self.lots.choice(self.view.moves).path
        command = {"type": "move", "id": self.moves, "seq": self.view.seq, "path": path}
        text = json.dumps(command)
        self.sent = time.perf_counter()
        await self.socket.send(text)
        self.figures.moves += 1


async def play(white: Seat, black: Seat, every: float, until: float, figures: Figures) -> None:
    """Move in turn at the pace, from a random moment on."""
    white.opponent, black.opponent = black, white
    due = time.monotonic() + white.lots.random() * every
    while due < until:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        due += every
        mover, other = (white, black) if white.view.turn == "white" else (black, white)
        if not mover.view.moves:
            figures.over += 1
            return
        other.arrived.clear()
        await mover.move()
        try:
            async with asyncio.timeout(30):
                await other.arrived.wait()
        except TimeoutError:
            figures.errors.append("a move did not arrive within 30 s")
            return


async def sign_up(http: httpx.AsyncClient, url: str, number: int) -> Headers:
    """Make an account; return what shows who asks."""
    asked = {"name": f"Somebody {number}", "password": "a long walk by the canal"}
    made = (await http.post(f"{url}/api/account/join", json=asked)).raise_for_status()
    http.cookies.clear()
    return {"Cookie": "; ".join(f"{name}={value}" for name, value in made.cookies.items())}


async def seat_two(
    http: httpx.AsyncClient,
    urls: tuple[str, str],
    figures: Figures,
    gate: asyncio.Semaphore,
    who: tuple[Headers, Headers] | None = None,
) -> tuple[Seat, Seat]:
    """Set up a table and connect both players, each where they are told; `who` have accounts."""
    rated, (first, second) = {"rated": who is not None}, who or ({}, {})
    async with gate:
        asked = {"opponent": {"kind": "link"}, "colour": "white", "control": "3600", **rated}
        path = f"{urls[0]}/api/tables"
        made = (await http.post(path, json=asked, headers=first)).raise_for_status().json()
        http.cookies.clear()
        invite = {"invite_token": made["invite_token"], **rated}
        path = f"{urls[1]}/api/tables/{made['table']}/join"
        taken = (await http.post(path, json=invite, headers=second)).raise_for_status().json()
        http.cookies.clear()
        seats = []
        for token, url in zip((made["seat_token"], taken["seat_token"]), urls, strict=True):
            address = f"{url.replace('http', 'ws')}/ws/t/{made['table']}"
            opening = connect(address, max_size=None, open_timeout=60, ping_interval=None)
            socket = await asyncio.wait_for(opening.__aenter__(), 60)
            await socket.send(json.dumps({"type": "hello", "token": token}))
            seats.append(Seat(socket, figures))
        for seat in seats:
            await asyncio.wait_for(seat.ready.wait(), 60)
    return seats[0], seats[1]


async def seat_all(
    urls: list[str],
    tables: int,
    figures: Figures,
    *,
    apart: bool = False,
    signed_in: bool = False,
) -> list[tuple[Seat, Seat]]:
    """Set up so many tables, and seat two at each."""
    gc.disable()  # the pauses of this process are not the server's
    gate = asyncio.Semaphore(_OPENING)
    count = len(urls)
    async with httpx.AsyncClient(timeout=60) as http:
        people = range(_PEOPLE if signed_in else 0)
        known = [await sign_up(http, urls[number % count], number) for number in people]
        pairs = await asyncio.gather(
            *(
                seat_two(
                    http,
                    (urls[one % count], urls[(one + apart) % count]),
                    figures,
                    gate,
                    (known[one % _PEOPLE], known[(one + 1) % _PEOPLE]) if known else None,
                )
                for one in range(tables)
            )
        )
    print(f"{tables} tables and {2 * tables} sockets are open")
    return pairs


async def load(
    urls: list[str],
    tables: int,
    seconds: float,
    every: float,
    *,
    apart: bool = False,
    signed_in: bool = False,
) -> tuple[Figures, float, dict[str, float]]:
    """Seat everybody and let them play; return what was seen, how long it took, and the CPU for it.

    The CPU is that of each kind of process while all play, without setting up the tables.
    """
    figures = Figures()
    pairs = await seat_all(urls, tables, figures, apart=apart, signed_in=signed_in)
    started, before, told = time.monotonic(), all_used(), published()
    until = started + seconds
    await asyncio.gather(*(play(*pair, every, until, figures) for pair in pairs))
    took, after = time.monotonic() - started, all_used()
    figures.bus = (published() - told) / took
    await let_go(pairs)
    return figures, took, {name: after[name] - before.get(name, 0.0) for name in after}


async def let_go(pairs: list[tuple[Seat, Seat]]) -> None:
    """Close all sockets."""
    for pair in pairs:
        for seat in pair:
            seat.reader.cancel()
            await seat.socket.close()


def page_weight(url: str) -> float:
    """Return the kilobytes that a first visit to the game page sends, compressed."""
    seen: dict[str, int] = {}
    with httpx.Client(base_url=url, headers={"Accept-Encoding": "gzip"}) as http:
        made = http.post("/api/tables", json={"opponent": {"kind": "link"}}).raise_for_status()
        waiting = [f"/t/{made.json()['table']}"]
        while waiting:
            path = waiting.pop()
            if path in seen:
                continue
            answer = http.get(path)
            if answer.status_code != 200:
                continue
            packed = "content-encoding" in answer.headers
            seen[path] = len(gzip.compress(answer.content, 9)) if packed else len(answer.content)
            waiting += [str(httpx.URL(url + path).join(link).path) for link in links(answer)]
    return sum(seen.values()) / 1000


def links(answer: httpx.Response) -> list[str]:
    """Return what a page or a module loads at once."""
    kind = answer.headers.get("content-type", "")
    if "html" in kind:
        return re.findall(r'(?:src|href)="([^"#]+\.(?:js|css|ftl|svg))"', answer.text)
    if "javascript" in kind:
        return re.findall(r"""(?:from|import)\s*['"](\.[^'"]+)['"]""", answer.text)
    return []


def percentile(values: list[float], share: float) -> float:
    """Return the value below which a share of all lie, in milliseconds."""
    ordered = sorted(values) or [float("nan")]
    return 1e3 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def used(process: int) -> tuple[float, float]:
    """Return the CPU seconds and megabytes that a process has used."""
    words = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    ticks = int(words[11]) + int(words[12])
    pages = int(words[21])
    return ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def all_used(processes: dict[int, str] | None = None) -> dict[str, float]:
    """Return the CPU seconds of all that was started here: servers, PostgreSQL and Redis."""
    found: Counter[str] = Counter()
    for pid, kind in sorted((PROCESSES if processes is None else processes).items()):
        for process in (pid, *(_children(pid) if kind == "database" else ())):
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                found[kind] += used(process)[0]  # type: ignore[assignment]
    return dict(found)


PROCESSES: dict[int, str] = {}
BUS: list[str] = []  # where it is, if there is one


def published() -> int:
    """Return how many messages were ever published on the bus."""
    if not BUS:
        return 0
    import redis

    with redis.Redis.from_url(BUS[0]) as asked:
        counts: Any = asked.info("commandstats")
    return int(counts.get("cmdstat_publish", {}).get("calls", 0))


def _children(pid: int) -> list[int]:
    """Return the children of PostgreSQL's first process: its connections."""
    listed = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [int(word) for word in listed]


@contextlib.asynccontextmanager
async def site(processes: int) -> AsyncIterator[tuple[list[str], dict[int, str]]]:
    """Run so many web processes on PostgreSQL and Redis; yield where they are, and all of them."""
    sys.path.insert(0, str(ROOT / "tools"))
    from whole_site import Site

    async with Site(processes, 0) as running:
        started = {web.child: "web" for web in running.webs}
        started |= {running.database.pid: "database", running.redis.pid: "bus"}
        BUS[:] = [running.redis.url]
        yield [web.url for web in running.webs], started
        memory[0] = sum(used(web.child)[1] for web in running.webs)


memory = [0.0]


@contextlib.contextmanager
def serving(data: str, python: str = sys.executable) -> Any:
    """Run a server by an interpreter that has damier; yield where it is and its process."""
    program = "from damier.cli import main; import sys; main(sys.argv[1:])"
    words = ["serve", "--no-browser", "--port", "0", "--data", data]
    process = subprocess.Popen(
        [python, "-c", program, *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **_LIMITS},
    )
    try:
        found = re.search(r"http://[^/]+", process.stdout.readline() if process.stdout else "")
        if found is None:
            raise SystemExit("the server did not start")
        yield found[0], process.pid
    finally:
        process.terminate()
        process.wait(30)


async def measure(asked: argparse.Namespace) -> tuple[Figures, float, dict[str, float]]:
    """Play on the site that was asked for."""
    paced = asked.tables, asked.seconds, asked.every
    if asked.processes:
        async with site(asked.processes) as (urls, started):
            PROCESSES.update(started)
            return await load(urls, *paced, apart=asked.apart, signed_in=asked.signed_in)
    with tempfile.TemporaryDirectory() as data, serving(data) as (url, process):
        PROCESSES[process] = "web"
        memory[1:] = [await asyncio.to_thread(page_weight, url)]
        played = await load([url], *paced, signed_in=asked.signed_in)
        memory[0] = used(process)[1]
        return played


def main() -> None:
    """Measure, print and keep."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--tables", type=int, default=1000)
    options.add_argument("--seconds", type=float, default=60)
    options.add_argument("--every", type=float, default=4)
    options.add_argument("--processes", type=int, default=0, help="on PostgreSQL and Redis")
    options.add_argument("--apart", action="store_true", help="the two of a table at two of them")
    options.add_argument("--signed-in", action="store_true", help="all have accounts, all is rated")
    asked = options.parse_args()
    figures, took, cpu = asyncio.run(measure(asked))
    per_move = {kind: round(1e3 * spent / max(1, figures.moves), 3) for kind, spent in cpu.items()}
    result = {
        "processes": asked.processes or "1, SQLite",
        "apart": asked.apart,
        "signed_in": asked.signed_in,
        "tables": asked.tables,
        "sockets": 2 * asked.tables,
        "seconds": round(took, 1),
        "moves": figures.moves,
        "moves_per_s": round(figures.moves / took, 1),
        "arrived": len(figures.delays),
        "errors": len(figures.errors),
        "games_over": figures.over,
        "p50_ms": round(percentile(figures.delays, 0.50), 2),
        "p99_ms": round(percentile(figures.delays, 0.99), 2),
        "max_ms": round(percentile(figures.delays, 1.0), 2),
        "server_cpu_s": round(sum(cpu.values()), 1),
        "cpu_ms_per_move": per_move["web"],
        "cpu_ms_per_move_of_each": per_move,
        "cpu_ms_per_move_of_all": round(sum(per_move.values()), 3),
        "bus_messages_per_s": round(figures.bus, 1),
        "server_mb": round(memory[0]),
    }
    if memory[1:]:
        result["page_kb"] = round(memory[1], 1)
    for name, value in result.items():
        print(f"{name:<14} {value}" + (f"   (wanted {WANTED[name]:g})" if name in WANTED else ""))
    for error in sorted(set(figures.errors))[:10]:
        print(f"  {figures.errors.count(error)} × {error}")
    kind = f"{asked.processes}{'-apart' if asked.apart else ''}" if asked.processes else ""
    kind += "-signed-in" if asked.signed_in else ""
    kind += "" if asked.every == 4 else f"-{asked.tables / asked.every:.0f}-a-second"
    print(f"kept in {keep(result, f'web{kind}').relative_to(ROOT)}")
    sys.exit(1 if figures.errors or result["p99_ms"] > WANTED["p99_ms"] else 0)


def keep(result: dict[str, Any], name: str = "web") -> Path:
    """Write the figures with the date, the machine and the commit."""
    today = datetime.datetime.now(datetime.UTC)
    commit = commit_name()
    record = {
        "date": today.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "load_average": os.getloadavg()[0],
        "real_time_priority": os.sched_getscheduler(0) != os.SCHED_OTHER,
        "web_load" if name.startswith("web") else name: result,
    }
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{today:%Y-%m-%d}-{commit or 'unknown'}-{name}.json"
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return file


if __name__ == "__main__":
    main()
