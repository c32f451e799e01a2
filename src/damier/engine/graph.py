"""How a game went, as a small picture: one self-contained SVG, legible on light and dark pages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.board.diagram.markup import clean, number
from damier.engine.judgement import BLUNDER, BRILLIANT, DUBIOUS, GOOD, MISTAKE, SIGNS
from damier.texts.catalogue import plain, text
from damier.texts.speech import side_name

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.engine.judgement import Judgement
    from damier.rules import Sheet

WIDTH, HEIGHT = 640, 160
_MARGIN = 12
# Each of these has a contrast of at least 3 to white and to black.
_LINE, _CURVE, _MARK, _PRAISE = "#808080", "#2b7de0", "#d9480f", "#2f9e44"
# The shapes of the marks, around 0 0: what a move was is never told by colour alone.
_SHAPES = {
    DUBIOUS: "M-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z",
    MISTAKE: "M0-5.5 5.5 4.5-5.5 4.5z",
    BLUNDER: "M0-7 7 0 0 7-7 0z",
    GOOD: "M-4-4h8v8h-8z",
    BRILLIANT: "M0-8 2-2.5 7.6-2.5 3.1 1 4.7 6.5 0 3.2-4.7 6.5-3.1 1-7.6-2.5-2-2.5z",
}


def graph(judgements: Sequence[Judgement], sheet: Sheet, lang: str = "en") -> str:
    """Draw what White could expect after each move, with a mark for each move worth a sign."""
    title = plain(text("graph", lang))
    told = plain(text("graph.description", lang, colour=side_name(sheet, "white")))
    points = [(_x(0, len(judgements)), _y(0.5))]
    for number_of, judgement in enumerate(judgements, 1):
        points.append((_x(number_of, len(judgements)), _y(judgement.expectation)))
    curve = "M" + "L".join(_point(*point) for point in points)
    middle = _y(0.5)
    area = f"{curve}L{_point(points[-1][0], middle)}L{_point(points[0][0], middle)}z"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'lang="{clean(lang)}" aria-labelledby="graph-title graph-text">',
        f'<title id="graph-title">{clean(title)}</title>',
        f'<desc id="graph-text">{clean(told)}</desc>',
        f'<path d="M{_MARGIN} {_MARGIN}H{WIDTH - _MARGIN}M{_MARGIN} {HEIGHT - _MARGIN}'
        f'H{WIDTH - _MARGIN}" stroke="{_LINE}" stroke-width=".5" stroke-dasharray="2 4"/>',
        f'<path d="{area}" fill="{_CURVE}" fill-opacity=".25"/>',
        f'<path d="M{_MARGIN} {number(middle)}H{WIDTH - _MARGIN}" stroke="{_LINE}"/>',
        f'<path d="{curve}" fill="none" stroke="{_CURVE}" stroke-width="2" '
        'stroke-linejoin="round"/>',
        *(
            _mark(judgement, point)
            for judgement, point in zip(judgements, points[1:], strict=True)
            if judgement.nag is not None
        ),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _mark(judgement: Judgement, point: tuple[float, float]) -> str:
    nag = judgement.nag or 0
    colour = _PRAISE if nag in (GOOD, BRILLIANT) else _MARK
    x, y = map(number, point)
    return (
        f'<path d="{_SHAPES[nag]}" transform="translate({x} {y})" fill="{colour}">'
        f"<title>{clean(judgement.text + SIGNS[nag])}</title></path>"
    )


def _x(move: int, moves: int) -> float:
    return _MARGIN + (WIDTH - 2 * _MARGIN) * move / max(moves, 1)


def _y(expectation: float) -> float:
    return _MARGIN + (HEIGHT - 2 * _MARGIN) * (1 - expectation)


def _point(x: float, y: float) -> str:
    return f"{number(x)} {number(y)}"
