"""The analysis page in a browser: lines, tree, graph, keys, on desk and phone."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.desk import open_game, sizes
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]


@sizes
def test_lines_stream_and_one_is_played_into_the_tree(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    expect(me.page.locator(".lines li")).to_have_count(3)
    me.see(".depth", re.compile(r"Depth \d+"))
    arrows = me.board.evaluate("board => board.arrows.length")
    assert arrows == 3
    line = me.page.locator(".lines li").first.locator(".pv button")
    expect(line.nth(2)).to_be_visible()
    me.page.locator(".enginerow .switch:not(.tables)").click()
    me.page.locator(".enginerow .switch:not(.tables)").click()
    me.see(".lines li")
    third = line.nth(2)
    third.click()
    expect(me.page.locator(".tree a")).to_have_count(3)
    expect(me.page.locator(".tree a.now")).to_have_count(1)
    assert me.complaints() == []


def test_the_engine_shows_as_many_lines_as_asked_and_stops(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=english")
    me.see(".lines li")
    me.page.select_option(".lineschoice select", "5")
    expect(me.page.locator(".lines li")).to_have_count(5)
    me.page.locator(".enginerow .switch:not(.tables)").click()
    expect(me.page.locator(".lines li")).to_have_count(0)
    assert me.board.evaluate("board => board.arrows.length") == 0


def test_why_the_server_hung_up_is_told(tmp_path: Path, visitors: Visit) -> None:
    limits = {"DAMIER_COMMANDS_PER_SECOND": "0.01", "DAMIER_COMMAND_BURST": "2"}
    strict = Server(tmp_path / "data", **limits).start()
    me = visitors(strict)
    me.open("/analysis?sheet=english")
    me.see(".lines li")
    for _ in range(2):
        me.page.locator(".enginerow .switch:not(.tables)").click()
    me.see(".verdict .refused", "That is very fast. Give it a moment.")
    expect(me.page.locator(".enginerow input").first).not_to_be_checked()
    assert strict.stop()


@sizes
def test_variations_are_added_promoted_and_removed(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    for path in ((32, 28), (18, 23)):
        me.tap(*path)
        me.wait_for_pieces(**{f"s{path[0]}": "."})
    me.click("[aria-label='One move back']")
    me.wait_for_pieces(s18="b")
    me.tap(19, 23)
    me.wait_for_pieces(s19=".")
    expect(me.page.locator(".tree .var a")).to_have_text(["19–23"])
    me.click(".note .btn", "Move this line up")
    expect(me.page.locator(".tree .var a")).to_have_text(["18–23"])
    me.click("[aria-label='Mistake']")
    expect(me.page.locator(".tree .now .glyph")).to_have_text("?")
    words = me.page.locator(".note .field")
    words.press_sequentially("<b>not so</b> good", delay=30)  # while lines arrive
    words.press("Tab")
    expect(me.page.locator(".tree .say")).to_have_text("<b>not so</b> good")
    me.click(".note .btn", "Remove")
    expect(me.page.locator(".tree a")).to_have_text(["32–28", "18–23"])


def test_a_piece_stays_in_hand_while_lines_arrive(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    me.see(".lines li")
    me.tap(32)
    heard = me.page.locator(".depth")
    for _ in range(3):
        before = heard.inner_text()
        expect(heard).not_to_have_text(before)
    me.tap(28)
    me.wait_for_pieces(s32=".", s28="w")


def test_a_refused_move_says_why(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb&fen=W:W28,45:B23")
    me.see("damier-board[interactive=both]")
    me.tap(45, 40)
    me.see(".refused", "Capture first")
    me.wait_for_pieces(s45="w")


def test_the_graph_leads_through_the_game(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    scored = (
        "1. 32-28 {[%eval 0.1]} 18-23 {[%eval 0.2]} 2. 38-32 {[%eval -0.3]} 12-18 {[%eval 1]} *"
    )
    open_game(me, scored)
    slider = me.see(".graph input")
    slider.focus()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".tree .now")).to_have_text("18–23")
    expect(slider).to_have_attribute("aria-valuetext", "18–23: +0.20")


def test_the_move_that_is_shown_stays_in_sight(server: Server, visitors: Visit) -> None:
    me = visitors(server, viewport={"width": 1280, "height": 600})
    me.open("/analysis")
    open_game(me, "1. 32-28 {" + "much to say " * 150 + "} 19-23 2. 28x19 14x23 *")
    expect(me.page.locator(".tree a")).to_have_count(4)
    me.page.keyboard.press("End")
    expect(me.page.locator(".tree .now")).to_have_text("14×23")
    expect(me.page.locator(".tree .now")).to_be_in_viewport(ratio=1)
    me.page.keyboard.press("Home")
    expect(me.page.locator(".tree a").first).to_be_in_viewport(ratio=1)


def test_moves_are_printed_on_boards_of_every_size(server: Server, visitors: Visit) -> None:
    printed = {
        "32-28": "32–28",
        "47x38x24": "47×38×24",
        "c3-d4": "c3–d4",
        "l12xn14xl10": "l12×n14×l10",
        "m13-n14": "m13–n14",
        "2-0": "2–0",
        "a 12-man game": "a 12-man game",
    }
    me = visitors(server)
    me.open("/analysis")
    pretty = "async texts => texts.map((await import('/static/app/i18n.js')).pretty)"
    assert me.page.evaluate(pretty, list(printed)) == list(printed.values())


def test_the_endgame_table_is_sure(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=english&fen=W:WK14,K15:BK32")
    me.page.locator(".sure").wait_for()
    me.see(".sure", re.compile(r"decided in \d+ moves"))
    me.see(".verdict h1", "for certain")


def test_keys_step_through_a_game(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, "1. 32-28 18-23 2. 38-32 *")
    me.see(".tree a", "38–32")
    me.page.keyboard.press("End")
    expect(me.page.locator(".tree .now")).to_have_text("38–32")
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.locator(".tree .now")).to_have_text("18–23")
    me.page.keyboard.press("Home")
    expect(me.page.locator(".tree .now")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(server: Server, visitors: Visit, scheme: str, phone: bool) -> None:
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open("/analysis?sheet=swedish")
    me.see(".lines li")
    assert me.complaints() == []
    me.click(".io .btn", "Set up")
    assert me.complaints() == []
    me.click(".edit .btn", "Back")
    me.click(".io .btn", "Open, save")
    assert me.complaints() == []


def test_arabic_keeps_board_and_moves_left_to_right(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="ar")
    me.open("/analysis?sheet=kndb")
    me.see(".lines li")
    assert me.page.evaluate("document.documentElement.dir") == "rtl"
    board, side = (
        me.page.locator(each).bounding_box() for each in ("damier-board", "section.side")
    )
    assert board is not None
    assert side is not None
    assert side["x"] < board["x"]
    for selector in (".tree", ".lines", "damier-board"):
        direction = f"getComputedStyle(document.querySelector('{selector}')).direction"
        assert me.page.evaluate(direction) == "ltr"
