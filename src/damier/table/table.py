"""A table: two seats, a game and what the players have asked of each other.

State follows from the terms and the events alone. Times are the caller's, in seconds since the
epoch; the game's own time leaves out what is on nobody's clock: a server that was away, and what
passed between a move and its being taken back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from damier.board.setup import opponent
from damier.errors import AmbiguousMove, GameError, IllegalMove, NotationError, TooManyMoves
from damier.table import commands as c
from damier.table.bounds import listed
from damier.table.errors import Refused
from damier.table.events import By, Event
from damier.table.proof import Proof
from damier.table.slips import Slips
from damier.table.talk import Said, Talk, plain_line

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.game.history import Entry
    from damier.game.options import Option
    from damier.position import Move
    from damier.rules.sheet import Colour
    from damier.table.terms import Seat, Terms

_AFTERWARDS = (c.Rematch, c.Name, c.Chat, c.Mute, c.Report, c.Rematched, c.Resumed)
_ON_THE_BOARD = (c.Move, c.Touch, c.Straighten, c.Point, c.Huff, c.Withdraw, c.Stand)
_TALK = (c.Chat, c.Name, c.Mute, c.Report)
_BEGUN = 2  # moves after which a game is not called off any more
_ASIDES = (*_TALK, c.Touch, c.Straighten, c.OfferDraw, c.AskTakeback)
_OPTIONS = (c.Huff, c.Withdraw, c.Stand, c.OfferDraw, c.AcceptDraw, c.DeclineDraw, c.ClaimDraw)


class Table:
    """One live game; `apply` is the only way in."""

    def __init__(self, terms: Terms, *, replayed: bool = False) -> None:
        self.terms = terms
        self.game = terms.game(trusts=replayed)
        judge = self.game.judge
        self.proof = judge if isinstance(judge, Proof) else None
        self._replays = replayed
        self.seats: dict[Colour, Seat] = {"white": terms.white, "black": terms.black}
        self.seq = 0
        self.asides = 0  # events that leave the game where it is
        self.last_at = 0.0
        self.board_seq = 0  # the last event that changed the board: a move made before it is stale
        self.fresh_from = 0  # the first entry that the last event made or changed
        self.takeback: Colour | None = None
        self.rematch: set[Colour] = set()
        self.next_table: str | None = None
        self.aborted: Colour | None = None  # who called the game off
        self.talk = Talk()
        self.slips = Slips(terms)
        self._away = 0.0
        self._known: dict[tuple[By, int], Event] = {}

    def __repr__(self) -> str:
        return f"<Table {self.terms.sheet}, event {self.seq}, {self.game!r}>"

    @classmethod
    def replayed(cls, terms: Terms, events: Iterable[Event]) -> Table:
        """Return the table after all that has happened at it."""
        table = cls(terms, replayed=True)
        for event in events:
            table.apply(event.deed, event.by, event.at, event.client)
        if table.proof is not None:
            table.proof.trusts = False
        table._replays = False
        return table

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
        return self.game.outcome is not None or self.aborted is not None

    @property
    def may_abort(self) -> bool:
        """Whether the game has hardly begun, so that it can be called off."""
        return not self.is_over and self.game.state.standing < _BEGUN

    @property
    def wants_rematch(self) -> bool:
        """Whether all have asked for another game, and it has not been set up yet."""
        return len(self.rematch) == 2 and self.next_table is None

    def answered(self, by: By, deed: c.Deed) -> Event | None:
        """Return the event that a player's command has already made, if it comes again.

        Another command under a number that was used is refused.
        """
        known = self._known.get((by, deed.id)) if deed.id else None
        if known is not None and not _is_same(known.deed, deed):
            raise Refused("used-id", f"expected a fresh number, got {deed.id}")
        return known

    def last_id(self, by: By | None) -> int:
        """Return the highest number that a player has given to a command."""
        return max((number for who, number in self._known if who == by), default=0)

    def game_time(self, at: float) -> float:
        """Return the time on the players' clocks."""
        return max(at, self.last_at) - self._away

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
        if self.aborted is not None:
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

    def apply(self, deed: c.Deed, by: By, at: float, client: int | None = None) -> Event:
        """Do what is asked and return it as an event, or raise Refused and change nothing."""
        at = max(at, self.last_at)
        before = self.game.entries
        self._allow(deed, by, at)
        try:
            done = _DEEDS[type(deed)](self, deed, by, at)
        except IllegalMove as error:
            raise Refused(error.refusal.code, str(error), refusal=error.refusal) from error
        except AmbiguousMove as error:
            raise Refused("ambiguous", str(error), candidates=error.candidates) from error
        except NotationError as error:
            raise Refused("bad-move", str(error)) from error
        except (GameError, TooManyMoves) as error:
            raise Refused("not-now", str(error)) from error
        return self._number(done or deed, by, at, client, before)

    def _number(
        self, deed: c.Deed, by: By, at: float, client: int | None, before: tuple[Entry, ...]
    ) -> Event:
        self.seq += 1
        self.asides += is_aside(deed)
        self.last_at = at
        after = self.game.entries
        self.fresh_from = _first_changed(*sorted((before, after), key=len))
        if isinstance(deed, _ON_THE_BOARD) or len(after) != len(before):
            self.board_seq = self.seq
            if not isinstance(deed, c.Touch | c.Straighten):
                self.takeback = None
        event = Event(self.seq, at, by, replace(deed, id=0, seq=None), client)
        if client is not None:
            self._known[by, client] = event
        return event

    def _allow(self, deed: c.Deed, by: By, at: float) -> None:
        """Refuse what nobody may do now, or not this player."""
        if isinstance(deed, c.Joined | c.Flag | c.Resumed | c.Rematched):
            if by != "server":
                raise Refused("bad-message", "expected a player's command, got the server's own")
            return
        late = isinstance(deed, c.AskTakeback) and self.aborted is None
        late = late and (self.is_shared or self.computer is not None)
        if not isinstance(deed, _AFTERWARDS) and not late:
            if self.is_over or self.flag_due(at):
                raise Refused("game-over", "expected a game that goes on")
            if self.open_seat is not None and not isinstance(deed, c.Resign | c.Abort):
                raise Refused("waiting", "expected an opponent at the table")
        announced = isinstance(deed, c.ClaimDraw) and bool(deed.path)
        if announced or isinstance(deed, _ON_THE_BOARD):
            if by not in ("both", self.game.turn):
                raise Refused("not-your-turn", f"expected {self.game.turn}, got {by}")
            if deed.seq is not None and deed.seq < self.board_seq:
                raise Refused("stale", f"expected {self.board_seq} seen, got {deed.seq}")
        if isinstance(deed, _OPTIONS) and not announced:
            self._require_option(deed, self.side_of(deed, by))

    def _require_option(self, deed: c.Command, side: Colour) -> None:
        kind = str(deed.__struct_config__.tag)
        if all(option.kind != kind for option in self.options_for(side)):
            raise Refused("not-now", f"expected something {side} may do now, got {kind}")

    def _move(self, deed: c.Move, _by: By, at: float) -> c.Move:
        asked = self._move_meant(deed)
        if self.is_prepared and not self._replays:
            trial = self.game.copy()
            trial.play(asked, at=self.game_time(at))
            listed(trial.position)
        entry = self.game.play(asked, at=self.game_time(at))
        assert entry.move is not None  # noqa: S101  a played entry has its move
        return c.Move(path=tuple(entry.move.path))

    def _move_meant(self, deed: c.Move) -> Move | str | tuple[int, ...]:
        if deed.path:
            return self._along(deed.path)
        if not deed.text:
            raise NotationError("expected a path or a text, got neither")
        return deed.text

    def _along(self, path: tuple[int, ...]) -> Move | tuple[int, ...]:
        """Return the move with exactly this path if there is one, else the path."""
        position = self.game.position
        for known in (position.core.legal_moves, position.core.attempts):
            for move in known():
                if tuple(move.path) == path:
                    return move
        return path

    def _touch(self, deed: c.Touch, _by: By, _at: float) -> None:
        self.game.touch(deed.square)

    def _straighten(self, _deed: c.Straighten, _by: By, _at: float) -> None:
        self.game.straighten()

    def _point(self, deed: c.Point, by: By, _at: float) -> None:
        self.slips.point(self.game, self.side_of(deed, by), deed.square)

    def _huff(self, deed: c.Huff, _by: By, at: float) -> None:
        self.game.huff(deed.square, at=self.game_time(at))

    def _withdraw(self, _deed: c.Withdraw, _by: By, at: float) -> None:
        self.game.withdraw(at=self.game_time(at))

    def _stand(self, _deed: c.Stand, _by: By, at: float) -> None:
        self.game.stand(at=self.game_time(at))

    def _offer_draw(self, deed: c.OfferDraw, by: By, at: float) -> None:
        self.game.offer_draw(self.side_of(deed, by), at=self.game_time(at))

    def _accept_draw(self, deed: c.AcceptDraw, by: By, at: float) -> None:
        self.game.accept_draw(self.side_of(deed, by), at=self.game_time(at))

    def _decline_draw(self, deed: c.DeclineDraw, by: By, at: float) -> None:
        self.game.decline_draw(self.side_of(deed, by), at=self.game_time(at))

    def _claim_draw(self, deed: c.ClaimDraw, by: By, at: float) -> c.ClaimDraw:
        side, now = self.side_of(deed, by), self.game_time(at)
        if not deed.path:
            self.game.claim_draw(by=side, at=now)
            return c.ClaimDraw()
        try:
            self.game.claim_draw(self._along(deed.path), by=side, at=now)
        except GameError as error:
            raise Refused("no-claim", str(error)) from error
        move = self.game.entries[-1].move
        assert move is not None  # noqa: S101  an announced move is the last entry
        return c.ClaimDraw(path=tuple(move.path))

    def _resign(self, deed: c.Resign, by: By, at: float) -> None:
        self.game.resign(self.side_of(deed, by), at=self.game_time(at))

    def _abort(self, deed: c.Abort, by: By, _at: float) -> None:
        if not self.may_abort:
            raise Refused("not-now", f"expected fewer than {_BEGUN} moves, got more")
        self.aborted = self.side_of(deed, by)

    def _claim_left(self, _deed: c.ClaimLeft, by: By, _at: float) -> None:
        """End a game whose other player does not come back; the caller knows who is there."""
        side = self._stranger(by)
        if self.game.state.clock is not None or self.game.turn == side:
            raise Refused("not-now", "expected the other's turn in a game without a clock")
        self.game.lose_by_leaving(opponent(side))

    def _ask_takeback(self, deed: c.AskTakeback, by: By, at: float) -> None:
        side = self.side_of(deed, by)
        if self.is_shared:
            self._take_back(None, at)
        elif self.computer is not None:
            self._take_back(side, at)
        elif self.takeback is not None:
            raise Refused("not-now", f"expected an answer to {self.takeback}, got a question")
        elif all(entry.by != side for entry in self.game.entries):
            raise Refused("not-now", f"expected a move of {side} to take back, got none")
        else:
            self.takeback = side

    def _accept_takeback(self, _deed: c.AcceptTakeback, by: By, at: float) -> None:
        asked = self._asked(by)
        self._take_back(asked, at)

    def _decline_takeback(self, _deed: c.DeclineTakeback, by: By, _at: float) -> None:
        self._asked(by)
        self.takeback = None

    def _asked(self, by: By) -> Colour:
        if self.takeback is None or by != opponent(self.takeback):
            raise Refused("not-now", "expected a move the opponent asked back, got none")
        return self.takeback

    def _take_back(self, side: Colour | None, at: float) -> None:
        """Undo to before the last move of a side, or the last entry; the clock goes back too."""
        if all(side not in (None, entry.by) for entry in self.game.entries):
            raise Refused("not-now", "expected a move to take back, got none")
        entry = self.game.take_back()
        while side is not None and not _is_move_of(entry, side):
            entry = self.game.take_back()
        self._away = at - (entry.at or 0.0)
        self.takeback = None
        self.rematch.clear()

    def _rematch(self, _deed: c.Rematch, by: By, _at: float) -> None:
        if not self.is_over or self.next_table is not None:
            raise Refused("not-now", "expected a game that is over, and no other yet")
        at_once = by == "both" or self.computer is not None
        self.rematch |= {"white", "black"} if at_once else {by}  # type: ignore[arg-type]

    def _rematched(self, deed: c.Rematched, _by: By, _at: float) -> None:
        self.next_table = deed.table

    def _name(self, deed: c.Name, by: By, _at: float) -> c.Name:
        side, name = self.side_of(deed, by), plain_line(deed.name)
        self.seats[side] = replace(self.seats[side], name=name)
        return c.Name(name=name, side=deed.side)

    def _chat(self, deed: c.Chat, by: By, _at: float) -> c.Chat:
        text = plain_line(deed.text)
        if not text:
            raise Refused("bad-message", "expected some words, got none")
        side = self.side_of(deed, by)
        self.talk.say(Said(self.seq + 1, side, self.seats[side].name, text))
        return c.Chat(text=text)

    def _mute(self, deed: c.Mute, by: By, _at: float) -> None:
        self.talk.mute(self._stranger(by), on=deed.on)

    def _report(self, deed: c.Report, by: By, _at: float) -> c.Report:
        self.talk.report(self._stranger(by), deed.said)
        return c.Report(said=deed.said, why=plain_line(deed.why))

    def _stranger(self, by: By) -> Colour:
        """Return the side of somebody who plays another person elsewhere."""
        if by not in ("white", "black") or self.seats[opponent(by)].kind != "person":
            raise Refused("not-now", "expected somebody else across the table")
        return by

    def _joined(self, deed: c.Joined, _by: By, _at: float) -> c.Joined:
        side = self.open_seat
        if side is None:
            raise Refused("seat-taken", "expected an open seat, got none")
        name = plain_line(deed.name)
        self.seats[side] = replace(self.seats[side], kind="person", name=name)
        return c.Joined(name=name)

    def _flag(self, _deed: c.Flag, _by: By, at: float) -> None:
        if not self.flag_due(at):
            raise Refused("not-now", "expected a fallen flag, got time left")
        self.game.check_flag(self.game_time(at))

    def _resumed(self, deed: c.Resumed, _by: By, _at: float) -> None:
        self._away += deed.away


def is_aside(deed: c.Deed) -> bool:
    """Tell whether a deed is one that a player could repeat for ever without the other."""
    return isinstance(deed, _ASIDES)


def _is_same(known: c.Deed, again: c.Deed) -> bool:
    """Tell whether a command may be the one that made an event; a move may be written otherwise."""
    if isinstance(known, c.Move) and isinstance(again, c.Move) and again.path:
        return (known.path[0], known.path[-1]) == (again.path[0], again.path[-1])
    return type(known) is type(again)


def _first_changed(short: tuple[Entry, ...], long: tuple[Entry, ...]) -> int:
    """Return the first entry in which two states differ, where one goes on from the other.

    A withdrawal strikes out the move before it, and that move stands again when it is taken back.
    """
    first = len(short)
    return first - any(entry.kind == "withdrawal" for entry in long[first : first + 1])


def _is_move_of(entry: Entry, side: Colour) -> bool:
    return entry.kind == "move" and entry.by == side


_DEEDS: dict[type, Callable[[Table, Any, By, float], c.Deed | None]] = {
    c.Move: Table._move,
    c.Touch: Table._touch,
    c.Straighten: Table._straighten,
    c.Point: Table._point,
    c.Huff: Table._huff,
    c.Withdraw: Table._withdraw,
    c.Stand: Table._stand,
    c.OfferDraw: Table._offer_draw,
    c.AcceptDraw: Table._accept_draw,
    c.DeclineDraw: Table._decline_draw,
    c.ClaimDraw: Table._claim_draw,
    c.Resign: Table._resign,
    c.Abort: Table._abort,
    c.ClaimLeft: Table._claim_left,
    c.AskTakeback: Table._ask_takeback,
    c.AcceptTakeback: Table._accept_takeback,
    c.DeclineTakeback: Table._decline_takeback,
    c.Rematch: Table._rematch,
    c.Rematched: Table._rematched,
    c.Name: Table._name,
    c.Chat: Table._chat,
    c.Mute: Table._mute,
    c.Report: Table._report,
    c.Joined: Table._joined,
    c.Flag: Table._flag,
    c.Resumed: Table._resumed,
}
