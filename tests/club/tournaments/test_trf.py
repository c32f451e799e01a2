"""Tournament reports: out and in again, and bad ones told with their line."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from club.tournaments.playing import DIRECTOR, GAME, begun, pair, play
from club.tournaments.test_swiss import simulated
from damier.club.tournaments import (
    Tournament,
    TrfError,
    format_trf,
    parse_trf,
    standings,
)
from damier.club.tournaments.commands import PairRound
from damier.club.tournaments.facts import TournamentEvent


def read(text):
    terms, facts = parse_trf(text, GAME)
    return Tournament.replayed(terms, [TournamentEvent(1, 0.0, DIRECTOR, facts)])


@pytest.mark.parametrize("seed", range(4))
def test_a_report_read_and_written_is_the_same_report(seed):
    tournament, _ = simulated(seed)
    text = format_trf(tournament)
    again = read(text)
    assert format_trf(again) == text
    points = [(row.rank, row.points, row.tiebreaks) for row in standings(tournament)]
    assert [(row.rank, row.points, row.tiebreaks) for row in standings(again)] == points


def test_a_tournament_can_go_on_from_its_report():
    tournament = begun(9, rounds=5)
    dice = random.Random(1)
    for _ in range(3):
        pair(tournament)
        play(tournament, dice)
    again = read(format_trf(tournament))
    expected = {each.players for each in pair(tournament).encounters.values()}
    again.apply(PairRound(4), DIRECTOR, 0.0)
    assert {each.players for each in again.rounds[-1].encounters.values()} == expected


def test_a_round_that_is_being_played_is_written_too():
    tournament = begun(5, rounds=3)
    pair(tournament)
    text = format_trf(tournament)
    again = read(text)
    assert len(again.open_encounters) == 2
    assert format_trf(again) == text


def test_a_round_robin_goes_out_and_in():
    tournament = begun(5, "round-robin", cycles=2)
    pair(tournament)
    play(tournament, random.Random(2))
    text = format_trf(tournament)
    again = read(text)
    assert (again.terms.system, again.terms.cycles) == ("round-robin", 2)
    assert format_trf(again) == text


def test_a_knockout_has_no_report():
    with pytest.raises(TrfError, match="expected a Swiss or a round robin, got knockout"):
        format_trf(begun(4, "knockout"))


def line(number, name="Ada", points="0.0", rounds=""):
    return f"001 {number:>4}      {name:<33} {'':4}{'':28}{points:>4} {number:>4}{rounds}"


GOOD = [
    "012 Tuesday",
    line(1, "Ada", "1.0", "     2 w 1  0000 - Z"),
    line(2, "Bo", "0.0", "     1 b 0"),
]


def test_a_small_report_is_read():
    tournament = read("\n".join(GOOD))
    assert tournament.terms.name == "Tuesday"
    assert [row.points for row in standings(tournament)] == [2, 0]
    assert tournament.terms.rounds == 2


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([], "expected players in lines that begin with 001, got none"),
        (["x"], "line 1: expected a code of three signs, got 'x'"),
        (["001 abcd"], "line 1: expected a starting number in columns 5 to 8, got 'abcd'"),
        ([line(1, "")], "line 1: expected a name in columns 15 to 47, got none"),
        ([line(1), line(1)], "line 2: expected each starting number once, got 1 again"),
        ([line(2)], "expected starting numbers from 1 on, got no 1"),
        ([line(1, points="x")], "line 1: expected points in columns 81 to 84, got 'x'"),
        ([line(1, points="1.0")], "line 1: expected 0 points as the results make them, got 1"),
        ([line(1, rounds="  0000 - ?")], "line 1: expected a result such as 1 = 0 in column 92"),
        ([line(1, rounds="     2 - 1")], "line 1: expected an opponent, w or b and a result"),
        ([line(1, points="1.0", rounds="     7 w 1")], "line 1: expected 7 to have met 1"),
        (
            [line(1, points="1.0", rounds="     2 w 1"), line(2, rounds="     1 w 0")],
            "line 1: expected two colours in round 1, got white twice",
        ),
        (
            [line(1, rounds="     2 w 0"), line(2, rounds="     1 b 0")],
            "line 1: expected results of round 1 that go together, got 0 and 0",
        ),
        ([*GOOD, "XXR many"], "line 4: expected a number of rounds, got 'many'"),
        ([*GOOD, "XXP 1"], "line 4: expected two starting numbers, got 1"),
        ([*GOOD, "XXP 1 9"], "line 4: expected two starting numbers, got 1 9"),
        ([*GOOD, "XXS W=3.0"], "line 4: expected 1 or 2 points for a win, got 3"),
        ([*GOOD, "XXS W"], "line 4: expected points such as W=2.0, got ''"),
        ([*GOOD, "XXA x"], "line 4: expected a starting number, got 'x'"),
    ],
)
def test_a_bad_report_is_told_with_its_line(lines, message):
    with pytest.raises(TrfError) as wrong:
        parse_trf("\n".join(lines), GAME)
    assert str(wrong.value).startswith(message)


@given(st.lists(st.sampled_from([*GOOD, "XXR 5", "XXP 1 2", "XXA 1 1.0", "013 x", "é"])), st.data())
@settings(max_examples=150, deadline=None)
def test_a_damaged_report_is_a_typed_error(lines, data):
    text = "\n".join(lines)
    if text:
        at = data.draw(st.integers(0, len(text) - 1))
        text = text[:at] + data.draw(st.text(max_size=3)) + text[at + 1 :]
    try:
        tournament = read(text)
    except TrfError:
        return
    standings(tournament)
    format_trf(tournament)
