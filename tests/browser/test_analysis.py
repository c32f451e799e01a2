"""The analysis page in a browser: lines, tree, editor, games in and out, on desk and phone."""

from __future__ import annotations

import re
import zlib
from base64 import urlsafe_b64encode
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

GAME = """[Event "Club <b>night</b>"]
[White "Jansen"]
[Black "de Vries"]
[Result "0-2"]
[SetUp "1"]
[FEN "W:W28,41,45,46:B6,12,18,20"]

{Before} 1. 41-37 $5 {mine [%clk 0:05:00]} 6-11 (1... 6-11 2. 37-32 {quiet} (2. 46-41)) 2. 28-23
18x29 3. 45-40 0-2
"""
sizes = pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])


def open_game(me: Visitor, text: str) -> None:
    me.page.locator(".io .deeds .btn").nth(1).click()
    me.page.fill("#pdn", text)
    me.click(".papers .btn.primary")


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
def test_lines_stream_and_one_is_played_into_the_tree(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    expect(me.page.locator(".lines li")).to_have_count(3)
    me.see(".depth", re.compile(r"Depth \d+"))
    arrows = me.board.evaluate("board => board.arrows.length")
    assert arrows == 3
    line = me.page.locator(".lines li").first.locator(".pv button")
    expect(line.nth(2)).to_be_visible()
    me.page.locator(".enginerow .switch:not(.tables)").click()
    me.page.locator(".enginerow .switch:not(.tables)").click()
    me.see(".lines li")
    third = line.nth(2)
    third.click()
    expect(me.page.locator(".tree a")).to_have_count(3)
    expect(me.page.locator(".tree a.now")).to_have_count(1)
    assert me.complaints() == []


def test_the_engine_shows_as_many_lines_as_asked_and_stops(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=english")
    me.see(".lines li")
    me.page.select_option(".lineschoice select", "5")
    expect(me.page.locator(".lines li")).to_have_count(5)
    me.page.locator(".enginerow .switch:not(.tables)").click()
    expect(me.page.locator(".lines li")).to_have_count(0)
    assert me.board.evaluate("board => board.arrows.length") == 0


def test_why_the_server_hung_up_is_told(tmp_path: Path, visitors: Visit) -> None:
    limits = {"DAMIER_COMMANDS_PER_SECOND": "0.01", "DAMIER_COMMAND_BURST": "2"}
    strict = Server(tmp_path / "data", **limits).start()
    me = visitors(strict)
    me.open("/analysis?sheet=english")
    me.see(".lines li")
    for _ in range(2):
        me.page.locator(".enginerow .switch:not(.tables)").click()
    me.see(".verdict .refused", "That is very fast. Give it a moment.")
    expect(me.page.locator(".enginerow input").first).not_to_be_checked()
    assert strict.stop()


@sizes
def test_variations_are_added_promoted_and_removed(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    for path in ((32, 28), (18, 23)):
        me.tap(*path)
        me.wait_for_pieces(**{f"s{path[0]}": "."})
    me.click("[aria-label='One move back']")
    me.wait_for_pieces(s18="b")
    me.tap(19, 23)
    me.wait_for_pieces(s19=".")
    expect(me.page.locator(".tree .var a")).to_have_text(["19–23"])
    me.click(".note .btn", "Move this line up")
    expect(me.page.locator(".tree .var a")).to_have_text(["18–23"])
    me.click("[aria-label='Mistake']")
    expect(me.page.locator(".tree .now .glyph")).to_have_text("?")
    words = me.page.locator(".note .field")
    words.press_sequentially("<b>not so</b> good", delay=30)  # while lines arrive
    words.press("Tab")
    expect(me.page.locator(".tree .say")).to_have_text("<b>not so</b> good")
    me.click(".note .btn", "Remove")
    expect(me.page.locator(".tree a")).to_have_text(["32–28", "18–23"])


def test_a_piece_stays_in_hand_while_lines_arrive(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb")
    me.see(".lines li")
    me.tap(32)
    heard = me.page.locator(".depth")
    for _ in range(3):
        before = heard.inner_text()
        expect(heard).not_to_have_text(before)
    me.tap(28)
    me.wait_for_pieces(s32=".", s28="w")


def test_a_refused_move_says_why(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb&fen=W:W28,45:B23")
    me.see("damier-board[interactive=both]")
    me.tap(45, 40)
    me.see(".refused", "Capture first")
    me.wait_for_pieces(s45="w")


@sizes
def test_the_editor_makes_a_position(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone)
    me.open("/analysis?sheet=kndb")
    me.click(".io .btn", "Set up")
    me.click(".edit .btn", "Empty the board")
    me.see(".edit .trouble", "game is over")
    me.page.locator("#fen").scroll_into_view_if_needed()
    me.board.scroll_into_view_if_needed()
    me.tap(28)
    me.wait_for_pieces(s28="w")
    me.tap(28)
    me.wait_for_pieces(s28="W")
    me.page.locator("[name=brush]").nth(3).evaluate("radio => radio.click()")
    me.tap(6)
    me.wait_for_pieces(s6="b")
    expect(me.page.locator("#fen")).to_have_value("W:WK28:B6")
    me.page.locator("[name=turn][value=black]").evaluate("radio => radio.click()")
    expect(me.page.locator("#fen")).to_have_value("B:WK28:B6")
    assert me.complaints() == []
    me.click(".edit .btn.primary")
    me.see(".verdict h1", re.compile("White|even"))
    expect(me.page).to_have_url(re.compile(r"fen=B:WK28:B6"))


@sizes
def test_a_game_goes_on_from_the_board(server: Server, visitors: Visit, phone: bool) -> None:
    me = visitors(server, phone=phone, lang="nl")
    me.open("/analysis?sheet=kndb&fen=W:W28,41,45,46:B6,12,18,20")
    me.see("damier-board[interactive=both]")
    me.tap(41, 37)
    me.wait_for_pieces(s37="w")
    me.click("[data-act=from]", "Speel vanaf hier")
    side = me.page.locator(".from [name=colour]")
    expect(side.nth(1)).to_be_checked()  # Black is to move
    me.page.locator(".from [name=level][value='2']").evaluate("radio => radio.click()")
    me.see(".from legend", "2, ziet wel eens iets over het hoofd")
    side.nth(0).evaluate("radio => radio.click()")
    assert me.complaints() == []
    me.click(".from .btn.primary", "Begin")
    me.page.wait_for_url("**/t/*")
    me.see(".player", "Niveau 2")
    me.wait_for_turn("white")
    assert me.pieces[36] == "w"
    assert sum(me.pieces.count(piece) for piece in "wWbB") in (7, 8)
    me.page.go_back()
    me.see("[data-act=from]")
    expect(me.page).to_have_url(re.compile(r"fen=B:W28,37,45,46:B6,12,18,20"))


def test_a_game_goes_on_by_house_rules(server: Server, visitors: Visit) -> None:
    with server.http() as http:
        asked = {"extends": "kndb", "fields": {"man.captures_backward": False}}
        toml = http.post("/api/house", json=asked).json()["toml"]
    packer = zlib.compressobj(wbits=-15)
    packed = urlsafe_b64encode(packer.compress(toml.encode()) + packer.flush()).decode()
    me = visitors(server)
    me.open(f"/analysis?fen=W:W23,45:B1,28#sheet={packed.rstrip('=')}")
    me.click("[data-act=from]")
    me.click(".from .btn.primary", "Begin")
    me.page.wait_for_url("**/t/*")
    me.wait_for_pieces(s23="w", s45="w", s1="b", s28="b")
    me.tap(23, 32)
    me.see(".slip", re.compile("backward|back"))


def test_no_game_goes_on_where_it_is_over_or_refused(tmp_path: Path, visitors: Visit) -> None:
    strict = Server(tmp_path / "data", DAMIER_UNFINISHED_TABLES="0").start()
    me = visitors(strict)
    me.open("/analysis?sheet=kndb&fen=W:W:B3")
    expect(me.page.locator("[data-act=from]")).to_be_disabled()
    me.open("/analysis?sheet=kndb")
    me.click("[data-act=from]")
    me.click(".from .btn.primary", "Begin")
    me.see(".from .trouble", "You have many games under way.")
    me.click(".from .btn", "Back")
    me.see("[data-act=from]")
    me.faults.clear()  # a browser notes every answer that is no
    assert strict.stop()


def test_right_click_puts_the_other_colour(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb&edit")
    me.click(".edit .btn", "Empty the board")
    me.wait_for_pieces(s28=".")
    box = me.page.locator("damier-board button[data-square='28']").bounding_box()
    assert box is not None
    me.page.mouse.click(box["x"] + 5, box["y"] + 5, button="right")
    me.wait_for_pieces(s28="b")


def test_the_editor_tells_a_bad_fen_in_words(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=kndb&edit")
    me.page.fill("#fen", "W:W31,99:B1")
    me.see(".edit .trouble", "There is no square 99 on this board: the last one is 50.")
    expect(me.page.locator(".edit .btn.primary")).to_be_disabled()
    me.page.fill("#fen", "W:W3:B40")
    me.see(".edit .trouble", "white man on 3")
    me.page.fill("#fen", "W:W31,32:B1")
    expect(me.page.locator(".edit .trouble")).to_be_hidden()
    me.wait_for_pieces(s31="w", s32="w", s1="b")
    me.faults.clear()  # a browser notes every answer that is no


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


def test_the_graph_leads_through_the_game(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    scored = (
        "1. 32-28 {[%eval 0.1]} 18-23 {[%eval 0.2]} 2. 38-32 {[%eval -0.3]} 12-18 {[%eval 1]} *"
    )
    open_game(me, scored)
    slider = me.see(".graph input")
    slider.focus()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(me.page.locator(".tree .now")).to_have_text("18–23")
    expect(slider).to_have_attribute("aria-valuetext", "18–23: +0.20")


def test_the_move_that_is_shown_stays_in_sight(server: Server, visitors: Visit) -> None:
    me = visitors(server, viewport={"width": 1280, "height": 600})
    me.open("/analysis")
    open_game(me, "1. 32-28 {" + "much to say " * 150 + "} 19-23 2. 28x19 14x23 *")
    expect(me.page.locator(".tree a")).to_have_count(4)
    me.page.keyboard.press("End")
    expect(me.page.locator(".tree .now")).to_have_text("14×23")
    expect(me.page.locator(".tree .now")).to_be_in_viewport(ratio=1)
    me.page.keyboard.press("Home")
    expect(me.page.locator(".tree a").first).to_be_in_viewport(ratio=1)


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


def test_moves_are_printed_on_boards_of_every_size(server: Server, visitors: Visit) -> None:
    printed = {
        "32-28": "32–28",
        "47x38x24": "47×38×24",
        "c3-d4": "c3–d4",
        "l12xn14xl10": "l12×n14×l10",
        "m13-n14": "m13–n14",
        "2-0": "2–0",
        "a 12-man game": "a 12-man game",
    }
    me = visitors(server)
    me.open("/analysis")
    pretty = "async texts => texts.map((await import('/static/app/i18n.js')).pretty)"
    assert me.page.evaluate(pretty, list(printed)) == list(printed.values())


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


def test_the_endgame_table_is_sure(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis?sheet=english&fen=W:WK14,K15:BK32")
    me.page.locator(".sure").wait_for()
    me.see(".sure", re.compile(r"decided in \d+ moves"))
    me.see(".verdict h1", "for certain")


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


def test_keys_step_through_a_game(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/analysis")
    open_game(me, "1. 32-28 18-23 2. 38-32 *")
    me.see(".tree a", "38–32")
    me.page.keyboard.press("End")
    expect(me.page.locator(".tree .now")).to_have_text("38–32")
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.locator(".tree .now")).to_have_text("18–23")
    me.page.keyboard.press("Home")
    expect(me.page.locator(".tree .now")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing(server: Server, visitors: Visit, scheme: str, phone: bool) -> None:
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open("/analysis?sheet=swedish")
    me.see(".lines li")
    assert me.complaints() == []
    me.click(".io .btn", "Set up")
    assert me.complaints() == []
    me.click(".edit .btn", "Back")
    me.click(".io .btn", "Open, save")
    assert me.complaints() == []


def test_arabic_keeps_board_and_moves_left_to_right(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="ar")
    me.open("/analysis?sheet=kndb")
    me.see(".lines li")
    assert me.page.evaluate("document.documentElement.dir") == "rtl"
    board, side = (
        me.page.locator(each).bounding_box() for each in ("damier-board", "section.side")
    )
    assert board is not None
    assert side is not None
    assert side["x"] < board["x"]
    for selector in (".tree", ".lines", "damier-board"):
        direction = f"getComputedStyle(document.querySelector('{selector}')).direction"
        assert me.page.evaluate(direction) == "ltr"
