"""Rated games: two people with accounts play one, and both find their new numbers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.test_account import GOOD, fill

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

TABLE = re.compile(r"/t/[\w-]+$")
SET_UP = """async () => {
  const headers = {'Content-Type': 'application/json'};
  const opponent = {kind: 'link'};
  const asked = {sheet: 'kndb', opponent, colour: 'white', control: '300+5', rated: true};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(asked)});
  return await answer.json();
}"""


def member(me: Visitor, name: str) -> None:
    """Sign somebody up."""
    me.open("/account")
    me.click("[data-way=password]")
    fill(me, name=name, password=GOOD)
    me.click("form .primary")
    me.click("[data-act=kept]")
    me.see("h1", name)


def number(me: Visitor) -> int:
    """Return the number on somebody's own page, which is not settled yet."""
    me.open("/account")
    shown = me.see(".ratings .number").inner_text()
    assert "not settled yet" in shown
    return int(shown.split("?")[0])


def test_two_people_play_a_rated_game_and_both_see_their_new_ratings(
    server: Server, visitors: Visit
) -> None:
    anna, bram = visitors(server), visitors(server, phone=True)
    member(anna, "Annelies")
    anna.see(".ratings", "your first number stands here")
    member(bram, "Bertrand")
    for loser, winner in ((bram, anna), (anna, bram)):
        made = anna.page.evaluate(SET_UP)
        anna.open(made["url"])
        bram.open(made["invite_url"])
        bram.see("form.chair", "This game counts for the rating of both of you.")
        assert bram.complaints() == []
        bram.click("button", "Sit down")
        expect(bram.board).to_be_visible()
        anna.see(".player", "Bertrand")
        anna.tap(32, 28)
        bram.wait_for_turn("black")
        bram.tap(20, 25)
        anna.wait_for_turn("white")
        loser.click("button[data-act=resign]", "Resign")
        loser.click(".slip button", "Resign")
        winner.see(".slip.over", "You win")
        if loser is bram:
            assert number(anna) > 1500 > number(bram)
    number(anna)
    plot = anna.page.get_by_role("img", name=re.compile(r"^Rating from \d+ to \d+; lowest"))
    expect(plot).to_be_visible()
    for me in (anna, bram):
        me.open("/account")
        me.see(".ratings .plot")
        assert me.complaints() == []
        me.click(".ratings a")
        me.see(".lede", "Nobody has played enough rated games yet.")
        assert me.complaints() == []


def test_a_rated_table_in_the_lobby_is_for_people_with_an_account(
    server: Server, visitors: Visit
) -> None:
    anna, bram, guest = visitors(server), visitors(server), visitors(server, phone=True)
    guest.open("/")
    guest.click(".setup label", "Someone online")
    expect(guest.page.get_by_role("switch", name=re.compile("^Rated"))).to_have_count(0)
    member(anna, "Katrien")
    anna.open("/")
    anna.click(".setup label", "Someone online")
    anna.click(".setup label", "In the lobby")
    switch = anna.page.get_by_role("switch", name=re.compile("^Rated"))
    expect(switch).to_be_disabled()  # nobody knows how fast a game without a clock is
    anna.click(".setup label", "5+3")
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    switch.focus()
    anna.page.keyboard.press("Space")
    expect(switch).to_be_checked()
    assert anna.complaints() == []
    anna.click(".setup .primary")
    anna.page.wait_for_url(TABLE)

    for me in (guest, bram):
        if me is bram:
            member(bram, "Diederik")
        me.open("/lobby")
        row = me.page.locator(".waiting li", has_text="Katrien")
        expect(row).to_contain_text("1500?")
        expect(row).to_contain_text("This game counts for the rating of both of you.")
        assert me.complaints() == []
        row.get_by_role("button").click()
        if me is guest:
            me.see(".said", "This game is rated")
            assert len(me.faults) == 1  # as the browser says itself that it was refused
            assert "409" in me.faults.pop()
    bram.page.wait_for_url(TABLE)
    bram.see(".player", "Katrien")
    anna.see(".player", "Diederik")


def test_a_game_against_a_level_counts_for_somebody_who_asks(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    member(me, "Roelofke")
    me.open("/")
    me.click(".setup label", "Computer")
    switch = me.page.get_by_role("switch", name=re.compile("^Rated"))
    expect(switch).to_be_disabled()
    me.click(".setup label", "5+3")
    switch.focus()
    me.page.keyboard.press("Space")
    expect(switch).to_be_checked()
    assert me.complaints() == []
    me.click(".setup .primary")
    me.page.wait_for_url(TABLE)
    me.see(".player.me", "Roelofke 1500?")
    expect(me.page.locator("[data-act=hint]")).to_have_count(0)
    me.wait_for_turn("white")
    me.page.locator("[data-act=resign]").click()  # it has hardly begun: nothing has counted yet
    me.click(".slip button", "Call it off")
    me.open("/account")
    me.see(".ratings", "your first number stands here")
