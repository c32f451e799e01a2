"""Results, game types, commands and tags as values."""

from __future__ import annotations

import pytest

import damier
from damier import pdn
from damier.pdn.commands import Clock, Command, Time, format_time, parse_commands, parse_time
from damier.pdn.gametype import choose, format_game_type, parse_game_type
from damier.pdn.result import Result, format_result, parse_result

INTERNATIONAL, ENGLISH = damier.sheet("international"), damier.sheet("english")


@pytest.mark.parametrize(
    ("text", "sheet", "result"),
    [
        ("2-0", INTERNATIONAL, Result("win", "white")),
        ("1-0", INTERNATIONAL, Result("win", "white")),
        ("0-1", INTERNATIONAL, Result("win", "black")),
        ("1-0", ENGLISH, Result("win", "black")),
        ("0-1", ENGLISH, Result("win", "white")),
        ("1-1", INTERNATIONAL, Result("draw")),
        ("1/2-1/2", ENGLISH, Result("draw")),
        (" 1 - 1 ", INTERNATIONAL, Result("draw")),
        ("0-0", INTERNATIONAL, Result("none")),
        ("*", INTERNATIONAL, Result("open")),
        ("?", INTERNATIONAL, Result("open")),
        ("4-6", INTERNATIONAL, Result("win", "black", (4, 6))),
        ("12-0", INTERNATIONAL, Result("win", "white", (12, 0))),
        ("5-5", INTERNATIONAL, Result("draw", score=(5, 5))),
        ("1+ - 1-", INTERNATIONAL, Result("draw", plus="white")),
        ("1- - 1+", INTERNATIONAL, Result("draw", plus="black")),
        ("White wins", INTERNATIONAL, None),
        ("100-0", INTERNATIONAL, None),
    ],
)
def test_results(text: str, sheet: damier.Sheet, result: Result | None) -> None:
    assert parse_result(text, sheet) == result
    if result is not None:
        assert parse_result(format_result(result, sheet), sheet) == result


@pytest.mark.parametrize("sheet", damier.sheets())
def test_results_are_written_by_the_sheet(sheet: str) -> None:
    rules = damier.sheet(sheet)
    for result in (Result("win", "white"), Result("win", "black"), Result("draw"), Result("none")):
        assert parse_result(format_result(result, rules), rules) == result


@pytest.mark.parametrize("sheet", damier.sheets())
def test_a_written_sheet_is_found_again(sheet: str) -> None:
    text = pdn.format(pdn.Record(sheet))
    (record,) = pdn.read(text)
    assert record.sheet == damier.sheet(sheet)
    assert ("GameType" in record.tags) == bool(record.sheet.pdn.type)
    if not record.sheet.pdn.type:
        assert record.tags["Rules"] == sheet


@pytest.mark.parametrize(
    ("number", "sheet"),
    [
        (20, "international"), (21, "english-wcdf"), (22, "italian"), (23, "pool"), (24, "spanish"),
        (25, "russian"), (26, "brazilian"), (27, "canadian"), (28, "portuguese"), (29, "czech"),
        (30, "turkish"), (31, "thai"), (40, "frisian"), (41, "spantsiretti"), (96, "breakthrough"),
        (97, "frysk"), (98, "antidraughts"),
    ],
)  # fmt: skip
def test_game_types(number: int, sheet: str) -> None:
    chosen = choose(str(number), None, None)
    assert chosen.sheet.id == sheet
    assert chosen.remarks == ()
    assert choose(format_game_type(chosen.sheet), None, None) == chosen


def test_game_type_parameters() -> None:
    assert parse_game_type("25, W, 8, 8, A0, 1").inverted is True
    assert parse_game_type("20,B").first == "black"
    assert choose("25,W,8,8,A0,1", None, None).sheet.board.dark_corner == "right"
    for wrong in ("", "x", "20,", "20,X", "20,W,10", "20,W,10,10,Z9", "2000"):
        with pytest.raises(damier.NotationError, match="expected a GameType"):
            parse_game_type(wrong)
    for size in ("2,2", "99,99", "7,7", "0,0"):
        chosen = choose(f"20,W,{size},N2,0", None, None)
        assert damier.Position.start(chosen.sheet)
        assert chosen.remarks or size == "0,0"


def test_a_house_sheet_is_found_by_its_name() -> None:
    from dataclasses import replace

    house = replace(damier.sheet("swedish"), id="ours")
    text = pdn.format(pdn.Record(house))
    assert '[Rules "ours"]' in text
    (record,) = pdn.read(text, sheet=house)
    assert record.sheet == house
    (stranger,) = pdn.read(text)
    assert "expected a known sheet" in stranger.problems[0].message


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("1:05:00", 3900.0),
        ("0:00:01.5", 1.5),
        ("5:00", 300.0),
        ("12", 12.0),
        ("x", None),
        ("", None),
    ],
)
def test_times(text: str, seconds: float | None) -> None:
    assert parse_time(text) == seconds
    if seconds is not None:
        assert parse_time(format_time(seconds)) == seconds


def test_commands() -> None:
    text = "so [%clk 0:10:00] [%clock w0:10:00 B0:09:58] [%eval 0.3,12] [%emt x] [%mct 5] end"
    clk, clock, evaluation, emt, mct = parse_commands(text)
    assert clk == Time("clk", "0:10:00", 600.0)
    assert clock == Clock("clock", "w0:10:00 B0:09:58", 600.0, 598.0, "black")
    assert evaluation == Command("eval", "0.3,12")
    assert emt == Command("emt", "x")
    assert mct == Time("mct", "5", 5.0)
    assert "".join(map(str, (clk, clock, evaluation, emt, mct))) in text.replace("] [", "][")
    assert Clock.of(600, 598, "black") == clock
    assert str(Time.of("egt", 61.25)) == "[%egt 0:01:01.25]"
    assert parse_commands("[% no] [%] [x]") == ()


def test_tags() -> None:
    tags = pdn.Tags([("Bianco", " Rossi "), ("Result", "1-0"), ("result", "x"), ("Bianco", "due")])
    assert tags.find("White") == "Rossi"
    assert tags["Bianco"] == " Rossi "
    assert tags.all("Bianco") == [" Rossi ", "due"]
    assert tags.get("White") is None
    assert "White" not in tags
    with pytest.raises(KeyError):
        tags["White"]
    tags.set("White", "Verdi")
    assert tags.pairs[0] == ("Bianco", "Verdi")
    assert pdn.Tags(tags) == tags


def test_writer_refuses_what_pdn_cannot_say() -> None:
    record = pdn.Record("international", {"two words": "x"})
    with pytest.raises(damier.NotationError, match="a tag's name"):
        pdn.format(record)
    with pytest.raises(damier.NotationError, match="one line"):
        pdn.Comment("a\nb", whole_line=True)


def test_writer_is_strict() -> None:
    record = pdn.Record("international", {"White": 'A "B" \\ C'})
    for move in ("32-28", "19-23", "28x19", "14x23"):
        record.play(move)
    record.tags.set("Result", "1-0")
    record.nodes[0].add("word " * 40)
    assert pdn.format(record) == (
        '[White "A \\"B\\" \\\\ C"]\n[Result "2-0"]\n[GameType "20,W,10,10,N2,0"]\n\n'
        "1. 32-28 {word word word word word word word word word word word word word word\n"
        "word word word word word word word word word word word word word word word word\n"
        "word word word word word word word word word word} 1... 19-23 2. 28x19 14x23 2-0\n"
    )
