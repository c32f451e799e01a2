"""How many mistakes are explained: weak players play games, and each mistake is judged.

    python benchmarks/explain.py [--games 200] [--sheets international english russian]

Counts the mistakes that cost a man or more, and those of them that get more than "that was better".
`--show 50 --lang nl` prints so many of the sentences, to be read.
"""

from __future__ import annotations

import argparse
from collections import Counter
from random import Random

from damier import Engine, Game, Limit, pdn
from damier.engine.endgame import shared_tables
from damier.engine.judgement import judge
from damier.engine.opponent import Opponent, engine_for
from damier.learn import explain_judgement
from damier.learn.explaining.judged import played_on

LONGEST = 120  # plies of a game
LEVELS = (3, 4, 5, 6, 7, 8)
A_MAN = 1.0
BOUND = 20.0  # men: a decided game counts as much


def self_played(sheet: str, seed: int, engine: Engine) -> pdn.Record:
    """Let two levels play a game."""
    rng = Random(seed)
    players = [
        Opponent(sheet, rng.choice(LEVELS), seed=2 * seed + side, engine=engine) for side in (0, 1)
    ]
    game, record = Game(sheet), pdn.Record(sheet)
    while game.outcome is None and len(record.nodes) < LONGEST:
        move = players[len(record.nodes) % 2].move(game)
        game.play(move)
        record.play(move)
    return record


def mistakes(record: pdn.Record, engine: Engine, limit: Limit):
    """Yield the explanation of every mistake that cost a man or more."""
    before, last = record.start, 0.0
    for judgement in judge(record, engine, limit):
        score = max(-BOUND, min(BOUND, judgement.score))
        lost = (last - score) * (1 if judgement.by == "white" else -1)
        if judgement.nag is not None and judgement.loss and lost >= A_MAN:
            longer = played_on(before, judgement, engine)
            yield explain_judgement(before, longer, engine.tables)
        before, last = record.nodes[judgement.index].position, score


def main() -> None:
    """Play, judge, count and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--sheets", nargs="+", default=["international", "english", "russian"])
    parser.add_argument("--nodes", type=int, default=3_000)
    parser.add_argument("--show", type=int, default=0)
    parser.add_argument("--lang", default="en")
    asked = parser.parse_args()
    shown = 0
    for number, sheet in enumerate(asked.sheets):
        players = engine_for(sheet, best=False)
        engine = Engine(sheet, memory=16, tables=shared_tables(sheet))
        kinds: Counter[str] = Counter()
        games = asked.games // len(asked.sheets) + (number < asked.games % len(asked.sheets))
        for seed in range(games):
            record = self_played(sheet, seed, players)
            for found in mistakes(record, engine, Limit(nodes=asked.nodes)):
                kinds[found.kind] += 1
                if shown < asked.show and sum(kinds.values()) % 5 == 1:
                    shown += 1
                    print(f"{found.position.fen()} {found.played}\n    {found.text(asked.lang)}")
        everything = sum(kinds.values())
        concrete = everything - kinds["unclear"]
        share = concrete / everything if everything else 0.0
        print(f"{sheet}: {games} games, {everything} mistakes, {share:.1%} explained", dict(kinds))


if __name__ == "__main__":
    main()
