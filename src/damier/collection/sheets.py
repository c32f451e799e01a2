"""Sheets as a collection keeps them: whole, so that its games outlive a change of the rules."""

from __future__ import annotations

import json
from dataclasses import asdict, fields, is_dataclass
from functools import lru_cache
from types import UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints
from zlib import crc32

from damier._core import Codec
from damier.board.setup import Setup
from damier.errors import SheetError
from damier.position import Position
from damier.rules import Sheet, sheets
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Iterable


@lru_cache(maxsize=256)
def identity(sheet: Sheet) -> str:
    """Return what the games of a sheet have in common: its id, and how its pieces stand and play.

    How files name its squares does not matter.
    """
    board = sheet.board
    start = Setup.start(sheet)
    parts = (sheet.play_hash, board.width, board.height, board.dark_corner, start.board, start.turn)
    return f"{sheet.id} {crc32(repr(parts).encode()):08x}"


def format_sheet(sheet: Sheet) -> str:
    """Write a sheet as JSON."""
    return json.dumps(asdict(sheet), ensure_ascii=False, separators=(",", ":"))


def parse_sheet(text: str) -> Sheet:
    """Read a sheet from JSON; the built-in one if it is that. Raises SheetError."""
    try:
        data = json.loads(text)
        if data["id"] in sheets():
            known = sheet_named(data["id"])
            if json.loads(format_sheet(known)) == data:
                return known
        made = _restored(Sheet, data)
    except (ValueError, KeyError, TypeError) as error:
        raise SheetError(f"expected a sheet, got {error}") from None
    if not isinstance(made, Sheet):
        raise SheetError("expected a sheet")
    return made


@lru_cache(maxsize=256)
def codec(sheet: Sheet) -> Codec:
    """Return what packs and plays the games of a sheet."""
    salt = crc32(identity(sheet).encode()) * 0x9E3779B97F4A7C15 & (1 << 64) - 1
    return Codec(Position.start(sheet).core, salt)


def _restored(hint: Any, value: Any) -> Any:
    """Make of what JSON knows a value of this type."""
    if is_dataclass(hint) and isinstance(hint, type):
        hints = get_type_hints(hint)
        return hint(**{f.name: _restored(hints[f.name], value[f.name]) for f in fields(hint)})
    origin, inner = get_origin(hint), get_args(hint)
    if origin is tuple and isinstance(value, list):
        return tuple(_each(inner, value))
    if origin in (Union, UnionType):
        options = [option for option in inner if option is not type(None)]
        return None if value is None else _restored(options[0], value)
    return value


def _each(inner: tuple[Any, ...], values: list[Any]) -> Iterable[Any]:
    if len(inner) == 2 and inner[1] is Ellipsis:
        return [_restored(inner[0], value) for value in values]
    return [_restored(hint, value) for hint, value in zip(inner, values, strict=True)]
