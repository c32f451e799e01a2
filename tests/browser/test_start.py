"""The start page: leaflets, the second shelf, the setup sheet, and coming back."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier.rules import sheets

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

TABLE = re.compile(r"/t/[\w-]+$")


@pytest.mark.parametrize("phone", [False, True])
def test_the_nine_leaflets_lie_there_with_their_boards(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/")
    leaves = me.page.locator(".leaves label.leaf")
    expect(leaves).to_have_count(9)
    # That of the reader's language lies on top.
    assert leaves.locator(".num").all_text_contents() == ["8×8"] + ["10×10"] * 4 + ["8×8"] * 4
    expect(leaves.locator("svg .men.w")).to_have_count(9)
    djeco = leaves.filter(has_text="Blue against Green")
    assert djeco.locator(".oval").all_text_contents() == ["FR", "GB", "+8"]
    assert "Printed in French, British English" not in djeco.inner_text()
    assert "French, English, German" in djeco.inner_text()


def test_the_setup_sheet_follows_the_leaflet(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    expect(me.page.locator(".setup h2")).to_have_text("Draughts")
    me.click(".leaf", "Blue against Green")
    expect(me.page.locator(".setup h2")).to_have_text("Jeu de dames")
    expect(me.page.locator(".setup")).to_contain_text("20 men each. Blue begins.")
    me.see(".setup label", "Green")
    me.click(".setup label", "Someone online")
    me.see(".setup label", "I’ll send a link")
    expect(me.page.locator(".levels")).to_have_count(0)
    me.click(".setup label", "Someone next to me")
    expect(me.page.get_by_role("group", name="You play", exact=True)).to_have_count(0)


def test_a_low_window_shows_the_button_and_all_choices(server: Server, visitors: Visit) -> None:
    me = visitors(server, viewport={"width": 1366, "height": 640})
    me.open("/")
    go = me.page.locator(".setup .primary")
    expect(go).to_be_in_viewport(ratio=1)
    me.page.locator(".card", has_text="Turkish").click()
    expect(go).to_be_in_viewport(ratio=1)
    me.page.locator(".setup").evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    expect(me.page.locator(".setup .switch")).to_be_in_viewport(ratio=1)


def test_the_second_shelf_can_be_searched(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    cards = me.page.locator(".card")
    expect(cards).to_have_count(len(sheets()) - 9)  # leaflets lie above
    search = me.page.get_by_label("Find a game").locator("visible=true")
    search.fill("fris")
    assert cards.locator(".name").all_text_contents() == ["Frisian draughts", "Frysk!"]
    search.fill("12x12")
    large = ["Canadian draughts", "Sri Lankan draughts"]
    assert cards.locator(".name").all_text_contents() == large
    search.fill("hopscotch")
    expect(cards).to_have_count(0)
    me.see(".world", "No game goes by that name here.")


@pytest.mark.parametrize("phone", [False, True])
def test_a_returning_visitor_plays_again_in_one_click(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/")
    expect(me.page.locator(".again")).to_have_count(0)
    me.click(".leaf", "Black begins. Short kings")
    me.page.locator(".levels label", has_text=re.compile(r"^\s*2\s*$")).click()
    me.click(".setup .tray label", "Black")
    me.click(".setup .primary")
    me.page.wait_for_url(TABLE)
    first = me.page.url
    me.see(".player", "Level 2, overlooks things")

    me.open("/")
    resume = me.see(".resume", "Draughts, with Computer")
    assert resume.get_attribute("href") == first.removeprefix(server.url)
    me.click("button", "Play again: Draughts, level 2")
    me.page.wait_for_url(TABLE)
    assert me.page.url != first
    me.see(".player.me[data-side=black]", "You")
    me.open("/games")
    expect(me.page.locator(".games li")).to_have_count(2)


def test_the_strongest_computer_stands_beside_the_levels(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    levels = me.page.locator(".levels input")
    expect(levels).to_have_count(11)
    me.page.get_by_label("as strong as possible").check(force=True)
    expect(me.page.locator(".setup legend b")).to_have_text("as strong as possible")
    me.click(".setup .tray label", "White")
    me.click(".setup .primary")
    me.page.wait_for_url(TABLE)
    me.see(".player", "As strong as possible")
    me.open("/")
    me.see(".again button", "Play again: Draughts, as strong as possible")
    expect(me.page.locator(".levels input:checked")).to_have_value("best")


def test_a_name_is_kept_for_the_next_game(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    me.page.get_by_label("Your name").fill("Noor")
    me.click(".setup .primary")
    me.page.wait_for_url(TABLE)
    me.see(".player.me", "Noor")
    me.open("/")
    expect(me.page.get_by_label("Your name")).to_have_value("Noor")


def test_the_lobby_leads_to_a_table_in_the_lobby(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/lobby")
    me.click("a", "Set up a table")
    expect(me.page.locator(".setup label:has(:checked)", has_text="In the lobby")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "sheet"),
    [
        ("nl", "hotte-nl"),
        ("fr-BE", "hotte-fr"),
        ("en-GB", "english"),
        ("sv", "swedish"),
        ("da", "danish"),
        ("nb", "norwegian"),
        ("fi", "finnish"),
        ("de", "djeco"),
        ("ar", "kndb"),
        ("tr", "turkish"),
        ("es", "spanish"),
        ("it", "italian"),
        ("pt", "portuguese"),
        ("ru", "russian"),
    ],
)
def test_a_browser_starts_on_the_leaflet_of_its_language(
    server: Server, visitors: Visit, lang: str, sheet: str
) -> None:
    me = visitors(server, lang=lang)
    me.open("/")
    expect(me.page.locator(".leaves input:checked")).to_have_value(sheet)
    expect(me.page.locator(".leaves .leaf").first).to_have_attribute("data-sheet", sheet)


def test_on_a_phone_every_game_is_two_taps_away(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    me.open("/")
    me.click(".finder button", f"All {len(sheets())} games")
    expect(me.page.locator(".leaf input, .card input")).to_have_count(len(sheets()))
    me.click(".card", "Thai")
    expect(me.page.locator(".setup h2")).to_contain_text("Thai")
    expect(me.page.locator(".setup h2")).to_be_in_viewport()
    me.see(".finder button", f"All {len(sheets())} games")


def test_on_a_phone_a_leaflet_is_found_by_its_language(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    me.open("/")
    me.page.locator(".finder input").fill("norwegian")
    expect(me.page.locator(".leaf")).to_have_count(1)
    me.click(".leaf", "Dam")
    expect(me.page.locator(".leaves input:checked")).to_have_value("norwegian")


def test_an_unfinished_game_is_not_cut_off_on_a_phone(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    me.open("/")
    for sheet in ("kndb", "english-wcdf"):
        me.page.request.post(
            f"{server.url}/api/tables", data={"sheet": sheet, "opponent": {"kind": "computer"}}
        )
    me.open("/")
    games = me.page.locator(".again .resume")
    expect(games).to_have_count(2)
    for game in games.all():
        expect(game).to_be_in_viewport(ratio=1)


def test_any_clock_can_be_set(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    me.click(".setup label", "Someone next to me")
    me.click(".setup label", "3+2")
    me.see(".setup .hint", "3 min + 2 s")
    me.click(".setup label", "Other")
    me.page.locator("[name=clock-kind]").select_option("byo-yomi")
    me.page.locator("[name=clock-minutes]").fill("1.5")
    me.page.locator("[name=clock-seconds]").fill("20")
    me.page.locator("[name=clock-periods]").fill("4")
    me.page.keyboard.press("Tab")
    me.see(".setup .hint", "1.5 min, then 4 × 20 s")
    assert me.complaints() == []
    me.click(".setup .primary")
    me.see("damier-clock", "1:30")
    expect(me.page.locator(".periods")).to_have_count(2)
