"""The chronicle of a game: what has happened, noted as it is told.

No rule is asked here, so nothing can be refused: `Game` asks the rules first and then notes what
came of it, and whoever knows what came of it (a stored game) notes the same without asking.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Self

from damier.errors import GameError
from damier.game import remedies
from damier.game.history import Entry
from damier.game.state import GameState
from damier.game.touch import EMPTY_HAND

if TYPE_CHECKING:
    from damier.game.arbiter import Arbiter
    from damier.game.clock import Clock
    from damier.game.outcome import Outcome
    from damier.game.remedies import Committed
    from damier.game.touch import Hand
    from damier.position import Move, Position
    from damier.rules.sheet import Colour


class Chronicle:
    """Entries and states of one game, one after the other."""

    def __init__(self, arbiter: Arbiter, first: GameState) -> None:
        self._arbiter = arbiter
        self._entries: list[Entry] = []
        self._states = [first]

    # What the game is like now.

    @property
    def state(self) -> GameState:
        """Everything known at this moment."""
        return self._states[-1]

    @property
    def position(self) -> Position:
        """The position now."""
        return self.state.position

    @property
    def turn(self) -> Colour:
        """The side to move, or to answer an offence."""
        return self.position.turn

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.state.outcome

    @property
    def offence(self) -> Committed | None:
        """The offence that the side to move may answer now."""
        return self.state.offence

    @property
    def entries(self) -> tuple[Entry, ...]:
        """All that happened, also moves that were withdrawn."""
        return tuple(self._entries)

    def entries_from(self, first: int) -> list[Entry]:
        """Return the entries from one on; that costs no more in a long game."""
        return self._entries[first:]

    @property
    def last_entry(self) -> Entry | None:
        """What happened last."""
        return self._entries[-1] if self._entries else None

    # What happens.

    def note_move(
        self,
        move: Move,
        offence: Committed | None = None,
        *,
        at: float | None = None,
        pressed: bool = True,
    ) -> Entry:
        """Note a move; `pressed`: the clock was, which is not so for a move claimed with."""
        state = self.state
        position = state.position
        after = position.play_unchecked(move)
        broken = None if offence is None else offence.refusal
        entry = Entry("move", position.turn, position, after, move, None, broken, at)
        clock = self._pressed(state, at) if pressed else state.clock
        self._note(entry, state.next(entry, offence, offer=self._standing(state), clock=clock))
        return entry

    def note_huff(self, square: int, *, is_turn: bool, at: float | None = None) -> Entry:
        """Note that a piece was taken off for an offence; `is_turn`: that was the turn."""
        state = self.state
        after = remedies.without_piece(state.position, square)
        clock, offer = state.clock, state.offer
        if is_turn:
            after = remedies.passed(after)
            clock, offer = self._pressed(state, at), self._standing(state)
        entry = Entry("huff", state.position.turn, state.position, after, square=square, at=at)
        self._note(entry, state.next(entry, offer=offer, clock=clock))
        return entry

    def note_withdrawal(self, *, at: float | None = None) -> Entry:
        """Note that the last move was taken back; whoever made it has to make a legal one."""
        state, before, withdrawn = self.state, self._states[-2], self._entries[-1]
        back, clock, pressed = withdrawn.before, state.clock, withdrawn.at
        entry = Entry("withdrawal", state.position.turn, state.position, back, at=at)
        if clock and before.clock and pressed is not None and at is not None:
            clock = clock.unpress(before.clock, pressed, at)
        done, standing, lost = state.done + 1, before.standing, before.lost
        following = GameState(
            back, done, state.plies, standing, lost, must_be_legal=True, clock=clock
        )
        self._note(entry, following)
        return entry

    def note_stand(self) -> None:
        """Note that an offence was let stand."""
        self._states.append(replace(self.state, offence=None))

    def note_hand(self, hand: Hand) -> None:
        """Note what the player to move has in hand."""
        self._states[-1] = replace(self.state, hand=hand)

    def note_offer(self, side: Colour | None) -> None:
        """Note whose offer of a draw stands now, if any."""
        self._states[-1] = replace(self.state, offer=side)

    def note_clock(self, clock: Clock | None) -> None:
        """Note that the clock was set."""
        self._states[-1] = replace(self.state, clock=clock)

    def note_end(self, outcome: Outcome, *, at: float | None = None) -> None:
        """Note how the game ended; the clock stops."""
        state = self.state
        clock = state.clock
        if clock is not None:
            clock = clock.stop(clock.since if at is None else at)
        self._states.append(replace(state, outcome=outcome, offence=None, offer=None, clock=clock))

    def take_back(self) -> Entry:
        """Undo the last entry and whatever followed from it; return it."""
        if not self._entries:
            raise GameError("expected a move to take back, got none")
        last = self._entries.pop()
        while self.state.done > len(self._entries):
            self._states.pop()
        self._arbiter.undo(last, self.last_entry)
        self._states[-1] = replace(self.state, hand=EMPTY_HAND, offer=None)
        return last

    def copy(self) -> Self:
        """Return a game in the same state that goes its own way from here."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._states, twin._entries = list(self._states), list(self._entries)
        twin._arbiter = self._arbiter.copy()
        return twin

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Self:
        return self.copy()

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self._arbiter.follow(self._entries)

    # Inside.

    def _note(self, entry: Entry, state: GameState) -> None:
        self._arbiter.note(entry)
        self._entries.append(entry)
        self._states.append(state)

    def _pressed(self, state: GameState, at: float | None) -> Clock | None:
        """Return the clock after the side to move has made its move."""
        if state.clock is None or at is None:
            return None
        running = state.clock if state.clock.running else state.clock.start(self.turn, at)
        return running.press(at)

    def _standing(self, state: GameState) -> Colour | None:
        """Return whose offer still stands after the turn of the side to move."""
        return state.offer if state.offer and state.offer == self.turn else None
