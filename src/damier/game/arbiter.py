"""The arbiter: which draw rules are in force, how far they have come, whether the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, Self

from damier.errors import GameError
from damier.game.draws import Counter, counters, counting, tally_of
from damier.game.outcome import Outcome, drawn, on_the_board

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from damier.game.history import Entry
    from damier.game.state import GameState
    from damier.position import Move, Position
    from damier.rules import Sheet
    from damier.rules.sheet import Colour, Draw, DrawRule

Verdict = Literal["white", "black", "draw"]


class Arbiter:
    """Follows one game and decides it by the rules in force.

    `judge` knows what a position is worth, if anyone does. `quiet` is the number of plies without
    progress that the starting position brought along.
    """

    def __init__(
        self,
        rules: tuple[Draw, ...],
        start: Position,
        *,
        judge: Callable[[Position], Verdict | None] | None = None,
        quiet: int = 0,
    ) -> None:
        self.rules, self.judge = rules, judge
        self._start, self._quiet = start, quiet
        self._counting = counting(rules)
        self._proved = [rule for rule in rules if rule.rule == "nobody-can-win"]
        self._tally = tally_of(self._counting, start, quiet)

    def copy(self) -> Self:
        """Return an arbiter who knows the same and goes on with another game."""
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin._tally = self._tally.__copy__()
        return twin

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if name != "_tally"}

    # Following the game.

    def follow(self, entries: Sequence[Entry]) -> None:
        """Begin to count anew and note all that was done."""
        self._tally = tally_of(self._counting, self._start, self._quiet)
        for entry in entries:
            self.note(entry)

    def note(self, entry: Entry) -> None:
        """Count what was done."""
        if entry.move is not None:
            self._tally.push(entry.move, entry.after.core)
        elif entry.kind == "huff":
            self._tally.set_huffed(True, entry.after.core)
        else:
            self._tally.pop()

    def undo(self, entry: Entry, withdrawn: Entry | None = None) -> None:
        """Forget the last deed; a withdrawal is undone by the move that it took back."""
        if entry.move is not None:
            self._tally.pop()
        elif entry.kind == "huff":
            self._tally.set_huffed(False, entry.before.core)
        elif withdrawn is not None:
            self.note(withdrawn)

    # Judging the state that was followed so far.

    def counters(self) -> list[Counter]:
        """Return how far every draw rule that counts has come."""
        return counters(self._counting, self._tally)

    def outcome(self, position: Position) -> Outcome | None:
        """Return the outcome if the game ends by itself here."""
        return on_the_board(position) or self.drawn(position)

    def drawn(self, position: Position) -> Outcome | None:
        """Return the draw that comes by itself here, if any."""
        rule = self._reached(position, "automatic")
        return None if rule is None else drawn(rule)

    def claimable(self, state: GameState, side: Colour) -> Draw | None:
        """Return the first draw rule that a side may claim here, on whoever's turn.

        Whose offence is still open has to wait for the opponent's answer.
        """
        if state.offence is not None and side == state.offence.by:
            return None
        return self._reached(state.position, "claim")

    def claiming_moves(self, position: Position, moves: Sequence[Move]) -> list[Move]:
        """Return the moves of the side to move that complete what a claimable rule counts."""
        if not any(rule.how == "claim" for rule in self._counting):
            return []
        claims = self._tally.claiming(position.core, moves)
        return [move for move, claim in zip(moves, claims, strict=True) if claim]

    def progress(self) -> str:
        """Say how far the claimable rules have come."""
        claims = [counter for counter in self.counters() if counter.rule.how == "claim"]
        told = [f"{counter.rule.rule} {counter.done} of {counter.needed}" for counter in claims]
        return ", ".join(told) or "none to claim on this sheet"

    def _reached(self, position: Position, how: Literal["automatic", "claim"]) -> Draw | None:
        counted = self._tally.reached(how == "claim")
        if counted >= 0:
            return self._counting[counted]
        if self.judge is not None:
            for rule in self._proved:
                if rule.how == how and self.judge(position) == "draw":
                    return rule
        return None


def rules_in_force(sheet: Sheet, options: Collection[DrawRule]) -> tuple[Draw, ...]:
    """Return the sheet's draw rules, of the optional ones only those that are switched on."""
    offered = {draw.rule for draw in sheet.draws if draw.option}
    if unknown := set(options) - offered:
        choice = ", ".join(sorted(offered)) or "none"
        raise GameError(f"expected draw options of {choice}, got {', '.join(sorted(unknown))}")
    return tuple(draw for draw in sheet.draws if not draw.option or draw.rule in options)
