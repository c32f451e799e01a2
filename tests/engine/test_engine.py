"""The engine: limits, determinism, lines, stopping, and positions it must not misjudge."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

import damier
from damier.engine import Analysis, Line
from damier.engine.endgame import Tables
from patience import HANG, wait_until_it_works

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


def test_a_stop_when_nothing_is_searched_is_nobodys() -> None:
    engine = damier.Engine(memory=8)
    engine.stop()
    assert engine.analyse(damier.Position.start(), damier.Limit(depth=9)).lines[0].depth == 9


def test_a_stop_ends_searches_that_wait_for_their_turn() -> None:
    engine = damier.Engine(memory=8)
    waiting = [iter(engine.stream(damier.Position.start(), damier.Limit(time=60))) for _ in "ab"]
    next(waiting[0])
    queued = threading.Thread(target=list, args=(waiting[1],))
    queued.start()
    while len(engine._searches) < 2:
        time.sleep(0.001)
    engine.stop()
    queued.join(HANG)
    assert not queued.is_alive()
    assert len(list(waiting[0])) < 100


def test_leaving_one_stream_leaves_the_other_alone() -> None:
    engine, start = damier.Engine(memory=8), damier.Position.start()
    for _ in range(10):
        short = engine.stream(start, damier.Limit(depth=3))
        next(short)
        with ThreadPoolExecutor(1) as pool:
            long = pool.submit(engine.analyse, start, damier.Limit(depth=8))
            short.close()  # type: ignore[attr-defined]
            assert long.result().lines[0].depth == 8


def test_cancelling_ends_its_own_search_only() -> None:
    engine, start = damier.Engine(memory=8), damier.Position.start()

    async def consume() -> None:
        async for _ in engine.stream_async(start, damier.Limit(time=60)):
            pass

    async def run() -> int:
        whole = asyncio.create_task(engine.analyse_async(start, damier.Limit(depth=11)))
        await asyncio.sleep(0.01)
        for waiting in (engine.analyse_async(start, damier.Limit(time=60)), consume()):
            task = asyncio.create_task(waiting)
            await asyncio.sleep(0.01)
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task
        return (await whole).lines[0].depth

    assert asyncio.run(run()) == 11
    assert not engine._searches


def test_a_search_that_nobody_waits_for_any_more_ends() -> None:
    engine = damier.Engine(memory=1)

    async def run() -> None:
        dropped = engine.analyse_async(damier.Position.start(), damier.Limit(time=60))
        dropped.send(None)  # it has begun
        dropped.close()

    asyncio.run(run())
    assert engine.analyse(damier.Position.start(), QUICK).best is not None


def test_a_stream_can_be_cancelled_in_full_flight() -> None:
    async def run() -> None:
        for wait in (0, 0.001, 0.01, 0.1, 0.3):
            engine = damier.Engine(memory=1)

            async def consume(engine: damier.Engine = engine) -> None:
                async for _ in engine.stream_async(damier.Position.start(), damier.Limit(time=60)):
                    pass

            with pytest.raises(TimeoutError):
                await asyncio.wait_for(consume(), wait)
            assert not engine._searches

    asyncio.run(run())


LEAVING = {
    "a stream that is not finished": "steps = e.stream(p, l); next(steps)",
    "a thread that thinks": (
        "threading.Thread(target=e.analyse, args=(p, l), daemon=True).start(); time.sleep(0.1)"
    ),
}


@pytest.mark.parametrize("how", LEAVING)
def test_python_may_end_while_a_search_runs(how: str) -> None:
    program = (
        "import threading, time, damier\n"
        "e, p, l = damier.Engine(threads=2), damier.Position.start(), damier.Limit(time=60)\n"
    )
    done = subprocess.run([sys.executable, "-c", program + LEAVING[how]], timeout=HANG, check=False)
    assert done.returncode == 0


@pytest.mark.parametrize("threads", [1, 2])
def test_an_interrupt_is_heard_at_once(threads: int) -> None:
    program = (
        "import signal, damier; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        f"e = damier.Engine(threads={threads}); print('on', flush=True)\n"
        "e.analyse(damier.Position.start(), damier.Limit(depth=99))"
    )
    thinking = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert thinking.stdout is not None
    thinking.stdout.readline()
    wait_until_it_works(thinking)
    thinking.send_signal(signal.SIGINT)
    _, told = thinking.communicate(timeout=HANG)
    assert told.rstrip().endswith(b"KeyboardInterrupt")


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
        (lambda: damier.Engine(threads=1.5), "threads from 1 to 256"),  # type: ignore[arg-type]
        (lambda: damier.Engine(threads=13_000), "threads from 1 to 256"),
        (lambda: damier.Engine(memory=1.5), "memory from 1"),  # type: ignore[arg-type]
        (lambda: damier.Engine(memory=2**44), "memory from 1 to 16777216"),
        (lambda: damier.Engine("russian", tables=Tables("english")), "tables of russian"),
        (lambda: damier.Engine(weights=b"\0" * 8), "weights"),
        (lambda: damier.Engine().analyse(damier.Position.start("english"), QUICK), "position of"),
        (lambda: damier.Engine().analyse(damier.Position.start(), QUICK, lines=0), "lines"),
        (lambda: damier.Engine().analyse(damier.Position.start(), QUICK, without=["x"]), "feature"),
    ],
)
def test_what_cannot_be_done_is_told(make: object, expected: str) -> None:
    with pytest.raises(damier.EngineError, match=expected):
        make()  # type: ignore[operator]


@pytest.mark.parametrize(
    ("sheet", "lines", "expected"), [("english", 1, "position of"), ("international", 0, "lines")]
)
def test_a_stream_tells_it_too(sheet: str, lines: int, expected: str) -> None:
    steps = damier.Engine().stream(damier.Position.start(sheet), QUICK, lines=lines)
    with pytest.raises(damier.EngineError, match=expected):
        list(steps)


def test_a_share_of_the_clock_never_costs_the_game() -> None:
    for left in (0.05, 1.0, 60.0, 3600.0):
        soft, hard = damier.Limit(clock=left, bonus=1).seconds
        assert 0 < soft <= hard < left / 2


def test_chances_add_up() -> None:
    for score in (-250.0, -3.0, -0.2, 0.0, 1.0, 250.0):
        line = Line(score, 1, ())
        assert sum(line.chances) == pytest.approx(1)
        assert 0 <= line.chances.expectation <= 1
