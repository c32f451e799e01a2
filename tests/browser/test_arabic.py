"""Arabic: the page runs from right to left; board, clocks and moves stay as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]


def box(found: Locator) -> dict[str, float]:
    measured: Any = found.first.bounding_box()
    assert measured is not None
    return dict(measured)


def direction(found: Locator) -> str:
    read: str = found.first.evaluate("node => getComputedStyle(node).direction")
    return read


@pytest.mark.parametrize("phone", [False, True])
def test_the_game_page_is_mirrored_but_not_what_is_printed(
    server: Server, visitors: Visit, phone: bool
) -> None:
    me = visitors(server, phone=phone, lang="ar")
    me.open(server.table(sheet="kndb", control="300+5")["url"])
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(me.page.locator("html")).to_have_attribute("lang", "ar")
    me.tap(32, 28)
    me.wait_for_pieces(s28="w")
    assert direction(me.page.locator("main")) == "rtl"
    assert direction(me.page.locator("damier-clock")) == "ltr"
    assert direction(me.page.locator(".moves")) == "ltr"
    assert direction(me.page.locator(".replay")) == "ltr"
    squares = [me.page.locator(f"damier-board button[data-square='{n}']") for n in (46, 50)]
    assert box(squares[0])["x"] < box(squares[1])["x"]
    mark, menu = me.page.locator(".wordmark"), me.page.locator(".bar .end")
    assert box(mark)["x"] > box(menu)["x"]
    clock, name = me.page.locator("damier-clock"), me.page.locator(".player b")
    assert box(clock)["x"] < box(name)["x"]
    if not phone:
        board = box(me.board)
        assert box(me.page.locator(".piles"))["x"] > board["x"]
        assert box(me.page.locator(".side"))["x"] < board["x"]


@pytest.mark.parametrize(("lang", "name"), [("ar", ""), ("ar", "Noor"), ("en", "نور")])
def test_a_name_in_another_script_leaves_the_legend_free(
    server: Server, visitors: Visit, lang: str, name: str
) -> None:
    me = visitors(server, lang=lang)
    me.open("/")
    field = me.page.locator(".setup [name=name]")
    field.fill(name)
    beside = box(me.page.locator(".setup .headed legend"))
    other = box(field)
    assert beside["x"] + beside["width"] <= other["x"] or other["x"] + other["width"] <= beside["x"]


def test_figures_are_those_on_the_board(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="ar")
    me.open("/")
    text = me.page.locator("main").inner_text()
    assert not set("٠١٢٣٤٥٦٧٨٩") & set(text)
    assert "20" in me.page.locator(".setup").inner_text()


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("path", ["/", "/lobby", "/games"])
def test_nothing_sticks_out_sideways(
    server: Server, visitors: Visit, path: str, phone: bool
) -> None:
    me = visitors(server, phone=phone, lang="ar")
    me.open(path)
    width = me.page.evaluate("document.documentElement.scrollWidth")
    assert width <= me.page.viewport_size["width"]  # type: ignore[index]


def test_the_language_is_switched_and_remembered(server: Server, visitors: Visit) -> None:
    me = visitors(server)
    me.open("/games")
    me.page.get_by_label("Language").select_option("ar")
    expect(me.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(me.page).to_have_url(server.url + "/games")
    me.open("/")
    expect(me.page.locator("html")).to_have_attribute("lang", "ar")


def test_what_a_language_lacks_is_said_in_english(server: Server, visitors: Visit) -> None:
    me = visitors(server, lang="nl")

    def without_title(route: Any) -> None:
        words = route.fetch().text()
        route.fulfill(body=words.replace("start-title =", "start-other ="))

    me.page.route("**/texts/nl/play.ftl", without_title)
    me.open("/")
    expect(me.page.locator("h1")).to_have_text("Which game is in your box?")
    expect(me.page.locator(".setup .primary")).to_have_text("Zet het bord klaar")
