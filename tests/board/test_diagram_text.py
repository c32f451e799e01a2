import re

import pytest

from damier.board.diagram import THEMES, text
from damier.board.geometry import Geometry
from damier.errors import DrawingError, NotationError

INTERNATIONAL = Geometry(10, 10)
EIGHT = Geometry(8, 8)


def start(geometry, men):
    return {
        square: "b" if square <= men else "w"
        for square in geometry.squares
        if square <= men or square > geometry.count - men
    }


def test_international_start():
    assert (
        text(INTERNATIONAL, start(INTERNATIONAL, 20))
        == """\
   ┌──────────────────────────────┐
 1 │    ●     ●     ●     ●     ● │ 5
 6 │ ●     ●     ●     ●     ●    │ 10
11 │    ●     ●     ●     ●     ● │ 15
16 │ ●     ●     ●     ●     ●    │ 20
21 │    21    22    23    24    25│ 25
26 │ 26    27    28    29    30   │ 30
31 │    ○     ○     ○     ○     ○ │ 35
36 │ ○     ○     ○     ○     ○    │ 40
41 │    ○     ○     ○     ○     ○ │ 45
46 │ ○     ○     ○     ○     ○    │ 50
   └──────────────────────────────┘"""
    )


def test_last_move_and_kings_in_ascii_from_blacks_side():
    pieces = {1: "b", 24: "b", 29: "W", 17: "B", 50: "w"}
    drawn = text(
        INTERNATIONAL, pieces, unicode=False, flip=True, numbers="outside", last_move=(20, 24)
    )
    assert (
        drawn
        == """\
   +------------------------------+
50 |    o     .     .     .     . | 46
45 | .     .     .     .     .    | 41
40 |    .     .     .     .     . | 36
35 | .     .     .     .     .    | 31
30 |    .     O     .     .     . | 26
25 | .    [x]    .     .     .    | 21
20 |   [.]    .     .     X     . | 16
15 | .     .     .     .     .    | 11
10 |    .     .     .     .     . | 6
 5 | .     .     .     .     x    | 1
   +------------------------------+"""
    )
    assert drawn.isascii()


def test_eight_by_eight_with_letters():
    assert (
        text(EIGHT, start(EIGHT, 12), numbers="algebraic")
        == """\
  ┌────────────────────────┐
8 │    ●     ●     ●     ● │
7 │ ●     ●     ●     ●    │
6 │    ●     ●     ●     ● │
5 │ ·     ·     ·     ·    │
4 │    ·     ·     ·     · │
3 │ ○     ○     ○     ○    │
2 │    ○     ○     ○     ○ │
1 │ ○     ○     ○     ○    │
  └────────────────────────┘
    a  b  c  d  e  f  g  h"""
    )


def test_mirrored_board_without_labels():
    board = Geometry(4, 4, "dark", "right")
    assert (
        text(board, {1: "B", 8: "W"}, numbers="off", unicode=False)
        == """\
+------------+
| X     .    |
|    .     . |
| .     .    |
|    .     O |
+------------+"""
    )


def test_a_hundred_squares_keep_their_distance():
    last_row = text(Geometry(10, 10, "all"), {}).splitlines()[-2]
    assert last_row == "91 │  91  92  93  94  95  96  97  98  99 100│ 100"


def test_squares_can_have_other_names():
    names = [str(33 - square) for square in EIGHT.squares]
    lines = text(EIGHT, {1: "b"}, names=names).splitlines()
    assert lines[1] == "32 │    ●     31    30    29│ 29"
    assert lines[-2] == " 4 │  4     3     2     1   │ 1"
    wide = text(EIGHT, {}, names=[f"a{square + 9}" for square in EIGHT.squares]).splitlines()
    assert wide[1] == "a10 │     a10     a11     a12     a13│ a13"


@pytest.mark.parametrize("colour", ["ansi16", "truecolor"])
@pytest.mark.parametrize("theme", THEMES.values())
def test_colour_changes_nothing_but_colour(colour, theme):
    pieces = start(EIGHT, 12)
    painted = text(EIGHT, pieces, unicode=False, colour=colour, theme=theme, last_move=(9, 13))
    plain = text(EIGHT, pieces, unicode=False, last_move=(9, 13))
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted) == plain
    for line in painted.splitlines()[1:-1]:
        assert line.count("\x1b[0m") == 8


def test_each_depth_uses_its_own_sequences():
    assert "\x1b[48;2;181;130;79m" in text(EIGHT, {}, colour="truecolor")
    assert "\x1b[42m" in text(EIGHT, {}, colour="ansi16")
    assert "\x1b" not in text(EIGHT, {})


def test_impossible_requests_are_refused():
    with pytest.raises(NotationError, match="expected a square from 1 to 32, got 33"):
        text(EIGHT, {33: "w"})
    with pytest.raises(NotationError, match="expected a square from 1 to 32, got 0"):
        text(EIGHT, {}, last_move=(0, 1))
    with pytest.raises(DrawingError, match=r"expected numbers inside, .*, got 'roman'"):
        text(EIGHT, {}, numbers="roman")
    with pytest.raises(DrawingError, match="expected the colour ansi16, truecolor or None"):
        text(EIGHT, {}, colour="sepia")
    with pytest.raises(DrawingError, match="expected 32 names of squares, got 1"):
        text(EIGHT, {}, names=["a1"])
