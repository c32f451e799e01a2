"""The engine: limits, determinism, lines, stopping, and positions it must not misjudge."""

from __future__ import annotations

import asyncio
import threading

import pytest

import damier
from damier.engine import Analysis, Line

QUICK = damier.Limit(nodes=3000)


def best(fen: str, sheet: str, nodes: int = 20_000) -> Analysis:
    return damier.Engine(sheet, memory=4).analyse(
        damier.Position.from_fen(fen, sheet), damier.Limit(nodes=nodes)
    )


@pytest.mark.parametrize("sheet", damier.sheets())
def test_it_plays_every_sheet(sheet: str) -> None:
    engine, game = damier.Engine(sheet, memory=2), damier.Game(sheet)
    while game.outcome is None and len(game.moves) < 24:
        move = engine.play(game, damier.Limit(nodes=300))
        assert move == game.moves[-1]


def test_one_thread_with_a_node_limit_is_deterministic() -> None:
    position = damier.Position.start("international")
    first, second = (damier.Engine().analyse(position, QUICK, lines=2) for _ in range(2))
    assert first.lines == second.lines
    assert first.nodes == second.nodes


def test_lines_are_different_moves_in_order_of_score() -> None:
    start, limit = damier.Position.start("russian"), damier.Limit(depth=7)
    found = damier.Engine("russian").analyse(start, limit, lines=3)
    assert len({line.moves[0] for line in found.lines}) == 3
    scores = [line.score for line in found.lines]
    assert scores == sorted(scores, reverse=True)


def test_every_line_can_be_played() -> None:
    position = damier.Position.start("frisian")
    found = damier.Engine("frisian").analyse(position, QUICK, lines=3)
    assert len(found.lines) == 3
    for line in found.lines:
        assert line.moves
        reached = position
        for move in line.moves:
            reached = reached.play(move)


@pytest.mark.parametrize(
    ("sheet", "fen", "move", "plies"),
    [
        ("international", "W:W28:B22", "28x17", 1),
        ("english", "W:WK23:B18", "23x14", 1),
        ("antidraughts", "W:W28:B22,17", "28-23", None),
    ],
)
def test_it_sees_the_end(sheet: str, fen: str, move: str, plies: int | None) -> None:
    found = best(fen, sheet)
    assert str(found.best) == move
    if plies is not None:
        assert found.lines[0].plies_to_end == plies
        assert found.lines[0].chances.win == 1


def test_no_legal_move_gives_no_line() -> None:
    blocked = damier.Position.from_fen("W:W36:B31,27", "international")
    assert not blocked.legal_moves
    nothing = damier.Engine(memory=1).analyse(blocked, QUICK)
    assert nothing.best is None
    with pytest.raises(damier.EngineError, match="no legal move"):
        damier.Engine(memory=1).play(damier.Game(start=blocked), QUICK)


def test_scores_turn_with_the_board() -> None:
    engine = damier.Engine("brazilian", memory=2)
    position = damier.Position.from_fen("W:W21,22,26,K29:B5,9,10,K4", "brazilian")
    assert engine.core.evaluate(position.core) == engine.core.evaluate(position.rotated().core)


def test_two_threads_find_a_move_and_stop() -> None:
    engine = damier.Engine(threads=2, memory=8)
    assert engine.analyse(damier.Position.start(), damier.Limit(time=0.2)).best is not None


def test_streaming_goes_deeper_and_can_be_left() -> None:
    engine = damier.Engine(memory=8)
    depths = []
    for found in engine.stream(damier.Position.start(), damier.Limit(time=30)):
        depths.append(found.lines[0].depth)
        if len(depths) == 6:
            break
    assert depths == [1, 2, 3, 4, 5, 6]
    assert engine.analyse(damier.Position.start(), QUICK).best is not None


def test_stop_from_another_thread() -> None:
    engine = damier.Engine(memory=8)
    timer = threading.Timer(0.3, engine.stop)
    timer.start()
    found = engine.analyse(damier.Position.start(), damier.Limit(time=60))
    timer.join()
    assert found.seconds < 30


def test_a_stop_that_comes_too_late_leaves_the_next_search_alone() -> None:
    engine = damier.Engine(memory=8)
    with engine._announced():  # a search that has just ended and has not been counted off yet
        engine.stop()
    assert engine.analyse(damier.Position.start(), damier.Limit(depth=9)).lines[0].depth == 9


def test_a_stop_that_comes_early_ends_the_search_it_is_meant_for() -> None:
    engine = damier.Engine(memory=8)
    with engine._announced():  # a search that is about to begin
        engine.stop()
        assert engine.analyse(damier.Position.start(), damier.Limit(time=60)).seconds < 30


def test_async_analysis_and_stream() -> None:
    async def run() -> tuple[Analysis, list[Line]]:
        engine = damier.Engine(memory=4)
        position = damier.Position.start()
        found = await engine.analyse_async(position, QUICK)
        steps = [
            step.lines[0] async for step in engine.stream_async(position, damier.Limit(depth=4))
        ]
        return found, steps

    found, steps = asyncio.run(run())
    assert found.best is not None
    assert steps[-1].depth == 4


@pytest.mark.parametrize(
    ("make", "expected"),
    [
        (damier.Limit, "limit"),
        (lambda: damier.Limit(time=0), "above 0"),
        (lambda: damier.Limit(nodes=-5), "above 0"),
        (lambda: damier.Engine(threads=0), "threads"),
        (lambda: damier.Engine(weights=b"\0" * 8), "weights"),
        (lambda: damier.Engine().analyse(damier.Position.start("english"), QUICK), "position of"),
        (lambda: damier.Engine().analyse(damier.Position.start(), QUICK, lines=0), "lines"),
        (lambda: damier.Engine().analyse(damier.Position.start(), QUICK, without=["x"]), "feature"),
    ],
)
def test_what_cannot_be_done_is_told(make: object, expected: str) -> None:
    with pytest.raises(damier.EngineError, match=expected):
        make()  # type: ignore[operator]


def test_a_share_of_the_clock_never_costs_the_game() -> None:
    for left in (0.05, 1.0, 60.0, 3600.0):
        soft, hard = damier.Limit(clock=left, bonus=1).seconds
        assert 0 < soft <= hard < left + 1


def test_chances_add_up() -> None:
    for score in (-250.0, -3.0, -0.2, 0.0, 1.0, 250.0):
        line = Line(score, 1, ())
        assert sum(line.chances) == pytest.approx(1)
        assert 0 <= line.chances.expectation <= 1
