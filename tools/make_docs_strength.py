"""How strong the engine is: matches, plain counting and levels, from the results that are kept."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from damier.club.ratings.levels import measurements
from damier.rules import sheet, sheets

if TYPE_CHECKING:
    from collections.abc import Iterator

RESULTS = Path(__file__).parent.parent / "benchmarks" / "results"


class Opponent(NamedTuple):
    """What a match is kept as, who was played, and from which openings."""

    kept: str
    name: str
    openings: str


EVEN, AHEAD = "even", "one side ahead"
OPPONENTS = (
    Opponent("scan-hybrid", "Scan", EVEN),
    Opponent("scan-hybrid-256k", "Scan", EVEN),
    Opponent("scan-hybrid-lead", "Scan", AHEAD),
    Opponent("guinn", "GuiNN 2.06", "ballots"),
)
HEAD = """# How strong the engine is

Two programs begin every opening twice, colours swapped. Both have one thread, 64 MB and endgame
tables of four pieces, neither a book. Elo is that of the pairs, with the interval in which it
lies at 95 %. Every game is kept as PDN in `benchmarks/results`, beside the figures, and played by
one command:

```sh
python benchmarks/strength.py --against "scan hub" --games 400 --ours 0.1 --adjudicate
```

## Against other programs

"""
ABOUT_OPPONENTS = """
*Scan* is the search of Scan 3.1 with the weights of Scan 2.0, the strongest that is to be had as
source with its weights. GuiNN plays English draughts; its own tables know two pieces against two.

*Even* openings are eight random plies after which neither side is more than half a man ahead.
From there four games of five between such programs are drawn at a tenth of a second. Where *one
side is ahead*, here by 0.45 to 0.75 men (`--lead`), half of them are decided: the one has to win
and the other to hold, and each program does both. The search of that match led Scan by 24 from even
openings, too; the first row is of a later one.

"""
COUNTING = """## Against plain counting

Here the other side searches the same way, by weights that know what pieces are worth and nothing
else; 2,000 nodes a move. A sheet without weights of its own plays by those of its nearest relative.

"""
LEVELS = """
## The levels

What they are worth to each other, on the scale on which people are rated; level 5 is 1500 in
every game. A step of 195 wins three of four points.

"""


def pages() -> dict[str, str]:
    """Return the page by its path."""
    parts = [HEAD, *_matches(), ABOUT_OPPONENTS, COUNTING, *_counted(), LEVELS, *_levels()]
    return {"reference/strength.md": "".join(parts)}


def _matches() -> Iterator[str]:
    yield "| against | game | a move | openings | games | won, drawn, lost | Elo |\n"
    yield "|---|---|---|---|---|---|---|\n"
    for opponent in OPPONENTS:
        record = newest(opponent.kept)
        match = record["match"]
        tally = f"{match['wins']}, {match['draws']}, {match['losses']}"
        elo = f"**{match['elo']:+.0f}** ({match['elo_low']:+.0f} to {match['elo_high']:+.0f})"
        cells = [opponent.name, match["sheet"], _limit(record["limit"]), opponent.openings]
        yield f"| {' | '.join([*cells, str(match['games']), tally, elo])} |\n"


def newest(kept: str) -> dict[str, Any]:
    """Return the last match that was kept under a name."""
    dated = re.compile(rf"strength-{kept}-\d{{4}}-\d\d-\d\d-.*\.json")
    files = [file for file in RESULTS.glob("strength-*.json") if dated.fullmatch(file.name)]
    return max((json.loads(file.read_text("utf-8")) for file in files), key=lambda one: one["date"])


def _limit(limit: dict[str, list[float]]) -> str:
    ((unit, (ours, theirs)),) = limit.items()
    short = {"seconds": "s", "nodes": "nodes"}[unit]
    return f"{ours:,} {short}" if ours == theirs else f"{ours:,} {short} to its {theirs:,}"


def _counted() -> Iterator[str]:
    """Yield a row a way to play, each by the last file that has it."""
    found: dict[str, tuple[str, str]] = {}
    line = re.compile(r"(\S.*?) +(its own|of \S+) +(\S+) \((\S+) to (\S+)\) +proved")
    for file in sorted(RESULTS.glob("counting-*.txt")):
        for names, weights, *elo in line.findall(file.read_text("utf-8")):
            mean, low, high = map(float, elo)
            above = "more" if high == float("inf") else f"{high:+.0f}"
            way = sheet(names.split(", ")[0]).play_hash
            found[way] = weights, f"{mean:+.0f} ({low:+.0f} to {above})"
    alike: dict[str, list[str]] = {}
    for name in sheets():
        alike.setdefault(sheet(name).play_hash, []).append(f"`{name}`")
    yield "| sheets that play alike | weights | Elo |\n|---|---|---|\n"
    for way, names in alike.items():
        yield f"| {' '.join(names)} | {' | '.join(found[way])} |\n"


def _levels() -> Iterator[str]:
    measured = measurements()[-1].ratings
    named = {sheet(name).play_hash: name for name in reversed(sheets())}
    yield f"| level | {' | '.join(map(str, range(1, 11)))} |\n|---|{'---|' * 10}\n"
    for (_, family), ratings in sorted(measured.items(), key=lambda row: named[row[0][1]]):
        cells = " | ".join(str(round(rating.value)) for rating in ratings)
        yield f"| {named[family]} | {cells} |\n"
