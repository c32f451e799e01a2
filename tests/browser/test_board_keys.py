"""The board component alone: keys, and what a screen reader hears."""

from __future__ import annotations

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


def test_one_tab_stop_and_arrows(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    assert board.count("button[tabindex='0']") == 1
    board.page.locator("damier-board").focus()
    board.keys("ArrowDown", "ArrowRight")
    assert board.page.evaluate("board.state.cursor") == 7
    assert board.count(".cursor") == 2


def test_the_box_round_the_square_is_for_keys_only(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(32)
    assert board.count(".cursor") == 0
    board.keys("ArrowUp")
    assert board.count(".cursor") == 2


def test_a_move_with_keys_alone(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.page.locator("damier-board").focus()
    board.keys(*["ArrowDown"] * 6, "ArrowRight", "Enter")
    assert board.page.evaluate("board.state.cursor") == 32
    board.keys("ArrowUp", "Enter")
    assert len(board.moves()) == 1
    assert board.moves()[0] in ([32, 27], [32, 28])


def test_typing_a_move(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.page.locator("damier-board").focus()
    board.page.keyboard.type("32-2")
    assert board.moves() == []
    assert board.page.locator("damier-board .typed").text_content() == "32-2"
    board.page.keyboard.type("8")
    assert board.moves() == [[32, 28]]


def test_typing_a_path_that_is_no_move_tries_it(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.page.locator("damier-board").focus()
    board.page.keyboard.type("35-30")
    board.keys("Enter")
    assert board.told("move") == [{"path": [35, 30], "move": None}]


def test_typing_names_a_road(board: Board) -> None:
    board.show(size=[8, 8], board=ROADS, moves=ROAD_MOVES, interactive="white")
    board.page.locator("damier-board").focus()
    board.page.keyboard.type("26x10")
    assert board.moves() == []
    board.keys("Enter", "1")
    assert board.moves() == [[26, 17, 10]]


def test_labels_say_what_stands_and_what_is_due(board: Board) -> None:
    pieces = LONG[:4] + "B" + LONG[5:]
    board.show(board=pieces, moves=[LONG_MOVE, OTHER], interactive="white", must=[38])
    assert board.label(38) == "38, white man, must capture three"
    assert board.label(5) == "5, black king"
    assert board.label(9) == "9, empty"
    board.click(38)
    assert board.label(38) == "38, white man, in your hand"
    assert board.label(27) == "27, empty, you can go here"


def test_labels_use_the_colours_of_the_box(board: Board) -> None:
    board.show(board=START, colours={"white": "blue", "black": "green"}, theme="djeco")
    assert board.label(32) == "32, blue man"
    assert board.label(1) == "1, green man"


def test_algebraic_boards_are_named_so(board: Board) -> None:
    board.show(size=[8, 8], board="b" * 12 + "." * 8 + "w" * 12, numbers="a1")
    assert board.label(29) == "a1, white man"
    assert board.count(".rimtext") == 16


def test_moves_and_refusals_are_spoken(board: Board) -> None:
    said = board.page.locator("damier-board [role=status]")
    board.show(board=LONG, moves=[LONG_MOVE], interactive="white")
    board.change(refusal={"attempt": [46, 41], "required": [LONG_MOVE]})
    assert said.text_content() == "Not that one. The piece on 38 takes 3."
    after = setup(50, w9="", w46="")
    board.change(board=after, moves=[], last={**LONG_MOVE, "crowns": True}, refusal=None)
    assert said.text_content() == "White: 38 takes 3 pieces and ends on 9. A new king."
