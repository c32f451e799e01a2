"""The canonical text of a sheet: all of its rules, on one line that depends on nothing else.

What is as usual (`damier.rules.sheet.usual`) is left out, so a vocabulary that has grown since
writes the texts of before.

A game is played by the text that was agreed on. A sheet that is corrected afterwards, or extends
one that is, changes no game that has begun.
"""

from __future__ import annotations

import hashlib
from dataclasses import fields
from functools import lru_cache

import msgspec

from damier.errors import SheetError, UnknownSheet
from damier.rules.load import load
from damier.rules.sheet import Sheet, unusual

_encoder = msgspec.json.Encoder(order="sorted")
_decoder = msgspec.json.Decoder(Sheet)


@lru_cache(maxsize=256)
def sheet_text(sheet: Sheet) -> str:
    """Write a sheet in full: the same rules are always the same text."""
    values = {each.name: getattr(sheet, each.name) for each in fields(sheet)}
    parts = {name: unusual(part) for name, part in sheet.sections()}
    draws = [unusual(draw) for draw in sheet.draws]
    return _encoder.encode({**values, **parts, "draws": draws}).decode()


@lru_cache(maxsize=256)
def text_hash(text: str) -> str:
    """Return the name under which a text is kept, once for all games by it."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@lru_cache(maxsize=256)
def parse_text(text: str) -> Sheet:
    """Read what `sheet_text` wrote, here or years ago; raises SheetError if it is no sheet.

    The built-in sheet itself is returned where it still says the same.
    """
    try:
        sheet = _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise SheetError(f"expected the text of a sheet, got {error}") from error
    try:
        known = load(sheet.id)
    except UnknownSheet:
        return sheet
    return known if known == sheet else sheet
