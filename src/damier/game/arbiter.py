"""The arbiter: which draw rules are in force, and whether the game is over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.errors import GameError
from damier.game.draws import Counter, counters
from damier.game.history import Ply, plies
from damier.game.outcome import Outcome, drawn, on_the_board

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from damier.game.state import State
    from damier.position import Move, Position
    from damier.rules import Sheet
    from damier.rules.sheet import Colour, Draw, DrawRule

Verdict = Literal["white", "black", "draw"]


@dataclass(frozen=True, slots=True)
class Arbiter:
    """Decides games by the rules in force; `judge` knows what a position is worth, if anyone does.

    `quiet` is the number of plies without progress that the starting position brought along.
    """

    rules: tuple[Draw, ...]
    judge: Callable[[Position], Verdict | None] | None = None
    quiet: int = 0

    def counters(self, state: State) -> list[Counter]:
        """Return how far every draw rule that counts has come."""
        return counters(self.rules, plies(state.entries), state.position, self.quiet)

    def outcome(self, state: State) -> Outcome | None:
        """Return the outcome if the game ends by itself here."""
        decided = on_the_board(state.position)
        if decided is None and (rule := next(self._reached(state, "automatic"), None)):
            return drawn(rule)
        return decided

    def claimable(self, state: State, side: Colour) -> Draw | None:
        """Return the first draw rule that a side may claim here, on whoever's turn.

        Whose offence is still open has to wait for the opponent's answer.
        """
        if state.offence is not None and side == state.offence.by:
            return None
        return next(self._reached(state, "claim"), None)

    def claiming_moves(self, state: State, moves: Sequence[Move]) -> list[Move]:
        """Return the moves of the side to move that complete what a claimable rule counts."""
        rules = [rule for rule in self.rules if rule.how == "claim"]
        if not rules:
            return []
        before, history = state.position, plies(state.entries)
        found = []
        for move in moves:
            man = before.piece_at(move.start).islower()
            after = before.play_unchecked(move)
            line = [*history, Ply(before.turn, before, after, move, man)]
            if any(counter.reached for counter in counters(rules, line, after, self.quiet)):
                found.append(move)
        return found

    def progress(self, state: State) -> str:
        """Say how far the claimable rules have come."""
        claims = [counter for counter in self.counters(state) if counter.rule.how == "claim"]
        told = [f"{counter.rule.rule} {counter.done} of {counter.needed}" for counter in claims]
        return ", ".join(told) or "none to claim on this sheet"

    def _reached(self, state: State, how: str) -> Iterator[Draw]:
        for counter in self.counters(state):
            if counter.reached and counter.rule.how == how:
                yield counter.rule
        for rule in self.rules:
            if rule.rule == "nobody-can-win" and rule.how == how and self._drawn(state.position):
                yield rule

    def _drawn(self, position: Position) -> bool:
        return self.judge is not None and self.judge(position) == "draw"


def rules_in_force(sheet: Sheet, options: Collection[DrawRule]) -> tuple[Draw, ...]:
    """Return the sheet's draw rules, of the optional ones only those that are switched on."""
    offered = {draw.rule for draw in sheet.draws if draw.option}
    if unknown := set(options) - offered:
        choice = ", ".join(sorted(offered)) or "none"
        raise GameError(f"expected draw options of {choice}, got {', '.join(sorted(unknown))}")
    return tuple(draw for draw in sheet.draws if not draw.option or draw.rule in options)
