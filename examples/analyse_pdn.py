"""Analyse a PDN file: the dearest mistake of every game, and a picture of what was missed.

python examples/analyse_pdn.py examples/club.pdn
"""

from __future__ import annotations

import sys
from pathlib import Path

import damier
from damier.board.diagram import Drawing, Trail
from damier.engine.annotate import annotate


def analyse(file: Path, pictures: Path, nodes: int = 20_000) -> list[str]:
    """Return a line for each game; write a diagram of the position before its worst move."""
    told = []
    for record in damier.pdn.read(file):
        engine = damier.Engine(record.sheet)
        _, judgements = annotate(record, engine, damier.Limit(nodes=nodes))
        worst = max(judgements, key=lambda judgement: judgement.loss, default=None)
        players = f"{record.tags.find('White')} - {record.tags.find('Black')}"
        if worst is None or worst.nag is None:
            told.append(f"{players}: nothing to find fault with")
            continue
        before = record.nodes[worst.index - 1].position if worst.index else record.start
        better = worst.best[0]
        told.append(f"{players}: {worst.by} played {worst.text}, {before.text(better)} was better")
        drawing = Drawing(title=told[-1], trails=(Trail(better.path, "missed"),))
        picture = pictures / f"{file.stem}-{record.place.game}.svg"
        picture.write_text(before.svg(drawing), encoding="utf-8")
    return told


if __name__ == "__main__":
    for line in analyse(Path(sys.argv[1]), Path()):
        print(line)
