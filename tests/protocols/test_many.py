"""Matches of several programs: who meets whom, how they stand, what ends a game, what is kept."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import signal
import subprocess
import sys
from functools import partial
from itertools import repeat
from typing import TYPE_CHECKING

import pytest
import typer
from typer.testing import CliRunner

import damier
from damier import pdn
from damier.cli.match import match as match_command
from damier.engine import Limit
from damier.position import Position
from damier.protocols.errors import ProtocolError
from damier.protocols.match import Agreed, Conditions, Journal, Match, parse_entrant
from damier.protocols.match.openings import random_openings
from damier.protocols.match.schedule import pairings
from damier.protocols.match.standings import standings
from damier.protocols.match.tally import Tally
from patience import HANG, wait_until
from protocols.processes import bad_engine

if TYPE_CHECKING:
    from pathlib import Path

ENGLISH = damier.sheet("english")
THREE = tuple(f"damier:nodes={nodes},memory=1" for nodes in (1500, 40, 5))
FEW = Conditions(Limit(nodes=30), patience=HANG)
app = typer.Typer()
app.command()(match_command)


def test_who_meets_whom() -> None:
    assert pairings(2) == ((0, 1),)
    assert pairings(4) == ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))
    assert pairings(4, "gauntlet") == ((0, 1), (0, 2), (0, 3))


def test_round_robin_of_three() -> None:
    entrants = [parse_entrant(text) for text in THREE]
    openings = random_openings(ENGLISH, plies=4)
    match = Match(entrants, ENGLISH, openings, conditions=FEW, pairs=3, concurrency=2)
    asyncio.run(match.run())
    assert {pair: tally.games for pair, tally in match.tallies.items()} == {
        (0, 1): 6,
        (0, 2): 6,
        (1, 2): 6,
    }
    rows = match.standings
    assert [row.games for row in rows] == [12, 12, 12]
    assert sum(row.points for row in rows) == 18
    assert rows[0].name == THREE[0]
    assert rows[0].elo > rows[-1].elo
    starts = {result.number: result.report.game.start for result in match.results}
    for turn in range(3):  # all pairings of a turn begin with one opening
        assert len({starts[6 * turn + number] for number in range(1, 7)}) == 1


def test_ratings_expect_the_points_that_were_made() -> None:
    tallies = {
        (0, 1): Tally(wins=40, draws=20, losses=40),
        (0, 2): Tally(wins=64, draws=0, losses=36),
        (1, 2): Tally(wins=64, draws=0, losses=36),
    }
    rows = {row.name: row for row in standings(["a", "b", "c"], tallies)}
    assert rows["a"].elo == pytest.approx(rows["b"].elo, abs=0.01)
    assert rows["a"].elo - rows["c"].elo == pytest.approx(99, abs=2)
    assert sum(row.elo for row in rows.values()) == pytest.approx(0, abs=1e-6)
    assert rows["c"].points == 72
    unbeaten = standings(["a", "b"], {(0, 1): Tally(wins=10)})
    assert 0 < unbeaten[0].elo < 1000


def test_a_test_is_for_two() -> None:
    entrants = [parse_entrant(text) for text in THREE]
    start = repeat(Position.start(ENGLISH))
    with pytest.raises(ProtocolError, match="two programs for a test"):
        Match(entrants, ENGLISH, start, sprt=damier.engine.sprt.Sprt(0, 5))
    with pytest.raises(ProtocolError, match="two programs or more"):
        Match(entrants[:1], ENGLISH, start)


@pytest.mark.parametrize(
    ("scores", "verdict"),
    [
        ([7.0, 6.5, 6.0, 8.0], "white"),
        ([-7.0, -6.5, -6.0, -8.0], "black"),
        ([7.0, 6.5, 5.9, 8.0], None),
        ([7.0, None, 6.0, 8.0], None),  # one that says nothing agrees to nothing
        ([9.0, 9.0, 9.0], None),
        ([0.0, 0.1, -0.1, 0.0], None),  # too early
        ([0.0, 0.1, -0.1, 0.0, 0.0, 0.1], "draw"),
        ([0.0, 0.1, -0.1, 0.2, 0.0, 0.1], None),
    ],
)
def test_what_both_say_ends_a_game(scores: list[float | None], verdict: str | None) -> None:
    agreed = (Agreed(2, at_least=6), Agreed(2, at_most=0.1, after=6))
    found = [one.verdict(scores) for one in agreed]
    assert (found[0] or found[1]) == verdict


def test_won_game_is_not_played_out() -> None:
    won = Position.from_fen("W:WK1,K2,K3,K4,9:B18,19,20", ENGLISH)
    entrants = [parse_entrant("damier:depth=5,memory=1")] * 2
    conditions = Conditions(patience=HANG, agreed=(Agreed(2, at_least=1),))
    match = Match(entrants, ENGLISH, repeat(won), conditions=conditions, pairs=1)
    asyncio.run(match.run())
    for result in match.results:
        assert (result.report.winner, result.report.reason) == ("white", "adjudication")
        assert len(result.report.game.moves) == 4
        assert [choice.depth for choice in result.report.choices][:1] == [5]


def test_journal_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"

    def play(pairs: int) -> Match:
        with Journal.open(path, {"what": "three"}) as journal:
            match = Match(
                [parse_entrant(text) for text in THREE],
                ENGLISH,
                random_openings(ENGLISH, plies=4),
                conditions=FEW,
                pairs=pairs,
                journal=journal,
            )
            asyncio.run(match.run())
            return match

    first = play(1)
    whole = path.read_bytes()
    path.write_bytes(whole[: whole.rstrip().rfind(b"\n") + 40])  # cut off in the last game
    again = play(2)
    assert [result.number for result in again.results] == [6, 7, 8, 9, 10, 11, 12]
    assert sum(tally.games for tally in again.tallies.values()) == 12
    assert sum(sum(tally.pairs) for tally in again.tallies.values()) == 6
    assert again.results[0].report.game.moves == first.results[5].report.game.moves
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [json.loads(line)["number"] for line in lines[1:]] == list(range(1, 13))
    with pytest.raises(ProtocolError, match="with what 'three', got 'four'"):
        Journal.open(path, {"what": "four"})


@pytest.mark.parametrize("content", ["my diary", "my diary\n", "{}\n", '{"damier-match": 9}\n'])
def test_other_files_stay_as_they_are(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(ProtocolError, match="got another file"):
        Journal.open(path, {"what": "three"})
    assert path.read_text(encoding="utf-8") == content


def _is_longer(path: Path, size: int) -> bool:
    return path.exists() and path.stat().st_size > size


def test_killed_match_loses_no_finished_game(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    program = (
        "import typer; from damier.cli.match import match; "
        "app = typer.Typer(); app.command()(match); app()"
    )
    args = [*THREE, "--sheet", "english", "--nodes", "30", "--journal", str(path)]
    command = [sys.executable, "-c", program, *args, "--games", "1000"]
    kept: list[str] = []
    for _ in range(3):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
        wanted = 2000 + (path.stat().st_size if path.exists() else 0)
        wait_until(partial(_is_longer, path, wanted), "a few games")
        process.send_signal(signal.SIGKILL)
        process.communicate(timeout=HANG)
        whole = [line for line in path.read_text("utf-8").splitlines(True) if line[-1] == "\n"]
        assert whole[: len(kept)] == kept  # nothing that was finished is lost or changed
        kept = whole
    games = [json.loads(line) for line in kept[1:]]
    assert [game["number"] for game in games] == list(range(1, len(games) + 1))
    done = CliRunner().invoke(app, [*args, "--games", "2", "--json"])
    assert done.exit_code == 0, done.output
    told = json.loads(done.output)
    assert sum(pair["games"] for pair in told["pairings"]) == 6
    assert all(record.legal for game in games for record in pdn.read(game["pdn"]))


def test_command_of_three(tmp_path: Path) -> None:
    games = tmp_path / "games.pdn"
    args = [*THREE, "--sheet", "english", "--games", "2", "--depth", "3", "--pdn", str(games)]
    shown = CliRunner().invoke(app, [*args, "--gauntlet", "--resign", "4,2", "--draw", "0,9,99"])
    assert shown.exit_code == 0, shown.output
    table = shown.output.splitlines()[-3:]
    assert [line.split(".")[0].strip() for line in table] == ["1", "2", "3"]
    assert sum(1 for line in shown.output.splitlines() if "plies" in line) == 4
    first = next(iter(pdn.read(games)))
    assert re.fullmatch(r"[+-]\d+\.\d\d/\d+ \[%emt 0:00:0[\d.]+]", first.nodes[0].comments[0].text)


@pytest.mark.parametrize(
    "bad",
    [
        ["--resign", "6"],
        ["--resign", "x,2"],
        ["--draw", "1,0,5"],
        ["--lead", "0.5"],
        ["--lead", "1,0.5"],
        ["--set", "9:a=b"],
        ["--set", "a=b"],
        ["--log", "/no/such/folder/log"],
    ],
)
def test_senseless_options(bad: list[str]) -> None:
    assert CliRunner().invoke(app, [*THREE, *bad]).exit_code == 2


@pytest.mark.parametrize(
    ("how", "shown"),
    [
        ("crash", "crash, expected an answer from bad, got its end"),
        ("garbage", "illegal-move, expected a move, got done without one"),
        ("flood", "crash, expected lines from bad"),
        ("illegal", "illegal-move, expected"),
        ("hang", "time-out, expected"),
    ],
)
def test_log_shows_why_a_program_lost(tmp_path: Path, how: str, shown: str) -> None:
    log = tmp_path / "log"
    args = [THREE[2], shlex.join(bad_engine(how)), "--games", "2", "--nodes", "5"]
    args += ["--patience", "3" if how == "hang" else str(HANG)]
    done = CliRunner().invoke(app, [*args, "--log", str(log), "--json"])
    assert json.loads(done.output)["wins"] == 2
    text = log.read_text(encoding="utf-8")
    assert shown in text
    assert "> go think" in text
