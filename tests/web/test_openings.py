"""What was played in a position, over REST: the operator's games, one's own, and neither."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from damier import Position
from damier.collection import Collection
from damier.decks import deck, opening_name
from damier.web.settings import SettingError
from damier.web.study.openings import Openings
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

CLUB = Path(__file__).parents[2] / "examples" / "club.pdn"


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose operator has the club's games."""
    folder = tmp_path_factory.mktemp("library")
    with Collection(folder / "club.damier", create=True) as games:
        games.add(CLUB)
    running = Server(folder / "data", DAMIER_COLLECTION=str(folder / "club.damier")).start()
    yield running
    assert running.stop()


def test_every_move_with_its_results_and_games(library: Server) -> None:
    with library.http() as http:
        assert http.get("/api/openings").json() == {"games": 2}
        found = http.post("/api/openings", json={"sheet": "international"}).json()
        game = http.get(f"/api/openings/games/{found['samples'][0]['id']}.pdn").text
    assert found["games"] == 2
    assert [(each["move"]["text"], each["games"]) for each in found["moves"]] == [
        ("32-28", 1),
        ("34-29", 1),
    ]
    assert sum(found["moves"][1][side] for side in ("white", "draw", "black")) == 1
    assert {sample["white"] for sample in found["samples"]} >= {"Anna"}
    assert '[White "Anna"]' in game


def test_own_games_are_apart(library: Server) -> None:
    with library.http() as http:
        asked = {"opponent": {"kind": "beside"}, "sheet": "international", "name": "Anna"}
        made = http.post("/api/tables", json=asked).json()
        player = library.player(made["table"], made["seat_token"])
        player.move("33-28")
        player.move("18-23")
        own = {"sheet": "international", "own": True}
        assert http.post("/api/openings", json=own).json()["games"] == 0  # it is still played
        player.do("resign")
        mine = http.post("/api/openings", json=own).json()
    with library.http() as http:
        somebody = http.post("/api/openings", json=own).json()
    assert [(each["move"]["text"], each["games"]) for each in mine["moves"]] == [("33-28", 1)]
    assert mine["samples"][0]["id"] == made["table"]
    assert mine["samples"][0]["result"] in ("white", "black")
    assert somebody["games"] == 0


def test_a_position_nobody_had(library: Server) -> None:
    with library.http() as http:
        asked = {"sheet": "international", "fen": "W:WK1:BK50"}
        found = http.post("/api/openings", json=asked).json()
        other = http.post("/api/openings", json={"sheet": "russian"}).json()
    assert found == {"name": None, "games": 0, "moves": [], "samples": []}
    assert other["games"] == 0


@pytest.mark.parametrize("game", ["0", "99", "-1", "x", "9" * 30])
def test_a_game_that_is_not_there(library: Server, game: str) -> None:
    with library.http() as http:
        assert http.get(f"/api/openings/games/{game}.pdn").status_code in (404, 422)


def test_a_server_without_a_collection(server: Server) -> None:
    with server.http() as http:
        assert http.get("/api/openings").json() == {"games": 0}
        assert http.post("/api/openings", json={}).json()["moves"] == []
        assert http.get("/api/openings/games/1.pdn").status_code == 404


def test_bad_positions_are_told(library: Server) -> None:
    with library.http() as http:
        answer = http.post("/api/openings", json={"sheet": "english", "fen": "W:W99:B1"})
    assert answer.status_code == 422
    assert answer.json()["error"]["message"]


def test_openings_have_their_names() -> None:
    edinburgh = Position.start("english").play("9-13").play("22-18").play("6-9")
    assert opening_name(edinburgh) == "Dreaded Edinburgh"
    assert opening_name(Position.start("english")) is None
    assert opening_name(Position.start("russian")) is None
    named = [ballot for ballot in deck("english-three-move").ballots if ballot.name]
    assert len(named) > 10


def test_a_collection_that_is_none_is_told_at_the_start(tmp_path: Path) -> None:
    with pytest.raises(SettingError, match="DAMIER_COLLECTION: expected a collection"):
        Openings(str(tmp_path / "no.damier"))
    wrong = tmp_path / "wrong.damier"
    wrong.write_text("a diary", encoding="utf-8")
    with pytest.raises(SettingError, match="DAMIER_COLLECTION"):
        Openings(str(wrong))
