"""Fuzz the FEN reader, and what can be asked of a position it accepts."""

from __future__ import annotations

from mutation import run

import damier

SHEETS = [damier.sheet(name) for name in damier.sheets()]
COMMON = [damier.sheet(name) for name in ("international", "russian", "frisian")]
SEEDS = [
    *(damier.Position.start(sheet).fen() for sheet in SHEETS),
    *(damier.Position.start(sheet).board for sheet in SHEETS),
    "W:W31-50:B1-20",
    "B:B1-20:W31-50.",
    "W:WK3,25,34,45,K6:B7,9,K14-K16,29:H12:F34",
    "W:Wa1,c3,Kf6:Bb8,d8,h8",
    "?:W:BK1",
    "W:WK28,33:BK19,12:H0:F1:+2@28+1@19",
    "W : W 31 , 32 : B 1 , 2 .",
    "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
    "Bzzzzzzzzzzzzzzzzzzzzeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
]


def attempt(text: str) -> bool:
    """Read a FEN for several sheets; check whatever is accepted."""
    accepted = False
    for sheet in (SHEETS[sum(map(ord, text)) % len(SHEETS)], *COMMON):
        try:
            position = damier.Position.from_fen(text, sheet)
        except damier.DamierError:
            continue
        check(position)
        accepted = True
    return accepted


def check(position: damier.Position) -> None:
    """Write the position and some of its moves, and read them back."""
    again = damier.Position.from_fen(position.fen(), position.sheet)
    if again != position:
        raise AssertionError(f"{position.fen()} is read back as {again.fen()}")
    for move in position.legal_moves[:5]:
        if position.parse(position.text(move)) != move:
            raise AssertionError(f"{position.text(move)} is read back as another move")
        position.play(move)


if __name__ == "__main__":
    run(SEEDS, attempt)
