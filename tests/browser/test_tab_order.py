"""Where a page is one column, Tab leads down it: what stands higher is reached first."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

COLUMNS = [(390, 664), (768, 1024)]
# What Tab stops at, in its order: a name, and where it stands on the page.
STOPS = """() => {
  const stops = [];
  // a bar at the foot of the window is always there
  const floats = (each) => each && !each.matches('.drawer') &&
    (getComputedStyle(each).position === 'fixed' || floats(each.parentElement));
  const walk = (root) => {
    for (const each of root.querySelectorAll('*')) {
      if (each.localName === 'damier-board') {
        stops.push([each.localName, each.getBoundingClientRect()]);
        continue;
      }
      if (!each.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
        continue;
      if (each.disabled || each.tabIndex < 0 || each.closest('.skip')) continue;
      if (each.type === 'radio' && !each.checked &&
          root.querySelector(`input[name="${each.name}"]:checked`)) continue;
      const shown = each.closest('label') ?? each;
      if (!shown.checkVisibility({ visibilityProperty: true }) || floats(shown)) continue;
      const name = each.ariaLabel || shown.innerText || each.name || each.id || each.localName;
      stops.push([`${each.localName} ${name.trim().slice(0, 40)}`, shown.getBoundingClientRect()]);
    }
  };
  scrollTo(0, 0);
  walk(document.querySelector('.drawer') ?? document.querySelector('main'));
  return stops.filter(([, box]) => box.width && box.height)
    .map(([name, box]) => [name, box.top, box.bottom]);
}"""


def turns_back(me: Visitor) -> list[str]:
    """Return the steps of Tab that lead to something wholly above where one was."""
    stops = me.page.evaluate(STOPS)
    assert len(stops) > 3
    return [
        f"{name} ({top:.0f}) → {after} ({lower:.0f})"
        for (name, top, _), (after, _, lower) in pairwise(stops)
        if lower <= top
    ]


def look_down(me: Visitor) -> None:
    for width, height in COLUMNS:
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate("() => new Promise(requestAnimationFrame)")
        assert turns_back(me) == [], f"{width}×{height}"


@pytest.mark.parametrize("lang", ["en", "ar"])
def test_tab_leads_down_the_analysis(server: Server, visitors: Visit, lang: str) -> None:
    me = visitors(server, lang=lang, viewport={"width": 390, "height": 664})
    me.open("/analysis?sheet=kndb")
    me.see(".lines li")
    me.see("damier-board[interactive=both]")
    me.type("32-28", "18-23")
    expect(me.page.locator(".tree a")).to_have_count(2)
    me.see(".note")
    me.page.locator(".pencil").click()
    me.see(".lines li")
    look_down(me)
    # and beside the board, where there is room
    me.page.set_viewport_size({"width": 1280, "height": 860})
    expect(me.page.locator(".side > .io")).to_be_visible()
    assert me.page.evaluate("document.querySelector('.side').lastElementChild.className") == "io"


@pytest.mark.parametrize("part", ["edit", "papers", "from"])
def test_tab_leads_down_the_parts_of_the_analysis(
    server: Server, visitors: Visit, part: str
) -> None:
    me = visitors(server, viewport={"width": 390, "height": 664})
    me.open("/analysis?sheet=kndb")
    me.see("damier-board[interactive=both]")
    me.page.locator(".io .deeds .btn").nth(["edit", "papers", "from"].index(part)).click()
    me.see(".panel")
    look_down(me)


def test_tab_leads_down_a_game_from_its_first_move_to_its_end(
    server: Server, visitors: Visit
) -> None:
    me = visitors(server, viewport={"width": 390, "height": 664})
    me.open(server.table(sheet="kndb", control="300+5")["url"])
    me.see("damier-board")
    me.type("32-28", "19-23")
    expect(me.page.locator(".moves button")).to_have_count(2)
    look_down(me)
    me.type("33-29")  # has to take
    me.see(".slip")
    look_down(me)
    me.click("[data-act=more]")
    me.see(".drawer")
    look_down(me)
    me.click(".drawer button", "Close")
    me.click("[data-act=resign]")
    me.click(".slip .btn", "White gives up")
    me.see(".slip.over")
    look_down(me)


@pytest.mark.parametrize("path", ["/", "/rules/kndb#8", "/house?extends=kndb", "/rules"])
def test_tab_leads_down_every_page(server: Server, visitors: Visit, path: str) -> None:
    me = visitors(server, viewport={"width": 390, "height": 664})
    me.open(path)
    expect(me.page.locator("main").locator("a, button").nth(2)).to_be_attached()
    look_down(me)


def test_tab_leads_down_all_games_laid_out(server: Server, visitors: Visit) -> None:
    me = visitors(server, phone=True)
    me.open("/")
    me.click(".finder .btn")
    me.see(".laid-out")
    look_down(me)
