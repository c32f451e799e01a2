"""Themes of puzzles, as draughts players name them, each with the rule that recognises it.

A theme that lives by a rule of the sheet names the field of that rule, so that whoever shows it can
show the article as well. What is recognised is always the main line.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.learn.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.learn.puzzle import Puzzle
    from damier.learn.scene import SceneStep
    from damier.position import Position
    from damier.rules import Sheet
    from damier.rules.sheet import Source

_FEW = 8  # pieces of an ending
_BROUGHT, _WINDING = 34, [40, 29, 20]  # the squares of the coup royal
_FROM, _STRAIGHT = (38, 40), [29, 18]  # and of the coup Philippe
_LONG = 3  # pieces of a long capture by a king


@dataclass(frozen=True, slots=True)
class Theme:
    """One theme: its name, how it is recognised, and the field of the sheet it lives by, if any."""

    name: str
    recognise: Callable[[Scene], bool]
    field: str = ""


def themes_of(puzzle: Puzzle) -> tuple[str, ...]:
    """Return the themes that a puzzle has, in the order of THEMES."""
    scene = Scene(puzzle)
    return tuple(theme.name for theme in THEMES if theme.recognise(scene))


def source_of(name: str, sheet: Sheet) -> Source | None:
    """Return where a sheet has the rule that a theme lives by; None if it lives by none."""
    theme = next((theme for theme in THEMES if theme.name == name), None)
    return sheet.source(theme.field) if theme is not None and theme.field else None


def _takes(least: int, most: int = 99) -> Callable[[Scene], bool]:
    return lambda scene: least <= scene.most_taken <= most


def _gives(least: int, most: int = 99) -> Callable[[Scene], bool]:
    return lambda scene: least <= scene.given <= most and scene.most_taken > 0


def _breakthrough(scene: Scene) -> bool:
    """Say whether a man walks to the last row."""
    return any(step.move.crowns and not step.move.is_capture for step in scene.mine)


def _crowning_capture(scene: Scene) -> bool:
    """Say whether a capture ends with a crown."""
    return any(step.move.crowns and step.move.is_capture for step in scene.mine)


def _through_crown_row(scene: Scene) -> bool:
    """Say whether a man's capture touches the last row and goes on."""
    return any(_goes_through(step) for step in scene.mine)


def _goes_through(step: SceneStep) -> bool:
    last = step.before.geometry.height - 1
    return not step.by_king and step.move.is_capture and last in step.rows[1:-1]


def _backward(scene: Scene) -> bool:
    """Say whether a man takes backward, other than from the last row."""
    return any(
        not step.by_king
        and step.move.is_capture
        and not _goes_through(step)
        and any(there < here for here, there in zip(step.rows, step.rows[1:], strict=False))
        for step in scene.mine
    )


def _most_first(scene: Scene) -> bool:
    """Say whether the other side has to take as it does because that capture has priority."""
    if not scene.sheet.capture.priority:
        return False
    return any(
        step.move.is_capture and len(step.before.core.complete()) > len(step.before.legal_moves)
        for step in scene.theirs
    )


def _long_king(scene: Scene) -> bool:
    """Say whether a king takes three or more."""
    return any(step.by_king and step.taken >= _LONG for step in scene.mine)


def _opposition(scene: Scene) -> bool:
    """Say whether, in an ending, a piece steps right before one of the other side."""
    first = scene.steps[0]
    flying = first.by_king and scene.sheet.king.flies
    if flying or first.move.is_capture or sum(first.before.core.counts) > _FEW:
        return False
    if any(move.is_capture for move in first.after.legal_moves):
        return False
    squares, board = first.after.geometry, first.after.board
    row, column = squares.row_column(first.move.end)
    ahead = -2 if first.piece in "wW" else 2
    facing = squares.square_at(row + ahead, column)
    enemy = "bB" if first.piece in "wW" else "wW"
    return facing is not None and board[facing - 1] in enemy


def _trapped_king(scene: Scene) -> bool:
    """Say whether the other side has a king that is lost whatever it does."""
    return any(not step.move.is_capture and _is_trapped(step.after) for step in scene.mine)


def _is_trapped(position: Position) -> bool:
    king = position.turn[0].upper()
    if king not in position.board:
        return False
    for move in position.legal_moves:
        if move.is_capture or position.board[move.start - 1] != king:
            return False
        after = position.play_unchecked(move)
        if not any(move.end in reply.captured for reply in after.legal_moves):
            return False
    return True


def _turkish(scene: Scene) -> bool:
    """Say whether a king is stopped by a piece that it has just taken, and is taken itself."""
    if scene.sheet.capture.removal != "after":
        return False
    for step, answer in zip(scene.steps, scene.steps[1:], strict=False):
        if step.by_solver or not step.by_king or step.taken < 2:
            continue
        if step.move.end in answer.move.captured and _could_go_on(step):
            return True
    return False


def _could_go_on(step: SceneStep) -> bool:
    """Say whether the capture would go on if what it has taken were off the board already."""
    freed = step.after.replace(turn=step.before.turn)
    return any(move.start == step.move.end and move.is_capture for move in freed.core.attempts())


def _blockade(scene: Scene) -> bool:
    """Say whether the other side has pieces left and no move."""
    if scene.sheet.end.no_move == "wins" or scene.sheet.end.first_king_wins:
        return False
    mover = scene.final.turn[0]
    left = scene.final.board.count(mover) + scene.final.board.count(mover.upper())
    return left > 0 and not scene.final.core.has_moves()


def _quiet_move(scene: Scene) -> bool:
    """Say whether a later move of the solver takes nothing and gives nothing."""
    return any(
        not step.move.is_capture and not any(m.is_capture for m in step.after.legal_moves)
        for step in scene.mine[1:]
    )


def _free_choice(scene: Scene) -> bool:
    """Say whether the solver chooses between captures at the first turn."""
    return scene.steps[0].move.is_capture


def _ending(scene: Scene) -> bool:
    """Say whether few pieces are left."""
    return sum(scene.puzzle.position.core.counts) <= _FEW


def _saved(scene: Scene) -> bool:
    return scene.puzzle.goal == "draw"


def _coup_royal(scene: Scene) -> bool:
    """Say whether a man is brought to 34 and a capture from 40 winds its way by 29 and 20.

    Squares are White's on the board of 100; for Black the same, turned round.
    """
    return any(
        step.by_solver
        and step.taken > 1
        and _white_view(reply)[-1] == _BROUGHT
        and _white_view(step)[: len(_WINDING)] == _WINDING
        for reply, step in _pairs_on_hundred(scene)
    )


def _coup_philippe(scene: Scene) -> bool:
    """Say whether 18 is lured away and a capture from 40 or 38 goes straight by 29 and 18.

    Squares are White's on the board of 100; for Black the same, turned round.
    """
    lured = False
    for reply, step in _pairs_on_hundred(scene):
        lured = lured or (not reply.by_solver and _white_view(reply)[0] == _STRAIGHT[1])
        path = _white_view(step)
        if lured and step.by_solver and path[0] in _FROM and path[1:3] == _STRAIGHT:
            return True
    return False


def _pairs_on_hundred(scene: Scene) -> list[tuple[SceneStep, SceneStep]]:
    """Return each step with the next where the board is that of 100 squares, else nothing."""
    board = scene.sheet.board
    if (board.width, board.height, board.squares) != (10, 10, "dark"):
        return []
    return list(zip(scene.steps, scene.steps[1:], strict=False))


def _white_view(step: SceneStep) -> list[int]:
    """Return the path of a move, seen as if the solver were White."""
    solver_is_black = (step.before.turn == "black") == step.by_solver
    squares = step.before.geometry
    return [squares.rotate(at) if solver_is_black else at for at in step.move.path]


THEMES: tuple[Theme, ...] = (
    Theme("take-1", _takes(1, 1)),
    Theme("take-2", _takes(2, 2)),
    Theme("take-3", _takes(3, 3)),
    Theme("take-4", _takes(4, 4)),
    Theme("take-5", _takes(5)),
    Theme("give-1", _gives(1, 1)),
    Theme("give-2", _gives(2, 2)),
    Theme("give-3", _gives(3)),
    Theme("breakthrough", _breakthrough),
    Theme("crowning-capture", _crowning_capture, "crowning.when"),
    Theme("through-crown-row", _through_crown_row, "crowning.when"),
    Theme("backward", _backward, "man.captures_backward"),
    Theme("most-first", _most_first, "capture.priority"),
    Theme("long-king", _long_king, "king.flies"),
    Theme("turkish-stroke", _turkish, "capture.removal"),
    Theme("coup-royal", _coup_royal),
    Theme("coup-philippe", _coup_philippe),
    Theme("choice", _free_choice, "capture.compulsory"),
    Theme("quiet-move", _quiet_move),
    Theme("opposition", _opposition),
    Theme("trapped-king", _trapped_king),
    Theme("blockade", _blockade, "end.no_move"),
    Theme("ending", _ending),
    Theme("saved-draw", _saved),
)
