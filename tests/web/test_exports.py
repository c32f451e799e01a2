"""Games as a stream: one after the other, by filters, whole, and nobody else's."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any

from damier import pdn
from web.programs import Program, meet
from web.test_account import code

if TYPE_CHECKING:
    from web.harness import Server


def finished(one: Program, other: Program, **more: Any) -> str:
    """Play a short game; return its table."""
    game = meet(one, other, **more)
    one.do(f"/api/bot/game/{game}/move/{'3228' if 'variant' not in more else '2117'}")
    other.do(f"/api/bot/game/{game}/resign")
    return game


def exported(one: Program, **wanted: Any) -> list[dict[str, Any]]:
    with one.lines("/api/games/export?" + "&".join(f"{k}={v}" for k, v in wanted.items())) as told:
        return list(told)


def test_games_come_as_lines_by_filters_or_as_pdn(server: Server) -> None:
    one, other = (Program(server, f"{name} Exporter").become_bot() for name in ("Anna", "Bram"))
    games = [finished(one, other) for _ in range(3)]
    games.append(finished(one, other, variant="russian"))
    meet(one, other)  # one that goes on is left out
    told = exported(one)
    assert [each["id"] for each in told] == games[::-1]
    assert [each["sheet"] for each in told] == ["russian"] + 3 * ["international"]
    assert (told[1]["moves"], told[1]["status"], told[1]["winner"]) == ("3228", "resign", "white")
    assert told[1]["players"]["black"] == {
        "id": "bram exporter",
        "name": "Bram Exporter",
        "title": "BOT",
    }
    assert [each["id"] for each in exported(one, sheet="russian")] == games[3:]
    assert [each["id"] for each in exported(one, max=2)] == games[:1:-1]
    middle = told[1]["lastMoveAt"]
    assert [each["id"] for each in exported(one, since=middle + 1)] == games[3:]
    assert [each["id"] for each in exported(one, until=middle)] == games[2::-1]
    assert exported(one, rated="true") == []
    assert len(exported(one, rated="false")) == 4
    written = one.http.get("/api/games/export?format=pdn").text
    names = [game.tags["White"] for game in pdn.read(io.StringIO(written))]
    assert names == 4 * ["BOT Anna Exporter"]
    assert "BOT Bram" in one.http.get(f"/game/export/{games[0]}").text
    nobody = one.page.get("/api/games/export")  # by the session of a browser, too
    assert len([json.loads(line) for line in nobody.text.splitlines()]) == 4
    small = one.bearing(one.made("bot"))
    assert code(small.get("/api/games/export")) == "missing-scope"


def test_more_games_than_a_page_come_once_each(server: Server) -> None:
    one, other = (Program(server, f"{name} Pages").become_bot() for name in ("Anna", "Bram"))
    games = []
    for _ in range(55):
        game = meet(one, other)
        other.do(f"/api/bot/game/{game}/resign")
        games.append(game)
    assert [each["id"] for each in exported(one)] == games[::-1]
