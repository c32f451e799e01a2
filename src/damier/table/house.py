"""House sheets: rules that a player brings along as the text of a file."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from damier.errors import SheetError
from damier.rules import parse

if TYPE_CHECKING:
    from damier.rules import Sheet

LONGEST = 32_768
_HOUSE_ID = re.compile(r"house(-[a-z0-9]{1,40})?")
_MOST_DOTS = 200  # in one line; a key of thousands of parts would take seconds to read


@lru_cache(maxsize=256)
def house_sheet(toml: str, *, stored: bool = False) -> Sheet:
    """Read a player's own sheet, or raise SheetError, whatever the text is.

    It stands on the house shelf and has a house's id, so that it never passes for another sheet.
    Games that are `stored` may have begun when a sheet could say more than today.
    """
    if len(toml) > LONGEST:
        raise SheetError(f"house.toml: expected at most {LONGEST} characters, got {len(toml)}")
    if any(line.count(".") > _MOST_DOTS for line in toml.splitlines()):
        raise SheetError(f"house.toml: expected at most {_MOST_DOTS} dots in a line")
    try:
        made = parse(toml, file="house.toml", mend=_as_today if stored else None)
    except (RecursionError, ValueError) as error:
        raise SheetError(f"house.toml: expected a sheet, got {error}") from error
    name = made.id if _HOUSE_ID.fullmatch(made.id) else "house"
    return replace(made, id=name, shelf="house")


def _as_today(sheet: Sheet) -> Sheet:
    """Let players claim that nobody can win, which a game once could end by itself."""
    proved = [draw.rule == "nobody-can-win" for draw in sheet.draws]
    pairs = zip(sheet.draws, proved, strict=True)
    return replace(
        sheet, draws=tuple(replace(draw, how="claim") if asks else draw for draw, asks in pairs)
    )
