"""An opening drawn by lot in the browser: chosen, seen by both, played on from, kept."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

TABLE = re.compile(r"/t/[\w-]+")
DRAWN = re.compile(r"Drawn by lot: \d+.\d+ \d+.\d+ \d+.\d+")


@pytest.mark.parametrize("phone", [False, True])
def test_a_ballot_is_drawn_and_both_players_see_it(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/")
    choice = me.page.locator("select[name=deck]")
    me.page.locator(".leaf[data-sheet=djeco]").click()
    expect(choice).to_have_count(0)
    me.page.locator(".leaf[data-sheet=english]").click()
    choice.select_option(label="Three moves")
    assert me.complaints() == []
    me.click(".setup label", "Someone online")
    me.click(".setup .primary")
    me.page.wait_for_url(TABLE)
    me.see(".slip.invite, .slip")
    link = me.page.locator("input[readonly]").first.input_value()
    guest = visitors(server, phone=phone)
    guest.page.goto(link)
    guest.see("form", DRAWN)
    assert guest.complaints() == []
    guest.page.locator("form .primary").click()
    said = guest.see(".stateline", DRAWN).inner_text()
    assert me.see(".stateline", DRAWN).inner_text() == said
    for one in (me, guest):
        assert one.complaints() == []
    fen = me.page.evaluate("document.querySelector('damier-board').board")
    assert fen == guest.page.evaluate("document.querySelector('damier-board').board")
    me.page.reload()
    assert me.see(".stateline", DRAWN).inner_text() == said
    assert me.page.evaluate("document.querySelector('damier-board').board") == fen
    me.click("button[data-act=more]")
    me.see(".drawer", DRAWN)
    me.open("/")
    expect(choice).to_have_value("english-three-move")


@pytest.mark.parametrize("phone", [False, True])
def test_the_line_goes_with_the_first_move(server: Server, visitors: Visit, phone: bool) -> None:
    made = server.table(sheet="english", deck="english-three-move", opponent={"kind": "beside"})
    me = visitors(server, lang="ar", phone=phone)
    me.open(made["url"])
    expect(me.page.locator(".stateline")).to_contain_text("بالقرعة")
    assert _places_of_moves(me) == sorted(_places_of_moves(me)), "the first move is on the left"
    player = server.player(made["table"], made["seat_token"])
    player.do("move", path=player.view["moves"][0]["path"])
    expect(me.page.locator(".mv")).to_have_count(1)
    expect(me.page.locator(".stateline")).to_have_count(0)


def _places_of_moves(me: Visitor) -> list[float]:
    """Return where the digits of the line lie, from the first that is written to the last."""
    found: list[float] = me.page.evaluate(
        """() => {
          const walk = document.createTreeWalker(
            document.querySelector('.stateline'), NodeFilter.SHOW_TEXT);
          const places = [];
          while (walk.nextNode()) {
            const text = walk.currentNode;
            [...text.data].forEach((letter, at) => {
              if (!/[0-9]/.test(letter)) return;
              const range = document.createRange();
              range.setStart(text, at);
              range.setEnd(text, at + 1);
              places.push(range.getBoundingClientRect().left);
            });
          }
          return places;
        }"""
    )
    assert len(found) > 4
    return found
