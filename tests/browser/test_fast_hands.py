"""Hands that are faster than the line: what they do means the same as on a quick one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.test_turn import seated
from browser.wire import Wire

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

BESIDE: dict[str, Any] = {"opponent": {"kind": "beside"}}
HALF_WAY = "W:W30,32:B26,18,2"  # Swedish: 30x23x14


def sit(me: Visitor, made: dict[str, Any]) -> Wire:
    """Sit down at a table whose answers will be late."""
    wire = Wire(me)
    me.open(made["url"])
    expect(me.board).to_be_visible()
    wire.is_slow = True
    return wire


slowness = pytest.mark.parametrize("slow", [False, True], ids=["late", "shown as pending"])


@slowness
def test_moves_typed_faster_than_the_answers_are_all_played(
    server: Server, visitors: Visit, slow: bool
) -> None:
    me = visitors(server)
    wire = sit(me, server.table(sheet="kndb", **BESIDE))
    me.type_quickly("32-28")
    if slow:
        expect(me.board).to_have_class("board pending")
    me.type_quickly("19-23", "28x19", "14x23")
    wire.arrive()
    expect(me.page.locator(".moves button")).to_have_count(4)
    expect(me.page.locator(".slip")).to_have_count(0)


@slowness
def test_moves_tapped_faster_than_the_answers_are_all_played(
    server: Server, visitors: Visit, slow: bool
) -> None:
    me = visitors(server)
    wire = sit(me, server.table(sheet="kndb", **BESIDE))
    me.tap_quickly(32, 28)
    if slow:
        expect(me.board).to_have_class("board pending")
    me.tap_quickly(19, 23, 28, 19)
    wire.arrive()
    expect(me.page.locator(".moves button")).to_have_count(3)
    expect(me.page.locator(".slip")).to_have_count(0)


def test_whoever_touches_and_moves_at_once_has_moved(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    wire = sit(me, server.table(sheet="swedish", mode="table", start_fen=HALF_WAY, **BESIDE))
    me.tap_quickly(30, 23, 23)  # twice: let go
    wire.arrive()
    me.see(".slip .choice[data-kind=huff]")
    expect(me.page.locator(".slip h2")).not_to_have_text("Not just now")


@pytest.mark.parametrize("how", ["type", "tap"])
def test_a_move_in_advance_may_come_before_the_answer_to_the_last(
    server: Server, visitors: Visit, how: str
) -> None:
    white, black, table = seated(server, visitors)
    wire = Wire(white)
    white.open(table)
    black.open(table)
    white.wait_for_turn("white")
    wire.is_slow = True
    if how == "type":
        white.type_quickly("32-28", "31-26")
    else:
        white.tap_quickly(32, 28, 31, 26)
    wire.arrive()
    white.wait_for_turn("black")
    expect(white.page.locator(".slip")).to_have_count(0)
    black.type("19-24")
    black.wait_for_pieces(s26="w")
    black.wait_for_turn("black")


def test_esc_takes_back_what_waits_for_the_answer(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    wire = sit(me, server.table(sheet="kndb", **BESIDE))
    me.type_quickly("32-28", "19-23")
    me.page.keyboard.press("Escape")
    wire.arrive()
    me.wait_for_turn("black")
    expect(me.page.locator(".moves button")).to_have_count(1)
    assert me.pieces[22] == "."


def test_what_followed_a_refused_move_is_forgotten(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    wire = sit(me, server.table(sheet="kndb", **BESIDE))
    me.type_quickly("32-22", "19-23")
    wire.arrive()
    me.see(".slip")
    assert me.pieces[22] == "."


def test_a_double_click_asks_once(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors)
    wire = Wire(white)
    white.open(table)
    black.open(table)
    white.type("32-28")
    wire.is_slow = True
    white.see("[data-act=draw]:enabled").dblclick()
    wire.arrive()
    black.see(".slip", "offers a draw")
    expect(white.page.locator(".slip h2", has_text="Not just now")).to_have_count(0)
