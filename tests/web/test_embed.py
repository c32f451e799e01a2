"""A board for other sites may be framed, and nothing else may."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from typing import TYPE_CHECKING

from damier.web import routes
from web.test_strangers import begun, filled

if TYPE_CHECKING:
    from web.harness import Server


def paths() -> set[str]:
    """Return the address of every route that answers GET, documented or not."""
    found = {"/api/openapi.json"}
    for module in pkgutil.iter_modules(routes.__path__):
        router = getattr(import_module(f"{routes.__name__}.{module.name}"), "router", None)
        for route in router.routes if router is not None else ():
            if "GET" in (getattr(route, "methods", None) or ()):
                found.add(route.path)
    return found


def test_no_route_may_be_framed_but_the_board(server: Server) -> None:
    made = server.table(opponent={"kind": "link"})
    framed, walked = set(), 0
    for path in sorted(paths()):
        asked = re.sub(r"\{\w+:path\}", "app/shell.css", path).replace("{lang}", "en")
        asked = filled(asked.replace("{shelf}", "play"), made["table"], "none")
        with server.http() as http:
            headers = begun(http, "GET", asked, headers={"Accept": "text/html"}).headers
        walked += 1
        if headers["content-type"].startswith(("text/css", "text/javascript")):
            continue  # no document
        policy = headers["content-security-policy"]
        if "frame-ancestors 'none'" in policy and headers["x-frame-options"] == "DENY":
            continue
        framed.add(path)
        assert "frame-ancestors *" in policy
        assert "script-src 'self'" in policy
        assert "x-frame-options" not in headers
    assert framed == {"/embed", "/embed/{table}"}
    assert walked > 80


def test_what_lies_below_the_board_and_is_none_may_not_be_framed(server: Server) -> None:
    with server.http() as http:
        for path in ("/embed/a/b", "/embedded", "/embed.html"):
            answer = http.get(path)
            assert answer.status_code == 404
            assert answer.headers["x-frame-options"] == "DENY"


def test_the_board_sets_no_cookie_and_is_as_its_address_says(server: Server) -> None:
    made = server.table(opponent={"kind": "link"})
    with server.http() as http:
        answer = http.get(f"/embed/{made['table']}?lang=ar&scheme=dark")
        assert "set-cookie" not in answer.headers
        assert '<html lang="ar" dir="rtl" data-scheme="dark">' in answer.text
        assert made["watch_token"] in answer.text
        assert made["seat_token"] not in answer.text
        assert "data-scheme" not in http.get("/embed?scheme=%22%3E").text
        strange = http.get('/embed/"><script>alert(1)</script>')
        assert "<script>alert" not in strange.text


def test_the_board_is_small(server: Server) -> None:
    with server.http(headers={"Accept-Encoding": "br"}) as http:
        page = http.get("/embed/none").text
        named = re.findall(r'(?:href|src)="(/static/[^"]+\.(?:js|css|ftl))"', page)
        assert len(named) > 20
        size = sum(int(http.get(name).headers["content-length"]) for name in named)
    assert size < 150_000, size
