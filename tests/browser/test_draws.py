"""Draws in the browser: rules switched on, proofs, claims with a move; lots; hands that let go."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.seats import sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

TABLE = re.compile(r"/t/[\w-]+$")
BESIDE: dict[str, Any] = {"opponent": {"kind": "beside"}}
HALF_WAY = "W:W30,32:B26,18,2"  # Swedish: 30x23x14


@pytest.mark.parametrize("phone", [False, True])
def test_draw_rules_are_switched_on_and_kept(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/")
    draws = me.page.locator(".setup .draws label")
    expect(draws).to_have_count(0)
    me.page.locator(".leaf[data-sheet=swedish]").click()
    expect(draws).to_have_count(2)
    expect(draws.first).to_contain_text("20 moves in a row")
    assert me.page.locator(".draws input:checked").count() == 0
    draws.first.click()
    assert me.complaints() == []
    me.click(".setup label", "Someone next to me")
    me.click(".setup .primary")
    me.page.wait_for_url(TABLE)
    me.see(".counter", "0 of 20 moves")
    me.click("button[data-act=more]")
    me.see(".drawer", "Agreed for this game")
    me.see(".drawer", "20 moves in a row")
    me.open("/")
    expect(draws.first.locator("input")).to_be_checked()
    expect(draws.last.locator("input")).not_to_be_checked()
    me.page.locator(".leaf[data-sheet=kndb]").click()
    expect(draws).to_have_count(0)
    me.page.locator(".leaf[data-sheet=swedish]").click()
    assert me.page.locator(".draws input:checked").count() == 0


def test_house_rules_have_their_draw_rules(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/house?extends=swedish")
    me.click(".preview .primary")
    expect(me.page.locator(".setup .draws label")).to_have_count(2)
    expect(me.page.locator("input[name=colour]").last).to_be_checked()


def test_the_guest_is_told_what_was_agreed(server: Server, visitors: Visit) -> None:
    made = server.table(sheet="swedish", draw_options=["return"], opponent={"kind": "link"})
    bram = visitors(server, lang="nl")
    bram.open(made["invite_url"])
    bram.see(".chair", "Afgesproken voor deze partij")
    bram.see(".chair", "3 keer op hetzelfde veld")


@pytest.mark.parametrize(
    ("sheet", "wanted"), [("hotte-nl", "Random"), ("kndb", "White"), ("djeco", "Blue")]
)
def test_colours_are_drawn_where_the_leaflet_says_so(
    server: Server, visitors: Visit, sheet: str, wanted: str
) -> None:
    me = visitors(server)
    me.open("/")
    me.page.locator(f".leaf[data-sheet={sheet}]").click()
    chosen = me.page.locator(".setup label:has(input[name=colour]:checked)")
    expect(chosen).to_have_text(wanted)
    me.click(".setup .tray label", "Green" if sheet == "djeco" else "Black")
    me.page.locator(".leaf[data-sheet=danish]").click()
    expect(chosen).to_have_text("Black")


def test_nobody_can_win_is_proved(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb", start_fen="W:WK46:BK4", **BESIDE))
    me.click("button[data-act=draw]", "Claim")
    over = me.see(".slip.over", "Neither side can win any more.")
    expect(over).to_contain_text("The endgame table proves it")
    expect(over).to_contain_text("Article 16")


@pytest.mark.parametrize("phone", [False, True])
def test_a_draw_is_claimed_with_a_move(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    sit(me, server.table(sheet="english-wcdf", start_fen="B:WK3,K7:BK9,K32", **BESIDE))
    for start, end in [(9, 13), (7, 11), (13, 9), (11, 7), (9, 13), (7, 11), (13, 9)]:
        me.tap(start, end)
        me.wait_for_pieces(**{f"s{start}": "."})
    draw = me.page.locator("button[data-act=draw]")
    expect(draw).to_have_text("Claim")
    draw.click()
    slip = me.see(".slip", "Which move makes it a draw?")
    expect(slip).to_contain_text("11–7")
    assert me.complaints() == []
    me.click(".slip .btn", "Play on")
    expect(me.page.locator(".slip")).to_have_count(0)
    draw.click()
    if phone:
        me.click(".slip .btn", "Play 11–7")
    else:
        me.tap(11, 7)
    over = me.see(".slip.over", "same position")
    expect(over).to_contain_text("1.32.1")


def carry(me: Visitor, *squares: int) -> None:
    """Drag a piece from square to square and let go of it on the last."""
    boxes = [
        me.page.locator(f"damier-board button[data-square='{square}']").bounding_box()
        for square in squares
    ]
    points = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    me.page.mouse.move(*points[0])
    me.page.mouse.down()
    for point in points[1:]:
        me.page.mouse.move(*point, steps=5)
    me.page.mouse.up()


def test_a_piece_let_go_half_way_has_moved(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="swedish", mode="table", start_fen=HALF_WAY, **BESIDE))
    carry(me, 30, 23)
    me.wait_for_pieces(s30=".", s23="w", s26=".")
    me.see(".slip .choice[data-kind=huff]")


def test_a_piece_carried_to_the_end_has_captured_all(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="swedish", mode="table", start_fen=HALF_WAY, **BESIDE))
    carry(me, 30, 23, 14)
    me.wait_for_pieces(s30=".", s14="w", s26=".", s18=".")
    expect(me.page.locator(".slip")).to_have_count(0)


def test_squares_that_are_pointed_at_keep_the_piece_in_hand(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="swedish", mode="table", start_fen=HALF_WAY, **BESIDE))
    me.tap(30, 23)
    assert me.pieces[29] == "w"
    me.tap(14)
    me.wait_for_pieces(s14="w", s18=".")
    sit(me, server.table(sheet="swedish", mode="table", start_fen=HALF_WAY, **BESIDE))
    me.tap(30, 23, 23)  # twice: let go
    me.see(".slip .choice[data-kind=huff]")


@pytest.mark.parametrize(("sheet", "mode"), [("swedish", "guided"), ("djeco", "table")])
def test_elsewhere_letting_go_costs_nothing(
    server: Server, visitors: Visit, sheet: str, mode: str
) -> None:
    start, squares = (
        (HALF_WAY, (30, 23, 14)) if sheet == "swedish" else ("W:W28:B22,12,1", (28, 17, 8))
    )
    me = visitors(server)
    sit(me, server.table(sheet=sheet, mode=mode, start_fen=start, **BESIDE))
    carry(me, *squares[:2])
    assert me.board.evaluate("board => board.state.hand.steps") == list(squares[:2])
    carry(me, *squares[1:])
    me.wait_for_pieces(**{f"s{squares[0]}": ".", f"s{squares[2]}": "w"})
