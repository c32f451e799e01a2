"""Long games: what each state says is right after hundreds of moves, and however it was reached."""

from __future__ import annotations

import copy
import pickle

import damier
from damier.game import Game
from game import draw_oracle
from game.house import house

CYCLE = ("6-1", "45-50", "1-6", "50-45")


def quiet_game(plies: int) -> Game:
    game = Game("hotte-nl", start="W:WK6,K46,41:BK45,K5,10")
    for number in range(plies):
        if game.outcome is not None:
            break
        game.play(CYCLE[number % 4])
    return game


def test_counters_of_a_copied_pickled_and_taken_back_game_agree() -> None:
    game = Game("frisian")
    for number in range(40):
        moves = game.position.legal_moves
        game.play(moves[number * 7 % len(moves)])
        twins = (
            game.copy(),
            copy.copy(game),
            copy.deepcopy(game),
            pickle.loads(pickle.dumps(game)),
        )
        for twin in twins:
            assert twin.counters == game.counters == draw_oracle.counters(game)
            assert twin.claiming_moves == game.claiming_moves
            assert twin.entries == game.entries
    before = game.counters
    twin = game.copy()
    twin.play(twin.position.legal_moves[0])
    assert game.counters == before
    twin.take_back()
    assert twin.counters == before
    while game.entries:
        game.take_back()
        assert game.counters == draw_oracle.counters(game)


def test_a_claim_that_is_refused_leaves_the_counters_alone() -> None:
    game = quiet_game(6)
    before = game.counters
    try:
        game.claim_draw(game.position.text(game.position.legal_moves[-1]))
    except damier.GameError:
        assert game.counters == before
    else:
        assert game.outcome is not None


def test_quiet_plies_that_a_fen_brings_along_are_counted() -> None:
    game = Game(start="W:WK6,41:BK45,10:H30:F50")
    quiet = [one.plies for one in game.counters if one.rule.rule == "quiet-moves"]
    assert quiet == [30]
    game.play("6-1")
    assert game.counters == draw_oracle.counters(game, 30)
    assert [one.plies for one in game.counters if one.rule.rule == "quiet-moves"] == [31]


def test_a_house_rule_may_count_to_any_number() -> None:
    rules = """
    [[draws]]
    rule = "agreement"
    article = "1"
    [[draws]]
    rule = "quiet-moves"
    how = "claim"
    moves = 99999999999
    article = "1"
    """
    many = house("international", rules)
    game = Game(many)
    game.play("32-28")
    assert not any(one.reached for one in game.counters)


def test_what_was_lost_is_known_without_the_whole_game() -> None:
    game = Game("djeco", mode="table", start="B:W24,28,31,34,43:B3,8,12,18,19")
    game.play("8-13")
    game.huff(19)
    assert (game.state.lost, game.state.plies, game.state.standing) == ("b", 1, 1)
    game.take_back()
    assert game.state.lost == ""
