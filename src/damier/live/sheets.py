"""Rule sheets as the browser needs them: names, board, colours, and what is special."""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from damier.board.diagram import theme_for
from damier.board.geometry import geometry
from damier.position import Position
from damier.table.draws import draw_options
from damier.table.view import dotted
from damier.texts import text
from damier.texts.catalogue import has_text
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


def sheet_name(sheet: Sheet, lang: str) -> str:
    """Return a sheet's name; a player's own sheet says it itself."""
    key = f"sheet-{sheet.id}"
    known = sheet.shelf != "house" and has_text(key, lang)
    return text(key, lang) if known else sheet.name


def ink_of(sheet: Sheet) -> str:
    """Return the spot ink of a sheet."""
    if sheet.shelf == "house":
        return HOUSE_INK
    inks = list(INKS.values())
    return INKS.get(sheet.id) or inks[sum(map(ord, sheet.id)) % len(inks)]


@lru_cache(maxsize=1000)
def card(sheet: Sheet, lang: str) -> dict[str, Any]:
    """Return what the card of a sheet shows."""
    start = Position.start(sheet)
    key = f"sheet-{sheet.id}"
    known = sheet.shelf != "house" and has_text(key, lang)
    return {
        "id": sheet.id,
        "name": sheet_name(sheet, lang),
        "special": text(f"{key}.special", lang) if known else sheet.about,
        "board": {**asdict(sheet.board), "mirrored": sheet.board.dark_corner == "right"},
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
def whole(sheet: Sheet, lang: str) -> dict[str, Any]:
    """Return a sheet with its geometry and all its rules, each with its article or reading."""
    sources = dict(sheet.sources)
    return {
        **card(sheet, lang),
        "geometry": geometry_of(sheet),
        "table": {
            **asdict(sheet.table),
            "touch": sheet.touch.binds,
            "touch_article": sources["touch.binds"].article,
            "straightening": sheet.touch.straightening,
            "hand_off_ends": sheet.touch.hand_off_ends,
        },
        "draws": [asdict(draw) for draw in sheet.draws],
        "draw_options": [asdict(option) for option in draw_options(sheet, lang)],
        "articles": list(sheet.articles),
        "fields": [
            {
                "field": name,
                "value": value,
                "article": sources[name].article,
                "reading": reason_text(sources[name], lang),
            }
            for name, value in sheet.fields()
        ],
    }


def geometry_of(sheet: Sheet) -> dict[str, Any]:
    """Return where the squares lie, what they are called, and along which lines pieces jump."""
    squares = geometry(sheet.board)
    first = sheet.start.first
    return {
        "width": squares.width,
        "height": squares.height,
        "squares": squares.playable,
        "mirrored": squares.dark_corner == "right",
        "numbers": [list(place) for place in squares.places],
        "labels": [str(square) for square in squares.squares],
        "algebraic": [squares.algebraic(square) for square in squares.squares],
        "pdn": [squares.name(square, sheet.pdn, first) for square in squares.squares],
        "first_row_is_black": True,
        "lines": [list(step) for step in squares.steps(sheet.lines.capture)],
        "far": "WB" if sheet.king.flies else "",
    }
