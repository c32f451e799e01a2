"""The first version of Hub: what is said to such an engine, and what it answers."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from damier.engine import Limit
from damier.game import Game
from damier.protocols.errors import IllegalAnswer, ProtocolError
from damier.protocols.hub import OlderHubClient
from damier.protocols.hub.events import Complaint, Done, Identity, Pong, Ready, SearchInfo
from damier.protocols.hub.moves import format_move
from damier.protocols.transport.process import HubProcess

OLDER = (sys.executable, str(Path(__file__).parent / "engines" / "older.py"))
START = "pos w" + "b" * 20 + "e" * 10 + "w" * 20


@pytest.fixture
def client() -> OlderHubClient:
    return OlderHubClient(Identity("Older"))


@pytest.mark.parametrize(
    ("limit", "lines"),
    [
        (Limit(time=0.1), ["time 100"]),
        (Limit(depth=7), ["depth 7"]),
        (Limit(clock=60, bonus=0.5), ["level 0 60000 500"]),
        (None, []),
    ],
)
def test_limits(client: OlderHubClient, limit: Limit | None, lines: list[str]) -> None:
    assert client.search(Game(), limit) == [START, *lines, "go"]


def test_a_limit_of_nodes_is_refused(client: OlderHubClient) -> None:
    with pytest.raises(ProtocolError, match="got a limit of nodes"):
        client.search(Game(), Limit(nodes=100))


def test_answers(client: OlderHubClient) -> None:
    assert client.feed("init eval") is None
    assert client.feed("") is None
    assert client.feed("ready") == Ready()
    assert client.feed("pong") == Pong()
    assert client.feed("error illegal move") == Complaint("illegal move")
    assert client.feed("move 32-28") is None  # nobody has asked
    client.search(Game(), Limit(time=1))
    info = client.feed("info 12 13.4 -5 123456 0.25 4.9 32-28 19-23 28x19x23")
    assert isinstance(info, SearchInfo)
    figures = info.depth, info.mean_depth, info.score, info.nodes, info.seconds, info.speed
    assert figures == (12, 13.4, -0.05, 123456, 0.25, 4.9)
    assert [format_move(move) for move in info.moves] == ["32-28", "19-23", "28x19x23"]
    done = client.feed("move 32-28 19-23")
    assert isinstance(done, Done)
    assert done.ponder is not None
    assert (format_move(done.move), format_move(done.ponder)) == ("32-28", "19-23")


@pytest.mark.parametrize("line", ["move", "move 32-27x", "move 32-23"])
def test_what_is_no_move_is_told(client: OlderHubClient, line: str) -> None:
    client.search(Game(), Limit(time=1))
    with pytest.raises(IllegalAnswer):
        client.feed(line)


def test_settings_are_words(client: OlderHubClient) -> None:
    assert client.set_param("book", False) == "set book false"
    assert client.set_param("bb-size", 4) == "set bb-size 4"
    with pytest.raises(ProtocolError, match="one word"):
        client.set_param("book", "a b")


def test_a_program_of_the_first_version_plays() -> None:
    async def play() -> str:
        game = Game()
        engine = await HubProcess.start(OLDER, sheet=game.sheet, params={"book": "false"})
        try:
            for _ in range(6):
                game.play((await engine.search(game, Limit(time=0.01), patience=60)).move)
        finally:
            await engine.close()
        assert len(game.moves) == 6
        return engine.name

    assert asyncio.run(play()) == "Older 1.0"
