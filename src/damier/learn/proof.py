"""Proof that one move keeps the result: by endgame tables where they reach, else by search.

The search asks for its two best moves with a number of nodes and nothing remembered, so that a
proof can be repeated anywhere. What a man is worth differs from game to game: where it is less than
the unit of scores, as in games with short kings, the limits below count in what it is worth.
"""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median
from typing import TYPE_CHECKING, Literal

from damier._core import Stop
from damier.engine import Engine
from damier.engine.analysis import KNOWN
from damier.engine.draws import materials, quiet_plies
from damier.game.arbiter import rules_in_force
from damier.game.outcome import on_the_board
from damier.position import Position

if TYPE_CHECKING:
    from damier.engine.endgame import Tables
    from damier.learn.puzzle import Goal
    from damier.position import Move
    from damier.rules import Sheet

NODES = 100_000  # of a proof, unless told otherwise
_MEMORY = 2  # MB of the search's table: enough for these nodes, and quickly cleared
WON = 1.5  # men from which a position counts as won
UNCLEAR = 0.75  # men up to which it counts as not won
LEVEL = 0.7  # men either way within which it counts as drawn
LOST = -1.5  # men down to which it counts as lost
_LEAST_WORTH = 0.5  # of a man

Failure = Literal["no-move", "no-goal", "several", "unclear"]


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a proof found: the only `move`, or the `failure` that there is none.

    `no-goal`: no move reaches the goal; `several`: more than one does; `unclear`: one does, and
    another is too near to it to say. `score` and `second` are of the two best moves; `depth` is
    how deep a search had to look before it preferred the move for good; 0 where no search was
    needed. `line` is what the search expects to follow.
    """

    move: Move | None
    failure: Failure | None = None
    score: float = 0.0
    second: float = 0.0
    depth: int = 0
    line: tuple[Move, ...] = ()


class Prover:
    """Proves turns of puzzles of one sheet, with so many nodes each.

    `strict` demands that much more, in men, on both sides of the margin: what is made strictly
    still holds for another search.
    """

    def __init__(
        self,
        sheet: str | Sheet,
        *,
        nodes: int = NODES,
        strict: float = 0.0,
        tables: Tables | None = None,
    ) -> None:
        self.engine = Engine(sheet, memory=_MEMORY, tables=tables)
        self.sheet, self.nodes, self.strict = self.engine.sheet, nodes, strict
        self.tables = tables
        self._known_pieces = 0 if tables is None else tables.available_pieces
        rules = rules_in_force(self.sheet, ())
        self._quiet, self._materials = quiet_plies(rules), materials(rules, [])
        self.scale = _worth_of_a_man(self.engine)
        end = self.sheet.end
        # Where pieces are no measure of success, only a win in sight is one.
        self.certain = end.no_move == "wins" or end.first_king_wins

    def __repr__(self) -> str:
        return f"<Prover {self.sheet.id}, nodes={self.nodes}>"

    def verdict(self, position: Position, goal: Goal, nodes: int | None = None) -> Verdict:
        """Say which move alone reaches the goal for the side to move, or why none does."""
        legal = position.legal_moves
        if not legal:
            return Verdict(None, "no-move")
        if sum(position.core.counts) <= self._known_pieces:
            known = self._by_tables(position, legal, goal)
            if known is not None:
                return known
        if len(legal) == 1:
            return Verdict(legal[0])
        return self._by_search(position, goal, nodes or self.nodes)

    def score(self, position: Position, nodes: int) -> tuple[float, tuple[Move, ...]]:
        """Return what a position is worth to the side to move, and the line that shows it."""
        found = self._search(position, nodes, 1)[0]
        return (found[0][0] / 100, tuple(found[0][2])) if found else (0.0, ())

    def keeps(self, score: float, goal: Goal, strict: float = 0.0) -> bool:
        """Say whether a move of this score reaches the goal, by `strict` men more than it must."""
        if goal == "draw":
            return abs(score) <= (LEVEL - strict / 2) * self.scale
        return score > (KNOWN if self.certain else (WON + strict) * self.scale)

    def spoils(self, score: float, goal: Goal, strict: float = 0.0) -> bool:
        """Say whether a move of this score clearly does not reach the goal."""
        if goal == "draw":
            return score < (-KNOWN if self.certain else (LOST - strict) * self.scale)
        return score <= (UNCLEAR - strict) * self.scale

    def _by_search(self, position: Position, goal: Goal, nodes: int) -> Verdict:
        found, firsts = self._search(position, nodes, 2)
        if len(found) < 2:
            return Verdict(None, "unclear")
        (first, _, line), (second, _, _) = found[:2]
        move = line[0]
        depth = next(
            (at for at, best in reversed(firsts) if best != move), 0
        )  # the last that preferred another
        verdict = Verdict(move, None, first / 100, second / 100, depth + 1, tuple(line))
        return self._judged(verdict, goal)

    def _judged(self, found: Verdict, goal: Goal) -> Verdict:
        def failed(failure: Failure) -> Verdict:
            return Verdict(None, failure, found.score, found.second, found.depth, found.line)

        if not self.keeps(found.score, goal, self.strict):
            return failed("no-goal")
        if self.keeps(found.second, goal):
            return failed("several")
        if not self.spoils(found.second, goal, self.strict):
            return failed("unclear")
        return found

    def _by_tables(self, position: Position, legal: list[Move], goal: Goal) -> Verdict | None:
        if self.tables is None:
            return None
        values: list[tuple[Move, str]] = []
        for move in legal:
            after = position.play_unchecked(move)
            outcome = on_the_board(after)
            if outcome is not None:
                won = outcome.winner == position.turn
                values.append((move, "loss" if won else "win" if outcome.winner else "draw"))
                continue
            probe = self.tables.probe(after)
            if probe is None:
                return None
            values.append((move, probe.result))
        wanted = "loss" if goal == "win" else "draw"
        if goal == "draw" and any(value == "loss" for _, value in values):
            return Verdict(None, "no-goal")  # it is more than drawn
        keeping = [move for move, value in values if value == wanted]
        if len(keeping) != 1:
            return Verdict(None, "several" if keeping else "no-goal")
        return Verdict(keeping[0], depth=1)

    def _search(
        self, position: Position, nodes: int, lines: int
    ) -> tuple[list[tuple[int, int, list[Move]]], list[tuple[int, Move]]]:
        """Return the best lines, and which move was the best at each depth."""
        firsts: list[tuple[int, Move]] = []

        def report(best: list[tuple[int, int, list[Move]]], _nodes: int, _seconds: float) -> None:
            if best and best[0][2]:
                firsts.append((best[0][1], best[0][2][0]))

        core = self.engine.core
        core.clear()
        found = core.search(
            position.core,
            past=[],
            depth=60,
            nodes=nodes,
            soft_seconds=0.0,
            hard_seconds=0.0,
            quiet_plies=self._quiet,
            materials=self._materials,
            lines=lines,
            threads=1,
            without=[],
            stop=Stop(),
            heed_signals=False,
            report=report,
        )
        return found, firsts


def _worth_of_a_man(engine: Engine) -> float:
    """Return what being a man ahead is worth at the beginning of a game, at most 1."""
    start = Position.start(engine.sheet)
    theirs = "b" if start.turn == "white" else "w"
    found = [
        engine.core.evaluate(
            start.replace(board=f"{start.board[:at]}e{start.board[at + 1 :]}").core
        )
        for at, piece in enumerate(start.board)
        if piece == theirs
    ]
    return min(1.0, max(_LEAST_WORTH, median(found) / 100))
