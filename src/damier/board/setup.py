"""Pieces as somebody put them down: nothing is checked but that one square holds one piece."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, NamedTuple, cast

from damier.board.geometry import geometry
from damier.errors import SetupError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.rules import Sheet
    from damier.rules.sheet import Colour

Piece = Literal["w", "b", "W", "B"]  # capitals are kings
EMPTY = "e"


class KingRun(NamedTuple):
    """Quiet moves in a row with one king: where it stands and how many; (0, 0) for none."""

    square: int = 0
    moves: int = 0


def colour_of(piece: str) -> Colour:
    """Return whose piece a letter of w b W B is."""
    return "white" if piece in "wW" else "black"


def opponent(colour: Colour) -> Colour:
    """Return the other side."""
    return "black" if colour == "white" else "white"


@dataclass(frozen=True, slots=True)
class Setup:
    """A board and whose turn it is.

    `board` has one letter a square, from square 1: w, b a man, W, B a king, e nothing. `runs` are
    White's and Black's; `halfmoves` and `move_number` are what a FEN said, or None.
    """

    board: str
    turn: Colour
    runs: tuple[KingRun, KingRun] = (KingRun(), KingRun())
    halfmoves: int | None = None
    move_number: int | None = None

    @classmethod
    def start(cls, sheet: Sheet) -> Setup:
        """Return the sheet's starting position."""
        squares = geometry(sheet.board)
        rows = sheet.board.men_rows
        board = []
        for row, _ in squares.places:
            from_white = squares.height - row
            if from_white in rows:
                board.append("w")
            elif row + 1 in rows:
                board.append("b")
            else:
                board.append(EMPTY)
        return cls("".join(board), sheet.start.first)

    @classmethod
    def of(
        cls,
        sheet: Sheet,
        turn: Colour,
        *,
        white: Iterable[int] = (),
        white_kings: Iterable[int] = (),
        black: Iterable[int] = (),
        black_kings: Iterable[int] = (),
    ) -> Setup:
        """Put men and kings on the squares given."""
        count = geometry(sheet.board).count
        board = [EMPTY] * count
        problems = []
        for piece, squares in (("w", white), ("W", white_kings), ("b", black), ("B", black_kings)):
            for square in squares:
                if not 1 <= square <= count:
                    problems.append(f"expected a square from 1 to {count}, got {square}")
                elif board[square - 1] not in (EMPTY, piece):
                    problems.append(f"expected one piece on square {square}, got two")
                else:
                    board[square - 1] = piece
        if problems:
            raise SetupError(problems)
        return cls("".join(board), turn)

    def pieces(self) -> Iterator[tuple[int, Piece]]:
        """Yield (square, letter) for every piece."""
        for square, piece in enumerate(self.board, start=1):
            if piece != EMPTY:
                yield square, cast("Piece", piece)

    def rotated(self) -> Setup:
        """Return the same game seen from the other side: board turned, colours swapped."""
        last = len(self.board) + 1
        runs = tuple(
            KingRun(last - run.square, run.moves) if run.moves else run for run in self.runs
        )
        return replace(
            self,
            board=self.board[::-1].translate(_SWAP),
            turn=opponent(self.turn),
            runs=(runs[1], runs[0]),
        )


_SWAP = str.maketrans("wWbB", "bBwW")
_LONGEST_RUN = 255  # what the core can count


def problems(setup: Setup, sheet: Sheet) -> Iterator[str]:
    """Say everything that keeps these pieces from being a position of this sheet."""
    squares = geometry(sheet.board)
    if len(setup.board) != squares.count or set(setup.board) - set("wWbBe"):
        yield f"expected {squares.count} letters of w b W B e, got {setup.board!r}"
        return
    most = sum(piece == "w" for piece in Setup.start(sheet).board)
    colours: tuple[Colour, Colour] = ("white", "black")
    if setup.turn not in colours:
        yield f"expected white or black to move, got {setup.turn!r}"
    for colour, run in zip(colours, setup.runs, strict=True):
        man, king = colour[0], colour[0].upper()
        found = setup.board.count(man) + setup.board.count(king)
        if found > most:
            yield f"expected at most {most} {colour} pieces, got {found}"
        for square in sorted(squares.crown_row(colour)):
            if setup.board[square - 1] == man:
                yield f"expected a king on square {square}, got a {colour} man on its crown row"
        if run.moves and not (sheet.king.limit and dict(setup.pieces()).get(run.square) == king):
            yield f"expected a {colour} king on square {run.square} for a run of {run.moves}"
        elif not 0 <= run.moves <= _LONGEST_RUN:
            yield f"expected a run of 0 to {_LONGEST_RUN} moves, got {run.moves}"
