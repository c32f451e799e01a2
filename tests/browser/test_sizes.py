"""The board never vanishes: every page with a board, at every size of window, in every state.

One page is opened a state and its window is resized, because a size costs milliseconds and a page
seconds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.seats import sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

UPRIGHT = [
    (320, 480),
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 664),
    (390, 844),
    (430, 932),
    (540, 720),
    (600, 800),
    (600, 960),
    (768, 1024),
    (800, 1280),
    (900, 1200),
    (1024, 1366),
    (1080, 1920),
    (1440, 2560),
]
SQUARE = [(480, 480), (600, 600), (700, 640), (720, 720), (900, 800), (1000, 1000), (1200, 1100)]
LYING = [(height, width) for width, height in UPRIGHT]
DESKS = [(640, 360), (800, 600), (900, 700), (1024, 768), (1280, 720), (1280, 1024), (1920, 1080)]
SIZES = [*UPRIGHT, *SQUARE, *LYING, *DESKS]
PHONES = [(320, 568), (360, 640), (375, 667), (390, 664), (390, 844), (430, 932)]
PHONES += [(height, width) for width, height in PHONES]

# Swedish: 23 or 24 takes 19, and 17-14 forgets it. The other side has four remedies.
FORGOTTEN = "W:W17,20,21,23,24,28,29,32:B1,4,5,6,10,12,19"
# Hötte, Dutch: 37x17 takes two, 38x9 takes three.
THREE_BEFORE_TWO = "W:W30,36,37,38,41,42,43,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,10,13,16,20,22,32"
TWO_ROADS = "W:W21,26,28,29,30,31,32:B1,2,3,5,8,12,14,15,22,23"

LOOK = """async () => {
  await new Promise(requestAnimationFrame);
  const page = document.documentElement;
  const { width, height } = document.querySelector('damier-board').getBoundingClientRect();
  const lost = [];
  const top = document.querySelector('.drawer, .slip.pulled') ?? document.body;
  for (const each of top.querySelectorAll('button, a[href], input, select, textarea')) {
    const target = each.closest('label') ?? each;
    if (!each.checkVisibility() || each.closest('.skip, .sr')) continue;
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!hit || !target.contains(hit)) lost.push(each.outerHTML.slice(0, 120));
  }
  scrollTo(0, 0);
  return { side: Math.max(width, height), over: page.scrollWidth - innerWidth, lost };
}"""


def look_at_all_sizes(me: Visitor, sizes: list[tuple[int, int]] = SIZES) -> None:
    """Resize the window, and note whatever is too small, too wide or out of reach."""
    wrong = []
    for width, height in sizes:
        me.page.set_viewport_size({"width": width, "height": height})
        seen = me.page.evaluate(LOOK)
        least = max(0.6 * min(width, height), min(240, width, height))
        if seen["side"] < least - 1:
            wrong.append(f"{width}×{height}: board {seen['side']:.0f}, expected {least:.0f}")
        if seen["over"] > 0:
            wrong.append(f"{width}×{height}: {seen['over']} too wide")
        wrong += [f"{width}×{height}: out of reach {lost}" for lost in seen["lost"]]
    assert not wrong, "\n".join(wrong)


def forget(server: Server, me: Visitor) -> None:
    """Sit where the other side forgot to take: four remedies."""
    sit(me, server.table(sheet="swedish", mode="table", start_fen=FORGOTTEN, control="300+5"))
    me.type("17-14")
    expect(me.page.locator(".choice")).to_have_count(4)


def test_a_game_shows_its_board_at_every_size(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    sit(me, server.table(sheet="kndb", control="300+5"))
    me.type("32-28", "19-23", "28x19", "14x23")
    expect(me.page.locator(".moves button")).to_have_count(4)
    look_at_all_sizes(me)


@pytest.mark.parametrize("lang", ["en", "fi", "ar"])
def test_the_board_stays_while_four_remedies_are_open(
    server: Server, visitors: Visit, lang: str
) -> None:
    me = visitors(server, lang=lang)
    forget(server, me)
    look_at_all_sizes(me)
    me.page.set_viewport_size({"width": 390, "height": 664})
    me.page.locator(".grip").click()
    expect(me.page.locator(".slip.pulled .choice small").last).to_be_visible()
    look_at_all_sizes(me, [(320, 568), (390, 664), (390, 844), (640, 360)])


def test_all_remedies_lie_in_sight_on_a_phone(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    forget(server, me)
    for width, height in PHONES:
        me.page.set_viewport_size({"width": width, "height": height})
        expect(me.board).to_be_in_viewport(ratio=0.95)
        for choice in me.page.locator(".choice").all():
            expect(choice).to_be_in_viewport(ratio=1)
        board, slip = me.board.bounding_box(), me.page.locator(".slip").bounding_box()
        assert board
        assert slip
        beside = board["x"] + board["width"] <= slip["x"] + 1
        assert beside or board["y"] + board["height"] <= slip["y"] + 1, (width, height)


def test_a_slip_that_was_pulled_falls_when_the_board_is_touched(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server, phone=True, viewport={"width": 390, "height": 664})
    sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
    me.type("37x17")
    grip = me.see(".slip .grip")
    expect(grip).to_have_attribute("aria-expanded", "false")
    grip.click()
    expect(grip).to_have_attribute("aria-expanded", "true")
    me.tap(20)
    expect(me.page.locator(".slip.pulled")).to_have_count(0)


STATES = ["refused", "roads", "over", "invite", "more", "settings", "keys", "waiting", "wide"]


@pytest.mark.parametrize("state", STATES)
def test_a_game_shows_its_board_in_every_state(server: Server, visitors: Visit, state: str) -> None:
    me = visitors(server)
    match state:
        case "refused":
            sit(me, server.table(sheet="hotte-nl", start_fen=THREE_BEFORE_TWO))
            me.type("37x17")
        case "roads":
            sit(me, server.table(sheet="english", start_fen=TWO_ROADS))
            me.type("26x10")
        case "over":
            sit(me, server.table(sheet="kndb"))
            me.click("[data-act=resign]")
            me.click(".slip .primary")
            me.see(".over")
        case "invite":
            sit(me, server.table(sheet="kndb", opponent={"kind": "link"}, colour="white"))
        case "more":
            sit(me, server.table(sheet="kndb"))
            me.click("[data-act=more]")
        case "settings":
            sit(me, server.table(sheet="kndb"))
            me.click("[data-act=more]")
            me.click("[data-act=settings]")
        case "keys":
            sit(me, server.table(sheet="kndb"))
            me.page.keyboard.press("?")
        case "waiting":
            sit(me, server.table(sheet="kndb"))
            me.page.evaluate("localStorage.setItem('damier-confirm', 'on')")
            me.page.reload()
            expect(me.board).to_be_visible()
            me.tap(32, 28)
        case "wide":
            sit(me, server.table(sheet="spantsiretti"))
    me.see(".side" if state == "wide" else ".slip, .drawer, .asking")
    look_at_all_sizes(me)


def test_analysis_shows_its_board_at_every_size(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    me.see(".lines li")
    for move in ("32-28", "19-23"):
        me.type(move)
        me.see(".tree .now", move.replace("-", "–"))
    look_at_all_sizes(me)
    me.page.set_viewport_size({"width": 1280, "height": 860})
    me.click(".deeds button", "Set up")
    me.see(".panel")
    look_at_all_sizes(me)


def test_a_rule_to_try_shows_its_board_at_every_size(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/rules/hotte-nl#5")
    expect(me.board).to_be_visible()
    look_at_all_sizes(me)


def test_house_rules_that_are_read_show_their_board_at_every_size(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/house")
    me.click(".preview button", "Read")
    expect(me.board).to_be_visible()
    look_at_all_sizes(me)


def test_at_twice_the_size_of_letters_the_board_is_there(server: Server, visitors: Visit) -> None:
    """A window of 1280×720 at 200 % is one of 640×360 in the page's own pixels."""
    zoomed = {"viewport": {"width": 640, "height": 360}, "device_scale_factor": 2}
    me = visitors(server, **zoomed)
    forget(server, me)
    look_at_all_sizes(me, [(640, 360)])
    for path in ("/analysis", "/rules/kndb#5"):
        me.open(path)
        expect(me.board).to_be_visible()
        look_at_all_sizes(me, [(640, 360)])


@pytest.mark.parametrize("lang", ["en", "nl", "ar"])
def test_after_a_game_the_next_one_is_in_sight(server: Server, visitors: Visit, lang: str) -> None:
    me = visitors(server, lang=lang, viewport={"width": 390, "height": 664})
    sit(me, server.table(sheet="kndb", start_fen="W:W28:B22"))
    me.type("28x17")  # the last piece
    me.see(".slip.over")
    expect(me.page.locator(".slip.over .primary")).to_be_in_viewport(ratio=1)
    over = me.page.evaluate("document.documentElement.scrollHeight - innerHeight")
    assert over == 0
    me.page.locator(".slip.over .grip").click()
    expect(me.page.locator(".slip.over .lede")).to_be_in_viewport(ratio=1)


def test_a_drawer_is_pulled_down_by_its_grip(server: Server, visitors: Visit) -> None:
    me = visitors(server, viewport={"width": 390, "height": 664})
    sit(me, server.table(sheet="kndb"))
    me.click("[data-act=more]")
    me.click("[data-act=settings]")
    box = me.see(".drawer .grip i").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x, y + 80, steps=4)
    me.page.mouse.up()
    expect(me.page.locator(".drawer")).to_have_count(0)
