"""Ratings: Glickman's example to the digit, and the same games always give the same numbers."""

from __future__ import annotations

from random import Random

import pytest

from damier.club.ratings.glicko import START, UNSURE, Rating
from damier.club.ratings.ladder import PERIOD, Ladder, RatedGame
from damier.club.ratings.pools import RatingPool, pool_of, speed_of
from damier.table.terms import Terms

POOL = RatingPool("hash", "blitz", "guided")
OTHER = RatingPool("hash", "blitz", "table")


def test_glickmans_published_example_to_the_digit() -> None:
    player = Rating(1500, 200, 0.06)
    played = [
        (Rating(1400, 30, 0.06), 1.0),
        (Rating(1550, 100, 0.06), 0.0),
        (Rating(1700, 300, 0.06), 0.0),
    ]
    after = player.after(played, tau=0.5)
    assert round(after.value, 2) == 1464.05
    assert round(after.deviation, 2) == 151.52
    assert round(after.volatility, 6) == 0.059996


def test_who_rests_keeps_the_rating_and_becomes_unsure() -> None:
    rested = Rating(1800, 60, 0.06).rested(365)
    assert rested.value == 1800
    assert rested.volatility == 0.06
    assert 200 < rested.deviation < 215
    assert Rating(1800, 60, 0.06).rested(1e9).deviation == UNSURE
    assert Rating(1800, 60, 0.06).after([]) == Rating(1800, 60, 0.06).rested(1)


def test_surprises_move_a_rating_more_than_what_was_expected() -> None:
    strong, weak = Rating(1900, 80), Rating(1500, 80)
    assert strong.expects(weak) > 0.85
    assert strong.expects(weak) + weak.expects(strong) == pytest.approx(1)
    fallen = strong.value - strong.after([(weak, 0.0)]).value
    risen = strong.after([(weak, 1.0)]).value - strong.value
    assert fallen > 4 * risen > 0


def games(count: int, seed: int = 7) -> list[RatedGame]:
    """Let twenty people of known strength play; games of two pools, many at the same second."""
    dice = Random(seed)
    found = []
    for number in range(count):
        white, black = dice.sample(range(20), 2)
        chance = 1 / (1 + 10 ** ((black - white) * 40 / 400))
        score = 0.5 if dice.random() < 0.2 else float(dice.random() < chance)
        pool = dice.choice([POOL, OTHER])
        ended = 1e9 + number // 3 * 600.0
        found.append(RatedGame(ended, f"t{number}", pool, f"p{white}", f"p{black}", score))
    return found


def test_ten_thousand_games_in_any_order_give_the_same_numbers() -> None:
    played = games(10_000)
    first = Ladder(played)
    Random(1).shuffle(played)
    second = Ladder(played)
    for person in range(20):
        for pool in (POOL, OTHER):
            assert first.history(pool, f"p{person}") == second.history(pool, f"p{person}")
    now = max(game.ended for game in played)
    assert first.standing(POOL, now) == second.standing(POOL, now)
    best = [who for who, _ in first.standing(POOL, now)]
    assert set(best[:5]) <= {f"p{number}" for number in range(12, 20)}
    assert set(best[-5:]) <= {f"p{number}" for number in range(8)}


def test_pools_know_nothing_of_each_other() -> None:
    ladder = Ladder([RatedGame(1.0, "t", POOL, "anna", "bo", 1.0)])
    assert ladder.pools_of("anna") == (POOL,)
    assert ladder.rating(OTHER, "anna", 1.0) is None
    rated = ladder.rating(POOL, "anna", 1.0)
    assert rated is not None
    assert rated.value > START
    assert rated.is_provisional
    assert ladder.standing(POOL, 1.0) == []  # nobody is settled yet


def test_a_game_against_oneself_counts_for_nothing() -> None:
    assert Ladder([RatedGame(1.0, "t", POOL, "anna", "anna", 1.0)]).pools_of("anna") == ()


def test_both_are_rated_by_what_they_were_before_the_game() -> None:
    ladder = Ladder([RatedGame(1.0, "t", POOL, "anna", "bo", 1.0)])
    anna, bo = (ladder.history(POOL, who)[0].rating for who in ("anna", "bo"))
    assert anna.value - START == pytest.approx(START - bo.value)
    assert ladder.rating(POOL, "anna", 1.0 + 30 * PERIOD) == anna.rested(30)


@pytest.mark.parametrize(
    ("control", "speed"),
    [
        (None, None),
        ("180+2", "blitz"),
        ("300+5", "blitz"),
        ("600", "rapid"),
        ("900+10", "rapid"),
        ("3600", "classical"),
        ("40/7200:3600", "classical"),
        ("*30", "rapid"),
        ("*86400", "correspondence"),
    ],
)
def test_the_speed_of_a_clock(control: str | None, speed: str | None) -> None:
    assert speed_of(control) == speed


def test_sheets_with_the_same_moves_share_a_pool_and_modes_do_not() -> None:
    kndb = pool_of(Terms(sheet="kndb", control="300+5").settled())
    same = pool_of(Terms(sheet="international", control="300+5").settled())
    table = pool_of(Terms(sheet="international", control="300+5", mode="table").settled())
    english = pool_of(Terms(sheet="english", control="300+5").settled())
    assert kndb == same
    assert len({same, table, english}) == 3
    assert pool_of(Terms(sheet="english").settled()) is None
