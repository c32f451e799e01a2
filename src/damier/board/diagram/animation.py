"""Diagrams that follow each other as one moving picture, by the optional library Pillow."""

from __future__ import annotations

import io
from dataclasses import dataclass, field, fields
from importlib import import_module
from math import ceil, floor
from typing import TYPE_CHECKING, Any, Literal

from damier.board.diagram.drawing import Drawing
from damier.board.diagram.ground import Ground
from damier.board.diagram.picture import svg
from damier.board.diagram.raster import png
from damier.errors import DrawingError, MissingExtra

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from damier.board.geometry import Geometry
    from damier.board.setup import Piece

MovingKind = Literal["gif", "webp"]
MOVING_KINDS: tuple[MovingKind, ...] = ("gif", "webp")
MOST_FRAMES = 5_000
_COLOURS = 128  # a palette that all frames of a GIF share
_SAMPLED = 6  # frames that it is made from
_AROUND = 0.6  # squares that a king, a ring or a shadow reaches beyond its own
_Box = tuple[int, int, int, int]  # left, top, right and bottom, in pixels
_Part = tuple[float, float, float, float]  # x, y, width and height, in squares
_ON_SQUARES = ("last_move", "required", "huffable", "targets", "refused", "tags")


@dataclass(frozen=True, slots=True)
class Frame:
    """A diagram, and for how many seconds it is shown."""

    pieces: Mapping[int, Piece]
    drawing: Drawing = field(default_factory=Drawing)
    seconds: float = 1.0

    def __post_init__(self) -> None:
        """Refuse a frame that would pass unseen, or never."""
        if not 0.02 <= self.seconds <= 60:
            raise DrawingError(f"expected 0.02 to 60 seconds a frame, got {self.seconds}")


def animated(
    geometry: Geometry, frames: Sequence[Frame], *, width: int = 480, kind: MovingKind = "webp"
) -> bytes:
    """Draw frames one after the other, for ever, as a GIF or a WebP of this width in pixels.

    An odd width becomes even: the middle of the board then lies between two pixels.
    """
    if kind not in MOVING_KINDS:
        raise DrawingError(f"expected a moving picture as gif or webp, got {kind!r}")
    if not 1 <= len(frames) <= MOST_FRAMES:
        raise DrawingError(f"expected 1 to {MOST_FRAMES} frames, got {len(frames)}")
    try:
        pillow = import_module("PIL.Image")
    except ImportError as missing:
        raise MissingExtra("pictures", "PIL") from missing
    images = list(_images(pillow, geometry, frames, width + width % 2))
    if kind == "gif":
        palette = _sample(pillow, images).quantize(_COLOURS, pillow.Quantize.MAXCOVERAGE, dither=0)
        images = [image.quantize(palette=palette, dither=0) for image in images]
    options: dict[str, Any] = {"quality": 80, "minimize_size": True} if kind == "webp" else {}
    written = io.BytesIO()
    images[0].save(
        written,
        kind,
        save_all=True,
        append_images=images[1:],
        duration=[round(frame.seconds * 1000) for frame in frames],
        loop=0,
        **options,
    )
    return written.getvalue()


def _images(pillow: Any, geometry: Geometry, frames: Sequence[Frame], width: int) -> Iterator[Any]:
    """Draw the first frame whole and of each other what differs from the one before."""
    image: Any = None
    last: Frame | None = None
    for frame in frames:
        box = None if last is None else _changed(geometry, last, frame, width)
        if last is None or box is None:
            image = _drawn(pillow, geometry, frame, width)
        elif box[0] < box[2]:
            image = image.copy()
            part = _in_squares(geometry, frame, width, box)
            image.paste(_drawn(pillow, geometry, frame, box[2] - box[0], part), box[:2])
        last = frame
        yield image


def _sample(pillow: Any, images: Sequence[Any]) -> Any:
    """Return frames from all over the film in one image, so that every mark lends its colours."""
    chosen = images[:: max(1, len(images) // _SAMPLED)]
    width, height = images[0].size
    sample = pillow.new("RGB", (width, height * len(chosen)))
    for place, image in enumerate(chosen):
        sample.paste(image, (0, place * height))
    return sample


def _drawn(
    pillow: Any, geometry: Geometry, frame: Frame, width: int, part: _Part | None = None
) -> Any:
    """Draw a frame or a part of it, without transparency: the corners of the rim lie on white."""
    options = frame.drawing.changed(width=width)  # else the height could be off by a pixel
    picture = png(svg(geometry, frame.pieces, options=options, part=part), width)
    drawn = pillow.open(io.BytesIO(picture)).convert("RGBA")
    ground = pillow.new("RGBA", drawn.size, "white")
    return pillow.alpha_composite(ground, drawn).convert("RGB")


def _changed(geometry: Geometry, last: Frame, frame: Frame, width: int) -> _Box | None:
    """Return the part of the picture that differs, None for all of it."""
    if _without_squares(last.drawing) != _without_squares(frame.drawing):
        return None
    squares = {
        square
        for before, after in zip(_on_squares(last), _on_squares(frame), strict=True)
        for square, _ in before ^ after
    }
    if not squares:
        return (0, 0, 0, 0)
    ground = Ground(geometry, frame.drawing)
    left, top, wide, high = ground.view_box()
    scale = width / wide
    centres = [ground.centre(square) for square in squares]
    reach = 0.5 + _AROUND
    xs, ys = [x - left for x, _ in centres], [y - top for _, y in centres]
    return (
        max(0, floor((min(xs) - reach) * scale)),
        max(0, floor((min(ys) - reach) * scale)),
        min(width, ceil((max(xs) + reach) * scale)),
        min(round(high * scale), ceil((max(ys) + reach) * scale)),
    )


def _in_squares(geometry: Geometry, frame: Frame, width: int, box: _Box) -> _Part:
    x, y, wide, _ = Ground(geometry, frame.drawing).view_box()
    left, top, right, bottom = (edge * wide / width for edge in box)
    return x + left, y + top, right - left, bottom - top


def _without_squares(drawing: Drawing) -> tuple[Any, ...]:
    """Return all of a drawing but what lies on single squares."""
    plain = drawing.changed(ghosts={}, **dict.fromkeys(_ON_SQUARES, ()))
    return tuple(
        getattr(plain, each.name)
        for each in fields(plain)
        if each.name not in ("title", "description", "id", "width")
    )


def _on_squares(frame: Frame) -> list[set[tuple[int, str]]]:
    drawing = frame.drawing
    marks = [{(square, "") for square in getattr(drawing, name)} for name in _ON_SQUARES]
    return [set(frame.pieces.items()), set(drawing.ghosts.items()), *marks]
