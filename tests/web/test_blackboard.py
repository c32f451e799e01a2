"""The board of a class over HTTP and websockets: a question, answers, and who sees what."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import TYPE_CHECKING, Any, Self

import pytest
from websockets.sync.client import connect

from live.redis_server import redis_server
from patience import HANG
from storage.cluster import DEBIAN, Cluster, find_programs
from web.harness import Server
from web.test_account import code, join, name
from web.test_clubs import enter, make, pupils
from web.test_many import SECRET

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx

__all__ = ["name"]
FEN = "W:W31,32:B18,22"


class Screen:
    """Somebody's screen: what the board was last told to show."""

    def __init__(self, server: Server, http: httpx.Client, club: str) -> None:
        cookies = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        address = f"ws://127.0.0.1:{server.port}/ws/clubs/{club}/board"
        headers = {"Cookie": cookies}
        self._open = ExitStack()
        line = connect(address, additional_headers=headers, open_timeout=HANG)
        self._line = self._open.enter_context(line)
        self.told: list[dict[str, Any]] = []

    def next(self) -> dict[str, Any]:
        self.told.append(json.loads(self._line.recv(HANG)))
        return self.told[-1]

    def see(self, **wanted: Any) -> dict[str, Any]:
        """Wait until the board is as wanted."""
        while True:
            message = self.next()
            assert message["type"] == "blackboard", message
            view: dict[str, Any] = message["view"] or {}
            if all(view.get(key) == value for key, value in wanted.items()):
                return view

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()


def do(http: httpx.Client, club: str, what: str, **asked: Any) -> dict[str, Any]:
    answer = http.post(f"/api/clubs/{club}/board/{what}", json=asked)
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    return view


def test_a_class_answers_in_its_own_time_and_nobody_sees_anothers(
    server: Server, name: str
) -> None:
    with server.http() as tea, server.http() as noor, server.http() as sem:
        join(tea, name)
        club = make(tea)
        slips = pupils(tea, club, "Noor", "Sem")
        for http, slip in zip((noor, sem), slips, strict=True):
            assert enter(http, slip).status_code == 200
        assert noor.get(f"/api/clubs/{club}/board").json() is None
        with Screen(server, tea, club) as desk, Screen(server, noor, club) as screen:
            assert desk.next()["view"] is None
            assert screen.next()["view"] is None
            do(tea, club, "set", sheet="international", fen=FEN)
            shown = screen.see(stage="show")
            assert shown["moves"] == []
            do(tea, club, "draw", strokes=[{"start": 32, "end": 28, "ink": "red"}])
            screen.see(strokes=[{"start": 32, "end": 28, "ink": "red"}])
            question = do(tea, club, "ask", text="Who sees it?")["question"]
            assert screen.see(stage="open")["asked"] == "Who sees it?"
            kept = do(tea, club, "play", path=[31, 27])
            assert kept["solution"] == ["31-27"]
            assert kept["board"] == shown["board"]
            answered = do(noor, club, "answer", path=[32, 28], question=question)
            assert answered["mine"]["text"] == "32-28"
            assert answered["solution"] == []
            assert answered["right"] is None
            do(sem, club, "answer", path=[32, 27], question=question)
            do(sem, club, "answer", path=[31, 27], question=question)
            people = [("Noor", "32-28", False), ("Sem", "31-27", True)]
            keys = "called", "move", "right"
            desk.see(people=[dict(zip(keys, one, strict=True)) for one in people])
            seen = screen.told[-1]["view"]
            assert (seen["people"], seen["spread"], seen["answered"]) == ([], None, 0)
            do(tea, club, "spread", on=True)
            spread = screen.see(spread_shown=True)["spread"]
            assert sorted((one["move"]["text"], one["count"]) for one in spread) == [
                ("31-27", 1),
                ("32-28", 1),
            ]
            assert {one["right"] for one in spread} == {None}
            do(tea, club, "solve")
            solved = screen.see(solved=True)
            assert solved["line"] == ["31-27"]
            assert solved["right"] is False
            assert solved["last"]["path"] == [31, 27]
            late = noor.post(
                f"/api/clubs/{club}/board/answer", json={"path": [32, 28], "question": question}
            )
            assert code(late) == "no-question"
            assert noor.get(f"/api/clubs/{club}/board").json()["people"] == []


def test_who_is_outside_sees_nothing_and_who_is_taught_changes_nothing(
    server: Server, name: str
) -> None:
    with server.http() as tea, server.http() as noor, server.http() as out, server.http() as guest:
        join(tea, name)
        join(out, f"{name[:18]}out")
        club = make(tea)
        slip = pupils(tea, club, "Noor")[0]
        assert enter(noor, slip).status_code == 200
        do(tea, club, "set", sheet="international", fen=FEN)
        board = f"/api/clubs/{club}/board"
        assert code(out.get(board)) == "no-club"
        assert code(guest.get(board)) == "not-signed-in"
        for http, why in ((out, "no-club"), (guest, "not-signed-in")):
            with Screen(server, http, club) as screen:
                assert (screen.next()["code"], screen.told[-1]["type"]) == (why, "bye")
        for what in ("set", "step", "play", "draw", "ask", "close", "spread", "solve", "away"):
            asked = {"at": 0, "path": [32, 28], "strokes": [], "on": True}
            assert code(noor.post(f"{board}/{what}", json=asked)) == "not-teacher", what
        answer = {"path": [32, 28], "question": 1}
        assert code(noor.post(f"{board}/answer", json=answer)) == "no-question"
        question = do(tea, club, "ask")["question"]
        answer = {"path": [32, 28], "question": question}
        assert code(tea.post(f"{board}/answer", json=answer)) == "not-pupil"
        wrong = noor.post(f"{board}/answer", json={"path": [32, 21], "question": question})
        assert wrong.status_code == 422
        with Screen(server, noor, club) as screen:
            assert screen.next()["view"]["stage"] == "open"
            assert tea.post(f"/api/clubs/{club}/pupils/free", json={"person": slip["person"]})
            tea.post(f"/api/clubs/{club}/members/remove", json={"person": slip["person"]})
            while screen.next()["type"] != "bye":
                pass
            assert screen.told[-1]["code"] == "no-club"
        assert code(noor.get(board)) == "no-club"


def test_a_puzzle_brings_its_solution_and_a_game_is_stepped_through(
    server: Server, name: str
) -> None:
    with server.http() as tea:
        join(tea, name)
        club = make(tea)
        puzzle = tea.get("/api/puzzles/international/next?level=easy").json()
        shown = do(tea, club, "set", sheet="international", puzzle=puzzle["id"])
        assert shown["fen"] == puzzle["position"]["fen"]
        do(tea, club, "ask")
        solved = do(tea, club, "solve")
        wanted = tea.get(f"/api/puzzles/international/{puzzle['id']}/solution").json()["moves"]
        assert solved["line"] == [move["text"] for move in wanted]
        assert solved["at"] == 1
        moves = ["32-28", "19-23", "28x19", "14x23"]
        game = do(tea, club, "set", sheet="international", moves=moves, at=1)
        assert (game["line"], game["at"], game["turn"]) == (moves, 1, "black")
        assert do(tea, club, "step", at=4)["last"]["text"] == "14x23"
        assert do(tea, club, "step", at=0)["last"] is None
        other = do(tea, club, "play", path=[33, 28])
        assert (other["line"], other["at"]) == (["33-28"], 1)
        board = f"/api/clubs/{club}/board"
        for what, asked, why in (
            ("step", {"at": 7}, "bad-board"),
            ("solve", {}, "no-question"),
            ("close", {}, "no-question"),
            ("set", {"sheet": "international", "fen": "nonsense"}, "bad-notation"),
            ("set", {"sheet": "international", "puzzle": "none"}, "no-puzzle"),
            ("set", {"sheet": "international", "at": 3}, "bad-board"),
            ("draw", {"strokes": [{"start": 1, "end": 2}] * 61}, "bad-request"),
            ("ask", {"text": "x" * 300}, "bad-request"),
        ):
            assert code(tea.post(f"{board}/{what}", json=asked)) == why, what
        do(tea, club, "ask")
        assert code(tea.post(f"{board}/step", json={"at": 0})) == "bad-board"
        assert code(tea.post(f"{board}/solve", json={})) == "no-solution"
        assert tea.post(f"{board}/away", json={}).json() is None
        assert code(tea.post(f"{board}/ask", json={})) == "no-board"


def test_a_killed_server_has_forgotten_nothing(tmp_path: Path, name: str) -> None:
    server = Server(tmp_path / "data").start()
    try:
        with server.http() as tea, server.http() as noor:
            join(tea, name)
            club = make(tea)
            assert enter(noor, pupils(tea, club, "Noor")[0]).status_code == 200
            do(tea, club, "set", sheet="russian")
            question = do(tea, club, "ask")["question"]
            path = noor.get(f"/api/clubs/{club}/board").json()["moves"][0]["path"]
            before = do(noor, club, "answer", path=path, question=question)
            server.kill()
            server.start()
            assert noor.get(f"/api/clubs/{club}/board").json() == before
            with Screen(server, tea, club) as desk:
                assert desk.next()["view"]["answered"] == 1
    finally:
        server.kill()


@pytest.fixture
def two(tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    programs = find_programs()
    if programs is None:
        pytest.skip(f"expected PostgreSQL in {DEBIAN} or in PATH, got none: see `make machine`")
    (tmp_path / "redis").mkdir()
    with Cluster(programs) as cluster, redis_server(tmp_path / "redis") as bus:
        shared = {"DAMIER_DATABASE": cluster.make(), "DAMIER_BUS": bus, "DAMIER_SECRET": SECRET}
        servers = []
        for each in ("one", "other"):
            (tmp_path / each).mkdir()
            servers.append(Server(tmp_path / each / "data", **shared).start())
        try:
            yield servers[0], servers[1]
        finally:
            for server in servers:
                server.kill()


def test_a_class_at_two_servers_sees_one_board(two: tuple[Server, Server], name: str) -> None:
    one, other = two
    with one.http() as tea, other.http() as noor, one.http() as sem:
        join(tea, name)
        club = make(tea)
        slips = pupils(tea, club, "Noor", "Sem")
        for http, slip in zip((noor, sem), slips, strict=True):
            assert enter(http, slip).status_code == 200
        with Screen(one, tea, club) as desk, Screen(other, noor, club) as screen:
            do(tea, club, "set", sheet="international", fen=FEN)
            question = do(tea, club, "ask")["question"]
            screen.see(stage="open", question=question)
            do(noor, club, "answer", path=[32, 28], question=question)
            do(sem, club, "answer", path=[32, 28], question=question)
            spread = desk.see(answered=2)["spread"]
            assert [(line["move"]["text"], line["count"]) for line in spread] == [("32-28", 2)]
            one.kill()
            noor.post(
                f"/api/clubs/{club}/board/answer", json={"path": [31, 27], "question": question}
            )
            one.start()
            with Screen(one, tea, club) as again:
                answers = {person["move"] for person in again.next()["view"]["people"]}
                assert answers == {"31-27", "32-28"}
            do(tea, club, "close")
            screen.see(stage="closed")


def test_ten_deeds_at_once_are_one_after_the_other(server: Server, name: str) -> None:
    with server.http() as tea:
        join(tea, name)
        club = make(tea)
        do(tea, club, "set", sheet="international", fen=FEN)
        drawings = [[{"start": at, "end": at}] for at in range(1, 11)]
        with ThreadPoolExecutor(5) as pool:
            seen = list(pool.map(lambda strokes: do(tea, club, "draw", strokes=strokes), drawings))
        assert len({view["seq"] for view in seen}) > 1
        assert tea.get(f"/api/clubs/{club}/board").json()["seq"] == 11
