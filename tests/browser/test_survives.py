"""The server is killed in the middle of a game, and both browsers go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed and started again on the same port."""
    running = Server(tmp_path / "data").start()
    yield running
    running.stop()


def test_both_players_go_on_after_a_kill(mortal: Server, visitors: Visit) -> None:
    made = mortal.table(opponent={"kind": "link"}, colour="white", sheet="kndb", control="300+5")
    anna, bram = visitors(mortal), visitors(mortal, phone=True)
    anna.open(made["url"])
    bram.open(made["invite_url"])
    bram.click("button", "Sit down")
    anna.wait_for_turn("white")
    anna.tap(32, 28)
    bram.wait_for_pieces(s28="w")

    mortal.kill()
    for one in (anna, bram):
        one.see(".stateline", "The connection is lost. Your game is safe")
        one.wait_for_pieces(s28="w")
    bram.tap(19, 23)  # made while nobody listens
    mortal.start()

    for one in (anna, bram):
        expect(one.page.locator(".stateline")).to_have_count(0)
        one.wait_for_pieces(s23="b", s19=".")
    anna.tap(28, 19)
    for one in (anna, bram):
        one.wait_for_pieces(s19="w", s23=".")
    assert bram.page.locator(".moves button").count() == 3


def test_a_reloaded_page_sits_in_the_same_chair(mortal: Server, visitors: Visit) -> None:
    me = visitors(mortal)
    against = {"kind": "computer", "level": 1}
    made = mortal.table(sheet="kndb", opponent=against, colour="white")
    me.open(made["url"])
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    mortal.kill()
    mortal.start()
    me.page.reload()
    me.see(".player.me[data-side=white]", "You")
    me.wait_for_pieces(s28="w")
    me.wait_for_turn("white")
    played = me.page.locator(".moves button")
    assert played.count() == 2
    me.type(me.moves[0]["text"])
    expect(played).to_have_count(4)
