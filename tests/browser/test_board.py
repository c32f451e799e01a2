"""The board component alone in a real browser: what hands, keys and data do to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.board_server import serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

START = "b" * 20 + "." * 10 + "w" * 20
OPENING = [{"text": f"{a}-{b}", "path": [a, b]} for a, b in [(31, 26), (32, 27), (32, 28)]]
THEMES = ["wood", "tournament", "djeco", "contrast", "dark"]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with serving() as url:
        yield url


def setup(count: int, **pieces: str) -> str:
    """Return a board of `count` squares: setup(50, w32="…") is written w32, b28, W46."""
    squares = ["."] * count
    for name in pieces:
        squares[int(name[1:]) - 1] = name[0]
    return "".join(squares)


class Board:
    """One board on a page: shows data, finds squares, remembers what was told."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.faults: list[str] = []
        page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        page.on("console", lambda note: note.type == "error" and self.faults.append(note.text))
        page.goto(address)
        page.wait_for_selector("html[data-ready]", state="attached")

    def show(self, **data: Any) -> None:
        self.page.evaluate("data => show(data)", data)

    def change(self, **data: Any) -> None:
        self.page.evaluate(
            "async data => { Object.assign(board, data); await board.updateComplete; }", data
        )

    def settle(self) -> None:
        """Wait until the board shows its data (the policy forbids polling by eval)."""
        while not self.page.evaluate("board.state.shown === board.board"):
            self.page.wait_for_timeout(20)

    def middle(self, square: int) -> tuple[float, float]:
        box = self.page.locator(f"damier-board button[data-square='{square}']").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, *squares: int, button: Any = "left") -> None:
        for square in squares:
            self.page.mouse.click(*self.middle(square), button=button)

    def drag(self, start: int, *path: int) -> None:
        self.page.mouse.move(*self.middle(start))
        self.page.mouse.down()
        for square in path:
            self.page.mouse.move(*self.middle(square), steps=4)
        self.page.mouse.up()

    def keys(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def told(self, kind: str) -> list[Any]:
        told = self.page.evaluate("told")
        return [detail for name, detail in told if name == kind]

    def moves(self) -> list[list[int]]:
        return [detail["path"] for detail in self.told("move")]

    def label(self, square: int) -> str | None:
        return self.page.locator(f"damier-board button[data-square='{square}']").get_attribute(
            "aria-label"
        )

    def count(self, css: str) -> int:
        return self.page.locator(f"damier-board {css}").count()


@pytest.fixture
def board(page: Page, address: str) -> Iterator[Board]:
    board = Board(page, address)
    yield board
    assert board.faults == []


# ---- playing


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


LONG = setup(50, w38="", w46="", b32="", b22="", b13="")
LONG_MOVE = {"text": "38x9", "path": [38, 27, 18, 9], "captured": [32, 22, 13]}
OTHER = {"text": "38x20", "path": [38, 27, 18, 20], "captured": [32, 22, 14]}


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


ROADS = setup(32, w26="", b22="", b23="", b14="", b15="")
ROAD_MOVES = [
    {"text": "26x10", "path": [26, 17, 10], "captured": [22, 14]},
    {"text": "26x10", "path": [26, 19, 10], "captured": [23, 15]},
]


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
    board.show(board=pieces, moves=[LONG_MOVE], interactive="white", must=[38])
    board.click(37, 28)
    assert board.moves() == []
    board.click(17)
    assert board.told("move") == [{"path": [37, 28, 17], "move": None}]


# ---- at the table, in advance, in the editor


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
    board.show(board=pieces, moves=[{"text": "38x29", "path": [38, 29]}], interactive="any")
    straight = [[0, 2], [2, 0], [0, -2], [-2, 0]]
    board.page.evaluate(
        """async straight => {
          const lines = [...board.geometry.lines, ...straight];
          board.geometry = { ...board.geometry, lines };
          await board.updateComplete;
        }""",
        straight,
    )
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
    board.show(board=pieces, moves=[LONG_MOVE], interactive="any")
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


# ---- keyboard and speech


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


# ---- drawing


def test_refusal_shows_the_attempt_and_what_is_required(board: Board) -> None:
    board.show(board=LONG, moves=[LONG_MOVE], interactive="white")
    board.click(46, 41)
    board.change(refusal={"attempt": [46, 41], "required": [LONG_MOVE]})
    assert board.count(".core.refused") == 1
    assert board.count(".no") == 1
    assert board.count(".core.must") == 1
    assert board.page.locator("damier-board .badge text").all_text_contents() == ["1", "2", "3"]
    assert board.page.locator("damier-board .tag").all_text_contents() == ["46", "38"]
    assert board.page.evaluate("board.state.sent") is None
    board.click(38)
    assert board.count(".no") == 0, "the next piece in hand clears it"


def test_offence_shows_beads_and_a_broken_ring(board: Board) -> None:
    board.show(board=LONG, offence={"missed": [LONG_MOVE], "huffable": [38]})
    assert board.count(".core.missed") == 1
    assert board.count(".core.huff") == 1


def test_the_pieces_follow_the_data_and_stay_the_same_elements(board: Board) -> None:
    board.show(board=START)
    pieces = "board.shadowRoot.querySelectorAll('.piece')"  # lower rows lie in front: 50 is last
    board.page.evaluate(f"window.kept = {pieces}[39]")
    board.change(board=START[:31] + "." + START[32:])
    assert board.count(".piece") == 39
    assert board.page.evaluate(f"window.kept === {pieces}[38]")


def test_a_capture_walks_leg_by_leg_and_then_settles(board: Board) -> None:
    board.show(board=LONG, motion=40)
    after = setup(50, w9="", w46="")
    board.page.evaluate(
        """([after, last]) => {
          window.places = new Set();
          const look = () => {
            places.add(board.shadowRoot.querySelectorAll('.ghost').length);
            requestAnimationFrame(look);
          };
          look();
          Object.assign(board, {board: after, last});
        }""",
        [after, LONG_MOVE],
    )
    board.settle()
    assert board.count(".piece") == 2
    assert {1, 2} <= set(board.page.evaluate("[...places]"))


def test_less_motion_means_none(page: Page, address: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    board = Board(page, address)
    board.show(board=LONG, motion=True)
    board.page.evaluate(
        "() => { board.animated = 0; Element.prototype.animate = () => board.animated++; }"
    )
    board.change(board=setup(50, w9="", w46=""), last=LONG_MOVE)
    board.settle()
    assert board.page.evaluate("board.animated") == 0
    assert board.faults == []


@pytest.mark.parametrize(
    ("size", "kind", "squares"),
    [
        ([6, 6], {}, 18),
        ([12, 12], {}, 72),
        ([10, 8], {}, 40),
        ([8, 8], {"all": True}, 64),
        ([8, 8], {"mirrored": True}, 32),
    ],
)
def test_every_kind_of_board(board: Board, size: list[int], kind: Any, squares: int) -> None:
    board.show(size=size, board="w" * squares, **kind)
    assert board.count("button") == squares
    assert board.count(".piece") == squares
    corner = board.middle(1)
    board.change(orientation="black")
    assert board.middle(squares) == pytest.approx(corner, abs=0.1)


def test_mirrored_boards_have_their_dark_corner_on_the_right(board: Board) -> None:
    board.show(size=[8, 8], mirrored=True, board="." * 32)
    left, right = board.middle(29)[0], board.middle(32)[0]
    box = board.page.locator("damier-board svg").bounding_box()
    assert box is not None
    assert left - box["x"] > box["x"] + box["width"] - right


def test_hovering_draws_nothing_anew(board: Board) -> None:
    moves = [{"text": "43-38", "path": [43, 37]}, {"text": "43-38", "path": [43, 38]}]
    board.show(size=[12, 12], board="b" * 30 + "." * 12 + "w" * 30, moves=moves, interactive="both")
    board.page.evaluate(
        """() => {
          window.drawn = 0;
          new MutationObserver(found => drawn += found.length)
            .observe(board.shadowRoot.querySelector('svg'), {subtree: true, childList: true});
        }"""
    )
    for square in (1, 37, 43, 60, 72):
        board.page.mouse.move(*board.middle(square), steps=3)
    assert board.page.evaluate("drawn") == 0


def test_stepping_back_through_a_game_does_not_walk(board: Board) -> None:
    first = START[:31] + "." + START[32:]
    after = first[:27] + "w" + first[28:]
    board.show(board=START)
    board.page.evaluate(
        "() => { board.motion = true; board.walks = 0;"
        " const animate = Element.prototype.animate;"
        " Element.prototype.animate = function (...all)"
        " { board.walks++; return animate.apply(this, all); }; }"
    )
    board.change(board=after, last={"path": [32, 28]})
    assert board.page.evaluate("board.walks") == 1
    board.change(board=START, last=None)
    assert board.page.evaluate("[board.walks, board.state.shown === board.board]") == [1, True]


def test_an_answer_that_comes_together_with_my_move_is_walked_from_there(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(32, 28)
    after = list(START)
    after[31], after[27], after[18], after[22] = ".", "w", ".", "b"
    board.change(board="".join(after), last={"path": [19, 23]}, moves=[])
    board.settle()
    assert board.count(".piece") == 40
    assert board.page.evaluate("board.state.sent") is None


def test_the_server_may_repeat_itself_while_a_piece_is_in_hand(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(32)
    board.change(moves=[dict(move) for move in OPENING], arrows=[{"path": [20, 24]}])
    assert board.count(".target") == 2
    board.click(27)
    assert board.moves() == [[32, 27]]


def test_a_refused_piece_goes_back_and_can_be_moved_again(board: Board) -> None:
    board.show(board=START, moves=OPENING, interactive="white")
    board.click(35, 30)
    board.page.evaluate("board.api.cancel()")
    board.click(31, 26)
    assert board.moves() == [[35, 30], [31, 26]]


# ---- on a phone, and for everyone


def test_a_tap_on_a_light_square_goes_to_the_nearest_piece_that_can_move(
    phone: Page, address: str
) -> None:
    board = Board(phone, address)
    board.show(board=START, moves=OPENING, interactive="white")
    x, y = board.middle(31)
    width = board.middle(32)[0] - x
    phone.touchscreen.tap(x - width * 0.3, y)
    board.click(26)
    assert board.moves() == [[31, 26]]
    assert board.faults == []


def test_a_finger_drags_a_piece(phone: Page, address: str) -> None:
    board = Board(phone, address)
    board.show(board=START, moves=OPENING, interactive="white")
    touch = phone.context.new_cdp_session(phone)

    def finger(kind: str, *squares: int) -> None:
        points = [dict(zip("xy", board.middle(square), strict=True)) for square in squares]
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    finger("touchStart", 32)
    finger("touchMove", 32)
    finger("touchMove", 28)
    finger("touchEnd")
    assert board.moves() == [[32, 28]]
    assert board.faults == []


COLOURS = """() => {
  const rgb = (css, key) => {
    const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true});
    paint.fillStyle = getComputedStyle(board.shadowRoot.querySelector(css))[key];
    paint.fillRect(0, 0, 1, 1);
    return [...paint.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };
  return {
    square: rgb('.dark', 'fill'), white: rgb('.disc.w .face', 'fill'),
    black: rgb('.disc.b .face', 'fill'), edge: rgb('.disc.w .face', 'stroke'),
    number: rgb('.nums text', 'fill'), cross: rgb('.no circle', 'fill'),
    core: rgb('.core.must', 'stroke'), casing: rgb('.casing.must', 'stroke'),
  };
}"""


def contrast(one: list[int], other: list[int]) -> float:
    """Return the contrast of two colours as WCAG counts it."""

    def light(colour: list[int]) -> float:
        parts = [c / 255 for c in colour]
        parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]

    low, high = sorted([light(one), light(other)])
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("theme", THEMES)
def test_everything_stands_out(board: Board, theme: str, scheme: Any) -> None:
    board.page.emulate_media(color_scheme=scheme)
    refusal = {"attempt": [46, 41], "required": [LONG_MOVE]}
    board.show(board=LONG, theme=theme, refusal=refusal)
    seen = board.page.evaluate(COLOURS)
    assert contrast(seen["white"], seen["black"]) >= 7
    assert contrast(seen["black"], seen["square"]) >= 3
    by_face, by_edge = (contrast(seen[part], seen["square"]) for part in ("white", "edge"))
    assert max(by_face, by_edge) >= 3
    assert contrast(seen["number"], seen["square"]) >= 4.5
    assert contrast(seen["core"], seen["casing"]) >= 7
    assert contrast(seen["cross"], [255, 255, 255]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(board: Board, theme: str) -> None:
    board.show(board=LONG, moves=[LONG_MOVE], interactive="white", must=[38], theme=theme)
    board.click(38)
    found = Axe().run(board.page)
    assert [fault["id"] for fault in found.response["violations"]] == []


def test_print_is_a_picture(board: Board) -> None:
    board.show(board=START, print=True, label="The opening")
    assert board.page.get_by_role("img", name="The opening").count() == 1
    assert board.count("button") == 0
    found = Axe().run(board.page)
    assert [fault["id"] for fault in found.response["violations"]] == []
