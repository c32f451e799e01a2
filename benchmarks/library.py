"""Measure what programs that use the library feel: playing, counting, FEN, pickles, views.

    python benchmarks/library.py [REPEATS]

CPU time, the best of several runs, in microseconds. A quiet game of kings is measured at several
lengths: what grows with it would be felt in long games.
"""

from __future__ import annotations

import copy
import datetime
import json
import pickle
import sys
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from peers import RESULTS, commit_name, machine

import damier
from damier.table import view
from damier.table.table import Table
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Callable

LENGTHS = (20, 400, 1600)
KINGS = "W:WK6,41:BK45,10"  # each king goes to and fro in its corner
CYCLE = ("6-1", "45-50", "1-6", "50-45")


def best(task: Callable[[], object], times: int, repeats: int) -> float:
    """Return the microseconds of one call."""
    found = []
    for _ in range(repeats):
        begun = time.process_time()
        for _ in range(times):
            task()
        found.append((time.process_time() - begun) / times * 1e6)
    return round(min(found), 2)


def long_game(plies: int) -> damier.Game:
    """Return a quiet game that no rule ends: draws have to be claimed, and nobody does."""
    rules = damier.sheet("international")
    draws = tuple(replace(draw, how="claim") for draw in rules.draws)
    game = damier.Game(replace(rules, id="house", draws=draws), start=KINGS)
    for number in range(plies):
        game.play(CYCLE[number % 4])
    return game


def whole_game(moves: list[damier.Move]) -> None:
    """Play a game from its start."""
    game = damier.Game()
    for move in moves:
        game.play(move)


def measure(repeats: int) -> dict[str, float]:
    """Return all figures."""
    position, moves = damier.Position.start(), []
    for number in range(60):
        moves.append(position.legal_moves[number % len(position.legal_moves)])
        position = position.play(moves[-1])
    fen, pickled = position.fen(), pickle.dumps(position)
    texts = [str(move) for move in moves]
    figures = {
        "game_play": best(lambda: whole_game(moves), 20, repeats) / len(moves),
        "game_play_text": best(lambda: whole_game(texts), 20, repeats) / len(moves),  # type: ignore[arg-type]
        "fen": best(position.fen, 2000, repeats),
        "from_fen": best(lambda: damier.Position.from_fen(fen), 2000, repeats),
        "pickle": best(lambda: pickle.dumps(position), 2000, repeats),
        "unpickle": best(lambda: pickle.loads(pickled), 2000, repeats),  # noqa: S301
        "pickle_bytes": len(pickled),
        "deepcopy": best(lambda: copy.deepcopy(position), 2000, repeats),
    }
    for plies in LENGTHS:
        game = long_game(plies)
        move = game.position.legal_moves[0]

        def there_and_back(game: damier.Game = game, move: damier.Move = move) -> None:
            game.play(move)
            game.take_back()

        figures[f"play_and_take_back_{plies}"] = best(there_and_back, 200, repeats)
        figures[f"counters_{plies}"] = best(lambda game=game: game.counters, 200, repeats)
        figures[f"claiming_moves_{plies}"] = best(
            lambda game=game: game.claiming_moves, 20, repeats
        )
        table = Table(Terms(sheet="international"))
        table.game = game
        figures[f"view_{plies}"] = best(
            lambda table=table, plies=plies: view.view_of(table, 0.0, since=plies),
            20,
            repeats,
        )
    return {name: round(figure, 2) for name, figure in figures.items()}


def main() -> None:
    """Measure, print and keep."""
    figures = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
    today, commit = datetime.datetime.now(datetime.UTC), commit_name()
    record = {
        "date": today.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "microseconds": figures,
    }
    text = json.dumps(record, indent=1)
    print(text)
    (RESULTS / f"library-{today:%Y-%m-%d}-{commit}.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
