"""Whole games in a browser, and what a player sees of them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.partner import Partner
from browser.seats import sit
from damier import sheet
from damier.texts import text as words
from damier.texts.page import rules_page

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

# Hötte, Dutch: 37x17 takes two, 38x9 takes three.
THREE_BEFORE_TWO = "W:W30,36,37,38,41,42,43,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,10,13,16,20,22,32"


# English: 26x10 over 22 and 14, or over 23 and 15.
TWO_ROADS = "W:W21,26,28,29,30,31,32:B1,2,3,5,8,12,14,15,22,23"


@pytest.mark.parametrize("phone", [False, True])
def test_a_whole_game_against_level_1(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    asked = {"kind": "computer", "level": 1}
    sit(me, server.table(sheet="english", opponent=asked, colour="white"))
    partner = Partner("english")
    while not partner.play(me, "white"):
        pass
    over = me.see(".slip.over")
    assert re.search(r"1–0|0–1|½–½", over.inner_text())
    expect(over).to_contain_text("Again, colours swapped")
    if not phone:
        assert me.page.locator(".moves button").count() == partner.plies(me)
    me.click("button", "Again, colours swapped")
    me.page.wait_for_url(lambda url: "/t/" in url)
    me.see(".player.me[data-side=black]", "You")


def test_a_refused_move_says_why_and_shows_what_is_due(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("37x17")
    slip = me.see(".slip")
    expect(slip).to_contain_text("Article 5, Dammen")
    expect(slip.locator("h2")).to_have_text("Take the most")
    me.wait_for_pieces(s37="w", s38="w")
    me.click(".slip button", "Show me")
    me.click(".slip button", "Play 38×9")
    me.wait_for_pieces(s9="w", s38=".", s32=".", s22=".", s13=".")
    expect(me.page.locator(".slip")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True])
def test_an_article_is_read_beside_the_game(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone, lang="nl")
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    here = me.page.url
    me.type("37x17")
    button = me.see(".slip button", "Lees artikel 5")
    button.click()
    aside = me.see(".drawer.beside", "Artikel 5")
    part = next(part for part in rules_page(sheet("hotte-nl"), "nl").articles if part.number == "5")
    title = aside.locator("h2")
    expect(title).to_have_text(part.title)
    expect(title).to_be_focused()
    expect(title).to_be_in_viewport()
    assert aside.locator(".lede").all_inner_texts() == [each.text for each in part.sentences]
    expect(button).to_have_attribute("aria-expanded", "true")
    assert me.complaints() == []
    with me.context.expect_page() as opened:
        aside.get_by_role("link", name="Alle regels, in een nieuw tabblad").click()
    expect(opened.value.locator(".artpage .n")).to_have_text("5")
    assert opened.value.evaluate("window.opener") is None
    opened.value.close()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".drawer.beside")).to_have_count(0)
    expect(button).to_be_focused()
    me.type("38x9")
    me.wait_for_pieces(s9="w", s38=".")
    assert me.page.url == here


def test_an_article_that_does_not_come_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("37x17")
    me.see(".slip button", "Read article 5")
    me.context.set_offline(True)
    me.click(".slip button", "Read article 5")
    me.see(".drawer.beside h2", "The article did not come. Try once more.")
    me.context.set_offline(False)
    me.click(".drawer.beside button", "Close")
    me.click(".slip button", "Read article 5")
    me.see(".drawer.beside .lede")
    me.faults.clear()  # a browser notes that it was offline


def test_an_article_of_house_rules_is_read_beside_the_game(server: Server, visitors: Visit) -> None:
    with server.http() as http:
        asked = {"extends": "kndb", "fields": {"man.captures_backward": False}}
        toml = http.post("/api/house", json=asked).json()["toml"]
    me = visitors(server)
    sit(me, server.table(sheet_toml=toml, start_fen="W:W28,45:B1,23"))
    me.tap(45, 40)
    me.click(".slip button", re.compile("Read article"))
    me.see(".drawer.beside .lede")
    expect(me.page.locator(".drawer.beside a")).to_have_attribute("href", re.compile("^/house"))


@pytest.mark.parametrize("phone", [False, True])
def test_a_capture_with_the_wrong_piece_is_walked_and_then_judged(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.tap(37, 28)
    expect(me.page.locator(".slip")).to_have_count(0)
    me.tap(17)
    slip = me.see(".slip")
    expect(slip.locator("h2")).to_have_text("Take the most")
    expect(slip).to_contain_text("Article 5, Dammen")
    me.wait_for_pieces(s37="w", s38="w", s32="b")


def test_a_finished_game_is_looked_over(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    computer = {"kind": "computer", "level": 1}
    sit(me, server.table(sheet="english", opponent=computer, colour="black"))
    me.tap(11, 15)
    me.wait_for_pieces(s15="b")
    me.wait_for_turn("black")
    me.click("[data-act=resign]")
    me.click(".slip .primary")
    me.click(".slip.over a", "Review the game")
    me.see(".tree a", "11–15")
    me.page.go_back()
    me.click("[data-act=more]")
    me.click(".drawer a", "Open in analysis")
    me.see(".tree a", "11–15")


def test_what_was_taken_is_told_on_phones_too(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("38x9")
    me.wait_for_pieces(s9="w")
    prizes = me.page.locator(".player[data-side=white] .prizes")
    expect(prizes).to_be_visible()
    expect(prizes).to_have_text(re.compile(r"^\s*3\s*$"))


@pytest.mark.parametrize("phone", [False, True])
def test_one_of_two_roads_is_chosen(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="english", start_fen=TWO_ROADS))
    me.tap(26)
    me.tap(10)
    slip = me.see(".slip", "2 ways to 10")
    assert sorted(slip.locator("b").all_text_contents()) == ["Over 22 and 14", "Over 23 and 15"]
    me.click("button", "Put it back")
    expect(me.page.locator(".slip")).to_have_count(0)
    me.tap(26)
    me.tap(10)
    me.click(".choice", "Over 23 and 15")
    me.wait_for_pieces(s10="w", s26=".", s23=".", s15=".", s22="b", s14="b")


def test_the_moves_can_be_walked_through(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb"))
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    me.tap(19, 23)
    me.wait_for_pieces(s23="b")
    me.tap(28, 19)
    me.wait_for_pieces(s19="w")
    me.page.locator("h1").click(force=True)
    me.page.keyboard.press("ArrowLeft")
    me.wait_for_pieces(s28="w", s23="b")
    me.page.keyboard.press("Home")
    me.wait_for_pieces(s32="w", s19="b")
    me.see(".replaying", "You are looking at move 0.")
    me.click(".acts-row [aria-label='One move forward']")
    me.wait_for_pieces(s28="w")
    me.click("button", "Back to the game")
    me.wait_for_pieces(s19="w")
    me.click("button[data-act=more]")
    with me.page.expect_download() as saved:
        me.click("button", "Save as PDN")
    assert "28x19" in saved.value.path().read_text(encoding="utf-8")


def test_a_game_that_could_not_be_saved_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="nl")
    sit(me, server.table(sheet="kndb"))
    me.click("button[data-act=more]")
    me.page.route("**/api/tables/*.pdn*", lambda route: route.abort())
    save = me.page.locator(".drawer .acts button")
    save.click()
    told = me.page.locator(".drawer [role=status]").last
    expect(told).to_have_text(words("start-failed", "nl"))
    me.page.unroute("**/api/tables/*.pdn*")
    with me.page.expect_download():
        save.click()
    expect(told).not_to_have_text(words("start-failed", "nl"))
    me.faults.clear()  # a browser notes what did not come


@pytest.mark.parametrize(("width", "height"), [(640, 360), (390, 600)])
def test_the_latest_move_stays_in_sight(
    server: Server, visitors: Visit, width: int, height: int
) -> None:
    me = visitors(server, viewport={"width": width, "height": height})
    sit(me, server.table(sheet="english"))
    moves = me.page.locator(".moves button")
    for plies in range(1, 25):
        me.type("x".join(map(str, me.moves[0]["path"])))
        expect(moves).to_have_count(plies)
    assert me.page.locator(".moves").evaluate("list => list.scrollHeight > list.clientHeight")
    expect(me.page.locator(".moves .now")).to_be_in_viewport(ratio=1)
    expect(moves.first).not_to_be_in_viewport()


def test_a_wide_board_has_a_panel_of_its_own_height(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="spantsiretti"))
    board, side = me.board.bounding_box(), me.page.locator("section.side").bounding_box()
    assert board
    assert side
    assert board["width"] > 1.2 * board["height"]
    assert abs(board["height"] - side["height"]) < 2
    assert board["y"] + board["height"] < 860
    # The rule on few pieces does not count while the board is full.
    expect(me.page.locator(".counter", has_text="so few pieces")).to_have_count(0)


def test_a_sheet_of_the_house_comes_to_the_board(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    with server.http() as http:
        asked = {"extends": "english", "name": "Ours", "fields": {"start.first": "white"}}
        toml = http.post("/api/house", json=asked).json()["toml"]
    me.page.evaluate(
        "toml => sessionStorage.setItem('damier-house', JSON.stringify({name: 'Ours', toml}))", toml
    )
    me.open("/?house")
    expect(me.page.locator(".setup h2")).to_have_text("Ours")
    me.click(".setup label", "Someone next to me")
    me.click(".setup .primary")
    me.wait_for_turn("white")
    me.see(".bar", "Ours")
    me.click(".bar .sheetname")
    me.see(".artpage h1")
    me.see(".toc", "Ours")


def test_the_board_turns_by_choice(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb"))
    me.tap(32, 28)
    me.wait_for_turn("black")
    me.see(".player.me[data-side=white]")
    me.click("button[data-act=more]")
    me.page.get_by_role("switch", name="Turn the board after every move").check(force=True)
    me.see(".player.me[data-side=black]")
    me.click("button[data-act=turn]")
    me.see(".player.me[data-side=white]")
