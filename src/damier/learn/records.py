"""Puzzles as PDN: a position, the solution as main line, other defences as variations.

Tags of damier's own say the rest: `PuzzleId`, `PuzzleGoal` (win or draw), `PuzzleThemes`,
`PuzzleDifficulty` and `PuzzleNodes`. A file without them can be read, too: the goal is then what
its result says, a win if it says nothing. Variations at the solver's own turns are tries, and are
left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.setup import opponent
from damier.learn.puzzle import Puzzle, PuzzleError, Reply, Turn
from damier.pdn.record import Record
from damier.pdn.result import Result, format_result
from damier.pdn.tree import Line, Node

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.learn.puzzle import Goal
    from damier.position import Position

_ID, _GOAL, _THEMES = "PuzzleId", "PuzzleGoal", "PuzzleThemes"
_DIFFICULTY, _NODES = "PuzzleDifficulty", "PuzzleNodes"


def record_of_puzzle(puzzle: Puzzle) -> Record:
    """Write a puzzle as a game of a PDN file."""
    tags = {
        "Event": f"Puzzle {puzzle.id}",
        _ID: puzzle.id,
        _GOAL: puzzle.goal,
        _THEMES: " ".join(puzzle.themes),
        _DIFFICULTY: str(puzzle.difficulty),
        _NODES: str(puzzle.nodes),
    }
    record = Record(puzzle.position.sheet, tags, start=puzzle.position)
    record.line.nodes += _nodes(record, puzzle.position, puzzle.solution)
    turn = puzzle.position.turn
    result = Result("draw") if puzzle.goal == "draw" else Result("win", turn)
    record.line.result = format_result(result, puzzle.position.sheet)
    return record


def _nodes(record: Record, position: Position, turn: Turn) -> list[Node]:
    first = Node(record.notation.text(turn.move, position.legal_moves))
    after = position.play_unchecked(turn.move)
    first.set_played(after, turn.move)
    nodes = [first]
    for index, reply in enumerate(turn.replies):
        node = Node(record.notation.text(reply.move, after.legal_moves))
        there = after.play_unchecked(reply.move)
        node.set_played(there, reply.move)
        line = [node, *_nodes(record, there, reply.turn)]
        if index == 0:
            nodes += line
        else:
            nodes[1].variations.append(Line(line))
    return nodes


def puzzle_of(record: Record) -> Puzzle:
    """Read a puzzle from a game of a PDN file; raise PuzzleError if it is none."""
    name = record.tags.find(_ID) or ""
    if not record.legal:
        raise PuzzleError(f"expected a solution that can be played, got {record.problems[0]}")
    if record.start == record.notation.start:
        raise PuzzleError(
            "expected a position with a solution, got a game from its start", name=name
        )
    position, goal = record.start, _goal(record)
    turn = _turn(position, record.nodes, name)
    difficulty = record.tags.find(_DIFFICULTY) or "0"
    nodes = record.tags.find(_NODES) or "0"
    for tag, value in ((_DIFFICULTY, difficulty), (_NODES, nodes)):
        if not (value.isascii() and value.isdecimal()):
            raise PuzzleError(f"expected a number as {tag}, got {value!r}", name=name)
    themes = tuple((record.tags.find(_THEMES) or "").split())
    puzzle = Puzzle(position, goal, turn, themes, int(difficulty), int(nodes))
    if name and name != puzzle.id:
        raise PuzzleError(f"expected the id {puzzle.id} for this position, got {name}", name=name)
    return puzzle


def _goal(record: Record) -> Goal:
    said = record.tags.find(_GOAL)
    if said in ("win", "draw"):
        return "win" if said == "win" else "draw"
    if said:
        raise PuzzleError(f"expected win or draw as {_GOAL}, got {said!r}")
    if record.result.winner == opponent(record.start.turn):
        raise PuzzleError(f"expected {record.start.turn} to move and reach the goal, got a loss")
    return "draw" if record.result.kind == "draw" else "win"


def _turn(position: Position, nodes: Sequence[Node], name: str) -> Turn:
    moves = [node for node in nodes if node.move is not None]
    if not moves or moves[0].move is None:
        raise PuzzleError("expected a move of the solver, got none", name=name)
    move = moves[0].move
    if len(moves) < 3:  # a defence that nothing answers is no part of the puzzle
        return Turn(move)
    after = position.play_unchecked(move)
    lines = [moves[1:], *(variation.nodes for variation in moves[1].variations)]
    replies = []
    for line in lines:
        defence = line[0].move if line else None
        if defence is None or len(line) < 2:
            continue
        there = after.play_unchecked(defence)
        replies.append(Reply(defence, _turn(there, line[1:], name)))
    return Turn(move, tuple(replies))
