"""A whole game between two people: moves, mistakes and what follows from them, draws, time."""

from __future__ import annotations

from dataclasses import replace
from math import isfinite
from typing import TYPE_CHECKING, Literal, get_args

from damier.board.fen import parse_fen
from damier.board.setup import opponent
from damier.errors import AmbiguousMove, GameError, IllegalMove, NotationError
from damier.game import remedies, touch
from damier.game.arbiter import Arbiter, Verdict, rules_in_force
from damier.game.chronicle import Chronicle
from damier.game.clock import Clock, TimeControl
from damier.game.history import Entry, Ply, plies
from damier.game.options import options_for
from damier.game.outcome import CUSTOM, Outcome, drawn, on_the_board
from damier.game.state import GameState
from damier.position import Move, Position, refusal
from damier.position.movetext import Path, parse_path
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from damier.game.draws import Counter
    from damier.game.options import Option
    from damier.game.remedies import Committed
    from damier.position import Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour, Draw, DrawRule

Mode = Literal["guided", "table"]


class Game(Chronicle):
    """One game by one sheet.

    In `guided` mode a move the sheet does not allow is refused. In `table` mode a forgotten, short
    or unfinished capture can be played, and the opponent gets exactly the sheet's options.
    `touch_move` is on in table mode where the sheet has it, and an option in guided mode.
    `draw_options` switches on draw rules that the sheet leaves to the players; `judge` tells what
    a position is worth with best play, for "nobody can win". In a timed game (`control`) every
    move and every answer to an offence says when it was made: `at`, in seconds. A command that
    comes after the flag has fallen ends the game by it and is then refused. `ahead` are the
    seconds that White and Black begin with besides.
    """

    def __init__(
        self,
        sheet: str | Sheet = "international",
        *,
        mode: Mode = "guided",
        start: Position | str | None = None,
        touch_move: bool | None = None,
        draw_options: Collection[DrawRule] = (),
        control: TimeControl | None = None,
        ahead: tuple[float, float] = (0, 0),
        judge: Callable[[Position], Verdict | None] | None = None,
    ) -> None:
        self.sheet = sheet_named(sheet)
        if mode not in get_args(Mode):
            raise GameError(f"expected the mode guided or table, got {mode!r}")
        self.mode: Mode = mode
        at_table = mode == "table" and self.sheet.touch.binds != "no"
        self.touch_move = at_table if touch_move is None else touch_move
        self.start, quiet = self._start(start)
        self.draw_options = tuple(sorted(draw_options))
        rules = rules_in_force(self.sheet, draw_options)
        arbiter = Arbiter(rules, self.start, judge=judge, quiet=quiet)
        self._walked: tuple[GameState, list[Ply]] | None = None
        clock = Clock.ready(control, ahead) if control else None
        outcome = arbiter.outcome(self.start)
        super().__init__(arbiter, GameState(self.start, outcome=outcome, clock=clock))

    def _start(self, start: Position | str | None) -> tuple[Position, int]:
        """Return the first position and the quiet plies that its FEN says came before it."""
        if start is None:
            return Position.start(self.sheet), 0
        if isinstance(start, Position):
            if start.sheet != self.sheet:
                raise GameError(f"expected a position of {self.sheet.id}, got {start!r}")
            return start, 0
        setup = parse_fen(start, self.sheet)
        return Position.from_setup(setup, self.sheet), setup.halfmoves or 0

    # What the game is like now.

    @property
    def clock_started(self) -> float | None:
        """When the clock began to run, if that was before the first move."""
        clock = self._states[0].clock
        return None if clock is None or clock.running is None else clock.since

    @property
    def moves(self) -> list[Move]:
        """The moves that stand."""
        return [ply.move for ply in self._line()]

    @property
    def positions(self) -> list[Position]:
        """The positions after each move that stands, the first before any."""
        return [self.start, *(ply.after for ply in self._line())]

    def _line(self) -> list[Ply]:
        """Return the moves that stand, worked out once a state."""
        if self._walked is None or self._walked[0] is not self.state:
            self._walked = self.state, plies(self._entries)
        return self._walked[1]

    @property
    def draw_rules(self) -> tuple[Draw, ...]:
        """The draw rules in force: the sheet's, of the optional ones those switched on."""
        return self._arbiter.rules

    @property
    def judge(self) -> Callable[[Position], Verdict | None] | None:
        """Whoever tells what a position is worth, None if nobody does."""
        return self._arbiter.judge

    @property
    def counters(self) -> list[Counter]:
        """How far every draw rule that counts has come."""
        return self._arbiter.counters()

    @property
    def options(self) -> tuple[Option, ...]:
        """What the side to move may do besides moving."""
        return self.options_for(self.turn)

    def options_for(self, side: Colour) -> tuple[Option, ...]:
        """Return what one side may do now besides moving; the sheet's remedies come first."""
        return options_for(self.state, side, self._arbiter)

    # Moving.

    def why_not(
        self, attempt: Move | str | Sequence[int], by: Colour | None = None
    ) -> Refusal | None:
        """Say which rule an attempt breaks, also where it could be played as an offence."""
        if self.outcome is not None:
            return refusal.refusal_of("game-over", (), self.position)
        squares = attempt.path if isinstance(attempt, Move) else attempt
        found = self.position.why_not(squares, by)
        if found is not None and found.code in ("out-of-turn", "no-such-square"):
            return found
        path = self._path(attempt).squares
        return touch.refuse_other(self.state.hand, self.position, path) or found

    def play(
        self,
        move: Move | str | Sequence[int],
        *,
        by: Colour | None = None,
        at: float | None = None,
    ) -> Entry:
        """Make a move for the side to move.

        In table mode a move that breaks a duty is made as an offence. Any right the mover had
        because of the opponent's own offence lapses. Raises IllegalMove, AmbiguousMove,
        NotationError or GameError, and changes nothing then.
        """
        state = self._open("a move", at)
        position = state.position
        turn = position.turn
        if by is not None and by != turn:
            raise IllegalMove(refusal.refusal_of("out-of-turn", (), position))
        self._must_go_on(state)
        if isinstance(move, str):
            move = position.plain_move(move) or move
        path = self._path(move)
        if refused := touch.refuse_other(state.hand, position, path.squares):
            raise IllegalMove(refused)
        found = self._legal(move, path)
        if len(found) > 1:
            raise AmbiguousMove(str(path), found)
        offence = None
        if not found:
            offence = self._offend(state, path)
            found = [offence.move]
        self._require_time(state, at)
        decided = None if offence else on_the_board(position.play_unchecked(found[0]))
        entry = self.note_move(found[0], offence, at=at)
        self._judge(decided, at)
        return entry

    def _legal(self, move: Move | str | Sequence[int], path: Path) -> list[Move]:
        if isinstance(move, Move) and self.position.core.is_legal(move):
            return [move]
        return self.position.matching(path)

    def _path(self, move: Move | str | Sequence[int]) -> Path:
        if isinstance(move, Move):
            return remedies.Route(move.path, move.is_capture)
        if isinstance(move, str):
            return parse_path(move, self.position.geometry)
        try:
            squares = tuple(self.position.geometry.check(square) for square in move)
        except TypeError:
            squares = ()
        if len(squares) < 2:
            raise NotationError(f"expected a move or at least two squares, got {move!r}")
        return Path(squares)

    def _offend(self, state: GameState, path: Path) -> Committed:
        if self.mode != "table" or state.must_be_legal:
            raise IllegalMove(refusal.explain(state.position, path))
        return remedies.commit(state.position, path)

    def _must_go_on(self, state: GameState) -> None:
        """Refuse a move where the offence, once it stands, has ended the game."""
        if state.offence is not None and self._arbiter.outcome(state.position):
            told = " or ".join(self.sheet.table.remedies)
            raise GameError(f"expected {told}: if the offence stands the game is over")

    # Answering an offence.

    def huff(self, square: int | str, *, at: float | None = None) -> Entry:
        """Take the offending piece off; unless the sheet says so it is not a turn."""
        state, offence = self._offended("huff", at)
        found = next((one for one in offence.huffable if str(one) == str(square)), None)
        if found is None:
            wanted = " or ".join(map(str, offence.huffable))
            raise GameError(f"expected a huff of {wanted}, got {square!r}")
        is_turn = self.sheet.table.huff_is_turn
        after = remedies.without_piece(state.position, found)
        decided = on_the_board(remedies.passed(after) if is_turn else after)
        entry = self.note_huff(found, is_turn=is_turn, at=at)
        self._judge(decided, at)
        return entry

    def withdraw(self, *, at: float | None = None) -> Entry:
        """Have the offending move taken back; the offender must then make a legal one."""
        _, offence = self._offended("withdraw", at)
        decided = on_the_board(offence.before)
        entry = self.note_withdrawal(at=at)
        self._judge(decided, at)
        return entry

    def stand(self, *, at: float | None = None) -> None:
        """Let the offending move stand; the right to object is gone."""
        state, _ = self._offended("stand", at)
        decided = on_the_board(state.position)
        self.note_stand()
        self._judge(decided, at)

    def _offended(self, remedy: str, at: float | None) -> tuple[GameState, Committed]:
        state = self._open(f"a {remedy}", at)
        if state.offence is None:
            raise GameError(f"expected an offence to answer with a {remedy}, got none")
        if remedy not in self.sheet.table.remedies:
            offered = ", ".join(self.sheet.table.remedies)
            raise GameError(f"expected {offered} on this sheet, got {remedy}")
        self._require_time(state, at)
        return state, state.offence

    # The hand.

    def straighten(self) -> None:
        """Announce that the next touch only straightens a piece."""
        state = self._open("straightening")
        if not self.sheet.touch.straightening:
            raise GameError("expected no straightening: this sheet knows no exception for it")
        self.note_hand(replace(state.hand, straightening=True))

    def touch(self, square: int) -> None:
        """Touch a piece: where touching binds, the first one touched that can move must move."""
        state = self._open("a touch")
        self.note_hand(touch.touch(state.hand, state.position, square, binds=self.touch_move))

    def land(self, square: int) -> None:
        """Put the piece in hand on a square, as one step of a move or capture."""
        state = self._open("a step")
        if not state.hand.carried:
            raise GameError("expected a touched piece in hand, got none")
        state.position.geometry.check(square)
        self.note_hand(replace(state.hand, carried=(*state.hand.carried, square)))

    def release(self, *, at: float | None = None) -> Entry | None:
        """Let go of the piece in hand.

        Where the sheet ends a move with the hand leaving the piece, that is the move, finished or
        not. Elsewhere an unfinished capture stays open: None is returned and it can go on.
        """
        state = self._open("letting go", at)
        carried = state.hand.carried
        if len(carried) < 2:
            self.note_hand(replace(state.hand, carried=()))
            return None
        refused = state.position.why_not(carried)
        unfinished = refused is not None and refused.code == "must-finish-capture"
        if unfinished and not self.sheet.touch.hand_off_ends:
            return None
        try:
            return self.play(carried, at=at)
        except IllegalMove:
            # The piece goes back to where it stood; a touched piece stays bound to move.
            self.note_hand(replace(state.hand, carried=()))
            raise

    # Ending the game otherwise.

    def offer_draw(self, by: Colour | None = None, *, at: float | None = None) -> None:
        """Offer a draw; the offer stands until it is answered or the opponent moves."""
        state = self._open("an offer", at)
        side = _side(by, self.turn)
        if state.offer is not None:
            raise GameError(f"expected an answer to {state.offer}'s offer, got another offer")
        self.note_offer(side)

    def accept_draw(self, by: Colour | None = None, *, at: float | None = None) -> None:
        """Accept the opponent's offer."""
        self._require_offer(by, at)
        rule = next(draw for draw in self.sheet.draws if draw.rule == "agreement")
        self.note_end(drawn(rule), at=at)

    def decline_draw(self, by: Colour | None = None, *, at: float | None = None) -> None:
        """Decline the opponent's offer."""
        self._require_offer(by, at)
        self.note_offer(None)

    def _require_offer(self, by: Colour | None, at: float | None) -> None:
        state = self._open("an answer", at)
        if state.offer is None or state.offer == _side(by, opponent(state.offer)):
            raise GameError("expected an offer by the opponent to answer, got none")

    @property
    def claiming_moves(self) -> list[Move]:
        """The legal moves with which the side to move may claim a draw before it makes them."""
        state, bound = self.state, self.state.hand.bound
        if state.outcome is not None:
            return []
        legal = [move for move in self.position.legal_moves if bound in (None, move.start)]
        return self._arbiter.claiming_moves(self.position, legal)

    def claim_draw(
        self,
        move: Move | str | Sequence[int] | None = None,
        *,
        by: Colour | None = None,
        at: float | None = None,
    ) -> None:
        """Claim a draw that a rule allows now, or that one's next `move` brings about.

        Either player may claim what is reached, but nobody while his own offence is open.
        """
        state = self._open("a claim", at)
        side = _side(by, self.turn)
        if side != self.turn and (move is not None or state.offence is not None):
            raise GameError(f"expected a claim by {self.turn}, whose turn it is, got one by {by}")
        announced = None if move is None else self._announced(state, move, at)
        rule = self._claimable(state, side, announced)
        if announced is not None:
            self.note_move(announced, at=at, pressed=False)
        self.note_end(drawn(rule), at=at)

    def _claimable(self, state: GameState, side: Colour, announced: Move | None) -> Draw:
        """Return the rule that a side may claim by, now or after the move that it announces."""
        if announced is None:
            rule = self._arbiter.claimable(state, side)
            told = "" if rule else self._arbiter.progress()
        else:
            before = state.position
            after = before.play_unchecked(announced)
            entry = Entry("move", before.turn, before, after, announced)
            self._arbiter.note(entry)
            rule = self._arbiter.claimable(state.next(entry), side)
            told = "" if rule else self._arbiter.progress()
            self._arbiter.undo(entry)
        if rule is None:
            raise GameError(f"expected a draw rule that is reached, got {told}")
        return rule

    def _announced(
        self, state: GameState, move: Move | str | Sequence[int], at: float | None
    ) -> Move:
        """Return the move that a claim is made with."""
        self._must_go_on(state)
        self._require_time(state, at)
        position, path = state.position, self._path(move)
        if refused := touch.refuse_other(state.hand, position, path.squares):
            raise IllegalMove(refused)
        found = self._legal(move, path)
        if len(found) > 1:
            raise AmbiguousMove(str(path), found)
        if not found:
            raise IllegalMove(refusal.explain(position, path))
        return found[0]

    def resign(self, by: Colour | None = None, *, at: float | None = None) -> None:
        """Give up; the side to move unless another is named."""
        self._open("resigning", at)
        self.note_end(Outcome(opponent(_side(by, self.turn)), "resign", CUSTOM), at=at)

    def check_flag(self, at: float) -> Outcome | None:
        """Look at the clock: if a flag has fallen the game is over."""
        state = self.state
        if not isfinite(at):
            raise GameError(f"expected a time in seconds, got {at}")
        if state.outcome is None and state.clock is not None and (fallen := state.clock.flag(at)):
            self.note_end(Outcome(opponent(fallen), "flag", CUSTOM), at=at)
        return self.outcome

    def lose_on_time(self, by: Colour) -> None:
        """End the game for a side whose flag fell on a clock that is kept elsewhere."""
        self._open("a fallen flag")
        self.note_end(Outcome(opponent(_side(by, self.turn)), "flag", CUSTOM))

    def lose_by_leaving(self, by: Colour) -> None:
        """End the game for a side that has left the table and does not come back."""
        self._open("leaving")
        self.note_end(Outcome(opponent(_side(by, self.turn)), "left", CUSTOM))

    def start_clock(self, at: float) -> None:
        """Start the clock of the side to move; otherwise the first move starts it."""
        state = self._open("starting the clock", at)
        if state.clock is not None and state.clock.running is None:
            self.note_clock(state.clock.start(self.turn, at))

    def __repr__(self) -> str:
        state = f"{self.turn} to move" if self.outcome is None else f"over: {self.outcome.reason}"
        return f"<Game {self.sheet.id}, {self.mode}, {self.state.standing} plies, {state}>"

    # Inside.

    def _open(self, wanted: str, at: float | None = None) -> GameState:
        """Return the state if the game still goes on, after a look at the clock."""
        if self.state.clock is not None and at is not None:
            self.check_flag(at)
        if self.outcome is not None:
            raise GameError(f"expected no {wanted.removeprefix('a ')}: the game is over")
        return self.state

    def _require_time(self, state: GameState, at: float | None) -> None:
        if state.clock is not None and at is None:
            raise GameError("expected the time of the move in a timed game, got none")

    def _judge(self, decided: Outcome | None, at: float | None) -> None:
        """End a game that is over; an open offence puts that off until it is answered."""
        if self.state.offence is None and (decided := decided or self._drawn()):
            self.note_end(decided, at=at)

    def _drawn(self) -> Outcome | None:
        return self._arbiter.drawn(self.position)


def _side(by: Colour | None, otherwise: Colour) -> Colour:
    """Return the side that does something, the usual one unless another is named."""
    if by not in (None, "white", "black"):
        raise GameError(f"expected white or black, got {by!r}")
    return by or otherwise
