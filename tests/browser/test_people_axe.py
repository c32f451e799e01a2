"""Pages of people who come back: axe finds nothing, nothing sticks out, on every kind of screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from browser.test_rated import member

if TYPE_CHECKING:
    from collections.abc import Callable

    from browser.visitor import Visitor
    from web.harness import Server

    Visit = Callable[..., Visitor]

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"lang": "en", "color_scheme": "light"},
    "dark desk": {"lang": "ar", "color_scheme": "dark"},
    "phone": {"lang": "nl", "phone": True, "color_scheme": "light"},
    "dark phone": {"lang": "ar", "phone": True, "color_scheme": "dark"},
    "sideways": {"lang": "de", "viewport": {"width": 844, "height": 390}, "color_scheme": "dark"},
}
PAGES = ("/waiting", "/ratings", "/tournaments", "/clubs", "/class", "/lobby", "/account")
BY_DAYS = {"sheet": "kndb", "opponent": {"kind": "link"}, "colour": "white", "control": "*86400"}
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_and_nothing_sticks_out(
    server: Server, visitors: Visit, screen: str
) -> None:
    me = visitors(server, **SCREENS[screen])
    member(me, f"Wil {screen}")
    made = me.page.request.post(f"{server.url}/api/tables", data=BY_DAYS).json()
    with server.http() as guest:
        guest.post(
            f"/api/tables/{made['table']}/join", json={"invite_token": made["invite_token"]}
        ).raise_for_status()
    for page in PAGES:
        me.open(page)
        me.see("h1")
        if page == "/waiting":
            me.see("[href*='/t/']")
        assert me.complaints() == [], page
        assert me.page.evaluate(OVERFLOW) == 0, page
