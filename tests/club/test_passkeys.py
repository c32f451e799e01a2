"""Passkeys: one device makes one and signs by it; nothing else opens the account."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from club.authenticator import Authenticator
from club.house import GOOD, House, live
from club.test_accounts import refused
from damier.club.people.accounts import ANSWERED
from damier.club.people.passkeys import Site

if TYPE_CHECKING:
    from damier.club.people.accounts import NewAccount

SITE = Site("club.example", ("https://club.example",))


async def join(house: House, device: Authenticator, name: str = "Noor") -> NewAccount:
    challenge, options = await house.accounts.ask_to_join(name, SITE)
    made = device.make(options)
    return await house.accounts.join_by_passkey(name, challenge, made, site=SITE)


def test_a_device_makes_an_account_and_opens_it_without_a_name(url: str) -> None:
    async def work(house: House) -> None:
        device = Authenticator("https://club.example")
        joined = await join(house, device)
        challenge, options = await house.accounts.ask_to_sign_in(SITE)
        assert "allowCredentials" not in options or options["allowCredentials"] == []
        signed = device.sign(options)
        me = await house.accounts.sign_in_by_passkey(challenge, signed, site=SITE)
        assert me.person == joined.signed_in.person
        assert me.person.password is None
        again = house.accounts.sign_in_by_passkey(challenge, signed, site=SITE)
        await refused("bad-passkey", again)  # a challenge is answered once
        await refused("wrong-sign-in", house.accounts.sign_in("Noor", GOOD))

    live(url, work)


@pytest.mark.parametrize(
    ("wrong", "code"),
    [("origin", "bad-passkey"), ("unverified", "bad-passkey"), ("late", "bad-passkey")],
)
def test_a_passkey_that_was_made_otherwise_is_refused(url: str, wrong: str, code: str) -> None:
    async def work(house: House) -> None:
        origin = "https://evil.example" if wrong == "origin" else "https://club.example"
        device = Authenticator(origin, verifies=wrong != "unverified")
        challenge, options = await house.accounts.ask_to_join("Noor", SITE)
        made = device.make(options)
        if wrong == "late":
            house.now += ANSWERED + 1
        await refused(code, house.accounts.join_by_passkey("Noor", challenge, made, site=SITE))
        assert await house.store.people.named("noor") is None

    live(url, work)


def test_another_device_does_not_sign_in_with_the_first_ones_name(url: str) -> None:
    async def work(house: House) -> None:
        device = Authenticator("https://club.example")
        await join(house, device)
        thief = Authenticator("https://club.example")
        thief.id = device.id
        challenge, options = await house.accounts.ask_to_sign_in(SITE)
        forged = thief.sign(options)
        await refused(
            "wrong-sign-in", house.accounts.sign_in_by_passkey(challenge, forged, site=SITE)
        )

    live(url, work)


def test_a_copied_passkey_is_told_by_its_count(url: str) -> None:
    async def work(house: House) -> None:
        device = Authenticator("https://club.example")
        await join(house, device)
        device.count = 4
        challenge, options = await house.accounts.ask_to_sign_in(SITE)
        signed = device.sign(options)
        assert await house.accounts.sign_in_by_passkey(challenge, signed, site=SITE)
        device.count = 4  # a copy of it, which signs for the fifth time once more
        challenge, options = await house.accounts.ask_to_sign_in(SITE)
        signed = device.sign(options)
        again = house.accounts.sign_in_by_passkey(challenge, signed, site=SITE)
        await refused("wrong-sign-in", again)

    live(url, work)


def test_more_devices_are_added_and_the_last_way_in_stays(url: str) -> None:
    async def work(house: House) -> None:
        device, phone = (Authenticator("https://club.example") for _ in range(2))
        me = (await join(house, device)).signed_in
        [only] = await house.accounts.passkeys(me)
        await refused("last-way-in", house.accounts.drop_passkey(me, only.id))
        challenge, options = await house.accounts.ask_for_passkey(me, SITE)
        assert [one["id"] for one in options["excludeCredentials"]] == [only.id]
        await house.accounts.add_passkey(me, challenge, phone.make(options), site=SITE)
        assert len(await house.accounts.passkeys(me)) == 2
        await house.accounts.drop_passkey(me, only.id)
        challenge, options = await house.accounts.ask_to_sign_in(SITE)
        gone = house.accounts.sign_in_by_passkey(challenge, device.sign(options), site=SITE)
        await refused("wrong-sign-in", gone)

    live(url, work)


def test_nobody_adds_a_passkey_to_or_takes_one_from_somebody_else(url: str) -> None:
    async def work(house: House) -> None:
        device, other = (Authenticator("https://club.example") for _ in range(2))
        noor = (await join(house, device)).signed_in
        sem = (await house.accounts.join("Sem", GOOD)).signed_in
        [hers] = await house.accounts.passkeys(noor)
        await refused("no-device", house.accounts.drop_passkey(sem, hers.id))
        challenge, options = await house.accounts.ask_for_passkey(noor, SITE)
        stolen = house.accounts.add_passkey(sem, challenge, other.make(options), site=SITE)
        await refused("bad-passkey", stolen)
        assert await house.accounts.passkeys(sem) == []

    live(url, work)


def test_a_challenge_for_one_thing_is_none_for_another(url: str) -> None:
    async def work(house: House) -> None:
        device = Authenticator("https://club.example")
        me = (await join(house, device)).signed_in
        challenge, options = await house.accounts.ask_to_sign_in(SITE)
        options |= {"rp": {"id": SITE.host}}
        other = Authenticator("https://club.example").make(options)
        await refused("bad-passkey", house.accounts.add_passkey(me, challenge, other, site=SITE))

    live(url, work)


@pytest.mark.parametrize("junk", [{}, {"id": 7}, {"id": "x", "response": []}, {"id": "\0"}])
def test_an_answer_that_makes_no_sense_is_refused(url: str, junk: dict[str, object]) -> None:
    async def work(house: House) -> None:
        challenge, _ = await house.accounts.ask_to_join("Noor", SITE)
        joining = house.accounts.join_by_passkey("Noor", challenge, junk, site=SITE)
        await refused("bad-passkey", joining)
        challenge, _ = await house.accounts.ask_to_sign_in(SITE)
        signing = house.accounts.sign_in_by_passkey(challenge, junk, site=SITE)
        await refused("wrong-sign-in", signing)

    live(url, work)
