"""How the processes of a site are doing, for whoever runs it: each says so to the others."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from damier._version import __version__

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from damier.live.bus import Row
    from damier.live.rooms import Rooms

_KEPT = 50
_WORST = ("error", "critical")


@dataclass(frozen=True, slots=True)
class ProcessFigures:
    """One process: its tables, the people at them, jobs that wait for an engine, its version."""

    name: str
    rooms: int
    people: int
    jobs: int
    version: str


class Figures:
    """Knows how this process is doing, and what the others said of themselves."""

    def __init__(self, rooms: Rooms, version: str = __version__) -> None:
        self._rooms, self._version = rooms, version
        self._others: dict[str, ProcessFigures] = {}
        neighbours = rooms.neighbours
        neighbours.listen("figures", self._hear, lambda who: self._others.pop(who, None))
        neighbours.remind(again=lambda: neighbours.say("figures", [self._row()]))

    def all(self) -> list[ProcessFigures]:
        """Return all processes, this one first."""
        name = self._rooms.neighbours.name
        return [ProcessFigures(name, *self._row()), *self._others.values()]

    def _row(self) -> Row:
        rooms = self._rooms.open.values()
        people = sum(room.count_people() for room in rooms)
        return len(rooms), people, self._rooms.host.waiting, self._version

    def _hear(self, who: str, rows: tuple[Row, ...]) -> None:
        for tables, people, jobs, version in rows:
            told = int(tables), int(people), int(jobs), str(version)[:32]
            self._others[who] = ProcessFigures(who, *told)


class Troubles:
    """The last errors that were logged, in a few words and without what they were about."""

    def __init__(self) -> None:
        self.lately: deque[tuple[str, str]] = deque(maxlen=_KEPT)

    def __call__(
        self, _logger: Any, _method: str, told: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Note an error on its way into the log."""
        if told.get("level") in _WORST:
            kind = _kind(told.get("exc_info"))
            words = f"{told.get('event', '')} ({kind})" if kind else str(told.get("event", ""))
            self.lately.append((str(told.get("timestamp", "")), words[:200]))
        return told


def _kind(error: Any) -> str:
    return type(error).__name__ if isinstance(error, BaseException) else ""


TROUBLES = Troubles()
