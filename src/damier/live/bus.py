"""The bus: what happened at tables, told to whoever else has rooms of them.

Nothing rests on it. Events are in the store before they are told, and whoever misses one reads it
there; the bus only says sooner that there is something to read. What is not stored, who is at a
table or what somebody has asked for, is said over it again and again (`live/neighbours.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.table.facts import Event

Row = tuple[Any, ...]


class News(NamedTuple):
    """An event that is stored, and its table."""

    table: str
    event: Event


class Saying(NamedTuple):
    """Something that is not stored: who says it, about what, and in rows what it is."""

    who: str
    topic: str
    rows: tuple[Row, ...]


GONE = "gone"  # the topic of a last word: whoever says it, or is heard no more, has no rooms


class Bus(Protocol):
    """Tells news to all who subscribed, here or elsewhere; never waits, never fails."""

    @property
    def is_shared(self) -> bool:
        """Whether others may have rooms of the same tables."""
        ...

    @property
    def is_deaf(self) -> bool:
        """Whether others may be saying something that is not heard now."""
        ...

    def subscribe(
        self, hear: Callable[[Sequence[News]], None], heed: Callable[[Saying], None]
    ) -> None:
        """Have news and what is said told, one's own among them."""
        ...

    def publish(self, news: Sequence[News], *, soon: bool = True) -> None:
        """Tell what has been stored, in the order of the events of each table.

        What nobody is known to wait for need not be told `soon`.
        """
        ...

    def say(self, saying: Saying) -> None:
        """Say something to whoever hears it."""
        ...

    async def close(self) -> None:
        """Say what waits to be said, and be quiet."""
        ...


class LocalBus:
    """The bus of one process."""

    def __init__(self) -> None:
        self._hear: list[Callable[[Sequence[News]], None]] = []
        self._heed: list[Callable[[Saying], None]] = []

    @property
    def is_shared(self) -> bool:
        """Whether there are several sets of rooms in this process."""
        return len(self._hear) > 1

    @property
    def is_deaf(self) -> bool:
        """Whether something may stay unheard: nothing does."""
        return False

    def subscribe(
        self, hear: Callable[[Sequence[News]], None], heed: Callable[[Saying], None]
    ) -> None:
        """Have news and what is said told, one's own among them."""
        self._hear.append(hear)
        self._heed.append(heed)

    def publish(self, news: Sequence[News], *, soon: bool = True) -> None:  # noqa: ARG002
        """Tell everybody in this process at once."""
        for hear in self._hear:
            hear(news)

    def say(self, saying: Saying) -> None:
        """Say something to everybody in this process at once."""
        for heed in self._heed:
            heed(saying)

    async def close(self) -> None:
        """Be quiet."""
