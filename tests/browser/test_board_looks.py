"""The board component alone: what is drawn, on phones too, and whether it stands out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from axe_playwright_python.sync_playwright import Axe

from browser.lone_board import (
    LONG,
    LONG_MOVE,
    OPENING,
    START,
    THEMES,
    Board,
    setup,
)

if TYPE_CHECKING:
    from playwright.sync_api import Page


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
