"""Elo and the sequential test, against numbers worked out by hand."""

from __future__ import annotations

from math import inf, isfinite, log, log10, nan, sqrt

import pytest

from damier.engine.sprt import Sprt, elo_of, estimate, expected_score
from damier.errors import EngineError


def test_elo_and_score() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_of(0.75) == pytest.approx(400 * log10(3))  # 190.85
    assert elo_of(expected_score(37)) == pytest.approx(37)
    assert (elo_of(0), elo_of(1)) == (-inf, inf)


def test_estimate_of_games() -> None:
    # 30 wins, 40 draws, 30 losses: mean 1/2, variance (30 + 30)/100/4, error sqrt(0.15/100).
    even = estimate((30, 40, 30))
    spread = 1.959964 * sqrt(0.15 / 100)
    assert even.elo == pytest.approx(0)
    assert even.high == pytest.approx(elo_of(0.5 + spread))
    assert (even.low, even.high) == pytest.approx((-53.16, 53.16), abs=0.01)
    assert even.superiority == pytest.approx(0.5)
    assert str(even) == "+0.0 (-53.2 to +53.2)"


def test_pairs_know_less_error_than_games() -> None:
    # Ten pairs, each one win and one loss: the openings decide, the players are even.
    games, pairs = estimate((10, 0, 10)), estimate((0, 1, 8, 1, 0))
    assert (games.elo, pairs.elo) == pytest.approx((0, 0))
    assert pairs.high < games.high / 3


def test_superiority() -> None:
    # Mean 0.6, variance 0.04·… : (20, 40, 40): 0.2·0.36 + 0.4·0.01 + 0.4·0.16 = 0.14.
    found = estimate((20, 40, 40))
    sigmas = 0.1 / sqrt(0.14 / 100)  # 2.6726
    assert sigmas == pytest.approx(2.6726, abs=1e-4)
    assert found.superiority == pytest.approx(0.99624, abs=1e-5)


@pytest.mark.parametrize(("counts", "elo"), [((0, 0, 3), inf), ((3, 0, 0), -inf), ((0, 3, 0), 0.0)])
def test_all_alike_is_not_certain(counts: tuple[int, ...], elo: float) -> None:
    found = estimate(counts)
    assert found.elo == pytest.approx(elo)
    assert found.low < found.high
    assert 0 < found.superiority < 1


def test_no_games() -> None:
    assert estimate((0, 0, 0)).superiority == 0.5
    assert Sprt(0, 5).ratio((0, 0, 0)) == 0


def test_bounds() -> None:
    test = Sprt(0, 5)
    assert (test.lower, test.upper) == pytest.approx((-log(19), log(19)))
    skewed = Sprt(0, 5, alpha=0.01, beta=0.2)
    assert skewed.lower == pytest.approx(log(0.2 / 0.99))
    assert skewed.upper == pytest.approx(log(0.8 / 0.01))


def test_ratio_without_draws_is_that_of_two_coins() -> None:
    # With wins and losses only, the likeliest odds of a win are the expected score itself.
    test = Sprt(0, 100)
    s0, s1 = expected_score(0), expected_score(100)
    by_hand = 60 * log(s1 / s0) + 40 * log((1 - s1) / (1 - s0))
    assert test.ratio((40, 60)) == pytest.approx(by_hand)
    assert test.ratio((40, 0, 60)) == pytest.approx(by_hand, abs=0.01)


def test_ratio_near_the_normal_approximation() -> None:
    # n·(s1 - s0)·(2·mean - s0 - s1) / (2·variance), good for many games and small differences.
    counts, test = (2400, 5000, 2600), Sprt(0, 5)
    s0, s1 = expected_score(0), expected_score(5)
    mean = (5000 / 2 + 2600) / 10000
    variance = (2400 * mean**2 + 5000 * (0.5 - mean) ** 2 + 2600 * (1 - mean) ** 2) / 10000
    by_hand = 10000 * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert by_hand == pytest.approx(3.688, abs=0.001)
    assert test.ratio(counts) == pytest.approx(by_hand, rel=0.01)


def test_verdicts() -> None:
    test = Sprt(0, 50)
    assert test.verdict((40, 0, 60)) is None
    assert test.verdict((400, 0, 600)) == "elo1"
    assert test.verdict((500, 0, 500)) == "elo0"
    assert test.verdict((0, 0, 0, 0, 1)) is None  # one lucky pair proves nothing
    assert test.ratio((600, 0, 400)) < test.lower


def test_turned_round() -> None:
    one, other = Sprt(-10, 20), Sprt(-20, 10)
    counts = (3, 20, 40, 25, 6)
    assert one.ratio(counts) == pytest.approx(-other.ratio(counts[::-1]))


@pytest.mark.parametrize(
    "bad", [(5, 0), (0, 5, 0.7), (0, 5, 0.05, 0), (0, 2001), (-1e6, 0), (0, inf), (0, nan)]
)
def test_senseless_tests(bad: tuple[float, ...]) -> None:
    with pytest.raises(EngineError, match="expected"):
        Sprt(*bad)


@pytest.mark.parametrize("counts", [(1, 0, 0, 0, 0), (0, 0, 0, 0, 900), (0, 1, 0), (3, 4, 5)])
def test_the_farthest_apart(counts: tuple[int, ...]) -> None:
    assert isfinite(Sprt(-2000, 2000).ratio(counts))


@pytest.mark.parametrize("bad", [(), (5,), (1, -1, 3)])
def test_senseless_counts(bad: tuple[int, ...]) -> None:
    with pytest.raises(EngineError, match="expected counts"):
        estimate(bad)
