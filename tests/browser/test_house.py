"""House rules in a browser: built, read, played, shared by link and opened elsewhere."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier.rules import parse

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
FORWARD = "A man never captures backward."


def choose(me: Visitor, group: str, sentence: str) -> None:
    """Open a group of rules and tick one of its sentences."""
    part = me.page.locator("details", has=me.page.locator("summary", has_text=group))
    if part.get_attribute("open") is None:
        part.locator("summary").click()
    part.locator(".row", has_text=sentence).locator("input").first.click()


@sizes
def test_rules_are_built_played_and_shared(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/house?extends=kndb")
    me.page.fill(".two input", "Grandma <i>plays</i>")
    me.page.keyboard.press("Tab")
    choose(me, "Capturing", FORWARD)
    me.see(".preview .new", FORWARD)
    expect(me.page.locator(".preview h2")).to_have_text("Grandma <i>plays</i>")
    expect(me.page).to_have_url(re.compile("#sheet="))
    link = me.page.url

    other = visitors(server, phone=phone)
    other.open(link.removeprefix(server.url))
    other.see(".preview .new", FORWARD)
    expect(other.page.locator(".two input")).to_have_value("Grandma <i>plays</i>")
    expect(other.page.locator(".two select")).to_have_value("kndb")
    checked = other.page.locator("#f-man-captures_backward input:checked")
    expect(checked).to_have_count(1)

    other.click(".preview .btn.primary")
    expect(other.page.locator(".setup h2")).to_have_text("Grandma <i>plays</i>")
    other.click(".setup label", "Someone next to me")
    other.click(".setup .primary")
    expect(other.board).to_be_visible()
    other.see("damier-board")
    assert len(other.pieces) == 50


def test_what_does_not_go_together_is_told_beside_its_field(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/house?extends=kndb")
    choose(me, "Capturing", "You may capture, but you do not have to.")
    me.see("#f-capture-priority .trouble", "An order of captures needs the duty")
    assert me.complaints() == []
    expect(me.page.locator(".preview .btn.primary")).to_be_disabled()
    me.page.locator("#f-capture-priority input").first.click()
    expect(me.page.locator("#f-capture-priority .trouble")).to_have_count(0)
    me.see("#f-table-remedies .trouble", "nobody can forget it")
    for box in me.page.locator("#f-table-remedies input:checked").all()[::-1]:
        box.click()
    for box in me.page.locator("#f-table-offences input:checked").all()[::-1]:
        box.click()
    expect(me.page.locator(".preview .btn.primary")).to_be_enabled()
    assert me.complaints() == []


def test_the_file_can_be_saved(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/house?extends=russian")
    choose(me, "The board", "Lay the board so that the corner at your right hand")
    expect(me.page.locator(".preview .new")).not_to_have_count(0)
    with me.page.expect_download() as saving:
        me.click(".preview .btn", "Save as file")
    made = parse(saving.value.path().read_text(encoding="utf-8"))
    assert made.board.dark_corner == "right"
    assert made.shelf == "house"


def test_the_leaflet_of_house_rules_can_be_tried(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/house?extends=kndb")
    choose(me, "Capturing", FORWARD)
    me.see(".preview .new")
    me.click(".preview .btn", "Read and try it")
    me.click(".toc a", "Capturing")
    me.see(".tryit damier-board")
    me.click(".back .btn")
    me.see(".maker h1", "House rules")


def test_draw_rules_are_chosen(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/house?extends=kndb")
    choose(me, "Draws", "same position")
    me.see(".preview p", "same position")
    count = me.page.locator(".draw", has_text="same position").locator("[type=number]")
    count.fill("5")
    count.press("Tab")
    me.see(".preview p", "5 times")


def test_a_link_that_was_cut_short_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/house#sheet=abcdef")
    me.see(".preview .trouble", "The link may have been cut short")
    me.see(".maker h1")


def test_a_house_game_is_analysed_by_its_own_rules(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/house?extends=russian")
    choose(me, "Capturing", FORWARD)
    me.see(".preview .new", FORWARD)
    me.click(".preview .btn.primary")
    me.click(".setup label", "Someone next to me")
    me.click(".setup .primary")
    me.see("damier-board")
    me.tap(22, 18)
    me.wait_for_pieces(s18="w")
    table = me.page.url.rpartition("/")[2]
    me.open(f"/analysis?table={table}")
    expect(me.page.locator(".tree a")).to_have_text(["22–18"])
    expect(me.page).to_have_url(re.compile("#sheet="))
    me.click(".bar .sheetname")
    me.see(".preview .new", FORWARD)


@sizes
def test_a_clash_leads_to_its_rule(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/house")
    choose(me, "Moves", "A king moves one square at a time")
    me.click(".preview .trouble button", "does not go with the others")
    expect(me.page.locator("#f-king-lands .trouble")).to_be_in_viewport(ratio=1)
    choose(me, "Capturing", "lands on the square right behind")
    expect(me.page.locator(".preview .btn.primary")).to_be_enabled()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@sizes
def test_axe_finds_nothing(server: Server, visitors: Visit, scheme: str, phone: bool) -> None:
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open("/house?extends=italian")
    for summary in me.page.locator("details:not([open]) > summary").all()[::-1]:
        summary.click()
    assert me.complaints() == []
