"""Tournaments as people hold them: through REST, at tables, after a kill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import httpx
import pytest

from patience import wait_until
from web.evening import Evening, check, hold
from web.harness import Server
from web.study_app import study_client

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

# Pairing tells that it has begun, and then takes for ever.
STUCK = """
import sys, time
from pathlib import Path
import damier.club.hall.pairing as pairing
decide = pairing.decide_all
def slow(terms, events, deeds, at):
    if type(deeds[0]).__name__ == "PairRound" and deeds[0].round == 5:
        Path({mark!r}).touch()
        time.sleep(3600)
    return decide(terms, events, deeds, at)
pairing.decide_all = slow
from damier.cli import main
main(sys.argv[1:])
"""


def killed_while_pairing(evening: Evening, tmp_path: Path) -> Callable[[int], None]:
    """Return how a round is paired by a server that is killed at it."""
    (server,) = evening.servers

    def pair(number: int) -> None:
        mark = tmp_path / "pairing"
        assert server.stop()
        server.program = STUCK.format(mark=str(mark))
        server.start()
        with pytest.raises(httpx.HTTPError):
            _ask_and_kill(evening, server, number, mark)
        server.program = Server.program
        server.start()
        # Nobody asks again: it was wanted, so it is done.
        wait_until(lambda: len(evening.view()["rounds"]) == number, "the round that was wanted")
        assert evening.ask(type="pair-round", round=number).json()["error"]["code"] == (
            "already-paired"
        )

    return pair


def _ask_and_kill(evening: Evening, server: Server, number: int, mark: Path) -> None:
    from threading import Thread

    def kill() -> None:
        wait_until(mark.exists, "a pairing that has begun")
        server.kill()

    killer = Thread(target=kill)
    killer.start()
    try:
        answer = evening.ask(type="pair-round", round=number)
        assert answer.json()["wanted"] == number  # it takes longer than the answer
        killer.join()
        evening.ask(type="pair-round", round=number)
    finally:
        killer.join()


@pytest.fixture
def lone(tmp_path: Path) -> Iterator[Server]:
    server = Server(tmp_path / "data").start()
    yield server
    server.kill()


@pytest.mark.parametrize("online", [False, True])
def test_a_club_evening_with_a_server_killed_while_pairing(
    lone: Server, tmp_path: Path, online: bool
) -> None:
    evening = Evening([lone], online=online)
    try:
        hold(evening, killed_while_pairing(evening, tmp_path))
        check(evening)
    finally:
        evening.close()


# The clerk of this server tells nobody how games ended.
SILENT = """
import sys
from damier.club.hall.clerk import Clerk
async def say_nothing(self, hosted, game):
    pass
Clerk._tell_result = say_nothing
from damier.cli import main
main(sys.argv[1:])
"""


def test_a_game_that_ended_just_before_a_kill_counts_after_it(lone: Server) -> None:
    assert lone.stop()
    lone.program = SILENT
    lone.start()
    evening = Evening([lone], online=True, rounds=1)
    for name in ("Ada", "Bo"):
        evening.enter(name)
    evening.pair(1)
    (game,) = evening.games(1)
    evening.play_game(1, game, "black")
    assert evening.games(1)[0]["open"]
    lone.kill()
    lone.program = Server.program
    lone.start()
    wait_until(lambda: evening.games(1)[0]["results"] == ["black"], "the result")
    assert evening.view()["seq"] == 4  # two entries, a pairing, and one result
    evening.close()


def test_two_games_against_each_other_change_colours(server: Server) -> None:
    evening = Evening([server], online=True, rounds=1, games=2)
    for name in ("Ada", "Bo"):
        evening.enter(name)
    evening.pair(1)
    (game,) = evening.games(1)
    evening.play_game(1, game, "white")
    wait_until(lambda: len(evening.games(1)[0]["tables"]) == 2, "the second game")
    (after,) = evening.games(1)
    assert (after["score"], after["open"]) == ("2–0", True)
    with server.http() as anybody:
        token = evening.players[game["white"]].get(f"/api/tables/{after['tables'][1]}").json()
        assert token["colour"] == "black"
        assert anybody.get(f"/api/tables/{after['tables'][1]}").json()["colour"] is None
    evening.play_game(1, {**after, "white": game["black"], "black": game["white"]}, "draw")
    wait_until(lambda: not evening.games(1)[0]["open"], "the match")
    assert evening.games(1)[0]["score"] == "3–1"
    evening.close()


def test_who_does_not_come_loses_and_the_table_is_closed(server: Server) -> None:
    evening = Evening([server], online=True, rounds=1, patience=5, control="600")
    for name in ("Ada", "Bo", "Cas", "Dee"):
        evening.enter(name)
    evening.pair(1)
    one, other = evening.games(1)
    there = evening._sit(one["tables"][0], one["white"])
    assert there.view["clock"]["running"] == "white"  # clocks start together, whoever is there
    wait_until(lambda: not any(game["open"] for game in evening.games(1)), "forfeits")
    one, other = evening.games(1)
    assert (one["results"], other["results"]) == (["black-absent"], ["both-absent"])
    while there.view["outcome"] is None:
        there.receive()
    assert there.view["outcome"]["winner"] == "white"
    evening.close()


def test_nothing_is_taken_back_or_called_off_in_a_tournament(server: Server) -> None:
    evening = Evening([server], online=True, rounds=1)
    for name in ("Ada", "Bo"):
        evening.enter(name)
    evening.pair(1)
    (game,) = evening.games(1)
    white = evening._sit(game["tables"][0], game["white"])
    assert white.welcome["table"]["tournament"] == evening.id
    white.move("32-28")
    for kind in ("ask-takeback", "abort", "rematch"):
        assert white.ask(kind)["code"] == "not-now"
    evening.do(type="set-result", round=1, table=1, result="draw")  # the director decides
    while white.view["outcome"] is None:
        white.receive()
    assert white.view["outcome"]["reason"] == "aborted"
    evening.close()


def test_an_arena_goes_on_by_itself(server: Server) -> None:
    evening = Evening([server], online=True, system="arena", rounds=0, minutes=60)
    for name in ("Ada", "Bo", "Cas", "Dee"):
        evening.enter(name)
    evening.pair(1)
    evening.play(1)
    wait_until(lambda: len(evening.view()["rounds"]) > 1, "the next pairing")
    before, after = (
        {frozenset((game["white"], game["black"])) for game in evening.games(number)}
        for number in (1, 2)
    )
    assert not before & after  # nobody meets who has just been met
    evening.close()


def test_an_opening_is_drawn_for_all_tables_of_a_round(server: Server) -> None:
    evening = Evening([server], online=True, rounds=1, sheet="english", deck="english-three-move")
    for name in ("Ada", "Bo", "Cas", "Dee"):
        evening.enter(name)
    evening.pair(1)
    seats = [evening._sit(game["tables"][0], game["white"]) for game in evening.games(1)]
    drawn = {seat.welcome["table"]["ballot"] for seat in seats}
    assert len(drawn) == 1
    assert drawn != {None}
    evening.close()


def test_a_report_goes_out_and_comes_in_again(server: Server) -> None:
    evening = Evening([server], online=False, rounds=3)
    for name in ("Ada", "Bo", "Cas", "Dee"):
        evening.enter(name)
    evening.pair(1)
    evening.play(1)
    asked = {"sheet": "kndb", "report": evening.report()}
    made = evening.director.post("/api/tournaments/report", json=asked)
    assert made.status_code == 201, made.text
    with server.http() as anybody:
        again = anybody.get(f"/api/tournaments/{made.json()['tournament']}").json()
    points = [row["points"] for row in evening.view()["standings"]]
    assert [row["points"] for row in again["standings"]] == points
    bad = evening.director.post("/api/tournaments/report", json={**asked, "report": "012 x"})
    assert (bad.status_code, bad.json()["error"]["code"]) == (422, "bad-report")
    evening.close()


def test_who_may_enter_is_the_directors_to_say(server: Server) -> None:
    evening = Evening([server], online=True, rounds=1, entry="link", guests=True)
    with server.http() as guest:
        path = f"{evening.path}/enter"
        refused = guest.post(path, json={"name": "Ada"})
        assert refused.json()["error"]["code"] == "no-entry"
        shown = {"X-Tournament-Pass": evening.passes["entry_pass"]}
        assert guest.post(path, json={"name": "Ada"}, headers=shown).status_code == 200
        again = guest.post(path, json={"name": "Ada"}, headers=shown)
        assert again.json()["error"]["code"] == "already-here"
        # A pass to enter is none to direct.
        deed = {"deed": {"type": "end-tournament"}}
        for headers in ({}, shown):
            answer = guest.post(f"{evening.path}/deeds", json=deed, headers=headers)
            assert answer.json()["error"]["code"] == "not-director"
    with server.http() as other:
        arranged = {"entry": "everybody", "guests": False}
        evening.director.post(f"{evening.path}/arrangements", json=arranged)
        answer = other.post(f"{evening.path}/enter", json={"name": "Bo"})
        assert answer.json()["error"]["code"] == "not-signed-in"
        listed = [one["tournament"] for one in other.get("/api/tournaments").json()]
        assert evening.id in listed
    assert evening.director.post(f"{evening.path}/delete").status_code == 204
    with server.http() as anybody:
        assert anybody.get(evening.path).status_code == 404
    evening.close()


def test_one_address_announces_a_few_tournaments_in_an_hour(tmp_path: Path) -> None:
    asked = {"name": "Tuesday", "rounds": 3}
    with study_client(tmp_path, tournament_rate="2/hour") as http:
        for status in (201, 201, 429):
            http.cookies.clear()  # as somebody new
            assert http.post("/api/tournaments", json=asked).status_code == status


def test_no_word_that_is_not_said_gets_into_a_tournament(tmp_path: Path) -> None:
    with study_client(tmp_path, name_words=("rotzak",)) as http:
        bad = http.post("/api/tournaments", json={"name": "Rotzak cup", "rounds": 3})
        good = http.post("/api/tournaments", json={"name": "Cup", "rounds": 3})
        path = f"/api/tournaments/{good.json()['tournament']}"
        deed = {"type": "enter-player", "name": "the rotzak"}
        answers = [
            bad,
            http.post(f"{path}/enter", json={"name": "Rotzak"}),
            http.post(f"{path}/players", json={"players": [{"name": "rotzak"}]}),
            http.post(f"{path}/deeds", json={"deed": deed}),
        ]
        assert {one.json()["error"]["code"] for one in answers} == {"bad-word"}
