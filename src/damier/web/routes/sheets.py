"""The rule sheets."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel

from damier.live.sheets import card, whole
from damier.rules import sheet as sheet_named
from damier.rules import sheets as sheet_ids
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Lang  # noqa: TC001  FastAPI reads annotations

router = APIRouter(prefix="/api/sheets", tags=["sheets"])


class Card(BaseModel):
    """A sheet as its card shows it; `start` has one letter a square."""

    id: str
    name: str
    special: str
    board: dict[str, Any]
    letters: list[str]
    languages: list[str]
    shelf: str
    spot: str
    theme: str
    men: int
    start: str
    fen: str
    pdn_type: int
    first: str
    colours_by_lot: bool
    colours: dict[str, str]


class WholeSheet(Card):
    """A sheet with its geometry and every rule, each with its article or reading."""

    geometry: dict[str, Any]
    table: dict[str, Any]
    draws: list[dict[str, Any]]
    draw_options: list[dict[str, Any]]
    articles: list[str]
    fields: list[dict[str, Any]]


@router.get("")
def all_sheets(lang: Lang) -> list[Card]:
    """Return all built-in sheets, the leaflets first."""
    return [Card(**card(sheet_named(name), lang)) for name in sheet_ids()]


@router.get("/{sheet}", responses={404: {"model": Problem}})
def one_sheet(sheet: Annotated[str, Path(max_length=100)], lang: Lang) -> WholeSheet:
    """Return one sheet with all its rules."""
    if sheet not in sheet_ids():
        raise ApiError("no-sheet", sheet=sheet)
    return WholeSheet(**whole(sheet_named(sheet), lang))
