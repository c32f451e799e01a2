"""Every route, asked by a stranger and by a guest, gives away and changes nothing of a person's."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import httpx

from club.test_accounts import GOOD
from web.programs import Program

if TYPE_CHECKING:
    from collections.abc import Iterator

    from web.harness import Server

NAMES = {"name": "Hildegard Quist", "other": "Somebody Else"}


def operations(http: httpx.Client) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield every call that the server describes."""
    paths = http.get("/api/openapi.json").json()["paths"]
    for path, methods in sorted(paths.items()):
        for method, told in methods.items():
            yield method.upper(), path, told


def begun(asks: httpx.Client, method: str, path: str, **sent: Any) -> httpx.Response:
    """Ask for something; of a stream that never ends only its beginning is read."""
    if path != "/api/stream/event":
        return asks.request(method, path, **sent)
    with asks.stream(method, path, **sent) as answer:
        read = b"" if answer.is_success else answer.read()
        return httpx.Response(answer.status_code, headers=answer.headers, content=read)


def filled(path: str, table: str, held: str) -> str:
    """Return a path about somebody's table or tournament, or about what anybody may see."""
    given = {
        "table": table,
        "tournament": held,
        "sheet": "international",
        "puzzle": "none",
        "lesson": "1",
        "name": NAMES["name"],
    }
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
        tuesday = {"name": "Tuesday", "rounds": 3, "entry": "director"}
        held = owner.post("/api/tournaments", json=tuesday).json()
        enters = {"deed": {"type": "enter-player", "name": "Somebody"}}
        owner.post(f"/api/tournaments/{held['tournament']}/deeds", json=enters)
        before = state(owner, made["table"], held["tournament"])
        secrets = [
            made["seat_token"],
            made["invite_token"],
            held["director_pass"],
            held["entry_pass"],
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
                    bodies.append({"deed": {"type": "end-tournament"}, "players": [{"name": "X"}]})
                for body in bodies:
                    if path in ("/api/account/delete", "/api/account/sign-out"):
                        continue  # one's own, below
                    headers = {"X-Table-Token": made["watch_token"]}
                    sent = {"json": body} if method == "POST" else {}
                    answer = begun(
                        asks,
                        method,
                        filled(path, made["table"], held["tournament"]),
                        headers=headers,
                        **sent,
                    )
                    assert answer.status_code < 500, (method, path, answer.text)
                    told = answer.text + json.dumps(dict(answer.headers))
                    assert not [one for one in secrets if one in told], (method, path)
                    walked += 1
        assert walked > 100
        for path in ("/api/account/delete", "/api/account/sign-out"):
            stranger.post(path, json={"id": mine["sessions"][0]["id"], "name": NAMES["name"]})
        assert state(owner, made["table"], held["tournament"]) == before
        again = {"name": NAMES["name"], "password": GOOD}
        assert guest.post("/api/account/sign-in", json=again).status_code == 200


# What programs may ask, and by which scopes; everything else refuses a token, whatever it is for.
OPEN_TO_TOKENS = {
    "/api/account": {"games:read", "challenges", "bot"},
    "/api/account/playing": {"challenges", "bot"},
    "/api/stream/event": {"challenges", "bot"},
    "/api/users/status": {"challenges", "bot"},
    "/api/challenge": {"challenges", "bot"},
    "/api/challenge/{name}": {"challenges", "bot"},
    "/api/challenge/{challenge}/accept": {"challenges", "bot"},
    "/api/challenge/{challenge}/decline": {"challenges", "bot"},
    "/api/challenge/{challenge}/cancel": {"challenges", "bot"},
    "/api/bot/account/upgrade": {"bot"},
    "/api/bot/game/stream/{game}": {"bot"},
    "/api/bot/game/{game}/move/{move}": {"bot"},
    "/api/bot/game/{game}/abort": {"bot"},
    "/api/bot/game/{game}/resign": {"bot"},
    "/api/bot/game/{game}/chat": {"bot"},
    "/api/games/export": {"games:read"},
    "/game/export/{game}": {"games:read", "bot"},
}
OTHERWISE = ("/healthz", "/api/handover")  # no routes for visitors


def test_a_token_opens_what_it_is_for_and_nothing_else(server: Server) -> None:
    owner = Program(server, "Ulrike Token")
    before = owner.page.get("/api/account").json()
    forged = owner.bearing("damier_" + "x" * 43)
    for scope in ("games:read", "challenges", "bot"):
        small = owner.bearing(owner.made(scope))
        for method, path, _ in list(operations(owner.page)):
            wanted = OPEN_TO_TOKENS.get(path)
            if path in OTHERWISE or (wanted is not None and scope in wanted):
                continue
            for asks, code in ((small, "missing-scope"), (forged, "bad-access-token")):
                sent = {"json": {}} if method == "POST" else {}
                answer = asks.request(method, filled(path, "none", "none"), **sent)
                told = answer.json()["error"]["code"]
                assert told == (code if wanted else "no-token-here"), (method, path, answer.text)
        small.close()
    assert owner.page.get("/api/account").json() == before
    assert set(OPEN_TO_TOKENS) <= {path for _, path, _ in operations(owner.page)}
    forged.close()
    owner.close()


def state(owner: httpx.Client, table: str, held: str) -> dict[str, Any]:
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
        "tournament": owner.get(f"/api/tournaments/{held}").json(),
    }
