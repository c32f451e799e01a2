"""The tree of openings in a collection of games, with White's share of the points.

    damier games add base.damier *.pdn
    python examples/opening_tree.py base.damier international 4

Positions are counted however they were reached; moves played in fewer than MIN games are left out.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import damier
from damier.collection import Collection

if TYPE_CHECKING:
    from collections.abc import Iterator

MIN = 1


def tree(
    games: Collection, position: damier.Position, depth: int, path: tuple[str, ...] = ()
) -> Iterator[str]:
    """Yield a line for each move played, most played first, and what was played after it."""
    if depth == 0:
        return
    for move in games.explore(position).moves:
        if move.games < MIN:
            continue
        known = move.white + move.draw + move.black
        share = f"{100 * (move.white + move.draw / 2) / known:3.0f} %" if known else "  - "
        yield f"{'  ' * len(path)}{move.text:<8} {move.games:>6} {share}"
        yield from tree(games, position.play(move.text), depth - 1, (*path, move.text))


if __name__ == "__main__":
    base, sheet, depth = sys.argv[1:4]
    with Collection(base) as games:
        for line in tree(games, damier.Position.start(sheet), int(depth)):
            print(line)
