"""The bus between processes, over one channel of a Redis.

What is published while a message is on its way goes out together with the next one. A process says
every half second that it lives, and hears itself: one that has not heard itself for a while is
deaf, and looks into the store more often until it hears again. News of that time is kept, the last
of each table, and told again when all should hear: whoever hears of an event reads those before
it. Messages are arrays of msgpack; what a newer neighbour adds at their end is left unread.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from redis.exceptions import RedisError

from damier.live.bus import GONE, News, Saying
from damier.live.metrics import BUS_LOST, BUS_UP
from damier.live.tasks import end
from damier.live.thinking.streams import connect
from damier.table.facts import By, Event, facts_text, parse_facts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

log = structlog.get_logger()
BEAT = 0.5  # seconds
DEAF = 2.5  # seconds without one's own voice
_SILENT = 5.0  # seconds after which somebody else is gone
_AGAIN = 0.3  # seconds until the next try where Redis is away
_SETTLED = 1.0  # seconds after which all others hear, too
_ROWS = 2_000  # in a message


class _Told(msgspec.Struct, frozen=True, array_like=True):
    """An event of a table; its facts as they are stored."""

    table: str
    seq: int
    at: float
    by: By
    facts: str
    client: int | None = None


class _Message(msgspec.Struct, frozen=True, array_like=True):
    """What one process says: that it lives, that events are stored, and rows about topics."""

    who: str
    news: tuple[_Told, ...] = ()
    said: tuple[tuple[str, str, tuple[Any, ...]], ...] = ()


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(_Message).decode
_FAILS = (RedisError, OSError)


class RedisBus:
    """Tells other processes what happened, and hears what they tell; `name` is the site's."""

    def __init__(self, url: str, name: str) -> None:
        self._redis, self._ears = connect(url), connect(url)
        self._channel = f"damier:rooms:{name}"
        self._who = secrets.token_urlsafe(6)
        self._hear: list[Callable[[Sequence[News]], None]] = []
        self._heed: list[Callable[[Saying], None]] = []
        self._news: list[_Told] = []
        self._unheard: dict[str, _Told] = {}  # that somebody may not have heard
        self._missed = False
        self._said: list[Saying] = []
        self._due = asyncio.Event()
        self._heard_self = float("-inf")
        self._hears_since = float("inf")
        self._others: dict[str, tuple[float, set[str]]] = {}  # when heard, as whom they spoke
        works = self._speak(), self._listen(), self._beat()
        self._tasks = [asyncio.create_task(work, name="bus") for work in works]

    @property
    def is_shared(self) -> bool:
        """Whether others may have rooms of the same tables: they may at any time."""
        return True

    @property
    def is_deaf(self) -> bool:
        """Whether this process has not heard itself for a while."""
        return time.monotonic() - self._heard_self > DEAF

    def subscribe(
        self, hear: Callable[[Sequence[News]], None], heed: Callable[[Saying], None]
    ) -> None:
        """Have what others tell and say told here."""
        self._hear.append(hear)
        self._heed.append(heed)

    def publish(self, news: Sequence[News], *, soon: bool = True) -> None:
        """Tell what has been stored, `soon` or with whatever is said next, if only a beat."""
        for table, event in news:
            facts = facts_text(event.facts)
            told = _Told(table, event.seq, event.at, event.by, facts, event.client)
            self._news.append(told)
        if soon:
            self._due.set()

    def say(self, saying: Saying) -> None:
        """Say something soon, if Redis is there."""
        self._said.append(saying)
        self._due.set()

    # Speaking.

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._due.set()
            BUS_UP.set(not self.is_deaf)
            self._forget()

    async def _speak(self) -> None:
        """Send what is to be told; whatever comes meanwhile goes with the next message."""
        while True:
            await self._due.wait()
            self._due.clear()
            if not await self._send():
                await asyncio.sleep(_AGAIN)

    async def _send(self) -> bool:
        news, self._news = self._news, []
        self._unheard.update((told.table, told) for told in news)
        all_hear = time.monotonic() - self._hears_since > _SETTLED and not self.is_deaf
        if all_hear:
            news, self._unheard = list(self._unheard.values()) if self._missed else news, {}
            self._missed = False
        said, self._said = self._said[:_ROWS], self._said[_ROWS:]
        if self._said:
            self._due.set()
        rows = tuple((one.who, one.topic, one.rows) for one in said)
        try:
            await self._redis.publish(
                self._channel, _encode(_Message(self._who, tuple(news), rows))
            )
        except _FAILS as error:
            self._unheard.update((told.table, told) for told in news)
            self._missed = True
            self._said.clear()  # it is said again anyway
            BUS_LOST.inc()
            log.info("not told", reason=str(error))
            return False
        self._missed |= not all_hear
        return True

    # Hearing.

    async def _listen(self) -> None:
        while True:
            with contextlib.suppress(*_FAILS, asyncio.TimeoutError):
                async with self._ears.pubsub() as channel:
                    await channel.subscribe(self._channel)
                    self._due.set()
                    while (heard := await channel.get_message(timeout=DEAF)) is not None:
                        if heard["type"] == "message":
                            self._take(heard["data"])
            self._heard_self = float("-inf")  # nobody can be heard: at once, and not after a while
            await asyncio.sleep(_AGAIN)

    def _take(self, data: bytes) -> None:
        try:
            message = _decode(data)
        except msgspec.MsgspecError:
            log.warning("not understood", size=len(data))
            return
        now = time.monotonic()
        if message.who == self._who:
            self._hears_since = now if self.is_deaf else self._hears_since
            self._heard_self = now
            return
        names = self._others.setdefault(message.who, (now, set()))[1]
        names.update(who for who, _, _ in message.said)
        self._others[message.who] = now, names
        if message.news:
            self._pass_on(message.news)
        for who, topic, rows in message.said:
            self._repeat(Saying(who, topic, tuple(map(tuple, rows))))

    def _pass_on(self, told: tuple[_Told, ...]) -> None:
        news = [
            News(one.table, Event(one.seq, one.at, one.by, parse_facts(one.facts), one.client))
            for one in told
        ]
        for hear in self._hear:
            hear(news)

    def _repeat(self, saying: Saying) -> None:
        for heed in self._heed:
            heed(saying)

    def _forget(self) -> None:
        """Let go of those who are silent; who hears nobody, not even himself, forgets nobody."""
        if self.is_deaf:
            return
        now = time.monotonic()
        for other, (heard, names) in tuple(self._others.items()):
            if now - heard > _SILENT:
                del self._others[other]
                for who in names:
                    self._repeat(Saying(who, GONE, ()))

    async def close(self) -> None:
        """Say what waits to be said, and be quiet."""
        await end(self._tasks)
        if self._news or self._said:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1):
                    await self._send()
        for line in (self._redis, self._ears):
            with contextlib.suppress(*_FAILS):
                await line.aclose()
