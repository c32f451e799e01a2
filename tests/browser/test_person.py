"""A person's page: one's own, somebody else's, a private one; by eye, by ear and by keyboard."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.test_account import GOOD, fill
from browser.test_keyboard import FOCUSED, tab_to
from web.test_persons import LONG, MOVES, allow, pair, play

if TYPE_CHECKING:
    from collections.abc import Callable

    import httpx

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

SIDEWAYS = {"width": 844, "height": 390}
NARROW = {"width": 320, "height": 640}
OVERFLOW = "() => document.documentElement.scrollWidth - innerWidth"


def sign_in(me: Visitor, who: httpx.Client) -> None:
    """Give a browser the session that somebody has elsewhere."""
    session = {"name": "session", "value": who.cookies["session"], "url": me.url}
    me.context.add_cookies([{**session, "httpOnly": True, "sameSite": "Strict"}])  # type: ignore[typeddict-item]


def test_ones_own_page_has_ratings_games_and_what_they_tell(
    server: Server, visitors: Visit
) -> None:
    with pair(server, "Liselotte", "Maximiliaan") as (owner, other):
        won = play(server, owner, other, *LONG)
        play(server, other, owner, *MOVES, rated=False, control=None)
        me = visitors(server)
        sign_in(me, owner)
        me.open("/games")
        me.click("header .me")
        me.page.wait_for_url("**/people/Liselotte")
        me.see("h1", "Liselotte")
        me.see("aside", "Only you see this page.")
        me.see(".rates .big", re.compile(r"\d{4}\?"))
        expect(me.page.locator(".gms li")).to_have_count(2)
        me.see(".open", "33–28")
        me.page.locator("select[name=result]").select_option("won")
        expect(me.page.locator(".gms li")).to_have_count(1)
        expect(me.page.locator(".gms .game")).to_have_attribute("href", f"/t/{won}")
        with me.page.expect_download() as saved:
            me.click(".acts a[download]")
        assert "[White " in saved.value.path().read_text("utf-8")
        me.page.locator("input[name=opponent]").fill("nobody")
        me.page.keyboard.press("Enter")
        me.see("[role=status]", "No game fits.")
        me.page.locator("input[name=opponent]").fill("max")
        me.page.keyboard.press("Enter")
        expect(me.page.locator(".gms li")).to_have_count(1)
        me.click("[data-act=look]")
        me.see(".tells", "Games looked at: 1")
        assert me.complaints() == []
        me.click("[data-act=review]")
        me.page.wait_for_url("**/analysis**")
        me.see("main", "33–28")


def test_somebody_elses_page_shows_what_they_allow(server: Server, visitors: Visit) -> None:
    with pair(server, "Ottoline", "Desiderius") as (owner, other):
        play(server, owner, other, *MOVES)
        allow(owner, page="everybody", games="me")
        allow(other, page="everybody", games="everybody")
        me = visitors(server)
        me.open("/people/ottoline")
        me.see("h1", "Ottoline")
        me.see(".main", "The games are private.")
        assert me.count(".tells") == me.count(".gms") == 0
        assert me.complaints() == []
        me.open("/people/Desiderius")
        me.click(".gms .do a", "Ottoline")
        me.see("h1", "Ottoline")


def test_a_private_page_looks_like_one_that_is_not_there(server: Server, visitors: Visit) -> None:
    with pair(server, "Philomena", "Constantijn") as (_, other):
        me = visitors(server)
        sign_in(me, other)
        shown = []
        for name in ("Philomena", "Philomenb"):
            me.open(f"/people/{name}")
            me.see("h1", "There is nothing to see here")
            shown.append((me.page.title(), me.page.locator("main").inner_text()))
        assert shown[0] == shown[1]
        assert me.complaints() == []
        assert me.faults
        me.faults[:] = [
            one for one in me.faults if "status of 404" not in one
        ]  # the browser's own words


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    ("lang", "options"),
    [
        ("en", {}),
        ("ar", {}),
        ("nl", {"phone": True}),
        ("ar", {"phone": True}),
        ("de", {"viewport": SIDEWAYS}),
        ("ar", {"viewport": NARROW}),
    ],
)
def test_axe_finds_nothing_on_ones_own_page(
    server: Server, visitors: Visit, scheme: str, lang: str, options: dict[str, object]
) -> None:
    names = [f"{word} {scheme} {lang} {len(str(options))}" for word in ("Aleida", "Bavo")]
    with pair(server, *names) as (owner, other):
        play(server, owner, other, *MOVES)
        me = visitors(server, lang=lang, color_scheme=scheme, **options)
        sign_in(me, owner)
        me.open(f"/people/{names[0]}")
        expect(me.page.locator(".gms li")).to_have_count(1)
        me.see(".open li")
        me.see(".tells [data-act=look]")
        assert me.complaints() == []
        assert me.page.evaluate(OVERFLOW) == 0
        me.open("/account")
        me.see("#privacy")
        assert me.complaints() == []


def join_by_keys(me: Visitor, name: str) -> None:
    """Make an account with the keyboard alone, from the header of the start page."""
    press = me.page.keyboard.press
    me.open("/")
    tab_to(me, "^Sign in$")
    press("Enter")
    me.page.wait_for_url("**/account")
    me.see("[data-way=password]")
    tab_to(me, "name and a password")
    press("Enter")
    assert me.page.evaluate(FOCUSED) == "Name, as others see it"  # where the page has changed
    me.page.keyboard.type(name)
    tab_to(me, "New password")
    me.page.keyboard.type(GOOD)
    press("Enter")
    me.see("h1", "Your recovery codes")
    tab_to(me, "I have kept them")
    press("Enter")
    me.see("h1", name)


def test_by_keyboard_and_by_ear_from_joining_to_ones_own_page(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    press = me.page.keyboard.press
    join_by_keys(me, "Annechien")
    tab_to(me, "^My page$")
    press("Enter")
    me.page.wait_for_url("**/people/Annechien")
    me.see(".tells [data-act=look]")
    me.see("main", "Only you see this page.")
    me.see("main", "No finished game yet.")
    spoken = me.page.locator("main").aria_snapshot()
    for said in (
        'heading "Annechien" [level=1]',
        'heading "Ratings" [level=2]',
        "No rated game yet.",
        'heading "What your games tell" [level=2]',
        "Only you see this page.",
        'button "Look at my last games" [disabled]',
        'heading "Games" [level=2]',
        "No finished game yet.",
        'link "Account and settings"',
    ):
        assert said in spoken, spoken
    assert 'link "Annechien"' in me.page.locator("header").aria_snapshot()
    tab_to(me, "Account and settings")
    press("Enter")
    me.see("[data-act=out]")
    tab_to(me, "^My page with my ratings")
    press("ArrowDown")
    press("ArrowDown")
    tab_to(me, "Name me in the list of the best")
    press("Space")
    tab_to(me, "^Save$")
    press("Enter")
    me.see(".done", "Done.")
    assert me.page.locator("select[name=page]").input_value() == "everybody"
    assert me.page.locator("input[name=listed]").is_checked()
    tab_to(me, "^Sign out$")
    press("Enter")
    me.page.wait_for_url(me.url + "/")
    expect(me.page.locator("header .me")).to_have_count(0)
    me.open("/account")
    tab_to(me, "I have an account")
    press("Enter")
    tab_to(me, "^Name")
    me.page.keyboard.type("Annechien")
    tab_to(me, "^Password")
    me.page.keyboard.type(GOOD)
    press("Enter")
    me.see("h1", "Annechien")
    expect(me.page.locator("header .me.tool")).to_have_text(re.compile("Annechien"))


def test_a_guest_sees_the_way_in_and_asks_for_nothing_more(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url))
    me.open("/rules")
    expect(me.page.locator("header .end > a")).to_have_text("Sign in")
    assert not [url for url in asked if "/api/account" in url or "/api/people" in url]
    phone = visitors(server, phone=True)
    phone.open("/rules")
    phone.click("header [popovertarget=menu]")
    expect(phone.page.locator("#menu a[href='/account']")).to_be_visible()
    assert phone.complaints() == []


def test_who_may_see_ones_page_is_chosen_in_the_account(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/account")
    me.click("[data-way=password]")
    fill(me, name="Ysabella", password=GOOD)
    me.click("form .primary")
    me.click("[data-act=kept]")
    me.see("#privacy", "At first nobody but you sees your page.")
    assert me.page.locator("select[name=page]").input_value() == "me"
    me.page.locator("select[name=page]").select_option("people")
    me.click("[data-act=privacy]")
    me.see(".done", "Done.")
    me.page.reload()
    expect(me.page.locator("select[name=page]")).to_have_value("people")
    me.open("/people/Ysabella")
    me.see("aside", "People with an account see this page.")
