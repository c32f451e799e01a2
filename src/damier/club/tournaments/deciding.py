"""What comes of a command: the rules are asked here, and only here.

Each function looks at a tournament and changes nothing; it returns facts or raises
TournamentRefused. A round is paired once: the command names its number, and an event that somebody
else stored first has taken it.
"""

from __future__ import annotations

import unicodedata
from dataclasses import replace as changed
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from damier.club.tournaments import commands as c
from damier.club.tournaments import facts as f
from damier.club.tournaments.errors import TournamentRefused
from damier.club.tournaments.pairing import PAIR, last_round
from damier.club.tournaments.terms import MOST_PLAYERS
from damier.decks import deck

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.club.tournaments.encounter import Encounter
    from damier.club.tournaments.facts import AnyTournamentFact, GameResult, KnownTournamentFact
    from damier.club.tournaments.tournament import Tournament

Facts = tuple["KnownTournamentFact", ...]
_FREE = ("swiss", "arena")  # the systems in which people come and go
MOST_BATCHES = 9999


def decide(
    tournament: Tournament, deed: c.TournamentDeed, at: float
) -> tuple[AnyTournamentFact, ...]:
    """Return what comes of a command, or raise TournamentRefused."""
    if tournament.is_ahead:
        raise TournamentRefused("newer-tournament", "expected facts of this version, got newer")
    if tournament.is_over and not isinstance(deed, c.CorrectResult):
        raise TournamentRefused("tournament-over", "expected a tournament that goes on")
    return _DECISIONS[type(deed)](tournament, deed, at)


# Who takes part.


def _enter(tournament: Tournament, deed: c.EnterPlayer, _at: float) -> Facts:
    name = " ".join("".join(filter(_is_writing, unicodedata.normalize("NFC", deed.name))).split())
    if not name:
        raise TournamentRefused("no-such-player", "expected a name, got none")
    players = tournament.competitors.values()
    if len(players) >= MOST_PLAYERS:
        raise TournamentRefused("full", f"expected at most {MOST_PLAYERS} players")
    if any(each.name.casefold() == name.casefold() for each in players):
        raise TournamentRefused("name-taken", f"expected a name of one's own, got {name!r}")
    if deed.person and any(each.person == deed.person for each in players):
        raise TournamentRefused("already-here", f"expected somebody new, got {name!r}")
    if tournament.rounds and tournament.terms.system not in _FREE:
        raise TournamentRefused("too-late", "expected an entry before the first round")
    number = max(tournament.competitors, default=0) + 1
    return (f.PlayerEntered(number, name, deed.rating, deed.person),)


def _is_writing(sign: str) -> bool:
    return unicodedata.category(sign)[0] != "C" or sign in "\u200c\u200d"


def _withdraw(tournament: Tournament, deed: c.WithdrawPlayer, _at: float) -> Facts:
    if not _player(tournament, deed.player).is_here:
        raise TournamentRefused("not-here", f"expected a player who is here, got {deed.player}")
    return (f.PlayerLeft(deed.player),)


def _return(tournament: Tournament, deed: c.ReturnPlayer, _at: float) -> Facts:
    if _player(tournament, deed.player).is_here:
        raise TournamentRefused("already-here", f"expected one who has left, got {deed.player}")
    if tournament.rounds and tournament.terms.system == "knockout":
        raise TournamentRefused("too-late", "expected a return before the first round")
    return (f.PlayerReturned(deed.player),)


def _player(tournament: Tournament, number: int) -> Any:
    found = tournament.competitors.get(number)
    if found is None:
        raise TournamentRefused("no-such-player", f"expected a player's number, got {number}")
    return found


def _forbid(tournament: Tournament, deed: c.ForbidPair, _at: float) -> Facts:
    if _pair(tournament, deed) in tournament.forbidden:
        raise TournamentRefused("already-forbidden", "expected two who may meet")
    return (f.PairForbidden(deed.one, deed.other),)


def _allow(tournament: Tournament, deed: c.AllowPair, _at: float) -> Facts:
    if _pair(tournament, deed) not in tournament.forbidden:
        raise TournamentRefused("not-forbidden", "expected two who are kept apart")
    return (f.PairAllowed(deed.one, deed.other),)


def _pair(tournament: Tournament, deed: c.ForbidPair | c.AllowPair) -> frozenset[int]:
    if tournament.terms.system not in _FREE:
        raise TournamentRefused(
            "not-in-this-system", f"expected Swiss or arena, got {tournament.terms.system}"
        )
    for player in (deed.one, deed.other):
        _player(tournament, player)
    if deed.one == deed.other:
        raise TournamentRefused("same-player", f"expected two players, got {deed.one} twice")
    return frozenset((deed.one, deed.other))


def _give_bye(tournament: Tournament, deed: c.GiveBye, _at: float) -> Facts:
    if tournament.terms.system != "swiss":
        raise TournamentRefused(
            "not-in-this-system", f"expected Swiss, got {tournament.terms.system}"
        )
    _player(tournament, deed.player)
    if deed.round <= len(tournament.rounds):
        raise TournamentRefused("already-paired", f"expected a round to come, got {deed.round}")
    if deed.round > tournament.terms.rounds:
        raise TournamentRefused("all-rounds-paired", f"expected a round, got {deed.round}")
    return (f.ByeGiven(deed.player, deed.round, deed.kind),)


# Pairing.


def _pair_round(tournament: Tournament, deed: c.PairRound, at: float) -> Facts:
    done = len(tournament.rounds)
    if deed.round <= done:
        raise TournamentRefused("already-paired", f"expected round {done + 1}, got {deed.round}")
    if deed.round > done + 1:
        raise TournamentRefused("not-yet", f"expected round {done + 1}, got {deed.round}")
    _require_room(tournament, at)
    _require_results(tournament)
    return _paired(tournament, deed.round, deed.lot)


def _require_results(tournament: Tournament) -> None:
    left = len(tournament.open_encounters)
    if left and tournament.terms.system != "arena":
        raise TournamentRefused("results-missing", f"expected all results, {left} are missing")


def _require_room(tournament: Tournament, at: float) -> None:
    """Refuse a round after the last one."""
    if len(tournament.active) < 2 and tournament.terms.system != "knockout":
        here = len(tournament.active)
        raise TournamentRefused("too-few", f"expected two players or more, got {here}")
    done, last = len(tournament.rounds), last_round(tournament)
    if last == 0:
        raise TournamentRefused("too-few", "expected two players or more")
    if done >= (MOST_BATCHES if last is None else last):
        raise TournamentRefused("all-rounds-paired", f"expected {done} rounds and no more")
    if tournament.terms.system == "arena" and tournament.rounds:
        end = tournament.rounds[0].paired_at + 60 * tournament.terms.minutes
        if at >= end:
            raise TournamentRefused("time-over", f"expected a time before {end:.0f}, got {at:.0f}")


def _paired(tournament: Tournament, number: int, lot: int) -> Facts:
    paired = PAIR[tournament.terms.system](tournament, number)
    if tournament.terms.deck:
        ballot = deck(tournament.terms.deck).draw(lot)
        paired = replace(paired, ballot=ballot.number)
    return paired, *_walkovers(tournament, paired)


def _walkovers(tournament: Tournament, paired: f.RoundPaired) -> list[KnownTournamentFact]:
    """Return the games of those who have left, whom a round robin still has in its table."""
    found: list[KnownTournamentFact] = []
    for each in paired.pairings:
        white, black = (
            tournament.competitors[player].is_here for player in (each.white, each.black)
        )
        if white and black:
            continue
        for game in range(1, tournament.terms.games + 1):
            one, other = (white, black) if game % 2 else (black, white)
            found.append(f.GameScored(paired.round, each.table, _absent(one, other), game))
    return found


def _absent(white_here: object, black_here: object) -> GameResult:
    if white_here:
        return "black-absent"
    return "white-absent" if black_here else "both-absent"


def _repair(tournament: Tournament, deed: c.RepairRound, _at: float) -> Facts:
    if not tournament.rounds or deed.round != len(tournament.rounds):
        done = len(tournament.rounds)
        raise TournamentRefused("not-yet", f"expected the last round, {done}, got {deed.round}")
    last = tournament.rounds[-1]
    if last.has_results:
        raise TournamentRefused("has-result", "expected a round without results")
    if tournament.terms.system == "round-robin":
        raise TournamentRefused("not-in-this-system", "expected a system other than round robin")
    before = _without_last(tournament)
    _require_results(before)
    again = _paired(before, deed.round, deed.lot)
    return f.RoundUnpaired(deed.round, deed.why), *again


def _without_last(tournament: Tournament) -> Tournament:
    """Return the tournament as it was before the last pairing; the two share everything else."""
    return changed(tournament, rounds=tournament.rounds[:-1])


# Results.


def _encounter(tournament: Tournament, number: int, table: int) -> Encounter:
    if not 1 <= number <= len(tournament.rounds):
        raise TournamentRefused("no-such-game", f"expected a round that is paired, got {number}")
    found = tournament.rounds[number - 1].encounters.get(table)
    if found is None:
        raise TournamentRefused("no-such-game", f"expected a table of the round, got {table}")
    return found


def _set_result(tournament: Tournament, deed: c.SetResult, _at: float) -> Facts:
    found = _encounter(tournament, deed.round, deed.table)
    _require_game(tournament, found, deed.game)
    if found.result_of(deed.game) is not None:
        raise TournamentRefused("has-result", "expected a game without a result; correct this one")
    if not tournament.is_open(found):
        raise TournamentRefused("has-result", "expected a match that is not decided")
    return (f.GameScored(deed.round, deed.table, deed.result, deed.game),)


def _require_game(tournament: Tournament, found: Encounter, game: int) -> None:
    """Refuse a game that was not agreed, and does not follow a tie."""
    more = 0
    if tournament.terms.system == "knockout" and tournament.terms.tied == "replay":
        more = len(found.results) + 1 if found.is_tied else len(found.results)
    most = max(found.games, more)
    if game > most:
        raise TournamentRefused("no-such-game", f"expected a game up to {most}, got {game}")


def _forfeit(tournament: Tournament, deed: c.ForfeitGames, _at: float) -> Facts:
    found = _encounter(tournament, deed.round, deed.table)
    if not tournament.is_open(found):
        raise TournamentRefused("has-result", "expected games that are still to be played")
    left = [game for game in found.numbers if found.result_of(game) is None]
    if not left:
        left = [len(found.results) + 1]  # after a tie
        _require_game(tournament, found, left[0])
    one, other = deed.absent == "black", deed.absent == "white"
    return tuple(
        f.GameScored(
            deed.round,
            deed.table,
            _absent(one, other) if game % 2 else _absent(other, one),
            game,
        )
        for game in left
    )


def _correct(tournament: Tournament, deed: c.CorrectResult, _at: float) -> Facts:
    if not deed.why.strip():
        raise TournamentRefused("say-why", "expected a reason for the correction, got none")
    if tournament.is_over and deed.result is None:
        raise TournamentRefused("tournament-over", "expected a result, nobody plays any more")
    found = _encounter(tournament, deed.round, deed.table)
    before = found.result_of(deed.game)
    if before is None:
        raise TournamentRefused("no-result", "expected a game that has a result")
    if before == deed.result:
        raise TournamentRefused("same-result", f"expected another result than {before}")
    fact = f.GameCorrected(deed.round, deed.table, deed.result, deed.why.strip(), deed.game)
    return fact, *_undone_by(tournament, found, deed)


def _undone_by(tournament: Tournament, found: Encounter, deed: c.CorrectResult) -> Facts:
    """Return what a correction makes void: in a knockout the next round, if others play in it."""
    if tournament.terms.system != "knockout" or deed.round == len(tournament.rounds):
        return ()
    after = changed(found.with_result(deed.game, deed.result), decided=None)
    if tournament.winner_of(after) == tournament.winner_of(found):
        return ()
    following = tournament.rounds[-1]
    if deed.round < len(tournament.rounds) - 1 or following.has_results:
        raise TournamentRefused("played-on", "expected a match whose winner has not played on")
    return (f.RoundUnpaired(following.number, deed.why.strip()),)


def _decide_match(tournament: Tournament, deed: c.DecideMatch, _at: float) -> Facts:
    if tournament.terms.system != "knockout":
        raise TournamentRefused(
            "not-in-this-system", f"expected knockout, got {tournament.terms.system}"
        )
    if not deed.why.strip():
        raise TournamentRefused("say-why", "expected a reason for the decision, got none")
    found = _encounter(tournament, deed.round, deed.table)
    if deed.winner not in found.players:
        raise TournamentRefused("no-such-player", f"expected one of the two, got {deed.winner}")
    if not found.is_tied or not tournament.is_open(found):
        raise TournamentRefused("not-tied", "expected a match that is tied")
    return (f.MatchDecided(deed.round, deed.table, deed.winner, deed.why.strip()),)


def _end(tournament: Tournament, _deed: c.EndTournament, _at: float) -> Facts:
    left = len(tournament.open_encounters)
    if left:
        raise TournamentRefused("results-missing", f"expected all results, {left} are missing")
    return (f.TournamentEnded(),)


_DECISIONS: dict[type, Callable[[Tournament, Any, float], Facts]] = {
    c.EnterPlayer: _enter,
    c.WithdrawPlayer: _withdraw,
    c.ReturnPlayer: _return,
    c.ForbidPair: _forbid,
    c.AllowPair: _allow,
    c.GiveBye: _give_bye,
    c.PairRound: _pair_round,
    c.RepairRound: _repair,
    c.SetResult: _set_result,
    c.ForfeitGames: _forfeit,
    c.CorrectResult: _correct,
    c.DecideMatch: _decide_match,
    c.EndTournament: _end,
}
