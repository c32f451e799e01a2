"""The settings beside the board: what they change, at once and for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.seats import sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]


def open_settings(me: Visitor) -> None:
    me.click("[data-act=more]")
    me.click("[data-act=settings]")
    expect(me.page.get_by_role("heading", name="Settings")).to_be_focused()


def switch(me: Visitor, name: str) -> None:
    me.page.get_by_role("switch", name=name).check(force=True)


@pytest.mark.parametrize("phone", [False, True])
def test_touching_a_piece_with_one_move_plays_nothing(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="kndb"))
    me.tap(35)  # 35-30 is its only move
    expect(me.page.locator(".moves button")).to_have_count(0)
    me.tap(30)
    me.wait_for_pieces(s30="w", s35=".")


def test_whoever_likes_it_plays_the_only_move_by_one_tap(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    sit(me, server.table(sheet="kndb"))
    open_settings(me)
    switch(me, "One tap plays the only move")
    me.click(".settings button", "Close")
    me.tap(35)
    me.wait_for_pieces(s30="w", s35=".")
    me.page.reload()
    expect(me.board).to_be_visible()
    me.tap(16)
    me.wait_for_pieces(s21="b", s16=".")


@pytest.mark.parametrize("phone", [False, True])
def test_a_move_counts_when_it_is_confirmed(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="kndb"))
    open_settings(me)
    switch(me, "Ask before a move counts")
    me.click(".settings button", "Close")
    me.tap(32, 28)
    me.see(".asking button", "Play 32–28")
    assert me.complaints() == []
    me.click(".asking button", "Put it back")
    expect(me.page.locator(".moves button")).to_have_count(0)
    expect(me.page.locator(".asking")).to_have_count(0)
    me.tap(32, 28)
    me.click(".asking button", "Play 32–28")
    me.wait_for_pieces(s28="w", s32=".")
    me.wait_for_turn("black")


def test_at_the_table_a_move_waits_too(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb", mode="table"))
    me.page.evaluate("localStorage.setItem('damier-confirm', 'on')")
    me.page.reload()
    expect(me.board).to_be_visible()
    me.tap(32, 28)
    me.see(".asking button", "Play 32–28")
    me.page.keyboard.press("Enter")
    me.wait_for_pieces(s28="w", s32=".")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "size", [(1280, 860), (390, 664), (844, 390)], ids=["desk", "phone", "sideways"]
)
def test_the_board_changes_while_it_stays_in_sight(
    server: Server, visitors: Visit, size: tuple[int, int], scheme: str
) -> None:
    window = {"width": size[0], "height": size[1]}
    me = visitors(server, viewport=window, color_scheme=scheme)
    sit(me, server.table(sheet="kndb"))
    open_settings(me)
    assert me.complaints() == []
    for name, value in (
        ("theme", "tournament"),
        ("pieces", "red"),
        ("numbers", "a1"),
        ("motion", "off"),
    ):
        me.page.locator(f".settings [name={name}][value={value}]").check(force=True)
    for name, value in (("theme", "tournament"), ("pieces", "red"), ("numbers", "a1")):
        expect(me.board).to_have_attribute(name, value)
    assert me.board.evaluate("board => board.motion") is False
    expect(me.page.locator("html")).to_have_attribute("data-motion", "off")
    expect(me.board).to_be_in_viewport(ratio=0.35)
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".settings")).to_have_count(0)
    assert me.complaints() == []


def test_the_language_is_chosen_beside_the_board(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    sit(me, server.table(sheet="kndb"))
    open_settings(me)
    me.page.get_by_label("Language").last.select_option("nl")
    me.click("[data-act=more]")
    me.see(".drawer", "Instellingen")
