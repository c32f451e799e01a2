"""What leaves the analysis page with a game: links, drawings, names."""

from __future__ import annotations

import re
from base64 import b64encode
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.desk import open_game, open_papers, right_drag, saved, sizes
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


CLIPBOARD = ["clipboard-read", "clipboard-write"]


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
