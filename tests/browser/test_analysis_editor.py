"""Positions set up on the analysis page, and games that go on from it."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64encode
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.desk import sizes
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]


@sizes
def test_the_editor_makes_a_position(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    me.click(".io .btn", "Set up")
    me.click(".edit .btn", "Empty the board")
    me.see(".edit .trouble", "game is over")
    me.page.locator("#fen").scroll_into_view_if_needed()
    me.board.scroll_into_view_if_needed()
    me.tap(28)
    me.wait_for_pieces(s28="w")
    me.tap(28)
    me.wait_for_pieces(s28="W")
    me.page.locator("[name=brush]").nth(3).evaluate("radio => radio.click()")
    me.tap(6)
    me.wait_for_pieces(s6="b")
    expect(me.page.locator("#fen")).to_have_value("W:WK28:B6")
    me.page.locator("[name=turn][value=black]").evaluate("radio => radio.click()")
    expect(me.page.locator("#fen")).to_have_value("B:WK28:B6")
    assert me.complaints() == []
    me.click(".edit .btn.primary")
    me.see(".verdict h1", re.compile("White|even"))
    expect(me.page).to_have_url(re.compile(r"fen=B:WK28:B6"))


@sizes
def test_a_game_goes_on_from_the_board(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone, lang="nl")
    me.open("/analysis?sheet=kndb&fen=W:W28,41,45,46:B6,12,18,20")
    me.see("damier-board[interactive=both]")
    me.tap(41, 37)
    me.wait_for_pieces(s37="w")
    me.click("[data-act=from]", "Speel vanaf hier")
    side = me.page.locator(".from [name=colour]")
    expect(side.nth(1)).to_be_checked()  # Black is to move
    me.page.locator(".from [name=level][value='2']").evaluate("radio => radio.click()")
    me.see(".from legend", "2, ziet wel eens iets over het hoofd")
    side.nth(0).evaluate("radio => radio.click()")
    assert me.complaints() == []
    me.click(".from .btn.primary", "Begin")
    me.page.wait_for_url("**/t/*")
    me.see(".player", "Niveau 2")
    me.wait_for_turn("white")
    assert me.pieces[36] == "w"
    assert sum(me.pieces.count(piece) for piece in "wWbB") in (7, 8)
    me.page.go_back()
    me.see("[data-act=from]")
    expect(me.page).to_have_url(re.compile(r"fen=B:W28,37,45,46:B6,12,18,20"))


def test_a_game_goes_on_by_house_rules(server: Server, visitors: Visit) -> None:
    with server.http() as http:
        asked = {"extends": "kndb", "fields": {"man.captures_backward": False}}
        toml = http.post("/api/house", json=asked).json()["toml"]
    packer = zlib.compressobj(wbits=-15)
    packed = urlsafe_b64encode(packer.compress(toml.encode()) + packer.flush()).decode()
    me = visitors(server)
    me.open(f"/analysis?fen=W:W23,45:B1,28#sheet={packed.rstrip('=')}")
    me.click("[data-act=from]")
    me.click(".from .btn.primary", "Begin")
    me.page.wait_for_url("**/t/*")
    me.wait_for_pieces(s23="w", s45="w", s1="b", s28="b")
    me.tap(23, 32)
    me.see(".slip", re.compile("backward|back"))


def test_no_game_goes_on_where_it_is_over_or_refused(tmp_path: Path, visitors: Visit) -> None:
    strict = Server(tmp_path / "data", DAMIER_UNFINISHED_TABLES="0").start()
    me = visitors(strict)
    me.open("/analysis?sheet=kndb&fen=W:W:B3")
    expect(me.page.locator("[data-act=from]")).to_be_disabled()
    me.open("/analysis?sheet=kndb")
    me.click("[data-act=from]")
    me.click(".from .btn.primary", "Begin")
    me.see(".from .trouble", "You have many games under way.")
    me.click(".from .btn", "Back")
    me.see("[data-act=from]")
    me.faults.clear()  # a browser notes every answer that is no
    assert strict.stop()


def test_right_click_puts_the_other_colour(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb&edit")
    me.click(".edit .btn", "Empty the board")
    me.wait_for_pieces(s28=".")
    box = me.page.locator("damier-board button[data-square='28']").bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + 5, box["y"] + 5, button="right")
    me.wait_for_pieces(s28="b")


def test_the_editor_tells_a_bad_fen_in_words(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb&edit")
    me.page.fill("#fen", "W:W31,99:B1")
    me.see(".edit .trouble", "There is no square 99 on this board: the last one is 50.")
    expect(me.page.locator(".edit .btn.primary")).to_be_disabled()
    me.page.fill("#fen", "W:W3:B40")
    me.see(".edit .trouble", "white man on 3")
    me.page.fill("#fen", "W:W31,32:B1")
    expect(me.page.locator(".edit .trouble")).to_be_hidden()
    me.wait_for_pieces(s31="w", s32="w", s1="b")
    me.faults.clear()  # a browser notes every answer that is no
