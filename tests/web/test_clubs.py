"""Clubs and classes over HTTP: what is seen from inside, and that a stranger sees no name."""

from __future__ import annotations

import asyncio
import io
import json
import sqlite3
import time
import zipfile
from contextlib import closing
from typing import TYPE_CHECKING, Any

from damier.club.people.tokens import AccessTokens
from damier.storage.database import sqlite_url
from damier.storage.store import Store
from web.test_account import GOOD, code, join, name

if TYPE_CHECKING:
    import httpx

    from web.harness import Server

__all__ = ["name"]


def make(http: httpx.Client, kind: str = "class", called: str = "juf Tea") -> str:
    asked = {"name": "Groep 6", "kind": kind, "called": called}
    answer = http.post("/api/clubs", json=asked)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def pupils(http: httpx.Client, club: str, *names: str, way: str = "words") -> list[dict[str, Any]]:
    answer = http.post(f"/api/clubs/{club}/pupils", json={"names": names, "way": way})
    assert answer.status_code == 201, answer.text
    found: list[dict[str, Any]] = answer.json()
    return found


def enter(http: httpx.Client, slip: dict[str, Any]) -> httpx.Response:
    asked = {"name": slip["name"], "password": slip["secret"], "bring": False}
    return http.post("/api/account/sign-in", json=asked)


def test_a_stranger_sees_no_name_and_a_pupil_no_result(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor, server.http() as out, server.http() as guest:
        join(tea, name)
        club = make(tea)
        slips = pupils(tea, club, "Noor Haddad", "Sem Bakker")
        assert enter(noor, slips[0]).status_code == 200
        join(out, f"{name[:18]}out")
        for asks, said in ((out, "no-club"), (guest, "not-signed-in")):
            for path in ("", "/ratings", f"/pupils/{slips[1]['person']}/games"):
                answer = asks.get(f"/api/clubs/{club}{path}")
                assert code(answer) == said
                assert "Haddad" not in answer.text
        inside = noor.get(f"/api/clubs/{club}").json()
        assert [one["called"] for one in inside["members"]] == [
            "juf Tea",
            "Noor Haddad",
            "Sem Bakker",
        ]
        assert [one["name"] for one in inside["members"]] == [None, slips[0]["name"], None]
        assert inside["code"] is None
        assert noor.get(f"/api/clubs/{club}/ratings").json() == []
        games = f"/api/clubs/{club}/pupils/{slips[1]['person']}/games"
        assert code(noor.get(games)) == "not-teacher"
        assert tea.get(games).json() == []
        for path, body in (
            ("pupils", {"names": ["X"]}),
            ("pupils/reset", {"person": slips[1]["person"]}),
            ("pupils/delete", {"person": slips[1]["person"]}),
            ("members/remove", {"person": slips[1]["person"]}),
            ("change", {"chat": False}),
            ("code", {"on": True}),
            ("delete", {}),
            ("notes", {"text": "hello"}),
        ):
            assert code(noor.post(f"/api/clubs/{club}/{path}", json=body)) == "not-teacher", path


def test_a_pupils_account_belongs_to_the_class_until_it_is_set_free(
    server: Server, name: str
) -> None:
    with server.http() as tea, server.http() as noor:
        join(tea, name)
        club = make(tea)
        slip = pupils(tea, club, "Noor", way="pictures")[0]
        assert len(slip["secret"].split()) == 4
        assert enter(noor, slip).status_code == 200
        for path, body in (
            ("name", {"name": "Noor Haddad"}),
            ("password", {"password": "lang genoeg 12"}),
            ("delete", {}),
            ("mail", {"address": "noor@example.org"}),
            ("tokens", {"label": "bot", "scopes": ["bot"]}),
            ("codes", {}),
            ("passkeys/ask", {}),
            ("passkeys", {"challenge": "any", "credential": {}}),
        ):
            assert code(noor.post(f"/api/account/{path}", json=body)) == "class-account", path
        assert noor.get("/api/account").json()["pupil"]
        assert code(noor.post(f"/api/clubs/{club}/leave", json={})) == "class-account"
        assert code(tea.post("/api/account/delete", json={})) == "owns-club"
        tea.post(f"/api/clubs/{club}/pupils/free", json={"person": slip["person"]})
        renamed = noor.post("/api/account/name", json={"name": f"{name[:17]}noor"})
        assert renamed.status_code == 200
        assert noor.post(f"/api/clubs/{club}/leave", json={}).status_code == 204
        assert tea.post(f"/api/clubs/{club}/delete", json={}).status_code == 204
        assert tea.get("/api/clubs").json() == []
        assert noor.get("/api/account").json()["name"] == f"{name[:17]}noor"


def test_a_pupils_account_never_becomes_a_bots(server: Server, name: str) -> None:
    async def token_of(person: str) -> str:
        """Make the token that no route makes for a pupil."""
        store = Store(sqlite_url(str(server.data / "damier.sqlite")))
        await store.open(serving=False)
        try:
            return (await AccessTokens(store.tokens, time.time).make(person, "bot", ["bot"]))[1]
        finally:
            await store.close()

    with server.http() as tea, server.http() as noor, server.http() as program:
        join(tea, name)
        [slip] = pupils(tea, make(tea), "Noor")
        assert enter(noor, slip).status_code == 200
        assert code(noor.post("/api/bot/account/upgrade")) == "class-account"
        program.headers["Authorization"] = f"Bearer {asyncio.run(token_of(slip['person']))}"
        assert code(program.post("/api/bot/account/upgrade")) == "class-account"


def test_a_class_without_chat_is_one_switch(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor:
        join(tea, name)
        club = make(tea)
        slip = pupils(tea, club, "Noor")[0]
        assert enter(noor, slip).status_code == 200
        made = noor.post("/api/tables", json={"opponent": {"kind": "link"}}).json()
        changed = tea.post(f"/api/clubs/{club}/change", json={"chat": False})
        assert changed.json()["chat"] is False
        seat = server.player(made["table"], made["seat_token"])
        assert seat.ask("chat", text="hello")["code"] == "no-chat"
        tea.post(f"/api/clubs/{club}/change", json={"chat": True})
        assert seat.ask("chat", text="hello")["type"] == "ack"


def test_an_invitation_is_a_code_a_link_and_a_square(server: Server, name: str) -> None:
    with server.http() as ann, server.http() as ben:
        join(ann, name)
        join(ben, f"{name[:18]}ben")
        club = make(ann, "club", "Ann")
        shown = ann.get(f"/api/clubs/{club}").json()["code"]
        drawn = ann.get(f"/api/clubs/{club}/qr.svg", params={"origin": str(server.url)})
        assert drawn.headers["content-type"] == "image/svg+xml"
        assert code(ben.post("/api/clubs/join", json={"code": "abcd-efgh"})) == "bad-code"
        asked = {"code": shown.upper(), "called": "Ben van Zuid"}
        assert ben.post("/api/clubs/join", json=asked).json()["members"] == 2
        ben.post(f"/api/clubs/{club}/notes", json={"text": "Who brings a clock?"})
        held = zipfile.ZipFile(io.BytesIO(ben.get("/api/account/archive").content))
        packed = json.loads(held.read("account.json"))
        assert packed["clubs"][0]["called"] == "Ben van Zuid"
        assert [note["text"] for note in packed["notes"]] == ["Who brings a clock?"]
        again = {"name": name, "password": GOOD}
        assert ann.post("/api/account/sign-in", json=again).status_code == 200


def test_homework_is_done_half_done_and_not_done(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor, server.http() as sem:
        join(tea, name)
        club = make(tea)
        slips = pupils(tea, club, "Noor", "Sem", "Mila")
        assert enter(noor, slips[0]).status_code == 200
        assert enter(sem, slips[1]).status_code == 200
        asked = {
            "title": "Sheet 9",
            "sheet": "international",
            "due": time.time() + 86_400,
            "puzzles": 3,
            "lesson": 1,
            "level": 1,
        }
        place = f"/api/clubs/{club}/homework"
        nothing = {**asked, "puzzles": 0, "lesson": 0, "level": 0}
        assert code(tea.post(place, json=nothing)) == "bad-homework"
        assert code(tea.post(place, json={**asked, "due": 5.0})) == "bad-homework"
        assert code(noor.post(place, json=asked)) == "not-teacher"
        tasks = tea.post(place, json=asked).json()[0]["tasks"]
        assert [task["kind"] for task in tasks] == ["puzzle"] * 3 + ["lesson", "game"]
        for task in tasks[:3]:
            path = f"/api/learn/puzzles/international/{task['what']}"
            noor.post(path, json={"outcome": "solved"})
        noor.post("/api/learn/lessons/international", json={"about": tasks[3]["what"]})
        sem.post(f"/api/learn/puzzles/international/{tasks[0]['what']}", json={"outcome": "missed"})
        game = {"sheet": "international", "opponent": {"kind": "computer", "level": 1}}
        table = noor.post("/api/tables", json={**game, "colour": "white"}).json()
        seat = server.player(table["table"], table["seat_token"])
        assert seat.ask("resign")["type"] == "ack"  # before it was a game
        seen = tea.get(place).json()[0]
        assert {row["called"]: row["marks"] for row in seen["rows"]} == {
            "Noor": ["done"] * 4 + ["tried"],
            "Sem": ["tried", "open", "open", "open", "open"],
            "Mila": ["open"] * 5,
        }
        own = sem.get(place).json()[0]["rows"]
        assert [row["called"] for row in own] == ["Sem"]  # and nothing of another's
        assert tea.post(f"{place}/remove", json={"id": seen["id"]}).json() == []


def test_a_class_is_deleted_only_by_whoever_has_just_proved_who_they_are(
    server: Server, name: str
) -> None:
    with server.http() as tea:
        join(tea, name)
        club, open_to_all = make(tea), make(tea, "club")
        with closing(sqlite3.connect(server.data / "damier.sqlite", timeout=60)) as kept, kept:
            (mine,) = kept.execute("select id from people where name = ?", (name,)).fetchone()
            kept.execute("update sessions set proved = 0 where person = ?", (mine,))
        assert code(tea.post(f"/api/clubs/{club}/delete", json={})) == "sign-in-again"
        assert tea.get(f"/api/clubs/{club}").status_code == 200
        assert tea.post(f"/api/clubs/{open_to_all}/delete", json={}).status_code == 204
