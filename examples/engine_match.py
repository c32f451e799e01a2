"""A match between your Hub engine and damier, with the games as PDN.

    python examples/engine_match.py "python examples/hub_engine.py" games.pdn

The same from the command line, with much more: damier match --help.
"""

from __future__ import annotations

import asyncio
import sys

import damier
from damier import pdn
from damier.protocols.match import (
    Agreed,
    Conditions,
    Match,
    parse_entrant,
    random_openings,
    record_of,
)


def play(command: str, path: str, pairs: int = 2, seconds: float = 0.05) -> Match:
    """Play pairs of games with openings drawn by lot; both sides may agree that one has won."""
    sheet = damier.sheet("international")
    conditions = Conditions(damier.Limit(time=seconds), agreed=(Agreed(4, at_least=5),))
    match = Match(
        [parse_entrant(command), parse_entrant("damier:level=2")],
        sheet,
        random_openings(sheet, plies=6),
        conditions=conditions,
        pairs=pairs,
    )
    with open(path, "a", encoding="utf-8") as file:
        match.tell = lambda game: pdn.write(record_of(game), file)
        asyncio.run(match.run())
    return match


if __name__ == "__main__":
    match = play(*sys.argv[1:3])
    for line in match.tally.lines(None):
        print(line)
