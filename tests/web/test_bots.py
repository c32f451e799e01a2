"""Bots over HTTP: from a token to a game that is over, as authors know it from lidraughts."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from web.harness import Server
from web.programs import Program, challenge, first, meet
from web.test_account import code, join
from web.test_clubs import make

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def two(request: pytest.FixtureRequest, server: Server) -> tuple[Program, Program]:
    """Two bots of each test's own."""
    letters = re.sub(r"[^a-z]", "", request.node.name.removeprefix("test_"))[-16:]
    one, other = (Program(server, f"{first} {letters}").become_bot() for first in ("A", "B"))
    return one, other


def test_two_bots_meet_by_a_challenge_and_play(two: tuple[Program, Program]) -> None:
    one, other = two
    profile = other.http.get("/api/account").json()
    assert (profile["username"], profile["title"]) == (other.name, "BOT")
    assert not profile["sessions"]
    with other.lines("/api/stream/event") as events:
        sent = challenge(one, other)
        heard = first(events, "challenge")["challenge"]
        assert heard["id"] == sent
        assert heard["challenger"] == {
            "id": one.http.get("/api/account").json()["id"],
            "name": one.name,
            "title": "BOT",
        }
        assert heard["variant"]["key"] == "standard"
        assert (heard["speed"], heard["perf"]["name"], heard["color"]) == (
            "blitz",
            "Blitz",
            "white",
        )
        wanted = {"type": "clock", "limit": 300, "increment": 3}
        assert {name: heard["timeControl"][name] for name in wanted} == wanted
        other.do(f"/api/challenge/{sent}/accept")
        game = first(events, "gameStart")["game"]["id"]
    by_hand = one.page.get(f"/api/tables/{game}").json()["seat_token"]
    hand = one.server.player(game, by_hand)
    assert hand.welcome["table"]["players"]["white"]["name"] == f"BOT {one.name}"
    assert hand.ask("name", name="Somebody")["code"] == "not-now"  # the mark stays
    assert [each["gameId"] for each in one.http.get("/api/account/playing").json()["nowPlaying"]]
    with (
        one.lines(f"/api/bot/game/stream/{game}") as white,
        other.lines(f"/api/bot/game/stream/{game}") as black,
    ):
        whole = first(black, "gameFull")
        assert whole["white"]["name"] == one.name
        assert whole["initialFen"] == "startpos"
        assert whole["clock"] == {"initial": 300_000, "increment": 3_000}
        assert whole["state"]["moves"] == ""
        assert whole["state"]["status"] == "started"
        assert whole["rated"] is False
        one.do(f"/api/bot/game/{game}/move/3228")
        assert first(black, "gameState")["moves"] == "3228"
        other.do(f"/api/bot/game/{game}/move/1923")
        assert first(black, "gameState")["moves"] == "3228 1923"
        one.do(f"/api/bot/game/{game}/move/2819")
        assert first(black, "gameState")["moves"] == "3228 1923 2819"
        other.do(f"/api/bot/game/{game}/chat", data={"room": "player", "text": "hm"})
        said = first(white, "chatLine")
        assert (said["username"], said["text"], said["room"]) == (other.name, "hm", "player")
        one.do(f"/api/bot/game/{game}/resign")
        last = first(black, "gameState")
        while last["status"] == "started":
            last = first(black, "gameState")
        assert (last["status"], last["winner"]) == ("resign", "black")
        assert list(black) == []  # and the stream ends
    assert one.http.get("/api/account/playing").json() == {"nowPlaying": []}


def test_a_capture_of_several_jumps_is_sent_jump_by_jump_or_whole(
    two: tuple[Program, Program],
) -> None:
    one, other = two
    before = ["3328", "1822", "2823", "1928", "3223", "1419"]
    for sent in (["2314", "1425"], ["231425"], ["23x14x25"], ["2325"]):
        game = meet(one, other)
        for number, move in enumerate(before):
            (one, other)[number % 2].do(f"/api/bot/game/{game}/move/{move}")
        for jump in sent[:-1]:
            one.do(f"/api/bot/game/{game}/move/{jump}")
            assert stated(one, game)["moves"].split() == before  # not made until it is whole
        one.do(f"/api/bot/game/{game}/move/{sent[-1]}")
        assert stated(other, game)["moves"].split() == [*before, "2314", "1425"]
        other.do(f"/api/bot/game/{game}/resign")


def stated(program: Program, game: str) -> dict[str, str]:
    """Return how a game stands."""
    with program.lines(f"/api/bot/game/stream/{game}") as lines:
        found: dict[str, str] = first(lines, "gameFull")["state"]
        return found


def test_nobody_plays_where_they_do_not_sit(two: tuple[Program, Program], server: Server) -> None:
    one, other = two
    game = meet(one, other)
    stranger = Program(server, f"C {one.name[2:]}").become_bot()
    for answer in (
        stranger.http.post(f"/api/bot/game/{game}/move/3228"),
        stranger.http.post(f"/api/bot/game/{game}/resign"),
        stranger.http.get(f"/api/bot/game/stream/{game}"),
        stranger.http.get(f"/game/export/{game}"),
    ):
        assert (answer.status_code, code(answer)) == (404, "no-table")
    assert code(other.http.post(f"/api/bot/game/{game}/move/1923")) == "not-your-turn"
    assert code(one.http.post(f"/api/bot/game/{game}/move/3232")) != "not-your-turn"


def test_a_token_that_is_revoked_ends_its_streams(two: tuple[Program, Program]) -> None:
    one, other = two
    game = meet(one, other)
    with one.lines("/api/stream/event") as events, other.lines("/api/stream/event") as stays:
        first(events, "gameStart")
        first(stays, "gameStart")
        with one.lines(f"/api/bot/game/stream/{game}") as told:
            first(told, "gameFull")
            listed = one.page.get("/api/account/tokens").json()[0]
            gone = one.page.post("/api/account/tokens/revoke", json={"id": listed["id"]})
            assert gone.status_code == 204
            assert list(told) == []
        assert list(events) == []
        other.do(f"/api/bot/game/{game}/resign")
        assert first(stays, "gameFinish")["game"]["id"] == game
    assert one.http.get("/api/account").status_code == 401


def test_a_bot_sits_down_nowhere_else_and_people_are_no_bots(server: Server) -> None:
    robot, person = Program(server, "Rosa Robot").become_bot(), Program(server, "Petra Person")
    asked = {"opponent": {"kind": "lobby"}, "control": "300", "rated": True}
    assert code(robot.page.post("/api/tables", json=asked)) == "bot-account"
    assert code(robot.page.post("/api/tables", json={})) == "bot-account"
    made = person.page.post("/api/tables", json=asked).json()
    joining = {"lobby": True, "rated": True}
    joined = robot.page.post(f"/api/tables/{made['table']}/join", json=joining)
    assert code(joined) == "bot-account"
    assert code(person.http.post(f"/api/bot/game/{made['table']}/move/3228")) == "not-a-bot"
    assert code(person.http.post("/api/bot/account/upgrade")) == "has-played"


def test_an_account_asks_and_listens_within_bounds(tmp_path: Path) -> None:
    bounds = {"DAMIER_PROGRAM_RATE": "20/minute", "DAMIER_STREAMS_PER_ACCOUNT": "1"}
    server = Server(tmp_path / "data", **bounds).start()
    one, other = Program(server, "Anna Bound"), Program(server, "Bram Bound")
    with one.lines("/api/stream/event") as _:
        assert code(one.http.get("/api/stream/event")) == "too-many-sockets"
        told = [one.http.get("/api/account") for _ in range(20)]
        assert code(told[-1]) == "too-many-requests"
        assert int(told[-1].headers["Retry-After"]) > 0
        assert other.http.get("/api/account").status_code == 200  # each account has its own
    assert server.stop()


def test_a_program_talks_as_people_may(tmp_path: Path) -> None:
    bounds = {"DAMIER_NAME_WORDS": "rotzak", "DAMIER_HEAVY_RATE": "3/minute"}
    server = Server(tmp_path / "data", **bounds).start()
    one, other = (Program(server, name).become_bot() for name in ("Anna Talks", "Bram Talks"))
    game = meet(one, other)
    with one.lines(f"/api/bot/game/stream/{game}") as told:
        other.do(f"/api/bot/game/{game}/chat", data={"text": "you rotzak"})
        assert first(told, "chatLine")["text"] == "you ***"
    with server.http() as tea:
        join(tea, "Tea Talks")
        club = make(tea)
        tea.post(f"/api/clubs/{club}/change", json={"chat": False})
        word = tea.post(f"/api/clubs/{club}/code", json={"on": True}).json()["code"]
        assert one.page.post("/api/clubs/join", json={"code": word}).status_code == 200
        said = other.http.post(f"/api/bot/game/{game}/chat", data={"text": "hello child"})
        assert code(said) == "no-chat"
        asked = [tea.get("/api/bot/online") for _ in range(4)]
        assert code(asked[-1]) == "too-many-requests"
        cup = tea.post("/api/tournaments", json={"name": "Cup", "rounds": 3}).json()
        deed = {"deed": {"type": "pair-round", "round": 1}}  # as heavy as anything
        paired = tea.post(f"/api/tournaments/{cup['tournament']}/deeds", json=deed)
        assert code(paired) == "too-many-requests"
    assert server.stop()


def test_a_program_learns_of_nobody_who_is_not_to_be_seen(server: Server) -> None:
    asks, robot = Program(server, "Ada Asks"), Program(server, "Rob Seen").become_bot()
    hidden = Program(server, "Hidde Hidden")
    names = ",".join((asks.name, robot.name, hidden.name, "Nobody Nowhere"))
    told = asks.http.get("/api/users/status", params={"ids": names}).json()
    assert sorted(one["name"] for one in told) == [asks.name, robot.name]
