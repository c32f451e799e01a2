"""Play every level against the one below, and the first against two beginners.

    python benchmarks/ladder.py [--sheets english,russian] [--games 40] [--levels 1-10]
                                [--mode table] [--places 1,1.5,2] [--keep]

With places the neighbours among these on the scale of attention play instead of levels. Each step
should win two to four games of five. Games start after a few random moves, colours
swapped, and are cut at 200 plies: the side that a search sees two men ahead has won then. What is
kept is what `tools/make_level_ratings.py` makes the ratings of the levels from.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import platform
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from damier import Engine, Game, Limit, Position
from damier.engine.levels import level_at, place_of
from damier.engine.opponent import Opponent
from damier.engine.sprt import estimate
from damier.rules.load import load

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier import Move

RESULTS = Path(__file__).resolve().parent / "results"
CUT = 200
AHEAD = 2.0
OPENING = 4
Player = int | float | str  # a level, a place on the scale of attention, a beginner


class Job(NamedTuple):
    """Two games from one opening, which the seed tells."""

    sheet: str
    mode: str
    one: Player
    other: Player
    seed: int


def random_player(game: Game, rng: Random) -> Move:
    """Play any legal move."""
    return rng.choice(game.position.legal_moves)


def greedy_player(game: Game, rng: Random) -> Move:
    """Play as a beginner: count what it takes and what can be taken next, and no further."""
    position = game.position

    def gain(move: Move) -> float:
        replies = position.play_unchecked(move).legal_moves
        lost = max((len(reply.captured) for reply in replies), default=-9)
        return len(move.captured) - lost + move.crowns + rng.random() / 2

    return max(position.legal_moves, key=gain)


BEGINNERS = {"random": random_player, "greedy": greedy_player}


def actor(sheet: str, player: Player, seed: int) -> Callable[[Game], object]:
    """Return what does a player's next deed in a game."""
    if isinstance(player, str):
        rng, beginner = Random(seed), BEGINNERS[player]
        return lambda game: game.play(beginner(game, rng))
    chosen = level_at(player) if isinstance(player, float) else player
    return Opponent(sheet, chosen, seed).act


def play(job: Job, first: bool) -> tuple[float, int, bool]:
    """Play a game; return the score of `one`, the plies, and whether it was cut."""
    game, rng = Game(job.sheet, mode=job.mode), Random(job.seed)
    while game.outcome is None and len(game.entries) < OPENING:
        game.play(rng.choice(game.position.legal_moves))
    begins = game.turn
    act = {
        True: actor(job.sheet, job.one, job.seed),
        False: actor(job.sheet, job.other, job.seed + 1),
    }
    while game.outcome is None and len(game.entries) < CUT:
        act[(game.turn == begins) == first](game)
    cut = game.outcome is None
    winner = adjudged(game.position) if cut else game.outcome and game.outcome.winner
    score = 0.5 if winner is None else float((winner == begins) == first)
    return score, len(game.entries), cut


def adjudged(position: Position) -> str | None:
    """Return who is winning."""
    score = Engine(position.sheet, memory=4).analyse(position, Limit(nodes=20_000)).score
    if abs(score) < AHEAD:
        return None
    return position.turn if score > 0 else ("black" if position.turn == "white" else "white")


def pair(job: Job) -> list[tuple[float, int, bool]]:
    """Play one opening with both colours."""
    return [play(job, first) for first in (True, False)]


class Step(NamedTuple):
    """A match: games lost, drawn and won by `one`; `places` are those of both, if they have any."""

    sheet: str
    mode: str
    one: Player
    other: Player
    counts: tuple[int, int, int]
    plies: float
    cut: int
    seconds: float
    places: tuple[float, float] | None

    def __str__(self) -> str:
        lost, drawn, won = self.counts
        share = (won + drawn / 2) / sum(self.counts)
        tally = f"+{won} ={drawn} -{lost}"
        return (
            f"{self.sheet:<14} {self.mode:<6} {self.one!s:>6} v {self.other!s:<6} {tally:<14} "
            f"{share:5.0%}  Elo {estimate(list(self.counts))!s:<30} {self.plies:4.0f} plies, "
            f"{self.cut} cut, {self.seconds:.0f} s"
        )


def step(
    pool: ProcessPoolExecutor, sheet: str, mode: str, match: tuple[Player, Player], games: int
) -> Step:
    """Play a match."""
    began = time.perf_counter()
    jobs = [Job(sheet, mode, *match, 1000 * number) for number in range(games // 2)]
    played = [game for both in pool.map(pair, jobs) for game in both]
    scores = [score for score, _, _ in played]
    lost, drawn, won = (scores.count(score) for score in (0.0, 0.5, 1.0))
    plies = sum(length for _, length, _ in played) / len(played)
    cut = sum(was_cut for _, _, was_cut in played)
    spent, where = time.perf_counter() - began, places(sheet, match)
    return Step(sheet, mode, *match, (lost, drawn, won), plies, cut, spent, where)


def places(sheet: str, match: tuple[Player, Player]) -> tuple[float, float] | None:
    """Return where on the scale of attention two players are."""
    family = load(sheet).play_hash
    one, other = (
        place_of(player, family) if isinstance(player, int) else player for player in match
    )
    return None if isinstance(one, str) or isinstance(other, str) else (one, other)


def main() -> None:
    """Play the ladder of each sheet, print it and keep it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sheets", default="international,english")
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--levels", default="1-10")
    options.add_argument("--places", default="")
    options.add_argument("--mode", choices=("guided", "table"), default="guided")
    options.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options.add_argument("--keep", action="store_true")
    asked = options.parse_args()
    low, high = map(int, asked.levels.split("-"))
    now = datetime.datetime.now(datetime.UTC)
    where = f"{platform.machine()}, python {platform.python_version()}"
    print(f"{now:%Y-%m-%d}, {where}")
    steps: list[Step] = []
    with ProcessPoolExecutor(asked.processes) as pool:
        for sheet in asked.sheets.split(","):
            scale = [float(place) for place in asked.places.split(",") if place]
            matches: list[tuple[Player, Player]] = [(b, a) for a, b in pairwise(scale)]
            if low == 1 and not scale:
                matches += [(1, "random"), (1, "greedy")]
            if not scale:
                matches += [(level, level - 1) for level in range(max(low, 2), high + 1)]
            for match in matches:
                steps.append(step(pool, sheet, asked.mode, match, asked.games))
                print(steps[-1], flush=True)
    if asked.keep:
        file = RESULTS / f"ladder-{now:%Y-%m-%d-%H%M}-{asked.mode}.json"
        kept = {
            "at": now.isoformat(timespec="seconds"),
            "on": where,
            "steps": [each._asdict() for each in steps],
        }
        file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        print(f"kept in {file}")


if __name__ == "__main__":
    main()
