"""Games opened on the analysis page, judged and saved; and what is told when they are not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.desk import open_game, sizes
from damier import pdn
from damier.texts import text as words
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Route

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]

GAME = """[Event "Club <b>night</b>"]
[White "Jansen"]
[Black "de Vries"]
[Result "0-2"]
[SetUp "1"]
[FEN "W:W28,41,45,46:B6,12,18,20"]

{Before} 1. 41-37 $5 {mine [%clk 0:05:00]} 6-11 (1... 6-11 2. 37-32 {quiet} (2. 46-41)) 2. 28-23
18x29 3. 45-40 0-2
"""


def test_a_file_that_does_not_name_its_game_is_read_and_the_page_says_as_what(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=international")
    open_game(me, "1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10x14 19x10 *")
    told = me.page.locator("p.quiet[role=status]")
    expect(told).to_contain_text("Read as English draughts, where 11-15 23-18 can be played.")
    expect(told).to_contain_text("10x14 takes nothing. Read as 10-14.")


@sizes
def test_a_game_is_opened_judged_and_saved_with_everything(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree .say").first).to_have_text("Before")
    expect(me.page.locator(".tree .var")).to_have_count(2)
    me.click(".judge", "Review every move")
    me.see(".graph")
    bad = me.page.locator(".tree a", has_text="28–23")
    expect(bad.locator(".glyph")).to_have_text(re.compile(r"\?"))
    expect(me.page.locator(".tree .say", has_text="was").first).to_be_visible()
    assert me.complaints() == []
    me.click(".io .btn", "Open, save")
    with me.page.expect_download() as saving:
        me.click(".papers .btn", "Save as PDN")
    text = saving.value.path().read_text(encoding="utf-8")
    before, after = next(pdn.read(GAME.encode())), next(pdn.read(text.encode()))
    assert after.problems == []
    assert after.tags.find("Event") == "Club <b>night</b>"
    assert after.start == before.start
    assert after.moves == before.moves
    assert after.result == before.result
    assert after.line.comments == before.line.comments
    assert after.nodes[0].nags[0] == 5
    assert "mine [%clk 0:05:00]" in [said.text for said in after.nodes[0].comments]
    assert after.nodes[1].variations[:1] == before.nodes[1].variations
    assert {2, 4, 6} & set(after.nodes[2].nags)
    assert after.nodes[2].variations


def test_one_of_several_games_is_chosen(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    second = '[White "Anna"]\n[Black "Bo"]\n[GameType "25"]\n\n1. c3-d4 *\n'
    open_game(me, GAME + "\n" + second)
    me.see(".gamelist", "Jansen")
    me.click(".gamelist button", "Anna – Bo")
    expect(me.page.locator(".tree a")).to_have_text(["22–18"])
    assert len(me.pieces) == 32


def test_what_could_not_be_read_stays_told(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, "1. 32-28 18-23 2. 99-98 *")
    me.see(".lines li")  # the engine has spoken, too
    me.see(".verdict .refused", "99-98 is not legal")
    expect(me.page.locator(".judge")).to_be_in_viewport(ratio=1)
    me.click(".tree a", "32–28")
    expect(me.page.locator(".verdict .refused")).to_have_count(0)


def test_no_game_is_told(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, "Dear Anna, see you at eight")
    me.see(".papers .trouble", "There is no game in that text")
    me.faults.clear()


@pytest.mark.parametrize(
    ("most", "size", "taken"), [("4000000", 3_000_000, True), ("9000", 8_000_000, False)]
)
def test_how_large_a_file_may_be_is_the_server_s_to_say(
    tmp_path: Path, visitors: Visit, most: str, size: int, taken: bool
) -> None:
    bounded = Server(tmp_path / "data", DAMIER_UPLOAD_BYTES=most).start()
    me = visitors(bounded, lang="fr")
    me.open("/analysis")
    me.page.locator(".io .deeds .btn").nth(1).click()
    game = f"1. 32-28 18-23 {{{'-' * size}}} *".encode()
    file = {"name": "a.pdn", "mimeType": "text/plain", "buffer": game}
    me.page.locator(".papers input[type=file]").set_input_files([file])
    if taken:
        expect(me.page.locator(".tree a")).to_have_count(2)
    else:
        me.see(".papers .trouble", words("server-too-large", "fr"))
        me.faults.clear()  # a browser notes every answer that is no
    assert bounded.stop()


# How a line is lost: before the answer, within it, or to something that is no server of ours.
def abort(route: Route) -> None:
    route.abort()


def cut(route: Route) -> None:
    route.fulfill(content_type="application/x-ndjson", body='{"moves": 5}\n{"judgem')


def garble(route: Route) -> None:
    route.fulfill(content_type="application/json", body="<html>Log in first</html>\n")


@pytest.mark.parametrize("lang", ["en", "nl", "ar"])
def test_a_line_that_is_lost_with_a_game_on_it_is_told(
    server: Server, visitors: Visit, lang: str
) -> None:
    me = visitors(server, lang=lang)
    me.open("/analysis")
    lost = words("analysis-lost", lang)
    said = me.page.locator(".papers .trouble span")
    file = me.page.locator(".papers input[type=file]")
    for lose in (abort, garble):
        me.page.route("**/api/pdn/*", lose)
        open_game(me, GAME)
        expect(said).to_have_text(lost)
        me.page.locator(".papers .btn.plain").click()
        me.page.locator(".io .deeds .btn").nth(1).click()
        expect(said).to_have_count(0)
        file.set_input_files({"name": "a.pdn", "mimeType": "text/plain", "buffer": GAME.encode()})
        expect(said).to_have_text(lost)
        me.page.locator(".papers .btn.plain").click()
        me.page.unroute("**/api/pdn/*")
    me.page.locator(".io .deeds .btn").nth(1).click()
    file.set_input_files({"name": "a.pdn", "mimeType": "text/plain", "buffer": GAME.encode()})
    expect(me.page.locator(".tree .var")).to_have_count(2)
    me.faults.clear()  # a browser notes what did not come


@pytest.mark.parametrize("lang", ["en", "fi"])
@pytest.mark.parametrize("lose", [abort, cut, garble])
def test_a_line_that_is_lost_while_a_game_is_judged_is_told(
    server: Server, visitors: Visit, lang: str, lose: Callable[[Route], None]
) -> None:
    me = visitors(server, lang=lang)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree .var")).to_have_count(2)
    me.page.route("**/api/games/annotate/stream*", lose)
    me.page.locator(".judge").click()
    expect(me.page.locator(".verdict .refused")).to_have_text(words("analysis-lost", lang))
    expect(me.page.locator(".judge progress")).to_have_count(0)
    me.faults.clear()  # a browser notes what did not come


def test_a_table_that_does_not_come_is_told(server: Server, visitors: Visit) -> None:
    made = server.table(sheet="djeco", mode="guided")
    token = made["url"].partition("#")[2]
    me = visitors(server, lang="de")
    me.page.route("**/api/tables/*.pdn*", abort)
    me.open(f"/analysis?table={made['table']}#{token}")
    me.see(".verdict .refused", words("analysis-lost", "de"))
    me.page.unroute("**/api/tables/*.pdn*")
    me.open("/analysis?table=unknown")
    me.see(".verdict .refused", words("analysis-no-table", "de"))
    me.faults.clear()  # a browser notes what did not come


def test_a_game_that_is_no_longer_judged_says_nothing(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, GAME)
    expect(me.page.locator(".tree .var")).to_have_count(2)
    me.page.route("**/api/games/annotate/stream*", lambda _: None)  # never answers
    me.page.locator(".judge").click()
    me.see(".judge progress")
    me.page.locator(".judge").click()
    expect(me.page.locator(".judge progress")).to_have_count(0)
    expect(me.page.locator(".verdict .refused")).to_have_count(0)


def test_a_link_opens_the_same_position(server: Server, visitors: Visit) -> None:
    me = visitors(server, permissions=["clipboard-read", "clipboard-write"])
    me.open("/analysis?sheet=djeco")
    me.see("damier-board[interactive=both]")
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    me.click(".io .btn", "Open, save")
    me.click(".papers .btn", "Copy link")
    me.see(".papers .btn", "Copied")
    link: str = me.page.evaluate("navigator.clipboard.readText()")
    for kind in ("svg", "png"):
        with me.page.expect_download() as saving:
            me.page.locator(".papers a", has_text=kind.upper()).click()
        assert saving.value.suggested_filename == f"damier.{kind}"
    other = visitors(server)
    other.open(link.removeprefix(server.url))
    other.wait_for_pieces(s28="w", s32=".")


def test_a_table_is_opened(server: Server, visitors: Visit) -> None:
    made = server.table(sheet="djeco", mode="guided")
    me = visitors(server)
    me.open(made["url"])
    me.see("damier-board")
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    token = made["url"].partition("#")[2]
    me.open(f"/analysis?table={made['table']}#{token}")
    expect(me.page.locator(".tree a")).to_have_text(["32–28"])
    assert "#" not in me.page.url
