"""Small truths: who may ask from where, and what a browser, a cache and a monitor are told."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from damier.web.app import make_app
from damier.web.settings import SettingError, Settings
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

FRIEND = "https://club.example"


@pytest.fixture(scope="module")
def open_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that pages of another site may use, behind a proxy here, figures by a word."""
    running = Server(
        tmp_path_factory.mktemp("guard") / "data",
        DAMIER_ORIGINS=FRIEND,
        DAMIER_METRICS_TOKEN="sesame",  # noqa: S106
        DAMIER_PROXIES="127.0.0.1",
    ).start()
    yield running
    assert running.stop()


def foreign(server: Server) -> list[str]:
    """Origins that only look like ours: parts of our address, or our address as a part."""
    ours = f"127.0.0.1:{server.port}"
    return [
        f"http://{ours}.evil.example",
        f"http://evil.example/{ours}",
        f"http://evil-{ours}",
        f"http://{ours[1:]}",
        f"http://{ours[:-1]}",
        f"http://127.0.0.1:1{server.port % 10_000}",
        "http://127.0.0.1",
        "http://evil.example",
        "null",
        "",
    ]


def test_an_origin_that_merely_contains_our_host_is_foreign(server: Server) -> None:
    with server.http() as http:
        asked = {"Origin": server.url}
        assert http.post("/api/positions", json={}, headers=asked).status_code == 200
        for origin in foreign(server):
            answer = http.post("/api/positions", json={}, headers={"Origin": origin})
            assert answer.json()["error"]["code"] == "foreign-origin", origin
    for origin in foreign(server):
        with (
            pytest.raises(InvalidStatus, match="403"),
            connect(f"ws://127.0.0.1:{server.port}/ws/lobby", origin=origin),  # type: ignore[arg-type]
        ):
            pass


def test_a_page_of_a_friendly_site_may_fetch(open_server: Server) -> None:
    with open_server.http() as http:
        asked = {"Origin": FRIEND, "Access-Control-Request-Method": "POST"}
        before = http.options("/api/tables", headers=asked)
        assert before.status_code == 204
        assert before.headers["access-control-allow-origin"] == FRIEND
        assert "X-Table-Token" in before.headers["access-control-allow-headers"]
        answer = http.post("/api/positions", json={}, headers={"Origin": FRIEND})
        assert answer.headers["access-control-allow-origin"] == FRIEND
        assert "access-control-allow-credentials" not in answer.headers
        assert "Origin" in answer.headers["vary"]
        wrong = http.get("/api/sheets/none", headers={"Origin": FRIEND})
        assert wrong.headers["access-control-allow-origin"] == FRIEND  # or it could not be read
        for origin in (f"{FRIEND}.evil", "https://evil.example"):
            asked["Origin"] = origin
            refused = http.options("/api/tables", headers=asked)
            assert "access-control-allow-origin" not in refused.headers
            assert refused.status_code == 403


def test_a_cache_is_told_that_the_language_decides(server: Server) -> None:
    with server.http() as http:
        for path in ("/", "/rules/kndb", "/api/sheets", "/api/rules/kndb", "/nothing", "/static/x"):
            vary = http.get(path).headers["vary"]
            assert {"Accept-Language", "Cookie"} <= {word.strip() for word in vary.split(",")}, path
        assert "Language" not in http.get("/static/app/tokens.css").headers["vary"]
        assert http.get("/api/sheets").headers["cache-control"] == "private, no-cache"
        for path in ("/api/account", "/api/account/tokens", "/api/operator"):
            assert http.get(path).headers["cache-control"] == "no-store"


def test_figures_are_for_whoever_has_the_word(open_server: Server) -> None:
    with open_server.http() as http:
        assert http.get("/metrics").status_code == 403
        for said in ("Bearer", "Bearer sesam", "Bearer sesame2", "Basic sesame", "sesame"):
            assert http.get("/metrics", headers={"Authorization": said}).status_code == 403
        answer = http.get("/metrics", headers={"Authorization": "Bearer sesame"})
        assert answer.status_code == 200
        assert "damier_connections" in answer.text


def test_figures_are_not_shown_under_the_name_of_the_site(tmp_path: Path) -> None:
    """A proxy on this machine that says nothing about whom it asks for looks like this machine."""
    server = Server(tmp_path / "data", DAMIER_HOSTS="club.example,127.0.0.1").start()
    with server.http() as http:
        assert http.get("/metrics").status_code == 200
        assert http.get("/metrics", headers={"Host": "club.example"}).status_code == 403
    assert server.stop()


def test_by_https_cookies_and_browsers_stay_with_it(open_server: Server) -> None:
    with open_server.http() as http:
        plain = http.post("/api/tables", json={})
        assert "Secure" not in plain.headers["set-cookie"]
        assert "strict-transport-security" not in plain.headers
    with open_server.http(headers={"X-Forwarded-Proto": "https"}) as http:
        secure = http.post("/api/tables", json={})
        assert "Secure" in secure.headers["set-cookie"]
        assert "Secure" in http.get("/?lang=nl").headers["set-cookie"]
        assert secure.headers["strict-transport-security"] == "max-age=31536000"


def test_a_proxy_nobody_told_of_is_not_believed_but_named_once(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    with server.http(headers={"X-Forwarded-For": "9.9.9.9", "X-Forwarded-Proto": "https"}) as http:
        for _ in range(3):
            assert "strict-transport-security" not in http.get("/healthz").headers
    assert server.stop()
    assert server.log.count("set DAMIER_PROXIES") == 1


def test_a_server_that_can_write_nothing_is_not_well(tmp_path: Path) -> None:
    server = Server(tmp_path / "data").start()
    with server.http() as http:
        assert http.get("/healthz").status_code == 200
        with contextlib.closing(sqlite3.connect(server.data / "damier.sqlite")) as other:
            other.isolation_level = None
            other.execute("BEGIN IMMEDIATE")
            while (answer := http.get("/healthz", timeout=PATIENCE)).status_code == 200:
                pass  # what was written before counts for a second
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "try-again")
            other.execute("ROLLBACK")
        assert http.get("/healthz").status_code == 200
    assert server.stop()


def test_two_apps_never_share_a_folder_however_they_are_started(tmp_path: Path) -> None:
    """Two workers would each know half of every game: the app itself keeps the other away."""

    async def both() -> None:
        first, second = (make_app(Settings(data=tmp_path)) for _ in range(2))
        async with first.router.lifespan_context(first):
            with pytest.raises(SettingError, match="no other server uses"):
                await second.router.lifespan_context(second).__aenter__()
        async with second.router.lifespan_context(second):
            pass  # free again

    asyncio.run(both())
