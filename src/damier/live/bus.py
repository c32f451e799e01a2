"""The bus: what happened at tables, told to whoever else has rooms of them.

Nothing rests on it. Events are in the store before they are told, and whoever misses one reads it
there; the bus only says sooner that there is something to read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.table.facts import Event


class News(NamedTuple):
    """An event that is stored, and its table."""

    table: str
    event: Event


class Bus(Protocol):
    """Tells news to all who subscribed, here or elsewhere; never waits, never fails."""

    @property
    def is_shared(self) -> bool:
        """Whether others may have rooms of the same tables."""
        ...

    def subscribe(self, hear: Callable[[Sequence[News]], None]) -> None:
        """Have news told, one's own among them."""
        ...

    def publish(self, news: Sequence[News]) -> None:
        """Tell what has been stored, in the order of the events of each table."""
        ...


class LocalBus:
    """The bus of one process."""

    def __init__(self) -> None:
        self._listeners: list[Callable[[Sequence[News]], None]] = []

    @property
    def is_shared(self) -> bool:
        """Whether there are several sets of rooms in this process."""
        return len(self._listeners) > 1

    def subscribe(self, hear: Callable[[Sequence[News]], None]) -> None:
        """Have news told, one's own among them."""
        self._listeners.append(hear)

    def publish(self, news: Sequence[News]) -> None:
        """Tell everybody in this process at once."""
        for hear in self._listeners:
            hear(news)
