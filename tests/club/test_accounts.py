"""Accounts: joining with all one has, signing in, staying signed in, and being gone."""

from __future__ import annotations

import asyncio
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from argon2 import PasswordHasher
from msgspec import structs
from sqlalchemy import event, select, text

from club.house import GOOD, HASTY, House, live
from damier.club.people.accounts import FRESH, LASTS, LONGEST, OVERLAP, ROTATED
from damier.club.people.errors import AccountError
from damier.club.people.passwords import Passwords, check_password, common_passwords
from damier.learn.learned import Kept
from damier.live.thinking.errors import Busy
from damier.storage.database import sqlite_url
from damier.storage.erasing import erase_person
from damier.storage.schema import metadata, people, recovery_codes, sessions
from damier.storage.store import StoredSeat, StoredTable
from damier.table.facts import Event, Named, Said, Seated
from damier.table.terms import Seat
from patience import HANG
from storage.test_store import SUMMARY, TERMS, table

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy import Connection

FIRST = Kept("puzzle:a", 1.0, '{"tries":1}')
LATER = Kept("puzzle:a", 2.0, '{"tries":2}')


async def everything(house: House) -> str:
    """Return all that is in the database, as text."""
    found = []
    async with house.store._engine.connect() as connection:
        for each in metadata.sorted_tables:
            found += [str(tuple(row)) for row in await connection.execute(select(each))]
    return "\n".join(found)


async def refused(code: str, doing: object) -> None:
    with pytest.raises(AccountError) as raised:
        await doing  # type: ignore[misc]
    assert raised.value.code == code


def test_a_guest_who_joins_keeps_all_games_and_progress_in_one_step(url: str) -> None:
    async def work(house: House) -> None:
        await house.store.create(table("a", "guest"))
        await house.store.create(table("b", "another"))
        await house.store.progress.keep("guest", FIRST)
        joined = await house.accounts.join("Noor", GOOD, guest="guest", device="Firefox")
        mine = joined.signed_in.person.visitor
        assert [one.id for one in await house.store.games_of(mine, 9)] == ["a"]
        assert await house.store.progress.of(mine) == [FIRST]
        assert await house.store.games_of("guest", 9) == []
        assert await house.store.progress.of("guest") == []
        assert [one.id for one in await house.store.games_of("another", 9)] == ["b"]

    live(url, work)


def test_a_second_device_shows_the_same_and_adds_what_it_had(url: str) -> None:
    async def work(house: House) -> None:
        joined = await house.accounts.join("Noor", GOOD, guest="guest")
        mine = joined.signed_in.person.visitor
        await house.store.progress.keep(mine, FIRST)
        await house.store.create(table("b", "phone"))
        await house.store.progress.keep("phone", LATER)
        again = await house.accounts.sign_in(" noor", GOOD, guest="phone")
        assert again.person == joined.signed_in.person
        assert [one.id for one in await house.store.games_of(mine, 9)] == ["b"]
        assert await house.store.progress.of(mine) == [LATER]

    live(url, work)


def test_an_older_record_of_a_guest_does_not_undo_what_was_learned(url: str) -> None:
    async def work(house: House) -> None:
        mine = (await house.accounts.join("Noor", GOOD)).signed_in.person.visitor
        await house.store.progress.keep(mine, LATER)
        await house.store.progress.keep("phone", FIRST)
        await house.accounts.sign_in("Noor", GOOD, guest="phone")
        assert await house.store.progress.of(mine) == [LATER]
        assert await house.store.progress.of("phone") == []

    live(url, work)


def test_two_who_want_one_name_at_once_do_not_both_get_it(url: str) -> None:
    async def work(house: House) -> None:
        await house.store.create(table("a", "guest"))
        both = await asyncio.gather(
            house.accounts.join("Noor", GOOD, guest="x"),
            house.accounts.join("N00R", GOOD, guest="guest"),
            return_exceptions=True,
        )
        lost = [one for one in both if isinstance(one, AccountError)]
        assert [one.code for one in lost] == ["name-taken"]
        async with house.store._engine.connect() as connection:
            assert len((await connection.execute(select(people))).all()) == 1
            assert len((await connection.execute(select(sessions))).all()) == 1

    live(url, work)


def test_neither_the_answer_nor_the_work_tells_whether_a_name_exists(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(house: House) -> None:
        await house.accounts.join("Noor", GOOD)
        compared: list[str] = []
        verify = type(house.passwords._hasher).verify

        def counted(self: object, kept: str, password: str) -> bool:
            compared.append(kept.rpartition("$")[0].rpartition("$")[0])
            return verify(self, kept, password)  # type: ignore[arg-type]

        monkeypatch.setattr(type(house.passwords._hasher), "verify", counted)
        said = []
        for name in ("Noor", "Nobody"):
            with pytest.raises(AccountError) as raised:
                await house.accounts.sign_in(name, "not her password")
            said.append((raised.value.code, str(raised.value)))
            with pytest.raises(AccountError) as raised:
                await house.accounts.sign_in_by_code(name, "abcd-efgh-jkmn-pqrs")
            said.append((raised.value.code, str(raised.value)))
        assert said[:2] == said[2:]
        assert len(compared) == 4
        assert len(set(compared)) == 1  # the same work, with the same parameters

    live(url, work)


def test_what_opens_an_account_is_not_in_the_database(url: str) -> None:
    async def work(house: House) -> None:
        joined = await house.accounts.join("Noor", GOOD)
        kept = await everything(house)
        assert GOOD not in kept
        assert str(joined.signed_in.token) not in kept
        assert not any(code in kept or code.replace("-", "") in kept for code in joined.codes)

    live(url, work)


def test_a_recovery_code_opens_once(url: str) -> None:
    async def work(house: House) -> None:
        joined = await house.accounts.join("Noor", GOOD)
        code = joined.codes[3].upper().replace("-", " ")
        me = await house.accounts.sign_in_by_code("noor", code)
        assert await house.accounts.codes_left(me) == len(joined.codes) - 1
        await refused("wrong-sign-in", house.accounts.sign_in_by_code("noor", code))
        await house.accounts.change_password(me, "een heel ander woord")
        await refused("wrong-sign-in", house.accounts.sign_in("noor", GOOD))
        assert await house.accounts.sign_in("noor", "een heel ander woord")
        fresh = await house.accounts.new_codes(me)
        old = house.accounts.sign_in_by_code("noor", joined.codes[0])
        await refused("wrong-sign-in", old)
        assert await house.accounts.sign_in_by_code("noor", fresh[0])

    live(url, work)


def test_a_code_of_one_person_opens_nothing_of_another(url: str) -> None:
    async def work(house: House) -> None:
        noor = await house.accounts.join("Noor", GOOD)
        await house.accounts.join("Sem", GOOD)
        await refused("wrong-sign-in", house.accounts.sign_in_by_code("Sem", noor.codes[0]))

    live(url, work)


def test_a_session_is_renewed_daily_and_the_old_token_dies(url: str) -> None:
    async def work(house: House) -> None:
        token = str((await house.accounts.join("Noor", GOOD)).signed_in.token)
        house.now += ROTATED
        me = await house.accounts.who(token)
        assert me is not None
        renewed = await house.accounts.renew(me)
        assert renewed not in (None, token)
        meanwhile = await house.accounts.who(token)  # a request that was under way
        assert meanwhile is not None
        assert await house.accounts.renew(meanwhile) is None
        house.now += OVERLAP
        assert await house.accounts.who(token) is None
        assert await house.accounts.who(str(renewed)) is not None
        house.now += LASTS + 1
        assert await house.accounts.who(str(renewed)) is None

    live(url, work)


def test_a_session_ends_one_day_however_often_it_is_used(url: str) -> None:
    async def work(house: House) -> None:
        token = str((await house.accounts.join("Noor", GOOD)).signed_in.token)
        for _ in range(4):
            assert await house.accounts.who(token) is not None
            house.now += LONGEST / 4
        assert await house.accounts.who(token) is not None
        house.now += 1
        assert await house.accounts.who(token) is None

    live(url, work)


def test_requests_at_the_same_moment_all_get_in_when_a_session_is_renewed(url: str) -> None:
    async def work(house: House) -> None:
        token = str((await house.accounts.join("Noor", GOOD)).signed_in.token)
        house.now += ROTATED
        found = await asyncio.gather(*(house.accounts.who(token) for _ in range(8)))
        renewed = await asyncio.gather(*(house.accounts.renew(me) for me in found if me))
        assert len(renewed) == 8
        assert len([one for one in renewed if one]) == 1
        assert await house.accounts.who(token) is not None

    live(url, work)


def test_signing_out_ends_this_session_and_everywhere_the_others(url: str) -> None:
    async def work(house: House) -> None:
        first = (await house.accounts.join("Noor", GOOD, device="Firefox")).signed_in
        second = await house.accounts.sign_in("Noor", GOOD, device="Safari")
        third = await house.accounts.sign_in("Noor", GOOD, device="Chrome")
        stranger = (await house.accounts.join("Sem", GOOD)).signed_in
        listed = await house.accounts.sessions(first)
        assert {one.device for one in listed} == {"Firefox", "Safari", "Chrome"}
        await refused("no-device", house.accounts.end(stranger, second.session.id))
        await house.accounts.end(first, second.session.id)
        assert await house.accounts.who(str(second.token)) is None
        await house.accounts.end_others(first)
        assert await house.accounts.who(str(third.token)) is None
        assert await house.accounts.who(str(first.token)) is not None
        await house.accounts.sign_out(first)
        assert await house.accounts.who(str(first.token)) is None
        assert await house.accounts.who(str(stranger.token)) is not None

    live(url, work)


def test_an_account_is_changed_only_by_whoever_has_just_proved_to_be_its_owner(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in
        house.now += FRESH + 1
        for doing in (
            house.accounts.change_password(me, "een ander woord"),
            house.accounts.new_codes(me),
            house.accounts.erase(me),
        ):
            await refused("sign-in-again", doing)
        await refused("wrong-sign-in", house.accounts.prove(me, "not her password"))
        await house.accounts.prove(me, GOOD)
        found = await house.accounts.who(str(me.token))
        assert found is not None
        assert await house.accounts.new_codes(found)

    live(url, work)


def test_a_name_can_be_changed_to_one_that_is_free(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in
        await house.accounts.join("Sem", GOOD)
        await refused("name-taken", house.accounts.rename(me, "SEM"))
        assert await house.accounts.rename(me, "NOOR") == "NOOR"
        assert await house.accounts.rename(me, "Eleonora") == "Eleonora"
        await refused("wrong-sign-in", house.accounts.sign_in("Noor", GOOD))
        assert (await house.accounts.sign_in("eleonora", GOOD)).person.name == "Eleonora"

    live(url, work)


@pytest.mark.parametrize(
    "password",
    [
        *("short", "x" * 201, "12345678", "aaaaaaaa", "Password1!", "noor", "Noornoor", "abcdefgh"),
        *("corvette", "Samantha", "1234qwer", "dragon77"),
    ],
)
def test_a_password_that_anybody_guesses_is_refused(tmp_path: object, password: str) -> None:
    async def work(house: House) -> None:
        await refused("weak-password", house.accounts.join("Noor", password))

    live(f"sqlite:///{tmp_path}/db", work)


def test_the_three_thousand_most_common_passwords_are_refused() -> None:
    listed = [word for word in common_passwords() if len(word) >= 8]
    assert len(listed) >= 3_000
    for word in listed:
        for password in (word, word.upper()):
            with pytest.raises(AccountError):
                check_password(password, "Noor")
    assert check_password(GOOD, "Noor") == GOOD


def test_deletion_leaves_no_trace_of_a_name_and_the_games_stay(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Eleonora", GOOD, device="Firefox")).signed_in
        mine = me.person.visitor
        terms = structs.replace(TERMS, white=Seat("person", "Eleonora"))
        seats = (
            StoredSeat("white", "person", "Eleonora", mine),
            StoredSeat("black", "person", "Sem", "s"),
        )
        events = (
            Event(1, 1.0, "server", (Seated("black", "Sem"),)),
            Event(2, 2.0, "white", (Named("white", "Eleonora!"),)),
            Event(3, 3.0, "white", (Said("white", "Eleonora here"),)),
            Event(4, 4.0, "black", (Said("black", "hello"),)),
        )
        await house.store.create(StoredTable("t", terms, 1.0, 1.0, SUMMARY, seats, events))
        await house.store.progress.keep(mine, FIRST)
        await house.tokens.make(me.person.id, "Eleonora’s bot", ["bot"])
        await house.challenges.heed(me.person, "people")
        sem = (await house.accounts.join("Sem", GOOD)).signed_in
        await house.challenges.send(sem.person, "Eleonora", TERMS, "lot")
        assert "Eleonora" in await everything(house)
        assert await house.accounts.erase(me) == ["t"]
        left = await everything(house)
        assert "eleonora" not in left.lower()
        assert mine not in left
        assert me.person.id not in left
        kept = await house.store.load("t")
        assert kept is not None
        assert [seat.name for seat in kept.seats] == ["", "Sem"]
        assert [fact for event in kept.events for fact in event.facts][-1] == Said("black", "hello")
        assert await house.accounts.who(str(me.token)) is None
        assert await house.accounts.join("Eleonora", GOOD)  # the name is free again

    live(url, work)


def test_a_restart_forgets_nobody(url: str) -> None:
    shown: dict[str, str] = {}

    async def join(house: House) -> None:
        shown["token"] = str((await house.accounts.join("Noor", GOOD)).signed_in.token)

    async def come_back(house: House) -> None:
        found = await house.accounts.who(shown["token"])
        assert found is not None
        assert found.person.name == "Noor"

    live(url, join)
    live(url, come_back)


def test_a_password_that_was_hashed_with_less_care_is_hashed_anew(url: str) -> None:
    async def work(house: House) -> None:
        await house.accounts.join("Noor", GOOD)
        before = await house.store.people.named("noor")
        house.passwords._hasher = PasswordHasher(time_cost=2, memory_cost=16, parallelism=1)
        await house.accounts.sign_in("Noor", GOOD)
        after = await house.store.people.named("noor")
        assert before is not None
        assert after is not None
        assert after == replace(before, password=after.password)
        assert after.password != before.password
        assert await house.accounts.sign_in("Noor", GOOD)

    live(url, work)


class Stuck:
    """A hasher that answers nobody until it is let go."""

    def __init__(self) -> None:
        self.free = threading.Event()

    def hash(self, password: str) -> str:
        return HASTY.hash(password)

    def verify(self, kept: str, password: str) -> bool:
        assert self.free.wait(HANG)
        return HASTY.verify(kept, password)


def test_a_flood_of_tries_is_turned_away_and_does_not_pile_up() -> None:
    async def work() -> None:
        stuck = Stuck()
        passwords = Passwords(stuck)  # type: ignore[arg-type]
        kept = HASTY.hash(GOOD)
        tries = [asyncio.create_task(passwords.matches(kept, GOOD)) for _ in range(60)]
        done, waiting = await asyncio.wait(tries, return_when=asyncio.FIRST_COMPLETED)
        assert (len(done), len(waiting)) == (20, 40)
        assert all(isinstance(one.exception(), Busy) for one in done)
        stuck.free.set()
        assert await asyncio.gather(*waiting) == [True] * 40
        assert await passwords.matches(kept, GOOD)  # well again
        passwords.close()

    asyncio.run(work())


def test_codes_of_somebody_who_is_gone_are_gone(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in
        await house.accounts.erase(me)
        async with house.store._engine.connect() as connection:
            assert (await connection.execute(select(recovery_codes))).all() == []
            assert (await connection.execute(text("select count(*) from sessions"))).scalar() == 0

    live(url, work)


def test_to_delete_somebody_looks_at_their_tables_alone(tmp_path: Path) -> None:
    """Everybody's moves wait for the writer: nothing there may go through all tables of a site."""

    async def work(house: House) -> None:
        person = (await house.accounts.join("Eleonora", GOOD)).signed_in.person
        plans: list[str] = []

        def explain(_at: Any, cursor: Any, said: str, given: Any, *_more: Any) -> None:
            if said.startswith(("UPDATE", "DELETE", "SELECT")):
                asks = cursor.connection.execute(f"EXPLAIN QUERY PLAN {said}", given)
                plans.extend(f"{row[3]} <- {said}" for row in asks.fetchall())

        def errand(connection: Connection) -> None:
            event.listen(connection, "before_cursor_execute", explain)
            erase_person(connection, person)

        await house.store._writer.run(errand)
        assert plans
        assert [plan for plan in plans if plan.startswith(("SCAN tables", "SCAN events"))] == []

    live(sqlite_url(str(tmp_path / "db")), work)
