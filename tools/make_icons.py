"""Draw the pictures by which browsers and phones show the site: src/damier/web/static/app/*.png."""

from __future__ import annotations

import base64
from pathlib import Path

import damier
from damier.board.diagram import Drawing, png, theme_for

FOLDER = Path(__file__).parent.parent / "src" / "damier" / "web" / "static" / "app"
FELT = "#cfd8c9"


def on_felt(size: int, share: float) -> str:
    """Return the icon on felt, as large as a share of the picture."""
    inner = size * share
    place = (size - inner) / 2
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}">'
        f'<rect width="{size}" height="{size}" fill="{FELT}"/>{_placed(place, place, inner)}</svg>'
    )


def card() -> str:
    """Return what other sites show of a link: the discs, and a board beside them."""
    start = damier.Position.start("hotte-nl")
    look = theme_for(start.sheet.colours)
    board = png(start.svg(Drawing(theme=look, width=566, numbers="off", title="")), 566)
    picture = base64.b64encode(board).decode()
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">'
        f'<rect width="1200" height="630" fill="{FELT}"/>{_placed(110, 125, 380)}'
        f'<image x="602" y="32" width="566" height="566" href="data:image/png;base64,{picture}"/>'
        "</svg>"
    )


def _placed(x: float, y: float, size: float) -> str:
    icon = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    inside = icon[icon.index(">") + 1 : icon.rindex("</svg>")]
    return f'<g transform="translate({x} {y}) scale({size / 32})">{inside}</g>'


if __name__ == "__main__":
    icon = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    pictures = {
        "icon-180": (on_felt(180, 0.8), 180),
        "icon-192": (icon, 192),
        "icon-512": (icon, 512),
        "icon-maskable": (on_felt(512, 0.62), 512),
        "card": (card(), 1200),
    }
    for name, (svg, width) in pictures.items():
        (FOLDER / f"{name}.png").write_bytes(png(svg, width))
