"""The rule sheets."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path

from damier.live.sheets import OfferedSheet, SheetCard, card, offered
from damier.rules import sheet as sheet_named
from damier.rules import sheets as sheet_ids
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Lang  # noqa: TC001  FastAPI reads annotations

router = APIRouter(prefix="/api/sheets", tags=["sheets"])


@router.get("")
def all_sheets(lang: Lang) -> list[SheetCard]:
    """Return all built-in sheets, the leaflets first."""
    return [card(sheet_named(name), lang) for name in sheet_ids()]


@router.get("/{sheet}", responses={404: {"model": Problem}})
def one_sheet(sheet: Annotated[str, Path(max_length=100)], lang: Lang) -> OfferedSheet:
    """Return one sheet with all its rules, and what may be drawn for a game by it."""
    if sheet not in sheet_ids():
        raise ApiError("no-sheet", sheet=sheet)
    return offered(sheet_named(sheet), lang)
