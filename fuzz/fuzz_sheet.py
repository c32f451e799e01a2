"""Fuzz the reader of rule sheets, and play a little by every sheet it accepts."""

from __future__ import annotations

from importlib import resources

from mutation import run

import damier
from damier.rules import parse

FOLDER = resources.files("damier.rules") / "sheets"
SEEDS = [(FOLDER / f"{name}.toml").read_text(encoding="utf-8") for name in damier.sheets()]


def attempt(text: str) -> bool:
    """Read a sheet; check that an accepted one has sources and can be played."""
    sheet = parse(text)
    for field, _ in sheet.fields():
        sheet.source(field)
    position = damier.Position.start(sheet)
    if parse(text) != sheet or position.fen() != damier.Position.start(parse(text)).fen():
        raise AssertionError("the same text is read as two different sheets")
    position.perft(2)
    for _ in range(8):
        if not (moves := position.legal_moves):
            break
        position = position.play(moves[len(text) % len(moves)])
    return True


if __name__ == "__main__":
    run(SEEDS, attempt)
