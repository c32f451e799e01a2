"""Challenges by name: two people find each other on the start page, and play."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.test_rated import member

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

TABLE = re.compile(r"/t/[\w-]+$")


def challenge(me: Visitor, name: str) -> None:
    """Challenge somebody from the start page, as a link to it brings the name."""
    me.open(f"/?challenge={name}")
    me.see(".challenges details[open]")
    me.click(".challenges form .btn")


def hear(me: Visitor, whose: str) -> None:
    """Choose on the page of the account who may challenge."""
    me.open("/account")
    me.see(".manners")
    me.page.check(f".manners input[value={whose}]")
    me.see(".done", "Done.")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_two_people_meet_by_a_challenge(server: Server, visitors: Visit, scheme: str) -> None:
    anna = visitors(server, color_scheme=scheme)
    bram = visitors(server, phone=True, color_scheme=scheme)
    one, other = f"Adelheid {scheme}", f"Balthasar {scheme}"
    member(anna, one)
    member(bram, other)
    challenge(anna, other)
    anna.see(".challenges [role=status]", "You cannot challenge this person.")
    anna.faults.clear()  # a browser notes every answer that is no
    hear(bram, "people")
    challenge(anna, other)
    anna.see(".challenges li", f"You have challenged {other}")
    bram.open("/learn")  # told on every page
    badge = bram.page.get_by_role("link", name="Challenges: 1")
    expect(badge).to_be_visible()
    assert bram.complaints() == []
    badge.click()
    bram.see(".challenges li", f"{one} challenges you")
    assert anna.complaints() == []
    assert bram.complaints() == []
    bram.click(".challenges li .primary")
    bram.page.wait_for_url(TABLE)
    bram.see(".player", one)
    anna.open("/")
    anna.see(".challenges li", f"{other} accepts")
    anna.click(".challenges li .primary")
    anna.page.wait_for_url(TABLE)
    anna.see(".player", other)


def test_a_token_is_made_shown_once_and_revoked(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    member(me, "Tokenia")
    me.page.fill(".tokens input[name=label]", "my bot")
    me.page.check(".tokens input[name=bot]")
    me.click(".tokens form .btn")
    shown = me.see(".tokens .shown code").inner_text()
    with server.http(headers={"Authorization": f"Bearer {shown}"}) as program:
        assert program.get("/api/account").json()["username"] == "Tokenia"
        assert me.complaints() == []
        me.open("/account")
        me.see(".tokens li", "my bot")
        assert shown not in me.page.content()
        me.click(".tokens li .btn")
        me.wait(lambda: me.count(".tokens li") == 0, "no token")
        assert program.get("/api/account").status_code == 401
