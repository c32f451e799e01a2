"""From a position to a puzzle: the tree of only moves and best defences grows from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.game.outcome import on_the_board
from damier.learn.proof import Failure
from damier.learn.puzzle import Puzzle, PuzzleError, Reply, Turn

if TYPE_CHECKING:
    from damier.learn.proof import Prover, Verdict
    from damier.learn.puzzle import Goal
    from damier.position import Move, Position

MOST_TURNS = 8  # of the solver on one line
_MOST_NODES = 12  # turns of the solver in a tree
_AT_FIRST = 12  # part of the nodes that shows most positions to be none
_DEFENCES = 3  # that are followed where so few are legal
_ENDING = 8  # pieces up to which a single quiet move is a puzzle
_FLYING, _SHORT = 3.0, 1.5  # men that kings count

Rejection = Literal["quiet", "forced", "too-short", "obvious", "unfinished"] | Failure


def balance(position: Position) -> float:
    """Return the men that the side to move is ahead, by counting."""
    white_men, white_kings, black_men, black_kings = position.core.counts
    king = _FLYING if position.sheet.king.flies else _SHORT
    ahead = white_men - black_men + king * (white_kings - black_kings)
    return ahead if position.turn == "white" else -ahead


def grow(prover: Prover, position: Position, goal: Goal) -> Grown | Rejection:
    """Return the puzzle of a position, or why it is none."""
    if len(position.legal_moves) < 2:
        return "forced"
    first = prover.verdict(position, goal, prover.nodes // _AT_FIRST)
    if first.move is not None:
        first = prover.verdict(position, goal)
    if first.move is None:
        return first.failure or "no-move"
    growth = _Growth(prover, goal, balance(position))
    solution, done = growth.turn(position, first, MOST_TURNS)
    puzzle = Puzzle(position, goal, solution, nodes=prover.nodes)
    return _objection(puzzle, done) or Grown(puzzle, growth.depths(puzzle))


@dataclass(frozen=True, slots=True)
class Grown:
    """A puzzle that was found, and how deep a search had to look at each turn of its main line."""

    puzzle: Puzzle
    depths: tuple[int, ...]


class _Growth:
    """One tree under way."""

    def __init__(self, prover: Prover, goal: Goal, before: float) -> None:
        self.prover, self.goal, self.before = prover, goal, before
        self.left = _MOST_NODES
        self._depths: dict[Position, int] = {}

    def depths(self, puzzle: Puzzle) -> tuple[int, ...]:
        """Return how deep the turns of the main line were."""
        found, position = [self._depths[puzzle.position]], puzzle.position
        line = puzzle.line
        for index in range(0, len(line) - 1, 2):
            position = position.play_unchecked(line[index]).play_unchecked(line[index + 1])
            found.append(self._depths[position])
        return tuple(found)

    def turn(self, position: Position, verdict: Verdict, depth: int) -> tuple[Turn, bool]:
        """Return the turn with all that follows, and whether the goal is reached in the end."""
        if (move := verdict.move) is None:
            raise PuzzleError(f"expected an only move, got {verdict.failure}")
        self.left -= 1
        self._depths[position] = verdict.depth
        after = position.play_unchecked(move)
        if self._is_reached(after):
            return Turn(move), True
        if depth <= 1:
            return Turn(move), False
        replies: list[Reply] = []
        reached = False
        for reply in self._defences(after, verdict):
            if self.left <= 0:
                break
            there = after.play_unchecked(reply)
            answer = self.prover.verdict(there, self.goal)
            if answer.move is None:
                continue
            following, done = self.turn(there, answer, depth - 1)
            if replies and not done:
                continue  # a variation is there for its point
            replies.append(Reply(reply, following))
            reached = reached or done
        return Turn(move, tuple(replies)), reached

    def _is_reached(self, after: Position) -> bool:
        """Say whether a move has brought what there is to win: nothing hangs any more."""
        if on_the_board(after) is not None:
            return True
        if self.goal == "draw" or self.prover.certain:
            return False
        quiet = not any(move.is_capture for move in after.legal_moves[:1])
        return quiet and -balance(after) >= self.before + 1

    def _defences(self, after: Position, verdict: Verdict) -> list[Move]:
        """Return the replies to follow, the one that the search expects first."""
        legal = after.legal_moves
        best = verdict.line[1] if len(verdict.line) > 1 else None
        if best is None or best not in legal:
            if len(legal) == 1:
                return legal
            _, line = self.prover.score(after, self.prover.nodes // 4)
            best = line[0] if line else legal[0]
        if len(legal) > _DEFENCES:
            return [best]
        return [best, *(move for move in legal if move != best)]


def _objection(puzzle: Puzzle, done: bool) -> Rejection | None:
    """Say what is dull about a puzzle that is proved."""
    line, position = puzzle.line, puzzle.position
    choices = 0
    here = position
    for index, move in enumerate(line):
        choices += index % 2 == 0 and len(here.legal_moves) > 1
        here = here.play_unchecked(move)
    ending = sum(position.core.counts) <= _ENDING
    over = on_the_board(here) is not None
    if len(line) == 1 and line[0].is_capture and not (ending and over):
        return "obvious"
    if len(line) == 1 and not (ending or over):
        return "too-short"
    if not done and not ending and puzzle.goal == "win" and choices < 2:
        return "unfinished"
    return None
