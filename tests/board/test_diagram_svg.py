import re
import xml.etree.ElementTree as ET
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from damier.board.diagram import (
    THEMES,
    Arrow,
    Drawing,
    Trail,
    svg,
    theme_for,
)
from damier.board.geometry import Geometry
from damier.errors import DrawingError, NotationError
from damier.rules import sheet, sheets
from damier.rules.sheet import Colours

INTERNATIONAL = Geometry(10, 10)
START = {square: "b" if square <= 20 else "w" for square in [*range(1, 21), *range(31, 51)]}
SVG = "{http://www.w3.org/2000/svg}"
BOARDS = [
    Geometry(4, 4),
    Geometry(8, 8, "dark", "right"),
    Geometry(8, 8, "all"),
    Geometry(10, 8),
    Geometry(14, 14),
]
EVERYTHING = Drawing(
    last_move=(2, 5, 8),
    required=(1,),
    huffable=(3,),
    targets=(4,),
    refused=(6,),
    ghosts={5: "b"},
    tags=(1,),
    trails=(Trail((1, 6)), Trail((1, 6), "missed"), Trail((1, 6), "refused")),
    arrows=(Arrow(7, 3), Arrow(8, 4, 2, "b")),
)


def draw(geometry=INTERNATIONAL, pieces=START, **options):
    return ET.fromstring(svg(geometry, pieces, options=Drawing(**options)))  # noqa: S314


def tags(root):
    return Counter(element.tag.removeprefix(SVG) for element in root.iter())


def labels(root):
    return [element.text for element in root.iter(f"{SVG}text")]


def test_the_start_position():
    picture = svg(INTERNATIONAL, START)
    assert len(picture) < 12_000
    root = ET.fromstring(picture)  # noqa: S314
    assert root.get("viewBox") == "-26 -26 1052 1052"
    assert tags(root)["use"] == 40
    assert labels(root).count("33") == 1
    assert sorted(map(int, labels(root))) == list(range(1, 51))


def test_a_picture_is_named_and_described():
    root = draw(title="Coup Philippe", description="White to play")
    assert root.get("role") == "img"
    names = {element.get("id"): element.text for element in root.iter() if element.get("id")}
    assert [names[name] for name in root.get("aria-labelledby").split()] == [
        "Coup Philippe",
        "White to play",
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("numbers", ["inside", "outside", "algebraic", "off"])
def test_every_board_in_every_theme_is_well_formed(board, theme, numbers):
    pieces = {1: "W", 2: "b", 3: "w", 8: "B"}
    for flip in (False, True):
        options = Drawing(
            theme=theme,
            numbers=numbers,
            flip=flip,
            last_move=EVERYTHING.last_move,
            huffable=(3,),
            ghosts={5: "b"},
        )
        root = ET.fromstring(svg(board, pieces, options=options))  # noqa: S314
        _, _, width, height = map(float, root.get("viewBox").split())
        margin = 2 * options.margin * 100
        assert (width, height) == (board.width * 100 + margin, board.height * 100 + margin)
        assert tags(root)["use"] == 5


def test_every_id_is_used_once_and_every_reference_has_its_id():
    pictures = [
        svg(INTERNATIONAL, START),
        svg(INTERNATIONAL, START, options=Drawing(flip=True)),
        svg(Geometry(8, 8), {1: "w"}),
        svg(INTERNATIONAL, {1: "w", 2: "W", 6: "b", 3: "B"}, options=EVERYTHING),
    ]
    page = "".join(pictures)
    ids = re.findall(r' id="([^"]+)"', page)
    assert len(ids) == len(set(ids)) == len({name.lower() for name in ids})
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(ids)


def test_a_picture_never_changes_from_run_to_run():
    assert svg(INTERNATIONAL, START) == svg(INTERNATIONAL, dict(reversed(START.items())))


def test_ids_can_be_chosen():
    assert 'id="front-title"' in svg(INTERNATIONAL, START, options=Drawing(id="front"))
    with pytest.raises(DrawingError, match="expected an id of letters"):
        Drawing(id='"><script>')


def test_nothing_in_a_picture_runs_or_reaches_outside():
    picture = svg(INTERNATIONAL, {1: "W", 6: "b", 3: "w"}, options=EVERYTHING)
    assert not re.search(r"<(script|style|foreignObject|image|a)\b|\son\w+=|url\(", picture)
    assert re.findall(r"https?://[^\"]+", picture) == ["http://www.w3.org/2000/svg"]
    assert all(name.startswith("#") for name in re.findall(r'href="([^"]*)"', picture))


@given(st.text(), st.text(max_size=3))
def test_text_from_outside_is_escaped(text, label):
    drawing = Drawing(title=text, description=text, arrows=(Arrow(1, 6, 1, label),))
    root = ET.fromstring(svg(Geometry(8, 8), {}, options=drawing))  # noqa: S314
    assert tags(root)["title"] == 1
    assert tags(root)["script"] == 0


def test_escaping_keeps_the_text():
    text = """<script>alert("1 & 2")</script> it's"""
    root = draw(title=text)
    assert root.find(f"{SVG}title").text == text
    assert draw(title="a\x00b").find(f"{SVG}title").text == "a\ufffdb"


def test_every_mark_has_its_own_shape():
    def drawn(**options):
        plain, marked = draw(pieces={1: "b"}), draw(pieces={1: "b"}, **options)
        return tags(marked) - tags(plain)

    assert drawn(required=(1,))["path"] == 2
    assert drawn(huffable=(1,))["path"] == 2
    assert drawn(targets=(6,))["circle"] == 1
    assert drawn(refused=(6,)) == Counter(circle=1, path=1)
    assert drawn(arrows=(Arrow(1, 6),))["path"] == 1
    assert drawn(ghosts={6: "b"})["use"] == 1
    assert drawn(trails=(Trail((1, 12, 21)),))["text"] == 2

    def dashes(**options):
        drawing = draw(pieces={1: "b"}, **options)
        return {element.get("stroke-dasharray") for element in drawing.iter(f"{SVG}path")}

    assert dashes(required=(1,)) == {None}
    assert dashes(huffable=(1,)) == {None, ".1 23.46"}


def test_a_king_is_two_discs_high():
    def faces(piece):
        return tags(draw(pieces={1: piece}, numbers="off"))["circle"]

    def walls(piece):
        return len(draw(pieces={1: piece}).findall(f"./{SVG}defs/{SVG}g/{SVG}path"))

    assert (walls("w"), walls("W")) == (1, 3)  # one wall; two walls and the rosette
    assert (faces("b"), faces("B")) == (3, 3)


def test_white_and_black_differ_by_shape_too():
    white, black = (draw(pieces={1: piece}).find(f"{SVG}defs") for piece in "wb")
    assert [c.get("r") for c in white.iter(f"{SVG}circle")] != [
        c.get("r") for c in black.iter(f"{SVG}circle")
    ]


def test_a_tag_replaces_the_number_in_the_corner():
    root = draw(pieces={19: "b"}, tags=(19,))
    assert labels(root).count("19") == 1
    assert labels(draw(pieces={}, tags=(19,))).count("19") == 0


def test_turning_the_board_turns_pieces_and_labels():
    def place(**options):
        use = draw(pieces={46: "w"}, **options).find(f".//{SVG}use")
        return use.get("x"), use.get("y")

    assert place() == ("50", "950")
    assert place(flip=True) == ("950", "50")
    assert labels(draw(Geometry(8, 8), {}, numbers="algebraic"))[:2] == ["a", "b"]
    assert labels(draw(Geometry(8, 8), {}, numbers="algebraic", flip=True))[:2] == ["h", "g"]


def test_labels_outside():
    assert labels(draw(Geometry(8, 8), {}, numbers="outside")) == (
        ["1", "2", "3", "4", "5", "12", "13", "20", "21", "28", "29", "30", "31", "32"]
    )
    assert labels(draw(numbers="off")) == []


def test_kings_overlap_the_pieces_behind_them():
    rows = [float(use.get("y")) for use in draw(flip=True).iter(f"{SVG}use")]
    assert rows == sorted(rows)


def test_width_in_pixels():
    root = draw(Geometry(10, 8), {}, width=1000, frame=False)
    assert (root.get("width"), root.get("height")) == ("1000", "800")
    assert draw().get("width") is None


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"theme": "plastic"}, "expected a theme of wood, .*, got 'plastic'"),
        ({"numbers": "roman"}, "expected numbers inside, .*, got 'roman'"),
        ({"width": 0}, "expected a width of 1 or more, got 0"),
    ],
)
def test_impossible_options_are_refused(options, message):
    with pytest.raises(DrawingError, match=message):
        Drawing(**options)


def test_impossible_trails_are_refused():
    with pytest.raises(DrawingError, match="expected a trail of two squares or more"):
        Trail((1,))
    with pytest.raises(DrawingError, match="expected a trail required, missed, refused, got 'x'"):
        Trail((1, 6), "x")


@pytest.mark.parametrize(
    "options",
    [
        {"last_move": (1, 51)},
        {"required": (0,)},
        {"ghosts": {51: "w"}},
        {"trails": (Trail((1, 51)),)},
        {"arrows": (Arrow(51, 1),)},
    ],
)
def test_unknown_squares_are_refused(options):
    with pytest.raises(NotationError, match="expected a square from 1 to 50, got"):
        draw(**options)


def test_unknown_pieces_are_refused():
    with pytest.raises(NotationError, match="expected w, b, W or B on 1, got 'q'"):
        svg(INTERNATIONAL, {1: "q"})
    with pytest.raises(NotationError, match="expected a square from 1 to 50, got 99"):
        svg(INTERNATIONAL, {99: "w"})


def test_a_drawing_is_a_value():
    assert Drawing(last_move=(1, 6)) == Drawing(last_move=(1, 6))
    assert hash(Drawing(ghosts={1: "w"})) == hash(Drawing(ghosts={1: "w"}))


@pytest.mark.parametrize("name", sheets())
def test_every_sheet_has_a_theme(name):
    colours = sheet(name).colours
    assert theme_for(colours).name == ("djeco" if colours.squares == "red" else "wood")


def test_sheet_colours_choose_discs_and_squares():
    assert theme_for(Colours("blue", "green", "red")) == THEMES["djeco"]
    assert theme_for(Colours("white", "black", "dark")) == THEMES["wood"]
    light = theme_for(Colours("red", "white", "light"))
    assert light.playable == THEMES["wood"].other
    assert light.black == THEMES["wood"].white
