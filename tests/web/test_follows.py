"""Following people and tournaments: only whom one may see, and nobody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from club.house import GOOD
from damier.storage.database import sqlite_url
from damier.storage.follows import FOLLOWS, StoredFollow
from damier.storage.store import Store
from web.evening import Evening
from web.onlooker import Looker, meet
from web.study_app import study_client
from web.test_order import code

if TYPE_CHECKING:
    from pathlib import Path

    import httpx

    from web.harness import Server


def member(http: httpx.Client, name: str, page: str = "everybody") -> None:
    joined = {"name": name, "password": GOOD}
    assert http.post("/api/account/join", json=joined).status_code == 201
    chosen = {"page": page, "games": page, "listed": False}
    answer = http.post("/api/account/privacy", json=chosen)
    assert answer.is_success, answer.text


def follow(http: httpx.Client, target: str, kind: str = "person", **more: Any) -> httpx.Response:
    return http.post("/api/follows", json={"kind": kind, "target": target, **more})


def test_games_of_somebody_one_follows_come_first(server: Server) -> None:
    with (
        server.http() as star,
        server.http() as fan,
        server.http() as other,
        server.http() as third,
    ):
        member(star, "Fanni Gefolgt")
        assert follow(fan, "Fanni Gefolgt").status_code == 204  # a guest may as well
        assert fan.get("/api/follows").json()["people"] == ["Fanni Gefolgt"]
        plain, _ = meet(server, other, third, sheet="brazilian")
        mine, _ = meet(server, star, other, sheet="brazilian", name="Fanni Gefolgt")
        looker = Looker(server, "sheet=brazilian", fan)
        looker.until(lambda: {plain.table, mine.table} <= looker.games.keys())
        assert looker.followed == [mine.table]
        assert looker.featured == mine.table
        stranger = Looker(server, "sheet=brazilian")
        assert stranger.followed == []
        assert follow(fan, "Fanni Gefolgt", on=False).status_code == 204
        assert fan.get("/api/follows").json()["people"] == []


def test_whom_one_may_not_see_one_may_not_follow(server: Server) -> None:
    with server.http() as shy, server.http() as fan:
        member(shy, "Gerda Scheu", "me")
        assert code(follow(fan, "Gerda Scheu")) == "no-account"
        assert code(follow(fan, "Nobody At All")) == "no-account"
        ends = [follow(fan, name, on=False) for name in ("Gerda Scheu", "Nobody At All")]
        assert [end.status_code for end in ends] == [204, 204], "which tells nothing"
        shy.post("/api/account/privacy", json={"page": "everybody", "games": "me", "listed": False})
        assert follow(fan, "Gerda Scheu").status_code == 204
        assert code(follow(shy, "Gerda Scheu")) == "no-account"
        shy.post("/api/account/privacy", json={"page": "me", "games": "me", "listed": False})
        assert fan.get("/api/follows").json()["people"] == []  # not seen, not named


def test_a_block_ends_it_and_nobody_is_told(server: Server) -> None:
    with server.http() as star, server.http() as fan:
        member(star, "Hanna Verfolgt")
        member(fan, "Ivo Verfolger")
        assert follow(fan, "Hanna Verfolgt").status_code == 204
        told = [star.get(path).text for path in ("/api/follows", "/api/account")]
        assert not any("Ivo Verfolger" in text for text in told)
        star.post("/api/blocks", json={"name": "Ivo Verfolger"})
        assert fan.get("/api/follows").json()["people"] == []
        assert code(follow(fan, "Hanna Verfolgt")) == "no-account"


def test_a_tournament_and_how_far_it_has_come(server: Server) -> None:
    evening = Evening([server], online=False)
    try:
        with server.http() as fan:
            assert code(follow(fan, "none", "tournament")) == "no-tournament"
            assert follow(fan, evening.id, "tournament").status_code == 204
            (one,) = fan.get("/api/follows").json()["tournaments"]
            assert (one["name"], one["status"], one["rounds"]) == ("Tuesday", "entering", 0)
            for name in ("Anna", "Bram"):
                evening.enter(name)
            evening.pair(1)
            (one,) = fan.get("/api/follows").json()["tournaments"]
            assert (one["status"], one["rounds"]) == ("playing", 1)
    finally:
        evening.close()


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(sqlite_url(str(tmp_path / "db")))


def test_notices_go_only_to_followers(store: Store) -> None:
    import asyncio

    from damier.club.clubs.clubs import Clubs
    from damier.club.notices.followers import Followers
    from damier.live.beginnings import BegunGame

    async def tell() -> list[tuple[str, str]]:
        await store.open()
        for fan in ("fan", "star"):
            assert await store.follows.add(StoredFollow(fan, "person", "star", 1.0))
        await store.follows.add(StoredFollow("fan", "tournament", "cup", 1.0))
        for number in range(FOLLOWS - 2):
            await store.follows.add(StoredFollow("fan", "tournament", str(number), 1.0))
        assert not await store.follows.add(StoredFollow("fan", "tournament", "more", 1.0))
        await store.notices.agree("fan", kinds="followed")
        followers = Followers(store, Clubs(store.clubs, store.clock.now))
        await followers.began([BegunGame("table", "kndb", {"star": "Star", "other": "Other"})])
        await followers.went_on("cup", "The Cup")
        posted = await store.notices.take(store.clock.now() + 1, 10.0, 10)
        await store.close()
        return sorted((one.visitor, str(one.table_id)) for one in posted)

    assert asyncio.run(tell()) == [("fan", "cup"), ("fan", "table")]


def test_what_one_follows_is_read_without_loading_any_tournament(tmp_path: Path) -> None:
    with study_client(tmp_path) as http:
        parts = http.app.state.damier  # type: ignore[attr-defined]
        made = [
            http.post("/api/tournaments", json={"name": f"Cup {n}", "rounds": 3}).json()
            for n in range(3)
        ]
        for one in made:
            assert follow(http, one["tournament"], "tournament").status_code == 204
        parts.hall.open.clear()
        told = http.get("/api/follows").json()["tournaments"]
        assert {one["name"] for one in told} == {"Cup 0", "Cup 1", "Cup 2"}
        assert not parts.hall.open
        assert code(follow(http, "a\0b", "tournament")) == "no-tournament"
