"""Bots and challenges at two servers of a site: streams at one, moves at the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from patience import wait_until
from web.programs import Program, challenge, first
from web.test_many import shared, two

if TYPE_CHECKING:
    from web.harness import Server

__all__ = ["shared", "two"]


def test_a_game_whose_streams_and_moves_are_at_different_servers(
    two: tuple[Server, Server],
) -> None:
    here, there = two
    one, other = (Program(here, f"{name} Many").become_bot() for name in ("Anna", "Bram"))
    with other.lines("/api/stream/event", there) as events:
        sent = challenge(one, other)
        assert first(events, "challenge")["challenge"]["id"] == sent
        with here.http() as http:
            wait_until(lambda: other.name in http.get("/api/bot/online").text, "a bot online")
        other.do(f"/api/challenge/{sent}/accept")
        game = first(events, "gameStart")["game"]["id"]
        with other.lines(f"/api/bot/game/stream/{game}", there) as told:
            assert first(told, "gameFull")["state"]["moves"] == ""
            moves = ["3328", "1822", "2823", "1928", "3223", "1419", "2314", "1425"]
            elsewhere = one.bearing(one.token, there)
            for number, move in enumerate(moves):
                asks = (one, other)[number % 2 if number < 7 else 0]
                if number == 7:  # the second jump of a capture comes to the other server
                    answer = elsewhere.post(f"/api/bot/game/{game}/move/{move}")
                    assert answer.json() == {"ok": True}, answer.text
                else:
                    asks.do(f"/api/bot/game/{game}/move/{move}")
                if number != 6:
                    assert first(told, "gameState")["moves"].split() == moves[: number + 1]
            elsewhere.close()
            one.do(f"/api/bot/game/{game}/resign")
            assert first(told, "gameState")["winner"] == "black"
    one.close()
    other.close()
