"""At the table: names, who gives up, slips that nobody announces, and rude strangers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.test_turn import seated
from browser.visitor import PATIENCE

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

SILENT = {
    "sheet": "djeco",
    "mode": "table",
    "slips": "silent",
    "touch_move": False,
    "start_fen": "W:W32,33,40,45,50:B28,13,14,3",
}


def test_two_at_one_device_have_names_and_say_who_gives_up(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    me.click(".setup label", "Someone next to me")
    me.page.locator(".pair [name=name]").fill("Anna")
    me.page.locator(".pair [name=other]").fill("Bo")
    assert me.complaints() == []
    me.click(".setup .primary")
    me.see(".player[data-side=white] b", "Anna")
    me.see(".player[data-side=black] b", "Bo")
    # On the English sheet Black begins.
    me.type("11-15")
    me.type("22-18")
    me.click("[data-act=resign]", "Resign")
    me.see(".slip h2", "Who gives up?")
    me.click(".slip .btn", "Anna gives up")
    me.see(".slip.over", "Black wins")


def test_a_game_that_has_hardly_begun_is_called_off(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors)
    white.open(table)
    black.open(table)
    white.type("32-28")
    black.wait_for_turn("black")
    black.click("[data-act=resign]", "Call off")
    black.see(".slip h2", "Call this game off?")
    black.click(".slip .primary")
    for each in (white, black):
        each.see(".slip.over", "Called off")


def test_giving_up_says_who_wins(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open(server.table(sheet="kndb", opponent={"kind": "computer"}, colour="white")["url"])
    me.type("32-28")
    me.wait_for_turn("white")
    me.click("[data-act=resign]", "Resign")
    me.see(".slip", "You play White. Computer then wins.")


def test_nobody_announces_a_slip_and_whoever_sees_it_points(
    server: Server, visitors: Visit
) -> None:
    white, black, table = seated(server, visitors, **SILENT)
    white.open(table)
    black.open(table)
    white.type("40-35")
    black.wait_for_turn("black")
    expect(black.page.locator(".slip")).to_have_count(0)
    black.click("[data-act=point]")
    black.see(".slip h2", "Which piece should have taken?")
    assert black.complaints() == []
    black.tap(32)
    black.see(".choice[data-kind=huff]").click()
    black.see(".stateline", "Huff and move!")
    black.wait_for_pieces(s32=".")
    white.wait_for_pieces(s32=".")


def test_whoever_points_at_the_wrong_piece_plays_on(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors, **SILENT)
    white.open(table)
    black.open(table)
    white.type("40-35")
    black.wait_for_turn("black")
    black.click("[data-act=point]")
    black.tap(45)
    black.see(".stateline", "nothing to take there")
    expect(black.page.locator("[data-act=point]")).to_be_disabled(timeout=PATIENCE)
    black.type("13-18")
    white.wait_for_turn("white")


def test_a_rude_stranger_is_muted_and_reported(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors)
    white.open(table)
    black.open(table)
    for each in (white, black):
        each.click("[data-act=more]")
    black.page.locator(".talk [name=text]").fill("You blunder")
    black.page.keyboard.press("Enter")
    white.see(".talk li", "You blunder")
    white.click("[data-act=manners]")
    white.click("[data-act=report]")
    expect(white.page.locator(".complaint [name=said] option").first).to_have_text("You blunder")
    assert white.complaints() == []
    white.click(".complaint .btn")
    white.see(".talk [role=status]", "Thank you")
    white.click("[data-act=mute]")
    white.see(".talk", "You hear nothing from the other side")
    expect(white.page.locator("[data-act=mute]")).to_have_text("Hear again")
