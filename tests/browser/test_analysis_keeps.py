"""The analysis page forgets nothing: reloads, Back, closed tabs, links, and what is drawn."""

from __future__ import annotations

import re
from base64 import b64encode
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from damier import pdn
from damier.texts import text as words
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]

GAME = """[White "Jansen"]
[Black "de Vries"]
[Result "2-0"]

{Before} 1. 32-28 $5 {mine} 18-23 (1... 19-23 2. 28x19 14x23 {quiet} (2... 13x24)) 2. 38-32 12-18
3. 43-38 7-12 4. 31-27 20-25 5. 37-31 14-20 6. 41-37 10-14 2-0
"""
CLIPBOARD = ["clipboard-read", "clipboard-write"]
sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def open_papers(me: Visitor) -> None:
    me.page.locator(".io .deeds .btn").nth(1).click()


def open_game(me: Visitor, text: str) -> None:
    open_papers(me)
    me.page.fill("#pdn", text)
    me.click(".papers .btn.primary")


def right_drag(me: Visitor, start: int, end: int) -> None:
    boxes = [
        me.page.locator(f"damier-board button[data-square='{square}']").bounding_box()
        for square in (start, end)
    ]
    for step, box in enumerate(boxes):
        assert box is not None
        me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
        if not step:
            me.page.mouse.down(button="right")
    me.page.mouse.up(button="right")


def saved(me: Visitor) -> pdn.Record:
    """Save the game as PDN and read it."""
    open_papers(me)
    with me.page.expect_download() as saving:
        me.page.locator(".papers .keep .btn").first.click()
    me.page.locator(".papers .btn.plain").click()
    return next(pdn.read(saving.value.path().read_bytes()))


# ---- reload, Back, Forward


@sizes
def test_twelve_moves_are_still_there_after_a_reload(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)
    me.click(".tree a", "14×23")
    me.page.locator(".note .field").fill("kept without leaving the field")
    me.page.locator(".signbtn").first.click()
    me.page.reload()
    expect(me.page.locator(".tree a")).to_have_count(16)
    expect(me.page.locator(".tree .now")).to_have_text("14×23!")
    expect(me.page.locator(".note .field")).to_have_value("kept without leaving the field")
    expect(me.page.locator(".tree .say").first).to_have_text("Before")
    expect(me.page.locator(".tree .var")).to_have_count(2)
    me.see(".players", "Jansen")
    me.wait_for_pieces(s23="b", s19=".")
    me.see("damier-board[interactive=both]")


def test_judgements_are_still_there_after_a_reload(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, "1. 32-28 18-23 2. 38-32 {[%eval 0.25]} 12-18 {[%eval -0.3]} *")
    expect(me.page.locator(".tree a")).to_have_count(4)
    me.page.locator(".judge").click()
    expect(me.page.locator(".judge")).to_have_count(0)  # every move has its score
    before = me.page.locator(".tree").inner_text()
    me.page.reload()
    me.see(".graph")
    expect(me.page.locator(".tree")).to_have_text(re.compile("18–23"))
    assert me.page.locator(".tree").inner_text() == before
    expect(me.page.locator(".judge")).to_have_count(0)


def test_back_and_forward_lead_through_what_was_on_the_desk(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    me.tap(32, 28)
    expect(me.page.locator(".tree a")).to_have_text(["32–28"])
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)
    me.page.keyboard.press("End")
    expect(me.page.locator(".tree .now")).to_have_text("10–14")
    me.page.go_back()
    expect(me.page.locator(".tree a")).to_have_text(["32–28"])
    me.wait_for_pieces(s28="w", s32=".")
    me.page.go_forward()
    expect(me.page.locator(".tree a")).to_have_count(16)
    expect(me.page.locator(".tree .now")).to_have_text("10–14")
    me.page.goto(f"{server.url}/rules")
    me.page.go_back()
    expect(me.page.locator(".tree a")).to_have_count(16)
    expect(me.page.locator(".tree .now")).to_have_text("10–14")


# ---- closed tabs, several analyses


def test_work_survives_a_closed_tab_and_can_be_thrown_away(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=english")
    me.see("damier-board[interactive=both]")
    me.type("11-15")
    expect(me.page.locator(".tree a")).to_have_text(["11–15"])
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)
    tab = me.page
    me.page = me.context.new_page()
    tab.close()
    me.open("/analysis?sheet=kndb")
    kept = me.page.locator(".recent .again b")
    expect(kept).to_have_text(["Jansen – de Vries", "11–15"])
    assert me.complaints() == []
    me.page.locator(".recent .iconbtn").nth(1).click()
    expect(kept).to_have_text(["Jansen – de Vries"])
    me.see(".recent", "Deleted: 11–15.")
    me.click(".recent .btn", "Put back")
    expect(kept).to_have_text(["Jansen – de Vries", "11–15"])
    kept.nth(1).click()
    expect(me.page.locator(".tree a")).to_have_text(["11–15"])
    assert len(me.pieces) == 32
    open_papers(me)
    expect(kept).to_have_text(["Jansen – de Vries"])
    kept.click()
    expect(me.page.locator(".tree a")).to_have_count(16)


def test_two_tabs_with_one_game_do_not_overwrite_each_other(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    me.tap(32, 28)
    expect(me.page.locator(".tree a")).to_have_text(["32–28"])
    state = me.page.evaluate("history.state")
    first, me.page = me.page, me.context.new_page()
    me.open("/analysis?sheet=kndb")
    me.page.evaluate("state => history.replaceState(state, '')", state)  # as a doubled tab has it
    me.page.reload()
    expect(me.page.locator(".tree a")).to_have_text(["32–28"])
    me.tap(19, 23)
    expect(me.page.locator(".tree a")).to_have_text(["32–28", "19–23"])
    second, me.page = me.page, first
    me.tap(18, 23)
    expect(me.page.locator(".tree a")).to_have_text(["32–28", "18–23"])
    for tab, moves in ((first, ["32–28", "18–23"]), (second, ["32–28", "19–23"])):
        tab.reload()
        expect(tab.locator(".tree a")).to_have_text(moves)


def test_only_so_many_are_kept_and_what_was_only_opened_goes_first(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    me.tap(32, 28)
    expect(me.page.locator(".tree a")).to_have_text(["32–28"])
    count: int = me.page.evaluate(
        """async () => {
            const at = Object.values(performance.getEntriesByType('resource'))
                .map(({name}) => name).find((name) => name.includes('analysis/drawer'));
            const {drawer, MOST} = await import(at);
            const [own] = await drawer.list();
            for (let i = 0; i < MOST + 3; i++)
                await drawer.put({...own, id: `opened-${i}`, own: false, changed: own.changed + i});
            const left = await drawer.list();
            if (left.length !== MOST) throw new Error(`expected ${MOST}, got ${left.length}`);
            return left.filter(({id}) => id === own.id).length;
        }"""
    )
    assert count == 1


def test_what_a_later_damier_wrote_is_left_alone(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    left: list[int] = me.page.evaluate(
        """async () => {
            const at = Object.values(performance.getEntriesByType('resource'))
                .map(({name}) => name).find((name) => name.includes('analysis/drawer'));
            const {drawer, FORMAT} = await import(at);
            await drawer.put({id: 'later', format: FORMAT + 1});
            return [(await drawer.list()).length, await drawer.get('later') === null ? 1 : 0];
        }"""
    )
    assert left == [0, 1]
    me.page.reload()
    me.see(".lines li")


def test_a_browser_that_keeps_nothing_says_so(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.page.add_init_script("indexedDB.open = () => { throw new DOMException('no'); }")
    me.open("/analysis")
    me.see(".kept-none", words("recent-none", "en"))
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)


# ---- links


def test_a_link_shares_the_whole_game(server: Server, visitors: Visit) -> None:
    me = visitors(server, permissions=CLIPBOARD)
    me.open("/analysis")
    open_game(me, GAME)
    me.click(".tree a", "14×23")
    open_papers(me)
    me.click("[data-act=link-game]")
    me.see("[data-act=link-game]", "Copied")
    link: str = me.page.evaluate("navigator.clipboard.readText()")
    assert len(link) < 600
    other = visitors(server, lang="nl")
    other.open(link.removeprefix(server.url))
    expect(other.page.locator(".tree a")).to_have_count(16)
    expect(other.page.locator(".tree .now")).to_have_text("14×23")
    expect(other.page.locator(".tree .say").first).to_have_text("Before")
    other.see(".players", "de Vries")
    assert "#" not in other.page.url
    other.page.reload()
    expect(other.page.locator(".tree a")).to_have_count(16)
    other.page.goto("about:blank")
    other.open("/analysis?sheet=kndb")
    other.page.evaluate("link => { location.href = link; }", link)  # pasted into the same page
    expect(other.page.locator(".tree a")).to_have_count(16)


@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize(
    "hash_",
    ["game=1.eJwzVDC2UtBVMLIAAA", "game=1.###", "game=2.eJwzVDC2UtBVMLIAAA", "game=", "sheet=x"],
)
def test_a_link_that_was_cut_short_is_told(
    server: Server, visitors: Visit, lang: str, hash_: str
) -> None:
    me = visitors(server, lang=lang)
    me.open(f"/analysis#{hash_}")
    me.see(".verdict .refused", words("analysis-bad-link", lang))
    me.see("damier-board[interactive=both]")


def test_a_link_that_would_be_too_long_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server, permissions=CLIPBOARD)
    me.open("/analysis")
    moves = ["32-28", "18-23", "38-32", "12-18", "43-38", "7-12", "31-27", "20-25", "37-31"]
    chance = Random(1)
    said = [b64encode(chance.randbytes(2_900)).decode() for _ in moves]
    text = " ".join(f"{move} {{{long}}}" for move, long in zip(moves, said, strict=True))
    open_game(me, f"{text} *")
    expect(me.page.locator(".tree a")).to_have_count(len(moves))
    open_papers(me)
    me.click("[data-act=link-game]")
    me.see(".papers .trouble", words("papers-link-too-long", "en"))


# ---- drawings and names


def test_arrows_and_rings_are_kept_with_the_move_and_saved(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)
    right_drag(me, 31, 27)  # on the first position
    me.click(".tree a", "32–28")
    right_drag(me, 18, 23)
    right_drag(me, 28, 28)
    me.page.keyboard.down("Shift")
    right_drag(me, 6, 11)
    right_drag(me, 18, 23)  # the same arrow in another ink
    me.page.keyboard.up("Shift")
    me.see(".drawn.small", re.compile(r"28 .*6–11 .*18–23"))
    assert me.complaints() == []
    drawing = "board => [board.marks.length, board.arrows.filter(a => /drawn/.test(a.kind)).length]"
    assert me.board.evaluate(drawing) == [1, 2]
    me.page.reload()
    me.see(".drawn.small", "18–23")
    assert me.board.evaluate(drawing) == [1, 2]
    expect(me.page.locator(".note .field")).to_have_value("mine")
    record = saved(me)
    assert [said.text for said in record.line.comments] == ["Before", "[%cal G3127]"]
    assert [said.text for said in record.nodes[0].comments] == [
        "mine",
        "[%csl G28]",
        "[%cal R0611,R1823]",
    ]
    right_drag(me, 18, 23)  # green again: its ink changes
    right_drag(me, 18, 23)  # and once more: it goes
    expect(me.page.locator(".drawn.small")).not_to_contain_text("18–23")
    me.click(".drawn .btn")
    expect(me.page.locator(".drawn.small")).to_have_count(0)
    expect(me.page.locator(".note .field")).to_have_value("mine")


def test_drawings_of_other_programs_are_shown(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, "1. 32-28 {[%csl G28,Y05,Q9,G99] look [%cal B2823,G32-27]} *")
    me.click(".tree a", "32–28")
    me.see(".drawn.small", re.compile(r"28 +5 +28–23 +32–27"))
    expect(me.page.locator(".tree .say")).to_have_text("look")
    me.open("/analysis?sheet=russian")
    open_game(me, '[GameType "25"]\n\n1. c3-d4 {[%cal Gc3d4] [%csl Rf6]} *')
    me.see(".tree a", "22–18")
    me.page.keyboard.press("End")
    me.see(".drawn.small")
    right_drag(me, 1, 1)
    record = saved(me)
    marks = [said.text for said in record.nodes[0].comments]
    assert marks == ["[%csl Rf6,Gb8]", "[%cal Gc3d4]"]


@sizes
def test_a_pencil_draws_with_fingers_and_keys(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    me.click(".pencil")
    me.see(".drawn.small", words("note-draw-how", "en"))
    me.tap(32, 28)
    me.tap(19, 19)
    me.see(".drawn.small", re.compile("19 .*32–28"))
    me.board.evaluate("board => board.focus()")
    me.page.keyboard.press("Enter")
    me.page.keyboard.press("ArrowUp")
    me.page.keyboard.press("Enter")
    me.see(".drawn.small", re.compile("19–"))
    assert me.complaints() == []
    me.click(".pencil")
    me.tap(32, 27)
    expect(me.page.locator(".tree a")).to_have_text(["32–27"])


def test_the_names_of_players_are_shown_and_changed(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, GAME)
    me.click(".players")
    fields = me.page.locator(".playerfields .field")
    expect(fields.nth(0)).to_have_value("Jansen")
    fields.nth(0).fill('Ada "the <b>quick</b>"')
    fields.nth(1).fill("")
    me.page.reload()
    me.see(".players", 'Ada "the <b>quick</b>"')
    record = saved(me)
    assert record.tags.find("White") == 'Ada "the <b>quick</b>"'
    assert record.tags.find("Black") is None
    assert record.tags.find("Result") == "2-0"


# ---- the engine


def test_the_bar_is_full_when_it_is_won(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=english&fen=B:WK14,K15:BK32")
    me.page.locator(".sure").wait_for(timeout=60_000)
    bar = "getComputedStyle(document.querySelector('.evalbar')).getPropertyValue('--adv')"
    me.see(".verdict h1", "for certain")
    assert me.page.evaluate(bar) == "100.0%"
    expect(me.page.locator(".evalbar")).to_have_attribute("aria-label", re.compile("White wins"))
    me.open("/analysis?sheet=kndb&fen=W:W:B3")
    me.see(".verdict .quiet")
    assert me.page.evaluate(bar) == "0.0%"


def test_the_engine_goes_deeper_when_asked(tmp_path: Path, visitors: Visit) -> None:
    short = Server(tmp_path / "data", DAMIER_ANALYSIS_SECONDS="0.5").start()
    me = visitors(short)
    me.open("/analysis?sheet=kndb")
    depth = me.page.locator(".depth")
    me.see(".deeper", "Go deeper")
    first = int(re.findall(r"\d+", depth.inner_text())[0])
    me.page.evaluate(
        "() => { const send = WebSocket.prototype.send; window.asked = [];"
        " WebSocket.prototype.send = function (text)"
        " { window.asked.push(JSON.parse(text)); return send.call(this, text); }; }"
    )
    me.click(".deeper")
    asked = me.page.evaluate("window.asked.map(({type, fen}) => [type, Boolean(fen)])")
    assert asked == [["analyse", True]]
    me.see(".deeper", "Go deeper")
    assert int(re.findall(r"\d+", depth.inner_text())[0]) >= first
    assert short.stop()


def test_threads_are_offered_where_the_server_has_them(tmp_path: Path, visitors: Visit) -> None:
    rich = Server(tmp_path / "data", DAMIER_ANALYSIS_THREADS="2").start()
    me = visitors(rich)
    me.open("/analysis?sheet=english&fen=W:WK14,K15:BK32")
    threads = me.page.locator(".lineschoice", has_text="Threads").locator("select")
    threads.select_option("2")
    me.page.locator(".sure").wait_for(timeout=60_000)
    me.page.locator(".tables").click()
    expect(me.page.locator(".sure")).to_have_count(0)
    me.see(".lines li")
    assert rich.stop()


# ---- lines that break, and races


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_stepping_through_a_game_without_a_line_says_so(
    server: Server, visitors: Visit, lang: str
) -> None:
    me = visitors(server, lang=lang)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)
    me.page.route("**/api/positions*", lambda route: route.abort())
    me.page.keyboard.press("ArrowRight")
    me.see(".verdict .refused", words("analysis-offline", lang))
    me.wait_for_pieces(s28="w", s32=".")
    me.page.unroute("**/api/positions*")
    me.page.evaluate("dispatchEvent(new Event('online'))")
    me.see("damier-board[interactive=both]")
    expect(me.page.locator(".verdict .refused")).to_have_count(0)
    me.page.route("**/api/positions/play*", lambda route: route.abort())
    me.tap(19, 23)
    me.see(".verdict .refused", words("analysis-offline", lang))
    me.wait_for_pieces(s19="b")
    me.faults.clear()  # a browser notes what did not come


def test_choosing_a_game_on_a_smaller_board_while_lines_arrive(
    server: Server, visitors: Visit
) -> None:
    """It threw `undefined is not iterable`: arrows of one board were drawn on the other."""
    me = visitors(server)
    me.open("/analysis")
    me.see(".lines li")
    second = '[White "Anna"]\n[Black "Bo"]\n[GameType "25"]\n\n1. c3-d4 *\n'
    open_game(me, f"{GAME}\n{second}")
    me.see(".gamelist", "Anna")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    me.page.route("**/api/positions*", hold)
    me.click(".gamelist button", "Anna – Bo")
    while not held:
        me.page.wait_for_timeout(20)
    # as a line of the engine does, or another tab: the page is drawn before the game has come
    me.page.evaluate("dispatchEvent(new StorageEvent('storage', {key: 'damier-numbers'}))")
    assert len(me.pieces) == 50
    for route in held:
        route.continue_()
    me.page.unroute("**/api/positions*")
    expect(me.page.locator(".tree a")).to_have_text(["22–18"])
    assert len(me.pieces) == 32


def test_lines_of_the_move_before_are_not_shown_for_the_next(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    me.see(".lines li")
    open_game(me, "1. 32-28 18-23 *")
    expect(me.page.locator(".tree a")).to_have_count(2)
    me.see(".lines li")
    me.page.route("**/api/positions*", lambda _: None)  # never answers
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".tree .now")).to_have_text("32–28")
    expect(me.page.locator(".lines li")).to_have_count(0)
