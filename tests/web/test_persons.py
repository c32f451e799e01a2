"""A person's page over HTTP: who sees what, games found page by page, files, what games tell."""

from __future__ import annotations

import json
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from web.harness import both_play
from web.test_rated import ASKED, member

if TYPE_CHECKING:
    from collections.abc import Iterator

    import httpx

    from web.harness import Server

MOVES = ("32-28", "19-23", "28x19", "14x23")
LONG = (
    *("33-28", "18-22", "28-23", "19x28", "32x23", "14-19", "23x25", "15-20"),
    *("25x14", "9x20", "39-33", "12-18", "43-39", "10-15", "33-29", "5-10"),
    *("38-33", "8-12", "35-30", "13-19", "40-35", "3-9", "45-40", "9-14"),
)


def play(server: Server, white: httpx.Client, black: httpx.Client, *moves: str, **more: Any) -> str:
    """Let two with an account play; Black gives up. Returns the table."""
    made = white.post("/api/tables", json={**ASKED, **more}).json()
    rated = bool(more.get("rated", True))
    asked = {"invite_token": made["invite_token"], "name": "anybody", "rated": rated}
    taken = black.post(f"/api/tables/{made['table']}/join", json=asked).json()
    first = server.player(made["table"], made["seat_token"])
    second = server.player(made["table"], taken["seat_token"])
    both_play(first, second, *moves)
    second.do("resign")
    server.dismiss()
    return str(made["table"])


@contextmanager
def pair(server: Server, *names: str) -> Iterator[tuple[httpx.Client, httpx.Client]]:
    with member(server, names[0]) as one, member(server, names[1]) as other:
        yield one, other


def allow(who: httpx.Client, **chosen: Any) -> None:
    answer = who.post("/api/account/privacy", json=chosen)
    assert answer.status_code == 200, answer.text


def test_a_private_page_and_no_page_are_the_same_answer(server: Server) -> None:
    with pair(server, "Geertruida", "Balthazar") as (owner, other), server.http() as guest:
        assert owner.get("/api/account/privacy").json() == {
            "page": "me",
            "games": "me",
            "listed": False,
        }
        for path in ("", "/games", "/games.pdn", "/games/x.pdn", "/openings?sheet=international"):
            for asks in (other, guest):
                private = asks.get(f"/api/people/Geertruida{path}")
                nobody = asks.get(f"/api/people/Geertruidb{path}")
                assert private.status_code == nobody.status_code == 404, path
                assert private.json() == nobody.json()
                assert private.json()["error"]["code"] == "no-person"
        assert owner.get("/api/people/geertruida").json()["own"]
        for page in ("Geertruida", "Geertruidb"):
            assert guest.get(f"/people/{page}").status_code == 200
        same = [guest.get(f"/people/{page}").text for page in ("Geertruida", "Geertruidb")]
        assert same[0] == same[1]


def test_others_see_what_was_allowed_and_no_more(server: Server) -> None:
    with pair(server, "Wendelmoet", "Floribert") as (owner, other), server.http() as guest:
        table = play(server, owner, other, *MOVES)
        allow(owner, page="people", games="me")
        seen = other.get("/api/people/Wendelmoet").json()
        assert (seen["name"], seen["own"], seen["games"], seen["sheets"]) == (
            "Wendelmoet",
            False,
            False,
            [],
        )
        [rating] = seen["ratings"]
        assert rating["provisional"]
        assert other.get("/api/people/Wendelmoet/games").status_code == 404
        assert guest.get("/api/people/Wendelmoet").status_code == 404
        allow(owner, page="everybody", games="everybody")
        [game] = guest.get("/api/people/Wendelmoet/games").json()["games"]
        assert (game["table"], game["outcome"], game["colour"]) == (table, "won", "white")
        assert game["opponent"] == {
            "kind": "person",
            "name": "Floribert",
            "level": None,
            "page": False,
        }
        allow(other, page="people", games="me")
        [game] = owner.get("/api/people/Wendelmoet/games").json()["games"]
        assert game["opponent"]["page"]
        assert guest.get("/api/account/insights").status_code == 403


def test_games_are_found_saved_and_counted(server: Server) -> None:
    with pair(server, "Ermengarde", "Theobald") as (owner, other):
        home = "/api/people/Ermengarde"
        rated = play(server, owner, other, *MOVES)
        loosely = {"rated": False, "control": None, "sheet": "frisian", "name": "Theobald"}
        loose = play(server, other, owner, "33-28", **loosely)

        def found(**wanted: str) -> list[str]:
            games = owner.get(f"{home}/games", params=wanted).json()["games"]
            return [game["table"] for game in games]

        assert found() == [loose, rated]
        assert found(result="won") == [rated]
        assert found(speed="none") == [loose]
        assert found(rated="true") == [rated]
        assert found(opponent="theo", sheet="frisian") == [loose]
        assert found(opponent="nobody") == []
        assert owner.get(f"{home}/games", params={"before": "x"}).status_code == 422
        one = owner.get(f"{home}/games/{rated}.pdn")
        assert "1... 19-23" in one.text
        assert owner.get(f"{home}/games/{'x' * 20}.pdn").status_code == 404
        every = owner.get(f"{home}/games.pdn")
        assert every.text.count("[Event ") == 2
        assert owner.get(f"{home}/games.pdn", params={"result": "won"}).text.count("[Event ") == 1
        began = owner.get(f"{home}/openings", params={"sheet": "international"}).json()
        [line] = began["white"]
        assert (line["moves"], line["games"], line["won"]) == (["32-28"], 1, 1)
        assert began["black"] == []
        feats = owner.get(home).json()["feats"]
        assert [feat["name"] for feat in feats] == ["rated"]


def test_pages_of_games_follow_one_another(server: Server) -> None:
    with pair(server, "Sieuwke", "Wiebrich") as (owner, other):
        made = [play(server, owner, other, rated=False) for _ in range(26)]
        first = owner.get("/api/people/Sieuwke/games").json()
        assert len(first["games"]) == 24
        second = owner.get("/api/people/Sieuwke/games", params={"before": first["next"]}).json()
        assert second["next"] is None
        shown = [game["table"] for page in (first, second) for game in page["games"]]
        assert shown == made[::-1]


def test_the_list_of_the_best_names_only_who_asked_for_it(server: Server) -> None:
    with pair(server, "Koenraad", "Walburga") as (one, other), server.http() as guest:
        for number in range(16):
            white, black = (other, one) if number % 5 in (1, 2) else (one, other)
            play(server, white, black, "32-28", "20-25", control="5+0", sheet="frisian")

        def named() -> list[tuple[str, bool]]:
            found = guest.get("/api/ratings/best").json()
            pools = [pool for pool in found if pool["sheet"] == "frisian"]
            return [(best["name"], best["page"]) for pool in pools for best in pool["best"]]

        assert named() == []
        allow(one, page="everybody", games="me", listed=True)
        assert named() == [("Koenraad", True)]
        allow(other, page="me", games="me", listed=True)
        assert named() == [("Koenraad", True), ("Walburga", False)]
        allow(one, page="everybody", games="me", listed=False)
        assert named() == [("Walburga", False)]


def test_the_engine_looks_at_games_when_it_is_asked_and_once(server: Server) -> None:
    with pair(server, "Frederike", "Anselmus") as (owner, other):
        assert owner.get("/api/account/insights").json() == {"games": 0, "waiting": 0, "found": []}
        refused = owner.post("/api/account/insights", json={})
        assert refused.json()["error"]["code"] == "nothing-to-look-at"
        play(server, owner, other, *LONG)
        assert owner.get("/api/account/insights").json()["waiting"] == 1
        told = owner.post("/api/account/insights", json={})
        lines = [json.loads(line) for line in told.text.splitlines()]
        assert lines[0] == {"done": 0, "of": 1}
        found = lines[-1]["insights"]
        assert (found["games"], found["waiting"]) == (1, 0)
        assert found["found"]
        assert all(one["key"].startswith("insight-") for one in found["found"])
        assert owner.get("/api/account/insights").json() == found
        assert other.get("/api/account/insights").json()["games"] == 0


def test_pages_tell_who_is_signed_in_by_a_cookie_that_opens_nothing(server: Server) -> None:
    with server.http() as guest, member(server, "Ludgardis") as me:
        assert "who" not in guest.get("/").headers.get("set-cookie", "")
        assert me.cookies["who"] == "Ludgardis"
        assert "set-cookie" not in me.get("/").headers
        me.post("/api/account/name", json={"name": "Лариса Ким"})
        assert me.cookies["who"] == "%D0%9B%D0%B0%D1%80%D0%B8%D1%81%D0%B0%20%D0%9A%D0%B8%D0%BC"
        guest.cookies.set("who", "Somebody%20else")
        assert 'who="";' in guest.get("/").headers["set-cookie"]
        me.post("/api/account/sign-out", json={})
        assert "who" not in me.cookies
