"""Rounds of a Swiss: nobody twice, colours, byes, pairs kept apart, and what cannot be paired."""

from __future__ import annotations

import random
from itertools import combinations

import caissify_pairings
import pytest

from club.tournaments.playing import DIRECTOR, begun, colours, met, pair, play
from damier.club.tournaments import TournamentRefused, Unpairable
from damier.club.tournaments import commands as c
from damier.club.tournaments.rounds import part_in
from damier.club.tournaments.scoring import round_points, scores
from damier.club.tournaments.tournament import Tournament


def simulated(seed):
    """Play a Swiss of 5 to 60 with whatever happens in clubs; return it and what went unpaired."""
    dice = random.Random(seed)
    players = dice.randint(5, 60)
    rounds = dice.randint(3, min(9, players - 1))
    accelerated = dice.random() < 0.2
    tournament = begun(
        players,
        rounds=rounds,
        accelerated=accelerated,
        ratings=[dice.randint(800, 2400) for _ in range(players)],
        first_colour=dice.choice(["white", "black"]),
    )
    for _ in range(dice.randint(0, players // 5)):
        one, other = dice.sample(sorted(tournament.competitors), 2)
        if frozenset((one, other)) not in tournament.forbidden:
            tournament.apply(c.ForbidPair(one, other), DIRECTOR, 0.0)
    for number in range(1, rounds + 1):
        happen(tournament, dice, number)
        try:
            paired = pair(tournament)
        except Unpairable:
            return tournament, True
        for each in list(paired.encounters.values()):
            if dice.random() < 0.03:
                absent = dice.choice(["white", "black", "both"])
                tournament.apply(c.ForfeitGames(number, each.table, absent), DIRECTOR, 0.0)
        play(tournament, dice)
    return tournament, False


def happen(tournament, dice, number):
    """Let somebody leave, come, come back or ask for a bye."""
    here = tournament.active
    if dice.random() < 0.2 and len(here) > 5:
        tournament.apply(c.WithdrawPlayer(dice.choice(here)), DIRECTOR, 0.0)
    gone = [each.number for each in tournament.competitors.values() if not each.is_here]
    if gone and dice.random() < 0.3:
        tournament.apply(c.ReturnPlayer(dice.choice(gone)), DIRECTOR, 0.0)
    if dice.random() < 0.15:
        late = c.EnterPlayer(f"Late {number}", dice.randint(800, 2400))
        tournament.apply(late, DIRECTOR, 0.0)
    if dice.random() < 0.2:
        kind = dice.choice(["half", "zero"])
        tournament.apply(c.GiveBye(dice.choice(tournament.active), number, kind), DIRECTOR, 0.0)


def check(tournament):
    """Hold a tournament against the rules, by what was paired alone."""
    pairs = met(tournament)
    assert len(set(pairs)) == len(pairs)
    for each in tournament.encounters():
        assert frozenset(each.players) not in tournament.forbidden
    free = [
        bye.player for each in tournament.rounds for bye in each.sitting_out if bye.kind == "bye"
    ]
    assert len(set(free)) == len(free)
    for player in tournament.competitors:
        # Whoever has most of the points may break it in the last round.
        had = colours(tournament, player, before=tournament.terms.rounds)
        for length in range(len(had) + 1):
            assert abs(had[:length].count("w") - had[:length].count("b")) <= 2
        assert "www" not in had
        assert "bbb" not in had
    for each in tournament.rounds:
        there = [player for game in each.encounters.values() for player in game.players]
        there += [bye.player for bye in each.sitting_out]
        assert len(set(there)) == len(there)
        assert sum(bye.kind == "bye" for bye in each.sitting_out) <= 1


@pytest.mark.parametrize("seed", range(12))
def test_a_tournament_by_dice_keeps_to_the_rules(seed):
    tournament, _ = simulated(seed)
    check(tournament)
    assert Tournament.replayed(tournament.terms, tournament.events).rounds == tournament.rounds


@pytest.mark.slow
@pytest.mark.parametrize("part", range(20))
def test_a_thousand_tournaments_by_dice_keep_to_the_rules(part):
    for seed in range(1000 + 50 * part, 1050 + 50 * part):
        check(simulated(seed)[0])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_two_hundred_players_keep_to_the_rules(seed):
    dice = random.Random(seed)
    tournament = begun(200, rounds=9, ratings=[dice.randint(800, 2400) for _ in range(200)])
    for one in range(1, 200, 10):
        tournament.apply(c.ForbidPair(one, one + 1), DIRECTOR, 0.0)
    for number in range(1, 10):
        happen(tournament, dice, number)
        pair(tournament)
        play(tournament, dice)
    check(tournament)


def test_the_first_round_keeps_two_apart_who_must_not_meet():
    tournament = begun(8, rounds=3)
    tournament.apply(c.ForbidPair(1, 5), DIRECTOR, 0.0)
    assert all(set(each.players) != {1, 5} for each in pair(tournament).encounters.values())


def test_a_round_that_cannot_be_paired_is_told_and_nothing_happens():
    tournament = begun(4, rounds=5)
    dice = random.Random(1)
    for _ in range(3):
        pair(tournament)
        play(tournament, dice)
    before = tournament.seq
    with pytest.raises(Unpairable, match="expected a round in which no two meet again"):
        pair(tournament)
    assert (tournament.seq, len(tournament.rounds)) == (before, 3)


def test_all_kept_apart_is_told():
    tournament = begun(4, rounds=3)
    for one, other in combinations(range(1, 5), 2):
        tournament.apply(c.ForbidPair(one, other), DIRECTOR, 0.0)
    with pytest.raises(Unpairable):
        pair(tournament)


def test_five_players_and_five_rounds_each_sit_out_once():
    tournament = begun(5, rounds=5)
    dice = random.Random(3)
    try:
        for _ in range(5):
            pair(tournament)
            play(tournament, dice)
    except Unpairable:
        pass
    free = [bye.player for each in tournament.rounds for bye in each.sitting_out]
    assert sorted(set(free)) == sorted(free)


def test_who_comes_late_plays_from_then_on_and_has_nothing_of_before():
    tournament = begun(6, rounds=4)
    pair(tournament)
    play(tournament, random.Random(1))
    tournament.apply(c.EnterPlayer("Late", 2500), DIRECTOR, 0.0)
    paired = pair(tournament)
    assert paired.encounter_of(7) is not None or paired.bye_of(7) is not None
    assert tournament.rounds[0].encounter_of(7) is None


def test_a_bye_asked_for_is_half_a_point_and_no_game():
    tournament = begun(6, rounds=4)
    tournament.apply(c.GiveBye(2, 1), DIRECTOR, 0.0)
    tournament.apply(c.GiveBye(3, 1, "zero"), DIRECTOR, 0.0)
    paired = pair(tournament)
    assert paired.bye_of(2).kind == "half"
    assert scores(tournament) == {1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0}


def test_accelerated_rounds_pair_the_upper_half_among_itself():
    tournament = begun(16, rounds=9, accelerated=True)
    for each in pair(tournament).encounters.values():
        assert (each.white <= 8) == (each.black <= 8)
    heights = [tournament.rounds[0].lift]
    dice = random.Random(5)
    for _ in range(6):
        play(tournament, dice)
        heights.append(pair(tournament).lift)
    assert heights == [2, 2, 2, 1, 1, 0, 0]


def test_a_micro_match_is_two_games_and_one_result():
    tournament = begun(4, rounds=2, games=2)
    pair(tournament)
    with pytest.raises(TournamentRefused, match="expected a game up to 2"):
        tournament.apply(c.SetResult(1, 1, "white", 3), DIRECTOR, 0.0)
    tournament.apply(c.SetResult(1, 1, "white", 1), DIRECTOR, 0.0)
    [first, _] = tournament.rounds[0].encounters.values()
    assert first.points(first.white) == 0  # not over yet
    tournament.apply(c.SetResult(1, 1, "draw", 2), DIRECTOR, 0.0)
    first = tournament.rounds[0].encounters[1]
    assert (first.points(first.white), first.points(first.black)) == (2, 0)
    assert (first.game_points(first.white), first.game_points(first.black)) == (3, 1)
    play(tournament, random.Random(1))
    pair(tournament)


def test_without_the_library_the_missing_extra_is_named(monkeypatch):
    import sys

    from damier.errors import MissingExtra

    monkeypatch.setitem(sys.modules, "py4swiss.engines", None)
    with pytest.raises(MissingExtra, match=r"damier\[tournaments\]"):
        pair(begun(4, rounds=2))


@pytest.mark.parametrize("seed", range(6))
def test_a_second_library_pairs_the_same_rounds(seed):
    """Of these rounds the two disagree in none; both read the same rules on their own."""
    dice = random.Random(seed)
    tournament = begun(dice.randint(8, 16), rounds=5)
    for _ in range(5):
        expected = second_opinion(tournament)
        assert pairs_of(pair(tournament)) == expected
        play(tournament, dice)


def pairs_of(paired):
    """A round as a set of pairs, and who is free."""
    pairs = {frozenset(each.players) for each in paired.encounters.values()}
    return pairs | {frozenset((each.player,)) for each in paired.sitting_out}


def second_opinion(tournament):
    """Return the pairs that caissify-pairings makes of the next round.

    Its numbers are ranks by score and list, its scores have one point for a win.
    """
    points, order = scores(tournament), tournament.seeded()
    ranked = sorted(tournament.active, key=lambda player: (-points[player], order.index(player)))
    players = [
        {
            "id": player,
            "name": str(player),
            "rating": tournament.competitors[player].rating,
            "starting_number": order.index(player) + 1,
            "pairing_number": rank,
            "score": points[player] / 2,
            **history(tournament, player),
        }
        for rank, player in enumerate(ranked, start=1)
    ]
    earlier = {(each.white, each.black) for each in tournament.encounters() if each.is_played}
    found = caissify_pairings.generate_pairings(
        "dutch", players, earlier, len(tournament.rounds) + 1, tournament.terms.rounds
    )
    return {
        frozenset(each[side] for side in ("white_id", "black_id") if each[side]) for each in found
    }


def history(tournament, player):
    """What the other library has to be told of a player's rounds."""
    by_round, floats = round_points(tournament), []
    parts = [part_in(each, player) for each in tournament.rounds]
    for index, part in enumerate(parts):
        own = sum(by_round[player][:index])
        opposite = sum(by_round[part.opponent][:index]) if part.is_played else -1
        floats.append("down" if own > opposite else "up" if own < opposite else "none")
    return {
        "color_hist": [part.colour for part in parts if part.is_played],
        "float_history": floats,
        "bye_count": sum(part.mark == "U" for part in parts),
    }
