"""The drawn board: sizes, shapes that differ, and the square under the mouse."""

from __future__ import annotations

import pytest

from damier.tui import picture, sketch
from damier.tui.palette import depth_of, letters_only, palette
from damier.tui.scene import BoardScene, scene_of
from damier.tui.sprite import Look, sprite
from tui.makers import session_of

SHEETS = ["international", "english", "canadian", "spantsiretti", "turkish", "jamaican", "djeco"]
FOUR = {7: "w", 9: "b", 17: "W", 19: "B"}


def board_of(pieces, count=50):
    return "".join(pieces.get(square, "e") for square in range(1, count + 1))


def text_of(lines):
    return ["".join(segment.text for segment in line) for line in lines]


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 7, 10])
def test_every_line_is_as_wide_as_the_board(sheet, size):
    session = session_of(sheet)
    scene = scene_of(session)
    lines = picture.draw(scene, size, palette(session.sheet.colours, "full"))
    width, height = picture.extent(scene, size)
    assert [len(line) for line in text_of(lines)] == [width] * height


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("size", [2, 3, 4, 5, 6, 8])
@pytest.mark.parametrize("flip", [False, True])
def test_the_square_under_the_middle_of_a_square_is_that_square(sheet, size, flip):
    scene = scene_of(session_of(sheet), flip=flip)
    for square in scene.geometry.squares:
        row, column = scene.place(square)
        y, x = int((row + 0.5) * size / 2), int((column + 0.5) * size)
        assert picture.square_under(scene, size, x, y) == square


@pytest.mark.parametrize(
    ("width", "height", "size"),
    [(40, 20, 4), (50, 21, 4), (70, 35, 7), (30, 10, 2), (19, 40, 0), (200, 9, 0)],
)
def test_the_board_is_as_large_as_fits(width, height, size):
    assert picture.size_for(scene_of(session_of()), width, height) == size


@pytest.mark.parametrize("depth", ["full", "16"])
@pytest.mark.parametrize("sheet", ["international", "djeco"])
@pytest.mark.parametrize("size", [3, 4, 5, 6, 7, 8, 10, 12])
def test_the_four_pieces_and_all_marks_look_different(sheet, size, depth):
    colours = palette(session_of(sheet).sheet.colours, depth)
    looks = [Look(piece, ground=colours.playable) for piece in "wWbBe"]
    looks += [
        Look("w", ghost=True, ground=colours.playable),
        Look("w", must=True, ground=colours.playable),
        Look("w", cursor=True, ground=colours.playable),
        Look("w", ground=colours.last),
        Look("w", ground=colours.held),
        Look("e", target=True, ground=colours.playable),
        Look("e", ground=colours.hint),
        Look("e", ground=colours.refused),
    ]
    drawn = [sprite(look, size, colours) for look in looks]
    assert len(set(drawn)) == len(drawn)


@pytest.mark.parametrize("size", range(3, 20))
@pytest.mark.parametrize("odd_row", [False, True])
def test_a_man_is_round_and_whole(size, odd_row):
    colours = palette(session_of().sheet.colours, "full")
    dots = sprite(Look("w", ground=colours.playable), size, colours, odd_row)
    widths = [sum(dot != colours.playable for dot in row) for row in dots]
    tall = [width for width in widths if width]
    assert tall == tall[::-1]
    assert all(row == row[::-1] for row in dots)
    assert max(tall) >= size
    assert min(tall) >= max(tall) // 5


def test_odd_sizes_need_no_third_colour_round_a_man():
    colours = palette(session_of().sheet.colours, "full")
    for odd_row in (False, True):
        dots = sprite(Look("w", ground=colours.playable), 7, colours, odd_row)
        shared = dots[0] if odd_row else dots[-1]
        assert set(shared) == {colours.playable}


def scene_with(**marks):
    geometry = scene_of(session_of()).geometry
    return BoardScene(geometry, board_of(FOUR), **marks)


@pytest.mark.parametrize("size", [2, 4, 6])
@pytest.mark.parametrize("ascii_only", [False, True])
def test_without_colour_shapes_tell_everything(size, ascii_only):
    plain = text_of(sketch.sketch(scene_with(), size, ascii_only=ascii_only))
    width, height = sketch.cell_of(size)
    scene = scene_with()

    def cell(lines, square):
        row, column = scene.place(square)
        rows = lines[row * height : (row + 1) * height]
        return tuple(line[column * width : (column + 1) * width] for line in rows)

    assert len({cell(plain, square) for square in FOUR}) == 4
    one = frozenset({7})
    for marks in (
        {"must": one}, {"last": one}, {"hints": one}, {"refused": one}, {"held": 7},
        {"ghosts": one},
    ):  # fmt: skip
        marked = text_of(sketch.sketch(scene_with(**marks), size, ascii_only=ascii_only))
        assert cell(marked, 7) != cell(plain, 7), marks
    targets = text_of(sketch.sketch(scene_with(targets=frozenset({1})), size))
    assert "+" in "".join(cell(targets, 1))


def test_ascii_is_ascii():
    lines = text_of(sketch.sketch(scene_with(ghosts=frozenset({7})), 4, ascii_only=True))
    assert all(line.isascii() for line in lines)


@pytest.mark.parametrize(
    ("environ", "depth"),
    [
        ({"TERM": "xterm-256color"}, "full"),
        ({"TERM": "xterm", "COLORTERM": "truecolor"}, "full"),
        ({"TERM": "xterm"}, "16"),
        ({"TERM": "linux"}, "16"),
        ({"TERM": "vt100"}, "none"),
        ({"TERM": "dumb"}, "none"),
        ({}, "none"),
        ({"TERM": "xterm-256color", "NO_COLOR": "1"}, "none"),
        ({"TERM": "xterm-256color", "NO_COLOR": ""}, "full"),
    ],
)
def test_colours_are_those_of_the_terminal(environ, depth):
    assert depth_of(environ) == depth


@pytest.mark.parametrize(
    ("environ", "letters"),
    [
        ({"TERM": "xterm-256color", "LANG": "nl_NL.UTF-8"}, False),
        ({"TERM": "xterm-256color"}, False),
        ({"TERM": "xterm", "LC_CTYPE": "C.UTF-8"}, False),
        ({"TERM": "xterm", "LANG": "de_DE"}, False),
        ({"TERM": "linux", "LANG": "en_GB.utf8"}, False),
        ({"TERM": "xterm", "LANG": "C"}, True),
        ({"TERM": "xterm", "LANG": "C", "LC_CTYPE": "C.UTF-8"}, True),  # Python wrote the second
        ({"TERM": "xterm", "LANG": "nl_NL.UTF-8", "LC_ALL": "POSIX"}, True),
        ({"TERM": "xterm", "LANG": "nl_NL.ISO-8859-1"}, True),
        ({"TERM": "linux", "LANG": "C"}, True),
        ({"TERM": "dumb", "LANG": "nl_NL.UTF-8"}, True),
        ({"TERM": "vt100", "LANG": "nl_NL.UTF-8"}, True),
    ],
)
def test_a_terminal_without_unicode_gets_letters(environ, letters):
    assert letters_only(environ) is letters
