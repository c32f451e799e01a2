"""Simuls as rows: who plays whom at once, and the tables of all boards."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from damier.storage.schema import events as table_events
from damier.storage.schema import seats, sheets, simul_players, simuls, tables
from damier.table.canonical import text_hash

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.store import StoredTable
    from damier.storage.writer import Writer

OPEN, PLAYING, OFF = "open", "playing", "off"
_INSERTS: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


@dataclass(frozen=True, slots=True)
class StoredSimul:
    """A simul; `terms` is JSON, `rules` the text of its sheet, `extra` are the host's seconds."""

    id: str
    made: float
    host: str
    name: str
    terms: str
    rules: str
    most: int
    extra: float
    colour: str
    listed: bool
    status: str = OPEN


@dataclass(frozen=True, slots=True)
class SimulPlayer:
    """Somebody who plays the host; `board` is 0 and there is no table until it starts."""

    visitor: str
    joined: float
    name: str
    board: int = 0
    table_id: str | None = None


class SimulBook:
    """Keeps simuls; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer
        self._insert = _INSERTS[engine.dialect.name]

    async def add(self, simul: StoredSimul) -> None:
        """Keep a new one."""
        row = asdict(simul) | {"rules": text_hash(simul.rules), "listed": int(simul.listed)}

        def errand(connection: Connection) -> None:
            sheet = {"hash": row["rules"], "text": simul.rules}
            connection.execute(self._insert(sheets).values(**sheet).on_conflict_do_nothing())
            connection.execute(insert(simuls).values(**row))

        await self._writer.run(errand)

    async def find(self, simul: str) -> StoredSimul | None:
        """Return a simul, or None."""
        if "\0" in simul:
            return None  # PostgreSQL takes no such question
        found = await self._read(_WHOLE.where(simuls.c.id == simul))
        return found[0] if found else None

    async def listed(self, since: float, limit: int) -> list[StoredSimul]:
        """Return those that everybody may find, the latest first."""
        here = simuls.c.listed == 1, simuls.c.made >= since, simuls.c.status != OFF
        return await self._read(_WHOLE.where(*here).order_by(simuls.c.made.desc()).limit(limit))

    async def unfinished(self, host: str, since: float) -> int:
        """Count the simuls of a host that wait to be started."""
        here = simuls.c.host == host, simuls.c.status == OPEN, simuls.c.made >= since
        return len(await self._read(_WHOLE.where(*here)))

    async def _read(self, asked: Any) -> list[StoredSimul]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).mappings().all()
        return [_simul(dict(row)) for row in rows]

    async def players(self, simul: str) -> list[SimulPlayer]:
        """Return who plays, in the order in which they came."""
        async with self._engine.connect() as connection:
            return [_player(row) for row in await connection.execute(_players(simul))]

    async def players_of(self, simuls: Collection[str]) -> dict[str, list[SimulPlayer]]:
        """Return who plays in each of some, in the order in which they came."""
        found: dict[str, list[SimulPlayer]] = {simul: [] for simul in simuls}
        here = select(simul_players).where(simul_players.c.simul.in_(found))
        order = here.order_by(simul_players.c.joined, simul_players.c.visitor)
        async with self._engine.connect() as connection:
            for row in await connection.execute(order):
                found[row.simul].append(_player(row))
        return found

    async def join(self, simul: str, player: SimulPlayer, most: int) -> str:
        """Let somebody take a board: `joined` (or there already), `full`, or `begun`."""

        def errand(connection: Connection) -> str:
            if not _touch_open(connection, simul):
                return "begun"
            there = [row.visitor for row in connection.execute(_players(simul))]
            if player.visitor in there:
                return "joined"
            if len(there) >= most:
                return "full"
            connection.execute(insert(simul_players).values(simul=simul, **asdict(player)))
            return "joined"

        try:
            return await self._writer.run(errand)
        except IntegrityError:
            return "joined"

    async def leave(self, simul: str, visitor: str) -> bool:
        """Take somebody off the list; False: the simul has begun, or they are not on it."""
        here = simul_players.c.simul == simul, simul_players.c.visitor == visitor

        def errand(connection: Connection) -> bool:
            if not _touch_open(connection, simul):
                return False
            return connection.execute(delete(simul_players).where(*here)).rowcount == 1

        return await self._writer.run(errand)

    async def call_off(self, simul: str) -> bool:
        """End a simul before it has begun."""
        change = update(simuls).where(simuls.c.id == simul, simuls.c.status == OPEN)
        off = change.values(status=OFF)
        return await self._writer.run(lambda connection: connection.execute(off).rowcount == 1)

    async def start(self, simul: str, boards: Sequence[tuple[SimulPlayer, StoredTable]]) -> bool:
        """Make all boards at once, or none; False: it has begun, or others play by now."""
        from damier.storage.store import rows_of_table

        rows: dict[Any, list[dict[str, Any]]] = {
            each: [] for each in (sheets, tables, seats, table_events)
        }
        for _, table in boards:
            sheet, kept, sat, happened = rows_of_table(table)
            rows[sheets] = [sheet]
            rows[tables].append(kept)
            rows[seats] += sat
            rows[table_events] += happened

        def errand(connection: Connection) -> bool:
            if not _touch_open(connection, simul):
                return False
            there = {row.visitor for row in connection.execute(_players(simul))}
            if there != {player.visitor for player, _ in boards}:
                return False
            begun = update(simuls).where(simuls.c.id == simul).values(status=PLAYING)
            connection.execute(begun)
            for table, found in rows.items():
                if found:
                    connection.execute(self._insert(table).on_conflict_do_nothing(), found)
            for player, table in boards:
                here = simul_players.c.simul == simul, simul_players.c.visitor == player.visitor
                place = update(simul_players).where(*here)
                connection.execute(place.values(board=player.board, table_id=table.id))
            return True

        return await self._writer.run(errand)


_WHOLE = select(simuls, sheets.c.text).join(sheets, sheets.c.hash == simuls.c.rules)


def _touch_open(connection: Connection, simul: str) -> bool:
    """Hold the row of a simul while somebody comes, goes or starts it; False: it is not open."""
    here = simuls.c.id == simul, simuls.c.status == OPEN
    return connection.execute(update(simuls).where(*here).values(status=OPEN)).rowcount == 1


def _players(simul: str) -> Any:
    here = select(simul_players).where(simul_players.c.simul == simul)
    return here.order_by(simul_players.c.joined, simul_players.c.visitor)


def _player(row: Any) -> SimulPlayer:
    return SimulPlayer(row.visitor, row.joined, row.name, row.board, row.table_id)


def _simul(row: dict[str, Any]) -> StoredSimul:
    text = row.pop("text")
    return StoredSimul(**row | {"rules": text, "listed": bool(row["listed"])})


def move_simuls(connection: Connection, guest: str, visitor: str) -> None:
    """Give a visitor the simuls of another; who plays in one already stays as they are."""
    connection.execute(update(simuls).where(simuls.c.host == guest).values(host=visitor))
    there = select(simul_players.c.simul).where(simul_players.c.visitor == visitor)
    mine = simul_players.c.visitor == guest, simul_players.c.simul.not_in(there)
    connection.execute(update(simul_players).where(*mine).values(visitor=visitor))


def leave_simuls(connection: Connection, visitor: str) -> None:
    """Take somebody's name out of simuls, which stay with those who play in them.

    One that nobody can start any more is off.
    """
    here = simuls.c.host == visitor, simuls.c.status == OPEN
    connection.execute(update(simuls).where(*here).values(status=OFF))
    connection.execute(update(simuls).where(simuls.c.host == visitor).values(host="", name=""))
    mine = simul_players.c.visitor == visitor
    gone = mine & simul_players.c.table_id.is_(None)
    connection.execute(delete(simul_players).where(gone))
    nobody = "gone:" + simul_players.c.table_id
    connection.execute(update(simul_players).where(mine).values(visitor=nobody, name=""))
