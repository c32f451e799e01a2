"""The draw rules of a sheet inside the search."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import damier
from damier._core import Stop
from damier.engine.draws import materials, quiet_plies
from damier.engine.endgame import Tables

if TYPE_CHECKING:
    from damier.rules.sheet import DrawRule

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
            stop=Stop(),
            heed_signals=False,
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
    done = {facts[-2]: facts[-1] for facts in materials(game.draw_rules, game.counters)}
    assert done[10] == 4
    assert done[32] == 0


def test_the_search_minds_the_draw_rules_in_force() -> None:
    plain, agreed = damier.Game("swedish"), damier.Game("swedish", draw_options=["quiet-moves"])
    assert quiet_plies(plain.draw_rules) == 0
    assert quiet_plies(agreed.draw_rules) == 40


def test_a_draw_rule_nobody_asked_for_draws_no_game() -> None:
    line = (
        "5-18 13-17 1-15 17-31 18-23 31-13 23-16 13-17 16-11 17-31 15-25 31-24 25-22 24-27 "
        "11-15 27-31 22-18 31-13 18-29 13-17 15-6 17-13 6-1 13-2 1-28 2-7 29-4 7-3 28-6 3-14 "
        "6-15 14-5 4-11 5-14 15-24 14-32 11-25 32-5 24-1"
    )

    def score(*options: DrawRule) -> float:
        game = damier.Game("swedish", start="W:WK1,K5,30:BK13", draw_options=options)
        for move in line.split():
            game.play(move)
        return damier.Engine("swedish").analyse(game, damier.Limit(depth=6)).lines[0].score

    assert score() < -0.5
    assert score("quiet-moves") == 0
