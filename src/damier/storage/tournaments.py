"""Tournaments as rows: their events, each under its number, who plays, and at which tables.

What the texts mean is known to `damier.club`.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import case, delete, insert, or_, select, union, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from damier.storage.schema import (
    club_tournaments,
    entrants,
    seats,
    sheets,
    tables,
    tournament_events,
    tournament_games,
    tournaments,
)
from damier.storage.schema import events as table_events
from damier.table.canonical import text_hash

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from sqlalchemy import Connection, Select, Table
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.store import StoredTable
    from damier.storage.writer import Writer

_INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}
ENTERING, PLAYING, OVER = "entering", "playing", "over"


@dataclass(frozen=True, slots=True)
class StoredTournament:
    """A tournament without its events; `terms` and `arrangements` are JSON, `rules` is a text."""

    id: str
    made: float
    updated: float
    terms: str
    rules: str
    arrangements: str
    director: str | None
    listed: bool
    status: str = ENTERING
    players: int = 0
    rounds: int = 0
    wanted: int = 0
    wanted_at: float = 0.0
    club: str | None = None
    due: float | None = None


@dataclass(frozen=True, slots=True)
class TournamentLine:
    """What is said of a tournament in passing; its name is in the terms, which are JSON."""

    id: str
    terms: str
    status: str
    rounds: int
    club: str | None


@dataclass(frozen=True, slots=True)
class DueTournament:
    """A tournament that is to be looked at, and the round that somebody wants to pair."""

    id: str
    due: float | None
    wanted: int
    wanted_at: float


@dataclass(frozen=True, slots=True)
class StoredDeed:
    """An event of a tournament, its facts as text."""

    seq: int
    at: float
    by: str
    facts: str


@dataclass(frozen=True, slots=True)
class StoredEntrant:
    """Who is behind a number."""

    player: int
    visitor: str
    member: bool


@dataclass(frozen=True, slots=True)
class TournamentGame:
    """A game of a tournament and its table; `told`: the tournament knows how it ended."""

    table_id: str
    round: int
    board: int
    game: int
    told: bool = False


@dataclass(frozen=True, slots=True)
class TournamentStage:
    """What lists show of a tournament."""

    status: str
    players: int
    rounds: int


@dataclass(frozen=True, slots=True)
class Addition:
    """What is stored with an event: who has entered, and the games whose results are known."""

    standing: TournamentStage
    entrants: tuple[StoredEntrant, ...] = ()
    told: tuple[str, ...] = ()


class TournamentBook:
    """Keeps tournaments; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer
        self._insert = _INSERTS[engine.dialect.name]

    # Writing.

    async def add(self, tournament: StoredTournament, deeds: Sequence[StoredDeed] = ()) -> None:
        """Keep a new tournament, and what has happened in it already."""
        row = asdict(tournament) | {"rules": text_hash(tournament.rules)}
        row["listed"], club = int(tournament.listed), row.pop("club")

        def errand(connection: Connection) -> None:
            self._put(connection, sheets, hash=row["rules"], text=tournament.rules)
            connection.execute(insert(tournaments).values(**row))
            if club is not None:
                inside = insert(club_tournaments).values(tournament=tournament.id, club=club)
                connection.execute(inside)
            for deed in deeds:
                connection.execute(
                    insert(tournament_events).values(tournament=tournament.id, **asdict(deed))
                )

        await self._writer.run(errand)

    def _put(self, connection: Connection, table: Table, **row: Any) -> bool:
        """Insert a row; False: one with its key is there, and stays."""
        put = self._insert(table).values(**row).on_conflict_do_nothing()
        first = next(iter(table.primary_key.columns))
        return connection.execute(put.returning(first)).first() is not None

    async def append(self, tournament: str, deed: StoredDeed, added: Addition) -> bool:
        """Keep an event with what comes of it, or nothing at all.

        False: another event has this number, or an entrant is there already.
        """

        def errand(connection: Connection) -> bool:
            if not self._put(connection, tournament_events, tournament=tournament, **asdict(deed)):
                return False
            for one in added.entrants:
                connection.execute(insert(entrants).values(tournament=tournament, **asdict(one)))
            if added.told:
                known = tournament_games.c.table_id.in_(added.told)
                connection.execute(update(tournament_games).where(known).values(told=1))
            values = {**asdict(added.standing), "updated": deed.at}
            if added.standing.status != ENTERING:
                values["due"] = deed.at
            here = tournaments.c.id == tournament
            connection.execute(update(tournaments).where(here).values(**values))
            return True

        try:
            return await self._writer.run(errand)
        except IntegrityError:
            return False

    async def add_games(
        self, tournament: str, games: Sequence[tuple[TournamentGame, StoredTable]]
    ) -> None:
        """Keep tables of games that have none; what another process has made stays as it is."""
        from damier.storage.store import rows_of_table

        rows: dict[Any, list[dict[str, Any]]] = {
            each: [] for each in (sheets, tables, seats, table_events, tournament_games)
        }
        for game, table in games:
            sheet, kept, sat, happened = rows_of_table(table)
            rows[sheets] = [sheet]  # all of a tournament go by one
            rows[tables].append(kept)
            rows[seats] += sat
            rows[table_events] += happened
            rows[tournament_games].append(
                asdict(game) | {"tournament": tournament, "told": int(game.told)}
            )

        def errand(connection: Connection) -> None:
            for table, found in rows.items():
                if found:  # many at once: moves wait for the writer meanwhile
                    connection.execute(self._insert(table).on_conflict_do_nothing(), found)

        await self._writer.run(errand)

    async def mark_told(self, told: Sequence[str]) -> None:
        """Note games whose results are known."""
        known = tournament_games.c.table_id.in_(told)
        change = update(tournament_games).where(known).values(told=1)
        await self._writer.run(lambda connection: connection.execute(change))

    async def arrange(self, tournament: str, arrangements: str, *, listed: bool) -> None:
        """Keep other arrangements."""
        here = update(tournaments).where(tournaments.c.id == tournament)
        due = case((tournaments.c.status == ENTERING, tournaments.c.due), else_=0.0)
        change = here.values(arrangements=arrangements, listed=int(listed), due=due)
        await self._writer.run(lambda connection: connection.execute(change))

    async def want(self, tournament: str, number: int, at: float) -> None:
        """Note that a round is to be paired; 0: none any more."""
        here = update(tournaments).where(tournaments.c.id == tournament)
        change = here.values(wanted=number, wanted_at=at, due=at)
        await self._writer.run(lambda connection: connection.execute(change))

    async def take_up(self, tournament: str, seen: float, at: float) -> bool:
        """Take up a pairing that somebody was last at `seen`; False: another has."""
        here = tournaments.c.id == tournament, tournaments.c.wanted_at == seen
        change = update(tournaments).where(*here, tournaments.c.wanted > 0).values(wanted_at=at)
        return await self._writer.run(lambda connection: connection.execute(change).rowcount == 1)

    async def remove(self, tournament: str) -> None:
        """Delete a tournament with all names in it; its games stay with those who played them."""
        await self._writer.run(lambda connection: drop_tournament(connection, tournament))

    # Reading.

    async def find(self, tournament: str) -> StoredTournament | None:
        """Return a tournament, or None."""
        if "\0" in tournament:
            return None  # PostgreSQL takes no such question
        found = await self._read(_WHOLE.where(tournaments.c.id == tournament))
        return found[0] if found else None

    async def _read(self, asked: Select[Any]) -> list[StoredTournament]:
        async with self._engine.connect() as connection:
            rows = (await connection.execute(asked)).mappings().all()
        return [_tournament(dict(row)) for row in rows]

    async def since(self, tournament: str, seq: int) -> list[StoredDeed]:
        """Return what has happened in a tournament after an event."""
        happened = (
            select(tournament_events)
            .where(tournament_events.c.tournament == tournament, tournament_events.c.seq > seq)
            .order_by(tournament_events.c.seq)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(happened)
            return [StoredDeed(row.seq, row.at, row.by, row.facts) for row in rows]

    async def entrants(self, tournament: str) -> list[StoredEntrant]:
        """Return who plays here."""
        mine = select(entrants).where(entrants.c.tournament == tournament)
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine.order_by(entrants.c.player))
            return [StoredEntrant(row.player, row.visitor, bool(row.member)) for row in rows]

    async def games(self, tournament: str) -> list[TournamentGame]:
        """Return the tables of a tournament, in the order in which they were made."""
        mine = (
            select(tournament_games)
            .join(tables, tables.c.id == tournament_games.c.table_id)
            .where(tournament_games.c.tournament == tournament)
            .order_by(tables.c.made, tournament_games.c.board, tournament_games.c.table_id)
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(mine)
            return [
                TournamentGame(row.table_id, row.round, row.board, row.game, bool(row.told))
                for row in rows
            ]

    async def open_games(
        self, tournament: str
    ) -> list[tuple[TournamentGame, str, int, float, float]]:
        """Return the games whose tables are not over, or of which the tournament does not know.

        Each comes with status and plies of its table, when it was made and last changed.
        """
        asked = (
            select(
                tournament_games,
                tables.c.status,
                tables.c.plies,
                tables.c.made,
                tables.c.updated,
            )
            .join(tables, tables.c.id == tournament_games.c.table_id)
            .where(tournament_games.c.tournament == tournament)
            .where((tournament_games.c.told == 0) | (tables.c.status != OVER))
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(tournament_games.c.table_id))
            return [
                (
                    TournamentGame(row.table_id, row.round, row.board, row.game, bool(row.told)),
                    row.status,
                    row.plies,
                    row.made,
                    row.updated,
                )
                for row in rows
            ]

    async def listed(self, limit: int, offset: int = 0) -> list[StoredTournament]:
        """Return the tournaments that everybody may see in a list, the latest first."""
        return await self._read(
            _WHOLE.where(tournaments.c.listed == 1)
            .order_by(tournaments.c.made.desc(), tournaments.c.id)
            .limit(limit)
            .offset(offset)
        )

    async def lines(self, names: Collection[str]) -> list[TournamentLine]:
        """Return what is said of some tournaments, whoever may see them."""
        here = tournaments.c
        asked = (
            select(here.id, here.terms, here.status, here.rounds, club_tournaments.c.club)
            .outerjoin(club_tournaments, club_tournaments.c.tournament == here.id)
            .where(here.id.in_([name for name in names if "\0" not in name]))
        )
        async with self._engine.connect() as connection:
            return [TournamentLine(*row) for row in await connection.execute(asked)]

    async def of(self, visitor: str, limit: int) -> list[StoredTournament]:
        """Return the tournaments that somebody directs or plays in, the latest first."""
        entered = select(entrants.c.tournament).where(entrants.c.visitor == visitor)
        directed = select(tournaments.c.id).where(tournaments.c.director == visitor)
        mine = tournaments.c.id.in_(union(entered, directed))
        return await self._read(
            _WHOLE.where(mine).order_by(tournaments.c.made.desc(), tournaments.c.id).limit(limit)
        )

    async def open_to_all(self, visitor: str) -> list[str]:
        """Return the tournaments that everybody may find in which somebody plays."""
        asked = (
            select(tournaments.c.id)
            .join(entrants, entrants.c.tournament == tournaments.c.id)
            .where(entrants.c.visitor == visitor, tournaments.c.listed == 1)
        )
        async with self._engine.connect() as connection:
            return list((await connection.execute(asked)).scalars())

    async def of_club(self, club: str, limit: int) -> list[StoredTournament]:
        """Return the tournaments that are held inside a club, the latest first."""
        return await self._read(
            _WHOLE.where(club_tournaments.c.club == club)
            .order_by(tournaments.c.made.desc(), tournaments.c.id)
            .limit(limit)
        )

    async def archive_of(self, visitor: str) -> list[dict[str, Any]]:
        """Return what a visitor may take away: which tournaments, as whom, directed or played."""
        numbers = select(entrants.c.tournament, entrants.c.player).where(
            entrants.c.visitor == visitor
        )
        async with self._engine.connect() as connection:
            played = {row[0]: row[1] for row in await connection.execute(numbers)}
        return [
            {
                "tournament": one.id,
                "made": one.made,
                "status": one.status,
                "director": one.director == visitor,
                "player": played.get(one.id),
            }
            for one in await self.of(visitor, 1_000_000)
        ]

    async def unfinished(self, director: str, since: float) -> int:
        """Count the tournaments of a director that are not over."""
        mine = select(tournaments.c.id).where(
            tournaments.c.director == director,
            tournaments.c.status != OVER,
            tournaments.c.updated >= since,
        )
        async with self._engine.connect() as connection:
            return len((await connection.execute(mine)).all())

    # What is due.

    async def due(self, now: float, since: float, ended: float, most: int) -> list[DueTournament]:
        """Return those that are to be looked at, and those with a game that has come to its end.

        Only those in which something has happened `since`, and games that changed after `ended`.
        """
        unheard = (
            select(tournament_games.c.tournament)
            .join(tables, tables.c.id == tournament_games.c.table_id)
            .where(tournament_games.c.told == 0)
            .where(tables.c.status == OVER, tables.c.updated >= ended)
        )
        here = tournaments.c
        which = union(select(here.id).where(here.due <= now), unheard)
        asked = (
            select(here.id, here.due, here.wanted, here.wanted_at)
            .where(here.id.in_(which), here.updated >= since)
            .order_by(here.due, here.id)
            .limit(most)
        )
        async with self._engine.connect() as connection:
            return [DueTournament(*row) for row in await connection.execute(asked)]

    async def put_off(self, tournament: str, seen: float | None, due: float | None) -> None:
        """Note when one is next to be looked at, unless something has happened since `seen`."""
        here = tournaments.c.id == tournament, tournaments.c.due.is_not_distinct_from(seen)
        change = update(tournaments).where(*here).values(due=due)
        await self._writer.run(lambda connection: connection.execute(change))

    async def stir(self, since: float) -> None:
        """Let all that are on be looked at: a server may have been killed at anything."""
        on = or_(tournaments.c.status == PLAYING, tournaments.c.wanted > 0)
        here = update(tournaments).where(on, tournaments.c.updated >= since)
        await self._writer.run(lambda connection: connection.execute(here.values(due=0.0)))


_WHOLE = (
    select(tournaments, sheets.c.text, club_tournaments.c.club)
    .join(sheets, sheets.c.hash == tournaments.c.rules)
    .outerjoin(club_tournaments, club_tournaments.c.tournament == tournaments.c.id)
)


def _tournament(row: dict[str, Any]) -> StoredTournament:
    return StoredTournament(**row | {"rules": row.pop("text"), "listed": bool(row["listed"])})


def drop_tournament(connection: Connection, tournament: str) -> None:
    """Delete a tournament with all names in it."""
    for table in (tournament_games, entrants, tournament_events, club_tournaments):
        connection.execute(delete(table).where(table.c.tournament == tournament))
    connection.execute(delete(tournaments).where(tournaments.c.id == tournament))


# Whose they are.


def move_tournaments(connection: Connection, guest: str, visitor: str) -> None:
    """Give a visitor the tournaments of another; who plays in one already stays as they are."""
    connection.execute(
        update(tournaments).where(tournaments.c.director == guest).values(director=visitor)
    )
    there = select(entrants.c.tournament).where(entrants.c.visitor == visitor)
    connection.execute(
        update(entrants)
        .where(entrants.c.visitor == guest, entrants.c.tournament.not_in(there))
        .values(visitor=visitor)
    )


def leave_tournaments(connection: Connection, visitor: str) -> None:
    """Take somebody's name out of tournaments, which stay; those they direct are nobody's."""
    mine = connection.execute(select(entrants).where(entrants.c.visitor == visitor)).all()
    for row in mine:
        _erase_name(connection, row.tournament, row.player)
    connection.execute(delete(entrants).where(entrants.c.visitor == visitor))
    connection.execute(
        update(tournaments).where(tournaments.c.director == visitor).values(director=None)
    )


def _erase_name(connection: Connection, tournament: str, player: int) -> None:
    here = tournament_events.c.tournament == tournament
    for row in connection.execute(select(tournament_events).where(here)).all():
        facts = msgspec.json.decode(row.facts)
        for fact in facts:
            if fact.get("player") == player and "name" in fact:
                fact["name"] = ""
        text = msgspec.json.encode(facts).decode()
        if text != row.facts:
            which = here, tournament_events.c.seq == row.seq
            connection.execute(update(tournament_events).where(*which).values(facts=text))
