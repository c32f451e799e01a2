"""What can be looked for in a collection, and how people write it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING

from damier._core import Query
from damier.board.setup import opponent
from damier.collection.errors import SearchError
from damier.collection.stored import RESULTS, Winner
from damier.errors import DamierError, NoSuchSquare, NotationError
from damier.pdn.notation import notation_of
from damier.position import Position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.collection.file import File
    from damier.rules import Sheet

_PART = re.compile(r"([WBE])([^:]*)", re.IGNORECASE)
_SIDE = re.compile(r"(?:(\d{1,2})?(?:\+?(\d{1,2})K)?|(\d{1,2})K\+(\d{1,2})|\*)", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """What games have to be like; what is left out does not matter.

    Names of players and events fit in any case of letters, and in part. `position` is looked for
    exactly, `turned` also from the other player's side: colours exchanged, the board turned round;
    `either_turn` whoever is to move. `pattern` is a FEN of which only the squares named have to be
    so, with E for empty ones: `W27,K5:B18:E22,23`; a first `W:` or `B:` says who is to move.
    `material` is `2+1K:1K`, White's then Black's men and kings, `*` for any. `turned` turns
    patterns, material and manoeuvres, too. `manoeuvre` is moves that one side makes on turns that
    follow one another: `37-32 32-28`.
    """

    sheet: Sheet | None = None
    position: Position | None = None
    turned: bool = False
    either_turn: bool = False
    pattern: str = ""
    material: str = ""
    manoeuvre: str = ""
    player: str = ""
    white: str = ""
    black: str = ""
    event: str = ""
    first_year: int | None = None
    last_year: int | None = None
    result: Winner | None = None
    least_plies: int | None = None
    most_plies: int | None = None

    @property
    def board_sheet(self) -> Sheet:
        """The sheet on whose board squares are meant; raise SearchError without one."""
        sheet = self.position.sheet if self.position is not None else self.sheet
        if sheet is None:
            raise SearchError("expected a sheet to look for squares on its board, got none")
        return sheet

    @property
    def asks_board(self) -> bool:
        """Whether anything on the board is looked for."""
        return bool(self.position is not None or self.pattern or self.material or self.manoeuvre)

    @property
    def asks_words(self) -> bool:
        """Whether names are looked for."""
        return bool(self.player or self.white or self.black or self.event)

    @property
    def asks_nothing(self) -> bool:
        """Whether every game of the sheet fits."""
        return self == Search(sheet=self.sheet)

    @property
    def asks_position_only(self) -> bool:
        """Whether one position, and nothing else, is looked for."""
        plain = Search(sheet=self.sheet, position=self.position)
        return self.position is not None and self == plain

    def positions(self) -> list[Position]:
        """Return the positions that are looked for."""
        if self.position is None:
            return []
        found = [self.position]
        if self.turned:
            found += [_turned(position) for position in found]
        if self.either_turn:
            found += [position.replace(turn=opponent(position.turn)) for position in found]
        return list(dict.fromkeys(found))

    def query(self, file: File) -> Query | None:
        """Return what the core is to look for; None if no game of this collection can fit."""
        query = Query()
        sheet = self.board_sheet if self.asks_board else self.sheet
        if sheet is not None:
            number = file.number_of_sheet(sheet)
            if number is None:
                return None
            query.sheets = [at == number for at in range(len(file.sheets))]
        for name in ("player", "white", "black", "event"):
            part: str = getattr(self, name)
            if not part:
                continue
            words = file.words_with(part)
            if not words:
                return None
            setattr(query, f"asks_{name}", True)
            setattr(query, {"player": "players", "event": "events"}.get(name, name), words)
        if self.first_year is not None or self.last_year is not None:
            query.first_year = max(1, self.first_year or 1)
            query.last_year = 9999 if self.last_year is None else max(0, self.last_year)
        query.least_plies = max(0, self.least_plies or 0)
        query.most_plies = (1 << 62) if self.most_plies is None else max(0, self.most_plies)
        if self.result is not None:
            query.scores = [self.result == known for known in RESULTS]
        if self.asks_board and sheet is not None:
            self._ask_board(query, sheet)
        return query

    def _ask_board(self, query: Query, sheet: Sheet) -> None:
        start = Position.start(sheet)
        for position in self.positions():
            query.add_position(position.core)
        ways = (False, True) if self.turned else (False,)
        for turned in ways:
            if self.pattern:
                squares, turn = parse_pattern(self.pattern, sheet)
                if turned:
                    squares = _turned_squares(squares, start.geometry.count)
                    turn = turn if turn < 0 else 1 - turn
                query.add_pattern(start.core, squares, turn)
            if self.material:
                counts = parse_material(self.material)
                query.add_material([*counts[2:], *counts[:2]] if turned else counts)
            if self.manoeuvre:
                steps = parse_manoeuvre(self.manoeuvre, sheet)
                last = start.geometry.count + 1
                query.add_manoeuvre(
                    start.core, [[last - a, last - b] if turned else [a, b] for a, b in steps]
                )


def parse_pattern(text: str, sheet: Sheet) -> tuple[list[list[int]], int]:
    """Read a pattern: squares of White's men and kings, Black's, and empty ones; whose turn."""
    squares: list[list[int]] = [[], [], [], [], []]
    parts = "".join(text.split()).split(":")
    turn = -1
    if len(parts) > 1 and parts[0].upper() in ("W", "B"):
        turn = "WB".index(parts.pop(0).upper())
    for part in parts:
        match = _PART.fullmatch(part)
        if match is None:
            raise SearchError(f"expected a pattern such as W27,K5:B18:E22, got {text!r}")
        for square, king in _squares(match[2], text, sheet):
            place = 4 if match[1] in "Ee" else 2 * "WB".index(match[1].upper()) + king
            squares[place].append(square)
    if not any(squares):
        raise SearchError(f"expected squares in a pattern, got {text!r}")
    return squares, turn


def _squares(items: str, text: str, sheet: Sheet) -> Iterator[tuple[int, bool]]:
    names = notation_of(sheet)
    for item in filter(None, items.split(",")):
        king = item[0] in "Kk"
        first, _, last = item[king:].partition("-")
        try:
            low = names.square(first)
            high = names.square(last.removeprefix("K")) if last else low
        except (NoSuchSquare, ValueError) as error:
            raise SearchError(f"{text!r}: {error}") from None
        yield from ((square, king) for square in range(low, high + 1))


def parse_material(text: str) -> list[int]:
    """Read White's men and kings, then Black's; -1: any number."""
    sides = "".join(text.split()).split(":")
    matches = [_SIDE.fullmatch(side) for side in sides]
    if len(sides) != 2 or not all(sides) or None in matches:
        raise SearchError(f"expected a material such as 2+1K:1K, got {text!r}")
    counts: list[int] = []
    for side, match in zip(sides, matches, strict=True):
        men, kings = (match[1] or match[4], match[2] or match[3]) if match else (None, None)
        counts += [-1, -1] if side == "*" else [int(men or 0), int(kings or 0)]
    return counts


def parse_manoeuvre(text: str, sheet: Sheet) -> list[tuple[int, int]]:
    """Read moves such as `37-32 32-28`, or one piece's way `37-32-28`."""
    names, steps = notation_of(sheet), []
    for word in text.replace(",", " ").split():
        squares = re.split(r"[-x:]", word)
        if len(squares) < 2:
            raise SearchError(f"expected moves such as 37-32 32-28, got {text!r}")
        try:
            numbers = [names.square(square) for square in squares]
        except (DamierError, IndexError) as error:
            raise SearchError(f"{text!r}: {error}") from None
        capture = "x" in word or ":" in word
        ends = [numbers[0], numbers[-1]] if capture else numbers
        steps += list(pairwise(ends))
    if not steps:
        raise SearchError(f"expected moves such as 37-32 32-28, got {text!r}")
    return steps


def _turned(position: Position) -> Position:
    """Return the position as the other player sees it: colours exchanged, the board turned."""
    board = position.board[::-1].translate(str.maketrans("wbWB", "bwBW"))
    try:
        return position.replace(board=board, turn=opponent(position.turn))
    except NotationError as error:
        raise SearchError(str(error)) from None


def _turned_squares(squares: list[list[int]], count: int) -> list[list[int]]:
    white, kings, black, black_kings, empty = ([count + 1 - s for s in some] for some in squares)
    return [black, black_kings, white, kings, empty]
