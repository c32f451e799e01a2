"""Tokens of programs: shown once, kept as hashes, good for a few things and until revoked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from club.house import GOOD, live
from club.test_accounts import everything
from damier.club.people.errors import AccountError
from damier.club.people.tokens import LASTS, MOST, PREFIX

if TYPE_CHECKING:
    from club.house import House


def test_a_token_acts_for_its_owner_until_it_is_revoked(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in.person
        name, shown = await house.tokens.make(me.id, "  my\n bot ", ["bot", "challenges"])
        assert shown.startswith(PREFIX)
        assert shown not in await everything(house)
        listed = (await house.tokens.of(me.id))[0]
        assert (listed.label, listed.scopes, listed.used) == ("my bot", "challenges bot", None)
        found = await house.tokens.who(shown)
        assert found is not None
        assert found.person == me
        assert found.scopes == {"bot", "challenges"}
        assert (await house.tokens.of(me.id))[0].used == house.now
        assert await house.tokens.who(shown + "x") is None
        other = (await house.accounts.join("Sem", GOOD)).signed_in.person
        with pytest.raises(AccountError, match="expected a token of one's own"):
            await house.tokens.revoke(other.id, name)
        await house.tokens.revoke(me.id, name)
        assert await house.tokens.who(shown) is None

    live(url, work)


def test_a_token_that_nobody_uses_ends_one_day(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in.person
        _, shown = await house.tokens.make(me.id, "", ["games:read"])
        house.now += LASTS - 1
        assert await house.tokens.who(shown)
        house.now += LASTS - 1
        assert await house.tokens.who(shown)
        house.now += LASTS + 1
        assert await house.tokens.who(shown) is None

    live(url, work)


def test_nobody_has_any_number_of_tokens(url: str) -> None:
    async def work(house: House) -> None:
        me = (await house.accounts.join("Noor", GOOD)).signed_in.person
        for _ in range(MOST):
            await house.tokens.make(me.id, "", ["bot"])
        with pytest.raises(AccountError) as refused:
            await house.tokens.make(me.id, "", ["bot"])
        assert refused.value.code == "too-many-tokens"

    live(url, work)
