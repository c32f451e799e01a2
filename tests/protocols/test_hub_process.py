"""Hub over real pipes: our engine in a process of its own, driven by our client."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

import damier
from damier.engine import Limit
from damier.game import Game
from damier.protocols.errors import Gone, IllegalAnswer, ProtocolError, Silence
from damier.protocols.hub.events import SearchInfo
from damier.protocols.transport.lines import LineSplitter
from damier.protocols.transport.process import HubProcess
from patience import HANG, wait_until
from protocols.processes import HUB, all_end, bad_engine, is_running

if TYPE_CHECKING:
    from pathlib import Path

START = "pos pos=W" + "b" * 20 + "e" * 10 + "w" * 20
SMALL = {"memory": "1"}


def talk(*lines: str) -> list[str]:
    """Send lines to the engine at once, close its input, and return what it said."""
    done = subprocess.run(
        HUB,
        input="".join(f"{line}\n" for line in lines).encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=HANG,
        check=True,
    )
    assert done.stderr == b""
    return done.stdout.decode().splitlines()


def test_whole_game() -> None:
    async def play() -> Game:
        game = Game()
        engine = await HubProcess.start(HUB, sheet=game.sheet, params=SMALL)
        try:
            assert engine.name == f"damier {damier.__version__}"
            await engine.new_game()
            while game.outcome is None and len(game.moves) < 300:
                game.play((await engine.search(game, Limit(nodes=30), patience=HANG)).move)
        finally:
            await engine.close()
        assert engine.process.returncode == 0
        return game

    assert asyncio.run(play()).outcome is not None


def test_stop_comes_before_done() -> None:
    """An endless search ends when it is told to, also when told before it has begun."""

    async def play() -> None:
        engine = await HubProcess.start(HUB, params=SMALL)
        try:
            for wait_for_info in (False, True):
                begun = asyncio.Event()

                def report(_info: SearchInfo, begun: asyncio.Event = begun) -> None:
                    begun.set()

                task = asyncio.create_task(
                    engine.search(Game(), None, mode="analyze", patience=HANG, report=report)
                )
                if wait_for_info:
                    await begun.wait()
                else:
                    await asyncio.sleep(0)
                assert not task.done()
                await engine.stop()
                assert (await task).move in Game().position.legal_moves
        finally:
            await engine.close()

    asyncio.run(play())


def test_ponder_hit_starts_the_clock() -> None:
    async def play() -> None:
        engine = await HubProcess.start(HUB, params=SMALL)
        try:
            limit = Limit(time=0.05)
            task = asyncio.create_task(engine.search(Game(), limit, mode="ponder", patience=HANG))
            await asyncio.sleep(0.3)
            assert not task.done()  # no clock runs while it ponders
            await engine.ponder_hit()
            await task
        finally:
            await engine.close()

    asyncio.run(play())


def test_a_search_that_was_pondering_ends_by_the_clock() -> None:

    async def play() -> None:
        game = Game()
        async with await HubProcess.start(HUB, params=SMALL) as engine:
            found = await engine.search(game, Limit(depth=6), patience=HANG)
            assert found.ponder is not None
            game.play(found.move)
            game.play(found.ponder)
            await engine.ponder(game, Limit(clock=0.5, bonus=0.1))
            await engine._expect(SearchInfo, HANG)
            done = await engine.ponder_over(HANG)
            assert done.move in game.position.legal_moves

    asyncio.run(play())


def test_a_forced_answer_needs_no_time_once_it_is_due() -> None:
    async def play() -> None:
        game = Game("international", start="W:W33,50:B28,5")
        assert len(game.position.legal_moves) == 1
        async with await HubProcess.start(HUB, params=SMALL) as engine:
            await engine.ponder(game, Limit(clock=1e6))
            done = await engine.ponder_over(HANG)  # its share of the clock is hours
            assert done.move == game.position.legal_moves[0]

    asyncio.run(play())


def test_ping_is_answered_during_a_search() -> None:
    process = subprocess.Popen(
        HUB, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write(f"set-param name=memory value=1\n{START}\nlevel infinite\ngo think\n")
        while not process.stdout.readline().startswith("info"):
            pass
        process.stdin.write("ping\n")
        while (line := process.stdout.readline()) != "pong\n":
            assert line.startswith("info")
        process.stdin.write("stop\n")
        while not (line := process.stdout.readline()).startswith("done move="):
            assert line.startswith("info")
        process.stdin.write("quit\n")
        assert process.wait(30) == 0


def test_closed_input_ends_it() -> None:
    assert talk() == []
    said = talk("set-param name=memory value=1", START, "level infinite", "go think")
    assert not any(line.startswith("done") for line in said)


def test_garbage_is_passed_over() -> None:
    said = talk(
        "\udcff\udcfe \0 \x1b[2J", "=" * 5000, "pos pos=" + "w" * 70000, "x" * 3_000_000, "ping"
    )
    assert [line for line in said if not line.startswith("error")] == ["pong"]


def test_level_plays() -> None:
    async def play() -> None:
        engine = await HubProcess.start(HUB, params={**SMALL, "level": "1"})
        try:
            found = await engine.search(Game(), Limit(time=5), patience=HANG)
            assert found.move in Game().position.legal_moves
        finally:
            await engine.close()

    asyncio.run(play())


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ("crash", Gone),
        ("hang", Silence),
        ("illegal", IllegalAnswer),
        ("garbage", IllegalAnswer),
        ("flood", ProtocolError),
    ],
)
def test_bad_engines(how: str, error: type[ProtocolError]) -> None:
    async def play() -> None:
        engine = await HubProcess.start(bad_engine(how))
        try:
            with pytest.raises(error, match="expected"):
                await engine.search(Game(), Limit(nodes=1), patience=0.5 if how == "hang" else HANG)
        finally:
            await engine.close()

    asyncio.run(play())


def test_children_of_an_engine_die_with_it() -> None:
    async def play() -> int:
        engine = await HubProcess.start(bad_engine("orphan"))
        child = int(engine.client.identity.version)
        try:
            with pytest.raises(Silence):
                await engine.search(Game(), Limit(nodes=1), patience=0.2)
        finally:
            await engine.close()
        return child

    child = asyncio.run(play())
    wait_until(lambda: not is_running(child), "the end of the child")


def test_an_engine_that_stays_is_killed_also_when_its_end_is_cancelled(tmp_path: Path) -> None:
    log = tmp_path / "log"

    async def play() -> None:
        engine = await HubProcess.start(bad_engine("stay", log))
        closing = asyncio.create_task(engine.close())
        await asyncio.sleep(0.1)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing
        assert engine.process.returncode is not None

    asyncio.run(play())
    assert all_end(log)


@pytest.mark.parametrize(
    ("command", "sheet", "words"),
    [
        (("/no/such/engine",), "international", "cannot start"),
        ((), "international", "cannot start"),
        ((sys.executable, "-c", "pass"), "international", "got its end"),
        (bad_engine("hang"), "russian", "one without variants"),
        (bad_engine("silent"), "international", "within 0.5 s"),
    ],
)
def test_engines_that_do_not_start(command: tuple[str, ...], sheet: str, words: str) -> None:
    patience = 0.5 if "silent" in command else 20
    start = HubProcess.start(command, sheet=damier.sheet(sheet), patience=patience)
    with pytest.raises(ProtocolError, match=words):
        asyncio.run(start)


def test_lines_however_they_arrive() -> None:
    splitter = LineSplitter(longest=5)
    assert list(splitter.feed(b"on")) == []
    assert list(splitter.feed(b"e\r\ntwo\n\nth")) == ["one", "two", ""]
    assert list(splitter.feed(b"ree too long")) == []
    assert list(splitter.feed(b" still\nfour\n")) == ["four"]
    assert list(splitter.feed(b"\xff\n")) == ["\ufffd"]


def test_no_thread_is_left() -> None:
    """A reading end that is closed by surprise ends the reader."""
    from damier.protocols.transport.lines import read_lines

    read, write = os.pipe()
    found: list[str | None] = []
    thread = read_lines(read, found.append)
    os.write(write, b"one\ntwo")
    os.close(write)
    thread.join(10)
    os.close(read)
    assert found == ["one", None]
