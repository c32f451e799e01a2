"""Measure what pairing a round of a Swiss costs, round by round.

    python benchmarks/pairings.py [--players 60 200] [--rounds 7]

The results of the games are drawn by dice that always fall the same way.
"""

from __future__ import annotations

import argparse
import datetime
import json
import random
import time

from peers import RESULTS, commit_name, machine

from damier.club.tournaments import Tournament, TournamentTerms
from damier.club.tournaments import commands as c
from damier.table.terms import Terms


def rounds_of(players: int, rounds: int) -> list[dict[str, float]]:
    """Play a tournament; return the time of each pairing, on the clock and of the processor."""
    dice = random.Random(players)
    terms = TournamentTerms(name="Dice", system="swiss", rounds=rounds, game=Terms(sheet="kndb"))
    tournament = Tournament(terms.checked())
    for number in range(players):
        tournament.apply(c.EnterPlayer(str(number), dice.randint(800, 2400)), "", 0.0)
    found = []
    for number in range(1, rounds + 1):
        wall, cpu = time.perf_counter(), time.process_time()
        tournament.apply(c.PairRound(number), "", 0.0)
        found.append(
            {
                "seconds": round(time.perf_counter() - wall, 3),
                "cpu_seconds": round(time.process_time() - cpu, 3),
            }
        )
        print(players, number, found[-1], flush=True)
        for table in tournament.rounds[-1].encounters:
            result = dice.choice(("white", "draw", "black"))
            tournament.apply(c.SetResult(number, table, result), "", 0.0)
    return found


def main() -> None:
    """Measure, print and keep."""
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--players", type=int, nargs="+", default=[60, 200])
    options.add_argument("--rounds", type=int, default=7)
    asked = options.parse_args()
    rounds_of(8, 1)  # what the library costs when it is imported
    found = {str(players): rounds_of(players, asked.rounds) for players in asked.players}
    today, commit = datetime.datetime.now(datetime.UTC), commit_name()
    record = {
        "date": today.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "players": found,
    }
    path = RESULTS / f"{today:%Y-%m-%d}-{commit}-pairings.json"
    path.write_text(json.dumps(record, indent=2) + "\n", encoding="utf-8")
    print(path)


if __name__ == "__main__":
    main()
