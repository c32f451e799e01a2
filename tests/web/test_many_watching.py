"""Games being played at one site of several servers: whoever looks at any of them sees all."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from web.onlooker import Looker, meet
from web.test_many import shared, two
from web.test_simuls import join, opened, sit

if TYPE_CHECKING:
    from web.harness import Server

__all__ = ["shared", "two"]


def test_a_game_at_one_server_is_watched_at_the_other(two: tuple[Server, Server]) -> None:
    one, other = two
    looker = Looker(other)
    with one.http() as anna, one.http() as bram:
        white, black = meet(one, anna, bram, sheet="kndb", control="300")
        looker.until(lambda: white.table in looker.games)
        assert looker.games[white.table]["white"] == "Anna"
        black.until(white.move("32-28"))
        looker.until(lambda: looker.stands[white.table]["plies"] == 1)
        assert looker.stands[white.table]["pieces"] == white.view["board"]
        black.close()  # goes on at the other server, and both tell of one game
        black.server = other
        black.connect()
        black.move("19-23")
        looker.until(lambda: looker.stands[white.table]["plies"] == 2)
        assert list(looker.games) == [white.table]
        white.close()
        black.close()
        looker.until(lambda: not looker.games)


def test_the_games_of_a_server_that_is_killed_go(two: tuple[Server, Server]) -> None:
    one, other = two
    with one.http() as anna, one.http() as bram:
        white, _ = meet(one, anna, bram, sheet="english")
        looker = Looker(other, "sheet=english")
        looker.until(lambda: white.table in looker.games)
        one.kill()
        looker.until(lambda: white.table not in looker.games)
        one.start()


def test_two_servers_start_a_simul_once(two: tuple[Server, Server]) -> None:
    one, other = two
    with one.http() as host, other.http() as same, other.http() as guest:
        path = opened(host, sheet="kndb")
        same.cookies.update(host.cookies)
        join(guest, path, "Anna")
        with ThreadPoolExecutor(2) as both:
            told = list(both.map(lambda http: http.post(f"{path}/start"), (host, same)))
        assert sorted(answer.status_code for answer in told) == [200, 409]
        (board,) = guest.get(path).json()["boards"]
        white, black = sit(one, host, board["table"]), sit(other, guest, board["table"])
        looker = Looker(other, f"simul={path.rsplit('/', 1)[1]}")
        black.until(white.move("32-28"))
        looker.until(lambda: bool(looker.stands) and looker.stands[white.table]["plies"] == 1)
        assert host.get(f"{path}/next").json()["waiting"] == 0
