"""What people do first, in the browsers that are not Chromium: a game, a slip, an analysis."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from browser.others.firefox import Firefox
from browser.others.guest import Guest
from browser.others.webkit import WebKit
from browser.partner import Partner

if TYPE_CHECKING:
    from collections.abc import Iterator

    from browser.others.guest import Driver
    from web.harness import Server


@pytest.fixture(scope="module", params=["firefox", "webkit"])
def driver(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Driver]:
    """One browser for all tests of this file: it takes seconds to start."""
    if request.param == "firefox":
        with Firefox(tmp_path_factory.mktemp("firefox")) as firefox:
            yield firefox
    else:
        with WebKit() as webkit:
            yield webkit


@pytest.fixture
def me(driver: Driver, server: Server) -> Iterator[Guest]:
    guest = Guest(driver, server.url)
    yield guest
    guest.leave()


def test_a_whole_game_against_the_computer(me: Guest, server: Server) -> None:
    asked = {"kind": "computer", "level": 1}
    me.open(server.table(sheet="breakthrough", opponent=asked, colour="white")["url"])
    partner = Partner("breakthrough")
    while not partner.play(me, "white"):
        pass
    over = me.see(".slip.over")["text"]
    assert "Again, colours swapped" in over


def test_a_slip_at_the_table_is_huffed(me: Guest, server: Server) -> None:
    made = server.table(
        sheet="djeco",
        mode="table",
        touch_move=False,
        opponent={"kind": "link"},
        colour="black",
        name="Noor",
    )
    with server.http() as http:
        invite = {"invite_token": made["invite_token"], "name": "Anna"}
        taken = http.post(f"/api/tables/{made['table']}/join", json=invite).json()
    anna = server.player(made["table"], taken["seat_token"])
    me.open(made["url"])
    me.see(".player", "Anna")
    anna.move("32-28")
    me.see(".player.turn[data-side=black]")
    me.tap(19, 23)
    while anna.view["turn"] != "white":
        anna.receive()
    anna.move("37-32")  # 28 should have taken
    me.see(".slip", "Blue forgot to take")
    me.click(".choice", "Huff the man on 28")
    me.wait_for_pieces(s28=".", s32="w", s37=".")
    me.see(".player.turn[data-side=black]")  # huffing is not a turn


def test_an_analysis_streams_lines_and_keeps_a_move(me: Guest) -> None:
    me.open("/analysis?sheet=kndb")
    me.wait(lambda: me.count(".lines li") == 3, "three lines")
    me.type("32-28")
    me.wait_for_pieces(s32=".", s28="w")
    me.see(".tree a", "32–28")
