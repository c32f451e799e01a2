"""The puzzles that come with the package: their shape, all; their proof, some, and slowly all."""

from __future__ import annotations

import datetime
import os
import random
from functools import cache

import pytest

import damier
from damier.learn import Flaw, Puzzle, PuzzleError, Shelf, flaw_of, puzzles
from damier.learn.mining import prover_of
from damier.learn.selection import distinct
from damier.learn.shelf import pack, unpack
from damier.learn.themes import THEMES, themes_of

SAMPLE = 6  # of each way to play, proved in every run
MOST_BYTES = 4_000_000
KNOWN = {theme.name for theme in THEMES}


@cache
def ways() -> dict[str, str]:
    """One sheet for each way to play that has puzzles."""
    found: dict[str, str] = {}
    for name in damier.sheets():
        if puzzles(name):
            found.setdefault(damier.sheet(name).play_hash, name)
    return found


def flaws(name: str, chosen: list[Puzzle]) -> dict[str, Flaw]:
    prover = prover_of(name, puzzles(name).nodes, 0.0)
    found = {puzzle.id: flaw_of(puzzle, prover) for puzzle in chosen}
    return {key: flaw for key, flaw in found.items() if flaw is not None}


@pytest.mark.parametrize("name", damier.sheets())
def test_every_sheet_has_enough(name: str) -> None:
    leaflets = {damier.sheet(each).play_hash for each in damier.sheets() if _is_leaflet(each)}
    leaflets.add(damier.sheet("international").play_hash)
    wanted = 1_000 if damier.sheet(name).play_hash in leaflets else 300
    assert len(puzzles(name)) >= wanted


def _is_leaflet(name: str) -> bool:
    return damier.sheet(name).shelf == "leaflet"


def test_all_together_are_small() -> None:
    from importlib import resources

    folder = resources.files("damier.learn") / "data"
    assert sum(len(file.read_bytes()) for file in folder.iterdir()) <= MOST_BYTES


@pytest.mark.parametrize("name", ways().values())
def test_every_puzzle_has_its_shape(name: str) -> None:
    shelf = puzzles(name)
    everything = list(shelf)
    assert distinct(everything) == everything, "one is there twice, rotated or inside another"
    assert [puzzle.difficulty for puzzle in everything] == sorted(
        puzzle.difficulty for puzzle in everything
    )
    for puzzle in everything:
        assert len(puzzle.position.legal_moves) > 1
        assert set(puzzle.themes) <= KNOWN
        assert puzzle.themes == themes_of(puzzle)
        assert 0 < puzzle.difficulty < 100
        assert puzzle.nodes == shelf.nodes > 0


@pytest.mark.parametrize("name", ways().values())
def test_some_are_proved_afresh(name: str) -> None:
    seed = int(os.environ.get("DAMIER_SEED", "0")) or random.SystemRandom().getrandbits(32)
    shelf = list(puzzles(name))
    chosen = random.Random(seed).sample(shelf, min(SAMPLE, len(shelf)))
    assert flaws(name, chosen) == {}, f"DAMIER_SEED={seed}"


@pytest.mark.slow
@pytest.mark.parametrize("name", ways().values())
def test_all_are_proved(name: str) -> None:
    assert flaws(name, list(puzzles(name))) == {}


def test_sheets_that_play_alike_share_puzzles() -> None:
    one, other = puzzles("international"), puzzles("hotte-nl")
    assert len(one) == len(other)
    assert one[0].id == other[0].id
    assert other[0].position.sheet.id == "hotte-nl"


def test_a_mirrored_board_has_them_mirrored() -> None:
    one, other = puzzles("brazilian")[0], puzzles("filipino")[0]
    squares = one.position.geometry
    assert other.id == one.id
    assert {squares.mirror(at): piece for at, piece in one.position.pieces().items()} == dict(
        other.position.pieces()
    )


def test_a_shelf_is_searched() -> None:
    shelf = puzzles("swedish")
    assert shelf.themes["backward"] == len(shelf.select("backward"))
    assert all("backward" in puzzle.themes for puzzle in shelf.select("backward"))
    assert all(20 <= puzzle.difficulty <= 30 for puzzle in shelf.select(least=20, most=30))
    assert shelf.find(shelf[3].id) == shelf[3]
    with pytest.raises(PuzzleError, match="expected a puzzle of swedish, got 'nobody'"):
        shelf.find("nobody")


def test_every_day_has_its_puzzle() -> None:
    shelf = puzzles("swedish")
    first = datetime.date(2026, 1, 1)
    days = [first + datetime.timedelta(days=day) for day in range(len(shelf))]
    assert shelf.of_day(first) == puzzles("swedish").of_day(first)
    assert len({shelf.of_day(day).id for day in days}) == len(shelf)


def test_a_sheet_without_puzzles_has_an_empty_shelf() -> None:
    from dataclasses import replace

    house = damier.sheet("swedish")
    house = replace(house, id="house", capture=replace(house.capture, finish=False))
    assert len(puzzles(house)) == 0
    with pytest.raises(PuzzleError, match="expected puzzles of house, got none"):
        puzzles(house).of_day(datetime.date(2026, 1, 1))


def test_a_file_that_is_none_is_told() -> None:
    data = pack(damier.sheet("swedish"), ["a", "b"], 100)
    assert unpack(data) == (100, ("a", "b"))
    for broken in (b"", data[:-4], pack(damier.sheet("swedish"), [], 1)[::-1]):
        with pytest.raises(PuzzleError, match="expected a file of puzzles"):
            unpack(broken)


def test_a_shelf_is_a_sequence() -> None:
    shelf = puzzles("swedish")
    assert isinstance(shelf[:5], Shelf)
    assert list(shelf[:5]) == [shelf[index] for index in range(5)]
    assert repr(shelf[:5]) == "<Shelf swedish, 5 puzzles>"
