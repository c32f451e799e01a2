"""The draw rules of a sheet inside the search."""

from __future__ import annotations

import pytest

import damier
from damier.engine.draws import materials, quiet_plies
from damier.engine.endgame import Tables

WIN_IN_SEVEN = "W:WK46,K47,K48:BK15"


def test_rules_as_numbers() -> None:
    rules = damier.sheet("international").draws
    assert quiet_plies(rules) == 50
    assert [0, 0, 3, 3, 0, 0, 1, 1, 0, 999, 32, 0] in materials(rules)
    assert [0, 0, 1, 1, 0, 0, 1, 1, 0, 999, 10, 0] in materials(rules)


@pytest.mark.parametrize("name", damier.sheets())
def test_every_sheet_can_be_searched(name: str) -> None:
    position = damier.Position.start(name)
    assert damier.Engine(name, memory=1).analyse(position, damier.Limit(depth=3)).best


def test_a_win_must_come_before_the_counter_ends() -> None:
    engine = damier.Engine("international", memory=1, tables=Tables("international").ready(4))
    position = damier.Position.from_fen(WIN_IN_SEVEN)

    def score(*limits: list[int]) -> int:
        engine.forget()
        found = engine.core.search(
            position.core,
            past=[],
            depth=6,
            nodes=0,
            soft_seconds=0,
            hard_seconds=0,
            quiet_plies=0,
            materials=limits,
            lines=1,
            threads=1,
            without=[],
            report=None,
        )
        return found[0][0]

    kings = [0, 0, 0, 3, 0, 0, 0, 3, 0, 4]
    assert score() == score([*kings, 32, 20]) == 30_000 - 7
    assert score([*kings, 32, 31]) == 0


def test_a_game_tells_how_far_its_counters_are() -> None:
    game = damier.Game("international", start="W:WK46,K47:BK3")
    for move in ("46-41", "3-26", "41-46", "26-3"):
        game.play(move)
    done = {facts[-2]: facts[-1] for facts in materials(game.sheet.draws, game.counters)}
    assert done[10] == 4
    assert done[32] == 0
