"""Play every level against the one below, and the first against two beginners.

    python benchmarks/ladder.py [--sheets english,russian] [--games 40] [--levels 1-10] [--keep]

Each step should win about three games of four. Games start after a few random moves, colours
swapped, and are cut at 200 plies: the side that a search sees two men ahead has won then.
"""

from __future__ import annotations

import argparse
import datetime
import os
import platform
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from damier import Engine, Game, Limit, Position
from damier.engine.opponent import Opponent
from damier.engine.sprt import estimate

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier import Move

RESULTS = Path(__file__).resolve().parent / "results"
CUT = 200
AHEAD = 2.0
OPENING = 4
Player = int | str


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


def chooser(sheet: str, player: Player, seed: int) -> Callable[[Game], Move]:
    """Return what chooses the moves of a player."""
    if isinstance(player, str):
        rng, beginner = Random(seed), BEGINNERS[player]
        return lambda game: beginner(game, rng)
    return Opponent(sheet, player, seed).move


def play(sheet: str, one: Player, other: Player, seed: int, first: bool) -> tuple[float, int, bool]:
    """Play a game; return the score of `one`, the plies, and whether it was cut."""
    game, rng = Game(sheet), Random(seed)
    while game.outcome is None and len(game.entries) < OPENING:
        game.play(rng.choice(game.position.legal_moves))
    begins = game.turn
    choose = {True: chooser(sheet, one, seed), False: chooser(sheet, other, seed + 1)}
    while game.outcome is None and len(game.entries) < CUT:
        game.play(choose[(game.turn == begins) == first](game))
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


def pair(job: tuple[str, Player, Player, int]) -> list[tuple[float, int, bool]]:
    """Play one opening with both colours."""
    sheet, one, other, seed = job
    return [play(sheet, one, other, seed, first) for first in (True, False)]


def step(pool: ProcessPoolExecutor, sheet: str, one: Player, other: Player, games: int) -> str:
    """Play a match and say how it ended."""
    began = time.perf_counter()
    jobs = [(sheet, one, other, 1000 * number) for number in range(games // 2)]
    played = [game for both in pool.map(pair, jobs) for game in both]
    scores = [score for score, _, _ in played]
    counts = [scores.count(score) for score in (0.0, 0.5, 1.0)]
    plies = sum(length for _, length, _ in played) / len(played)
    cut = sum(was_cut for _, _, was_cut in played)
    share = sum(scores) / len(scores)
    tally = f"+{counts[2]} ={counts[1]} -{counts[0]}"
    spent = time.perf_counter() - began
    return (
        f"{sheet:<14} {one!s:>6} v {other!s:<6} {tally:<14} {share:5.0%}  "
        f"Elo {estimate(counts)!s:<30} {plies:4.0f} plies, {cut} cut, {spent:.0f} s"
    )


def main() -> None:
    """Play the ladder of each sheet, print it and keep it."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--sheets", default="international,english")
    options.add_argument("--games", type=int, default=40)
    options.add_argument("--levels", default="1-10")
    options.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    options.add_argument("--keep", action="store_true")
    asked = options.parse_args()
    low, high = map(int, asked.levels.split("-"))
    today = f"{datetime.datetime.now(datetime.UTC):%Y-%m-%d}"
    told = [f"{today}, {platform.machine()}, python {platform.python_version()}"]
    print(told[0])
    with ProcessPoolExecutor(asked.processes) as pool:
        for sheet in asked.sheets.split(","):
            matches: list[tuple[Player, Player]] = []
            if low == 1:
                matches += [(1, "random"), (1, "greedy")]
            matches += [(level, level - 1) for level in range(max(low, 2), high + 1)]
            for one, other in matches:
                told.append(step(pool, sheet, one, other, asked.games))
                print(told[-1], flush=True)
    if asked.keep:
        file = RESULTS / f"ladder-{today}.txt"
        file.write_text("\n".join(told) + "\n", encoding="utf-8")
        print(f"kept in {file}")


if __name__ == "__main__":
    main()
