"""Somebody is rude: reported, kept out, and told so; the operators' page by phone and in Arabic."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.seats import two
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]

GOOD = "hazelaar twaalf"
WIDE = "document.documentElement.scrollWidth - innerWidth"
JOIN = """async ([name, password]) => {
  const headers = {'Content-Type': 'application/json'};
  const body = JSON.stringify({name, password});
  return (await fetch('/api/account/join', {method: 'POST', headers, body})).status;
}"""


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, as bans act on everybody."""
    running = Server(tmp_path_factory.mktemp("order") / "data").start()
    yield running
    assert running.stop()


def join(me: Visitor, name: str) -> None:
    me.open("/")
    assert me.page.evaluate(JOIN, [name, GOOD]) == 201


def appoint(server: Server, me: Visitor, name: str) -> None:
    join(me, name)
    words = ["operator", "add", name, "--data", str(server.data)]
    subprocess.run([sys.executable, "-c", Server.program, *words], check=True)


def was_refused(me: Visitor) -> None:
    """Let go of what a browser notes where the server says no, as it should."""
    assert me.faults
    assert all("status of 40" in fault for fault in me.faults), me.faults
    me.faults.clear()


def test_a_report_is_settled_and_the_banned_reads_why(house: Server, visitors: Visit) -> None:
    white, black, made = two(house, visitors)
    boss = visitors(house)
    join(black, "Rude Rik")  # with the game that he has begun as a guest
    black.open(f"/t/{made['table']}")
    for each in (white, black):
        each.click("[data-act=more]")
    black.page.locator(".talk [name=text]").fill("<b>You</b> blunder")
    black.page.keyboard.press("Enter")
    white.see(".talk li", "<b>You</b> blunder")
    white.click("[data-act=manners]")
    white.click("[data-act=report]")
    white.page.locator(".complaint [name=why]").fill("He is rude")
    assert white.complaints() == []
    white.click(".complaint .btn")
    white.see(".talk [role=status]", "Thank you")
    white.click("[data-act=block]")
    white.see(".talk [role=status]", "You will not meet again")
    appoint(house, boss, "Opa Willem")
    boss.open("/account")
    boss.click("a[href='/operator']")
    boss.see(".report", "Rude Rik")
    boss.see(".report blockquote", "He is rude")
    boss.click(".report summary", "What was said")
    boss.see(".report .said .meant", "<b>You</b> blunder")
    assert boss.complaints() == []
    boss.click(".report summary", "Keep somebody out")
    boss.page.locator("[data-act=ban-reported] [name=reason]").fill("Be kind")
    boss.click("[data-act=ban-reported] .btn")
    boss.see("[role=status]", "Done")
    black.see(".stateline", "You cannot play here now")
    black.open("/account")
    black.see("#banned", "Reason: Be kind")
    assert black.complaints() == []
    was_refused(black)
    boss.page.locator("[data-act=settle] [name=note]").fill("Out for a week")
    boss.click("[data-act=settle] .btn")
    boss.see(".wide", "No report is waiting")
    boss.click("[data-act=old]")
    boss.see(".report blockquote", "Out for a week")
    boss.see("ol.rows", "report settled")
    boss.click("[data-act=lift]")
    boss.see(".papers", "Nobody is kept out")
    black.open("/account")
    black.see("h1", "Rude Rik")
    expect(black.page.locator("#banned")).to_have_count(0)


@pytest.mark.parametrize(
    ("scheme", "phone", "lang"),
    [("light", False, "en"), ("dark", True, "ar"), ("light", True, "de")],
)
def test_the_operators_page_on_every_screen(
    house: Server, visitors: Visit, scheme: str, phone: bool, lang: str
) -> None:
    me = visitors(house, phone=phone, lang=lang, color_scheme=scheme)
    appoint(house, me, "Opa Willem")
    for sideways in (False, True) if phone else (False,):
        if sideways:
            me.page.set_viewport_size({"width": 844, "height": 390})
        me.open("/operator")
        me.see("[data-act=invite]")
        assert me.page.evaluate(WIDE) <= 0
        assert me.complaints() == []
    me.page.locator("[data-act=word] [name=word]").fill("sukkel")
    me.click("[data-act=word] .btn")
    me.see("[data-act=word-drop]")
    me.click("[data-act=invite] .btn")
    me.see(".links code", "/account#invitation=")
    me.page.locator("[data-act=ban] [name=who]").fill("nobody of this name")
    me.click("[data-act=ban] .btn")
    expect(me.page.locator("[role=alert]")).not_to_be_empty()
    was_refused(me)
    assert me.complaints() == []
    assert me.page.evaluate(WIDE) <= 0


def test_whoever_is_no_operator_is_told_so(house: Server, visitors: Visit) -> None:
    me = visitors(house)
    me.open("/operator")
    me.see("[role=alert]", "Sign in first")
    join(me, "Just Somebody")
    me.open("/operator")
    me.see("[role=alert]", "Only those who run this server")
    assert me.complaints() == []
    was_refused(me)


def test_somebody_is_blocked_on_their_page(house: Server, visitors: Visit) -> None:
    me, other = visitors(house), visitors(house)
    join(me, "Anna Blocks")
    join(other, "Seen By All")
    headers = "{'Content-Type': 'application/json'}"
    body = "JSON.stringify({page: 'everybody', games: 'everybody', listed: true})"
    asked = f"{{method: 'POST', headers: {headers}, body: {body}}}"
    status = other.page.evaluate(
        f"async () => (await fetch('/api/account/privacy', {asked})).status"
    )
    assert status < 300
    me.open("/people/Seen%20By%20All")
    me.click("[data-act=block]")
    me.see("#block-about", "You will not meet again")
    assert me.complaints() == []
    me.open("/account")
    me.see("#blocks", "Seen By All")
    me.click("#blocks .btn")
    expect(me.page.locator("#blocks")).to_have_count(0)
