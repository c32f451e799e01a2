"""Jobs over Redis: who asks adds them to a stream, workers take them and tell what they find.

A job is in its stream until its answer has been told. A worker that takes one says again and again
that it is at it; one that is silent for `IDLE` seconds has lost it to the next. Whoever asked hears
answers on a channel of his own. While Redis is away, or nobody works, jobs are done here, and those
begin anew that were being waited for: doing a job twice harms nobody.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING, Any, Generic

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from damier.errors import EngineError
from damier.live.tasks import end
from damier.live.thinking.executors import Threads
from damier.live.thinking.jobs import AnswerT, Job, MoveJob, StepT
from damier.live.thinking.wire import decode_answer, encode_job

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.engine.book import Book
    from damier.engine.threads import Halt

log = structlog.get_logger()
IDLE = 3.0  # seconds after which the job of a worker that says nothing is taken over
STREAMS = ("damier:think:tables", "damier:think:studies")
GROUP = "engines"
CANCELS = "damier:think:cancels"
WORKERS = "damier:think:workers"
_LONGEST = 10_000  # jobs in a stream
_AGAIN = 0.5  # seconds until the next try where Redis is away
_LOOK = 1.0  # seconds between two looks at who works


class Message(msgspec.Struct, frozen=True, array_like=True):
    """What is told about a job: what was found on the way, numbered, or its `last` word."""

    job: str
    number: int
    last: bool
    found: bytes


class Cancel(msgspec.Struct, frozen=True, array_like=True):
    """A job that is to end: with the answer it has, or unheard."""

    job: str


messages = msgspec.msgpack.Decoder(Message)
cancels = msgspec.msgpack.Decoder(Cancel)
encode = msgspec.msgpack.Encoder().encode


def stream_of(job: Job[Any, Any]) -> str:
    """Return the stream that a job belongs into: tables do not wait for what is studied."""
    return STREAMS[0] if isinstance(job, MoveJob) else STREAMS[1]


def channel_of(who: str) -> str:
    """Return where somebody hears answers."""
    return f"damier:think:to:{who}"


@dataclass(slots=True)
class _Asked:
    """A job that somebody waits for; `tell` leaves out what it was told by another before."""

    job: Job[Any, Any]
    tell: Callable[[int, Any], object]
    answer: asyncio.Future[Any]
    entry: bytes | str = b""
    parts: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)


class Streams:
    """Has jobs done by workers; `grown` is told for how many they have threads of each kind."""

    def __init__(
        self,
        url: str,
        grown: Callable[[int], object] | None = None,
        books: Iterable[Book] = (),
    ) -> None:
        self._redis = connect(url)
        self._name = secrets.token_urlsafe(9)
        self._grown = grown
        # What is studied here must not hold up a table that has to be served here.
        self._here = {stream: Threads(1, books=books) for stream in STREAMS}
        self._asked: dict[str, _Asked] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._hears = asyncio.Event()
        self._begun = False

    async def run(
        self, job: Job[StepT, AnswerT], tell: Callable[[StepT], object], halt: Halt
    ) -> AnswerT:
        """Have a job done by a worker, or here while there is no Redis, or nobody to do it."""
        self._begin()
        told = _TellOnce(tell)
        try:
            if await self._workers():
                return await self._ask(job, told, halt)
        except RedisError as error:
            log.warning("no redis, thinking here", reason=str(error))
        return await self._here[stream_of(job)].run(job, told.counted(), halt)

    async def _ask(self, job: Job[StepT, AnswerT], tell: _TellOnce[StepT], halt: Halt) -> AnswerT:
        await self._hears.wait()
        loop = asyncio.get_running_loop()
        name, asked = secrets.token_urlsafe(12), _Asked(job, tell, loop.create_future())
        self._asked[name] = asked
        reading, sending = self._spawn(self._read(asked)), self._spawn(self._send(name, asked))
        try:
            await asyncio.shield(sending)  # whoever gives up has to know what was sent
            with halt.ends(_Word(lambda: loop.call_soon_threadsafe(self._cancel, name))):
                answer: AnswerT = await asked.answer
                return answer
        finally:
            del self._asked[name]
            reading.cancel()
            if not asked.answer.done() or asked.answer.cancelled():
                self._spawn(self._give_up(name, asked, sending))

    async def _send(self, name: str, asked: _Asked) -> None:
        data = await asyncio.to_thread(encode_job, asked.job)
        fields: Any = {"id": name, "to": self._name, "job": data}
        asked.entry = await self._redis.xadd(stream_of(asked.job), fields, maxlen=_LONGEST)

    def _cancel(self, name: str) -> None:
        """Have a job end with the answer it has."""
        self._spawn(self._call_off(name))

    async def _give_up(self, name: str, asked: _Asked, sending: asyncio.Task[None]) -> None:
        """Have a job end unheard: nobody takes it any more, and whoever does it finds it gone."""
        await asyncio.wait([sending])
        if not sending.cancelled() and sending.exception() is None:
            with contextlib.suppress(RedisError):
                await self._redis.xdel(stream_of(asked.job), asked.entry)
        await self._call_off(name)

    async def _call_off(self, name: str) -> None:
        with contextlib.suppress(RedisError):
            await self._redis.publish(CANCELS, encode(Cancel(name)))

    async def _read(self, asked: _Asked) -> None:
        """Read what is told about a job in its order, in a thread, as moves may take long."""
        while True:
            message = await asked.parts.get()
            try:
                found = await asyncio.to_thread(decode_answer, asked.job, message.found)
            except Exception as error:  # raised where the job is waited for
                if not asked.answer.done():
                    asked.answer.set_exception(error)
                return
            if not message.last:
                asked.tell(message.number, found)
                continue
            if isinstance(found, list):  # of steps, some of which may have been missed
                for number, step in enumerate(found):
                    asked.tell(number, step)
            if not asked.answer.done():
                asked.answer.set_result(found)

    async def _workers(self) -> int:
        """Return the threads of all workers that have been heard of lately."""
        seconds, _ = await self._redis.time()
        alive: Any = await self._redis.zrangebyscore(WORKERS, seconds, "+inf")
        return sum(int(name.rpartition(b":")[2]) for name in alive)

    def _begin(self) -> None:
        if not self._begun:
            self._begun = True
            self._spawn(self._hear())
            if self._grown is not None:
                self._spawn(self._count(self._grown))

    async def _count(self, grown: Callable[[int], object]) -> None:
        while True:
            with contextlib.suppress(RedisError):
                grown(max(1, await self._workers()))
            await asyncio.sleep(_LOOK)

    async def _hear(self) -> None:
        """Take what is told to us, for as long as we live."""
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(channel_of(self._name))
                    self._hears.set()
                    async for told in channel.listen():
                        if told["type"] == "message":
                            self._take(messages.decode(told["data"]))
            except RedisError as error:
                self._hears.clear()
                for asked in self._asked.values():  # what they are told now is not heard
                    if not asked.answer.done():
                        asked.answer.set_exception(error)
            await asyncio.sleep(_AGAIN)

    def _take(self, message: Message) -> None:
        asked = self._asked.get(message.job)
        if asked is not None:
            asked.parts.put_nowait(message)

    def _spawn(self, work: Any) -> asyncio.Task[Any]:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def close(self) -> None:
        """Wait for nobody any more."""
        for asked in tuple(self._asked.values()):
            asked.answer.cancel()
        await end(self._tasks)
        for threads in self._here.values():
            await threads.close()
        await self._redis.aclose()


class _TellOnce(Generic[StepT]):
    """Tells each step once, also where a job is begun anew."""

    def __init__(self, tell: Callable[[StepT], object]) -> None:
        self._tell, self._next = tell, 0

    def __call__(self, number: int, step: StepT) -> None:
        """Tell a step unless one with its number was told."""
        if number >= self._next:
            self._next = number + 1
            self._tell(step)

    def counted(self) -> Callable[[StepT], None]:
        """Return what counts steps for somebody who does not."""
        numbers = count()
        return lambda step: self(next(numbers), step)


def connect(url: str) -> Redis:
    """Return a connection that gives up after a while."""
    try:
        made: Redis = Redis.from_url(url, protocol=2, socket_timeout=5, socket_connect_timeout=2)
    except ValueError as error:
        wanted = "a bus such as redis://127.0.0.1:6379"
        raise EngineError(f"expected {wanted}, got one that begins {url[:8]!r}") from error
    return made


class _Word:
    """Something to be said once where a search would be stopped."""

    def __init__(self, say: Callable[[], object]) -> None:
        self.set = say
