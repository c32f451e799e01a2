"""Moving pictures: every frame is what its diagram shows, for as long as it says."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import pytest

import damier
from damier.board.diagram import Drawing, Frame, animated, png, svg
from damier.errors import DrawingError
from damier.position.showing import frames

if TYPE_CHECKING:
    from collections.abc import Sequence

Image = pytest.importorskip("PIL.Image")
WIDTH = 302  # no multiple of the squares


def opened(picture: bytes) -> Any:
    return Image.open(io.BytesIO(picture))


def seconds_of(picture: bytes) -> list[float]:
    film = opened(picture)
    shown = []
    for number in range(film.n_frames):
        film.seek(number)
        film.load()  # WebP tells the time of a frame that was read
        shown.append(film.info["duration"] / 1000)
    return shown


def far_from(drawn: Any, expected: Any) -> int:
    """Return the largest difference of any colour of any pixel."""
    from PIL import ImageChops

    return max(high for _, high in ImageChops.difference(drawn, expected).getextrema())


@pytest.mark.parametrize("sheet", ["international", "turkish", "english"])
@pytest.mark.parametrize("flip", [False, True])
def test_a_frame_drawn_in_part_is_the_frame_drawn_whole(sheet: str, flip: bool) -> None:
    from damier.board.diagram.animation import _drawn, _images

    drawing = Drawing(flip=flip, numbers="inside")
    position = damier.Position.start(sheet)
    moves = []
    for turn in range(12):
        legal = position.legal_moves
        moves.append(legal[turn % len(legal)])
        position = position.play(moves[-1])
    film = list(frames(damier.Position.start(sheet), moves, drawing=drawing))
    geometry = position.geometry
    for frame, drawn in zip(film, _images(Image, geometry, film, WIDTH), strict=True):
        whole = _drawn(Image, geometry, frame, WIDTH)
        assert drawn.size == whole.size
        assert far_from(drawn, whole) <= 32  # of 255: edges are rounded otherwise


def test_a_capture_goes_jump_by_jump() -> None:
    start = damier.Position.from_fen("W:W33:B28,18,9")
    (move,) = start.legal_moves
    assert len(move.captured) == 3
    shown = list(frames(start, [move], seconds=1.0))
    assert [sorted(frame.drawing.ghosts) for frame in shown] == [[], [28], [18, 28], []]
    assert [frame.pieces.get(landing) for frame, landing in zip(shown, move.path, strict=True)] == [
        "w"
    ] * 3 + ["W" if move.crowns else "w"]
    assert [frame.seconds for frame in shown] == [1.0, 0.4, 0.4, 3.0]


def test_a_step_may_be_a_position_that_no_move_makes() -> None:
    start, other = damier.Position.start(), damier.Position.from_fen("W:W33:B28")
    shown = list(frames(start, [other]))
    assert [frame.pieces for frame in shown] == [start.pieces(), other.pieces()]


@pytest.mark.parametrize("kind", ["gif", "webp"])
def test_frames_last_as_long_as_they_say_and_the_picture_goes_on_for_ever(kind: Any) -> None:
    start = damier.Position.start()
    film = list(frames(start, [start.parse("32-28")], seconds=0.5))
    picture = animated(start.geometry, film, width=200, kind=kind)
    assert seconds_of(picture) == [0.5, 1.5]
    assert opened(picture).size == (200, 200)
    assert opened(picture).info["loop"] == 0


def test_a_gif_keeps_the_colours_of_marks_that_its_first_frame_has_not() -> None:
    start = damier.Position.start()
    film = list(frames(start, [start.parse("32-28")], drawing=Drawing(numbers="off")))
    picture = opened(animated(start.geometry, film, width=480, kind="gif"))
    picture.seek(1)
    whole = opened(png(svg(start.geometry, film[1].pieces, options=film[1].drawing), 480))
    left_square = (120, 300)  # a corner of 32
    drawn, expected = (image.convert("RGB").getpixel(left_square) for image in (picture, whole))
    assert max(abs(a - b) for a, b in zip(drawn, expected, strict=True)) <= 12


def test_nothing_may_change_between_two_frames() -> None:
    start = damier.Position.start()
    picture = animated(start.geometry, [Frame(start.pieces(), seconds=1)] * 3, width=100)
    assert opened(picture).size == (100, 100)


@pytest.mark.parametrize(
    ("shown", "options"),
    [([], {}), ([Frame({})], {"kind": "mp4"}), ([Frame({})], {"width": 0})],
)
def test_a_picture_that_cannot_be_is_refused(
    shown: Sequence[Frame], options: dict[str, Any]
) -> None:
    geometry = damier.Position.start().geometry
    with pytest.raises(DrawingError, match="expected"):
        animated(geometry, shown, **options)


def test_a_frame_that_nobody_would_see_is_refused() -> None:
    with pytest.raises(DrawingError, match="seconds a frame, got 0"):
        Frame({}, seconds=0)
