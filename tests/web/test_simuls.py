"""A simul: one plays many, from the first who joins to the last result, and after a kill."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from club.house import GOOD
from patience import wait_until
from web.harness import Server
from web.onlooker import Looker
from web.study_app import study_client
from web.test_order import code
from web.test_watching import go_to_school

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import httpx
    from fastapi.testclient import TestClient


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data").start()
    yield server
    server.dismiss()
    server.kill()


def opened(host: httpx.Client, **asked: Any) -> str:
    """Open a simul and return where it is asked about."""
    answer = host.post("/api/simuls", json={"name": "Sijbrands", **asked})
    assert answer.status_code == 201, answer.text
    return f"/api/simuls/{answer.json()['simul']}"


def join(http: httpx.Client, path: str, name: str) -> httpx.Response:
    return http.post(f"{path}/join", json={"name": name})


def sit(server: Server, http: httpx.Client, table: str) -> Any:
    seat = http.get(f"/api/tables/{table}").json()
    assert seat["seat_token"], seat
    return server.player(table, seat["seat_token"])


def test_one_plays_three_and_goes_from_board_to_board(server: Server) -> None:
    people = [server.http() for _ in range(3)]
    with server.http() as host, server.http() as stranger:
        path = opened(host, sheet="kndb", control="900+5", extra=600, listed=True, most=3)
        assert code(host.post(f"{path}/start")) == "simul-empty"
        for http, name in zip(people, ("Anna", "Bram", "Cas"), strict=True):
            assert join(http, path, name).status_code == 200
        assert join(people[0], path, "Anna").json()["boards"][0]["mine"]
        assert code(join(stranger, path, "Late")) == "simul-full"
        assert code(join(host, path, "Me")) == "own-table"
        assert code(stranger.post(f"{path}/start")) == "no-simul"
        listed = [one["simul"] for one in stranger.get("/api/simuls").json()]
        assert path.rsplit("/", 1)[1] in listed
        begun = host.post(f"{path}/start").json()
        assert begun["status"] == "playing"
        assert [board["number"] for board in begun["boards"]] == [1, 2, 3]
        assert code(host.post(f"{path}/start")) == "simul-begun"
        assert code(people[0].post(f"{path}/leave")) == "simul-begun"
        tables = [board["table"] for board in begun["boards"]]
        boards = [sit(server, host, table) for table in tables]
        others = [sit(server, http, t) for http, t in zip(people, tables, strict=True)]
        for white in boards:
            clock = white.view["clock"]
            assert 1490 < clock["white"] <= 1500
            assert clock["black"] == 900
            assert white.welcome["table"]["simul"] == begun["simul"]
        looker = Looker(server, f"simul={begun['simul']}")
        looker.until(lambda: set(looker.games) == set(tables))
        seen = []
        for _ in tables:  # every board once, whichever the host comes from
            told = host.get(f"{path}/next?after={seen[-1] if seen else ''}").json()
            assert told["waiting"] == len(tables) - len(seen)
            here = tables.index(told["table"])
            others[here].until(boards[here].move("32-28"))
            seen.append(told["table"])
        assert sorted(seen) == sorted(tables)
        assert host.get(f"{path}/next").json() == {
            "hosts": True,
            "table": None,
            "waiting": 0,
        }
        assert not stranger.get(f"{path}/next").json()["hosts"]
        boards[1].until(others[1].move("19-23"))
        assert host.get(f"{path}/next?after={tables[1]}").json()["table"] == tables[1]
        others[0].do("resign")
        boards[1].do("resign")
        others[2].do("offer-draw")
        boards[2].do("accept-draw")
        looker.until(lambda: looker.stands[tables[0]]["result"] is not None)
        over = stranger.get(path).json()
        assert (over["status"], over["score"], over["played"]) == ("over", 1.5, 3)
        assert [board["score"] for board in over["boards"]] == [1.0, 0.0, 0.5]
    for http in people:
        http.close()


def test_who_comes_and_goes_before_it_begins(server: Server) -> None:
    with server.http() as host, server.http() as anna, server.http() as bram:
        path = opened(host, colour="alternate")
        assert path.rsplit("/", 1)[1] not in str(anna.get("/api/simuls").json())
        for http, name in ((anna, "Anna"), (bram, "Bram")):
            join(http, path, name)
        assert anna.post(f"{path}/leave").status_code == 204
        assert [one["name"] for one in host.get(path).json()["boards"]] == ["Bram"]
        join(anna, path, "Anna")
        colours = [one["colour"] for one in host.get(path).json()["boards"]]
        assert colours == ["black", "white"]
        left = host.post(f"{path}/remove", json={"number": 1}).json()
        assert [one["name"] for one in left["boards"]] == ["Anna"]
        assert host.post(f"{path}/call-off").status_code == 204
        assert host.get(path).json()["status"] == "off"
        assert code(join(bram, path, "Bram")) == "simul-begun"


def test_a_server_killed_at_the_start_leaves_all_boards_or_none(
    lone: Server, tmp_path: Path
) -> None:
    """Killed before the boards are written; the host starts again, and there is one of each."""
    mark = tmp_path / "mark"
    with lone.http() as host, lone.http() as guest:
        path = opened(host, control="300")
        join(guest, path, "Anna")
        assert lone.stop()
        lone.program = KILLED.format(mark=str(mark))
        lone.start()
        host.base_url = guest.base_url = lone.url
        with pytest.raises(Exception):  # noqa: B017, PT011
            host.post(f"{path}/start")
        wait_until(mark.exists, "a start that was cut short")
        lone.kill()
        lone.program = Server.program
        lone.start()
        host.base_url = guest.base_url = lone.url
        assert host.get(path).json()["status"] == "open"
        (board,) = host.post(f"{path}/start").json()["boards"]
        lone.kill()
        lone.start()
        host.base_url = guest.base_url = lone.url
        (again,) = host.get(path).json()["boards"]
        assert again["table"] == board["table"]
        white, black = (sit(lone, http, board["table"]) for http in (host, guest))
        black.until(white.move("32-28"))


# Writing the boards is the last thing that this server does.
KILLED = """
import os, sys
from pathlib import Path
from damier.storage.simuls import SimulBook
async def start(self, simul, boards):
    Path({mark!r}).touch()
    os._exit(1)
SimulBook.start = start
from damier.cli import main
main(sys.argv[1:])
"""


def test_pupils_play_where_only_a_link_leads(server: Server) -> None:
    with server.http() as teacher, server.http() as pupil, server.http() as host:
        go_to_school(teacher, pupil, "Meester Simon")
        assert code(join(pupil, opened(host, listed=True), "Sam")) == "class-account"
        asked = {"name": "Sam", "listed": True}
        assert code(pupil.post("/api/simuls", json=asked)) == "class-account"
        path = opened(host, control="900")
        assert join(pupil, path, "Sam").status_code == 200
        begun = host.post(f"{path}/start").json()
        (table,) = [board["table"] for board in begun["boards"]]
        sit(server, host, table)
        inside, outside = Looker(server, f"simul={begun['simul']}"), Looker(server)
        inside.until(lambda: table in inside.games)
        assert table not in outside.games


def test_a_simul_whose_host_has_gone_is_off(server: Server) -> None:
    with server.http() as host, server.http() as guest:
        asked = {"name": "Gone Host", "password": GOOD}
        assert host.post("/api/account/join", json=asked).status_code == 201
        path = opened(host, listed=True)
        assert join(guest, path, "Anna").status_code == 200
        assert host.post("/api/account/delete", json={}).status_code == 204
        assert guest.get(path).json()["status"] == "off"
        assert code(join(guest, path, "Anna")) == "simul-begun"
        listed = [one["simul"] for one in guest.get("/api/simuls").json()]
        assert path.rpartition("/")[2] not in listed


def test_who_comes_into_a_class_is_read_in_no_simul_for_everybody(tmp_path: Path) -> None:
    def joined(http: TestClient, name: str) -> None:
        http.cookies.clear()
        answer = http.post("/api/account/join", json={"name": name, "password": GOOD})
        assert answer.status_code == 201

    with study_client(tmp_path) as http:
        joined(http, "Tea Cher")
        club = http.post("/api/clubs", json={"name": "6b", "kind": "class"}).json()["id"]
        word = http.post(f"/api/clubs/{club}/code", json={"on": True}).json()["code"]
        simul = http.post("/api/simuls", json={"name": "Tea", "listed": True}).json()["simul"]
        joined(http, "Noor Late")
        assert http.post(f"/api/simuls/{simul}/join", json={"name": "Noor Late"}).is_success
        assert http.post("/api/clubs/join", json={"code": word}).is_success
        assert "Noor Late" in http.get(f"/api/simuls/{simul}").text  # she reads it herself
        http.cookies.clear()
        for path in ("/api/simuls", f"/api/simuls/{simul}"):
            assert simul in http.get(path).text
            assert "Noor Late" not in http.get(path).text
