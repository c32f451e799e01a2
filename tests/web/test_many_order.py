"""Order at one site of several servers: what an operator does at one acts at all of them."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

from club.house import GOOD
from patience import wait_until
from web.test_many import PROGRAM, shared, two
from web.test_order import bye, code, seated

if TYPE_CHECKING:
    import httpx

    from web.harness import Player, Server

__all__ = ["shared", "two"]


def test_a_ban_at_one_server_acts_at_the_other(
    two: tuple[Server, Server], shared: dict[str, str]
) -> None:
    one, other = two
    with one.http() as boss, one.http() as guest, other.http() as rude:
        join(boss, "Opa Willem")
        join(rude, "Rude Rik")
        words = ["operator", "add", "Opa Willem"]
        env = {**os.environ, **shared}
        subprocess.run([sys.executable, "-c", PROGRAM, *words], check=True, env=env)
        white, black = seated(one, guest, rude)
        moved(black, other)
        assert black.ask("chat", text="vile")["type"] == "ack"
        said = white.expect("chat")
        white.do("report", said=said["seq"], reason="talk")
        wait_until(lambda: reported(boss), "a report with the address that the other server knows")
        asked = {"table": white.table, "side": "white", "days": 1, "reason": "vile"}
        assert boss.post("/api/operator/bans", json=asked).status_code == 204
        assert bye(black) == "banned"
        wait_until(lambda: rude.get("/api/games").status_code == 403, "a ban at both servers")
        assert code(rude.post("/api/tables", json={})) == "banned"
        assert len(boss.get("/api/operator").json()["processes"]) >= 1
        wait_until(
            lambda: len(boss.get("/api/operator").json()["processes"]) == 2, "both processes"
        )
        boss.post("/api/operator/registration", json={"rule": "closed"})
        with other.http() as late:
            wait_until(
                lambda: late.get("/api/account").json()["registration"] == "closed",
                "closed registration at both servers",
            )
        boss.post("/api/operator/registration", json={"rule": "open"})


def test_a_lost_phone_at_the_other_server_plays_no_more(two: tuple[Server, Server]) -> None:
    one, other = two
    with one.http() as phone, one.http() as home, one.http() as guest:
        join(phone, "Lost Phone")
        white, _ = seated(one, phone, guest)
        moved(white, other)
        asked = {"name": "Lost Phone", "password": GOOD}
        assert home.post("/api/account/sign-in", json=asked).status_code == 200
        assert home.post("/api/account/sessions/end-others", json={}).status_code == 204
        assert bye(white) == "try-again"
        found = home.get(f"/api/tables/{white.table}").json()
        assert found["seat_token"] != white.token


def join(http: httpx.Client, name: str) -> None:
    asked = {"name": name, "password": GOOD}
    assert http.post("/api/account/join", json=asked).status_code == 201


def moved(player: Player, server: Server) -> None:
    """Let somebody go on at another server."""
    player.close()
    player.server = server
    player.connect()


def reported(boss: httpx.Client) -> bool:
    found = boss.get("/api/operator/reports").json()
    return bool(found) and found[0]["has_address"]
