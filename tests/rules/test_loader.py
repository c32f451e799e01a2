"""The strict loader: what a sheet file may not say, and that the error names the place."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from damier.board.setup import KingRun, Setup
from damier.errors import SheetError, UnknownSheet
from damier.position import Position
from damier.rules import parse, sheet
from rules.house import HEADER, draw, house, rule, rules

if TYPE_CHECKING:
    from pathlib import Path


def refused(text: str) -> SheetError:
    with pytest.raises(SheetError) as caught:
        parse(text, file="house.toml")
    return caught.value


@pytest.mark.parametrize(
    ("text", "line", "field", "key", "nearest"),
    [
        (house("abuot = 'x'\n"), 6, "abuot", "abuot", "about"),
        (house("\n[kings]\n"), 7, "kings", "kings", "king"),
        (house("\n[man]\nstep = 1\n"), 8, "man.step", "step", "steps"),
        (
            house('\n[man]\nsteps = { is = "forward", artcle = "1" }\n'),
            8,
            "man.steps.artcle",
            "artcle",
            "article",
        ),
        (house(draw('rule = "agreement"\ntime = 3')), 10, "draws[0].time", "time", "times"),
        (
            house(draw('rule = "agreement"') + draw('rule = "one-each"\nmove = 3')),
            14,
            "draws[1].move",
            "move",
            "moves",
        ),
    ],
)
def test_unknown_key(text: str, line: int, field: str, key: str, nearest: str) -> None:
    error = refused(text)
    assert (error.file, error.line, error.field) == ("house.toml", line, field)
    assert str(error).startswith(f"house.toml:{line}: {field}: ")
    assert f"unknown key {key!r}" in str(error)
    assert f"did you mean {nearest!r}" in str(error)


@pytest.mark.parametrize(
    "rules_text",
    [
        "\n\n[man]\nsteps = { is = 'back', reading = '.' }\n",
        "\n\n[man] # the men\nsteps = { is = 'back', reading = '.' }\n",
        "\n\n[ man ]\n  steps={ is = 'back', reading = '.' }\n",
        "\n\n\nman.steps = { is = 'back', reading = '.' }\n",
    ],
)
def test_the_line_is_found_however_it_is_written(rules_text: str) -> None:
    assert refused(house(rules_text)).line == 9


@pytest.mark.parametrize(
    ("text", "field", "message"),
    [
        (house("\n[man]\nsteps = { is = 'forward' }\n"), "man.steps", "an article or a reading"),
        (house(rule("man.steps", "'forward'").replace("House rule.", " ")), "man.steps", "words"),
        (house("\n[man]\nsteps = { is = 'forward', article = 4 }\n"), "man.steps", "words, got 4"),
        (house("\n[[draws]]\nrule = 'agreement'\n"), "draws[0]", "an article or a reading"),
        (
            house("\n[capture]\npriority = { is = [], also = '10' }\n"),
            "capture.priority",
            "an article or a reading",
        ),
    ],
)
def test_missing_source(text: str, field: str, message: str) -> None:
    error = refused(text)
    assert error.field.startswith(field)
    assert error.line is not None
    assert f"expected {message}" in str(error)


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("board.width", '"10"', "expected a whole number, got '10'"),
        ("board.width", "true", "expected a whole number, got True"),
        ("board.width", "10.0", "expected a whole number, got 10.0"),
        ("king.flies", "1", "expected true or false, got 1"),
        ("board.men_rows", "4", "expected a list, got 4"),
        ("board.men_rows", '["1"]', "expected a whole number, got '1'"),
        ("capture.priority", '"most-pieces"', "expected a list, got 'most-pieces'"),
        ("king.lands", "['next']", "got ['next']"),
    ],
)
def test_wrong_type(field: str, value: str, message: str) -> None:
    error = refused(house(rule(field, value)))
    assert (error.file, error.line, error.field) == ("house.toml", 8, field)
    assert message in str(error)


@pytest.mark.parametrize(
    ("field", "value", "nearest"),
    [
        ("king.lands", '"nxt"', "next"),
        ("capture.priority", '["most-piece"]', "most-pieces"),
        ("crowning.when", '"stop"', "stops"),
        ("table.remedies", '["huf"]', "huff"),
    ],
)
def test_wrong_value(field: str, value: str, nearest: str) -> None:
    error = refused(house(rule(field, value)))
    assert (error.line, error.field) == (8, field)
    assert "expected one of " in str(error)
    assert f"did you mean {nearest!r}" in str(error)


@pytest.mark.parametrize(
    ("text", "field", "message"),
    [
        (house("languages = 'nl'\n"), "languages", "expected a list, got 'nl'"),
        (house().replace('"house"', "7"), "id", "expected text, got 7"),
        (house().replace('shelf = "house"', 'shelf = "attic"'), "shelf", "expected one of"),
        (house().replace("name", "#"), "name", "expected a value, got none"),
        (house("man = 1\n"), "man", "expected a table, got 1"),
        (house("draws = 1\n"), "draws", "expected a list of [[draws]] tables"),
        (house("\n[man]\nsteps = 'forward'\n"), "man.steps", "expected { is = value"),
        (house(draw("times = 3")), "draws[0].rule", "expected a value, got none"),
        (house(draw('rule = "agreement"\nhow = 1')), "draws[0].how", "expected one of"),
        (house().replace('"international"', "10"), "extends", "expected the id of a sheet, got 10"),
        (HEADER.replace('extends = "{parent}"', ""), "", "expected a value, got none"),
    ],
)
def test_wrong_shape(text: str, field: str, message: str) -> None:
    error = refused(text)
    assert error.field.startswith(field)
    assert message in str(error)


DIAGONAL = {"move": '"diagonal"', "capture": '"diagonal"'}
FREE = {"compulsory": "false", "priority": "[]"}
NO_TABLE = {"remedies": "[]", "offences": "[]"}
ORTHOGONAL = {"move": '"orthogonal"', "capture": '"orthogonal"'}

CONTRADICTIONS = {
    "width is odd": ("board.width", rule("board.width", "9")),
    "width is too small": ("board.width", rule("board.width", "2")),
    "width is too large": ("board.width", rule("board.width", "16")),
    "height is odd": ("board.height", rule("board.height", "11")),
    "all squares of a large board": (
        "board.width",
        rules(board={"squares": '"all"', "width": "12"}, lines=ORTHOGONAL),
    ),
    "no rows of men": ("board.men_rows", rule("board.men_rows", "[]")),
    "rows not in order": ("board.men_rows", rule("board.men_rows", "[2, 1]")),
    "a row twice": ("board.men_rows", rule("board.men_rows", "[1, 1]")),
    "row 0": ("board.men_rows", rule("board.men_rows", "[0, 1]")),
    "rows that meet": ("board.men_rows", rule("board.men_rows", "[1, 2, 3, 4, 5]")),
    "one colour for both": ("colours.black", rule("colours.black", '"white"')),
    "diagonals on all squares": ("lines.move", rules(board={"squares": '"all"'}, lines=DIAGONAL)),
    "straight moves on dark squares": ("lines.move", rules(lines=ORTHOGONAL)),
    "straight captures only": ("lines.capture", rule("lines.capture", '"orthogonal"')),
    "slant captures beside straight moves": (
        "lines.capture",
        rules(board={"squares": '"all"'}, lines={**ORTHOGONAL, "capture": '"both"'}),
    ),
    "sideways on dark squares": ("man.steps", rule("man.steps", '"forward-sideways"')),
    "short king lands anywhere": ("king.lands", rule("king.flies", "false")),
    "negative limit": ("king.limit", rule("king.limit", "-1")),
    "a limit past counting": ("king.limit", rule("king.limit", "256")),
    "a priority twice": (
        "capture.priority",
        rule("capture.priority", '["most-pieces", "most-pieces"]'),
    ),
    "priority without duty": (
        "capture.priority",
        rules(capture={"compulsory": "false"}, table=NO_TABLE),
    ),
    "priority without finishing": ("capture.priority", rule("capture.finish", "false")),
    "a king wins where losing wins": (
        "end.first_king_wins",
        rules(end={"no_move": '"wins"', "first_king_wins": "true"}),
    ),
    "remedies without offences": ("table.offences", rule("table.offences", "[]")),
    "offences without remedies": ("table.offences", rule("table.remedies", "[]")),
    "remedies without duty": ("table.remedies", rules(capture=FREE)),
    "a turn for no huff": ("table.huff_is_turn", rule("table.huff_is_turn", "true")),
    "straightening what is not touched": ("touch.straightening", rule("touch.binds", '"no"')),
    "times missing": ("draws[0].times", draw('rule = "repetition"')),
    "times on agreement": ("draws[0].times", draw('rule = "agreement"\ntimes = 3')),
    "moves missing": ("draws[0].moves", draw('rule = "quiet-moves"')),
    "moves on a repetition": ("draws[0].moves", draw('rule = "repetition"\ntimes = 3\nmoves = 1')),
    "material without pieces": (
        "draws[0].stronger",
        draw('rule = "material"\nmoves = 5\nweaker = ["K"]'),
    ),
    "material of other letters": (
        "draws[0].weaker",
        draw('rule = "material"\nmoves = 5\nstronger = ["KK"]\nweaker = ["Q"]'),
    ),
    "material on agreement": ("draws[0].stronger", draw('rule = "agreement"\nstronger = ["K"]')),
    "at once on quiet moves": (
        "draws[0].at_once",
        draw('rule = "quiet-moves"\nat_once = true'),
    ),
    "moves where the draw is at once": (
        "draws[0].moves",
        draw('rule = "material"\nstronger = ["KK"]\nweaker = ["K"]\nat_once = true\nmoves = 3'),
    ),
    "main road on agreement": ("draws[0].stronger", draw('rule = "agreement"\nmain_road = true')),
    "balance without a range": ("draws[0].pieces", draw('rule = "balance"\nmoves = 30')),
    "balance backwards": (
        "draws[0].pieces",
        draw('rule = "balance"\nmoves = 30\npieces = [5, 4]'),
    ),
    "a king's return on agreement": (
        "draws[0].by_king",
        draw('rule = "agreement"\nby_king = true'),
    ),
    "no precedence where a king goes first": (
        "capture.priority",
        "\n[capture]\npriority = { is = ['with-king'], article = '9', also = '10' }\n",
    ),
    "never jumped twice where pieces are lifted at once": (
        "capture.removal",
        "\n[capture]\nremoval = { is = 'at-once', article = '11', also = '12' }\n",
    ),
    "a range on agreement": ("draws[0].pieces", draw('rule = "agreement"\npieces = [4, 5]')),
}


def test_only_a_rule_with_a_consequence_names_its_article() -> None:
    error = refused(house("\n[man]\nsteps = { is = 'forward', article = '3', also = '4' }\n"))
    assert error.field == "man.steps.also"
    assert "unknown key 'also'" in str(error)


def test_a_rule_that_is_changed_loses_its_consequence() -> None:
    made = parse(house(rule("capture.priority", '["with-king"]'), parent="kndb"))
    assert made.source("capture.priority").consequence is None
    assert "10" not in made.articles


@pytest.mark.parametrize("name", CONTRADICTIONS)
def test_contradiction(name: str) -> None:
    field, text = CONTRADICTIONS[name]
    error = refused(house(text))
    assert error.field == field
    assert error.file == "house.toml"
    assert "expected " in str(error)


def test_unknown_parent() -> None:
    error = refused(house(parent="kndbb"))
    assert (error.line, error.field) == (2, "extends")
    assert "did you mean 'kndb'" in str(error)


def test_a_house_sheet_cannot_extend_itself() -> None:
    assert refused(house(parent="house")).field == "extends"


@pytest.mark.parametrize("chain", [("a",), ("a", "b"), ("a", "b", "c")])
def test_a_circle_of_parents(
    chain: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for id_, parent in zip(chain, (*chain[1:], chain[0]), strict=True):
        text = house(parent=parent).replace('"house"', f'"{id_}"')
        (tmp_path / f"{id_}.toml").write_text(text, encoding="utf-8")
    monkeypatch.setattr("damier.rules.load._BUILT_IN", tmp_path)
    error = refused(house(parent="a"))
    assert error.field == "extends"
    assert "expected another sheet, got itself" in str(error)


def test_not_toml() -> None:
    error = refused("id = ")
    assert error.file == "house.toml"
    assert "expected TOML" in str(error)


@pytest.mark.parametrize("content", [b'id = "caf\xe9"', b"\xff\xfe\x00"])
def test_not_utf_8(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(content)
    with pytest.raises(SheetError, match="expected a readable UTF-8 file") as caught:
        sheet(path)
    assert caught.value.file == str(path)


def test_missing_file(tmp_path: Path) -> None:
    for path in (tmp_path / "none.toml", tmp_path / "none" / "none.toml"):
        with pytest.raises(SheetError, match="expected a readable UTF-8 file"):
            sheet(path)


def test_a_folder_is_no_sheet(tmp_path: Path) -> None:
    folder = tmp_path / "folder.toml"
    folder.mkdir()
    with pytest.raises(SheetError, match="expected a readable UTF-8 file"):
        sheet(folder)


@pytest.mark.parametrize("name", ["kndbb", "", "../kndb", "KNDB"])
def test_unknown_sheet(name: str) -> None:
    with pytest.raises(UnknownSheet, match="expected a sheet, got"):
        sheet(name)


def test_unknown_sheet_names_the_nearest() -> None:
    with pytest.raises(UnknownSheet, match="did you mean 'finnish'"):
        sheet("finish")


def test_a_house_sheet_plays_at_once(tmp_path: Path) -> None:
    path = tmp_path / "at-home.toml"
    path.write_text(house(rule("man.captures_backward", "false"), "kndb"), encoding="utf-8")
    rules_at_home = sheet(str(path))
    assert (rules_at_home.id, rules_at_home.shelf) == ("house", "house")
    assert rules_at_home.languages == sheet("kndb").languages
    assert Position.start(rules_at_home).legal_moves == Position.start("kndb").legal_moves
    position = Position.from_fen("W:W28:B22,33", rules_at_home)
    assert [move.long for move in position.legal_moves] == ["28x17"]
    refusal = position.why_not("28x39")
    assert refusal is not None
    assert (refusal.code, refusal.article) == ("backward-capture", None)
    assert refusal.source.sheet == "house"


def test_a_longer_run_of_king_moves_is_written_and_read() -> None:
    made = parse(house(rule("king.limit", "12"), "frisian"))
    runs = (KingRun(28, 10), KingRun())
    setup = replace(Setup.of(made, "white", white=[44], white_kings=[28], black=[15]), runs=runs)
    position = Position.from_setup(setup, made)
    assert Position.from_fen(position.fen(), made) == position


def test_a_house_sheet_may_replace_all_draws() -> None:
    made = parse(house(draw('rule = "agreement"')))
    assert [found.rule for found in made.draws] == ["agreement"]
    assert made.draws[0].source.sheet == "house"
