"""Nobody can freeze it: positions that were made to take long are refused, and nobody waits."""

from __future__ import annotations

import json
import threading
from typing import TYPE_CHECKING, Any

import pytest
from websockets.sync.client import connect

from damier.table.table import Table
from damier.table.terms import Terms
from live.test_rooms import move, run
from web.harness import PATIENCE, Server

if TYPE_CHECKING:
    from pathlib import Path

    from damier.live.rooms import Rooms

# Frisian captures on fourteen by fourteen squares, and nobody has to take the most.
LARGE = """id = "house"
name = "Large"
extends = "frisian"
[board]
width = { is = 14, reading = "large" }
height = { is = 14, reading = "large" }
men_rows = { is = [1, 2, 3, 4, 5, 6], reading = "many" }
[capture]
priority = { is = [], reading = "free" }
"""
# One king and 36 men: billions of captures. And 21 men: 19,236, which were listed in half an hour.
ENDLESS = "W:WK1:B2,8,10,16,17,20,21,23,24,29,33,36,39,46-49,51,59,63,65-67,69,70,72,75,77-81,84-87"
MANY = "W:WK1:B2,10,16,17,24,29,33,36,48,59,63,66,67,69,75,77,79,81,84,86,87"


@pytest.mark.parametrize("fen", [ENDLESS, MANY])
def test_a_position_that_nobody_has_time_for_is_refused(server: Server, fen: str) -> None:
    asked: dict[str, Any] = {"sheet_toml": LARGE, "fen": fen}
    with server.http() as http:
        for path, body in (
            ("/api/positions", asked),
            ("/api/positions/why", {**asked, "text": "1x45"}),
            ("/api/positions/play", {**asked, "text": "1x45"}),
            ("/api/analysis", asked),
            ("/api/tables", {"sheet_toml": LARGE, "start_fen": fen}),
        ):
            answer = http.post(path, json=body)
            assert answer.json()["error"]["code"] == "too-many-moves", path
        picture = http.get("/api/diagram.svg", params=asked)
        assert picture.json()["error"]["code"] == "too-many-moves"
    with connect(f"ws://127.0.0.1:{server.port}/ws/analysis") as socket:
        socket.send(json.dumps({"type": "analyse", "id": 1, **asked}))
        assert json.loads(socket.recv(PATIENCE))["code"] == "too-many-moves"


def test_nobody_moves_into_a_position_that_nobody_has_time_for(server: Server) -> None:
    before = MANY.replace("W:", "B:", 1).replace("B2,10,", "B2,3,")
    made = server.table(sheet_toml=LARGE, start_fen=before, opponent={"kind": "beside"})
    player = server.player(made["table"], made["seat_token"])
    answer = player.ask("move", text="3-10")
    assert (answer["type"], answer["code"]) == ("refused", "not-now")
    player.do("resign")  # the game has not moved, and can be ended


@pytest.mark.parametrize(
    ("terms", "thread"),
    [
        (Terms(sheet="international", against="beside"), "MainThread"),
        (Terms(sheet="international", against="beside", start_fen="W:W31-50:B1-20"), "work"),
    ],
)
def test_a_table_that_somebody_prepared_computes_beside_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, terms: Terms, thread: str
) -> None:
    where: list[str] = []
    decide = Table.decide

    def noted(*args: Any) -> Any:
        where.append(threading.current_thread().name)
        return decide(*args)

    async def play(rooms: Rooms) -> None:
        room = await rooms.enter(await rooms.create(terms, {}))
        assert room is not None
        await room.do(move("32-28"), "both")
        rooms.leave(room)

    monkeypatch.setattr(Table, "decide", noted)
    run(tmp_path, play)
    assert [name.startswith(thread) for name in where] == [True]
