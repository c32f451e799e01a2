"""Puzzles as rows of text: what the package's files and the maker's state are made of.

A row has six columns with tabs between them: the id, the FEN, the goal, the difficulty, the themes
with blanks between them, and the solution. A solution is written as PDN writes moves, without
numbers: another defence and the answer to it stand in brackets behind the best defence.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast, get_args

from damier.errors import DamierError
from damier.learn.puzzle import Goal, Puzzle, PuzzleError, Reply, Turn, is_mirrored
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.position import Move
    from damier.rules import Sheet

COLUMNS = ("id", "fen", "goal", "difficulty", "themes", "solution")
_TOKEN = re.compile(r"[()]|[^\s()]+")
_NUMBER = re.compile(r"[0-9]+")


def format_row(puzzle: Puzzle) -> str:
    """Write a puzzle as a row, as on a board that is not mirrored."""
    fen, solution = _fen(puzzle.position), format_tree(puzzle.position, puzzle.solution)
    if is_mirrored(puzzle.position.sheet):
        solution = _mirrored(solution, puzzle.position.sheet)
    themes = " ".join(puzzle.themes)
    return "\t".join((puzzle.id, fen, puzzle.goal, str(puzzle.difficulty), themes, solution))


def parse_row(row: str, sheet: Sheet, nodes: int = 0) -> Puzzle:
    """Read a row as a puzzle of a sheet; raise PuzzleError if its solution cannot be played."""
    columns = row.rstrip("\n").split("\t")
    if len(columns) != len(COLUMNS):
        raise PuzzleError(f"expected {len(COLUMNS)} columns, got {len(columns)}")
    name, fen, goal, difficulty, themes, solution = columns
    if goal not in get_args(Goal) or not difficulty.isdecimal():
        raise PuzzleError(f"expected win or draw and a number, got {goal} {difficulty}", name=name)
    if is_mirrored(sheet):
        fen, solution = _mirrored(fen, sheet), _mirrored(solution, sheet)
    position = Position.from_fen(fen, sheet)
    turn = parse_tree(solution, position, name=name)
    puzzle = Puzzle(
        position, cast("Goal", goal), turn, tuple(themes.split()), int(difficulty), nodes
    )
    if name != puzzle.id:
        raise PuzzleError(f"expected the id {puzzle.id} for this position, got {name}", name=name)
    return puzzle


def format_tree(position: Position, turn: Turn) -> str:
    """Write a solution, other defences in brackets."""
    return " ".join(_words(position, turn))


def _words(position: Position, turn: Turn) -> Iterator[str]:
    yield position.text(turn.move)
    after = position.play_unchecked(turn.move)
    if not turn.replies:
        return
    best, *others = turn.replies
    yield after.text(best.move)
    for reply in others:
        there = after.play_unchecked(reply.move)
        yield f"({after.text(reply.move)} {format_tree(there, reply.turn)})"
    yield from _words(after.play_unchecked(best.move), best.turn)


def parse_tree(text: str, position: Position, *, name: str = "") -> Turn:
    """Read a solution; raise PuzzleError where it cannot be played or breaks off."""
    words = _TOKEN.findall(text)
    turn, rest = _turn(words, position, name)
    if rest:
        raise PuzzleError(f"expected the end of the solution, got {rest[0]}", name=name)
    return turn


def _turn(words: list[str], position: Position, name: str) -> tuple[Turn, list[str]]:
    if not words or words[0] in "()":
        got = words[0] if words else "the end"
        raise PuzzleError(f"expected a move of the solver, got {got}", name=name)
    try:
        move = position.parse(words[0])
    except DamierError as error:
        raise PuzzleError(f"expected a legal move, got {words[0]}: {error}", name=name) from error
    after, words = position.play_unchecked(move), words[1:]
    if not words or words[0] == ")":
        return Turn(move), words
    best, words = _defence(words, after, name)
    others: list[Reply] = []
    while words and words[0] == "(":
        other, words = _defence(words[1:], after, name)
        turn, words = _turn(words, after.play_unchecked(other), name)
        if not words or words[0] != ")":
            raise PuzzleError("expected a bracket that closes a defence, got none", name=name)
        words = words[1:]
        others.append(Reply(other, turn))
    turn, words = _turn(words, after.play_unchecked(best), name)
    return Turn(move, (Reply(best, turn), *others)), words


def _defence(words: list[str], after: Position, name: str) -> tuple[Move, list[str]]:
    if not words or words[0] in "()":
        got = words[0] if words else "the end"
        raise PuzzleError(f"expected a defence, got {got}", name=name)
    try:
        return after.parse(words[0]), words[1:]
    except DamierError as error:
        raise PuzzleError(f"expected a legal move, got {words[0]}: {error}", name=name) from error


def _fen(position: Position) -> str:
    """Write a FEN as on a board that is not mirrored, without ranges: a mirror turns them round."""
    squares, pieces = position.geometry, position.pieces()
    if is_mirrored(position.sheet):
        pieces = dict(sorted((squares.mirror(at), piece) for at, piece in pieces.items()))
    sides = []
    for man in "wb":
        names = {man: "", man.upper(): "K"}
        places = [f"{names[piece]}{at}" for at, piece in pieces.items() if piece in names]
        sides.append(f"{man.upper()}{','.join(places)}")
    return ":".join((position.turn[0].upper(), *sides))


def _mirrored(text: str, sheet: Sheet) -> str:
    from damier.board.geometry import geometry

    squares = geometry(sheet.board)
    return _NUMBER.sub(lambda found: str(squares.mirror(int(found[0]))), text)
