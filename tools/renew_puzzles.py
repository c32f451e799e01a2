"""Exchange puzzles that today's weights doubt: `python tools/renew_puzzles.py [-j 2] [SHEET …]`.

A proof is a search, and other weights may see another move. What the nodes of the proof or twice as
many doubt is left out, and as many are made anew. Sheets are named by their ids; none: all.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parent))

from pack_puzzles import FOLDER, FURTHER, write

from damier.engine.training.tasks import seed_for
from damier.learn.check import flaw_of
from damier.learn.mining import mine_selfplay, prover_of
from damier.learn.proof import NODES
from damier.learn.rows import parse_row
from damier.learn.selection import distinct
from damier.learn.shelf import puzzles, unpack
from damier.position.compile import most_pieces
from damier.rules import sheet as sheet_named
from damier.rules import sheets

if TYPE_CHECKING:
    from damier.learn.puzzle import Puzzle

GAMES = 4  # looked through at a time


@dataclass(frozen=True)
class Renewed:
    """What became of one way to play."""

    sheet: str
    kept: int
    left_out: int
    made: int


def main() -> None:
    """Renew the files of the sheets named and say what was exchanged."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("sheets", nargs="*")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    ways = {sheet_named(name).play_hash for name in asked.sheets or sheets()}
    files = [way for way in sorted(ways) if (FOLDER / f"{way}.xz").exists()]
    with ProcessPoolExecutor(asked.jobs) as pool:
        for done in pool.map(renew, files, [asked.seed] * len(files)):
            print(f"{done.sheet}: {done.kept} kept, {done.left_out} doubted, {done.made} made")
            sys.stdout.flush()


def renew(play_hash: str, seed: int) -> Renewed:
    """Leave out what is doubted in one file and fill it up, for every sheet that plays by it."""
    alike = [name for name in sheets() if sheet_named(name).play_hash == play_hash]
    alike.sort(key=lambda name: most_pieces(sheet_named(name)))
    largest = sheet_named(alike[-1])
    wanted = {name: len(puzzles(name)) for name in alike}
    _, rows = unpack((FOLDER / f"{play_hash}.xz").read_bytes())
    before = [parse_row(row, largest, NODES) for row in rows]
    found = [puzzle for puzzle in before if holds(puzzle, largest.id)]
    kept = len(found)
    for name in alike:
        for batch in count():
            if fitting(found, name) >= wanted[name]:
                break
            mined = mine_selfplay(name, seed_for("renew", seed, name, batch), GAMES, NODES)
            made = [parse_row(row, largest, NODES) for row in mined.rows]
            found = distinct(found + [puzzle for puzzle in made if holds(puzzle, name)])
    if len(before) > kept:
        write(play_hash, found)
    return Renewed(largest.id, kept, len(before) - kept, len(found) - kept)


def holds(puzzle: Puzzle, sheet: str) -> bool:
    """Tell whether the proof's nodes and twice as many agree with a puzzle."""
    return all(
        flaw_of(puzzle, prover_of(sheet, times * NODES, 0.0)) is None for times in (1, FURTHER)
    )


def fitting(found: list[Puzzle], sheet: str) -> int:
    """Count the puzzles with no more men on a side than a sheet begins with."""
    most = most_pieces(sheet_named(sheet))
    sides = [puzzle.position.board for puzzle in found]
    return sum(max(_count(board, "wW"), _count(board, "bB")) <= most for board in sides)


def _count(board: str, letters: str) -> int:
    return sum(board.count(letter) for letter in letters)


if __name__ == "__main__":
    main()
