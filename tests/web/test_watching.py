"""Games that everybody may watch: which are shown, to whom, and how they go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from club.house import GOOD
from web.evening import Evening
from web.onlooker import Looker, meet

if TYPE_CHECKING:
    import httpx

    from web.harness import Server


def test_a_game_of_the_lobby_is_shown_and_goes_on_before_all_eyes(server: Server) -> None:
    looker = Looker(server)
    with server.http() as one, server.http() as other:
        white, black = meet(server, one, other, sheet="frisian", control="300")
        looker.until(lambda: white.table in looker.games)
        game = looker.games[white.table]
        assert (game["white"], game["black"], game["sheet"]) == ("Anna", "Bram", "frisian")
        assert (game["width"], game["height"], game["control"]) == (10, 10, "300")
        start = looker.stands[white.table]["pieces"]
        move = white.view["moves"][0]
        black.until(white.do("move", path=move["path"]))
        looker.until(lambda: looker.stands[white.table]["plies"] == 1)
        stand = looker.stands[white.table]
        assert stand["path"] == move["path"]
        assert stand["pieces"] == white.view["board"] != start
        assert (stand["turn"], stand["clock"]["running"]) == ("black", "black")
        assert looker.told.count("now") < len(looker.told)  # positions alone, where none came
        black.do("resign")
        looker.until(lambda: looker.stands[white.table]["result"] is not None)


def test_a_game_by_a_link_is_never_shown_unless_asked(server: Server) -> None:
    with server.http() as one, server.http() as other:
        quiet, _ = meet(server, one, other, kind="link")
        shown, _ = meet(server, one, other, kind="link", shown=True)
        hidden, _ = meet(server, one, other, shown=False)
        looker = Looker(server)
        looker.until(lambda: shown.table in looker.games)
        assert not {quiet.table, hidden.table} & looker.games.keys()
        assert shown.welcome["table"]["shown"]
        assert "shown" not in quiet.welcome["table"]


def test_whoever_is_invited_is_told_that_all_may_watch(server: Server) -> None:
    with server.http() as http:
        for asked in (True, False):
            made = http.post(
                "/api/tables", json={"opponent": {"kind": "link"}, "shown": asked}
            ).json()
            headers = {"X-Table-Token": made["invite_token"]}
            told = http.get(f"/api/tables/{made['table']}/invite", headers=headers).json()
            assert told["shown"] is asked


def test_only_the_sheet_that_was_chosen(server: Server) -> None:
    with server.http() as one, server.http() as other:
        mine, _ = meet(server, one, other, sheet="turkish")
        theirs, _ = meet(server, one, other, sheet="russian")
        looker = Looker(server, "sheet=turkish")
        looker.until(lambda: mine.table in looker.games)
        assert {game["sheet"] for game in looker.games.values()} == {"turkish"}
        assert theirs.table not in looker.games


def go_to_school(teacher: httpx.Client, pupil: httpx.Client, name: str) -> None:
    """Let somebody have a class, and another be in it."""
    joined = {"name": name, "password": GOOD}
    assert teacher.post("/api/account/join", json=joined).status_code == 201
    made = teacher.post("/api/clubs", json={"name": "Groep 7", "kind": "class"}).json()
    asked = {"names": ["Sam Kijker"], "way": "words"}
    (slip,) = teacher.post(f"/api/clubs/{made['id']}/pupils", json=asked).json()
    entry = {"name": slip["name"], "password": slip["secret"], "bring": False}
    assert pupil.post("/api/account/sign-in", json=entry).status_code == 200, slip


def test_pupils_are_never_shown(server: Server) -> None:
    with server.http() as teacher, server.http() as pupil, server.http() as other:
        go_to_school(teacher, pupil, "Juf Waltraud")
        hidden, _ = meet(server, other, pupil)
        shown, _ = meet(server, other, teacher)
        looker = Looker(server)
        looker.until(lambda: shown.table in looker.games)
        assert hidden.table not in looker.games


def test_who_has_blocked_somebody_does_not_see_their_games(server: Server) -> None:
    with server.http() as one, server.http() as other, server.http() as third:
        for http, name in ((one, "Ursel Beobachtet"), (third, "Veit Sperrt")):
            joined = {"name": name, "password": GOOD}
            assert http.post("/api/account/join", json=joined).status_code == 201
        assert third.post("/api/blocks", json={"name": "Ursel Beobachtet"}).status_code == 204
        white, _ = meet(server, one, other)
        everybody, blocker = Looker(server), Looker(server, http=third)
        everybody.until(lambda: white.table in everybody.games)
        with server.http() as fourth:
            again, _ = meet(server, other, fourth)
        blocker.until(lambda: again.table in blocker.games)
        assert white.table not in blocker.games


def test_a_game_that_nobody_plays_any_more_goes(server: Server) -> None:
    with server.http() as one, server.http() as other:
        white, black = meet(server, one, other)
        looker = Looker(server)
        looker.until(lambda: white.table in looker.games)
        white.close()
        black.close()
        looker.until(lambda: white.table not in looker.games)
        white.connect()
        looker.until(lambda: white.table in looker.games)


def test_the_one_in_front_stays_until_it_is_over(server: Server) -> None:
    with server.http() as one, server.http() as other:
        first = meet(server, one, other, sheet="canadian")
        looker = Looker(server, "sheet=canadian")
        looker.until(lambda: looker.featured == first[0].table)
        second = meet(server, one, other, sheet="canadian")
        looker.until(lambda: second[0].table in looker.games)
        for _ in range(2):
            mover = second[0] if second[0].view["turn"] == "white" else second[1]
            seq = mover.do("move", path=mover.view["moves"][0]["path"])
            for player in second:
                player.until(seq)
        looker.until(lambda: looker.stands[second[0].table]["plies"] == 2)
        assert looker.featured == first[0].table
        first[0].do("resign")
        looker.until(lambda: looker.featured == second[0].table)


def test_the_first_board_of_an_open_tournament_comes_first(server: Server) -> None:
    evening = Evening([server], online=True, sheet="thai", control="300")
    closed = Evening([server], online=True, sheet="thai", entry="link")
    try:
        for name in ("Anna", "Bram", "Cas", "Dora"):
            evening.enter(name)
        for name in ("Egon", "Fien"):
            pass_ = {"X-Tournament-Pass": closed.passes["entry_pass"]}
            guest = server.http(headers=pass_)
            guest.post(f"{closed.path}/enter", json={"name": name}).raise_for_status()
            closed.players[guest.get(f"{closed.path}/me").json()["player"]] = guest
        for each in (evening, closed):
            each.pair(1)
        seated = {
            game["board"]: evening._sit(game["tables"][-1], game["white"])
            for game in reversed(evening.games(1))
        }
        (unlisted,) = closed.games(1)
        closed._sit(unlisted["tables"][-1], unlisted["white"])
        looker = Looker(server, "sheet=thai")
        looker.until(lambda: len(looker.games) == 2)
        assert {game["board"] for game in looker.games.values()} == {1, 2}
        assert {game["tournament"] for game in looker.games.values()} == {evening.id}
        assert looker.featured == seated[1].table
    finally:
        evening.close()
        closed.close()
