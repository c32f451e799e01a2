"""One tournament in memory, as far as it is known here."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec
from msgspec import structs

from damier.club.hall.arrangements import parse_arrangements
from damier.club.tournaments.errors import TournamentRefused
from damier.club.tournaments.facts import TournamentEvent, parse_tournament_facts
from damier.club.tournaments.terms import TournamentTerms
from damier.club.tournaments.tournament import Tournament
from damier.storage.tournaments import ENTERING, OVER, PLAYING, TournamentStage

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.live.person import Person
    from damier.storage.tournaments import (
        StoredDeed,
        StoredEntrant,
        StoredTournament,
        TournamentGame,
    )

_terms = msgspec.json.Decoder(TournamentTerms)
_encoder = msgspec.json.Encoder()


def terms_as_text(terms: TournamentTerms) -> str:
    """Write terms as they are kept: the text of the rules is kept once for all."""
    game = structs.replace(terms.game, rules_text=None)
    return _encoder.encode(structs.replace(terms, game=game)).decode()


def read_terms(text: str, rules: str) -> TournamentTerms:
    """Read what `terms_as_text` wrote."""
    terms = _terms.decode(text)
    return structs.replace(terms, game=structs.replace(terms.game, rules_text=rules))


class _Named(msgspec.Struct):
    name: str


_named = msgspec.json.Decoder(_Named)


def name_in_terms(text: str) -> str:
    """Return what a tournament is called, of what `terms_as_text` wrote."""
    return _named.decode(text).name


class Hosted:
    """A tournament with who plays in it and at which tables; `lock` is held by whoever decides."""

    def __init__(self, stored: StoredTournament) -> None:
        self.id, self.director, self.made = stored.id, stored.director, stored.made
        self.club = stored.club  # nobody outside it sees anything of this
        self.events: list[TournamentEvent] = []
        self.tournament = Tournament(read_terms(stored.terms, stored.rules))
        self.entrants: dict[int, StoredEntrant] = {}
        self.pupils: frozenset[int] = frozenset()  # players who are in a class
        self.games: list[TournamentGame] = []
        self.lock = asyncio.Lock()
        self.people: set[Person] = set()
        self.pairing: asyncio.Task[None] | None = None
        self.failed: str | None = None
        self.written: str | None = None  # the view as it was last told, until something changes
        self.changes = 0
        self.is_gone = False  # deleted, here or by another process
        self.refresh(stored)

    def __repr__(self) -> str:
        return f"<Hosted {self.id}, {self.tournament!r}>"

    def refresh(self, stored: StoredTournament) -> None:
        """Take over what is not made of events."""
        self.arrangements = parse_arrangements(stored.arrangements)
        self.wanted, self.wanted_at = stored.wanted, stored.wanted_at
        self.director, self.listed = stored.director, stored.listed

    def evolve(self, deeds: Iterable[StoredDeed]) -> None:
        """Go on by what is stored."""
        for deed in deeds:
            facts = parse_tournament_facts(deed.facts)
            self.go_on(TournamentEvent(deed.seq, deed.at, deed.by, facts))

    def state(self) -> tuple[object, ...]:
        """Return what is another whenever the view is."""
        games = tuple(one.table_id for one in self.games)
        who = len(self.entrants), self.pupils
        return self.tournament.seq, self.wanted, self.arrangements, games, who

    def go_on(self, event: TournamentEvent) -> None:
        """Let an event have happened."""
        self.events.append(event)
        self.tournament.evolve(event)
        self.written = None

    @property
    def status(self) -> str:
        """Whether people still enter, the tournament is on, or it is over."""
        if self.tournament.is_over:
            return OVER
        return PLAYING if self.tournament.rounds else ENTERING

    def standing(self, tournament: Tournament) -> TournamentStage:
        """Return what lists show of a state."""
        status = OVER if tournament.is_over else PLAYING if tournament.rounds else ENTERING
        return TournamentStage(status, len(tournament.competitors), len(tournament.rounds))

    def player_of(self, visitor: str) -> int | None:
        """Return the number of a visitor."""
        found = (one.player for one in self.entrants.values() if one.visitor == visitor)
        return next(found, None)

    def number_of(self, visitor: str) -> int:
        """Return the number of a visitor; raises TournamentRefused if they do not take part."""
        number = self.player_of(visitor)
        if number is None:
            raise TournamentRefused("no-such-player", "expected somebody who takes part")
        return number

    def require_unpaired(self, number: int) -> None:
        """Refuse a round that is paired."""
        done = len(self.tournament.rounds)
        if number <= done:
            raise TournamentRefused("already-paired", f"expected round {done + 1}, got {number}")

    def visitors(self) -> dict[int, str]:
        """Return who plays here, by number."""
        return {one.player: one.visitor for one in self.entrants.values()}

    @property
    def is_open(self) -> bool:
        """Whether everybody may find it."""
        return self.club is None and self.arrangements.entry == "everybody"

    @property
    def hidden(self) -> frozenset[int]:
        """The players of whom nobody is to read anything: pupils, where everybody looks."""
        return self.pupils if self.is_open else frozenset()

    def name_of(self, player: int) -> str:
        """Return what a player is called here, nothing where nobody is to read it."""
        return "" if player in self.hidden else self.tournament.competitors[player].name

    def copy_of_tournament(self) -> Tournament:
        """Return the tournament once more as everybody may see it."""
        copy = Tournament.replayed(self.tournament.terms, self.events)
        for player in self.hidden:
            copy.competitors[player] = replace(copy.competitors[player], name="")
        return copy
