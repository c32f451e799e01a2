"""What tables say to those who ask: results, lines, verdicts, and scores for the search."""

from __future__ import annotations

import pytest

import damier
from damier.engine.endgame import Probe, Tables
from damier.errors import EngineError
from endgame.makers import position, tables

KINGS = "W:WK46:BK3"  # one king each, neither can be caught


@pytest.mark.parametrize(
    ("sheet", "fen", "expected", "winner"),
    [
        ("english", "B:W29,30:B2", Probe("loss", 62), "white"),
        ("international", "W:W35:B2", Probe("win", 17), "white"),
        ("international", "W:W50:B23", Probe("loss", 16), "black"),
        ("antidraughts", "W:W50:B1", Probe("win", 20), "white"),
        ("antidraughts", "W:W36,37:B10", Probe("loss", 29), "black"),
        ("breakthrough", "W:W50:B3", Probe("win", 17), "white"),
        ("breakthrough", "W:W50:B7", Probe("loss", 16), "black"),
    ],
)
def test_lines_end_the_game_as_promised(sheet: str, fen: str, expected: Probe, winner: str) -> None:
    made, here = tables(sheet), position(sheet, fen)
    assert made.probe(here) == expected
    assert made.judge(here) == winner
    line = made.line(here)
    assert len(line) == expected.plies
    game = damier.Game(sheet, start=here)
    for move in line:
        game.play(move)
    assert game.outcome is not None
    assert game.outcome.winner == winner


def test_a_draw_has_no_line() -> None:
    here = position("international", KINGS)
    assert tables("international").probe(here) == Probe("draw", None)
    assert tables("international").line(here) == ()
    assert tables("international").judge(here) == "draw"


def test_too_many_pieces_have_no_answer() -> None:
    made = tables("international")
    assert made.available_pieces == 3
    assert made.probe(damier.Position.start("international")) is None
    assert made.judge(damier.Position.start("international")) is None
    assert made.line(damier.Position.start("international")) == ()


@pytest.mark.parametrize(
    ("sheet", "fen", "expected"),
    [
        ("english", "W:W10:B", Probe("win", 0)),
        ("english", "B:W10:B", Probe("loss", 0)),
        ("antidraughts", "W:W10:B", Probe("loss", 0)),
        ("antidraughts", "B:W10:B", Probe("win", 0)),
        ("breakthrough", "W:WK10:B20", Probe("win", 0)),
        ("breakthrough", "B:WK10:B20", Probe("loss", 0)),
    ],
)
def test_games_that_are_over(sheet: str, fen: str, expected: Probe) -> None:
    here = position(sheet, fen)
    assert tables(sheet, 2).probe(here) == expected
    outcome = damier.Game(sheet, start=here).outcome
    assert outcome is not None
    assert outcome.winner == tables(sheet, 2).judge(here)


def test_nobody_can_win_is_proved_by_the_tables() -> None:
    drawn, won = "W:WK46:BK3", "W:WK46,K5,K28:BK47"
    judge = tables("kndb").judge
    game = damier.Game("kndb", start=drawn, judge=judge)
    game.claim_draw()
    assert game.outcome is not None
    assert game.outcome.reason == "nobody-can-win"
    assert game.outcome.article == "16"
    unknown = damier.Game("kndb", start=won, judge=judge)
    with pytest.raises(damier.GameError):
        unknown.claim_draw()


def test_positions_of_another_game_are_refused() -> None:
    with pytest.raises(EngineError, match="expected a position of english, got russian"):
        tables("english", 2).probe(damier.Position.start("russian"))


def test_sheets_that_play_alike_share_tables() -> None:
    assert tables("kndb").folder.path == tables("international").folder.path


@pytest.mark.parametrize("pieces", [1, 0, 8, -1])
def test_how_many_pieces(pieces: int) -> None:
    with pytest.raises(EngineError, match="expected from 2 to 7 pieces"):
        Tables("english", folder="/nonexistent").build(pieces)


def test_scores_prefer_the_nearer_win() -> None:
    made = tables("international")
    for fen in ("W:WK46:B25", "B:WK46:B6", "W:WK46:BK3"):
        here = position("international", fen)
        probe = made.probe(here)
        assert probe is not None
        worth = 30_000 - (probe.plies or 0)
        expected = {"win": worth, "draw": 0, "loss": -worth}[probe.result]
        assert made.core.score(here.core) == expected
    assert made.core.score(damier.Position.start("international").core) is None


def test_the_search_asks_the_tables() -> None:
    made = tables("english")
    here = position("english", "W:W25,29:B28")  # far deeper than it will search
    probe = made.probe(here)
    assert probe is not None
    assert probe == Probe("win", 59)
    engine = damier.Engine("english", memory=4)
    engine.core.use_tables(made.core)
    found = engine.analyse(here, damier.Limit(depth=2))
    assert found.lines[0].plies_to_end == probe.plies
    engine.forget()
    engine.core.use_tables(None)
    assert engine.analyse(here, damier.Limit(depth=2)).lines[0].plies_to_end is None


def test_the_engine_wins_what_the_tables_win() -> None:
    made = tables("english")
    engine = damier.Engine("english", memory=4)
    engine.core.use_tables(made.core)
    here = position("english", "W:W25,29:B28")
    for _ in range(60):
        probe = made.probe(here)
        assert probe is not None
        best = engine.analyse(here, damier.Limit(depth=3)).best
        if best is None:
            break
        here = here.play(best)
        then = made.probe(here)
        assert then is not None
        assert then.plies == (probe.plies or 0) - 1
