"""The sheet a request is about: one of the built-in ones by its id, or a visitor's own as TOML."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pydantic import BaseModel, Field

from damier.errors import UnknownSheet
from damier.rules import sheet as sheet_named
from damier.rules import sheets
from damier.table.house import LONGEST as LONGEST_TOML
from damier.table.house import house_sheet

if TYPE_CHECKING:
    from damier.rules import Sheet

__all__ = ["LONGEST_TOML", "Chosen", "built_in", "chosen_sheet", "house_sheet"]


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
