"""Watching in a real browser: games as they go on, on every kind of screen."""

from __future__ import annotations

from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from browser.desk import open_papers
from browser.test_people_axe import OVERFLOW, SCREENS
from web.harness import both_play
from web.onlooker import meet
from web.test_follows import member

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import FrameLocator

    from browser.visitor import Visitor
    from web.harness import Player, Server

    Visit = Callable[..., Visitor]
    Blog = Callable[[Visitor, str], FrameLocator]


@pytest.fixture
def games(server: Server) -> Iterator[list[tuple[Player, Player]]]:
    """Three games that everybody may watch, on boards of three kinds."""
    with server.http() as one, server.http() as other:
        sheets = ("kndb", "turkish", "english")
        yield [meet(server, one, other, sheet=sheet, control="600+5") for sheet in sheets]
    server.dismiss()


def test_boards_go_on_by_themselves_and_stay_where_they_are(
    server: Server, visitors: Visit, games: list[tuple[Player, Player]]
) -> None:
    me = visitors(server, lang="en")
    me.open("/now")
    me.see(".front damier-board")
    expect(me.page.locator(".card")).to_have_count(2)
    front = me.page.locator(".front .btn").get_attribute("href")
    white, black = next(pair for pair in games if front == f"/t/{pair[0].table}")
    seq = white.do("move", path=white.view["moves"][0]["path"])
    black.until(seq)
    me.wait(lambda: me.pieces == white.view["board"], "the move on the board in front")
    before = {
        card: me.page.locator(f"[data-table='{card}']").bounding_box()
        for card in [pair[0].table for pair in games if pair[0] is not white]
    }
    gone, *stays = before
    pair = next(pair for pair in games if pair[0].table == gone)
    pair[0].do("resign")
    me.see(f"[data-table='{gone}'] .end", "0")
    for table in (gone, *stays):
        assert me.page.locator(f"[data-table='{table}']").bounding_box() == before[table]
    me.page.locator("select[name=sheet]").select_option("english")
    assert me.page.url.endswith("?sheet=english")
    english = games[2][0].table
    expect(me.page.locator(".front .btn")).to_have_attribute("href", f"/t/{english}")
    me.click(".front .btn")
    me.see("damier-board")
    assert me.page.url.endswith(f"/t/{english}")


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_nothing_sticks_out(
    server: Server, visitors: Visit, games: list[tuple[Player, Player]], screen: str
) -> None:
    me = visitors(server, **SCREENS[screen])
    me.open("/now")
    me.see(".front damier-board")
    me.see(".card")
    assert len(games) == 3
    assert me.complaints() == []
    assert me.page.evaluate(OVERFLOW) == 0
    me.page.locator("select[name=sheet]").select_option("spantsiretti")
    me.see(".empty")
    assert me.complaints() == []


def test_a_switch_says_whether_everybody_may_watch(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="en")
    me.open("/?lobby")
    shown = me.page.locator("input[name=shown]")
    expect(shown).to_be_checked()
    me.page.get_by_label("I’ll send a link").check(force=True)
    expect(shown).not_to_be_checked()
    shown.check(force=True)
    me.click("button", "Set up")
    me.see("damier-board")
    made = me.page.url.rsplit("/", 1)[1]
    me.page.evaluate("() => document.querySelector('[data-act=more]')?.click()")
    with server.http() as http:
        assert http.get(f"/api/tables/{made}").status_code == 200


@pytest.fixture
def blog() -> Iterator[Callable[[Visitor, str], FrameLocator]]:
    """Another site, which shows what it was given: `blog(me, code)`."""
    pages: list[str] = []

    class Answers(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(f"<link rel=icon href=data:,>{pages[-1]}".encode())

        def log_message(self, *_: object) -> None:
            """Be quiet."""

    site = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
    Thread(target=site.serve_forever).start()

    def show(me: Visitor, code: str) -> FrameLocator:
        pages.append(code)
        me.page.goto(f"http://localhost:{site.server_port}/")
        return me.page.frame_locator("iframe")

    yield show
    site.shutdown()
    site.server_close()


def test_another_site_shows_a_game_live_and_replays_it(
    server: Server, visitors: Visit, blog: Blog
) -> None:
    white, black = server.pair(sheet="kndb")
    me = visitors(server, lang="en")
    me.open(f"/t/{white.table}")
    me.page.get_by_role("button", name="More", exact=True).click()
    code = me.page.get_by_label("Code for a web page").input_value()
    shown = blog(me, code.replace(white.table, f"{white.table}?lang=nl&scheme=dark"))
    expect(shown.get_by_text("Live")).to_be_visible()
    both_play(white, black, "32-28", "19-23")
    expect(shown.locator(".played")).to_have_text("19–23")
    shown.get_by_role("button", name="Zet terug").click()
    expect(shown.locator(".played")).to_have_text("32–28")
    me.page.keyboard.press("End")
    expect(shown.locator(".played")).to_have_text("19–23")
    black.do("resign")
    expect(shown.get_by_text("2-0")).to_be_visible()


@pytest.mark.parametrize("look", ["?lang=en&scheme=light", "?lang=ar&scheme=dark&turned"])
def test_the_board_of_another_site_has_nothing_to_complain_of(
    server: Server, visitors: Visit, look: str
) -> None:
    white, black = server.pair(sheet="turkish")
    me = visitors(server, viewport={"width": 400, "height": 520})
    me.open(f"/embed/{white.table}{look}")
    me.see("damier-board")
    assert me.complaints() == []
    assert me.page.evaluate(OVERFLOW) == 0
    assert black.table == white.table
    assert me.context.cookies() == []
    me.open("/embed/none" + look)
    me.see("[role=status]", "لا توجد" if "ar" in look else "There is no game here.")


def test_a_game_of_the_analysis_page_goes_into_a_frame(
    server: Server, visitors: Visit, blog: Blog
) -> None:
    me = visitors(server, lang="en", permissions=["clipboard-read", "clipboard-write"])
    me.open("/analysis?sheet=russian")
    me.see("damier-board")
    me.type("c3-d4", "d6-c5")
    open_papers(me)
    me.click("[data-act=code-game]")
    me.see("[data-act=code-game]", "Copied")
    code = me.page.evaluate("navigator.clipboard.readText()")
    assert "/embed?sheet=russian#game=1." in code
    shown = blog(me, code)
    expect(shown.locator(".played")).to_have_text("10–14")


def test_a_simul_from_the_form_to_the_results(server: Server, visitors: Visit) -> None:
    host, guest = visitors(server, lang="en"), visitors(server, lang="nl", phone=True)
    host.open("/simuls")
    host.page.locator("[name=sheet]").select_option("kndb")
    host.page.locator("[name=name]").fill("Sijbrands")
    assert host.complaints() == []
    host.click("button", "Open the simul")
    host.see("[data-act=start]")
    assert host.complaints() == []
    address = host.page.url.removeprefix(server.url)
    guest.open(address)
    guest.page.locator("[name=name]").fill("Anna")
    guest.click("[data-act=join]")
    guest.see("p", "Sijbrands")
    assert guest.complaints() == []
    with server.http() as other:
        other.post(f"/api{address}/join", json={"name": "Bram"}).raise_for_status()
        host.see("li", "Bram")
        host.click("[data-act=start]")
        host.see(".card.waits")
        expect(host.page.locator(".card")).to_have_count(2)
        assert host.complaints() == []
        assert host.page.evaluate(OVERFLOW) == 0
        host.click("[data-act=next-board]")
        host.see("damier-board")
        first = host.page.url
        host.see("[data-act=next-board]")
        host.type_quickly("32-28")  # and the page goes on to the other board by itself
        host.wait(lambda: host.page.url not in (first, server.url + address), "the next board")
        guest.see("a", "Naar je bord")
        for board in other.get(f"/api{address}").json()["boards"]:
            http = other if board["name"] == "Bram" else guest.page.request
            path = f"/api/tables/{board['table']}"
            seat = http.get(path if http is other else server.url + path).json()
            server.player(board["table"], seat["seat_token"]).do("resign")
        host.open(address)
        host.see("b", "2 of 2")
        assert host.complaints() == []


def test_following_on_pages_of_people_and_tournaments(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="en")
    with server.http() as star:
        member(star, "Karla Bildschirm")
        held = star.post("/api/tournaments", json={"name": "Cup Bild", "rounds": 3}).json()
    for page in ("/people/Karla%20Bildschirm", f"/tournaments/{held['tournament']}"):
        me.open(page)
        me.see(".follow")
        me.page.locator("input[name=follow]").press("Space")
        me.wait(lambda: me.page.locator("input[name=follow]").is_checked(), "a switch that is on")
        assert me.complaints() == []
    me.open("/now")
    me.see(".follows", "Karla Bildschirm")
    me.see(".follows", "Cup Bild")
    assert me.complaints() == []
    me.page.get_by_role("button", name="Follow Karla Bildschirm no more").click()
    expect(me.page.locator(".follows")).not_to_contain_text("Karla")


_CUT = """() => {
  const said = document.querySelector('.score .none');
  if (!said || !said.checkVisibility()) return 0;
  const box = document.querySelector('.score').getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(said);
  return Math.max(0, words.getBoundingClientRect().bottom - box.bottom);
}"""


def test_nothing_at_a_simul_is_cut_or_too_small_for_a_thumb(
    server: Server, visitors: Visit
) -> None:
    host, guest = (visitors(server, lang="en", phone=True) for _ in range(2))
    host.open("/simuls")
    host.page.locator("[name=sheet]").select_option("international")
    host.page.locator("[name=name]").fill("Sijbrands")
    host.click("button", "Open the simul")
    host.see("[data-act=start]")
    address = host.page.url.removeprefix(server.url)
    guest.open(address)
    guest.page.locator("[name=name]").fill("Anna")
    guest.click("[data-act=join]")
    host.see("li", "Anna")
    box = host.page.locator(".names button").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44
    host.click("[data-act=start]")
    guest.see("a", "To your board")
    guest.page.get_by_role("link", name="To your board").click()
    guest.see(".stateline.simul")
    for width, height in ((360, 640), (390, 664), (390, 844)):
        guest.page.set_viewport_size({"width": width, "height": height})
        guest.wait(lambda: guest.page.evaluate(_CUT) == 0, "words that can be read")
