"""Find what can be said about a mistake: the lines are played, and what happens in them counted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from damier.board.setup import opponent
from damier.game.outcome import on_the_board
from damier.learn.explaining.duty import duty_of
from damier.learn.explaining.replay import (
    LineMove,
    last_balance,
    loser_pieces,
    play_line,
    settled,
    turning_point,
)
from damier.learn.explanation import Balance, Explanation, Kind, Result

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.engine.endgame import Tables
    from damier.position import Move, Position
    from damier.rules.sheet import Colour

_SOON = 5  # plies to the end of a game that count before what is taken on the way
_WORTH = {"loss": 0, "draw": 1, "win": 2}
_OTHER: dict[Result, Result] = {"win": "loss", "draw": "draw", "loss": "win"}


def explain(
    position: Position,
    played: Move,
    *,
    reply: Sequence[Move] = (),
    best: Sequence[Move] = (),
    tables: Tables | None = None,
) -> Explanation:
    """Say why a move was a mistake, from the line that follows it and the line that was better.

    `reply` begins with the opponent's answer to `played`, `best` with the move to play instead.
    Raises IllegalMove if a line cannot be played.
    """
    case = _Case(position, played, best[0] if best else None, tables)
    allowed = play_line(position, (played, *reply))
    missed = play_line(position, best)
    ends = [each for each in (case.end(allowed), case.end(missed)) if each is not None]
    soon = (each for each in ends if len(each.line) <= _SOON)
    return (
        case.by_tables(allowed[0].after)
        or next(soon, None)
        or case.by_pieces(settled(allowed), settled(missed))
        or case.ending(allowed, missed)
        or next(iter(ends), None)
        or Explanation("unclear", position, played, case.better)
    )


def purpose(
    position: Position, best: Sequence[Move], *, tables: Tables | None = None
) -> Explanation | None:
    """Say what a good move is for, from the line that begins with it; None if that is unclear.

    Raises IllegalMove if the line cannot be played.
    """
    case = _Case(position, None, best[0] if best else None, tables)
    line = play_line(position, best)
    end = case.end(line)
    if end is not None and len(end.line) <= _SOON:
        return end
    return case.by_pieces((), settled(line)) or case.ending((), line) or end


@dataclass(frozen=True, slots=True)
class _Case:
    """The mistake in question, or else the good move, and everything that is asked about it."""

    position: Position
    played: Move | None
    better: Move | None
    tables: Tables | None

    def by_tables(self, after: Position) -> Explanation | None:
        """Return how the tables change their mind, if they know both positions."""
        was, now = self._result(self.position), self._result(after)
        if self.played is None or was is None or now is None or _WORTH[was] <= _WORTH[now]:
            return None
        return self._of("table", play_line(self.position, (self.played,)), was=was, now=now)

    def end(self, plies: tuple[LineMove, ...]) -> Explanation | None:
        """Return that a line ends the game for the side that is meant to win it."""
        outcome = on_the_board(plies[-1].after) if plies else None
        if outcome is None or outcome.winner != self._winner(plies):
            return None
        return self._of("end", plies, outcome=outcome)

    def ending(
        self, allowed: tuple[LineMove, ...], missed: tuple[LineMove, ...]
    ) -> Explanation | None:
        """Return that one line leads into an ending that is won, and the other does not."""
        results: dict[tuple[LineMove, ...], list[Result | None]] = {
            plies: [self._result(ply.after) for ply in plies] for plies in (allowed, missed)
        }
        for plies, other in ((allowed, missed), (missed, allowed)):
            won: Result = "loss" if plies is allowed else "win"
            if won in results[plies] and won not in results[other]:
                plies = plies[: results[plies].index(won) + 1]  # noqa: PLW2901
                return self._of("ending", plies, now=won)
        return None

    def by_pieces(
        self, allowed: tuple[LineMove, ...], missed: tuple[LineMove, ...]
    ) -> Explanation | None:
        """Return what is lost or not won; where the aim is to lose all, nothing follows."""
        if self.position.sheet.end.no_move == "wins":
            return None
        mine, other = self.position.turn, opponent(self.position.turn)
        lost = turning_point(allowed, other, floor=-last_balance(missed, mine))
        won = turning_point(missed, mine, floor=last_balance(allowed, mine))
        if lost is not None and (won is None or lost <= won):
            return self._counted(allowed[: lost + 1], missed)
        return self._counted(missed[: won + 1], allowed) if won is not None else None

    def _counted(self, plies: tuple[LineMove, ...], other: tuple[LineMove, ...]) -> Explanation:
        """Return what is taken and crowned in a line; `other` is the one to compare it with."""
        winner = self._winner(plies)
        anyway = _balance(other, winner) if other else Balance()
        part = plies[_first(plies, winner) :]
        mine = [ply for ply in part if ply.by == winner]
        taken = "".join(ply.taken for ply in mine)
        duty = duty_of(part, opponent(winner))
        return self._of(
            _kind(part, winner, anyway.men + anyway.kings),
            plies,
            taken=len(taken),
            kings_taken=sum(piece.isupper() for piece in taken),
            given=_given(part, winner),
            crowns=any(ply.move.crowns for ply in mine),
            duty=duty.code if duty else None,
            article=duty.article if duty else None,
        )

    def _of(self, kind: Kind, plies: tuple[LineMove, ...], **facts: Any) -> Explanation:
        """Make an explanation with the facts that every line has."""
        winner = self._winner(plies)
        mine = [ply for ply in plies if ply.by == winner]
        decides = max(mine, key=lambda ply: (len(ply.taken), ply.move.crowns), default=plies[-1])
        return Explanation(
            kind,
            self.position,
            self.played,
            self.better,
            missed=winner == self.position.turn,
            line=tuple(ply.move for ply in plies),
            first=_first(plies, winner),
            pieces=loser_pieces(plies, opponent(winner)),
            route=decides.move.path,
            balance=_balance(plies, winner),
            **facts,
        )

    def _winner(self, plies: tuple[LineMove, ...]) -> Colour:
        """Return whom a line is about: the opponent, unless it is one that was missed."""
        mine = self.position.turn
        return mine if plies and plies[0].move != self.played else opponent(mine)

    def _result(self, position: Position) -> Result | None:
        """Return what the tables say of a position, for the side that made the mistake."""
        probe = self.tables.probe(position) if self.tables is not None else None
        if probe is None:
            return None
        return probe.result if position.turn == self.position.turn else _OTHER[probe.result]


def _kind(part: Sequence[LineMove], winner: Colour, anyway: int) -> Kind:
    """Name what happens; every name is a claim that the plies prove.

    `anyway` are the pieces that the winner wins by the other line, too.
    """
    taken = sum(len(ply.taken) for ply in part if ply.by == winner)
    given = _given(part, winner)
    if part[0].taken:
        if len(part) == 1:
            return "capture"
        if all(ply.taken for ply in part) and taken > given:
            return "exchange"
    elif given and all(_has_to_take_so_many(ply) for ply in part if ply.by != winner):
        return "shot"
    crowns = any(ply.move.crowns for ply in part if ply.by == winner)
    return "crown" if crowns and taken - given <= max(0, anyway) else "attack"


def _has_to_take_so_many(ply: LineMove) -> bool:
    """Tell whether every move allowed takes as many pieces as this one, and not none."""
    taken = {len(move.captured) for move in ply.before.legal_moves}
    return taken == {len(ply.taken)} and bool(ply.taken)


def _given(part: Sequence[LineMove], winner: Colour) -> int:
    return sum(len(ply.taken) for ply in part if ply.by != winner)


def _first(plies: Sequence[LineMove], winner: Colour) -> int:
    """Return the place of the winner's first move; behind the last if he has none to make."""
    return next((index for index, ply in enumerate(plies) if ply.by == winner), len(plies))


def _balance(plies: tuple[LineMove, ...], winner: Colour) -> Balance:
    before, after = plies[0].before.core.counts, plies[-1].after.core.counts
    sign = 1 if winner == "white" else -1
    men, kings = (
        sign * ((after[kind] - after[kind + 2]) - (before[kind] - before[kind + 2]))
        for kind in (0, 1)
    )
    return Balance(men, kings)
