"""A whole site on this machine: PostgreSQL, Redis, web processes and engine workers.

For the kill test and the load benchmark. PostgreSQL and Redis are the tests' own; web processes and
workers are forked by nurseries that have imported everything, so that a restart takes no time.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

import redis

from storage.cluster import Cluster, find_programs

LIMITS = {
    "DAMIER_TABLE_RATE": "1000000/minute",
    "DAMIER_TOURNAMENT_RATE": "1000000/minute",
    "DAMIER_REQUEST_RATE": "1000000/minute",
    "DAMIER_HEAVY_RATE": "1000000/minute",
    "DAMIER_WORK_SECONDS": "1000000",
    "DAMIER_UNFINISHED_TABLES": "1000000",
    "DAMIER_COMMANDS_PER_SECOND": "1000000",
    "DAMIER_SOCKETS_PER_CLIENT": "1000000",
    "DAMIER_JOIN_RATE": "1000000/minute",
    "DAMIER_JOIN_DAY_RATE": "1000000/day",
    "DAMIER_SECRET": "only for tests, where everybody may know it",
}


class RedisServer:
    """A Redis that keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self.url = f"unix://{self._socket}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def pid(self) -> int:
        """Its process."""
        return self._process.pid if self._process is not None else 0

    def start(self) -> None:
        """Start it, and wait until it answers."""
        quiet = ["--port", "0", "--save", "", "--appendonly", "no", "--dir", str(self._folder)]
        words = ["redis-server", *quiet, "--unixsocket", str(self._socket)]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        while True:
            with contextlib.suppress(redis.RedisError), redis.Redis.from_url(self.url) as asked:
                asked.ping()
                return
            time.sleep(0.02)

    def send(self, what: signal.Signals) -> None:
        """Stop, continue or end it."""
        if self._process is not None:
            self._process.send_signal(what)

    def kill(self) -> None:
        """End it as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


class Database(Cluster):
    """A PostgreSQL that can be stopped without asking anybody, and finds its way back."""

    def __init__(self) -> None:
        programs = find_programs()
        if programs is None:
            raise SystemExit("expected PostgreSQL, got none: make machine")
        super().__init__(programs)

    def crash(self) -> None:
        """Stop at once; what was committed is found in its log."""
        self._control("stop", "--mode=immediate")

    @property
    def pid(self) -> int:
        """The process that all others of it come from."""
        return int((self._data / "postmaster.pid").read_text().split()[0])


class Process:
    """A web process or an engine worker, forked by a nursery of its own."""

    def __init__(self, kind: str, folder: str, env: dict[str, str]) -> None:
        self.kind, self.folder, self.port, self.child = kind, folder, 0, 0
        self.up = asyncio.Event()
        self._env = {**os.environ, **LIMITS, **env}
        self._nursery: asyncio.subprocess.Process | None = None

    async def open(self) -> None:
        """Start the nursery and the first process."""
        pipe = asyncio.subprocess.PIPE
        self._nursery = await asyncio.create_subprocess_exec(
            sys.executable, __file__, self.kind, stdin=pipe, stdout=pipe, env=self._env
        )
        await self.start()

    async def _line(self) -> bytes:
        if self._nursery is None or self._nursery.stdout is None:
            raise SystemExit("the nursery did not start")
        return await self._nursery.stdout.readline()

    async def start(self) -> None:
        """Start a process and wait until it says that it is there."""
        if self._nursery is None or self._nursery.stdin is None:
            raise SystemExit("the nursery did not start")
        self._nursery.stdin.write(f"{self.port} {self.folder}\n".encode())
        self.child = int(await self._line())
        while not (found := re.search(rb":(\d+)/|thinking", line := await self._line())):
            if b"ended" in line:  # its database was away, or another took its port
                self._nursery.stdin.write(f"{self.port} {self.folder}\n".encode())
                self.child = int(await self._line())
        self.port = int(found[1] or 0)
        self.up.set()

    def send(self, what: signal.Signals) -> None:
        """Send a signal to the process."""
        os.kill(self.child, what)

    async def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the process, and wait until it is gone."""
        self.up.clear()
        os.kill(self.child, how)
        while b"ended" not in await self._line():
            pass

    async def close(self) -> None:
        """End the process and its nursery."""
        if self.up.is_set():
            await self.kill()
        if self._nursery is not None and self._nursery.stdin is not None:
            self._nursery.stdin.close()
            await self._nursery.wait()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"


class Site:
    """Everything, to be used as `async with`."""

    def __init__(self, webs: int, thinkers: int, *, pace: str = "0") -> None:
        self._folder = tempfile.TemporaryDirectory()
        folder = Path(self._folder.name)
        self.redis, self.database = RedisServer(folder), Database()
        self._counts, self._pace = (webs, thinkers), pace
        self.webs: list[Process] = []
        self.thinkers: list[Process] = []

    async def __aenter__(self) -> Site:
        self.redis.start()
        self.database.start()
        self.url = self.database.make()
        env = {"DAMIER_DATABASE": self.url, "DAMIER_BUS": self.redis.url, "DAMIER_PACE": self._pace}
        names = [f"{self._folder.name}/web{number}" for number in range(self._counts[0])]
        self.webs = [Process("web", name, env) for name in names]
        self.thinkers = [Process("think", "-", env) for _ in range(self._counts[1])]
        try:
            await asyncio.gather(*(each.open() for each in (*self.webs, *self.thinkers)))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        await asyncio.gather(*(each.close() for each in (*self.webs, *self.thinkers)))
        self.redis.kill()
        self.database.__exit__()
        self._folder.cleanup()


def nursery(kind: str) -> None:
    """Fork a process for every line; say its id, and when it has ended."""
    import alembic.command  # noqa: F401  what a server imports when it starts
    import redis.asyncio  # noqa: F401

    from damier.live import redis_bus  # noqa: F401
    from damier.live.thinking import worker
    from damier.web.server import run as serve
    from damier.web.settings import Settings

    for line in sys.stdin:
        port, _, folder = line.strip().partition(" ")
        child = os.fork()
        if child == 0:
            print(os.getpid(), flush=True)
            try:
                if kind == "web":
                    serve(
                        Settings.from_environment(port=int(port), data=Path(folder)), browser=False
                    )
                else:
                    print("thinking", flush=True)
                    asyncio.run(worker.Worker(os.environ["DAMIER_BUS"], 1).run())
            except BaseException as error:
                print(f"{kind}: {error!r}", file=sys.stderr, flush=True)
            os._exit(0)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    nursery(sys.argv[1])
