"""axe finds nothing to mend on any page, in any state, light or dark, in any theme of the board."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

THEMES = ["", "wood", "tournament", "djeco", "contrast", "dark"]
LARGEST_GAME_PAGE = 150_000


@pytest.fixture(params=["light", "dark"])
def scheme(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.mark.parametrize("phone", [False, True])
def test_start_lobby_and_games(server: Server, visitors: Visit, scheme: str, phone: bool) -> None:
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open("/")
    expect(me.page.locator(".leaf").first).to_be_visible()
    assert me.complaints() == []
    me.click(".setup label", "Someone online")
    me.click(".setup label", "At the table")
    me.click(".setup label", "In the lobby")
    assert me.complaints() == []
    me.click(".setup .primary")
    expect(me.board).to_be_visible()
    assert me.complaints() == []
    guest = visitors(server, phone=phone, color_scheme=scheme)
    guest.open("/lobby")
    guest.see(".waiting li")
    assert guest.complaints() == []
    guest.open("/games")
    assert guest.complaints() == []
    guest.open("/waiting")
    guest.see("main h2", "Notices")
    assert guest.complaints() == []
    me.open("/games")
    assert me.complaints() == []


def test_a_table_with_a_slip_in_every_theme(server: Server, visitors: Visit, scheme: str) -> None:
    made = server.table(sheet="djeco", mode="table", touch_move=False, control="300+5")
    me = visitors(server, color_scheme=scheme)
    me.open(made["url"])
    for path in ((32, 28), (19, 23), (37, 32)):
        me.tap(*path)
        me.wait_for_pieces(**{f"s{path[0]}": "."})
    me.see(".choice")
    for theme in THEMES:
        me.page.evaluate("theme => localStorage.setItem('damier-theme', theme)", theme)
        me.page.reload()
        me.see(".choice")
        assert me.complaints() == [], theme


@pytest.mark.parametrize("phone", [False, True])
def test_a_guided_table_in_every_state(
    server: Server, visitors: Visit, scheme: str, phone: bool
) -> None:
    made = server.table(sheet="kndb", opponent={"kind": "computer", "level": 1}, colour="white")
    me = visitors(server, phone=phone, color_scheme=scheme)
    me.open(made["url"])
    me.tap(32)
    me.tap(26)
    me.see(".slip")
    assert me.complaints() == []
    me.tap(32, 28)
    me.wait_for_turn("white")
    me.click("[data-act=more]")
    me.see(".drawer")
    assert me.complaints() == []
    me.click(".drawer button", "Close")
    me.click("[data-act=resign]")
    assert me.complaints() == []
    me.click(".slip .primary")
    me.see(".slip.over")
    assert me.complaints() == []


def test_the_study_pages_in_every_theme(server: Server, visitors: Visit, scheme: str) -> None:
    me = visitors(server, color_scheme=scheme)
    me.open("/rules")
    assert me.complaints() == []
    for theme in THEMES:
        me.page.evaluate("theme => localStorage.setItem('damier-theme', theme)", theme)
        me.open("/analysis?sheet=djeco")
        me.see(".lines")
        assert me.complaints() == [], theme
        me.open("/rules/djeco#3")
        me.see(".tryit damier-board")
        assert me.complaints() == [], theme
        me.open("/house?extends=djeco")
        me.click(".preview .btn", "Read and try it")
        me.see(".tryit damier-board")
        assert me.complaints() == [], theme


def test_an_invitation_and_an_unknown_seat(server: Server, visitors: Visit, scheme: str) -> None:
    made = server.table(sheet="english", opponent={"kind": "link"})
    me = visitors(server, color_scheme=scheme)
    me.open(made["invite_url"])
    me.see("form.chair")
    assert me.complaints() == []
    other = visitors(server, color_scheme=scheme)
    other.open(f"/t/{made['table']}")
    expect(other.board).to_be_visible()
    other.see(".sheetname, header", "watching")
    assert other.complaints() == []


def test_the_game_page_is_light(server: Server, visitors: Visit) -> None:
    made = server.table(sheet="djeco", opponent={"kind": "computer", "level": 1})
    me = visitors(server, lang="ar")
    sizes: dict[str, int] = {}

    def weigh(request: Any) -> None:
        measured = request.sizes()
        sizes[request.url] = measured["responseBodySize"] + measured["responseHeadersSize"]

    me.page.on("requestfinished", weigh)
    me.open(made["url"])
    expect(me.board).to_be_visible()
    assert sum(sizes.values()) < LARGEST_GAME_PAGE, sizes
    assert len(sizes) > 10
