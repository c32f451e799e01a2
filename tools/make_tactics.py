"""Find combinations in self-play and keep those a much deeper search confirms.

A combination is a quiet move that gives a piece away and wins more than a man against any other
move. Usage: make_tactics.py SHEET [NUMBER]; writes tests/data/tactics/SHEET.json.
"""

from __future__ import annotations

import json
import random
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import damier

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path(__file__).parent.parent / "tests" / "data" / "tactics"
GAIN = 1.2  # men
QUICK, DEEP = 6_000, 250_000


def positions(engine: damier.Engine, rng: random.Random) -> Iterator[damier.Position]:
    """Yield quiet positions of quick games with random openings and some careless moves."""
    while True:
        game = damier.Game(engine.sheet)
        for ply in range(120):
            if game.outcome is not None:
                break
            moves = game.position.legal_moves
            careless = ply < 8 or rng.random() < 0.15
            if careless:
                game.play(rng.choice(moves))
            else:
                engine.play(game, damier.Limit(nodes=400))
            if game.outcome is None and ply > 10 and not game.position.legal_moves[0].is_capture:
                yield game.position


def offers(position: damier.Position, move: damier.Move) -> bool:
    """Tell whether the opponent must capture after a quiet move."""
    replies = position.play_unchecked(move).legal_moves
    return not move.is_capture and bool(replies) and replies[0].is_capture


def is_combination(engine: damier.Engine, position: damier.Position) -> damier.Move | None:
    """Return the move that wins by giving a piece, if a deep search agrees with a quick one."""
    quick = engine.analyse(position, damier.Limit(nodes=QUICK))
    standing = engine.core.evaluate(position.core) / 100
    if quick.best is None or quick.score < standing + GAIN or not offers(position, quick.best):
        return None
    engine.forget()
    deep = engine.analyse(position, damier.Limit(nodes=DEEP), lines=2)
    if deep.best != quick.best or len(deep.lines) < 2:
        return None
    return deep.best if deep.lines[0].score - deep.lines[1].score >= GAIN else None


def main(sheet: str, number: int = 30) -> None:
    """Write the first combinations found."""
    engine = damier.Engine(sheet, memory=16)
    found: dict[str, str] = {}
    for position in positions(engine, random.Random(sheet)):
        move = is_combination(engine, position)
        if move is not None and position.fen() not in found:
            found[position.fen()] = position.text(move)
            print(f"{len(found)}/{number} {position.fen()} {found[position.fen()]}", flush=True)
        if len(found) == number:
            break
    FOLDER.mkdir(parents=True, exist_ok=True)
    entries = [{"fen": fen, "move": move} for fen, move in found.items()]
    (FOLDER / f"{sheet}.json").write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:3]))
