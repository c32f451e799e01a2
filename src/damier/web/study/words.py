"""What keeps a FEN, or pieces on a board, from being a position: in a reader's language."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from damier.board.fen import parse_fen
from damier.board.geometry import geometry
from damier.board.setup import Setup
from damier.errors import NoSuchSquare, NotationError, SetupError
from damier.position import Position
from damier.table.bounds import listed
from damier.texts.speech import side_name
from damier.web.errors import ApiError
from damier.web.study.language import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.rules import Sheet
    from damier.rules.sheet import Colour

LONGEST_FEN = 1_000
_SIDES: tuple[Colour, Colour] = ("white", "black")
_ITEM = re.compile(r"K?([a-zA-Z]?[0-9]{1,3})(?:-K?([a-zA-Z]?[0-9]{1,3}))?")
_LETTERS = re.compile(r"[WBZ]([wWbBzZe]+)")


def read_position(fen: str | None, sheet: Sheet, lang: str) -> Position:
    """Return the position of a FEN, the start without one; raise ApiError in words of `lang`."""
    if not fen:
        return _affordable(Position.start(sheet))
    if len(fen) > LONGEST_FEN:
        raise ApiError("too-large", say("fen-too-long", lang, most=LONGEST_FEN))
    try:
        setup = parse_fen(fen, sheet)
    except NotationError as error:
        said = why_unreadable(fen, sheet, lang)
        raise ApiError("bad-notation", said, reason=str(error)) from None
    try:
        return _affordable(Position.from_setup(setup, sheet))
    except SetupError as error:
        problems = list(setup_words(setup, sheet, lang))
        message = " ".join(problems) or str(error)
        squares = crown_row_men(setup, sheet)
        raise ApiError(
            "bad-position", message, problems=problems, squares=squares, fen=fen
        ) from None


def _affordable(position: Position) -> Position:
    """Return a position, or raise TooManyMoves if nobody has time for it."""
    listed(position)
    return position


def setup_words(setup: Setup, sheet: Sheet, lang: str) -> Iterator[str]:
    """Say everything that keeps pieces from standing like this; must agree with `problems`."""
    most = sum(piece == "w" for piece in Setup.start(sheet).board)
    for side in _SIDES:
        found = setup.board.lower().count(side[0])
        if found > most:
            yield say("setup-too-many", lang, colour=side_name(sheet, side), most=most, count=found)
    for square in crown_row_men(setup, sheet):
        man = setup.board[square - 1]
        side = "white" if man == "w" else "black"
        yield say("setup-man-on-crown-row", lang, colour=side_name(sheet, side), square=str(square))
    if any(run.moves for run in setup.runs):
        yield say("setup-run", lang)


def crown_row_men(setup: Setup, sheet: Sheet) -> list[int]:
    """Return the squares of men that should be kings."""
    squares = geometry(sheet.board)
    return [
        square
        for side in _SIDES
        for square in sorted(squares.crown_row(side))
        if setup.board[square - 1] == side[0]
    ]


def why_unreadable(fen: str, sheet: Sheet, lang: str) -> str:
    """Say at which place a FEN cannot be read."""
    compact = "".join(fen.split()).removesuffix(".")
    squares = geometry(sheet.board)
    if letters := _LETTERS.fullmatch(compact):
        return say("fen-letters", lang, count=squares.count, got=len(letters[1]))
    turn, *parts = compact.split(":")
    if turn.upper() not in ("W", "B", "?"):
        return say("fen-turn", lang, got=turn[:20] or "…")
    sides = [part for part in parts if part[:1].upper() in ("W", "B")]
    named = [part[0].upper() for part in sides]
    if sorted(named) != ["B", "W"]:
        return say("fen-sides", lang)
    for part in sides:
        for item in filter(None, part[1:].split(",")):
            if said := _item_words(item, sheet, lang):
                return said
    return say("fen-unclear", lang)


def _item_words(item: str, sheet: Sheet, lang: str) -> str | None:
    """Say what is unclear about one square or range of a FEN; None if it can be read."""
    squares = geometry(sheet.board)
    match = _ITEM.fullmatch(item)
    if match is None:
        return say("fen-item", lang, got=item[:20])
    for name in filter(None, match.groups()):
        try:
            squares.parse_algebraic(name) if name[0].isalpha() else squares.check(int(name))
        except NoSuchSquare:
            last = squares.algebraic(squares.count) if name[0].isalpha() else str(squares.count)
            return say("fen-no-such-square", lang, square=name, last=last)
    return None
