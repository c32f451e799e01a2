"""Ten levels and the best: what they are made of, and that they are safe on every sheet."""

from __future__ import annotations

from itertools import pairwise

import pytest

from damier import EngineError, Game, sheet, sheets
from damier.engine.levels import BEST, LEVELS, level_named
from damier.engine.limits import Limit
from damier.engine.opponent import Opponent

GAMES = ["", *sorted({sheet(name).play_hash for name in sheets()})]
NUMBERED = [level_named(number, "3050f8d8bf9ad707") for number in range(1, 11)]
LOOSE = "W:W33,38,39:B24,15,5"  # nothing to capture, and more than one way to go astray


def test_ten_levels_and_the_best():
    assert list(LEVELS) == [*range(1, 11), "best"]
    assert level_named("best") is BEST
    assert level_named(BEST) is BEST


@pytest.mark.parametrize("wrong", [0, 11, "strong", -1])
def test_no_other_levels(wrong):
    with pytest.raises(EngineError, match="from 1 to 10 or best"):
        Opponent("english", wrong)


@pytest.mark.parametrize("family", GAMES)
def test_each_level_sees_more_than_the_one_below(family):
    levels = [level_named(number, family) for number in range(1, 11)]
    assert [level.name for level in levels] == list(range(1, 11))
    for below, above in pairwise(levels):
        assert below.careless >= above.careless
        assert below.careless + below.hasty >= above.careless + above.hasty
        assert below.nodes <= above.nodes
        assert below.noise > above.noise > 0
        assert below.overlooks >= above.overlooks
        assert below.slips >= above.slips
        assert below.notices <= above.notices


@pytest.mark.parametrize("level", NUMBERED, ids=lambda level: str(level.name))
def test_attention_adds_up(level):
    assert sum(level.attention.values()) == pytest.approx(1)
    assert min(level.attention.values()) >= 0


def test_levels_have_limits_of_their_own():
    with pytest.raises(EngineError, match="only for best"):
        Opponent("english", 3, limit=Limit(time=1))


def moves_of(sheet, level, seed, plies=16, **options):
    """Play a short game of a level against itself; return its moves."""
    game = Game(sheet)
    player = Opponent(sheet, level, seed, **options)
    while game.outcome is None and len(game.entries) < plies:
        player.act(game)
    return [move.long for move in game.moves]


@pytest.mark.parametrize("level", [1, 4, 7, 8])
def test_a_seed_makes_it_repeatable(level):
    assert moves_of("english", level, 5) == moves_of("english", level, 5)


def test_the_best_is_repeatable_with_a_seed_and_a_limit_of_nodes():
    games = [moves_of("english", "best", 5, 8, limit=Limit(nodes=500)) for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("level", [1, 5, 9])
def test_no_level_is_deterministic(level):
    games = {tuple(moves_of("russian", level, seed, 6)) for seed in range(5)}
    assert len(games) > 1


def test_the_best_varies_its_openings():
    limit = Limit(nodes=500)
    assert len({tuple(moves_of("russian", "best", s, 6, limit=limit)) for s in range(6)}) > 1


def test_a_low_level_differs_even_in_one_position():
    chosen = {str(Opponent("international", 1, seed).move(Game(start=LOOSE))) for seed in range(9)}
    assert len(chosen) > 1


@pytest.mark.parametrize("sheet", sheets())
def test_no_impossible_move_on_any_sheet(sheet):
    # Table mode, so that slips and remedies are tried as well; the game itself refuses what no
    # hand could do.
    game = Game(sheet, mode="table")
    players = {"white": Opponent(sheet, 1, 7), "black": Opponent(sheet, 5, 8)}
    deeds = 0
    while game.outcome is None and deeds < 40:
        assert players[game.turn].act(game) is not None
        deeds += 1
    assert game.outcome is not None or deeds == 40
