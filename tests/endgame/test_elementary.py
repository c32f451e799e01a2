"""The endings that books begin with, by the tables that every player has, and by a plain search."""

from __future__ import annotations

import pytest

import damier
from damier.engine.endgame import Tables, shared, shared_tables
from endgame.makers import SCRATCH, position, tables

WON = [
    ("russian", "W:WKa1,Kc1,Ke1:BKf8"),  # Petrov's triangle has to be built first
    ("russian", "W:WKa1,Kb2,Kc3:BKb8"),
    ("brazilian", "W:WKa1,Kc1,Ke1:BKc7"),
    ("english", "W:WK15,20:BK28,12"),  # first position
    ("english", "W:WK22,K23:BK32"),
]
ON_THE_MAIN_ROAD = "W:WKc1,Ke1,Kg1:BKa1"


@pytest.fixture(autouse=True)
def own_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has built tables here."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(SCRATCH / "elementary"))
    shared._open.clear()


def best_defence(known: Tables, here: damier.Position) -> damier.Move:
    """Return the move after which the end is the farthest away."""

    def far(move: damier.Move) -> int:
        probe = known.probe(here.play(move))
        if probe is None or probe.result != "win" or probe.plies is None:
            return 10_000
        return probe.plies

    return max(here.legal_moves, key=far)


@pytest.mark.parametrize(("sheet", "fen"), WON)
def test_players_win_elementary_endings(sheet: str, fen: str) -> None:
    known, here = shared_tables(sheet), position(sheet, fen)
    assert known.available_pieces == 3
    engine = damier.Engine(sheet, memory=4, tables=known)
    first = known.probe(here)
    assert first is not None
    assert first.result == "win"
    for _ in range(first.plies or 0):
        white = here.turn == "white"
        move = engine.analyse(here, nodes=1_000).best if white else best_defence(known, here)
        assert move is not None
        here = here.play(move)
    assert not here.legal_moves


@pytest.mark.parametrize("sheet", ["russian", "brazilian"])
def test_three_kings_draw_against_one_on_the_main_road(sheet: str) -> None:
    here = position(sheet, ON_THE_MAIN_ROAD)
    probe = shared_tables(sheet).probe(here)
    assert probe is not None
    assert probe.result == "draw"
    alone = damier.Engine(sheet, memory=4)  # without any table
    assert abs(alone.analyse(here, nodes=20_000).score) < 1


def test_a_plain_search_wins_two_kings_against_one() -> None:
    known, here = tables("english"), position("english", "W:WK22,K23:BK32")
    engine, game = damier.Engine("english", memory=4), damier.Game("english", start=here)
    for _ in range(40):
        if game.outcome is not None:
            break
        best = engine.analyse(game, nodes=50_000).best
        assert best is not None
        white = game.position.turn == "white"
        game.play(best if white else best_defence(known, game.position))
    assert game.outcome is not None
    assert game.outcome.winner == "white"


def test_a_plain_search_completes_petrovs_triangle() -> None:
    here = position("russian", "W:WKc3,Kd6,Ke3:BKh4")
    found = damier.Engine("russian", memory=4).analyse(here, nodes=200_000)
    assert found.lines[0].plies_to_end is not None


@pytest.mark.parametrize("sheet", ["international", "russian"])
def test_a_plain_search_expects_little_of_three_kings_against_one(sheet: str) -> None:
    fens = {"international": "W:WK1,K2,K3:BK5", "russian": ON_THE_MAIN_ROAD}
    found = damier.Engine(sheet, memory=4).analyse(position(sheet, fens[sheet]), nodes=20_000)
    assert abs(found.score) < 1
