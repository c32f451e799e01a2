"""Files as people have them: what is read although nobody wrote it so, and what is said of it."""

from __future__ import annotations

import pytest

from damier import pdn
from damier.pdn.inference import Sample, infer
from damier.texts import languages, text
from damier.texts.speech import reading_text

ENGLISH = "1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10-14 19x10 5. 14x23 26x19 6. 7x14 24-20 *"
ENGLISH_START = "1. 11-15 23-18 *"
QUIET_CAPTURES = ENGLISH.replace("10-14", "10x14")


def notes(record: pdn.Record) -> list[str]:
    assert all(problem.severity == "note" for problem in record.problems), record.problems
    return [problem.reading.key for problem in record.problems if problem.reading]


def only(source: str | bytes, **options: object) -> pdn.Record:
    (record,) = pdn.read(source, **options)  # type: ignore[arg-type]
    return record


# A quiet move written as a capture.


def test_10x14_for_a_quiet_move_no_longer_rejects_the_game() -> None:
    record = only(QUIET_CAPTURES, sheet="english-wcdf")
    assert record.legal
    (note,) = record.problems
    assert (note.severity, note.message) == ("note", "10x14 takes nothing, read as 10-14")
    assert record.raw[note.column - 1 :].startswith("10x14")
    assert "10-14" in pdn.format(record)


def test_a_quiet_move_written_as_a_capture_stays_refused_where_one_must_capture() -> None:
    record = only("1. 32-28 19-23 2. 31x27 *")
    assert not record.legal
    assert record.problems[-1].code == "nothing-to-capture"
    assert only("1. 31x27 *").legal


def test_a_longer_path_is_no_quiet_move() -> None:
    assert not only("1. 32x28x23 *").legal


def test_strict_reading_refuses_what_is_written_wrongly() -> None:
    record = only(QUIET_CAPTURES, sheet="english-wcdf", strict=True)
    assert not record.legal
    assert record.problems[0].code == "nothing-to-capture"


# Which game it is.


@pytest.mark.parametrize(
    ("moves", "sheet"),
    [
        ("1. 32-28 18-23 2. 38-32 12-18", "international"),
        (ENGLISH.removesuffix(" *"), "english-wcdf"),
        ("1. 21-17 12-15 2. 23-19 11-14 3. 19x12 8x15 4. 28-23 14-18 5. 22x13 9x18", "italian"),
        ("1. c3-d4 d6-e5 2. b2-c3 e7-d6 3. e3-f4 b6-a5", "russian"),
        ("1. C3-D4 D6-E5 2. b2c3", "russian"),
        ("1. 22-17 9-13 2. 17-14 10x17 3. 21x14", "russian"),
        # Black stops on c3: where men capture backward he had to go on.
        ("1. c3-d4 d6-e5 2. a3-b4 e5xc3", "czech"),
        ("1. d3-d4 c6-c5", "turkish"),
        ("1. 45-39 28-34 2. 39x28", "canadian"),
    ],
)
def test_a_file_without_game_type_is_read_as_what_it_plays(moves: str, sheet: str) -> None:
    record = only(f'[White "A"]\n\n{moves} *')
    assert record.sheet.id == sheet
    assert record.legal
    assert notes(record) == ([] if sheet == "international" else ["pdn-read-moves"])


def test_eight_hundred_games_are_not_refused_as_not_your_piece() -> None:
    text = "\n\n".join(f'[White "{n}"]\n\n{ENGLISH}' for n in range(800))
    records = list(pdn.read(text))
    assert sum(record.legal for record in records) == 800
    assert {record.sheet.id for record in records} == {"english-wcdf"}
    assert records[-1].inferred is not None
    assert records[-1].inferred.message == (
        "no GameType: read as english-wcdf, where 11-15 23-18 can be played"
    )
    assert [problem.line for problem in records[-1].problems] == [records[-1].place.line]


def test_what_is_given_is_not_questioned() -> None:
    record = only(ENGLISH, sheet="international")
    assert record.sheet.id == "international"
    assert not record.legal
    assert record.inferred is None


def test_what_is_usual_gives_way_to_what_the_moves_show() -> None:
    assert only(ENGLISH, usual="international").sheet.id == "english-wcdf"
    fits = only(ENGLISH_START, usual="pool")
    assert fits.sheet.id == "pool"
    assert fits.problems == []
    kept = only('[FEN "W:W21,22,23:B1,2,3"]\n\n*', usual="swedish")
    assert (kept.sheet.id, kept.problems) == ("swedish", [])


def test_strict_reading_finds_out_nothing() -> None:
    assert only(ENGLISH, strict=True).sheet.id == "international"
    assert not only(ENGLISH, strict=True).legal


@pytest.mark.parametrize(
    ("variant", "sheet"),
    [
        ("Standard", "international"),
        ("From Position", "international"),
        ("Russian", "russian"),
        ("Brazilian", "brazilian"),
        ("Frysk!", "frysk"),
        ("Antidraughts", "antidraughts"),
        ("American", "english-wcdf"),
        ("../../etc/passwd", "international"),
        ("", "international"),
    ],
)
def test_a_variant_tag_names_the_game(variant: str, sheet: str) -> None:
    record = only(f'[Variant "{variant}"]\n\n*')
    assert record.sheet.id == sheet
    assert notes(record) == ([] if sheet == "international" else ["pdn-read-variant"])


def test_a_game_type_beats_a_variant() -> None:
    assert only('[Variant "Russian"]\n[GameType "40"]\n\n*').sheet.id == "frisian"


def test_problems_without_moves_on_squares_up_to_32_stand_on_the_small_board() -> None:
    text = '[FEN "W:W13,11,10,6:BK14,3,1."]\n0-1\n\n[FEN "B:W10,7,6:BK14,3,1."]\n1-0\n'
    first, second = pdn.read(text)
    assert (first.sheet.id, second.sheet.id) == ("english-wcdf", "english-wcdf")
    assert notes(first) == ["pdn-read-squares"]
    assert first.result.winner == "white"  # 0-1: the second player's
    assert only('[FEN "W:WK10,K20:BK30,K40"]\n\n*').sheet.id == "international"
    assert only('[FEN "W:W31:B20"]\n\n*').sheet.id == "international"
    assert only('[FEN "W:Wa3,c3,Kd2:Bb6,d6,f6"]\n\n*').sheet.id == "russian"
    assert only('[FEN "W:W61,70:B5,12"]\n\n*').sheet.id == "canadian"


def test_one_game_of_another_kind_does_not_change_the_file() -> None:
    text = "\n\n".join(['[White "A"]\n\n1. 32-28 18-23 *', f'[White "B"]\n\n{ENGLISH}'] * 2)
    assert [record.sheet.id for record in pdn.read(text)] == [
        "international",
        "english-wcdf",
    ] * 2
    broken = '[White "A"]\n\n1. 32-28 18-23 *\n\n[White "B"]\n\n1. 32-28 18-23 2. 28x19 32-28 *'
    assert [record.sheet.id for record in pdn.read(broken)] == ["international"] * 2


def test_nobody_s_moves_are_still_told_as_international() -> None:
    record = only("1. 1-2 3-4 *")
    assert record.sheet.id == "international"
    assert not record.legal


def test_what_was_found_out_is_written_as_a_tag() -> None:
    record = only(ENGLISH)
    (again,) = pdn.read(pdn.format(record))
    assert again.tags["GameType"] == "21,B,8,8,N1,0"
    assert again.line == record.line
    assert again.problems == []


def test_many_samples_decide_where_one_could_be_either() -> None:
    either = Sample("", "1. c3-d4 b6-a5")
    czech = Sample("", "1. c3-d4 d6-e5 2. a3-b4 e5xc3")
    assert infer([either]).sheet.id == "russian"
    assert infer([either, czech]).sheet.id == "czech"


# Letters counted from the side of who begins.


@pytest.mark.parametrize("tag", ['[GameType "21"]', ""])
def test_letters_counted_from_the_side_that_begins(tag: str) -> None:
    text = f"{tag}\n\n1. c3-d4 f6-e5 2. d4xf6 e7xg5 *"
    if tag:
        record = only(text)
        assert record.legal
        assert notes(record) == ["pdn-read-turned"]
        assert pdn.format(record).count("c3-d4") == 1
    else:  # without a tag it is the game in which White, who begins, stands at a1
        assert only(text).sheet.id == "russian"


def test_letters_counted_from_white_stay_what_they_were() -> None:
    record = only('[GameType "21"]\n\n1. f6-e5 c3-d4 *')
    assert record.legal
    assert notes(record) == []


# Results glued to the next game, men on their crown rows.


def test_a_result_glued_to_the_next_game_parts_them() -> None:
    text = "01.33-28 18-23 0-001.33-29 19-24 2-01. 32-28 19-23 1-11.31-26 18-23 1/2-1/21. 32-28 *"
    records = list(pdn.read(text))
    assert [len(record.nodes) for record in records] == [2, 2, 2, 2, 1]
    assert [record.line.result for record in records] == ["0-0", "2-0", "1-1", "1/2-1/2", "*"]
    assert [notes(record) for record in records] == [["pdn-read-glued"]] * 4 + [[]]


def test_a_man_on_its_crown_row_is_a_king_without_its_letter() -> None:
    record = only('[GameType "20"]\n[FEN "W:W5,31:B15,46"]\n\n1. 31-26 46-41 *')
    assert record.start.fen() == "W:W31,K5:B15,K46"
    assert record.legal
    (note,) = record.problems
    assert note.reading is not None
    assert note.reading.key == "pdn-read-crowned"
    assert note.line == 2
    strict = only('[GameType "20"]\n[FEN "W:W5,31:B10,46"]\n\n*', strict=True)
    assert "cannot be set up" in strict.problems[0].message


def test_a_man_on_its_crown_row_in_the_middle_of_a_game() -> None:
    record = only('[GameType "20"]\n\n1. 32-28 /FEN "W:W5,31:B15"/ 1. 31-26 *')
    assert notes(record) == ["pdn-read-crowned"]


# No game at all.


@pytest.mark.parametrize(
    "data",
    [
        b"\x7fELF\x02\x01\x01\0\0 1-2 * 32-28 (x) {c} * " * 50,
        bytes(range(256)) * 20,
        b"\0" * 5000,
        b"<html><body>Not found</body></html>",
        b"Dear reader, * this is (no) game. {At all.} *",
    ],
    ids=["program", "all bytes", "zeros", "html", "letter"],
)
def test_binary_junk_is_no_game(data: bytes) -> None:
    reader = pdn.Reader(data)
    assert list(reader.records()) == []
    (problem,) = reader.problems
    assert problem.severity == "error"
    assert problem.message.startswith("expected a game, got ")


def test_a_game_after_junk_is_found() -> None:
    reader = pdn.Reader('GIF89a\0\0 1-2 *\n[White "A"]\n\n1. 32-28 *\n\nThe end.')
    (record,) = reader.records()
    assert (record.legal, record.place.game) == (True, 1)
    assert [(problem.line, problem.game) for problem in reader.problems] == [(1, 0), (6, 0)]


def test_the_mark_that_dos_ended_files_with_is_nothing() -> None:
    reader = pdn.Reader(b"1. 32-28 *\r\n\x1a")
    (record,) = reader.records()
    assert (record.problems, reader.problems) == ([], [])


# In words.


@pytest.mark.parametrize("lang", languages())
def test_every_reading_is_told_in_every_language(lang: str) -> None:
    found = [
        *only(QUIET_CAPTURES).problems,
        *only('[Variant "Russian"]\n*').problems,
        *only('[FEN "W:W1,21,22:B10,11"]\n*').problems,
        *only('[GameType "21"]\n1. c3-d4 f6-e5 *').problems,
        *next(pdn.read("1. 32-28 0-001.33-29 *")).problems,
    ]
    readings = [problem.reading for problem in found if problem.reading]
    assert {reading.key.removeprefix("pdn-read-") for reading in readings} == {
        "moves",
        "quiet",
        "variant",
        "squares",
        "crowned",
        "turned",
        "glued",
    }
    for reading in readings:
        said = reading_text(reading, lang)
        for name, value in reading.values:
            wanted = text(f"sheet-{value}", lang) if name == "sheet" else str(value)
            assert wanted in said
