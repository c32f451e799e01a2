"""Endings over REST: what can be trained, positions and answers, and building tables in bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from damier import Position
from damier.engine.endgame import Tables
from damier.learn.endings import keeping
from patience import wait_until
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from typing import Any

    import httpx


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[httpx.Client]:
    """Yield a visitor of a server that has no tables yet and may build small ones."""
    yield from serving(tmp_path, DAMIER_ENDGAME_POSITIONS="300000")


def serving(tmp_path: Path, **settings: str) -> Iterator[httpx.Client]:
    (tmp_path / "data").mkdir()
    server = Server(tmp_path / "data", DAMIER_CACHE=str(tmp_path / "cache"), **settings).start()
    try:
        with server.http() as http:
            yield http
    finally:
        server.stop()


def built(http: httpx.Client, sheet: str) -> dict[str, Any]:
    """Have the tables of a sheet built and wait for them."""
    begun = http.post(f"/api/endings/{sheet}/build")
    assert begun.status_code == 202, begun.text

    def ended() -> bool:
        building = http.get(f"/api/endings/{sheet}").json()["building"]
        assert building is None or 0 <= building["part"] <= 1
        return building is None

    wait_until(ended, "the tables to be built")
    found: dict[str, Any] = http.get(f"/api/endings/{sheet}").json()
    return found


def test_tables_are_offered_built_and_trained_with(fresh: httpx.Client) -> None:
    found = fresh.get("/api/endings/english").json()
    assert (found["pieces"], found["kinds"], found["building"]) == (0, [], None)
    offer = found["offer"]
    assert (offer["pieces"], offer["positions"]) == (3, 199_520)
    assert offer["bytes"] > 100_000
    found = built(fresh, "english")
    assert (found["pieces"], found["failed"]) == (3, False)
    assert found["offer"] is None, "four pieces are more than this server builds"
    kind = next(each for each in found["kinds"] if each["material"] == "KK-K")
    assert (kind["own"], kind["other"], kind["goal"]) == ("two kings", "one king", "win")
    refused = fresh.post("/api/endings/english/build")
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "too-many-endings")


def test_an_ending_is_played_out_over_rest(fresh: httpx.Client, tmp_path: Path) -> None:
    built(fresh, "english")
    tables = Tables("english", folder=tmp_path / "cache" / "endgame")
    drill = fresh.get("/api/endings/english/next?material=KK-K&goal=win").json()
    asked = {"fen": drill["position"]["fen"], "goal": "win", "moves": []}
    way = fresh.post("/api/endings/english/way", json=asked).json()["moves"]
    assert (len(way) + 1) // 2 == drill["moves_left"]
    position = Position.from_fen(asked["fen"], "english")
    for left in range(drill["moves_left"] - 1, -1, -1):
        best = keeping(position, "win", tables)[0]
        asked["moves"] = [*asked["moves"], position.text(best)]
        told = fresh.post("/api/endings/english/answer", json=asked).json()
        assert (told["kept"], told["moves_left"]) == (True, left)
        if told["reply"] is not None:
            asked["moves"].append(told["reply"]["text"])
            position = Position.from_fen(told["position"]["fen"], "english")
    assert told["done"]
    assert told["outcome"]["winner"] == drill["position"]["turn"]


def test_what_cannot_be_trained_is_told_in_a_sentence(fresh: httpx.Client) -> None:
    for path in (
        "english/next?material=KK-K",
        "english/next?material=Q-Q",
        "swedish/next?material=KKKKKK-K&goal=draw",
    ):
        told = fresh.get(f"/api/endings/{path}&lang=nl")
        assert told.status_code == 404
        assert told.json()["error"]["message"] == "Zo’n eindspel is hier niet te oefenen."
    asked = {"fen": Position.start("english").fen(), "goal": "win", "moves": ["11-15"]}
    told = fresh.post("/api/endings/english/answer", json=asked)
    assert (told.status_code, told.json()["error"]["code"]) == (404, "no-ending")
    assert fresh.get("/api/endings/ludo").status_code == 404


def test_an_operator_may_build_nothing_for_visitors(tmp_path: Path) -> None:
    for http in serving(tmp_path, DAMIER_ENDGAME_POSITIONS="0"):
        found = http.get("/api/endings/thai").json()
        assert (found["pieces"], found["offer"]) == (0, None)
        refused = http.post("/api/endings/thai/build")
        assert refused.json()["error"]["code"] == "too-many-endings"
