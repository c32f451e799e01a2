"""One game on several devices, and links that open nothing."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]


def made_by(me: Visitor, server: Server, **asked: Any) -> dict[str, Any]:
    """Set up a table as this visitor does, who then owns it."""
    answer = me.page.request.post(f"{server.url}/api/tables", data={"sheet": "kndb", **asked})
    made: dict[str, Any] = answer.json()
    return made


def test_a_game_begun_at_the_desk_goes_on_on_the_phone(server: Server, visitors: Visit) -> None:
    me, phone = visitors(server), visitors(server, phone=True)
    made = made_by(me, server, opponent={"kind": "computer"}, colour="white")
    me.open(made["url"])
    me.click("[data-act=more]")
    me.click(".device summary")
    code = me.see(".device .qr-box svg")
    assert code.evaluate("svg => svg.querySelector('path').getAttribute('fill')") == "#fff"
    assert me.complaints() == []
    link = me.page.locator(".device input").input_value()
    assert link.endswith(made["url"])
    phone.page.goto(link)
    phone.see(".player.me[data-side=white]")
    phone.tap(32)
    phone.tap(28)
    me.wait_for_pieces(s28="w")


def test_whoever_pastes_the_plain_address_watches(server: Server, visitors: Visit) -> None:
    me, friend = visitors(server), visitors(server, phone=True)
    made = made_by(me, server, opponent={"kind": "link"}, colour="white")
    friend.open(f"/t/{made['table']}")
    friend.see(".slip h2", "You are watching")
    assert friend.complaints() == []
    friend.click(".slip .btn", "All right")
    expect(friend.page.locator("[data-act=resign]")).to_have_count(0)
    me.open(f"/t/{made['table']}")
    me.see(".player.me[data-side=white]")


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_a_used_invitation_says_so_and_offers_to_watch(
    server: Server, visitors: Visit, lang: str
) -> None:
    made = server.table(opponent={"kind": "link"}, colour="white", sheet="kndb")
    with server.http() as http:
        http.post(f"/api/tables/{made['table']}/join", json={"invite_token": made["invite_token"]})
    late = visitors(server, lang=lang)
    late.open(made["invite_url"])
    late.see(".chair h1", "That chair is taken" if lang == "en" else "هذا المقعد محجوز")
    assert late.complaints() == []
    late.click(".chair .primary")
    late.see("damier-board")
    late.faults = [fault for fault in late.faults if "409" not in fault]


def test_a_link_of_another_game_says_so_and_offers_to_watch(
    server: Server, visitors: Visit
) -> None:
    made = server.table(opponent={"kind": "link"}, colour="white", sheet="kndb")
    other = server.table(opponent={"kind": "link"}, colour="white", sheet="kndb")
    lost = visitors(server)
    lost.open(f"/t/{made['table']}#s={other['seat_token']}")
    lost.see(".chair h1", "This link opens no seat here")
    lost.click(".chair .primary")
    lost.see("damier-board")
    lost.page.reload()
    lost.see("damier-board")


@pytest.mark.parametrize(
    ("path", "words"), [("/t/nonsense", "There is no such game"), ("/nowhere", "nothing here")]
)
def test_an_unknown_address_is_a_page_in_words(
    server: Server, visitors: Visit, path: str, words: str
) -> None:
    me = visitors(server)
    answer = me.page.goto(server.url + path)
    assert answer is not None
    assert answer.status == 404
    me.see("h1", words)
    assert me.complaints() == []
    me.click(".btn", "To the start page")
    me.page.wait_for_url(re.compile(r"/$"))
    me.faults = [fault for fault in me.faults if "404" not in fault]
