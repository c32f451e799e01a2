"""Combinations from play: the engine of every trained sheet sees them with few nodes.

tools/make_tactics.py finds them, and a search forty times as long has confirmed each.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import damier
from damier.engine.weights import trained_like

FOLDER = Path(__file__).parents[1] / "data" / "tactics"
TRAINED = (
    *("international", "english", "swedish", "danish", "norwegian", "finnish"),
    *("russian", "brazilian", "frisian"),
)
NODES = 20_000
SOLVED = 0.9


@pytest.mark.parametrize("name", TRAINED)
def test_combinations_are_seen(name: str) -> None:
    cases = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    engine = damier.Engine(name, memory=4)
    missed = []
    for case in cases:
        position = damier.Position.from_fen(case["fen"], sheet=name)
        engine.forget()
        best = engine.analyse(position, damier.Limit(nodes=NODES)).best
        if best != position.parse(case["move"]):
            missed.append((case, str(best)))
    assert len(cases) >= 30
    assert len(missed) <= round((1 - SOLVED) * len(cases)), missed


@pytest.mark.parametrize("name", TRAINED)
def test_sheets_play_by_weights_of_their_own(name: str) -> None:
    sheet = damier.sheet(name)
    assert trained_like(sheet) == sheet.play_hash
