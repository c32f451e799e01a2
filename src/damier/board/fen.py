"""FEN for draughts: the setup of a board as a line of text, in all dialects that occur.

Read: `W:W31-50:B1-20`, either side first, kings `K`, ranges, letters (`Wa3,c3`), empty lists, a
trailing dot, spaces, lidraughts' `:H12:F34` and `:+1+0`, the side to move `?` taken as the one
that starts; and the 51 letters of Hub, or DXP with z for black. Written: the first, without spaces
or dot.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from damier.board.geometry import geometry
from damier.board.setup import EMPTY, KingRun, Setup
from damier.errors import NotationError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from damier.rules import Sheet
    from damier.rules.sheet import Colour

_COLOURS: dict[str, Colour] = {"W": "white", "B": "black"}
_ITEM = re.compile(r"(K?)([a-zA-Z]?[0-9]{1,9})(?:-(K?)([a-zA-Z]?[0-9]{1,9}))?")
_LETTERS = re.compile(r"([WBZ])([wWbBzZe]+)")
_COUNTER = re.compile(r"([HF])([0-9]{1,9})")
_RUNS = re.compile(r"\+([0-9]{1,3})(?:@([0-9]{1,3}))?\+([0-9]{1,3})(?:@([0-9]{1,3}))?")


def parse_fen(text: str, sheet: Sheet, *, pdn_names: bool = False) -> Setup:
    """Read a FEN; `pdn_names`: squares are named as in the sheet's PDN game type."""
    if not isinstance(text, str):
        raise NotationError(f"expected a FEN, got {text!r}")
    compact = "".join(text.split()).removesuffix(".")
    letters = _LETTERS.fullmatch(compact)
    if letters:
        return _parse_letters(letters, sheet, text)
    turn, *parts = compact.split(":")
    return _Fen(text, sheet, pdn_names).parse(turn, parts)


def format_fen(setup: Setup, sheet: Sheet, *, pdn_names: bool = False) -> str:
    """Write a FEN that `parse_fen` reads back to an equal setup."""
    names = _naming(sheet) if pdn_names else str
    numeric = not (pdn_names and sheet.pdn.notation.startswith("A"))
    parts = [setup.turn[0].upper()]
    for colour in ("W", "B"):
        parts.append(colour + ",".join(_items(setup, colour, names, numeric)))
    if setup.halfmoves is not None:
        parts.append(f"H{setup.halfmoves}")
    if setup.move_number is not None:
        parts.append(f"F{setup.move_number}")
    if any(run.moves for run in setup.runs):
        parts.append(
            "".join(f"+{run.moves}" + f"@{run.square}" * (run.moves > 0) for run in setup.runs)
        )
    return ":".join(parts)


def _naming(sheet: Sheet) -> Callable[[int], str]:
    squares, pdn, first = geometry(sheet.board), sheet.pdn, sheet.start.first
    return lambda square: squares.name(square, pdn, first)


def _items(setup: Setup, colour: str, names: Callable[[int], str], numeric: bool) -> Iterator[str]:
    """Yield the pieces of one colour, three or more men in a row as a range."""
    kings = [square for square, piece in setup.pieces() if piece == colour]
    men = [square for square, piece in setup.pieces() if piece == colour.lower()]
    if not numeric:
        yield from map(names, men)
    else:
        numbers = sorted(int(names(square)) for square in men)
        while numbers:
            length = 1
            while length < len(numbers) and numbers[length] == numbers[0] + length:
                length += 1
            run, numbers = numbers[:length], numbers[length:]
            yield from (f"{run[0]}-{run[-1]}",) if length > 2 else map(str, run)
    yield from (f"K{names(square)}" for square in kings)


def _parse_letters(match: re.Match[str], sheet: Sheet, text: str) -> Setup:
    board = match[2].replace("z", "b").replace("Z", "B")
    count = geometry(sheet.board).count
    if len(board) != count:
        raise NotationError(f"expected {count} squares, got {len(board)}", text=text)
    return Setup(board, "white" if match[1] == "W" else "black")


class _Fen:
    """One FEN being read."""

    def __init__(self, text: str, sheet: Sheet, pdn_names: bool) -> None:
        self.text, self.sheet, self.pdn_names = text, sheet, pdn_names
        self.squares = geometry(sheet.board)
        self.board = [EMPTY] * self.squares.count
        self.halfmoves: int | None = None
        self.move_number: int | None = None
        self.run_moves: tuple[tuple[int, int], tuple[int, int]] = ((0, 0), (0, 0))

    def parse(self, turn: str, parts: list[str]) -> Setup:
        if turn.upper() not in ("W", "B", "?"):
            raise self.error("W, B or ? for the side to move", turn)
        seen: set[Colour] = set()
        for part in parts:
            colour = _COLOURS.get(part[:1].upper())
            if colour is None:
                self.counter(part)
            elif colour in seen:
                raise self.error(f"{colour} once", f"{part!r} as well")
            else:
                seen.add(colour)
                self.pieces(part[1:], "w" if colour == "white" else "b")
        if len(seen) != 2:
            raise self.error("a list of pieces for W and one for B", self.text)
        colour = _COLOURS.get(turn.upper(), self.sheet.start.first)
        runs = (self.run("W", *self.run_moves[0]), self.run("B", *self.run_moves[1]))
        return Setup("".join(self.board), colour, runs, self.halfmoves, self.move_number)

    def counter(self, part: str) -> None:
        if match := _COUNTER.fullmatch(part):
            if match[1] == "H":
                self.halfmoves = int(match[2])
            else:
                self.move_number = int(match[2])
        elif match := _RUNS.fullmatch(part):
            self.run_moves = (
                (int(match[1]), int(match[2] or 0)),
                (int(match[3]), int(match[4] or 0)),
            )
        else:
            raise self.error("pieces of W or B, H<halfmoves>, F<move> or +<white>+<black>", part)

    def run(self, king: str, moves: int, square: int) -> KingRun:
        """Place a run of king moves: FENs of other programs do not say which king made it."""
        if not moves or not self.sheet.king.limit:
            return KingRun()
        kings = [at for at, piece in enumerate(self.board, start=1) if piece == king]
        if square:
            return KingRun(square, moves)
        return KingRun(kings[0], moves) if len(kings) == 1 else KingRun()

    def pieces(self, items: str, man: str) -> None:
        for item in filter(None, items.split(",")):
            match = _ITEM.fullmatch(item)
            if match is None or (match[3] and not match[1]):
                raise self.error("squares such as 31, K12 or 31-35", item)
            squares = list(self.squares_of(match[2], match[4] or match[2]))
            if not squares:
                raise self.error("a range from the lower square to the higher", item)
            for square in squares:
                self.put(square, man.upper() if match[1] else man)

    def squares_of(self, first: str, last: str) -> Iterator[int]:
        """Yield the squares of a range of numbers, which PDN may count from another corner."""
        if first.isdigit() and last.isdigit():
            yield from (self.square(str(number)) for number in range(int(first), int(last) + 1))
        else:
            yield from range(self.square(first), self.square(last) + 1)

    def square(self, name: str) -> int:
        try:
            lettered = name[0].isalpha()
            if self.pdn_names and lettered == self.sheet.pdn.notation.startswith("A"):
                return self.squares.parse_name(name, self.sheet.pdn, self.sheet.start.first)
            return self.squares.parse_algebraic(name) if lettered else self.squares.check(int(name))
        except NotationError as error:
            raise NotationError(f"FEN {self.text!r}: {error}", text=self.text) from None

    def put(self, square: int, piece: str) -> None:
        there = self.board[square - 1]
        if there not in (EMPTY, piece):
            raise self.error(f"one piece on square {square}", f"{there} and {piece}")
        self.board[square - 1] = piece

    def error(self, expected: str, got: str) -> NotationError:
        return NotationError(f"FEN {self.text!r}: expected {expected}, got {got!r}", text=self.text)
