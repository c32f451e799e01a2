"""Matches: fair, counted right, and never stopped by a program that fails."""

from __future__ import annotations

import asyncio
import io
import json
import shlex
import signal
import subprocess
import sys
from dataclasses import replace
from itertools import pairwise, repeat
from typing import TYPE_CHECKING

import pytest
import typer
from typer.testing import CliRunner

import damier
from damier import pdn
from damier.cli.match import match as match_command
from damier.engine import Engine, Limit
from damier.engine.sprt import Sprt
from damier.position import Position
from damier.protocols.dxp import DxpSession
from damier.protocols.errors import ProtocolError
from damier.protocols.match import Conditions, Match, parse_entrant
from damier.protocols.match.openings import random_openings, read_openings
from damier.protocols.match.pdn import record_of
from damier.protocols.match.players import dxp_clock
from damier.protocols.match.runner import _close
from damier.protocols.match.tally import Tally
from damier.protocols.strength import Strength
from damier.protocols.transport.dxp import DxpPlayer
from damier.protocols.transport.socket import DxpLink, listen
from patience import HANG, wait_until
from protocols.processes import HUB, all_end, bad_engine, pondering_engine

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


ENGLISH = damier.sheet("english")
INTERNATIONAL = damier.sheet("international")
OURS = "damier:nodes=30,memory=1"
FEW = Conditions(Limit(nodes=30), patience=HANG)
app = typer.Typer()
app.command()(match_command)


def contest(
    one: str,
    other: str,
    *,
    sheet: damier.Sheet = ENGLISH,
    conditions: Conditions = FEW,
    pairs: int = 1,
    concurrency: int = 1,
    sprt: Sprt | None = None,
    openings: Iterator[Position] | None = None,
) -> Match:
    found = Match(
        (parse_entrant(one), parse_entrant(other)),
        sheet,
        openings or random_openings(sheet, plies=4),
        conditions=conditions,
        pairs=pairs,
        concurrency=concurrency,
        sprt=sprt,
    )
    asyncio.run(found.run())
    return found


def test_pairs_swap_colours() -> None:
    played = contest(OURS, OURS, pairs=3, concurrency=2)
    assert played.tally.games == 6
    results = {result.number: result for result in played.results}
    for number in (1, 3, 5):
        first, second = results[number], results[number + 1]
        assert first.report.game.start == second.report.game.start
        assert first.names == {"white": f"{OURS} (1)", "black": f"{OURS} (2)"}
        assert second.names == {"white": f"{OURS} (2)", "black": f"{OURS} (1)"}
        # Deterministic players with one opening: the same moves, and what one wins the other does.
        assert first.report.game.moves == second.report.game.moves
        assert first.points + second.points == 1
    assert played.tally.pairs == [0, 0, 3, 0, 0]
    assert not played.tally.failures


def test_strong_beats_weak_and_the_test_stops() -> None:
    weak = "damier:level=1,memory=1"
    sprt = Sprt(0, 400, 0.2, 0.2)
    played = contest("damier:nodes=2000,memory=1", weak, pairs=30, sprt=sprt)
    assert played.tally.games < 60
    assert sprt.verdict(played.tally.pairs) == "elo1"


def test_hub_engine_takes_part() -> None:
    played = contest(OURS, shlex.join(HUB), sheet=INTERNATIONAL)
    assert played.tally.games == 2
    assert not played.tally.failures
    assert played.name(1) == f"damier {damier.__version__}"


def commands_told(file: Path) -> list[str]:
    """Return what a program was told of searching, in order."""
    wanted = ("go", "ponder-hit", "stop")
    lines = [line.split() for line in file.read_text(encoding="ascii").splitlines()]
    return [" ".join(words) for words in lines if words[0] in wanted]


@pytest.mark.parametrize("opponent", ["first", "last"])
def test_programs_ponder_if_asked(tmp_path: Path, opponent: str) -> None:
    """One that guesses right goes on with the search it has, one that does not is told to stop."""
    conditions = Conditions(clock=60, bonus=1, patience=HANG, plies=24, ponder=True)
    files = [tmp_path / "one", tmp_path / "other"]
    one, other = (
        shlex.join([*pondering_engine(how), str(file)])
        for how, file in zip(("first", opponent), files, strict=True)
    )
    played = contest(one, other, conditions=conditions)
    assert not played.tally.failures
    assert played.tally.games == 2
    told = commands_told(files[0])
    if opponent == "first":
        # Always right: but for the first move of each game no search is begun in its own time.
        assert told.count("go think") == 2
        assert told.count("ponder-hit") >= 10
        assert told.count("stop") <= 2  # what is pondered on when a game ends
    else:
        assert told.count("stop") >= 10
        assert told.count("stop") + told.count("ponder-hit") == told.count("go ponder")
    for before, now in pairwise(told):
        assert (before == "go ponder") == (now in ("ponder-hit", "stop"))


def test_nobody_ponders_unasked(tmp_path: Path) -> None:
    file = tmp_path / "told"
    one = shlex.join([*pondering_engine("first"), str(file)])
    contest(OURS, one, conditions=replace(FEW, plies=10))
    assert set(commands_told(file)) == {"go think"}


@pytest.mark.parametrize(
    ("how", "reason"),
    [("crash", "crash"), ("hang", "time-out"), ("illegal", "illegal-move"), ("flood", "crash")],
)
def test_failing_program_loses(how: str, reason: str) -> None:
    conditions = Conditions(Limit(nodes=30), patience=3.0 if how == "hang" else HANG)
    played = contest(OURS, shlex.join(bad_engine(how)), sheet=INTERNATIONAL, conditions=conditions)
    assert (played.tally.wins, played.tally.games) == (2, 2)
    assert played.tally.failures == {f"bad: {reason}": 2}


def test_program_that_never_starts_is_an_error() -> None:
    with pytest.raises(ProtocolError, match="cannot start"):
        contest(OURS, "/no/such/program")


def test_clock_runs_out() -> None:
    slow = shlex.join(bad_engine("hang"))
    conditions = Conditions(clock=3, patience=3)
    played = contest("damier:memory=1", slow, sheet=INTERNATIONAL, conditions=conditions)
    assert played.tally.failures == {"bad: time-out": 2}


def test_judge_and_length_end_games() -> None:
    judged = contest(OURS, OURS, conditions=Conditions(Limit(nodes=30), judge=lambda _: "white"))
    assert {result.report.reason for result in judged.results} == {"adjudication"}
    assert judged.tally.pairs == [0, 0, 1, 0, 0]
    short = contest(OURS, OURS, conditions=Conditions(Limit(nodes=30), plies=3))
    assert {result.report.reason for result in short.results} == {"length"}
    assert short.tally.draws == 2


def test_dxp_program_takes_part() -> None:
    async def play() -> Match:
        async def serve(link: DxpLink) -> None:
            mind = Strength("international", memory=1)
            player = DxpPlayer(link, DxpSession("follower"), mind, limit=Limit(nodes=30))
            await player.follow()

        async with listen(serve, port=0) as (_, port):
            entrants = (parse_entrant(OURS), parse_entrant(f"dxp:127.0.0.1:{port}"))
            start = Position.from_fen("W:W28,32,37,K45:B9,13,18")
            found = Match(entrants, INTERNATIONAL, repeat(start), conditions=FEW, pairs=1)
            await found.run()
            return found

    played = asyncio.run(play())
    assert played.tally.games == 2
    assert not played.tally.failures


def test_dxp_program_that_goes_away() -> None:
    async def play() -> Match:
        async def serve(link: DxpLink) -> None:
            session = DxpSession("follower")
            for event in session.feed(await link.receive() or ""):
                if hasattr(event, "text"):
                    await link.send(event.text)
            await link.receive()

        async with listen(serve, port=0) as (_, port):
            other = parse_entrant(f"dxp:127.0.0.1:{port}")
            start = repeat(Position.start())
            conditions = Conditions(Limit(nodes=30), patience=3)
            found = Match(
                (parse_entrant(OURS), other), INTERNATIONAL, start, conditions=conditions, pairs=1
            )
            await found.run()
            return found

    played = asyncio.run(play())
    assert played.tally.wins == 2
    assert sum(played.tally.failures.values()) == 2


def test_dxp_is_for_one_game_of_ten_by_ten() -> None:
    with pytest.raises(ProtocolError, match="one game at a time"):
        contest(OURS, "dxp:localhost", concurrency=2)
    with pytest.raises(ProtocolError, match="expected international"):
        contest(OURS, "dxp:localhost", sheet=ENGLISH)


def test_sides() -> None:
    ours = parse_entrant("damier:level=3,weights=none")
    assert (ours.kind, ours.options, ours.weights) == ("damier", {"level": 3}, "none")
    assert parse_entrant("scan hub").command == ("scan", "hub")
    assert parse_entrant("dxp:host").address == ("host", 27531)
    assert parse_entrant("dxp:[::1]:99").address == ("::1", 99)


@pytest.mark.parametrize(
    "bad",
    [
        *("", "damier:depth", "damier:level=99", "damier:x=1", "damier:nodes=0", "damier:time=0"),
        *("damier:depth=1.5", "damier:depth=99999999999", "damier:memory=1.5"),
        *("dxp:", "dxp:host:99999", "dxp:host:0", "dxp:host:123456", "dxp:host:x", "dxp:::1"),
        'scan "hub',
    ],
)
def test_senseless_sides(bad: str) -> None:
    with pytest.raises(ProtocolError, match="expected"):
        parse_entrant(bad)


def test_missing_weights() -> None:
    with pytest.raises(ProtocolError, match="cannot read weights"):
        contest("damier:weights=/no/such/file.xz", OURS)


def test_random_openings_are_even_and_different() -> None:
    found = random_openings(ENGLISH, plies=6, seed=5)
    positions = [next(found) for _ in range(10)]
    assert len(set(positions)) == 10
    again = random_openings(ENGLISH, plies=6, seed=5)
    assert positions == [next(again) for _ in range(10)]


def test_random_openings_in_which_one_side_leads() -> None:
    engine = Engine(ENGLISH)
    found = random_openings(ENGLISH, plies=6, seed=5, lead=(0.6, 1.2))
    for position in [next(found) for _ in range(5)]:
        assert abs(engine.analyse(position, Limit(nodes=100_000)).score) > 0.3
    with pytest.raises(ProtocolError, match=r"lead of 50 to 60 men, got none"):
        next(random_openings(ENGLISH, plies=2, lead=(50, 60)))
    with pytest.raises(ProtocolError, match="expected a lead"):
        next(random_openings(ENGLISH, lead=(1.0, 0.5)))


def test_openings_from_files(tmp_path: Path) -> None:
    fens = tmp_path / "openings.txt"
    fens.write_text("# ballots\nW:W21-32:B1-12\n\nB:W20,22-32:B1-12  # 24-20\n", encoding="utf-8")
    found = read_openings(fens, ENGLISH)
    one, two, again = (next(found) for _ in range(3))
    assert (one, two) == (again, Position.from_fen("B:W20,22-32:B1-12", ENGLISH))
    games = tmp_path / "openings.pdn"
    games.write_text('[GameType "20"]\n\n1. 32-28 19-23 *\n\n1. 33-29 *\n', encoding="utf-8")
    opening = next(read_openings(games, INTERNATIONAL))
    assert opening == Position.start().play("32-28").play("19-23")
    fens.write_text("W:W21-99:B1-12\n", encoding="utf-8")
    with pytest.raises(ProtocolError, match=r"openings.txt:1"):
        read_openings(fens, ENGLISH)
    fens.write_text("\n", encoding="utf-8")
    with pytest.raises(ProtocolError, match="got none"):
        read_openings(fens, ENGLISH)


def test_games_as_pdn() -> None:
    played = contest(OURS, shlex.join(bad_engine("illegal")), sheet=INTERNATIONAL)
    file = io.StringIO()
    for result in played.results:
        pdn.write(record_of(result), file)
    records = list(pdn.read(file.getvalue()))
    assert [record.tags["White"] for record in records] == [OURS, "bad"]
    assert [record.result.winner for record in records] == ["white", "black"]
    assert all(record.legal and record.tags["Termination"] == "illegal-move" for record in records)
    assert [record.moves for record in records] == [
        result.report.game.moves for result in played.results
    ]


def test_tally() -> None:
    tally = Tally()
    assert tally.lines(None) == ["no games"]
    for points in (1, 0.5, 1, 0):
        tally.add(points)
    tally.add_pair(1.5)
    tally.add_pair(1)
    assert tally.points == 2.5
    assert tally.pairs == [0, 0, 1, 1, 0]
    told = tally.json(Sprt(0, 5))
    assert told["wins"] == 2
    json.dumps(told, allow_nan=False)
    tally = Tally(wins=2, pairs=[0, 0, 0, 0, 1])
    assert tally.json(None)["elo"] is None
    assert tally.lines(Sprt(0, 5))[2].startswith("SPRT 0 or 5 Elo: undecided")


def test_dxp_clocks() -> None:
    assert dxp_clock(Limit(time=0.1)) == (1, 600)
    assert dxp_clock(Limit(time=2)) == (2, 60)
    assert dxp_clock(Limit(clock=300)) == (5, 0)
    assert dxp_clock(Limit(nodes=1)) == (0, 0)


def test_command(tmp_path: Path) -> None:
    file = tmp_path / "games.pdn"
    args = [OURS, OURS, "--sheet", "english", "--games", "2", "--nodes", "30", "--pdn", str(file)]
    text = CliRunner().invoke(app, args)
    assert text.exit_code == 0, text.output
    assert "2 games: +" in text.output
    told = CliRunner().invoke(app, [*args, "--json", "--sprt", "0,10"])
    (line,) = told.output.splitlines()
    assert json.loads(line)["games"] == 2
    assert json.loads(line)["sprt"]["verdict"] is None
    assert len(list(pdn.read(file))) == 4


@pytest.mark.parametrize(
    "bad", [["--clock", "60", "--nodes", "5"], ["--clock", "40/60:30"], ["--sprt", "5"]]
)
def test_senseless_commands(bad: list[str]) -> None:
    assert CliRunner().invoke(app, [OURS, OURS, *bad]).exit_code == 2


def running_match(*args: str) -> subprocess.Popen[str]:
    program = (  # whoever runs the tests may ignore SIGHUP, and children inherit that
        "import signal, typer; from damier.cli.match import match; "
        "signal.signal(signal.SIGHUP, signal.SIG_DFL); "
        "app = typer.Typer(); app.command()(match); app()"
    )
    command = [sys.executable, "-c", program, *args, "--games", "100000"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_interrupt_prints_what_was_played(name: str) -> None:
    number = getattr(signal, name)
    process = running_match(OURS, OURS, "--sheet", "english", "--nodes", "300")
    assert process.stdout is not None
    first = process.stdout.readline()
    process.send_signal(number)
    out, err = process.communicate(timeout=HANG)
    assert first.startswith("1. ")
    assert process.returncode == 128 + number
    assert " games: +" in out
    assert err == ""


@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGKILL"])
@pytest.mark.parametrize("how", ["hang", "stay"])
def test_no_program_outlives_a_match(tmp_path: Path, how: str, name: str) -> None:
    """Neither one that thinks for ever, nor one that is being closed and does not go."""
    log = tmp_path / "log"
    process = running_match(shlex.join(bad_engine(how, log)), OURS, "--nodes", "30")
    wait_until(lambda: log.exists() and log.stat().st_size, "the program to start")
    process.send_signal(getattr(signal, name))
    process.communicate(timeout=HANG)
    assert all_end(log)


def test_no_program_outlives_a_test_that_stops(tmp_path: Path) -> None:
    """The last workers are cancelled while they close what they started."""
    log = tmp_path / "log"
    stays = shlex.join(bad_engine("stay", log))
    sprt = ("--sprt", "0,400", "--alpha", "0.2", "--beta", "0.2")
    process = running_match(stays, OURS, "--nodes", "30", "--concurrency", "3", *sprt)
    out, _ = process.communicate(timeout=HANG)
    assert process.returncode == 0
    assert "SPRT 0 or 400 Elo: elo0" in out
    assert len(log.read_text(encoding="ascii").split()) >= 3
    assert all_end(log)


def test_all_programs_are_closed_whatever_one_of_them_does() -> None:
    class Stubborn:
        closed = 0

        async def close(self) -> None:
            try:
                await asyncio.sleep(0.3)
            finally:
                Stubborn.closed += 1
            raise ProtocolError("expected an end, got none")

    async def play() -> None:
        closing = asyncio.create_task(_close([Stubborn(), Stubborn()]))  # type: ignore[list-item]
        await asyncio.sleep(0.1)
        closing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await closing

    asyncio.run(play())
    assert Stubborn.closed == 2
