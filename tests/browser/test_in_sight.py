"""What somebody needs next lies in sight: nobody scrolls to a choice, a button or the next game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.seats import sit
from browser.test_sizes import LYING, THREE_BEFORE_TWO, UPRIGHT, forget

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

SMALL = [(320, 480), (390, 664), (844, 390), (667, 375), (640, 360), (768, 1024), (1280, 720)]
LANGUAGES = ["en", "nl", "ar"]

LONGER = "document.documentElement.scrollHeight - innerHeight"
CUT = "nodes => nodes.filter(node => node.scrollWidth > node.clientWidth).map(n => n.innerText)"
HIDDEN = """async (selector) => {
  await new Promise(requestAnimationFrame);
  const cut = [];
  for (const node of document.querySelectorAll(selector)) {
    const box = node.getBoundingClientRect();
    let { left, right, top, bottom } = box;
    for (let up = node.parentElement; up; up = up.parentElement) {
      if (getComputedStyle(up).overflowY === 'visible' && up !== document.body) continue;
      const clip = up === document.body ? new DOMRect(0, 0, innerWidth, innerHeight)
        : up.getBoundingClientRect();
      left = Math.max(left, clip.left);
      right = Math.min(right, clip.right);
      top = Math.max(top, clip.top);
      bottom = Math.min(bottom, clip.bottom);
    }
    const seen = Math.max(0, right - left) * Math.max(0, bottom - top);
    if (!(seen > 0.98 * box.width * box.height)) cut.push(node.innerText || node.outerHTML);
  }
  return cut;
}"""
WRAPPED = """nodes => nodes.filter(node => node.checkVisibility()).filter(node => {
  const words = document.createRange();
  words.selectNodeContents(node);
  return words.getBoundingClientRect().height > 1.8 * parseFloat(getComputedStyle(node).fontSize);
}).map(node => node.innerText)"""
ROWS = """nodes => nodes.filter(node => node.checkVisibility())
  .map(node => Math.round(node.getBoundingClientRect().top))"""


def resize(me: Visitor, width: int, height: int) -> None:
    me.page.set_viewport_size({"width": width, "height": height})


def see_whole_at(me: Visitor, selector: str, sizes: list[tuple[int, int]]) -> None:
    """Expect everything that fits to be in the window, whole, at every size."""
    wrong = []
    for width, height in sizes:
        resize(me, width, height)
        wrong += [f"{width}×{height}: {cut}" for cut in me.page.evaluate(HIDDEN, selector)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_is_hidden_below_the_others(server: Server, visitors: Visit, lang: str) -> None:
    """In a window of 1280×720 the fourth remedy had to be scrolled to."""
    me = visitors(server, lang=lang)
    forget(server, me)
    see_whole_at(me, ".choice", [*SMALL, *UPRIGHT, *LYING[3:]])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_offers_the_right_move_in_sight(
    server: Server, visitors: Visit, lang: str
) -> None:
    me = visitors(server, lang=lang)
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO, control="900+5"))
    me.type("37x17")
    me.see(".slip .primary")
    see_whole_at(me, ".slip .primary", SMALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_game_no_page_scrolls(server: Server, visitors: Visit, lang: str) -> None:
    """On the smallest phone it did, and the row of actions was cut in two."""
    me = visitors(server, lang=lang)
    sit(me, server.table(sheet="kndb", start_fen="W:W28:B22"))
    me.type("28x17")  # the last piece
    me.see(".slip.over")
    for width, height in SMALL:
        resize(me, width, height)
        assert me.page.evaluate(LONGER) == 0, (width, height)
        expect(me.page.locator(".slip.over .primary")).to_be_in_viewport(ratio=0.99)
        expect(me.page.locator("[data-act=more]")).to_be_in_viewport(ratio=0.99)


def test_an_invitation_is_copied_without_scrolling(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="finnish", opponent={"kind": "link"}, colour="white"))
    me.see(".invite .btn")
    see_whole_at(me, ".invite .btn", SMALL)


@pytest.mark.parametrize("lang", ["en", "de", "fi", "ru", "ar"])
@pytest.mark.parametrize("mode", ["guided", "table"])
def test_actions_lie_in_one_row_on_a_phone_held_sideways(
    server: Server, visitors: Visit, lang: str, mode: str
) -> None:
    me = visitors(server, lang=lang, viewport={"width": 640, "height": 360})
    sit(me, server.table(sheet="swedish", mode=mode, control="300+5"))
    for width, height in [(844, 390), (667, 375), (640, 360)]:
        resize(me, width, height)
        tops = me.page.locator(".acts-row > .btn").evaluate_all(ROWS)
        assert len(tops) >= 5
        assert len(set(tops)) == 1, (width, height, tops)
    me.click("[data-act=more]")
    expect(me.page.locator(".drawer .only-phone")).to_be_visible()


def test_names_and_moves_are_not_cut_on_small_phones(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb", control="300+5"))
    me.type("32-28", "19-23", "28x19", "14x23")
    expect(me.page.locator(".moves button")).to_have_count(4)
    for width, height in SMALL:
        resize(me, width, height)
        assert me.page.locator(".player b, .moves button").evaluate_all(CUT) == [], (width, height)


def test_walking_through_an_analysis_is_at_hand_on_a_phone_held_sideways(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis")
    me.see(".lines li")
    me.type("32-28")
    see_whole_at(me, ".replay button", [(844, 390), (667, 375), (640, 360)])


def test_no_page_is_longer_than_what_is_on_it(server: Server, visitors: Visit) -> None:
    """Hidden fields of the editor made the page longer by a third on a phone held sideways."""
    me = visitors(server)
    me.open("/analysis?edit")
    me.see(".panel")
    for width, height in [(844, 390), (667, 375), (640, 360), (1280, 720)]:
        resize(me, width, height)
        assert me.page.evaluate(LONGER) == 0, (width, height)


@pytest.mark.parametrize("lang", ["nl", "de", "fi"])
def test_words_stay_inside_their_buttons_on_the_start_page(
    server: Server, visitors: Visit, lang: str
) -> None:
    """On a phone held sideways "Play again" ran out of its button, at a desk the menu wrapped."""
    me = visitors(server, lang=lang)
    last = {"sheet": "hotte-nl", "opponent": {"kind": "computer", "level": 4}, "colour": "lot"}
    me.context.add_init_script(f"localStorage.setItem('damier-last', JSON.stringify({last}))")
    for sheet in ("djeco", "swedish"):
        asked = {"sheet": sheet, "opponent": {"kind": "computer", "level": 1}, "colour": "white"}
        me.context.request.post(f"{server.url}/api/tables", data=asked)
    me.open("/")
    me.see(".again .btn")
    for width, height in [*SMALL, (1024, 768)]:
        resize(me, width, height)
        assert me.page.locator(".again .btn").evaluate_all(CUT) == [], (width, height)
        wrapped = me.page.locator(".bar > nav a").evaluate_all(WRAPPED)
        assert wrapped == [], (width, height)
