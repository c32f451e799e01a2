"""Hints in a game against the computer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

# White gives 31-26 and takes four.
SHOT = "W:W27,31-40,44,49:B4,5,7,8,10,15,16,18,21-23,25,28"


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_child_asks_three_times_and_plays_the_move(
    server: Server, visitors: Visit, phone: bool
) -> None:
    made = server.table(
        sheet="kndb",
        opponent={"kind": "computer", "level": 1},
        colour="white",
        start_fen=SHOT,
    )
    me = visitors(server, phone=phone)
    me.open(made["url"])
    hint = me.page.locator(".hint[role=status]")
    for says in ("Look at 31.", "Begin with 31 to 26.", "Play 31–26."):
        me.page.locator("[data-act=hint]").click()
        expect(hint).to_contain_text(says)
        assert me.complaints() == []
    me.tap(31, 26)
    expect(hint).to_have_count(0)


def test_two_people_see_no_hints(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open(server.table(sheet="kndb")["url"])
    me.see(".acts-row [data-act=resign]")
    expect(me.page.locator("[data-act=hint]")).to_have_count(0)
