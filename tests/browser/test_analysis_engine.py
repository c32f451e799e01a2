"""The engine of the analysis page: how deep, how sure, and lines that break or come late."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.desk import open_game
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
