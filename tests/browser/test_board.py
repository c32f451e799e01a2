"""The board component alone in a real browser: moves made by hand."""

from __future__ import annotations

import pytest

from browser.lone_board import (
    LONG,
    LONG_MOVE,
    OPENING,
    OTHER,
    ROAD_MOVES,
    ROADS,
    START,
    Board,
    setup,
)


def test_click_and_click(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(32)
    assert board.count(".target") == 2
    board.click(28)
    assert board.told("move") == [{"path": [32, 28], "move": OPENING[2]}]


def test_a_touch_is_not_a_move(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(31)
    assert board.moves() == []
    assert board.count(".target") == 1
    board.click(26)
    assert board.moves() == [[31, 26]]


def test_the_end_of_a_capture_that_is_touched_is_not_a_move(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE, OTHER], interactive="white", must=[38])
    board.click(9)
    assert board.moves() == []


def test_one_click_is_enough_for_the_only_move_if_one_likes(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white", onetap=True)
    board.click(31)
    assert board.moves() == [[31, 26]]


@pytest.mark.parametrize("how", ["click", "drag", "type"])
def test_a_move_waits_until_it_is_confirmed(board: Board, how: str) -> None:
    board.show(board=START, moves=OPENING, interactive="white", confirm=True)
    match how:
        case "click":
            board.click(32, 28)
        case "drag":
            board.drag(32, 28)
        case "type":
            board.page.evaluate("board.focus()")
            board.page.keyboard.type("32-28")
    assert board.moves() == []
    assert board.told("ask") == [{"path": [32, 28], "move": OPENING[2]}]
    assert board.count(".piece.lifted") == 1
    board.keys("Enter")
    assert board.moves() == [[32, 28]]
    assert board.told("ask")[-1] == {"path": [], "move": None}


def test_a_move_that_waits_is_put_back(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white", confirm=True)
    board.click(32, 28)
    board.keys("Escape")
    assert board.count(".piece.lifted") == 0
    board.click(32, 28)
    board.click(31, 26)
    assert [asked["path"] for asked in board.told("ask")] == [[32, 28], [], [32, 28], [], [31, 26]]
    board.page.evaluate("board.api.answer(true)")
    assert board.moves() == [[31, 26]]


def test_a_capture_that_waits_shows_what_it_takes(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE], interactive="white", confirm=True)
    board.click(38, LONG_MOVE["path"][-1])
    assert board.count(".piece.ghost") == len(LONG_MOVE["captured"])
    board.page.evaluate("board.api.answer(true)")
    assert board.moves() == [LONG_MOVE["path"]]


def test_what_would_be_refused_is_not_asked(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white", confirm=True)
    board.click(33, 29)
    assert board.told("move") == [{"path": [33, 29], "move": None}]


def test_drag(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.drag(32, 27)
    assert board.moves() == [[32, 27]]
    assert board.told("touch") == [{"square": 32}]


def test_a_piece_dragged_home_has_not_moved(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.drag(32, 28, 32)
    assert board.moves() == []


def test_any_path_can_be_tried_and_is_not_among_the_moves(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(35, 30)
    assert board.told("move") == [{"path": [35, 30], "move": None}]


def test_the_other_side_cannot_be_moved(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="black")
    board.click(32, 28)
    board.drag(20, 24)
    assert board.moves() == []


def test_nobody_moves_on_a_board_to_look_at(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="none")
    board.click(32, 28)
    assert board.page.evaluate("told") == []


def test_the_end_square_is_enough_for_a_whole_capture(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE, OTHER], interactive="white", must=[38])
    board.click(38, 9)
    assert board.told("move") == [{"path": LONG_MOVE["path"], "move": LONG_MOVE}]


def test_with_nothing_in_hand_the_end_of_a_capture_plays_it(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE, OTHER], interactive="white", onetap=True)
    board.click(9)
    assert board.moves() == [LONG_MOVE["path"]]


def test_step_by_step_with_ghosts_and_escape(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE, OTHER], interactive="white", must=[38])
    board.click(38, 27)
    assert board.count(".piece.ghost") == 1
    board.click(18)
    assert board.count(".piece.ghost") == 2
    assert board.moves() == []
    board.page.locator("damier-board").focus()
    board.keys("Escape")
    assert board.count(".piece.ghost") == 1
    board.click(18, 20)
    assert board.moves() == [OTHER["path"]]


def roads(board: Board) -> None:
    """Ask for a road; whatever the order of the moves, they are numbered from the left."""
    backwards = ROAD_MOVES[::-1]
    board.show(size=[8, 8], board=ROADS, moves=backwards, interactive="white", must=[26])
    board.click(26, 10)
    assert board.told("choice") == [{"moves": ROAD_MOVES}]
    assert board.count(".badge.sign") == 2
    assert board.moves() == []


def test_roads_are_chosen_by_key(board: Board) -> None:
    roads(board)
    assert board.told("say")[-1]["text"].endswith("1: over 22 and 14 2: over 23 and 15")
    board.keys("2")
    assert board.told("move") == [{"path": [26, 19, 10], "move": ROAD_MOVES[1]}]
    assert board.told("choice")[-1] == {"moves": []}


def test_roads_are_chosen_by_clicking_a_number(board: Board) -> None:
    roads(board)
    board.page.locator("damier-board .badge.sign.r1").click()
    assert board.moves() == [[26, 17, 10]]


def test_roads_are_left_by_escape(board: Board) -> None:
    roads(board)
    board.keys("Escape")
    assert board.count(".badge.sign") == 0
    board.click(19)
    assert board.count(".piece.ghost") == 1


def test_a_road_can_be_dragged_leg_by_leg(board: Board) -> None:
    board.show(size=[8, 8], board=ROADS, moves=ROAD_MOVES, interactive="white", must=[26])
    board.drag(26, 19)
    assert board.count(".piece.ghost") == 1
    board.drag(19, 10)
    assert board.moves() == [[26, 19, 10]]


def test_a_shorter_capture_can_be_tried_to_its_end(board: Board) -> None:
    pieces = setup(50, w37="", w38="", b32="", b22="", b13="")
    ways = [[37, 28, 17], LONG_MOVE["path"]]
    board.show(board=pieces, moves=[LONG_MOVE], ways=ways, interactive="white", must=[38])
    board.click(37, 28)
    assert board.moves() == []
    board.click(17)
    assert board.told("move") == [{"path": [37, 28, 17], "move": None}]
