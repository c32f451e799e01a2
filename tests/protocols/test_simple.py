"""A Hub engine as one object: asked, streamed, given up, closed, and logged."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import pytest

import damier
from damier.game import Game
from damier.protocols.errors import Gone, ProtocolError, Silence
from damier.protocols.hub.events import Done
from damier.protocols.simple import SimpleHub
from damier.protocols.transport.process import HubProcess
from patience import HANG
from protocols.processes import HUB, all_end, bad_engine

if TYPE_CHECKING:
    from pathlib import Path

SMALL = {"memory": 1}


def test_a_move_and_what_led_to_it() -> None:
    with SimpleHub(HUB, params=SMALL, timeout=HANG) as engine:
        assert engine.name == f"damier {damier.__version__}"
        assert engine.params["memory"].type == "int"
        engine.new_game()
        found = engine.play(Game(), depth=5)
        assert found.move in damier.Position.start().legal_moves
        assert found.info.depth == 5
        assert found.info.moves[0] == found.move


def test_sheet_by_name() -> None:
    game = Game("english")
    with SimpleHub(HUB, sheet="english", params=SMALL, timeout=HANG) as engine:
        assert engine.play(game, nodes=50).move in game.position.legal_moves


def test_lines_as_they_come_and_a_search_given_up() -> None:
    with SimpleHub(HUB, params=SMALL, timeout=HANG) as engine:
        depths = [info.depth for info in engine.stream(Game(), depth=6)]
        assert depths[-1] == 6
        for info in engine.stream(Game()):  # without a limit, until nobody reads on
            if (info.depth or 0) >= 4:
                break
        assert engine.play(Game(), depth=2).info.depth == 2


def test_asked_without_waiting_for_the_last_answer() -> None:
    async def ask() -> tuple[object, object]:
        async with await HubProcess.start(HUB, params=SMALL, patience=HANG) as engine:
            first = await anext(engine.stream(Game(), patience=HANG))
            found = [event async for event in engine.stream(Game(), depth=3, patience=HANG)]
            return first, found[-1]

    first, last = asyncio.run(ask())
    assert not isinstance(first, Done)
    assert isinstance(last, Done)
    assert last.info.depth == 3


def test_closed_engine_says_so() -> None:
    with SimpleHub(HUB, params=SMALL, timeout=HANG) as engine:
        pass
    engine.close()
    with pytest.raises(ProtocolError, match="closed"):
        engine.play(Game(), depth=1)


@pytest.mark.parametrize("command", ["", 'scan "hub', "/no/such/engine", ()])
def test_engine_that_cannot_start(command: str) -> None:
    with pytest.raises(ProtocolError, match=r"cannot start|expected a command line"):
        SimpleHub(command)


def test_engines_that_misbehave(tmp_path: Path) -> None:
    log = tmp_path / "pids"
    with pytest.raises(Silence, match="wait within"):
        SimpleHub(bad_engine("silent", log), timeout=0.5)
    with (
        SimpleHub(bad_engine("crash", log), timeout=HANG) as engine,
        pytest.raises(Gone, match="got its end"),
    ):
        engine.play(Game(), depth=1)
    with (
        SimpleHub(bad_engine("hang", log), timeout=0.5) as engine,
        pytest.raises(Silence, match="done within"),
    ):
        engine.play(Game(), depth=1)
    assert all_end(log)


def test_traffic_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    with (
        caplog.at_level(logging.DEBUG, "damier.protocols"),
        SimpleHub(HUB, params=SMALL, timeout=HANG) as engine,
    ):
        engine.play(Game(), depth=1)
    said = [message.split(" ", 1)[1] for message in caplog.messages]
    assert "> hub" in said
    assert "> go think" in said
    assert any(line.startswith("< done move=") for line in said)
