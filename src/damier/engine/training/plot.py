"""A picture of a training: Elo over the start, generation by generation."""

from __future__ import annotations

import math
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from damier.engine.training.state import Generation

_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 20, 44, 46
# Both themes bring their own ground, so that a page of any colour may show the picture.
_STYLE = """
text { font: 13px system-ui, sans-serif; fill: #24292f; }
.title { font-size: 16px; font-weight: 600; }
.ground { fill: #ffffff; }
.grid { stroke: #d8dee4; }
.line { fill: none; stroke: #0b66c3; stroke-width: 2; }
.kept { fill: #0b66c3; stroke: #0b66c3; stroke-width: 1.5; }
.lost { fill: #ffffff; stroke: #b35900; stroke-width: 1.5; }
@media (prefers-color-scheme: dark) {
 text { fill: #e6edf3; }
 .ground { fill: #0d1117; }
 .grid { stroke: #30363d; }
 .line { stroke: #58a6ff; }
 .kept { fill: #58a6ff; stroke: #58a6ff; }
 .lost { fill: #0d1117; stroke: #e3a04f; }
}
"""


@dataclass(frozen=True, slots=True)
class _Point:
    number: int
    elo: float
    low: float
    high: float
    kept: bool
    note: str


def plot(generations: Sequence[Generation], title: str) -> str:
    """Draw Elo by generation: filled where the new weights were kept, hollow where they lost."""
    points = list(_points(generations))
    levels = [level for point in points for level in (point.elo, point.low, point.high)]
    ticks = _ticks(min([0.0, *levels]), max([10.0, *levels]))
    bottom, top = ticks[0], ticks[-1]
    columns = max([1, *(point.number + 1 for point in points)])

    def x(number: float) -> float:
        return _LEFT + (number + 1) / columns * (_WIDTH - _LEFT - _RIGHT - 10)

    def y(elo: float) -> float:
        return _HEIGHT - _BOTTOM - (elo - bottom) / (top - bottom) * (_HEIGHT - _TOP - _BOTTOM)

    parts = [f'<text class="title" x="{_LEFT}" y="26">{escape(title)}</text>']
    for tick in ticks:
        parts.append(_line(_LEFT, y(tick), _WIDTH - _RIGHT, y(tick), "grid"))
        parts.append(_text(_LEFT - 8, y(tick) + 4, f"{tick:+.0f}" if tick else "0", "end"))
    for number in range(0, columns, math.ceil(columns / 16)):
        parts.append(_text(x(number), _HEIGHT - _BOTTOM + 20, str(number + 1), "middle"))
    parts.append(_text((_LEFT + _WIDTH - _RIGHT) / 2, _HEIGHT - 8, "generation", "middle"))
    path = [(x(-1), y(0)), *((x(point.number), y(point.elo)) for point in points if point.kept)]
    corners = " ".join(f"{across:.1f},{down:.1f}" for across, down in path)
    parts.append(f'<polyline class="line" points="{corners}"/>')
    for point in points:
        kind, across = ("kept" if point.kept else "lost"), x(point.number)
        parts.append(
            f"<g><title>{escape(point.note)}</title>"
            + _line(across, y(point.low), across, y(point.high), kind)
            + f'<circle class="{kind}" cx="{across:.1f}" cy="{y(point.elo):.1f}" r="4"/></g>'
        )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" '
        f'aria-label="{escape(title)}">\n<style>{_STYLE}</style>\n'
        f'<rect class="ground" width="{_WIDTH}" height="{_HEIGHT}" rx="6"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


def _points(generations: Iterable[Generation]) -> Iterable[_Point]:
    """Yield the generations that are over, their Elo added up from the start."""
    base = 0.0
    for generation in generations:
        found = generation.estimate
        if generation.kept is None or found is None:
            continue
        gain, low, high = (max(-800.0, min(800.0, v)) for v in (found.elo, found.low, found.high))
        note = f"generation {generation.number + 1}: {found} in {2 * sum(generation.counts)} games"
        yield _Point(generation.number, base + gain, base + low, base + high, generation.kept, note)
        if generation.kept:
            base += gain


def _ticks(low: float, high: float) -> list[float]:
    """Return round numbers from below the lowest to above the highest."""
    rough = (high - low) / 6
    unit = 10.0 ** math.floor(math.log10(rough))
    step = next(unit * factor for factor in (1, 2, 5, 10) if unit * factor >= rough)
    return [step * i for i in range(math.floor(low / step), math.ceil(high / step) + 1)]


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, words: str, anchor: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(words)}</text>'
