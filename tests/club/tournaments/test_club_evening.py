"""A seven-round Swiss of twelve with all that happens, its standings computed a second time."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise

import pytest

from club.tournaments.playing import DIRECTOR, begun, pair, play
from damier.club.tournaments import Tournament, TournamentRefused, format_trf, standings
from damier.club.tournaments import commands as c


@pytest.fixture(scope="module")
def evening():
    """Twelve begin; one leaves after round two, one comes for round four, one does not turn up."""
    dice = random.Random(12)
    tournament = begun(12, rounds=7)
    for number in range(1, 8):
        if number == 3:
            tournament.apply(c.WithdrawPlayer(5), DIRECTOR, 0.0)
        if number == 4:
            tournament.apply(c.EnterPlayer("Late", 2290), DIRECTOR, 0.0)
        if number == 5:
            tournament.apply(c.GiveBye(9, 5), DIRECTOR, 0.0)
        pair(tournament)
        if number == 6:
            tournament.apply(c.ForfeitGames(6, 2, "black"), DIRECTOR, 0.0)
        play(tournament, dice)
    wrong = tournament.rounds[2].encounters[1].result_of(1)
    right = "black" if wrong != "black" else "white"
    tournament.apply(c.CorrectResult(3, 1, right, "sheets exchanged"), "arbiter", 60.0)
    tournament.apply(c.EndTournament(), DIRECTOR, 0.0)
    return tournament


def second_calculation(report):
    """Compute points and tie-breaks from a report alone, by fractions, sharing no code."""
    rows = {}
    for line in report.splitlines():
        if line.startswith("001"):
            blocks = [line[at : at + 8] for at in range(91, len(line), 10)]
            rows[int(line[4:8])] = [(int(b[:4]), b[5], b[7]) for b in blocks]
    worth = {"1": 2, "+": 2, "U": 2, "F": 2, "=": 1, "H": 1, "0": 0, "-": 0, "Z": 0}
    points = {n: sum(worth[mark] for _, _, mark in games) for n, games in rows.items()}
    found = {}
    for n, games in rows.items():
        buchholz, sonneborn, wins = Fraction(0), Fraction(0), 0
        for opponent, _, mark in games:
            against = points[opponent] if mark in "1=0" else points[n]
            buchholz += against
            sonneborn += Fraction(worth[mark], 2) * against
            wins += mark == "1"
        found[n] = (points[n], buchholz, sonneborn, wins)
    return found, rows, points


def test_standings_are_those_of_a_second_calculation(evening):
    report = format_trf(evening)
    expected, games, points = second_calculation(report)
    numbers = {player: place for place, player in enumerate(evening.seeded(), start=1)}
    rows = standings(evening)
    assert len(rows) == 13
    for row in rows:
        solkoff, sonneborn, _direct, wins = row.tiebreaks
        found = (row.points, solkoff, Fraction(sonneborn, 2), wins)
        assert found == expected[numbers[row.player]]
    # The order: points, sums, then who has beaten whom, then wins.
    for one, other in pairwise(rows):
        first, second = expected[numbers[one.player]], expected[numbers[other.player]]
        assert first[:3] >= second[:3]
        if first[:3] == second[:3]:
            own = [m for o, _, m in games[numbers[one.player]] if o == numbers[other.player]]
            assert own[:1] != ["0"]
    assert sum(points.values()) == sum(row.points for row in rows)


def test_the_correction_is_in_the_log_with_who_and_why(evening):
    [(event, fact)] = [each for each in evening.log if each[0].by == "arbiter"]
    assert (event.at, fact.round, fact.why) == (60.0, 3, "sheets exchanged")


def test_the_evening_told_again_is_the_same_evening(evening):
    again = Tournament.replayed(evening.terms, evening.events)
    assert standings(again) == standings(evening)
    assert again.rounds == evening.rounds
    assert again.log == evening.log
    assert again.seq == evening.seq


def test_replaying_asks_nobody_to_pair(evening, monkeypatch):
    import sys

    monkeypatch.setitem(sys.modules, "py4swiss.engines", None)
    assert Tournament.replayed(evening.terms, evening.events).rounds == evening.rounds


def test_a_round_is_paired_once_whoever_asks_again():
    tournament = begun(6, rounds=3)
    event = tournament.apply(c.PairRound(1), DIRECTOR, 0.0)
    for _ in range(2):
        with pytest.raises(TournamentRefused) as refused:
            tournament.apply(c.PairRound(1), "somebody else", 0.0)
        assert refused.value.code == "already-paired"
    assert tournament.seq == event.seq
    for number, code in ((3, "not-yet"), (2, "results-missing")):
        with pytest.raises(TournamentRefused) as refused:
            tournament.apply(c.PairRound(number), DIRECTOR, 0.0)
        assert refused.value.code == code


def test_pairing_decided_twice_at_once_is_the_same_pairing():
    tournament = begun(11, rounds=5)
    assert tournament.decide(c.PairRound(1), 0.0) == tournament.decide(c.PairRound(1), 0.0)
    assert not tournament.rounds


def test_a_round_without_results_can_be_paired_anew():
    tournament = begun(6, rounds=3)
    first = {frozenset(each.players) for each in pair(tournament).encounters.values()}
    apart = sorted(next(iter(first)))
    tournament.apply(c.ForbidPair(*apart), DIRECTOR, 0.0)
    tournament.apply(c.RepairRound(1, "brothers"), DIRECTOR, 0.0)
    again = {frozenset(each.players) for each in tournament.rounds[0].encounters.values()}
    assert len(tournament.rounds) == 1
    assert frozenset(apart) not in again
    tournament.apply(c.SetResult(1, 1, "draw"), DIRECTOR, 0.0)
    with pytest.raises(TournamentRefused) as refused:
        tournament.apply(c.RepairRound(1), DIRECTOR, 0.0)
    assert refused.value.code == "has-result"


def test_ballots_are_drawn_by_the_callers_dice():
    from club.tournaments.playing import GAME
    from damier.club.tournaments import TournamentTerms
    from damier.decks import deck

    terms = TournamentTerms(
        name="Ballots", system="round-robin", game=GAME, deck="english-three-move"
    )
    drawn = []
    for lot in (1, 1, 2):
        tournament = Tournament(terms.checked())
        for name in ("Ada", "Bo"):
            tournament.apply(c.EnterPlayer(name), DIRECTOR, 0.0)
        tournament.apply(c.PairRound(1, lot), DIRECTOR, 0.0)
        drawn.append(tournament.rounds[0].ballot)
    assert drawn[0] == drawn[1] != drawn[2]
    assert drawn[0] in {each.number for each in deck("english-three-move").playable}
