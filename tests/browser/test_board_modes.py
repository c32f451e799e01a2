"""The board component alone: at the table, in advance, in the editor."""

from __future__ import annotations

from browser.lone_board import (
    LONG,
    LONG_MOVE,
    OPENING,
    START,
    Board,
    setup,
)


def test_at_the_table_a_jump_waits_while_there_is_more_to_jump(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE], interactive="any")
    board.click(38)
    assert board.count(".target") == 0, "nobody is told what goes"
    board.click(27)
    assert board.moves() == []
    board.click(27)
    assert board.told("move") == [{"path": [38, 27], "move": None}]


def test_a_frisian_jump_waits_while_there_is_a_straight_one_more(board: Board) -> None:
    pieces = setup(50, w38="", b33="", b28="")  # 38 over 33 to 29, then straight over 28
    taking = [{"text": "38x29", "path": [38, 29]}]
    board.show(board=pieces, moves=taking, ways=[[38, 29, 27]], interactive="any")
    board.click(38, 29)
    assert board.moves() == []
    board.click(27)
    assert board.moves() == [[38, 29, 27]]


def test_at_the_table_a_step_is_a_move(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE], interactive="white", free=True)
    board.click(46, 41)
    assert board.moves() == [[46, 41]]


def test_at_the_table_the_shorter_capture_can_be_taken(board: Board) -> None:
    pieces = setup(50, w37="", w38="", b32="", b22="", b13="")
    board.show(board=pieces, moves=[LONG_MOVE], ways=[[37, 28, 17]], interactive="any")
    board.click(37, 28, 17)
    assert board.told("move") == [{"path": [37, 28, 17], "move": None}]


def test_premove_is_played_when_the_turn_comes(board: Board) -> None:
    black = [{"text": "20-24", "path": [20, 24]}]
    board.show(board=START, moves=black, interactive="white", premove=True)
    board.click(32, 28)
    assert board.told("premove") == [{"path": [32, 28]}]
    assert board.moves() == []
    after = START[:19] + "..." + START[22:23] + "b" + START[24:]
    board.change(board=after, moves=OPENING, last={"path": [20, 24]})
    assert board.moves() == [[32, 28]]


def test_premove_that_no_longer_fits_is_forgotten(board: Board) -> None:
    black = [{"text": "20-24", "path": [20, 24]}]
    board.show(board=START, moves=black, interactive="white", premove=True)
    board.click(35, 30)
    board.change(moves=OPENING)
    assert board.moves() == []
    assert board.count(".premove") == 0


def test_editing_cycles_each_colour(board: Board) -> None:
    board.show(board="." * 50, interactive="edit")
    for expected, button in [("w", "left"), ("b", "right")]:
        board.click(28, button=button)
        assert board.told("edit")[-1] == {"square": 28, "piece": expected}
    board.change(board=setup(50, w28=""))
    board.click(28)
    assert board.told("edit")[-1] == {"square": 28, "piece": "W"}
    board.change(board=setup(50, W28=""))
    board.click(28)
    assert board.told("edit")[-1] == {"square": 28, "piece": "."}


def test_editing_drags_pieces_about_and_off(board: Board) -> None:
    board.show(board=setup(50, B28=""), interactive="edit")
    board.drag(28, 5)
    assert board.told("edit") == [{"square": 28, "piece": "."}, {"square": 5, "piece": "B"}]
