"""The rules of a sheet in a reader's language, with positions to try."""

from dataclasses import dataclass
from functools import lru_cache

from fastapi import APIRouter, Response

from damier.position import Position
from damier.rules import Sheet
from damier.table.wire import GeometryView, dotted, geometry_view
from damier.texts.page import Page, rules_page, sheet_name, sheet_special
from damier.web.routes.people import Address, Lang, Parts, json_of
from damier.web.study.shapes import side_words
from damier.web.study.sheets import built_in

router = APIRouter(prefix="/api/rules", tags=["rules"])


@dataclass(frozen=True, slots=True)
class RulesShape:
    """A rules page with what a board needs for its positions."""

    page: Page
    name: str
    special: str
    letters: str
    shelf: str
    languages: list[str]
    sides: dict[str, str]
    squares: str
    start: str
    geometry: GeometryView


@router.get("/{sheet}", response_model=RulesShape)
async def rules(sheet: str, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return every article of a built-in sheet in words, each with something to try."""
    return await json_of(parts, address, lambda: rules_shape(built_in(sheet), lang))


@lru_cache(maxsize=512)
def rules_shape(sheet: Sheet, lang: str) -> RulesShape:
    """Write the rules page of a sheet, built-in or a visitor's own."""
    return RulesShape(
        rules_page(sheet, lang),
        sheet_name(sheet, lang),
        sheet_special(sheet, lang),
        sheet.letters,
        sheet.shelf,
        list(sheet.languages),
        side_words(sheet),
        sheet.colours.squares,
        dotted(Position.start(sheet).board),
        geometry_view(sheet),
    )
