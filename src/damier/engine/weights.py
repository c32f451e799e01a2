"""The trained weights that come with the package, and which sheet uses which."""

from __future__ import annotations

import lzma
from dataclasses import fields
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from damier.rules import sheet as sheet_named
from damier.rules import sheets

if TYPE_CHECKING:
    from damier.rules import Sheet

_FOLDER = Path(__file__).parent / "data"
_SECTIONS = ("lines", "man", "king", "capture", "crowning")


def weights_for(sheet: Sheet) -> bytes:
    """Return the weights of a sheet or of its nearest relative; empty if none fits its board."""
    source = trained_like(sheet)
    return b"" if source is None else _read(source)


def trained_like(sheet: Sheet) -> str | None:
    """Return the play hash whose weights a sheet uses: its own, or the most similar one's."""
    if sheet.play_hash in _files():  # without a look at the other sheets
        return sheet.play_hash
    trained = _trained()
    relatives = [
        name
        for name, other in trained.items()
        if _same_board(sheet, other) and _same_aim(sheet, other)
    ]
    return max(relatives, key=lambda name: _likeness(sheet, trained[name]), default=None)


def pack(weights: bytes) -> bytes:
    """Compress weights as they are stored in the package."""
    return lzma.compress(weights, preset=9 | lzma.PRESET_EXTREME)


@lru_cache(maxsize=1)
def _files() -> frozenset[str]:
    """Return the play hashes that have weights of their own."""
    return frozenset(path.name.removesuffix(".xz") for path in _FOLDER.glob("*.xz"))


@lru_cache(maxsize=1)
def _trained() -> dict[str, Sheet]:
    """Return the sheets that have weights of their own, by play hash."""
    found: dict[str, Sheet] = {}
    for name in sheets():
        sheet = sheet_named(name)
        if sheet.play_hash in _files():
            found.setdefault(sheet.play_hash, sheet)
    return found


@lru_cache(maxsize=8)
def _read(play_hash: str) -> bytes:
    return lzma.decompress((_FOLDER / f"{play_hash}.xz").read_bytes())


def _same_board(one: Sheet, other: Sheet) -> bool:
    def shape(sheet: Sheet) -> tuple[int, int, str]:
        return sheet.board.width, sheet.board.height, sheet.board.squares

    return shape(one) == shape(other)


def _same_aim(one: Sheet, other: Sheet) -> bool:
    """Say whether what is good in one game is good in the other."""
    ends = (one.end, other.end)
    return len({(end.no_move, end.first_king_wins) for end in ends}) == 1


def _likeness(one: Sheet, other: Sheet) -> int:
    """Count the rules two sheets share."""
    return sum(
        getattr(getattr(one, section), field.name) == getattr(getattr(other, section), field.name)
        for section in _SECTIONS
        for field in fields(getattr(one, section))
    )
