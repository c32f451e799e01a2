"""You know when it is your turn, and when the line is down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.visitor import PATIENCE
from browser.wire import Wire
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from browser.visitor import Visitor

    Visit = Callable[..., Visitor]

# A page that its reader does not look at, and a browser that notes what it is told to tell.
ELSEWHERE = """
Object.defineProperty(document, 'hidden', {get: () => true});
document.hasFocus = () => false;
window.told = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, how) { window.told.push([title, how.body]); }
  close() {}
};
"""


def seated(server: Server, visit: Visit, **asked: Any) -> tuple[Visitor, Visitor, str]:
    """Sit two visitors down without opening their pages: White, Black, and the address."""
    white, black = visit(server), visit(server)
    ask = {"opponent": {"kind": "link"}, "colour": "white", "sheet": "kndb", **asked}
    made = white.page.request.post(f"{server.url}/api/tables", data=ask).json()
    joins = f"{server.url}/api/tables/{made['table']}/join"
    black.page.request.post(joins, data={"invite_token": made["invite_token"]})
    return white, black, f"/t/{made['table']}"


@pytest.fixture
def attentive(tmp_path: Path) -> Iterator[Server]:
    """A server that asks its pages as often as it does for everybody."""
    running = Server(tmp_path / "data", DAMIER_HEARTBEAT="2").start()
    yield running
    assert running.stop()


def test_the_tab_calls_when_it_is_my_turn(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors)
    black.page.add_init_script(ELSEWHERE)
    black.page.add_init_script("localStorage.setItem('damier-notify', 'on')")
    black.open(table)
    white.open(table)
    usual = black.page.locator("link[rel=icon]").first.get_attribute("href")
    assert "Your move" not in black.page.title()
    white.type("32-28")
    expect(black.page).to_have_title("● Your move – damier: Dammen", timeout=PATIENCE)
    icon = black.page.locator("link[rel=icon]").first
    assert "icon-call.svg" in str(icon.get_attribute("href"))
    assert black.page.evaluate("told") == [["Your move", "damier: Dammen"]]
    black.type("18-23")
    expect(black.page).to_have_title("damier: Dammen", timeout=PATIENCE)
    assert str(icon.get_attribute("href")).endswith(str(usual))


# As on phones: a page may not speak itself, its service worker may.
PHONE = """
window.Notification = class {
  static permission = 'granted';
  constructor() { throw new TypeError('Illegal constructor. Use showNotification() instead.'); }
};
ServiceWorkerRegistration.prototype.showNotification = async function (title, how) {
  if (!this.active) throw new TypeError('no active worker');
  window.told.push([title, how.body, how.data]);
};
"""


def test_a_phone_is_told_by_a_service_worker(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors)
    for script in (ELSEWHERE, PHONE, "localStorage.setItem('damier-notify', 'on')"):
        black.page.add_init_script(script)
    black.open(table)
    white.open(table)
    white.type("32-28")
    black.wait(lambda: bool(black.page.evaluate("told.length")), "a notice")
    assert black.page.evaluate("told") == [["Your move", "damier: Dammen", server.url + table]]
    again = "navigator.serviceWorker.getRegistrations().then((all) => all.length)"
    assert black.page.evaluate(again) == 1


def test_sound_is_on_and_one_tap_silences_it(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    me.open(server.table(sheet="kndb", opponent={"kind": "computer"})["url"])
    button = me.see("[data-act=sound]")
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    me.page.reload()
    expect(me.see("[data-act=sound]")).to_have_attribute("aria-pressed", "false")


def test_a_line_that_is_down_is_told_and_comes_back(server: Server, visitors: Visit) -> None:
    white, black, table = seated(server, visitors)
    wire = Wire(white)
    white.open(table)
    black.open(table)
    white.wait_for_turn("white")
    wire.is_cut = True
    white.see(".stateline", "The connection is lost")
    assert white.complaints() == []
    wire.is_cut = False
    expect(white.page.locator(".stateline")).to_have_count(0, timeout=PATIENCE)


def test_a_move_made_while_the_line_is_down_looks_pending_until_it_is_stored(
    server: Server, visitors: Visit
) -> None:
    white, black, table = seated(server, visitors)
    wire = Wire(white)
    white.open(table)
    black.open(table)
    white.wait_for_turn("white")
    wire.is_cut = True
    white.type("32-28")
    white.see(".stateline", "32–28 waits")
    white.wait_for_pieces(s28="w", s32=".")
    expect(white.board).to_have_class("board pending")
    assert black.pieces[27] == "."
    wire.is_cut = False
    black.wait_for_pieces(s28="w")
    expect(white.board).not_to_have_class("board pending", timeout=PATIENCE)
    white.wait_for_pieces(s28="w", s32=".")
    white.wait_for_turn("black")


def test_the_opponent_sees_that_the_other_is_away(attentive: Server, visitors: Visit) -> None:
    white, black, table = seated(attentive, visitors)
    wire = Wire(white)
    white.open(table)
    black.open(table)
    black.see(".player[data-side=white]:not(.away)")
    wire.is_cut = True
    black.see(".player.away[data-side=white]")
    wire.is_cut = False
    black.see(".player[data-side=white]:not(.away)")
