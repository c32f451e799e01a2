"""One account at two servers of a site: both know who is signed in, and count wrong tries."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from club.test_accounts import GOOD
from web.test_many import shared, two

if TYPE_CHECKING:
    from web.harness import Server

__all__ = ["shared", "two"]
NOOR = {"name": "Noor", "password": GOOD}


def test_an_account_made_at_one_server_is_one_at_the_other(two: tuple[Server, Server]) -> None:
    here, there = two
    with here.http() as one, there.http() as other:
        asked = {"opponent": {"kind": "link"}, "name": "Noor"}
        made = one.post("/api/tables", json=asked).json()
        watcher = there.player(made["table"], made["watch_token"])  # a replica there, too
        assert one.post("/api/account/join", json=NOOR).status_code == 201
        assert other.post("/api/account/sign-in", json=NOOR).status_code == 200
        assert [game["table"] for game in other.get("/api/games").json()] == [made["table"]]
        joining = {"invite_token": made["invite_token"], "name": "Noor"}
        until(lambda: other.post(f"/api/tables/{made['table']}/join", json=joining), "own-table")
        one.post("/api/account/sessions/end-others", json={})
        assert other.get("/api/account").json()["name"] is None
        assert "Noor" in str(watcher.welcome)
        assert one.post("/api/account/delete", json={}).status_code == 204
        until_nameless(there, made)


def until_nameless(server: Server, made: dict[str, str]) -> None:
    """Look again until a table has no name any more."""
    for _ in range(600):
        player = server.player(made["table"], made["watch_token"])
        if "Noor" not in str(player.welcome):
            return
        time.sleep(0.1)
    pytest.fail("expected no name, got one")


def until(ask: object, code: str) -> None:
    """Ask again until it is refused so: other servers hear of it a moment later."""
    for _ in range(600):
        answer = ask()  # type: ignore[operator]
        if answer.status_code >= 400 and answer.json()["error"]["code"] == code:
            return
        time.sleep(0.1)
    pytest.fail(f"expected {code}, got {answer.text}")


def test_guessing_at_both_servers_is_one_guessing(two: tuple[Server, Server]) -> None:
    wrong = {"name": "Somebody", "password": "not a password"}
    with two[0].http() as one, two[1].http() as other:
        for _ in range(5):
            assert one.post("/api/account/sign-in", json=wrong).status_code == 403
        # Five are free; those at the first server count here, so four cannot all be.
        told = [other.post("/api/account/sign-in", json=wrong).status_code for _ in range(4)]
    assert 429 in told
