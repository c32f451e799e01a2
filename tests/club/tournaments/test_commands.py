"""Whatever is asked of a tournament, it answers by facts or by a refusal that has a type."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from club.tournaments.playing import DIRECTOR, GAME, begun, pair
from damier.club.tournaments import Tournament, TournamentRefused, TournamentTerms, standings
from damier.club.tournaments import commands as c
from damier.club.tournaments.errors import TournamentCode
from damier.club.tournaments.facts import parse_tournament_facts, tournament_facts_text
from damier.table.facts import Unknown

small = st.integers(1, 7)
why = st.sampled_from(["", "typed wrongly"])
results = st.sampled_from(
    ["white", "draw", "black", "white-absent", "black-absent", "both-absent", None]
)
DEEDS = st.one_of(
    st.builds(c.EnterPlayer, st.sampled_from("abcdefgh "), st.integers(0, 2500)),
    st.builds(c.WithdrawPlayer, small),
    st.builds(c.ReturnPlayer, small),
    st.builds(c.ForbidPair, small, small),
    st.builds(c.AllowPair, small, small),
    st.builds(c.GiveBye, small, small),
    st.builds(c.PairRound, small),
    st.builds(c.RepairRound, small, why),
    st.builds(c.SetResult, small, small, st.sampled_from(["white", "draw", "black"]), small),
    st.builds(c.ForfeitGames, small, small, st.sampled_from(["white", "black", "both"])),
    st.builds(c.CorrectResult, small, small, results, why, small),
    st.builds(c.DecideMatch, small, small, small, why),
)
TERMS = st.sampled_from(
    [
        {"system": "swiss", "rounds": 4},
        {"system": "swiss", "rounds": 4, "games": 2, "accelerated": True},
        {"system": "round-robin", "cycles": 2},
        {"system": "knockout", "games": 2},
        {"system": "knockout", "tied": "director"},
        {"system": "arena", "minutes": 5},
    ]
)


def likely(tournament, deed):
    """Return a command that has a chance: the next round, a game that is being played."""
    if isinstance(deed, c.PairRound):
        return c.PairRound(len(tournament.rounds) + 1)
    if isinstance(deed, c.SetResult) and tournament.open_encounters:
        first = tournament.open_encounters[0]
        return c.SetResult(first.round, first.table, deed.result, deed.game)
    return deed


@given(TERMS, st.lists(DEEDS, max_size=60), st.booleans())
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
def test_nothing_but_a_typed_refusal_ever_comes_back(terms, deeds, ends):
    tournament = Tournament(TournamentTerms(name="Dice", game=GAME, **terms).checked())
    events = [tournament.apply(c.EnterPlayer(name), "", 0.0) for name in ("ö", "é", "ñ", "å")]
    nearly = (c.PairRound(1), *deeds, *((c.EndTournament(), *deeds[:5]) if ends else ()))
    for deed in nearly:
        before, code = (tournament.seq, len(tournament.rounds)), None
        try:
            events.append(tournament.apply(likely(tournament, deed), DIRECTOR, 0.0))
        except TournamentRefused as refused:
            code = refused.code
        if code is not None:
            assert code in get_args(TournamentCode)
            assert (tournament.seq, len(tournament.rounds)) == before
    numbers = [each.number for each in tournament.rounds]
    assert numbers == list(range(1, len(numbers) + 1))
    again = Tournament.replayed(tournament.terms, events)
    assert again.rounds == tournament.rounds
    assert standings(again) == standings(tournament)


@pytest.mark.parametrize(
    ("terms", "message"),
    [
        ({"system": "swiss"}, "expected a number of rounds for a Swiss"),
        ({"system": "arena"}, "expected the minutes of an arena"),
        ({"system": "knockout", "rounds": 3}, "expected no number of rounds for knockout"),
        ({"system": "knockout", "cycles": 2}, "expected one cycle for knockout"),
        ({"system": "knockout", "minutes": 5}, "expected no minutes for knockout"),
        ({"system": "knockout", "accelerated": True}, "expected no accelerated rounds"),
        ({"system": "swiss", "rounds": 3, "games": 3}, "expected one game or a micro-match"),
        ({"system": "arena", "minutes": 5, "games": 2}, "expected one game at a time"),
        ({"system": "knockout", "tiebreaks": ("wins", "wins")}, "expected each tie-break once"),
        ({"system": "knockout", "deck": "none"}, "expected"),
        ({"system": "knockout", "name": " "}, "expected a name"),
    ],
)
def test_terms_that_make_no_sense_are_refused(terms, message):
    agreed = TournamentTerms(**{"name": "Tuesday", "game": GAME, **terms})
    with pytest.raises(TournamentRefused, match=message) as refused:
        agreed.checked()
    assert refused.value.code == "bad-terms"


def test_terms_are_written_and_read():
    terms = TournamentTerms(name="Tuesday", system="swiss", game=GAME, rounds=7, games=2)
    text = msgspec.json.encode(terms)
    assert msgspec.json.decode(text, type=TournamentTerms) == terms
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text.replace(b'"rounds":7', b'"rounds":700'), type=TournamentTerms)


def test_points_are_shown_as_the_sheets_players_write_results():
    from damier.table.terms import Terms

    def shown(sheet):
        return TournamentTerms(name="x", system="knockout", game=Terms(sheet=sheet)).shown_points()

    assert (shown("kndb"), shown("english-wcdf")) == ("2-1-0", "1-½-0")


def test_a_fact_of_a_newer_server_is_kept_and_nothing_goes_on():
    text = '[{"fact":"entered.1","player":1,"name":"Ada"},{"fact":"blessed.7","by":"bishop"}]'
    facts = parse_tournament_facts(text)
    assert isinstance(facts[1], Unknown)
    assert tournament_facts_text(facts) == text
    tournament = begun(2, rounds=1)
    from damier.club.tournaments.facts import TournamentEvent

    tournament.evolve(TournamentEvent(9, 0.0, "", facts[1:]))
    with pytest.raises(TournamentRefused) as refused:
        tournament.apply(c.PairRound(1), DIRECTOR, 0.0)
    assert refused.value.code == "newer-tournament"


def test_names_are_ones_own():
    tournament = begun(1, rounds=1)
    for name, code in (("player  1", "name-taken"), (" \u202e ", "no-such-player")):
        with pytest.raises(TournamentRefused) as refused:
            tournament.apply(c.EnterPlayer(name), DIRECTOR, 0.0)
        assert refused.value.code == code


def test_after_the_end_results_can_be_put_right_and_nothing_else():
    tournament = begun(2, rounds=1)
    pair(tournament)
    with pytest.raises(TournamentRefused, match="1 are missing"):
        tournament.apply(c.EndTournament(), DIRECTOR, 0.0)
    tournament.apply(c.SetResult(1, 1, "draw"), DIRECTOR, 0.0)
    tournament.apply(c.EndTournament(), DIRECTOR, 0.0)
    tournament.apply(c.CorrectResult(1, 1, "white", "typed wrongly"), DIRECTOR, 0.0)
    for deed in (c.EnterPlayer("Late"), c.CorrectResult(1, 1, None, "why not")):
        with pytest.raises(TournamentRefused) as refused:
            tournament.apply(deed, DIRECTOR, 0.0)
        assert refused.value.code == "tournament-over"
