import pytest
from hypothesis import given
from hypothesis import strategies as st

from damier.board.geometry import Geometry, geometry
from damier.errors import NotationError
from damier.rules import sheet, sheets
from damier.rules.sheet import Pdn

INTERNATIONAL = Geometry(10, 10)
EIGHT = Geometry(8, 8)
MIRRORED = Geometry(8, 8, "dark", "right")
TURKISH = Geometry(8, 8, "all")


@st.composite
def boards(draw):
    even = st.integers(2, 7).map(lambda half: 2 * half)
    playable, corner = st.sampled_from(["dark", "all"]), st.sampled_from(["left", "right"])
    return Geometry(draw(even), draw(even), draw(playable), draw(corner))


@st.composite
def boards_and_squares(draw):
    board = draw(boards())
    return board, draw(st.sampled_from(board.squares))


notations = st.sampled_from(["N0", "N1", "N2", "N3", "A0", "A1", "A2", "A3"])
colours = st.sampled_from(["white", "black"])


def pdn(notation):
    return Pdn(type=20, notation=notation, result="2-0", result_order="white-black")


def test_square_1_lies_at_the_top_left_as_white_sees_it():
    assert INTERNATIONAL.row_column(1) == (0, 1)
    assert INTERNATIONAL.row_column(6) == (1, 0)
    assert INTERNATIONAL.row_column(46) == (9, 0)
    assert MIRRORED.row_column(1) == (0, 0)
    assert MIRRORED.row_column(32) == (7, 7)
    assert TURKISH.row_column(9) == (1, 0)


@pytest.mark.parametrize(
    ("board", "count"),
    [(INTERNATIONAL, 50), (EIGHT, 32), (MIRRORED, 32), (TURKISH, 64), (Geometry(12, 12), 72)],
)
def test_count(board, count):
    assert board.count == count
    assert list(board.squares) == list(range(1, count + 1))


def test_light_squares_and_places_off_the_board_hold_no_square():
    assert INTERNATIONAL.square_at(0, 0) is None
    assert INTERNATIONAL.square_at(-1, 0) is None
    assert INTERNATIONAL.square_at(0, 11) is None


def test_crown_rows():
    assert INTERNATIONAL.crown_row("white") == {1, 2, 3, 4, 5}
    assert INTERNATIONAL.crown_row("black") == {46, 47, 48, 49, 50}
    assert TURKISH.crown_row("white") == set(range(1, 9))


def test_main_road():
    assert INTERNATIONAL.main_road == {5, 10, 14, 19, 23, 28, 32, 37, 41, 46}
    assert EIGHT.main_road == {4, 8, 11, 15, 18, 22, 25, 29}
    assert MIRRORED.main_road == {1, 5, 10, 14, 19, 23, 28, 32}
    assert len(TURKISH.main_road) == 16


def test_algebraic_names():
    assert EIGHT.algebraic(29) == "a1"
    assert EIGHT.algebraic(4) == "h8"
    assert MIRRORED.algebraic(32) == "h1"
    assert INTERNATIONAL.algebraic(5) == "j10"
    assert EIGHT.parse_algebraic("A1") == 29


@pytest.mark.parametrize(
    ("board", "notation", "first", "turned"),
    [
        (INTERNATIONAL, "N2", "white", False),
        (EIGHT, "N1", "black", False),  # English
        (MIRRORED, "N2", "white", False),  # Italian
        (MIRRORED, "N1", "white", True),  # Spanish
        (EIGHT, "N2", "black", True),  # Thai
    ],
)
def test_pdn_numbers_of_the_game_types(board, notation, first, turned):
    numbers = [board.pdn_number(square, notation, first) for square in board.squares]
    assert numbers == (list(reversed(board.squares)) if turned else list(board.squares))


def test_pdn_numbers_from_the_other_two_corners():
    assert EIGHT.pdn_number(29, "N0", "white") == 1
    assert EIGHT.pdn_number(30, "N0", "white") == 2
    assert EIGHT.pdn_number(4, "N3", "white") == 1
    assert EIGHT.pdn_number(3, "N3", "white") == 2


def test_names_follow_the_notation():
    assert EIGHT.name(29, pdn("A0"), "white") == "a1"
    assert EIGHT.name(4, pdn("A0"), "black") == "a1"
    assert MIRRORED.name(32, pdn("A1"), "white") == "a1"
    assert INTERNATIONAL.name(32, pdn("N2"), "white") == "32"
    assert INTERNATIONAL.parse_name("07", pdn("N2"), "white") == 7


@pytest.mark.parametrize("square", [0, -1, 51, 99])
def test_an_unknown_square_is_refused(square):
    message = f"expected a square from 1 to 50, got {square}"
    for question in (INTERNATIONAL.row_column, INTERNATIONAL.rotate, INTERNATIONAL.algebraic):
        with pytest.raises(NotationError, match=f"^{message}$"):
            question(square)


@pytest.mark.parametrize("text", ["", "a", "1", "a2", "i1", "a9", "a0", "a-1", "a١", "1a", "aa1"])
def test_text_that_names_no_square_is_refused(text):
    with pytest.raises(NotationError, match="expected a square from a1 to h8, got"):
        EIGHT.parse_algebraic(text)


@pytest.mark.parametrize("text", ["", "x", "-1", "3.", "٣", "0", "33"])
def test_text_that_is_no_number_is_refused(text):
    with pytest.raises(NotationError, match="expected a square from 1 to 32, got"):
        EIGHT.parse_name(text, pdn("N2"), "white")


@pytest.mark.parametrize("notation", ["", "N", "N4", "X1", "N22"])
def test_an_unknown_notation_is_refused(notation):
    with pytest.raises(NotationError, match="expected a notation such as N2 or A0, got"):
        EIGHT.pdn_number(1, notation, "white")


@given(boards_and_squares())
def test_places_round_trip(case):
    board, square = case
    assert board.square_at(*board.row_column(square)) == square


@given(boards_and_squares())
def test_rotation_turns_the_board_by_half_and_is_its_own_inverse(case):
    board, square = case
    row, column = board.row_column(square)
    turned = board.rotate(square)
    assert board.row_column(turned) == (board.height - 1 - row, board.width - 1 - column)
    assert board.rotate(turned) == square


@given(boards_and_squares())
def test_algebraic_round_trips(case):
    board, square = case
    assert board.parse_algebraic(board.algebraic(square)) == square


@given(boards_and_squares(), notations, colours)
def test_pdn_numbers_and_names_round_trip(case, notation, first):
    board, square = case
    number = board.pdn_number(square, notation, first)
    assert board.square_of_pdn_number(number, notation, first) == square
    name = board.name(square, pdn(notation), first)
    assert board.parse_name(name, pdn(notation), first) == square


@given(boards_and_squares(), notations)
def test_the_second_player_sees_the_board_turned(case, notation):
    board, square = case
    white = board.pdn_number(square, notation, "white")
    assert board.pdn_number(board.rotate(square), notation, "black") == white


@given(boards())
def test_the_named_corner_is_playable(board):
    column = 0 if board.dark_corner == "left" else board.width - 1
    assert board.square_at(board.height - 1, column) is not None


@given(boards())
def test_the_crown_rows_are_each_others_rotation(board):
    assert {board.rotate(square) for square in board.crown_row("white")} == board.crown_row("black")


@pytest.mark.parametrize("name", sheets())
def test_every_sheet_names_its_squares(name):
    rules = sheet(name)
    board = geometry(rules.board)
    assert board is geometry(rules.board)
    names = [board.name(square, rules.pdn, rules.start.first) for square in board.squares]
    assert len(set(names)) == board.count
    parsed = [board.parse_name(text, rules.pdn, rules.start.first) for text in names]
    assert parsed == list(board.squares)
