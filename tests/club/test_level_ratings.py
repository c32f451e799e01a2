"""The computer's levels are rated by measured matches, and a later measurement changes no past."""

from __future__ import annotations

from itertools import pairwise

import pytest

from damier.club.ratings.glicko import START, Rating
from damier.club.ratings.ladder import Ladder, RatedGame
from damier.club.ratings.levels import level_rating, measurements
from damier.club.ratings.pools import RatingPool
from damier.rules.load import load

LEAFLETS = (
    "djeco",
    "hotte-nl",
    "hotte-fr",
    "kndb",
    "english",
    "swedish",
    "danish",
    "norwegian",
    "finnish",
)
NOW = 2e9
MODES = ("guided", "table")


def pool_for(sheet: str, mode: str) -> RatingPool:
    return RatingPool(load(sheet).play_hash, "rapid", mode)  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("sheet", LEAFLETS)
def test_every_leaflet_is_measured_and_each_level_is_a_step(sheet: str, mode: str) -> None:
    pool = pool_for(sheet, mode)
    assert ("guided", pool.family) in measurements()[-1].ratings
    levels = [level_rating(pool, level, NOW) for level in range(1, 11)]
    assert levels[4].value == START
    for weak, strong in pairwise(levels):
        share = 1 / (1 + 10 ** ((weak.value - strong.value) / 400))
        assert 0.65 <= round(share, 2) <= 0.8, (sheet, mode, weak, strong)


def test_at_the_table_levels_that_were_measured_in_guided_play_are_less_sure() -> None:
    guided, table = (level_rating(pool_for("kndb", mode), 2, NOW) for mode in MODES)
    assert (guided.value, guided.deviation < table.deviation) == (table.value, True)


def test_what_nobody_has_measured_is_as_usual_but_less_sure() -> None:
    found = level_rating(RatingPool("elsewhere", "rapid", "guided"), 8, NOW)
    known = [level_rating(pool_for(sheet, "guided"), 8, NOW) for sheet in LEAFLETS]
    assert min(one.value for one in known) < found.value < max(one.value for one in known)
    assert found.deviation > max(one.deviation for one in known)


def test_a_level_stays_what_it_is_and_whoever_beats_it_gains() -> None:
    pool = pool_for("english", "guided")
    games = [RatedGame(NOW + n, f"t{n}", pool, "anna", "level-5", 1.0) for n in range(3)]
    ladder = Ladder(games)
    values = [step.rating.value for step in ladder.history(pool, "anna")]
    assert values == sorted(values)
    assert values[0] > START
    assert ladder.history(pool, "level-5") == ()
    assert ladder.standing(pool, NOW) == []
    assert ladder.rating(pool, "level-5", NOW) == level_rating(pool, 5, NOW)
    assert values[0] == Rating().after([(level_rating(pool, 5, NOW), 1.0)]).value


def test_a_game_of_before_is_rated_by_what_was_known_then(monkeypatch: pytest.MonkeyPatch) -> None:
    from damier.club.ratings import levels

    first = measurements()[0]
    pool = pool_for("english", "guided")
    other = {key: tuple(Rating(9000, 10) for _ in of) for key, of in first.ratings.items()}
    later = levels.Measurement(first.since + 1000, other)
    monkeypatch.setattr(levels, "measurements", lambda: (first, later))
    assert level_rating(pool, 3, first.since + 999) == first.rating(pool, 3)
    assert level_rating(pool, 3, first.since + 1000).value == 9000
    assert level_rating(pool, 3, 0) == first.rating(pool, 3)
