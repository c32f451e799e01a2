"""Rules pages in a browser: articles to read, examples to solve, refused moves to try."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier.rules import sheet, sheets
from damier.texts.page import rules_page

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


@sizes
def test_an_example_is_solved_and_refused(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/rules/kndb#8")
    me.see("h1", "Capturing is a duty")
    me.see(".ask", "play 37×28")
    me.see("damier-board[interactive=both]")
    me.board.scroll_into_view_if_needed()
    me.tap(39, 34)
    me.see(".said.refused", "Capture first")
    expect(me.page.locator(".said a")).to_have_text("Article 8")
    me.wait_for_pieces(s39="w")
    me.tap(37, 28)
    me.wait_for_pieces(s28="w", s37=".", s32=".")
    me.see(".said.done", "That’s the one!")
    me.click(".tryit .btn", "Set up again")
    me.wait_for_pieces(s37="w", s32="b")


@sizes
def test_the_refused_move_has_a_button(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/rules/swedish?lang=sv")
    me.click(".toc a[href='#3']")
    question = me.page.locator(".tryit .acts .btn:not(.primary)")
    question.first.click()
    me.see(".said.refused p b")
    refusal = me.board.evaluate("board => board.refusal")
    assert len(refusal["attempt"]) >= 2


def test_another_legal_move_is_allowed_too(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/rules/kndb#2")
    me.see("damier-board[interactive=both]")
    me.tap(35, 30)
    me.see(".said.other", "You may play that as well")


def test_a_board_whose_pieces_are_on_their_way_takes_no_hand(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    me.page.route("**/api/positions*", hold)
    me.open("/rules/kndb#2")
    me.wait(lambda: bool(held), "a question for the pieces")
    expect(me.board).to_be_attached()
    expect(me.board).not_to_have_attribute("interactive", "both")
    held[0].continue_()
    me.see("damier-board[interactive=both]")
    me.wait_for_pieces(s35="w")


def test_the_contents_lead_to_every_article(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/rules/kndb")
    entries = me.page.locator(".toc ol").first.locator("a")
    expect(entries).to_have_count(16)
    entries.nth(11).click()
    expect(me.page).to_have_url(re.compile("#12$"))
    expect(me.page.locator(".artpage .n")).to_have_text("12")
    me.click(".pn a >> nth=1")
    expect(me.page.locator(".artpage .n")).to_have_text("13")
    me.page.go_back()
    expect(me.page.locator(".artpage .n")).to_have_text("12")


def test_a_draw_rule_counts_while_one_plays_on(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/rules/hotte-nl#7")
    me.see(".ask", "watch the counter")
    me.click(".tryit .btn.primary")
    me.see(".said", "in a row: 1 of 3 times")
    went: dict[int, list[int]] = {}
    for ply in range(12):
        me.see("damier-board[interactive=both]")
        before = me.pieces
        path = went.get(ply % 2, me.moves[0]["path"][::-1])[::-1]
        went[ply % 2] = path
        me.type("-".join(map(str, path)))
        moved = "old => document.querySelector('damier-board').board !== old"
        me.page.wait_for_function(moved, arg=before)
        if me.page.locator(".said b", has_text="A draw").count():
            return
    raise AssertionError("no draw")


@pytest.mark.parametrize("lang", ["nl", "ar"])
def test_the_page_speaks_the_readers_language(server: Server, visitors: Visit, lang: str) -> None:
    me = visitors(server, lang=lang)
    me.open("/rules/djeco")
    assert me.page.evaluate("document.documentElement.lang") == lang
    expected = rules_page(sheet("djeco"), lang).articles[0].title
    me.see("h1", expected)
    toc, board = (me.page.locator(each).bounding_box() for each in (".toc", "damier-board"))
    assert toc is not None
    assert board is not None
    assert (toc["x"] > board["x"]) == (lang == "ar")


def test_all_sheets_stand_on_a_shelf(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/rules/kndb")
    me.click(".toc .foot a", "All rule sheets")
    expect(me.page.locator(".sheetcard")).to_have_count(len(sheets()))
    assert me.complaints() == []


def test_an_unknown_sheet_shows_the_shelf(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/rules/nowhere")
    expect(me.page.locator(".sheetcard")).to_have_count(len(sheets()))
    me.click(".sheetcard", "Djeco")
    me.see(".toc")
    me.faults.clear()  # a browser notes every answer that is no


@pytest.mark.parametrize("scheme", ["light", "dark"])
@sizes
def test_axe_finds_nothing(server: Server, visitors: Visit, scheme: str, phone: bool) -> None:
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open("/rules/djeco#5")
    me.see("damier-board")
    assert me.complaints() == []
    me.open("/rules/kndb#8")
    me.click(".tryit .acts .btn:not(.primary)")
    me.see(".said.refused")
    assert me.complaints() == []
