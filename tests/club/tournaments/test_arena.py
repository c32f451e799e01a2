"""Arenas: who waits is paired, nobody with whoever was just met, and streaks count double."""

from __future__ import annotations

import random

import pytest

from club.tournaments.playing import DIRECTOR, begun, pair
from damier.club.tournaments import TournamentRefused, Unpairable, standings
from damier.club.tournaments import commands as c
from damier.club.tournaments.pairing.arena import waiting_players
from damier.club.tournaments.scoring import points_text, scores


def last_opponents(tournament):
    """Everybody's last opponent, counted here on its own."""
    last = {}
    for each in tournament.rounds:
        for game in each.encounters.values():
            last[game.white], last[game.black] = game.black, game.white
    return last


@pytest.mark.parametrize("seed", range(25))
def test_nobody_meets_whoever_was_just_met_while_others_are_there(seed):
    dice = random.Random(seed)
    tournament = begun(dice.randint(2, 30), "arena")
    for _ in range(40):
        happen(tournament, dice)
        last, waiting = last_opponents(tournament), waiting_players(tournament)
        try:
            paired = pair(tournament)
        except (Unpairable, TournamentRefused):
            assert len(waiting) < 4  # of four who wait two always can be paired
        else:
            for game in paired.encounters.values():
                assert set(game.players) <= set(waiting)
                met = last.get(game.white) == game.black and last.get(game.black) == game.white
                assert not met or len(tournament.active) == 2
            assert len(waiting_players(tournament)) <= (1 if len(waiting) > 3 else 3)
        for game in tournament.open_encounters:
            if dice.random() < 0.6:
                result = dice.choice(["white", "draw", "black"])
                tournament.apply(c.SetResult(game.round, game.table, result), DIRECTOR, 0.0)


def happen(tournament, dice):
    here = tournament.active
    if dice.random() < 0.1 and len(here) > 2:
        tournament.apply(c.WithdrawPlayer(dice.choice(here)), DIRECTOR, 0.0)
    if dice.random() < 0.1:
        name = f"Late {len(tournament.competitors)}"
        tournament.apply(c.EnterPlayer(name, dice.randint(0, 2000)), DIRECTOR, 0.0)


def test_two_who_just_met_wait_while_a_third_plays_and_play_on_when_alone():
    tournament = begun(4, "arena")
    pair(tournament)
    tournament.apply(c.SetResult(1, 1, "draw"), DIRECTOR, 0.0)
    with pytest.raises(Unpairable, match="expected two who may meet, got 2 waiting"):
        pair(tournament)
    tournament.apply(c.SetResult(1, 2, "draw"), DIRECTOR, 0.0)
    assert len(pair(tournament).encounters) == 2
    alone = begun(2, "arena")
    for number in (1, 2, 3):
        pair(alone)
        alone.apply(c.SetResult(number, 1, "draw"), DIRECTOR, 0.0)


def test_points_count_double_from_the_third_win_in_a_row_on():
    tournament = begun(2, "arena")
    gained = []
    for number, winner in enumerate([1, 1, 1, 1, 0, 1, 2], start=1):
        game = pair(tournament).encounters[1]
        result = "draw" if not winner else "white" if game.white == winner else "black"
        before = scores(tournament)[1]
        tournament.apply(c.SetResult(number, 1, result), DIRECTOR, 0.0)
        gained.append(scores(tournament)[1] - before)
    assert gained == [2, 2, 4, 4, 2, 2, 0]


def test_streaks_can_be_left_out():
    tournament = begun(2, "arena", streaks=False)
    for number in range(1, 5):
        game = pair(tournament).encounters[1]
        result = "white" if game.white == 1 else "black"
        tournament.apply(c.SetResult(number, 1, result), DIRECTOR, 0.0)
    assert [row.points for row in standings(tournament)] == [8, 0]


def test_nobody_is_paired_when_the_time_is_over():
    tournament = begun(2, "arena", minutes=10)
    pair(tournament, at=1000.0)
    tournament.apply(c.SetResult(1, 1, "draw"), DIRECTOR, 1599.0)
    with pytest.raises(TournamentRefused) as refused:
        pair(tournament, at=1600.0)
    assert refused.value.code == "time-over"


def test_kept_apart_in_an_arena_too():
    tournament = begun(3, "arena")
    tournament.apply(c.ForbidPair(1, 2), DIRECTOR, 0.0)
    [game] = pair(tournament).encounters.values()
    assert set(game.players) != {1, 2}


def test_colours_go_in_turns():
    tournament = begun(2, "arena")
    whites = []
    for number in range(1, 7):
        whites.append(pair(tournament).encounters[1].white)
        tournament.apply(c.SetResult(number, 1, "draw"), DIRECTOR, 0.0)
    assert sorted(whites) == [1, 1, 1, 2, 2, 2]


def test_points_are_written_as_the_tournament_shows_them():
    assert [points_text(halves, "1-½-0") for halves in range(5)] == ["0", "½", "1", "1½", "2"]
    assert [points_text(halves, "2-1-0") for halves in range(3)] == ["0", "1", "2"]
