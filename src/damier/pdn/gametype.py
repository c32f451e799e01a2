"""Which sheet a game is played by: its GameType and Rules tags, else what the caller says.

`GameType` is "number,first,width,height,notation,inverted", all but the number optional. `Rules` is
damier's own tag: the id of a sheet that no number stands for.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from damier.errors import NotationError
from damier.rules import sheet as sheet_named
from damier.rules import sheets
from damier.rules.check import contradictions

if TYPE_CHECKING:
    from damier.pdn.problems import Severity
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

DEFAULT = "international"
_GAME_TYPE = re.compile(
    r"([0-9]{1,3})(?:,([WB])(?:,([0-9]{1,2}),([0-9]{1,2})(?:,([ANS])([0-3])(?:,([01]))?)?)?)?",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class GameType:
    """A GameType tag; None for what it does not say."""

    number: int
    first: Colour | None = None
    width: int | None = None
    height: int | None = None
    notation: str | None = None
    inverted: bool | None = None


@dataclass(frozen=True, slots=True)
class FoundSheet:
    """A sheet, and what is to be said about how it was found."""

    sheet: Sheet
    remarks: tuple[tuple[Severity, str], ...] = ()


def parse_game_type(text: str) -> GameType:
    """Read a GameType tag's value."""
    match = _GAME_TYPE.fullmatch("".join(text.split()))
    if match is None:
        raise NotationError(f"expected a GameType such as 20,W,10,10,N2,0, got {text!r}", text=text)
    number, first, width, height, letter, corner, inverted = match.groups()
    return GameType(
        int(number),
        {"W": "white", "B": "black"}[first.upper()] if first else None,  # type: ignore[arg-type]
        int(width) if width else None,
        int(height) if height else None,
        letter.upper().replace("S", "A") + corner if letter else None,
        inverted == "1" if inverted else None,
    )


def format_game_type(sheet: Sheet) -> str:
    """Write a sheet's GameType tag; nothing if PDN has no number for it."""
    if not sheet.pdn.type:
        return ""
    board = sheet.board
    inverted = int(board.squares == "dark" and board.dark_corner == "right")
    first = sheet.start.first[0].upper()
    return f"{sheet.pdn.type},{first},{board.width},{board.height},{sheet.pdn.notation},{inverted}"


def needs_rules_tag(sheet: Sheet) -> bool:
    """Tell whether only a Rules tag leads back to this sheet."""
    return standard().get(sheet.pdn.type) != sheet.id


def choose(game_type: str | None, rules: str | None, given: Sheet | None) -> FoundSheet:
    """Return the sheet of a game: by its Rules tag, its GameType, the caller, or international."""
    remarks: list[tuple[Severity, str]] = []
    named = _named(rules, given, remarks) if rules else None
    if not game_type or game_type == "?":
        return FoundSheet(named or given or sheet_named(DEFAULT), tuple(remarks))
    try:
        wanted = parse_game_type(game_type)
    except NotationError as error:
        remarks.append(("error", str(error)))
        return FoundSheet(named or given or sheet_named(DEFAULT), tuple(remarks))
    base = named or _numbered(wanted.number, given, remarks)
    return FoundSheet(_adapted(base, wanted, remarks), tuple(remarks))


def _named(rules: str, given: Sheet | None, remarks: list[tuple[Severity, str]]) -> Sheet | None:
    if given is not None and given.id == rules:
        return given
    if rules in sheets():  # never a path: a file must not make damier open another one
        return sheet_named(rules)
    remarks.append(("error", f"expected a known sheet in Rules, got {rules!r}"))
    return None


def _numbered(number: int, given: Sheet | None, remarks: list[tuple[Severity, str]]) -> Sheet:
    if given is not None and given.pdn.type == number:
        return given
    known = standard().get(number) if number else None
    if known:
        return sheet_named(known)
    base = given or sheet_named(DEFAULT)
    remarks.append(("warning", f"expected a known GameType, got {number}: read as {base.id}"))
    return base


def _adapted(base: Sheet, wanted: GameType, remarks: list[tuple[Severity, str]]) -> Sheet:
    """Return the sheet with what the tag says about start, board and numbering."""
    notation = wanted.notation or base.pdn.notation
    if (notation, base.pdn.notation, base.board.width) == ("N1", "N2", 10):
        # One site writes N1 on 10×10, yet numbers its squares as everybody does.
        remarks.append(("note", "GameType says N1, read as N2: square 1 at the upper left"))
        notation = base.pdn.notation
    dark = base.board.squares == "dark"
    corner = base.board.dark_corner
    if dark and wanted.inverted is not None:
        corner = "right" if wanted.inverted else "left"
    height = wanted.height or base.board.height
    rows = base.board.men_rows
    if height != base.board.height:  # as many empty rows between the men as there were
        rows = tuple(range(1, (height - base.board.height) // 2 + rows[-1] + 1))
    board = replace(
        base.board,
        width=wanted.width or base.board.width,
        height=height,
        dark_corner=corner,
        men_rows=rows,
    )
    start = replace(base.start, first=wanted.first or base.start.first)
    pdn = replace(base.pdn, notation=notation)  # type: ignore[arg-type]
    if (board, start, pdn) == (base.board, base.start, base.pdn):
        return base
    sheet = replace(base, board=board, start=start, pdn=pdn)
    for field, wrong in contradictions(sheet):
        remarks.append(("error", f"GameType: {field}: {wrong}"))
        return base
    return sheet


@cache
def standard() -> dict[int, str]:
    """Return the sheet that each number stands for: a federation's before any other."""
    shelves = ("federation", "other", "leaflet")
    found: dict[int, str] = {}
    for sheet in sorted(map(sheet_named, sheets()), key=lambda sheet: shelves.index(sheet.shelf)):
        found.setdefault(sheet.pdn.type, sheet.id)
    found.pop(0, None)
    return found
