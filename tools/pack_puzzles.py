"""Put puzzles that were made into the package: `python tools/pack_puzzles.py FOLDER`.

FOLDER holds `SHEET.part` or `SHEET@SEED.part`, files as `damier puzzles make` keeps them while it
works. What a search with twice the nodes doubts is left out; `confirmed` in FOLDER remembers what
it said. Of each way to play the wanted number is chosen, balanced over themes and difficulty; one
that has fewer is packed as it is, and said.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from dataclasses import replace
from pathlib import Path

from damier.learn.check import flaw_of
from damier.learn.maker import Tally, parse_batch
from damier.learn.mining import prover_of
from damier.learn.proof import NODES
from damier.learn.puzzle import Puzzle, PuzzleError
from damier.learn.rows import format_row, parse_row
from damier.learn.selection import balanced, distinct
from damier.learn.shelf import pack
from damier.learn.themes import themes_of
from damier.rules import sheet as sheet_named
from damier.rules import sheets

FOLDER = Path(__file__).parents[1] / "src" / "damier" / "learn" / "data"
FURTHER = 2  # times the nodes of the proof
OF_A_LEAFLET, OF_ANOTHER = 1_000, 300  # puzzles wanted


def wanted(play_hash: str) -> int:
    """Return how many puzzles a way to play should have."""
    alike = [sheet_named(name) for name in sheets() if sheet_named(name).play_hash == play_hash]
    return OF_A_LEAFLET if any(sheet.shelf == "leaflet" for sheet in alike) else OF_ANOTHER


def tallies(folder: Path) -> dict[str, Tally]:
    """Return what the files of a folder hold, by sheet."""
    found: dict[str, Tally] = defaultdict(Tally)
    for file in sorted(folder.glob("*.part")):
        for line in file.read_text(encoding="utf-8").splitlines():
            try:
                _, batch = parse_batch(line)
            except PuzzleError:
                continue  # the first line, or one that is being written
            found[file.stem.partition("@")[0]].add(batch)
    return found


def confirmed(puzzles: list[Puzzle], sheet: str, memory: Path) -> list[Puzzle]:
    """Leave out what a longer search doubts, asking it about each puzzle once."""
    said: dict[str, str] = {}
    if memory.exists():
        said = dict(line.split() for line in memory.read_text(encoding="utf-8").splitlines())
    with memory.open("a", encoding="utf-8") as file:
        for puzzle in puzzles:
            if puzzle.id not in said:
                flaw = flaw_of(puzzle, prover_of(sheet, FURTHER * NODES, 0.0))
                said[puzzle.id] = "holds" if flaw is None else flaw.reason
                file.write(f"{puzzle.id} {said[puzzle.id]}\n")
                file.flush()
    return [puzzle for puzzle in puzzles if said[puzzle.id] == "holds"]


def _themed(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its themes as they are recognised now."""
    return replace(puzzle, themes=themes_of(puzzle))


def main(folder: Path) -> None:
    """Write a file for every way to play that has puzzles."""
    FOLDER.mkdir(exist_ok=True)
    packed: dict[str, dict[str, Puzzle]] = defaultdict(dict)
    for name, tally in sorted(tallies(folder).items()):
        sheet = sheet_named(name)
        count = wanted(sheet.play_hash)
        made = distinct(_themed(parse_row(row, sheet, NODES)) for row in tally.rows)
        found = confirmed(made, name, folder / "confirmed")
        chosen = balanced(found, count)
        packed[sheet.play_hash] |= {puzzle.id: puzzle for puzzle in chosen}
        missing = f", {count - len(chosen)} missing" if len(chosen) < count else ""
        speed = f"{tally.per_cpu_hour:.0f} a CPU hour, {len(made) - len(found)} doubted"
        print(f"{name}: {len(chosen)} of {len(found)}, {speed}{missing}", flush=True)
        print("  none:", ", ".join(f"{why} {n}" for why, n in tally.rejected.most_common()))
    total = sum(write(play_hash, list(found.values())) for play_hash, found in packed.items())
    print(f"{total} bytes")


def write(play_hash: str, puzzles: list[Puzzle]) -> int:
    """Write a file, of one sheet or of several that play alike; return its size."""
    ranked = sorted(distinct(puzzles), key=lambda puzzle: (puzzle.difficulty, puzzle.id))
    data = pack(ranked[0].position.sheet, map(format_row, ranked), NODES)
    (FOLDER / f"{play_hash}.xz").write_bytes(data)
    return len(data)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
