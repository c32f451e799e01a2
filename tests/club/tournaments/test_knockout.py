"""Knockouts of every number: seeds, byes, matches that are tied, people who leave."""

from __future__ import annotations

import random

import pytest

from club.tournaments.playing import DIRECTOR, begun, pair, play
from damier.club.tournaments import TournamentRefused, standings
from damier.club.tournaments import commands as c
from damier.club.tournaments.pairing.knockout import seed_order
from damier.club.tournaments.tournament import Tournament


@pytest.mark.parametrize("players", range(2, 65))
def test_every_number_has_one_winner(players):
    tournament = begun(players, "knockout", games=1 + players % 3, tied="replay")
    dice = random.Random(players)
    rounds = (players - 1).bit_length()
    for number in range(1, rounds + 1):
        paired = pair(tournament)
        there = len(paired.encounters) + len(paired.sitting_out)
        assert there == 1 << (rounds - number)
        if number == 1:  # the best are free, and nobody later
            free = sorted(each.player for each in paired.sitting_out)
            assert free == list(range(1, (1 << rounds) - players + 1))
        else:
            assert not paired.sitting_out
        play(tournament, dice)
    rows = standings(tournament)
    assert [row.rank for row in rows].count(1) == 1
    assert [row.rank for row in rows].count(2) == 1
    assert sum(len(each.encounters) for each in tournament.rounds) == players - 1
    with pytest.raises(TournamentRefused) as refused:
        pair(tournament)
    assert refused.value.code == "all-rounds-paired"
    tournament.apply(c.EndTournament(), DIRECTOR, 0.0)
    assert Tournament.replayed(tournament.terms, tournament.events).rounds == tournament.rounds


def test_the_best_meet_last():
    assert seed_order(8) == [1, 8, 4, 5, 2, 7, 3, 6]
    tournament = begun(8, "knockout")
    for _ in range(3):
        for each in pair(tournament).encounters.values():
            result = "white" if each.white < each.black else "black"
            tournament.apply(c.SetResult(each.round, each.table, result), DIRECTOR, 0.0)
    [final] = tournament.rounds[-1].encounters.values()
    assert set(final.players) == {1, 2}
    assert [row.rank for row in standings(tournament)] == [1, 2, 3, 3, 5, 5, 5, 5]


def test_a_tie_is_played_on_until_somebody_leads():
    tournament = begun(2, "knockout", games=2)
    pair(tournament)
    for game in (1, 2, 3):
        tournament.apply(c.SetResult(1, 1, "draw", game), DIRECTOR, 0.0)
    assert tournament.open_encounters
    tournament.apply(c.SetResult(1, 1, "white", 4), DIRECTOR, 0.0)
    [match] = tournament.encounters()
    assert tournament.winner_of(match) == match.black  # who has White in every second game
    with pytest.raises(TournamentRefused) as refused:
        tournament.apply(c.SetResult(1, 1, "white", 5), DIRECTOR, 0.0)
    assert refused.value.code == "no-such-game"


def test_a_tie_may_let_the_better_seed_go_on():
    tournament = begun(2, "knockout", tied="seed")
    pair(tournament)
    tournament.apply(c.SetResult(1, 1, "draw"), DIRECTOR, 0.0)
    assert standings(tournament)[0].player == 1


def test_a_tie_may_be_left_to_the_director():
    tournament = begun(2, "knockout", tied="director")
    pair(tournament)
    with pytest.raises(TournamentRefused, match="expected a match that is tied"):
        tournament.apply(c.DecideMatch(1, 1, 2, "lot"), DIRECTOR, 0.0)
    tournament.apply(c.SetResult(1, 1, "draw"), DIRECTOR, 0.0)
    with pytest.raises(TournamentRefused) as refused:
        tournament.apply(c.DecideMatch(1, 1, 2, " "), DIRECTOR, 0.0)
    assert refused.value.code == "say-why"
    tournament.apply(c.DecideMatch(1, 1, 2, "lot"), DIRECTOR, 0.0)
    assert standings(tournament)[0].player == 2
    [(event, fact)] = tournament.log
    assert (event.by, fact.why) == (DIRECTOR, "lot")


def test_a_match_that_nobody_can_turn_any_more_is_over():
    tournament = begun(2, "knockout", games=3)
    pair(tournament)
    tournament.apply(c.SetResult(1, 1, "white", 1), DIRECTOR, 0.0)
    tournament.apply(c.SetResult(1, 1, "black", 2), DIRECTOR, 0.0)
    assert not tournament.open_encounters


def test_two_who_both_did_not_come_send_nobody_on():
    tournament = begun(4, "knockout")
    pair(tournament)
    tournament.apply(c.ForfeitGames(1, 1, "both"), DIRECTOR, 0.0)
    tournament.apply(c.SetResult(1, 2, "white"), DIRECTOR, 0.0)
    paired = pair(tournament)
    assert not paired.encounters
    assert [each.player for each in paired.sitting_out] == [2]
    assert standings(tournament)[0].player == 2


def test_who_has_left_gives_the_next_round_away():
    tournament = begun(4, "knockout")
    pair(tournament)
    for table in (1, 2):
        tournament.apply(c.SetResult(1, table, "white"), DIRECTOR, 0.0)
    tournament.apply(c.WithdrawPlayer(1), DIRECTOR, 0.0)
    assert [each.player for each in pair(tournament).sitting_out] == [2]


def test_a_corrected_match_voids_the_next_round_until_it_is_played():
    tournament = begun(4, "knockout")
    pair(tournament)
    for table in (1, 2):
        tournament.apply(c.SetResult(1, table, "white"), DIRECTOR, 0.0)
    pair(tournament)
    tournament.apply(c.CorrectResult(1, 1, "black", "typed wrongly"), DIRECTOR, 0.0)
    assert len(tournament.rounds) == 1
    assert {4, 2} == set(next(iter(pair(tournament).encounters.values())).players)
    tournament.apply(c.SetResult(2, 1, "white"), DIRECTOR, 0.0)
    with pytest.raises(TournamentRefused) as refused:
        tournament.apply(c.CorrectResult(1, 1, "white", "after all"), DIRECTOR, 0.0)
    assert refused.value.code == "played-on"
