"""The analysis page forgets nothing: reloads, Back, closed tabs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.desk import open_game, open_papers, sizes
from damier.texts import text as words

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

GAME = """[White "Jansen"]
[Black "de Vries"]
[Result "2-0"]

{Before} 1. 32-28 $5 {mine} 18-23 (1... 19-23 2. 28x19 14x23 {quiet} (2... 13x24)) 2. 38-32 12-18
3. 43-38 7-12 4. 31-27 20-25 5. 37-31 14-20 6. 41-37 10-14 2-0
"""


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


def test_a_reload_the_moment_a_move_is_shown_keeps_the_game(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree a")).to_have_count(16)
    # as Chromium does when the address changes while the page is being loaded again
    me.page.evaluate("history.replaceState(null, '')")
    me.page.reload()
    expect(me.page.locator(".tree a")).to_have_count(16)
    me.page.reload()
    expect(me.page.locator(".tree a")).to_have_count(16)
    me.open("/analysis")  # typed anew, the address shows what it says
    expect(me.page.locator(".tree a")).to_have_count(0)
    me.see(".recent", "Jansen – de Vries")


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
