"""Tournaments played by dice, for the tests to look at."""

from __future__ import annotations

from damier.club.tournaments import Tournament, TournamentTerms
from damier.club.tournaments import commands as c
from damier.club.tournaments.facts import parse_tournament_facts, tournament_facts_text
from damier.table.terms import Terms

GAME = Terms(sheet="kndb")
DIRECTOR = "director"


def begun(players, system="swiss", *, ratings=None, **terms):
    """A tournament with so many players, strongest first."""
    if system == "swiss":
        terms.setdefault("rounds", 7)
    if system == "arena":
        terms.setdefault("minutes", 60)
    agreed = TournamentTerms(name="Tuesday", system=system, game=GAME, **terms).checked()
    tournament = Kept(agreed)
    for number in range(1, players + 1):
        rating = 2400 - 10 * number if ratings is None else ratings[number - 1]
        tournament.apply(c.EnterPlayer(f"Player {number}", rating), DIRECTOR, 0.0)
    return tournament


class Kept(Tournament):
    """A tournament that keeps its events, as a store would: as text."""

    def evolve(self, event):
        super().evolve(event)
        kept = tournament_facts_text(event.facts)
        assert parse_tournament_facts(kept) == event.facts
        vars(self).setdefault("events", []).append(event)


def pair(tournament, at=0.0):
    """Pair the next round and return it."""
    tournament.apply(c.PairRound(len(tournament.rounds) + 1), DIRECTOR, at)
    return tournament.rounds[-1]


def play(tournament, dice, *, draws=0.3, at=0.0):
    """Let every open game end by dice."""
    while tournament.open_encounters:
        for each in tournament.open_encounters:
            game = next(
                (g for g in each.numbers if each.result_of(g) is None), len(each.results) + 1
            )
            drawn = dice.random() < draws
            result = "draw" if drawn else dice.choice(["white", "black"])
            tournament.apply(c.SetResult(each.round, each.table, result, game), DIRECTOR, at)


def met(tournament):
    """The pairs that met at the board, as often as they did."""
    return [frozenset(each.players) for each in tournament.encounters() if each.is_played]


def colours(tournament, player, before=99):
    """The colours a player had at the board before a round, as a text: wbw."""
    games = (each for each in tournament.encounters_of(player) if each.round < before)
    return "".join(each.colour_of(player)[0] for each in games if each.is_played)
