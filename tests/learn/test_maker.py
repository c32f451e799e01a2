"""The maker: on any executor, resumable, and what it makes holds."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from distributed import Client

import damier
from damier.learn import Prover, flaw_of
from damier.learn.growth import Grown, grow
from damier.learn.maker import (
    GAMES,
    Tally,
    batches_of,
    format_batch,
    make_from_games,
    make_from_selfplay,
    parse_batch,
)
from damier.learn.mining import prover_of
from damier.learn.puzzle import PuzzleError
from damier.learn.selection import balanced, distinct
from damier.learn.themes import themes_of

if TYPE_CHECKING:
    from damier.learn.mining import Mined

SHEET, NODES, PLAYED = "swedish", 6_000, 3 * GAMES


@pytest.fixture(scope="module")
def made() -> dict[int, Mined]:
    with ThreadPoolExecutor(1) as pool:
        return dict(make_from_selfplay(SHEET, PLAYED, pool, nodes=NODES))


@pytest.fixture(scope="module")
def tally(made: dict[int, Mined]) -> Tally:
    tally = Tally()
    for number in sorted(made):
        tally.add(made[number])
    return tally


def test_a_cluster_makes_the_same_puzzles(made: dict[int, Mined]) -> None:
    local = {"n_workers": 1, "threads_per_worker": 1, "processes": False}
    with Client(**local, dashboard_address=None) as client:  # type: ignore[no-untyped-call]
        found = dict(make_from_selfplay(SHEET, PLAYED, client.get_executor(), nodes=NODES))
    assert {number: batch.rows for number, batch in found.items()} == {
        number: batch.rows for number, batch in made.items()
    }


def test_games_of_weak_levels_have_puzzles(made: dict[int, Mined], tally: Tally) -> None:
    assert sorted(made) == list(range(batches_of(PLAYED)))
    assert tally.games == PLAYED
    assert len(tally.rows) > 5
    assert tally.per_cpu_hour > 0
    assert tally.positions == sum(tally.rejected.values()) + len(tally.rows)


def test_what_is_made_holds(tally: Tally) -> None:
    prover = prover_of(SHEET, NODES, 0.0)
    for puzzle in tally.puzzles(SHEET, NODES):
        assert flaw_of(puzzle, prover) is None
        assert puzzle.themes == themes_of(puzzle)
        assert puzzle.nodes == NODES
        assert 0 < puzzle.difficulty < 100


def test_the_same_seed_makes_the_same(made: dict[int, Mined]) -> None:
    """So that what is done need not be done again: here the last batch only."""
    with ThreadPoolExecutor(1) as pool:
        again = dict(make_from_selfplay(SHEET, PLAYED, pool, nodes=NODES, done={0, 1}))
    assert {number: batch.rows for number, batch in again.items()} == {2: made[2].rows}


def test_a_batch_is_a_line(made: dict[int, Mined]) -> None:
    line = format_batch(1, made[1])
    assert "\n" not in line
    assert parse_batch(line) == (1, made[1])
    with pytest.raises(PuzzleError, match="expected a batch of puzzles"):
        parse_batch(line[:-20])


def test_games_that_were_played_are_looked_through(tally: Tally) -> None:
    puzzle = tally.puzzles(SHEET, NODES)[0]
    games = [[damier.Position.start(SHEET).fen(), puzzle.position.fen()]]
    with ThreadPoolExecutor(1) as pool:
        [(number, batch)] = make_from_games(SHEET, games, pool, nodes=NODES)
    assert number == 0
    assert [row.partition("\t")[0] for row in batch.rows] == [puzzle.id]


def test_nothing_is_kept_twice(tally: Tally) -> None:
    puzzles = tally.puzzles(SHEET)
    assert distinct([*puzzles, *puzzles]) == puzzles
    longest = max(puzzles, key=lambda puzzle: len(puzzle.line))
    *_, (later, turn) = longest.turns()
    inner = type(longest)(later, longest.goal, turn)
    assert distinct([inner, longest]) == [longest]


def test_a_choice_is_balanced(tally: Tally) -> None:
    puzzles = tally.puzzles(SHEET)
    chosen = balanced(puzzles, len(puzzles) // 2)
    assert len(chosen) == len(puzzles) // 2
    assert set(chosen) < set(puzzles)
    everything = {theme for puzzle in puzzles for theme in puzzle.themes}
    assert {theme for puzzle in chosen for theme in puzzle.themes} == everything


@pytest.mark.parametrize(
    ("fen", "why"),
    [
        ("W:W26,28,30,31:B4,5,11,12,17", "no-goal"),
        ("W:WK1,K5,K9,22:B20", "several"),
        ("W:W21:B17", "forced"),
    ],
)
def test_why_a_position_is_no_puzzle(fen: str, why: str) -> None:
    prover = Prover(SHEET, nodes=NODES)
    found = grow(prover, damier.Position.from_fen(fen, SHEET), "win")
    assert not isinstance(found, Grown)
    assert found == why
