"""Lines and badges on the board: points in, SVG out."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, degrees, hypot

from damier.board.diagram.markup import clean, element, group, length, number, point

Point = tuple[float, float]

HOP = 0.42  # how high a jump rises, so that the piece jumped over stays visible


def straight(points: list[Point]) -> str:
    """Return the path through all points."""
    return "M" + "L".join(point(*each) for each in points)


def hops(points: list[Point], *, start: float = 0, end: float = 0) -> str:
    """Return a path that hops over the next square but one and slides any other way.

    `start` and `end` are left free at the two ends.
    """
    last = len(points) - 2
    path = ""
    for index, (here, there) in enumerate(pairwise(points)):
        near, far = shortened(here, there, start if index == 0 else 0, end if index == last else 0)
        lift = HOP if abs(here[0] - there[0]) == 2 == abs(here[1] - there[1]) else 0
        if index == 0:
            path = f"M{point(*near)}"
        middle = ((near[0] + far[0]) / 2, (near[1] + far[1]) / 2 - lift)
        path += f"Q{point(*middle)} {point(*far)}" if lift else f"L{point(*far)}"
    return path


def shortened(here: Point, there: Point, start: float, end: float) -> tuple[Point, Point]:
    """Return both ends of a line moved towards each other."""
    distance = hypot(there[0] - here[0], there[1] - here[1]) or 1
    x, y = (there[0] - here[0]) / distance, (there[1] - here[1]) / distance
    return (here[0] + x * start, here[1] + y * start), (there[0] - x * end, there[1] - y * end)


def ring(centre: Point, radius: float = 0.45) -> str:
    """Return the path of a circle, which starts at its right."""
    start = point(centre[0] + radius, centre[1])
    arc, across = f"a{point(radius, radius)} 0 1 1 ", length(2 * radius)
    return f"M{start}{arc}-{across} 0{arc}{across} 0Z"


def cross(centre: Point, reach: float) -> str:
    """Return the path of a diagonal cross."""
    x, y = centre
    size = length(2 * reach)
    return (
        f"M{point(x - reach, y - reach)}l{size} {size}M{point(x + reach, y - reach)}l-{size} {size}"
    )


def cased(path: str, casing: tuple[str, float], core: tuple[str, float], **both: str) -> str:
    """Return a line in two colours, so that it shows on any ground."""
    return "".join(
        element("path", d=path, stroke=colour, stroke_width=width, **both)
        for colour, width in (casing, core)
    )


def arrow(here: Point, there: Point, *, gap: float, **paint: str | float) -> str:
    """Return an arrow as one outline."""
    near, far = shortened(here, there, 0.3, gap)
    reach = hypot(far[0] - near[0], far[1] - near[1])
    angle = degrees(atan2(far[1] - near[1], far[0] - near[0]))
    shaft = reach - 0.374
    outline = f"M0-8.5H{length(shaft)}V-26.4L{length(reach)} 0L{length(shaft)} 26.4V8.5H0Z"
    place = f"translate({point(*near)}) rotate({number(angle)})"
    return element("path", d=outline, transform=place, **paint)


def badge(centre: Point, label: str, *, fill: str, edge: str, ink: str) -> str:
    """Return a small disc with a label on it."""
    x, y = centre
    size = 0.25 if len(label) < 3 else 0.17
    return group(
        element("circle", cx=x, cy=y, r=0.19, fill=fill, stroke=edge, stroke_width=0.045),
        element("text", clean(label), x=x, y=y + size * 0.35, font_size=size, fill=ink),
        font_weight=700,
        text_anchor="middle",
    )
