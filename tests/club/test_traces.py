"""Deletion leaves no trace of a name: put it everywhere by every feature, delete, and look."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from msgspec import structs
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from club.house import GOOD, House, live
from club.test_accounts import everything
from damier.club.order.operators import Operators
from damier.storage.blocks import StoredBlock
from damier.storage.follows import StoredFollow
from damier.storage.order import StoredComplaint
from damier.storage.schema import metadata
from damier.storage.simuls import SimulPlayer, StoredSimul
from damier.storage.store import StoredSeat, StoredTable
from damier.table.facts import Event, Named, Reported, Said, Seated
from damier.table.terms import Seat
from storage.test_store import SUMMARY, TERMS

if TYPE_CHECKING:
    from sqlalchemy import Column

    from damier.storage.people import StoredPerson

NAME = "Eleonora Zonderling"
# What ties a row to somebody, wherever it stands: such a column of any table is tried below.
OWNERS = {"visitor", "person", "other", "reporter", "about", "operator", "by", "subject"}
# Of these, `by` is a side of a table, and `challenges` name whoever is about to be made.
NOT_PEOPLE = {("events", "by"), ("challenges", "person")}


def owners() -> list[Column[str]]:
    """Return every column of the database that names somebody."""
    return [
        column
        for table in metadata.sorted_tables
        for column in table.columns
        if column.name in OWNERS and (table.name, column.name) not in NOT_PEOPLE
    ]


def test_order_leaves_no_trace_of_who_is_gone(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join(NAME, GOOD, guest="guest")).signed_in
        boss = (await house.accounts.join("Opa", GOOD)).signed_in
        mine = me.person.visitor
        await sat_down(house, mine)
        command_line, opa = Operators(house.store), Operators(house.store, operator=boss.person.id)
        her = Operators(house.store, operator=me.person.id)
        assert await command_line.appoint(NAME)
        assert await command_line.appoint("Opa")
        await her.invite(2, 60.0)
        await her.add_word("sukkel")
        await her.ban_address("print", None, f"{NAME} says so")
        complaint = StoredComplaint("t", "black", 1.0, "s", mine, "p", "talk", f"{NAME}!", 3)
        await house.store.order.complain(complaint)
        complaint = replace(complaint, side="white", reporter=mine, about="s")
        await house.store.order.complain(complaint)
        await her.settle("t", "white", f"{NAME} was here")
        await opa.settle("t", "black", f"about {NAME.upper()}")
        await house.store.blocks.add(StoredBlock("1", mine, "s", 1.0))
        await house.store.blocks.add(StoredBlock("2", "s", mine, 1.0))
        assert await opa.ban_name(NAME, None, f"{NAME} is rude")
        assert await opa.rename(NAME, "Eleonora Z", ())
        assert await opa.rename("Eleonora Z", NAME, ())
        before = len(await house.store.order.log(99))
        await house.accounts.erase(me)
        left = await everything(house)
        assert "eleonora" not in left.lower()
        assert not [key for key in (mine, me.person.id) if key in left]
        kept = await house.store.order.log(99)
        assert len(kept) == before  # what was done stays, without who it was
        assert {deed.operator for _, deed in kept} == {"", "gone", boss.person.id}

    live(url, work)


def test_who_watches_and_plays_many_leaves_no_trace(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join(NAME, GOOD)).signed_in
        mine, store = me.person.visitor, house.store
        for follow in (("s", "person", mine), (mine, "person", "s"), (mine, "tournament", "x")):
            assert await store.follows.add(StoredFollow(*follow, 1.0))
        for host, name in ((mine, NAME), ("s", "Sem")):
            given = StoredSimul(name[:3], 1.0, host, name, "{}", "rules", 9, 0.0, "white", True)
            await store.simuls.add(given)
        assert await store.simuls.join("Sem", SimulPlayer(mine, 1.0, NAME), 9) == "joined"
        await house.accounts.erase(me)
        left = await everything(house)
        assert NAME.lower() not in left.lower()
        assert mine not in left

    live(url, work)


async def sat_down(house: House, mine: str) -> None:
    """Let somebody play a game in which everybody names them."""
    terms = structs.replace(TERMS, white=Seat("person", NAME))
    seats = (
        StoredSeat("white", "person", NAME, mine),
        StoredSeat("black", "person", "Sem", "s"),
    )
    events = (
        Event(1, 1.0, "server", (Seated("black", "Sem"),)),
        Event(2, 2.0, "white", (Named("white", NAME),)),
        Event(3, 3.0, "white", (Said("white", f"{NAME} here"),)),
        Event(4, 4.0, "black", (Said("black", f"hello {NAME.lower()}"),)),
        Event(5, 5.0, "black", (Reported("black", 3, f"{NAME} is rude"),)),
    )
    await house.store.create(StoredTable("t", terms, 1.0, 1.0, SUMMARY, seats, events))


def test_no_column_that_names_somebody_outlives_them(url: str) -> None:
    """Any table that is added later is tried here, too: a row of theirs in every one of them."""

    async def work(house: House) -> None:
        me = (await house.accounts.join(NAME, GOOD)).signed_in
        await sat_down(house, me.person.visitor)
        tried = [column for column in owners() if await put(house, column, me.person)]
        assert len(tried) >= 10, [str(column) for column in tried]
        await house.accounts.erase(me)
        left = await everything(house)
        found = []
        async with house.store._engine.connect() as connection:
            for column in owners():
                keys = (me.person.id, me.person.visitor)
                rows = await connection.execute(select(column).where(column.in_(keys)))
                found += [str(column) for _ in rows]
        assert found == []
        assert not [key for key in (me.person.visitor, me.person.id) if key in left]
        assert NAME.lower() not in left.lower()

    live(url, work)


async def put(house: House, column: Column[str], person: StoredPerson) -> bool:
    """Put a row into a table that names somebody in a column; False: there is one already."""
    row: dict[str, object] = {}
    for number, each in enumerate(column.table.columns):
        foreign = next(iter(each.foreign_keys), None)
        kind = each.type.python_type
        if each is column:
            row[each.name] = whose(column, person)
        elif foreign is not None and foreign.column.table.name == "tables":
            row[each.name] = "t"
        elif foreign is not None and foreign.column.table.name == "people":
            row[each.name] = person.id
        elif foreign is not None:
            return False  # hangs on a table of its own, whose owner is tried
        elif not each.nullable and each.server_default is None and each.autoincrement is not True:
            row[each.name] = f"x{number}"[: 2 + number] if kind is str else kind(1)

    def errand(connection: object) -> None:
        connection.execute(insert(column.table).values(**row))  # type: ignore[attr-defined]

    try:
        await house.store._writer.run(errand)
    except IntegrityError:  # a row of theirs, or one under the same key, is there
        return False
    return True


def whose(column: Column[str], person: StoredPerson) -> str:
    """Return what a column calls somebody: their account, or the visitor that they are."""
    account = {"person", "operator", "by"}
    return person.id if column.name in account else person.visitor
