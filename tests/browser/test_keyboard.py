"""A game with the keyboard alone: from choosing the sheet to the last move."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.partner import Partner

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

FOCUSED = (
    "() => { let e = document.activeElement;"
    " while (e && e.shadowRoot && e.shadowRoot.activeElement) e = e.shadowRoot.activeElement;"
    " if (!e || e === document.body) return '';"
    " return e.ariaLabel || e.closest('label')?.innerText || e.innerText || e.name; }"
)
MANY = 150


def tab_to(me: Visitor, words: str) -> None:
    """Press Tab until what has the focus is called so."""
    press_until(me, "Tab", words)


def tab_back_to(me: Visitor, words: str) -> None:
    press_until(me, "Shift+Tab", words)


def press_until(me: Visitor, key: str, words: str) -> None:
    for _ in range(MANY):
        if re.search(words, me.page.evaluate(FOCUSED)):
            return
        me.page.keyboard.press(key)
    raise AssertionError(f"expected to reach {words} by {key}")


def test_a_whole_game_from_choosing_the_sheet_to_the_last_move(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/")
    tab_to(me, "Find a game")
    me.page.keyboard.type("breakthrough")
    expect(me.page.locator(".card")).to_have_count(1)
    me.page.keyboard.press("Tab")
    assert "Breakthrough draughts" in me.page.evaluate(FOCUSED)
    me.page.keyboard.press("Space")
    expect(me.page.locator(".setup h2")).to_have_text("Breakthrough draughts")
    me.page.keyboard.press("Shift+Tab")
    tab_back_to(me, "Set up the board")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url(re.compile("/t/"))
    expect(me.board).to_be_visible()
    side = "white" if me.page.locator(".player.me[data-side=white]").count() else "black"
    partner = Partner("breakthrough")
    while not partner.play(me, side, by_keys=True):
        pass
    me.see(".slip.over")  # by the first king, or by the last piece
    before = me.page.url
    tab_to(me, "Again, colours swapped")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url(lambda url: url != before)


def test_levels_and_colours_are_chosen_with_arrows(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/")
    me.click(".leaf[data-sheet=hotte-nl]")  # draws lots for the colours
    tab_to(me, "^4$")
    for _ in range(3):
        me.page.keyboard.press("ArrowLeft")
    me.see(".setup", "1, a child on the first day")
    tab_to(me, "Random")
    me.page.keyboard.press("ArrowLeft")
    me.page.keyboard.press("ArrowLeft")
    tab_to(me, "Set up the board")
    me.page.keyboard.press("Enter")
    me.page.wait_for_url(re.compile("/t/"))
    me.see(".player.me[data-side=white]", "You")
    tab_to(me, r"^1, black man")  # the board is one stop on the way
    me.page.keyboard.press("Tab")
    assert not re.match(r"^\d+, ", me.page.evaluate(FOCUSED))


def test_arrows_walk_the_board_and_esc_takes_back(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open(server.table(sheet="kndb")["url"])
    expect(me.board).to_be_visible()
    tab_to(me, r"^1, black man")
    for _ in range(6):
        me.page.keyboard.press("ArrowDown")
    assert re.match(r"^3\d, white man", me.page.evaluate(FOCUSED))
    start = int(me.page.evaluate(FOCUSED).split(",")[0])
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("Escape")
    me.page.keyboard.press("Enter")
    end = next(move["path"][-1] for move in me.moves if move["path"][0] == start)
    me.page.keyboard.press("ArrowUp")
    if not me.page.evaluate(FOCUSED).startswith(f"{end},"):
        me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("Enter")
    me.wait_for_pieces(**{f"s{start}": "."})


def test_enter_after_a_typed_move_picks_nothing_up(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open(server.table(sheet="kndb")["url"])
    expect(me.board).to_be_visible()
    me.board.evaluate("board => board.focus()")
    me.page.keyboard.type("32-28")
    me.wait_for_pieces(s28="w")
    me.wait_for_turn("black")
    me.page.keyboard.press("Enter")
    assert me.board.evaluate("board => board.state.hand.steps") == []
    me.page.keyboard.press("Enter")
    assert me.board.evaluate("board => board.state.hand.steps") == [1]


def test_a_game_that_opens_has_the_keys_on_the_board(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open(server.table(sheet="kndb")["url"])
    expect(me.board).to_be_focused()
    me.page.keyboard.type("32-28")
    me.wait_for_pieces(s28="w")
    me.page.keyboard.press("?")
    expect(me.page.get_by_role("heading", name="Keys")).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".keys")).to_have_count(0)
    expect(me.board).to_be_focused()
