"""Which game is played where no tag says it: found out from names, squares and first moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING

from damier._core import replay as core_replay
from damier.errors import DamierError
from damier.pdn.gametype import DEFAULT, standard
from damier.pdn.notation import notation_of
from damier.pdn.problems import Reading
from damier.rules import sheet as sheet_named
from damier.rules import sheets

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from damier.rules import Sheet

# What files without a GameType mostly play comes first: it wins where several games fit as well.
_NUMBERED = (20, 21, 22, 25, 26, 24, 28, 23, 29, 31, 40, 27, 30)
_LETTERED = (25, 26, 29, 21, 23, 22, 28, 24, 31, 30, 20, 41, 40, 27)
_SMALL, _FEW = 32, 5  # squares of the small board; pieces that could all stand there by accident
_ENOUGH = 8  # moves that show which game it is; whether a ninth is legal says nothing more
_LETTERS = re.compile(r"(?<![a-z])[a-p][0-9]{1,2}")  # K is a king
_SQUARES = re.compile(r"(?<![0-9])[0-9]{1,3}")
_MOVES = re.compile(r"[a-p]?[0-9]{1,2}[-x:][a-p0-9x:-]+")
# Names that other programs write into the Variant tag.
_VARIANTS = {
    "standard": "international",
    "from position": "international",
    "fmjd": "international",
    "international draughts": "international",
    "frysk!": "frysk",
    "american": "english",
    "checkers": "english",
    "american checkers": "english",
    "english draughts": "english",
    "anglo-american": "english",
}


@dataclass(frozen=True, slots=True)
class Sample:
    """What one game shows of itself: its FEN tag, and its moves as they stand."""

    fen: str
    moves: str


@dataclass(frozen=True, slots=True)
class Inferred:
    """A sheet that was found out; `reading` says from what, and is None for the usual one."""

    sheet: Sheet
    message: str = ""
    reading: Reading | None = None


def by_variant(name: str, usual: Sheet | None = None) -> Inferred | None:
    """Return the sheet that a Variant tag names, None if it is none of ours."""
    lower = " ".join(name.lower().split())
    known = _VARIANTS.get(lower, lower)
    known = standard()[21] if known == "english" else known  # the federation's, not a leaflet's
    if known not in sheets():
        return None
    sheet = sheet_named(known)
    message = f"no GameType: read as {sheet.id}, as the Variant tag says"
    reading = Reading("pdn-read-variant", (("sheet", sheet.id), ("variant", name)))
    return Inferred(sheet, message, reading if sheet != _usual(usual) else None)


def infer(samples: Sequence[Sample], usual: Sheet | None = None) -> Inferred:
    """Return the game that most of some games can be played by.

    Moves decide where there are any, else the squares of the positions. `usual` is what they are
    taken for if they show nothing else, and is told with no reading: international if not given.
    """
    moving = [sample for sample in samples if sample.moves]
    if not moving:
        fits = usual is not None and all(_stands(usual, sample) for sample in samples)
        return Inferred(_usual(usual)) if fits else _by_squares(samples)
    best, most = None, (0, 0)
    for sheet in _candidates(moving, usual):
        score = _score(sheet, moving)
        if score > most:
            best, most = sheet, score
        if score[0] == len(moving):
            break
    if best is None or best == _usual(usual):
        return Inferred(_usual(usual))
    return _told(best, moving[0])


def better(own: Sheet, sample: Sample) -> Inferred | None:
    """Return a game that one game fits better than `own`, the one of its file; else None."""
    if not sample.moves:
        other = _by_squares([sample])
        return None if _stands(own, sample) or not _stands(other.sheet, sample) else other
    most, best = _score(own, [sample]), None
    for sheet in _candidates([sample]):
        score = (0, 0) if sheet == own else _score(sheet, [sample])
        if score > most:
            best, most = sheet, score
        if score[0]:
            break
    return None if best is None else _told(best, sample)


def turned(own: Sheet, sample: Sample) -> Inferred | None:
    """Return the sheet with letters counted from the side of who begins, if a game fits that."""
    if own.start.first == "white" or not _LETTERS.match(_first_move(sample)):
        return None
    sheet = _turned(own)
    better_so = _score(sheet, [sample]) > _score(own, [sample])
    return _told(sheet, sample) if better_so and sheet != own else None


def _told(sheet: Sheet, sample: Sample) -> Inferred:
    if sheet.pdn.notation.startswith("A") and sheet == _turned(sheet) and _is_black_first(sheet):
        side = Reading("pdn-read-turned", (("sheet", sheet.id),))
        message = f"read as {sheet.id}, letters counted from the side of who begins"
        return Inferred(sheet, message, side)
    moves = " ".join(_MOVES.findall(sample.moves)[:2])
    message = f"no GameType: read as {sheet.id}, where {moves} can be played"
    reading = Reading("pdn-read-moves", (("sheet", sheet.id), ("moves", moves)))
    return Inferred(sheet, message, reading)


def _usual(usual: Sheet | None) -> Sheet:
    return sheet_named(DEFAULT) if usual is None else usual


def _by_squares(samples: Sequence[Sample]) -> Inferred:
    """Tell the board from the squares of positions: none above 32 on the small one."""
    fens = " ".join(sample.fen for sample in samples)
    squares = [int(number) for number in _SQUARES.findall(fens)]
    last = max(squares, default=0)
    number = 20
    if _LETTERS.search(fens):
        number = 25
    elif last > 50:
        number = 27
    elif last <= _SMALL and len(squares) >= _FEW:
        number = 21
    sheet = sheet_named(standard()[number])
    if number == 20:
        return Inferred(sheet)
    end = notation_of(sheet).geometry.count if number != 25 else "h8"
    reading = Reading("pdn-read-squares", (("sheet", sheet.id), ("last", end)))
    message = f"no GameType: read as {sheet.id}, no square goes beyond {end}"
    return Inferred(sheet, message, reading)


def _candidates(moving: Sequence[Sample], usual: Sheet | None = None) -> Iterable[Sheet]:
    if usual is not None:
        yield usual
    lettered = any(_LETTERS.match(_first_move(sample)) for sample in moving)
    for number in _LETTERED if lettered else _NUMBERED:
        sheet = sheet_named(standard()[number])
        yield sheet
        if lettered and _is_black_first(sheet):
            yield _turned(sheet)


def _first_move(sample: Sample) -> str:
    found = _MOVES.search(sample.moves)
    return found[0] if found else ""


def _is_black_first(sheet: Sheet) -> bool:
    return sheet.start.first == "black"


@cache
def _turned(sheet: Sheet) -> Sheet:
    return replace(sheet, pdn=replace(sheet.pdn, notation="A0"))


def _score(sheet: Sheet, samples: Iterable[Sample]) -> tuple[int, int]:
    """Count the games that can be played to their end, and the first moves of all of them."""
    whole = moves = 0
    for sample in samples:
        played, is_whole = _reach(sheet, sample)
        whole += is_whole
        moves += min(played, _ENOUGH)
    return whole, moves


def _stands(sheet: Sheet, sample: Sample) -> bool:
    """Tell whether a game's position can be set up on a sheet's board."""
    try:
        notation_of(sheet).parse_fen(sample.fen, crowned=[])
    except DamierError:
        return False
    return True


def _reach(sheet: Sheet, sample: Sample) -> tuple[int, bool]:
    notation = notation_of(sheet)
    try:
        start = notation.parse_fen(sample.fen, crowned=[]) if sample.fen else notation.start
        line = core_replay(start.core, sample.moves, notation.table)
    except DamierError:
        return 0, False
    return len(line), line.read == len(sample.moves.encode())
