"""Berger tables as they are published, and round robins played by them."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import caissify_pairings
import pytest

from club.tournaments.playing import DIRECTOR, begun, pair, play
from damier.club.tournaments import TournamentRefused, standings
from damier.club.tournaments import commands as c
from damier.club.tournaments.pairing.berger import berger_table

# The handbooks' tables, an odd number playing that of the next even one.
PUBLISHED = {
    4: """1-4 2-3
        4-3 1-2
        2-4 3-1""",
    6: """1-6 2-5 3-4
        6-4 5-3 1-2
        2-6 3-1 4-5
        6-5 1-4 2-3
        3-6 4-2 5-1""",
    8: """1-8 2-7 3-6 4-5
        8-5 6-4 7-3 1-2
        2-8 3-1 4-7 5-6
        8-6 7-5 1-4 2-3
        3-8 4-2 5-1 6-7
        8-7 1-6 2-5 3-4
        4-8 5-3 6-2 7-1""",
    10: """1-10 2-9 3-8 4-7 5-6
        10-6 7-5 8-4 9-3 1-2
        2-10 3-1 4-9 5-8 6-7
        10-7 8-6 9-5 1-4 2-3
        3-10 4-2 5-1 6-9 7-8
        10-8 9-7 1-6 2-5 3-4
        4-10 5-3 6-2 7-1 8-9
        10-9 1-8 2-7 3-6 4-5
        5-10 6-4 7-3 8-2 9-1""",
    12: """1-12 2-11 3-10 4-9 5-8 6-7
        12-7 8-6 9-5 10-4 11-3 1-2
        2-12 3-1 4-11 5-10 6-9 7-8
        12-8 9-7 10-6 11-5 1-4 2-3
        3-12 4-2 5-1 6-11 7-10 8-9
        12-9 10-8 11-7 1-6 2-5 3-4
        4-12 5-3 6-2 7-1 8-11 9-10
        12-10 11-9 1-8 2-7 3-6 4-5
        5-12 6-4 7-3 8-2 9-1 10-11
        12-11 1-10 2-9 3-8 4-7 5-6
        6-12 7-5 8-4 9-3 10-2 11-1""",
    14: """1-14 2-13 3-12 4-11 5-10 6-9 7-8
        14-8 9-7 10-6 11-5 12-4 13-3 1-2
        2-14 3-1 4-13 5-12 6-11 7-10 8-9
        14-9 10-8 11-7 12-6 13-5 1-4 2-3
        3-14 4-2 5-1 6-13 7-12 8-11 9-10
        14-10 11-9 12-8 13-7 1-6 2-5 3-4
        4-14 5-3 6-2 7-1 8-13 9-12 10-11
        14-11 12-10 13-9 1-8 2-7 3-6 4-5
        5-14 6-4 7-3 8-2 9-1 10-13 11-12
        14-12 13-11 1-10 2-9 3-8 4-7 5-6
        6-14 7-5 8-4 9-3 10-2 11-1 12-13
        14-13 1-12 2-11 3-10 4-9 5-8 6-7
        7-14 8-6 9-5 10-4 11-3 12-2 13-1""",
    16: """1-16 2-15 3-14 4-13 5-12 6-11 7-10 8-9
        16-9 10-8 11-7 12-6 13-5 14-4 15-3 1-2
        2-16 3-1 4-15 5-14 6-13 7-12 8-11 9-10
        16-10 11-9 12-8 13-7 14-6 15-5 1-4 2-3
        3-16 4-2 5-1 6-15 7-14 8-13 9-12 10-11
        16-11 12-10 13-9 14-8 15-7 1-6 2-5 3-4
        4-16 5-3 6-2 7-1 8-15 9-14 10-13 11-12
        16-12 13-11 14-10 15-9 1-8 2-7 3-6 4-5
        5-16 6-4 7-3 8-2 9-1 10-15 11-14 12-13
        16-13 14-12 15-11 1-10 2-9 3-8 4-7 5-6
        6-16 7-5 8-4 9-3 10-2 11-1 12-15 13-14
        16-14 15-13 1-12 2-11 3-10 4-9 5-8 6-7
        7-16 8-6 9-5 10-4 11-3 12-2 13-1 14-15
        16-15 1-14 2-13 3-12 4-11 5-10 6-9 7-8
        8-16 9-7 10-6 11-5 12-4 13-3 14-2 15-1""",
}


def as_text(table):
    return [" ".join(f"{white}-{black}" for white, black in pairs) for pairs in table]


@pytest.mark.parametrize("players", range(3, 17))
def test_the_tables_are_the_published_ones(players):
    lines = PUBLISHED[players + players % 2].splitlines()
    assert as_text(berger_table(players)) == [line.strip() for line in lines]


@pytest.mark.parametrize("players", [*range(3, 17), 31, 50])
def test_another_library_has_the_same_tables(players):
    told = [
        {"id": n, "name": str(n), "rating": 0, "starting_number": n, "score": 0}
        for n in range(1, players + 1)
    ]
    for number, pairs in enumerate(berger_table(players), start=1):
        found = caissify_pairings.generate_pairings(
            "round_robin", told, set(), number, len(berger_table(players))
        )
        games = {(each["white_id"], each["black_id"]) for each in found if not each.get("bye")}
        assert games == {pair for pair in pairs if max(pair) <= players}


@pytest.mark.parametrize("players", [2, 3, 4, 9, 16, 33])
@pytest.mark.parametrize("cycles", [1, 2])
def test_everybody_meets_everybody(players, cycles):
    games = [pair for pairs in berger_table(players, cycles) for pair in pairs]
    games = [pair for pair in games if max(pair) <= players]
    meetings = Counter(map(frozenset, games))
    assert meetings == dict.fromkeys(map(frozenset, combinations(range(1, players + 1), 2)), cycles)
    if cycles == 2:
        assert len(set(games)) == len(games)


def test_nobody_has_one_colour_three_times_running_in_a_double_round_robin():
    for players in range(4, 17, 2):
        had = dict.fromkeys(range(1, players + 1), "")
        for pairs in berger_table(players, 2):
            for white, black in pairs:
                had[white] += "w"
                had[black] += "b"
        assert not [player for player, text in had.items() if "www" in text or "bbb" in text]


def test_a_round_robin_ends_after_its_last_round():
    tournament = begun(5, "round-robin")
    dice = random.Random(1)
    for _ in range(5):
        assert len(pair(tournament).sitting_out) == 1
        play(tournament, dice)
    with pytest.raises(TournamentRefused) as refused:
        pair(tournament)
    assert refused.value.code == "all-rounds-paired"
    assert sum(row.points for row in standings(tournament)) == 2 * 10


def test_who_leaves_a_round_robin_loses_the_games_that_are_left():
    tournament = begun(4, "round-robin")
    pair(tournament)
    play(tournament, random.Random(1))
    tournament.apply(c.WithdrawPlayer(2), DIRECTOR, 0.0)
    for _ in range(2):
        paired = pair(tournament)
        left = paired.encounter_of(2)
        assert left.points(left.other(2)) == 2
        assert not left.is_played
        play(tournament, random.Random(1))


def test_nobody_comes_late_to_a_round_robin():
    tournament = begun(4, "round-robin")
    pair(tournament)
    with pytest.raises(TournamentRefused) as refused:
        tournament.apply(c.EnterPlayer("Late"), DIRECTOR, 0.0)
    assert refused.value.code == "too-late"
