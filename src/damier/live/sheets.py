"""Rule sheets as the browser needs them: names, board, colours, and what is special."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

from damier.board.diagram import theme_for
from damier.position import Position
from damier.rules.sheet import Colour, Draw  # noqa: TC001  msgspec reads annotations
from damier.table.ballots import BallotOffer, offer_of
from damier.table.draws import DrawOption, draw_options
from damier.table.wire import GeometryView, Wire, dotted, geometry_view
from damier.texts import text
from damier.texts.catalogue import has_text
from damier.texts.page import sheet_name
from damier.texts.readings import reason_text

if TYPE_CHECKING:
    from damier.rules import Sheet

# The one ink besides black that each leaflet is printed in; the others share them out.
INKS = {
    "hotte-nl": "#ad3a1d",
    "hotte-fr": "#274f9b",
    "kndb": "#9a5400",
    "djeco": "#bb2a3b",
    "english": "#1f6b45",
    "swedish": "#0f5e86",
    "danish": "#98233f",
    "norwegian": "#3f4a92",
    "finnish": "#256873",
}
HOUSE_INK = "#55584f"


def ink_of(sheet: Sheet) -> str:
    """Return the spot ink of a sheet."""
    if sheet.shelf == "house":
        return HOUSE_INK
    inks = list(INKS.values())
    return INKS.get(sheet.id) or inks[sum(map(ord, sheet.id)) % len(inks)]


class SheetBoard(Wire, frozen=True):
    """The board of a sheet; `mirrored`: its dark corner is on the right."""

    width: int
    height: int
    squares: Literal["dark", "all"]
    dark_corner: Literal["left", "right"]
    men_rows: tuple[int, ...]
    mirrored: bool


class SheetCard(Wire, frozen=True):
    """A sheet as its card shows it; `start` has one letter a square."""

    id: str
    name: str
    special: str
    board: SheetBoard
    letters: list[str]
    languages: list[str]
    shelf: str
    spot: str
    theme: str
    men: int
    start: str
    fen: str
    pdn_type: int
    first: Colour
    colours_by_lot: bool
    colours: dict[Colour, str]


class FieldView(Wire, frozen=True):
    """A rule with its value, and the article it comes from or the reason of its reading."""

    field: str
    value: Any
    article: str | None
    reading: str | None


class WholeSheet(SheetCard, frozen=True):
    """A sheet with its geometry and every rule, each with its article or reading."""

    geometry: GeometryView
    table: dict[str, Any]
    draws: list[Draw]
    draw_options: list[DrawOption]
    articles: list[str]
    fields: list[FieldView]


class OfferedSheet(WholeSheet, frozen=True):
    """A sheet with all its rules, and the openings that may be drawn for a game by it."""

    ballots: BallotOffer | None


@lru_cache(maxsize=1000)
def card(sheet: Sheet, lang: str) -> SheetCard:
    """Return what the card of a sheet shows."""
    return SheetCard(**_card(sheet, lang))


def _card(sheet: Sheet, lang: str) -> dict[str, Any]:
    start = Position.start(sheet)
    key = f"sheet-{sheet.id}"
    known = sheet.shelf != "house" and has_text(key, lang)
    return {
        "id": sheet.id,
        "name": sheet_name(sheet, lang),
        "special": text(f"{key}.special", lang) if known else sheet.about,
        "board": SheetBoard(**asdict(sheet.board), mirrored=sheet.board.dark_corner == "right"),
        "letters": sheet.letters.split(),
        "languages": list(sheet.languages),
        "shelf": sheet.shelf,
        "spot": ink_of(sheet),
        "theme": theme_for(sheet.colours).name,
        "men": start.board.count("w"),
        "start": dotted(start.board),
        "fen": start.fen(),
        "pdn_type": sheet.pdn.type,
        "first": sheet.start.first,
        "colours_by_lot": sheet.start.colours_by_lot,
        "colours": asdict(sheet.colours),
    }


@lru_cache(maxsize=1000)
def whole(sheet: Sheet, lang: str) -> WholeSheet:
    """Return a sheet with its geometry and all its rules, each with its article or reading."""
    return WholeSheet(**_whole(sheet, lang))


@lru_cache(maxsize=1000)
def offered(sheet: Sheet, lang: str) -> OfferedSheet:
    """Return the same, and what may be drawn by lot."""
    return OfferedSheet(**_whole(sheet, lang), ballots=offer_of(sheet, lang))


def _whole(sheet: Sheet, lang: str) -> dict[str, Any]:
    return {
        **_card(sheet, lang),
        "geometry": geometry_view(sheet),
        "table": {
            **asdict(sheet.table),
            "touch": sheet.touch.binds,
            "touch_article": sheet.source("touch.binds").article,
            "straightening": sheet.touch.straightening,
            "hand_off_ends": sheet.touch.hand_off_ends,
        },
        "draws": list(sheet.draws),
        "draw_options": list(draw_options(sheet, lang)),
        "articles": list(sheet.articles),
        "fields": [
            FieldView(name, value, source.article, reason_text(source, lang))
            for name, value in sheet.fields()
            for source in [sheet.source(name)]
        ],
    }
