"""Arrows and rings drawn on the board by hand: mouse, finger and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from browser.lone_board import OPENING, START, Board

if TYPE_CHECKING:
    from playwright.sync_api import Page


def drawn(board: Board) -> list[tuple[int, int, str]]:
    return [(told["from"], told["to"], told["ink"]) for told in board.told("draw")]


def right_drag(board: Board, start: int, end: int) -> None:
    board.page.mouse.move(*board.middle(start))
    board.page.mouse.down(button="right")
    board.page.mouse.move(*board.middle(end), steps=4)
    board.page.mouse.up(button="right")


def test_the_other_mouse_button_draws_arrows_and_rings(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white", drawable=True)
    right_drag(board, 32, 28)
    board.click(19, button="right")
    board.page.keyboard.down("Shift")
    right_drag(board, 31, 27)
    board.page.keyboard.up("Shift")
    assert drawn(board) == [(32, 28, "green"), (19, 19, "green"), (31, 27, "red")]
    assert board.moves() == []
    board.click(32, 28)
    assert board.moves() == [[32, 28]]


def test_an_arrow_is_seen_while_it_is_drawn(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white", drawable=True)
    board.page.mouse.move(*board.middle(32))
    board.page.mouse.down(button="right")
    board.page.mouse.move(*board.middle(28), steps=4)
    assert board.count(".arrow.drawn") == 1
    board.page.mouse.move(2, 2)  # off the board: nothing is meant
    board.page.mouse.up(button="right")
    assert board.count(".arrow.drawn") == 0
    assert drawn(board) == []


def test_nothing_is_drawn_where_it_was_not_asked_for(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    right_drag(board, 32, 28)
    assert drawn(board) == []


def test_the_pencil_draws_with_clicks_and_with_keys(board: Board) -> None:
    board.show(board=START, moves=[], interactive="draw")
    board.click(32, 28)
    board.click(19, 19)
    board.drag(33, 29)
    board.keys("Enter", "ArrowDown", "Escape", "Enter", "Enter")
    end = drawn(board)
    assert end[:3] == [(32, 28, "green"), (19, 19, "green"), (33, 29, "green")]
    assert len(end) == 4  # Escape let the first Enter go; the next two are a ring
    assert end[3][0] == end[3][1]
    assert board.moves() == []


def test_a_finger_draws(phone: Page, address: str) -> None:
    board = Board(phone, address)
    board.show(board=START, moves=[], interactive="draw")
    for square in (32, 28, 19, 19):
        phone.touchscreen.tap(*board.middle(square))
    assert drawn(board) == [(32, 28, "green"), (19, 19, "green")]
    assert board.faults == []


def test_what_was_drawn_is_shown_in_four_inks(board: Board) -> None:
    inks = ["green", "red", "yellow", "blue"]
    board.show(
        board=START,
        arrows=[{"path": [30 + i, 20 + i], "kind": f"drawn {ink}"} for i, ink in enumerate(inks)],
        marks=[{"square": 5 + i, "kind": f"drawn {ink}"} for i, ink in enumerate(inks)],
    )
    for ink in inks:
        assert board.count(f".arrow.drawn.{ink}") == 1
        assert board.count(f".core.drawn.{ink}") == 1
