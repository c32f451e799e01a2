"""A position: pieces that stand as the sheet allows, and what may be played from there.

FEN, refusals and diagrams are imported where they are needed, so that `import damier` stays quick.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING, Any, Self

from damier._core import Position as _CorePosition
from damier._core import replay
from damier.board.geometry import Geometry, geometry
from damier.board.setup import KingRun, Setup, problems
from damier.errors import AmbiguousMove, DepthError, IllegalMove, NotationError, SetupError
from damier.position.compile import compile_sheet, most_pieces
from damier.position.move import Move
from damier.position.movetext import Path, fitting, parse_path, shortest_text
from damier.rules import sheet as sheet_named
from damier.rules.load import is_built_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.board.diagram import Drawing
    from damier.board.setup import Piece
    from damier.position.refusal import Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour


class Position:
    """An immutable position of one sheet. Make one with `start`, `from_fen` or `from_setup`."""

    sheet: Sheet
    core: _CorePosition

    def __init__(self, sheet: Sheet, core: _CorePosition) -> None:
        """Wrap a position of the core; callers outside use the class methods."""
        self.__dict__["sheet"] = sheet
        self.__dict__["core"] = core

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a position never changes: cannot set {name}")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"a position never changes: cannot delete {name}")

    @classmethod
    def start(cls, sheet: str | Sheet = "international") -> Self:
        """Return the starting position of a sheet."""
        rules = sheet_named(sheet)
        return cls.from_setup(Setup.start(rules), rules)

    @classmethod
    def from_fen(cls, fen: str, sheet: str | Sheet = "international") -> Self:
        """Read a FEN in any dialect; raise NotationError or SetupError if it is no position."""
        rules = sheet_named(sheet)
        if isinstance(fen, str) and fen.isascii():
            plain = _CorePosition.read_fen(compile_sheet(rules), fen, most_pieces(rules))
            if plain is not None:
                return cls(rules, plain)
        from damier.board.fen import parse_fen

        return cls.from_setup(parse_fen(fen, rules), rules)

    @classmethod
    def from_setup(cls, setup: Setup, sheet: str | Sheet = "international") -> Self:
        """Check a setup against the sheet; raise SetupError with every problem found."""
        rules = sheet_named(sheet)
        if found := list(problems(setup, rules)):
            raise SetupError(found)
        core = _CorePosition(compile_sheet(rules), setup.board, setup.turn == "black", setup.runs)
        return cls(rules, core)

    @property
    def turn(self) -> Colour:
        """The side to move."""
        return "black" if self.core.black_to_move else "white"

    @property
    def legal_moves(self) -> list[Move]:
        """All legal moves; empty when the side to move has none."""
        return self.core.legal_moves()

    @property
    def geometry(self) -> Geometry:
        """The squares of the board."""
        return geometry(self.sheet.board)

    @cached_property
    def board(self) -> str:
        """One letter a square, from the first: w, b a man, W, B a king, e nothing."""
        return self.core.board

    def piece_at(self, square: int) -> str:
        """Return the letter of what stands on a square, `e` if nothing."""
        return self.board[self.geometry.check(square) - 1]

    def play(self, move: Move | str) -> Self:
        """Return the position after a legal move; raise IllegalMove, naming why, for any other."""
        if isinstance(move, str):
            return self.play_unchecked(self.parse(move))
        if not isinstance(move, Move):
            raise NotationError(f"expected a move, or text such as 32-28, got {move!r}")
        if not self.core.is_legal(move):
            raise self._refused(Path(move.path, move.is_capture))
        return self.play_unchecked(move)

    def play_unchecked(self, move: Move) -> Self:
        """Return the position after a move that the caller knows to be legal here."""
        return type(self)(self.sheet, self.core.after(move))

    def parse(self, text: str) -> Move:
        """Return the legal move meant by text such as `32-28`, `19x28` or a whole path.

        Raises NotationError (no move at all), AmbiguousMove (with `candidates`) or IllegalMove
        (with its `refusal`).
        """
        if (plain := self.plain_move(text)) is not None:
            return plain
        path = parse_path(text, self.geometry)
        found = self.matching(path)
        if len(found) > 1:
            raise AmbiguousMove(text, found)
        if not found:
            raise self._refused(path)
        return found[0]

    def plain_move(self, text: str) -> Move | None:
        """Return the legal move that text names clearly; None where `parse` has to look closer."""
        if not isinstance(text, str) or not _PLAIN.fullmatch(text):
            return None
        line = replay(self.core, text, self.geometry.name_table)
        return line.move(0) if len(line) == 1 else None

    def matching(self, path: Path) -> list[Move]:
        """Return the legal moves that a path can mean."""
        if len(path.squares) == 2:
            return fitting(path, self.core.legal_moves(), self.geometry)
        routes = self.core.routes_between(path.start, path.ends)
        found = fitting(path, routes, self.geometry)
        if not found or any(move.path == path.squares for move in routes):
            return found
        # The squares are one route exactly, though not a legal one: then no other is meant.
        exact = any(move.path == path.squares for move in self.attempts(path))
        return [] if exact else found

    def attempts(self, path: Path) -> list[Move]:
        """Return what a hand could do, free of all duties, that a path may mean; see `fitting`."""
        return self.core.attempts_between(path.start, path.ends)

    def text(self, move: Move) -> str:
        """Write a legal move so that `parse` reads it back: short, or its path if ambiguous."""
        return shortest_text(move, self.core.legal_moves())

    def why_not(self, attempt: str | Sequence[int], by: Colour | None = None) -> Refusal | None:
        """Say why an attempted move is not allowed; None if it is.

        `attempt` is text or the squares of a path. `by` names the player who tries it, for
        telling a move out of turn. Raises NotationError only for text that is no move at all.
        """
        from damier.position import refusal

        return refusal.why_not(self, attempt, by)

    def _refused(self, path: Path) -> IllegalMove:
        from damier.position import refusal

        return IllegalMove(refusal.explain(self, path))

    def perft(self, depth: int, *, played: bool = False, duplicates: bool = False) -> int:
        """Count the move sequences of this length, from 0 to 99; else raise DepthError.

        See the core for the two options.
        """
        if not 0 <= depth <= 99:
            raise DepthError(f"expected a depth from 0 to 99, got {depth}")
        return self.core.perft(depth, played=played, duplicates=duplicates)

    def setup(self) -> Setup:
        """Return the unchecked setup of this position."""
        runs = self.core.runs
        return Setup(self.board, self.turn, (KingRun(*runs[0]), KingRun(*runs[1])))

    def replace(self, *, board: str | None = None, turn: Colour | None = None) -> Self:
        """Return a position with another board or side to move, as no move makes it."""
        return self.from_setup(self._changed(board, turn), self.sheet)

    def replace_unchecked(self, *, board: str | None = None, turn: Colour | None = None) -> Self:
        """Return the same for pieces that the caller knows to stand so."""
        setup = self._changed(board, turn)
        core = _CorePosition(
            compile_sheet(self.sheet), setup.board, setup.turn == "black", setup.runs
        )
        return type(self)(self.sheet, core)

    def _changed(self, board: str | None, turn: Colour | None) -> Setup:
        setup = self.setup()
        board = setup.board if board is None else board
        runs = [run if board[run.square - 1 :][:1] in "WB" else KingRun() for run in setup.runs]
        return Setup(board, turn or setup.turn, (runs[0], runs[1]))

    def fen(self) -> str:
        """Write this position as a FEN."""
        return self.core.fen()

    def rotated(self) -> Self:
        """Return the same position seen from the other side: turned, with colours swapped."""
        return self.from_setup(self.setup().rotated(), self.sheet)

    def pieces(self) -> dict[int, Piece]:
        """Return what stands where: square to letter."""
        return dict(self.setup().pieces())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.core == other.core and self.sheet == other.sheet

    def __hash__(self) -> int:
        return hash(self.core)

    def __copy__(self) -> Self:
        return self

    def __deepcopy__(self, memo: object) -> Self:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        core = self.core
        rules = self.sheet.id if is_built_in(self.sheet) else self.sheet
        return _restored, (type(self), rules, core.board, core.black_to_move, core.runs)

    def __repr__(self) -> str:
        return f"<Position {self.sheet.id} {self.fen()}>"

    def __str__(self) -> str:
        from damier.board import diagram

        return diagram.text(self.geometry, self.pieces())

    def svg(self, drawing: Drawing | None = None, **options: Any) -> str:
        """Draw this position; by default with the sheet's own colours.

        `options` are fields of a `Drawing`, such as `theme="contrast"`, `flip=True` or `last_move`.
        """
        from damier.board import diagram

        theme = diagram.theme_for(self.sheet.colours)
        base = drawing or diagram.Drawing(theme=theme, description=self.fen())
        return diagram.svg(self.geometry, self.pieces(), options=base.changed(**options))

    def _repr_svg_(self) -> str:
        return self.svg()


_PLAIN = re.compile(r"[a-n0-9][a-n0-9x:-]*")


def _restored(
    kind: type[Position],
    sheet: str | Sheet,
    board: str,
    black_to_move: bool,
    runs: tuple[tuple[int, int], tuple[int, int]],
) -> Position:
    """Make a position from its pickle, which names a built-in sheet and carries any other."""
    rules = sheet_named(sheet)
    return kind(rules, _CorePosition(compile_sheet(rules), board, black_to_move, runs))
