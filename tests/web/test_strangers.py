"""Every route, asked by a stranger and by a guest, gives away and changes nothing of a person's."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from club.test_accounts import GOOD

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from web.harness import Server

NAMES = {"name": "Hildegard Quist", "other": "Somebody Else"}


def operations(http: httpx.Client) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield every call that the server describes."""
    paths = http.get("/api/openapi.json").json()["paths"]
    for path, methods in sorted(paths.items()):
        for method, told in methods.items():
            yield method.upper(), path, told


def filled(path: str, table: str) -> str:
    """Return a path about somebody's table, or about what anybody may see."""
    given = {"table": table, "sheet": "international", "puzzle": "none", "lesson": "1"}
    for name, value in given.items():
        path = path.replace(f"{{{name}}}", value)
    return path.replace("{", "").replace("}", "")


def test_no_route_gives_away_or_changes_what_is_somebody_elses(server: Server) -> None:
    with server.http() as owner, server.http() as stranger, server.http() as guest:
        asked = {"name": NAMES["name"], "opponent": {"kind": "link"}, "control": "300+5"}
        made = owner.post("/api/tables", json=asked).json()
        owner.post("/api/learn/races/international", json={"solved": 77})
        joined = {"name": NAMES["name"], "password": GOOD}
        codes = owner.post("/api/account/join", json=joined).json()["codes"]
        other = {"name": NAMES["other"], "password": GOOD}
        assert stranger.post("/api/account/join", json=other).status_code == 201
        mine = owner.get("/api/account").json()
        before = state(owner, made["table"])
        secrets = [
            made["seat_token"],
            made["invite_token"],
            mine["sessions"][0]["id"],
            owner.cookies["session"],
            *codes,
        ]
        walked = 0
        for method, path, _ in list(operations(guest)):
            if path == "/api/handover":
                continue  # for who can read the server's key file: tests of its own
            for asks in (stranger, guest):
                bodies: list[dict[str, Any]] = [{}]
                if method == "POST":
                    bodies.append({"id": mine["sessions"][0]["id"], "name": NAMES["name"]})
                for body in bodies:
                    if path in ("/api/account/delete", "/api/account/sign-out"):
                        continue  # one's own, below
                    headers = {"X-Table-Token": made["watch_token"]}
                    sent = {"json": body} if method == "POST" else {}
                    answer = asks.request(
                        method, filled(path, made["table"]), headers=headers, **sent
                    )
                    assert answer.status_code < 500, (method, path, answer.text)
                    told = answer.text + json.dumps(dict(answer.headers))
                    assert not [one for one in secrets if one in told], (method, path)
                    walked += 1
        assert walked > 100
        for path in ("/api/account/delete", "/api/account/sign-out"):
            stranger.post(path, json={"id": mine["sessions"][0]["id"], "name": NAMES["name"]})
        assert state(owner, made["table"]) == before
        again = {"name": NAMES["name"], "password": GOOD}
        assert guest.post("/api/account/sign-in", json=again).status_code == 200


def state(owner: httpx.Client, table: str) -> dict[str, Any]:
    """Return all that somebody's own pages show."""
    account = owner.get("/api/account").json()
    return {
        "name": account["name"],
        "sessions": [one["id"] for one in account["sessions"]],
        "codes": account["codes_left"],
        "passkeys": account["passkeys"],
        "games": owner.get("/api/games").json(),
        "learned": owner.get("/api/learn").json(),
        "table": owner.get(f"/api/tables/{table}").json(),
    }
