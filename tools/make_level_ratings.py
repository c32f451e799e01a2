"""Rate the computer's levels by matches between them, and say where each should be.

    python benchmarks/ladder.py --games 200 --keep [--mode table] [--places 1,1.5,2,2.5]
    python tools/make_level_ratings.py benchmarks/results/ladder-*.json

How strong attention is grows along straight lines between the places 1, 2, … 11, which are fitted
to all matches of a game together, by the likelihood of their results. Level 5 is 1500. A
measurement is added to the others; what was released stays. Printed beside it: places for steps of
equal size.
"""

from __future__ import annotations

import json
import sys
from datetime import UTC, datetime
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import NamedTuple

from damier.club.ratings.glicko import START
from damier.engine.levels import place_of
from damier.rules.load import load

TOML = Path(__file__).resolve().parents[1] / "src/damier/club/ratings/levels.toml"
ANCHOR, LEVELS, KNOTS = 5, range(1, 11), 10
STEP = 195  # points of a step: three quarters of the games
_SMOOTH = 3e-5  # how much a change of slope costs
_ROUNDS = 400


class Played(NamedTuple):
    """A match between two places: the share of the points that the upper one won."""

    high: float
    low: float
    share: float
    games: int


def read(files: list[str]) -> dict[tuple[str, str], list[Played]]:
    """Return all matches between places, by mode and sheet."""
    found: dict[tuple[str, str], list[Played]] = {}
    for file in files:
        for step in json.loads(Path(file).read_text(encoding="utf-8"))["steps"]:
            if step["places"] is not None:
                lost, drawn, won = step["counts"]
                games = lost + drawn + won
                match = Played(*step["places"], (won + drawn / 2) / games, games)
                found.setdefault((step["mode"], step["sheet"]), []).append(match)
    return found


def value(slopes: list[float], place: float) -> float:
    """Return how strong attention at a place is, above that at 1."""
    whole = min(int(place) - 1, KNOTS - 1)
    return sum(slopes[:whole]) + slopes[whole] * (place - 1 - whole)


def cost(slopes: list[float], played: list[Played]) -> float:
    """Return how unlikely matches are, and how far from smooth the slopes."""
    found = _SMOOTH * sum((b - a) ** 2 for a, b in pairwise(slopes))
    for match in played:
        ahead = value(slopes, match.high) - value(slopes, match.low)
        share = 1 / (1 + 10 ** (-ahead / 400))
        found -= match.games * (match.share * log(share) + (1 - match.share) * log(1 - share))
    return found


def fit(played: list[Played]) -> list[float]:
    """Return the slopes that make the matches likeliest, each searched in turn until none moves."""
    slopes, stride = [180.0] * KNOTS, 64.0
    best = cost(slopes, played)
    for _ in range(_ROUNDS):
        moved = False
        for knot in range(KNOTS):
            for change in (stride, -stride):
                tried = [*slopes]
                tried[knot] = max(1.0, tried[knot] + change)
                if (now := cost(tried, played)) < best - 1e-9:
                    slopes, best, moved = tried, now, True
        if not moved:
            stride /= 2
        if stride < 0.25:
            break
    return slopes


def deviation(played: list[Played], low: float, high: float) -> int:
    """Return how unsure the difference between two places is, from the games played between."""
    error = 0.0
    at = low
    while at < high - 1e-9:
        end = min(high, int(at) + 1.0)
        games = sum(
            match.games * max(0.0, min(match.high, end) - max(match.low, at)) / (end - at)
            for match in played
        )
        error += (400 / log(10)) ** 2 * 4 / max(games, 1.0) * (end - at)
        at = end
    return round(sqrt(error))


def written(matches: dict[tuple[str, str], list[Played]], at: datetime) -> str:
    """Return a measurement as TOML, and say on the way where levels should be."""
    lines = ["", "[[measured]]", f"since = {at:%Y-%m-%dT%H:%M:%SZ}"]
    for (mode, sheet), played in sorted(matches.items()):
        family = load(sheet).play_hash
        slopes, centre = fit(played), place_of(ANCHOR, family)
        where = [place_of(level, family) for level in LEVELS]
        middle = value(slopes, centre)
        values = [round(START + value(slopes, place) - middle) for place in where]
        errors = [deviation(played, *sorted((centre, place))) for place in where]
        lines += ["", f"[measured.{mode}.{family}]  # {sheet}"]
        lines += [f"value = {values}", f"deviation = {errors}"]
        print(f"{mode} {sheet}, steps of {STEP}: {spread(slopes, where[-1])}")
    return "\n".join(lines) + "\n"


def spread(slopes: list[float], top: float) -> list[float]:
    """Return places of ten levels with equal steps, the strongest at `top`."""
    strongest = value(slopes, top)
    weakest = max(0.0, strongest - STEP * (len(LEVELS) - 1))
    found, place = [], 1.0
    for level in range(len(LEVELS)):
        wanted = weakest + (strongest - weakest) * level / (len(LEVELS) - 1)
        while value(slopes, place) < wanted - 1e-9 and place < top:
            place = round(place + 0.01, 2)
        found.append(place)
    return found


if __name__ == "__main__":
    measured = written(read(sys.argv[1:]), datetime.now(UTC))
    TOML.write_text(TOML.read_text(encoding="utf-8") + measured, encoding="utf-8")
    print(measured)
