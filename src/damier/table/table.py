"""A table: two seats, a game and what the players have asked of each other.

State follows from the terms and the facts alone: `decide` asks the rules what comes of a command
and changes nothing, `evolve` is told what came of it and asks nobody. Times are the caller's, in
seconds since the epoch; the game's own time leaves out what is on nobody's clock: a server that was
away, and what passed between a move and its being taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

from damier.board.setup import opponent
from damier.table import commands as c
from damier.table import facts as f
from damier.table.control import days_of
from damier.table.deciding import ASIDES, BEGUN, decide, may_answer
from damier.table.errors import Refused
from damier.table.evolving import evolve
from damier.table.facts import Event
from damier.table.proof import Proof
from damier.table.slips import Slips
from damier.table.talk import Talk

if TYPE_CHECKING:
    from collections.abc import Iterable

    from damier.game.history import Entry
    from damier.game.options import Option
    from damier.rules.sheet import Colour
    from damier.table.facts import By
    from damier.table.terms import Seat, Terms

_IN_HAND = (f.Touched, f.Straightened)
_ON_THE_BOARD = (*_IN_HAND, f.Moved, f.Pointed, f.Huffed, f.Withdrawn, f.Stood, f.TookBack)
_NEWER = 50  # commands whose events are copied with a table


class Table:
    """One live game; `evolve` is the only way in, and `apply` decides before it evolves."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.days = days_of(terms.control)  # a move, where games are played by days
        self.game = terms.game()
        judge = self.game.judge
        self.proof = judge if isinstance(judge, Proof) else None
        self.seats: dict[Colour, Seat] = {"white": terms.white, "black": terms.black}
        # Whoever takes an open seat has to agree; in a rematch both have.
        self.is_rated = terms.rated and self.open_seat is None
        self.seq = 0
        self.movers: frozenset[By] = frozenset()  # who has made a move, taken back or not
        self.asides = 0  # events that leave the game where it is
        self.last_at = 0.0
        self.board_seq = 0  # the last event that changed the board: a move made before it is stale
        self.fresh_from = 0  # the first entry that the last event made or changed
        self.takeback: Colour | None = None
        self.rematch: set[Colour] = set()
        self.next_table: str | None = None
        self.aborted: Colour | None = None  # who called the game off
        self.archived: f.Archived | None = None  # what cannot be played on, and how it looked
        self.is_ahead = False  # whether a newer server has done something that is not known here
        self.talk = Talk()
        self.slips = Slips(terms)
        self.away = 0.0  # seconds that are on nobody's clock
        self.counted = 0.0  # seconds before the last event that were no vacation
        self.rests: dict[Colour, tuple[float, float]] = {}  # from when to when a side is away
        self.first_gone: Entry | None = None  # the earliest entry that the last event took back
        # What came of commands; the older ones are shared with copies, and nobody changes them.
        self._older: dict[tuple[By, int], Event] = {}
        self._newer: dict[tuple[By, int], Event] = {}
        self._last_ids: dict[By, int] = {}

    def __repr__(self) -> str:
        return f"<Table {self.terms.sheet}, event {self.seq}, {self.game!r}>"

    @classmethod
    def replayed(cls, terms: Terms, events: Iterable[Event]) -> Self:
        """Return the table after all that has happened at it."""
        table = cls(terms)
        for event in events:
            table.evolve(event)
        return table

    def copy(self) -> Self:
        """Return a table in the same state that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.game, twin.talk, twin.slips = self.game.copy(), self.talk.copy(), self.slips.copy()
        twin.seats, twin.rematch = dict(self.seats), set(self.rematch)
        twin.rests = dict(self.rests)
        twin._newer, twin._last_ids = dict(self._newer), dict(self._last_ids)
        return twin

    # What the table is like now.

    @property
    def open_seat(self) -> Colour | None:
        """The side that nobody plays yet."""
        return next((side for side, seat in self.seats.items() if seat.kind == "open"), None)

    @property
    def is_prepared(self) -> bool:
        """Whether rules or pieces are somebody's own, and may have been made to take long."""
        return self.terms.sheet_toml is not None or self.terms.start_fen is not None

    @property
    def computer(self) -> Colour | None:
        """The side that the computer plays."""
        return next((side for side, seat in self.seats.items() if seat.kind == "computer"), None)

    @property
    def is_shared(self) -> bool:
        """Whether both players sit at one device."""
        return self.terms.against == "beside"

    @property
    def is_over(self) -> bool:
        """Whether the game has ended, or was called off."""
        return (
            self.game.outcome is not None or self.aborted is not None or self.archived is not None
        )

    @property
    def may_abort(self) -> bool:
        """Whether the game has hardly begun, so that it can be called off."""
        begun = self.game.state.standing >= BEGUN
        return not (self.is_over or begun or self.terms.tournament)

    @property
    def wants_rematch(self) -> bool:
        """Whether all have asked for another game, and it has not been set up yet."""
        return len(self.rematch) == 2 and self.next_table is None

    def answered(self, by: By, deed: c.Deed) -> Event | None:
        """Return the event that a player's command has already made, if it comes again.

        Another command under a number that was used is refused.
        """
        key = by, deed.id
        known = (self._newer.get(key) or self._older.get(key)) if deed.id else None
        if known is not None and not may_answer(known.facts, deed):
            raise Refused("used-id", f"expected a fresh number, got {deed.id}")
        return known

    def last_id(self, by: By | None) -> int:
        """Return the highest number that a player has given to a command."""
        return self._last_ids.get(by, 0) if by is not None else 0

    def game_time(self, at: float) -> float:
        """Return the time on the players' clocks."""
        return max(at, self.last_at) - self.away - self._rested(at)

    def _rested(self, at: float) -> float:
        """Return for how long whoever is to move has been on vacation since the last event."""
        clock = self.game.state.clock
        if not self.rests or clock is None or clock.running not in self.rests:
            return 0.0
        start, end = self.rests[clock.running]
        return max(0.0, min(at, end) - max(self.last_at, start))

    def rests_until(self, side: Colour, at: float) -> float | None:
        """Return until when a side is on vacation, None if it is not."""
        start, end = self.rests.get(side, (0.0, 0.0))
        return end if start <= at < end else None

    @property
    def due(self) -> float | None:
        """When the flag of whoever is to move falls unless something happens first."""
        clock = self.game.state.clock
        if self.is_over or clock is None or clock.running is None:
            return None
        falls = self.last_at + clock.left(clock.running, self.game_time(self.last_at))
        start, end = self.rests.get(clock.running, (0.0, 0.0))
        start = max(start, self.last_at)
        return falls + end - start if start < min(end, falls) else falls

    def flag_due(self, at: float) -> bool:
        """Tell whether a flag has fallen that nobody has looked at yet."""
        clock = self.game.state.clock
        running = not self.is_over and clock is not None
        return running and clock is not None and clock.flag(self.game_time(at)) is not None

    def proof_due(self) -> Proof | None:
        """Return the proof whose tables may end this game soon and are not loaded yet."""
        proof, game = self.proof, self.game
        wanted = proof is not None and not self.is_over and proof.is_due(game.position)
        return proof if wanted else None

    def computer_to_act(self) -> bool:
        """Tell whether the computer has something to do: to move, or to answer an offer."""
        side, game = self.computer, self.game
        if side is None or self.is_over:
            return False
        return game.turn == side or game.state.offer == opponent(side)

    def options_for(self, side: Colour) -> tuple[Option, ...]:
        """Return what one side may do besides moving, as far as that side has noticed."""
        if self.aborted is not None or self.archived is not None:
            return ()
        return self.slips.shown(self.game.options_for(side), self.game)

    def side_of(self, deed: c.Command, by: By) -> Colour:
        """Return for which side a player does something; at one device he may say so."""
        if by in ("white", "black"):
            return by
        named: Colour | None = getattr(deed, "side", None)
        offer = self.game.state.offer
        if named is None and isinstance(deed, c.AcceptDraw | c.DeclineDraw) and offer is not None:
            return opponent(offer)
        return named or self.game.turn

    # What happens at it.

    def decide(self, deed: c.Deed, by: By, at: float, client: int | None = None) -> Event:
        """Return what comes of a command as the next event, or raise Refused; nothing changes."""
        at = max(at, self.last_at)
        return Event(self.seq + 1, at, by, decide(self, deed, by, at), client)

    def evolve(self, event: Event) -> None:
        """Let an event have happened. It is believed as it is told, by whichever rules."""
        before, self.first_gone = self.game.state.done, None
        rested = self._rested(event.at)
        self.counted = max(0.0, event.at - self.last_at) - rested
        self.away += rested
        self.last_at = max(event.at, self.last_at)
        for fact in event.facts:
            evolve(self, fact, event)
        self.seq = event.seq
        self.asides += any(isinstance(fact, ASIDES) for fact in event.facts[:1])
        self.fresh_from = self._first_changed(before)
        if any(isinstance(fact, _ON_THE_BOARD) for fact in event.facts):
            self.board_seq = event.seq
            if not any(isinstance(fact, _IN_HAND) for fact in event.facts):
                self.takeback = None
        if event.client is not None:
            self._newer[event.by, event.client] = event
            if len(self._newer) > _NEWER:
                self._older, self._newer = {**self._older, **self._newer}, {}
            self._last_ids[event.by] = max(event.client, self._last_ids.get(event.by, 0))

    def after(self, event: Event) -> Self:
        """Return the table after an event; this one stays as it is."""
        twin = self.copy()
        twin.evolve(event)
        return twin

    def apply(self, deed: c.Deed, by: By, at: float, client: int | None = None) -> Event:
        """Do what is asked and return it as an event, or raise Refused and change nothing."""
        event = self.decide(deed, by, at, client)
        self.evolve(event)
        return event

    def _first_changed(self, before: int) -> int:
        """Return the first entry that is another than before the last event.

        A withdrawal strikes out the move before it, and that move stands again when it is taken
        back.
        """
        now = self.game.state.done
        changed = self.game.last_entry if now > before else self.first_gone
        return min(before, now) - (changed is not None and changed.kind == "withdrawal")
