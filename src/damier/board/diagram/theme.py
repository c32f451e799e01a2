"""Themes: what a drawn board is made of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.rules.sheet import Colours


@dataclass(frozen=True, slots=True)
class Paint:
    """The colours of one side's pieces; `edge` outlines the face, `wall` the side below it."""

    face: str
    side: str
    groove: str
    edge: str
    wall: str
    mark: str


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of a board; `flat` draws it as a leaflet prints it.

    Every mark is a light `core` in a dark `casing`, so that it shows on any square.
    """

    name: str
    playable: str
    other: str
    number: str
    rim: str
    inlay: str
    rim_text: str
    white: Paint
    black: Paint
    veneer: str = ""
    last: str = "#ffdf6e"
    last_opacity: float = 0.45
    core: str = "#ffd23f"
    casing: str = "#2a1608"
    refused: str = "#c8102e"
    arrow: str = "#12508f"
    outline: float = 0.02
    groove_opacity: float = 0.6
    flat: bool = False


IVORY = Paint("#fbf3df", "#cdb68a", "#9c8558", "#6a5530", "#6a5530", "#5c4b2a")
EBONY = Paint("#352c28", "#14100e", "#7d6d63", "#7d6d63", "#14100e", "#cdc3bc")
BLUE = Paint("#15306f", "#0a1a42", "#b9d2ff", "#b9d2ff", "#0a1a42", "#e6efff")
GREEN = Paint("#d2f0a2", "#4f7f2a", "#3f6b20", "#3f6b20", "#3f6b20", "#2f5216")
RED = Paint("#b3202c", "#6d0f17", "#ffc9c4", "#ffc9c4", "#6d0f17", "#ffe6e3")

WOOD = Theme(
    name="wood",
    playable="#b5824f",
    other="#efdcb4",
    veneer="#5a2f10",
    number="#241206",
    rim="#74452a",
    inlay="#e2bd84",
    rim_text="#f6e6c8",
    white=IVORY,
    black=EBONY,
)
TOURNAMENT = Theme(
    name="tournament",
    playable="#7a9985",
    other="#f1eee2",
    number="#10231a",
    rim="#2b3a33",
    inlay="#86a38f",
    rim_text="#eef3ec",
    white=Paint("#fffdf4", "#cfc9b4", "#979078", "#5f5b49", "#5f5b49", "#57523f"),
    black=Paint("#26292a", "#0c0e0f", "#6d7577", "#6d7577", "#0c0e0f", "#c3c8c9"),
)
DJECO = Theme(
    name="djeco",
    playable="#e0523f",
    other="#fff0dc",
    number="#2e0503",
    rim="#16325c",
    inlay="#ffd5a0",
    rim_text="#fff0dc",
    white=BLUE,
    black=GREEN,
    last="#ffe9a8",
    last_opacity=0.6,
    core="#ffe14d",
    casing="#2b0503",
    refused="#20123d",
)
CONTRAST = Theme(
    name="contrast",
    playable="#767676",
    other="#fff",
    number="#000",
    rim="#000",
    inlay="#fff",
    rim_text="#fff",
    white=Paint("#fff", "#000", "#000", "#000", "#000", "#000"),
    black=Paint("#000", "#fff", "#fff", "#fff", "#fff", "#fff"),
    last="#ffe600",
    last_opacity=0.5,
    core="#ffe600",
    casing="#000",
    refused="#000",
    arrow="#000",
    outline=0.05,
    groove_opacity=1,
)
PRINT = Theme(
    name="print",
    playable="#c6c6c6",
    other="#fff",
    number="#000",
    rim="#fff",
    inlay="#000",
    rim_text="#000",
    white=Paint("#fff", "#fff", "#000", "#000", "#000", "#000"),
    black=Paint("#000", "#000", "#fff", "#fff", "#fff", "#fff"),
    last="#fff",
    last_opacity=0.55,
    core="#fff",
    casing="#000",
    refused="#000",
    arrow="#000",
    outline=0.04,
    groove_opacity=1,
    flat=True,
)

THEMES = {theme.name: theme for theme in (WOOD, TOURNAMENT, DJECO, CONTRAST, PRINT)}
PAINTS = {"white": IVORY, "black": EBONY, "blue": BLUE, "green": GREEN, "red": RED}


def theme_for(colours: Colours) -> Theme:
    """Return the theme that shows a sheet's own colours."""
    board = DJECO if colours.squares == "red" else WOOD
    if colours.squares == "light":
        board = replace(board, playable=board.other, other=board.playable, veneer="")
    return replace(board, white=PAINTS[colours.white], black=PAINTS[colours.black])
