"""Tournaments inside a club, which nobody else sees; and tournaments whose games are rated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from websockets.sync.client import connect

from patience import HANG, wait_until
from web.harness import both_play
from web.programs import Program
from web.test_account import code, join, name
from web.test_clubs import enter, make, pupils

if TYPE_CHECKING:
    import httpx

    from web.harness import Server

__all__ = ["name"]
ASKED: dict[str, Any] = {
    "name": "Monday cup",
    "system": "round-robin",
    "sheet": "international",
    "control": "300+5",
    "lead": 0,
    "patience": 3600,
}


def announce(http: httpx.Client, **asked: Any) -> str:
    answer = http.post("/api/tournaments", json={**ASKED, **asked})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tournament"])


def play(server: Server, http: httpx.Client, table: str, deed: str) -> None:
    """Sit down and do something."""
    token = http.get(f"/api/tables/{table}").json()["seat_token"]
    server.player(table, token).do(deed)


def test_only_members_see_and_enter_the_tournament_of_a_class(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor, server.http() as sem, server.http() as out:
        join(tea, name)
        join(out, f"{name[:18]}out")
        club = make(tea)
        slips = pupils(tea, club, "Noor Haddad", "Sem Bakker")
        for http, slip in zip((noor, sem), slips, strict=True):
            assert enter(http, slip).status_code == 200
        assert code(noor.post("/api/tournaments", json={**ASKED, "club": club})) == "not-teacher"
        assert code(out.post("/api/tournaments", json={**ASKED, "club": club})) == "no-club"
        held = announce(tea, club=club)
        path = f"/api/tournaments/{held}"
        for http in (noor, sem):
            assert http.post(f"{path}/enter", json={}).status_code == 200
        names = [one["name"] for one in noor.get(path).json()["players"]]
        assert sorted(names) == ["Noor Haddad", "Sem Bakker"]
        listed = noor.get(f"/api/clubs/{club}/tournaments").json()
        assert [one["tournament"] for one in listed] == [held]
        assert held not in out.get("/api/tournaments").text
        assert code(out.get(f"/api/clubs/{club}/tournaments")) == "no-club"
        for ask, body in (
            (path, None),
            (f"{path}/me", None),
            (f"{path}/report.trf", None),
            (f"{path}/enter", {"name": "Nobody"}),
            (f"{path}/deeds", {"deed": {"type": "pair-round", "round": 1}}),
        ):
            answer = out.get(ask) if body is None else out.post(ask, json=body)
            assert code(answer) == "no-tournament", ask
            assert "Haddad" not in answer.text
        assert out.get(f"/tournaments/{held}", headers={"Accept": "text/html"}).status_code == 404
        address = f"ws://127.0.0.1:{server.port}/ws/tournaments/{held}"
        with connect(address, open_timeout=HANG) as line:
            told = str(line.recv(HANG))
            assert '"no-tournament"' in told
            assert "Haddad" not in told
        deed = {"deed": {"type": "pair-round", "round": 1}}
        assert tea.post(f"{path}/deeds", json=deed).status_code == 200
        wait_until(lambda: tea.get(path).json()["rounds"][0]["games"][0]["tables"], "a table")
        table = tea.get(path).json()["rounds"][0]["games"][0]["tables"][0]
        seen = out.get(f"/api/tables/{table}").text
        assert "Haddad" not in seen
        token = noor.get(f"/api/tables/{table}").json()["seat_token"]
        sat = server.player(table, token).welcome["table"]["players"]
        assert {one["name"] for one in sat.values()} == {slip["name"] for slip in slips}
        assert tea.post(f"/api/clubs/{club}/delete", json={}).status_code == 204
        assert code(tea.get(path)) == "no-tournament"


def test_games_of_a_rated_tournament_count_for_both(server: Server, name: str) -> None:
    with server.http() as ann, server.http() as ben, server.http() as guest:
        join(ann, f"{name[:18]}a")
        join(ben, f"{name[:18]}b")
        held = announce(ann, rated=True)
        path = f"/api/tournaments/{held}"
        view = guest.get(path).json()
        assert (view["rated"], view["guests"]) == (True, False)
        assert code(guest.post(f"{path}/enter", json={"name": "Gus"})) == "not-signed-in"
        by_hand = {"deed": {"type": "enter-player", "name": "Gus"}}
        assert code(ann.post(f"{path}/deeds", json=by_hand)) == "not-in-this-system"
        ann.post(f"{path}/arrangements", json={"guests": True})
        assert guest.get(path).json()["guests"] is False
        assert code(ann.post(f"{path}/arrangements", json={"online": False})) == (
            "not-in-this-system"
        )
        for http in (ann, ben):
            assert http.post(f"{path}/enter", json={}).status_code == 200
        before = [http.get("/api/ratings").json() for http in (ann, ben)]
        assert before == [[], []]
        ann.post(f"{path}/deeds", json={"deed": {"type": "pair-round", "round": 1}})
        wait_until(lambda: ann.get(path).json()["rounds"][0]["games"][0]["tables"], "a table")
        table = ann.get(path).json()["rounds"][0]["games"][0]["tables"][0]
        seats = [http.get(f"/api/tables/{table}").json() for http in (ann, ben)]
        white, black = sorted(seats, key=lambda seat: seat["colour"], reverse=True)
        both_play(
            server.player(table, white["seat_token"]),
            server.player(table, black["seat_token"]),
            *("32-28", "20-25"),
        )
        play(server, ben, table, "resign")
        [won], [lost] = ann.get("/api/ratings").json(), ben.get("/api/ratings").json()
        assert won["rating"] > 1500 > lost["rating"]
        wait_until(lambda: not ann.get(path).json()["rounds"][0]["games"][0]["open"], "the result")


def test_who_does_not_come_to_a_rated_tournament_loses_points_alone(
    server: Server, name: str
) -> None:
    with server.http() as ann, server.http() as ben:
        join(ann, f"{name[:18]}a")
        join(ben, f"{name[:18]}b")
        path = f"/api/tournaments/{announce(ann, rated=True)}"
        for http in (ann, ben):
            assert http.post(f"{path}/enter", json={}).status_code == 200
        ann.post(f"{path}/deeds", json={"deed": {"type": "pair-round", "round": 1}})
        wait_until(lambda: ann.get(path).json()["rounds"][0]["games"][0]["tables"], "a table")
        game = ann.get(path).json()["rounds"][0]["games"][0]
        [table] = game["tables"]
        there = server.player(table, ann.get(f"/api/tables/{table}").json()["seat_token"])
        forfeit = {"type": "forfeit-games", "round": 1, "table": game["board"], "absent": "black"}
        assert ann.post(f"{path}/deeds", json={"deed": forfeit}).status_code == 200
        while there.view["outcome"] is None:
            there.receive()
        assert there.view["outcome"]["winner"] == "white"
        assert [http.get("/api/ratings").json() for http in (ann, ben)] == [[], []]


def test_what_cannot_be_compared_is_not_rated(server: Server) -> None:
    with server.http() as http:
        for change in ({"control": None}, {"online": False}):
            asked = {**ASKED, "rated": True, **change}
            assert code(http.post("/api/tournaments", json=asked)) == "bad-request"


def test_a_pupil_is_in_no_tournament_that_everybody_reads(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor:
        join(tea, name)
        slips = pupils(tea, make(tea), "Noor Haddad")
        assert enter(noor, slips[0]).status_code == 200
        path = f"/api/tournaments/{announce(tea)}"
        assert not noor.get(f"{path}/me").json()["may_enter"]
        assert code(noor.post(f"{path}/enter", json={})) == "class-account"
        assert tea.get(f"{path}/me").json()["may_enter"]
        quiet = announce(tea, entry="link")
        shown = tea.get(f"/api/tournaments/{quiet}/me").json()["entry_pass"]
        entered = noor.post(
            f"/api/tournaments/{quiet}/enter", json={}, headers={"X-Tournament-Pass": shown}
        )
        assert entered.status_code == 200


def come_in(tea: httpx.Client, http: httpx.Client, club: str) -> None:
    """Let somebody with an account of their own into a class."""
    word = tea.post(f"/api/clubs/{club}/code", json={"on": True}).json()["code"]
    assert http.post("/api/clubs/join", json={"code": word}).status_code == 200


def test_who_comes_into_a_class_is_read_in_no_tournament_for_everybody(
    server: Server, name: str
) -> None:
    late = f"{name[:18]}late"
    with server.http() as tea, server.http() as noor, server.http() as out:
        join(tea, name)
        join(noor, late)
        held = announce(tea)
        path = f"/api/tournaments/{held}"
        assert noor.post(f"{path}/enter", json={}).status_code == 200
        assert out.post(f"{path}/enter", json={"name": "Bo"}).status_code == 200
        assert late in out.get(path).text
        come_in(tea, noor, make(tea))
        for seen in (path, f"{path}/report.trf"):
            assert late not in out.get(seen).text
        left = next(one for one in out.get(path).json()["players"] if not one["name"])
        assert not left["here"]
        assert code(noor.post(f"{path}/enter", json={})) == "class-account"


def test_a_tournament_that_is_opened_to_all_names_no_pupil(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor, server.http() as out:
        join(tea, name)
        [slip] = pupils(tea, make(tea), "Noor Haddad")
        assert enter(noor, slip).status_code == 200
        held = announce(tea, entry="link")
        path = f"/api/tournaments/{held}"
        shown = {"X-Tournament-Pass": tea.get(f"{path}/me").json()["entry_pass"]}
        assert noor.post(f"{path}/enter", json={}, headers=shown).status_code == 200
        tea.post(f"{path}/arrangements", json={"entry": "everybody"})
        assert slip["name"] not in out.get(path).text


def test_nobody_outside_a_class_challenges_a_pupil(server: Server, name: str) -> None:
    with server.http() as tea, server.http() as noor, server.http() as out:
        join(tea, name)
        join(out, f"{name[:18]}out")
        [slip] = pupils(tea, make(tea), "Noor Haddad")
        assert enter(noor, slip).status_code == 200
        noor.post("/api/challenges/manners", json={"heeds": "people"})
        asked = {"name": slip["name"], "control": "300"}
        assert code(out.post("/api/challenges", json=asked)) == "no-such-name"
        assert out.get(f"/api/challenges/may/{slip['name']}").json()["may"] is False
        assert tea.post("/api/challenges", json=asked).status_code == 201


def test_no_bot_enters_by_a_page_what_people_play(server: Server, name: str) -> None:
    robot = Program(server, f"{name[:18]}bot").become_bot()
    with server.http() as tea:
        join(tea, name)
        held = announce(tea, rated=True)
        assert code(robot.page.post(f"/api/tournaments/{held}/enter", json={})) == "bot-account"
        simul = tea.post("/api/simuls", json={"name": "Tea"}).json()["simul"]
        assert code(robot.page.post(f"/api/simuls/{simul}/join", json={})) == "bot-account"
        assert code(robot.page.post("/api/simuls", json={"name": "Rob"})) == "bot-account"
