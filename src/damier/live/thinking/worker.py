"""A process that does the jobs of others: `damier think`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import structlog
from redis.exceptions import RedisError, ResponseError

from damier.engine.threads import Halt, in_thread
from damier.live.tasks import end
from damier.live.thinking.executors import EngineShelf
from damier.live.thinking.streams import (
    CANCELS,
    GROUP,
    IDLE,
    STREAMS,
    WORKERS,
    Message,
    cancels,
    channel_of,
    connect,
    encode,
)
from damier.live.thinking.wire import decode_job, encode_answer
from damier.live.thinking.work import be_modest

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.engine.book import Book

log = structlog.get_logger()
_REMEMBERED = 1_000  # jobs that were called off before they were begun
_AGAIN = 0.5  # seconds until the next try where Redis is away
_WAIT = 1_000  # milliseconds for which Redis is asked to wait for a job


class Worker:
    """Does jobs of tables in so many threads, and what is studied in as many."""

    def __init__(
        self, url: str, threads: int = 1, idle: float = IDLE, books: Iterable[Book] = ()
    ) -> None:
        self._redis = connect(url)
        self.name = f"{socket.gethostname()}-{os.getpid()}"
        self._threads, self._idle = threads, idle
        self._pool = ThreadPoolExecutor(2 * threads, "engine", be_modest)
        self._engines = EngineShelf(4 * threads, books)
        self._doing: dict[str, Halt] = {}
        self._called_off: OrderedDict[str, None] = OrderedDict()
        self.done = 0

    async def run(self) -> None:
        """Work until cancelled; what is being done then is left to the next."""
        places = [(stream, n) for stream in STREAMS for n in range(self._threads)]
        tasks = [asyncio.create_task(self._take(stream, n)) for stream, n in places]
        tasks += [asyncio.create_task(self._hear()), asyncio.create_task(self._sign_in())]
        try:
            await asyncio.gather(*tasks)
        finally:
            await end(tasks)
            with contextlib.suppress(RedisError):
                await self._redis.zrem(WORKERS, self._entry)
            self._pool.shutdown(wait=False, cancel_futures=True)
            await self._redis.aclose()

    @property
    def where(self) -> str:
        """The Redis, without what opens it."""
        known = self._redis.connection_pool.connection_kwargs
        return f"{known.get('host', known.get('path'))}:{known.get('port', '')}".rstrip(":")

    @property
    def _entry(self) -> str:
        return f"{self.name}:{self._threads}"

    async def _ready(self) -> None:
        """Make the streams and the group of those who read them."""
        for stream in STREAMS:
            with contextlib.suppress(ResponseError):  # they are there already
                await self._redis.xgroup_create(stream, GROUP, id="0", mkstream=True)

    async def _sign_in(self) -> None:
        """Say that somebody is here, and until when that may be believed."""
        while True:
            with contextlib.suppress(RedisError):
                seconds, _ = await self._redis.time()
                await self._redis.zadd(WORKERS, {self._entry: seconds + max(2, self._idle)})
                await self._redis.zremrangebyscore(WORKERS, "-inf", seconds - 60)
            await asyncio.sleep(min(1.0, self._idle / 3))

    async def _hear(self) -> None:
        """End jobs that are called off."""
        while True:
            with contextlib.suppress(RedisError):
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CANCELS)
                    async for told in channel.listen():
                        if told["type"] == "message":
                            self._call_off(cancels.decode(told["data"]).job)
            await asyncio.sleep(_AGAIN)

    def _call_off(self, name: str) -> None:
        if name in self._doing:
            self._doing[name].set()
            return
        self._called_off[name] = None
        while len(self._called_off) > _REMEMBERED:
            self._called_off.popitem(last=False)

    async def _take(self, stream: str, number: int) -> None:
        """Do one job after the other: first those that somebody else has lost."""
        place = f"{self.name}-{number}"
        is_ready = False
        while True:
            try:
                if not is_ready:
                    await self._ready()
                    is_ready = True
                for entry, fields in await self._lost(stream, place) or await self._new(
                    stream, place
                ):
                    await self._do(stream, place, entry, fields)
            except RedisError as error:
                log.warning("no redis", reason=str(error))
                is_ready = False  # it may come back and know nothing
                await asyncio.sleep(_AGAIN)

    async def _lost(self, stream: str, place: str) -> list[Any]:
        idle = round(1000 * self._idle)
        found = await self._redis.xautoclaim(stream, GROUP, place, idle, count=1)
        return list(found[1])

    async def _new(self, stream: str, place: str) -> list[Any]:
        wait = min(_WAIT, round(500 * self._idle))
        found: Any = await self._redis.xreadgroup(GROUP, place, {stream: ">"}, count=1, block=wait)
        return [entry for _, entries in found for entry in entries]

    async def _do(self, stream: str, place: str, entry: bytes, fields: dict[bytes, bytes]) -> None:
        if not fields:  # given up by whoever asked, while somebody else was at it
            await self._redis.xack(stream, GROUP, entry)
            return
        name, channel = fields[b"id"].decode(), channel_of(fields[b"to"].decode())
        halt = self._doing[name] = Halt()
        if name in self._called_off:
            halt.set()
        loop = asyncio.get_running_loop()
        steps: asyncio.Queue[bytes | None] = asyncio.Queue()

        def tell(step: object) -> None:
            loop.call_soon_threadsafe(steps.put_nowait, encode_answer(step))

        def think() -> bytes:
            try:
                return encode_answer(self._engines.do(decode_job(fields[b"job"]), tell))
            except Exception as error:  # told to whoever asked
                return encode_answer(error)

        lost = asyncio.Event()
        holding = asyncio.create_task(self._hold(stream, place, entry, lost, halt))
        telling = asyncio.create_task(self._tell(channel, name, steps))
        try:
            answer = await in_thread(think, self._pool, halt)
        finally:
            del self._doing[name]
            steps.put_nowait(None)
            await end([holding])
            await asyncio.gather(telling, return_exceptions=True)
        if lost.is_set():
            return  # whoever has it answers
        async with self._redis.pipeline(transaction=True) as together:
            together.publish(channel, encode(Message(name, 0, True, answer)))
            together.xack(stream, GROUP, entry)
            together.xdel(stream, entry)
            await together.execute()
        self.done += 1

    async def _hold(
        self, stream: str, place: str, entry: bytes, lost: asyncio.Event, halt: Halt
    ) -> None:
        """Say that the job is being done; give it up if somebody else has taken it for lost.

        One that is in its stream no more was called off, and that was not heard.
        """
        while True:
            await asyncio.sleep(self._idle / 3)
            with contextlib.suppress(RedisError):
                if not await self._redis.xrange(stream, entry, entry, count=1):
                    halt.set()
                held = await self._redis.xpending_range(stream, GROUP, entry, entry, 1)
                if not held or held[0]["consumer"] != place.encode():
                    lost.set()
                    return halt.set()
                await self._redis.xclaim(stream, GROUP, place, 0, [entry], justid=True)

    async def _tell(self, channel: str, name: str, steps: asyncio.Queue[bytes | None]) -> None:
        number = 0
        while (step := await steps.get()) is not None:
            with contextlib.suppress(RedisError):
                await self._redis.publish(channel, encode(Message(name, number, False, step)))
            number += 1
