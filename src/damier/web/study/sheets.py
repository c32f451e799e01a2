"""The sheet a request is about: one of the built-in ones by its id, or a visitor's own as TOML."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING

from pydantic import BaseModel, Field

from damier.errors import UnknownSheet
from damier.rules import parse, sheets
from damier.rules import sheet as sheet_named
from damier.web.study.problems import Problem

if TYPE_CHECKING:
    from damier.rules import Sheet

LONGEST_TOML = 32_768
_HOUSE_ID = re.compile(r"house(-[a-z0-9]{1,40})?")


class Chosen(BaseModel):
    """A request about a sheet; a sheet of the visitor's own comes as the text of its file."""

    sheet: str | None = Field(None, max_length=64, description="The id of a built-in sheet")
    sheet_toml: str | None = Field(
        None, max_length=LONGEST_TOML, description="A sheet of your own, as TOML"
    )

    def rules(self) -> Sheet:
        """Return the sheet; the visitor's own goes first."""
        return chosen_sheet(self.sheet, self.sheet_toml)


def chosen_sheet(id_: str | None, toml: str | None) -> Sheet:
    """Return a built-in sheet, or the one that a text describes."""
    if toml:
        return house_sheet(toml)
    if not id_:
        return sheet_named("international")
    return built_in(id_)


def built_in(id_: str) -> Sheet:
    """Return a built-in sheet; never a file, whatever the name looks like."""
    if id_ not in sheets():
        raise UnknownSheet(f"expected one of {', '.join(sheets())}, got {id_!r}")
    return sheet_named(id_)


@lru_cache(maxsize=64)
def house_sheet(toml: str) -> Sheet:
    """Read a visitor's own sheet; it stands on the house shelf whatever it says itself."""
    if len(toml) > LONGEST_TOML:
        raise Problem(413, "too-large", f"expected at most {LONGEST_TOML} characters")
    made = parse(toml, file="house.toml")
    if not _HOUSE_ID.fullmatch(made.id):
        made = replace(made, id="house")
    return replace(made, shelf="house")
