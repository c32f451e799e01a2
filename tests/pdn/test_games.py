"""Games and their records: what happened at the table survives being written down."""

from __future__ import annotations

import io
import random

import pytest

import damier
from damier import pdn
from damier.errors import DamierError, NotationError
from damier.pdn.games import game_of, record_of


def written_and_read(record: pdn.Record) -> pdn.Record:
    file = io.StringIO()
    pdn.write(record, file)
    (found,) = pdn.read(file.getvalue())
    assert not [problem for problem in found.problems if problem.severity == "error"]
    return found


def test_a_huff_is_written_and_played_again() -> None:
    game = damier.Game("djeco", mode="table", start="B:W24,28,31,34:B8,12,18,19")
    game.play("8-13")
    game.huff(19)
    game.play("28-22")
    record = written_and_read(record_of(game, {"Event": "At home"}))
    assert "[%huff 19]" in pdn.format(record)
    again = game_of(record)
    assert again.position == game.position
    assert [entry.kind for entry in again.entries] == ["move", "huff", "move"]


def test_a_withdrawn_move_is_written_with_the_one_played_instead() -> None:
    game = damier.Game("kndb", mode="table", start="W:W28,32:B22,23,9")
    game.play("32-27")
    game.withdraw()
    game.play("28x17")
    record = written_and_read(record_of(game))
    assert record.nodes[0].find(pdn.Withdrawn) == pdn.Withdrawn.of("32-27")
    assert game_of(record).entries == game.entries


def test_an_offence_that_stood_is_told() -> None:
    game = damier.Game("english", mode="table", start="B:W18,22:B14,15,1")
    game.play("1-6")
    game.stand()
    record = written_and_read(record_of(game))
    assert record.nodes[0].find(pdn.Stood) == pdn.Stood.of("no-capture")
    assert game_of(record).position == game.position


@pytest.mark.parametrize(
    ("sheet", "start", "move", "rights"),
    [
        ("djeco", "W:W37,48,44:B32,1,6,7", "48-42", ["huff 37", "stand"]),
        ("swedish", "W:W22,32:B18,1", "32-28", ["withdraw", "huff 22", "stand"]),
        ("english", "B:W18,22:B14,15,1", "1-6", ["stand", "withdraw"]),
        # If it stands, Black has no move and has lost: that is for him to say.
        ("kndb", "W:W34,35,39,42:B30", "42-38", ["withdraw", "stand"]),
    ],
)
def test_a_right_that_is_open_is_open_when_read(
    sheet: str, start: str, move: str, rights: list[str]
) -> None:
    game = damier.Game(sheet, mode="table", start=start)
    game.play(move)
    record = written_and_read(record_of(game))
    assert record.nodes[0].find(pdn.Open) == pdn.Open.of("no-capture")
    again = game_of(record)
    assert again.outcome is None
    assert again.mode == "table"
    assert again.offence == game.offence
    assert again.options == game.options
    assert [str(option) for option in again.options][: len(rights)] == rights


def test_an_open_offence_stands_where_the_record_has_a_result() -> None:
    text = '[GameType "20"]\n[FEN "W:W28,32:B22,9"]\n\n1. 32-27 {[%open no-capture]} 2-0\n'
    (record,) = pdn.read(text)
    assert game_of(record).offence is None


@pytest.mark.parametrize("end", ["resign", "agree", "flag"])
def test_a_game_that_ended_with_an_open_offence_ends_as_it_did(end: str) -> None:
    game = damier.Game("djeco", mode="table", start="W:W34,35,39,42:B30")
    game.play("42-38")  # if it stands Black has no move, and White has won
    if end == "resign":
        game.resign("white")
    elif end == "flag":
        game.lose_on_time("white")
    else:
        game.offer_draw("white")
        game.accept_draw("black")
    assert game_of(written_and_read(record_of(game))).outcome == game.outcome


@pytest.mark.parametrize("end", ["resign", "agree"])
def test_the_end_is_written(end: str) -> None:
    game = damier.Game("international")
    game.play("32-28")
    if end == "resign":
        game.resign()
    else:
        game.offer_draw("white")
        game.accept_draw("black")
    record = written_and_read(record_of(game))
    assert game_of(record).outcome == game.outcome


def test_a_fallen_flag_and_the_terms_are_written() -> None:
    control = damier.TimeControl.fischer(60, 5)
    game = damier.Game("swedish", control=control, draw_options=["return"])
    game.play("22-18", at=0)
    game.check_flag(100)
    record = written_and_read(record_of(game))
    assert (record.tags["TimeControl"], record.tags["DrawOptions"]) == ("60+5", "return")
    again = game_of(record)
    assert again.outcome == game.outcome
    assert again.draw_options == game.draw_options


@pytest.mark.parametrize("sheet", damier.sheets())
def test_random_games_come_back_equal(sheet: str) -> None:
    rng = random.Random(sheet)
    mode = "table" if damier.sheet(sheet).table.remedies else "guided"
    game = damier.Game(sheet, mode=mode, touch_move=False)
    while game.outcome is None and len(game.entries) < 80:
        answers = [o for o in game.options if o.kind in ("huff", "withdraw")]
        if answers and rng.random() < 0.7:
            answer = rng.choice(answers)
            game.withdraw() if answer.square is None else game.huff(answer.square)
            continue
        moves = game.position.legal_moves
        if mode == "table" and rng.random() < 0.3:
            moves = game.position.core.attempts()
        try:
            game.play(rng.choice(moves))
        except DamierError:
            continue
    again = game_of(written_and_read(record_of(game)), mode=mode)
    assert again.entries == game.entries
    assert again.offence == game.offence
    assert again.outcome == game.outcome


def test_a_move_withdrawn_at_the_very_end_is_written_too() -> None:
    game = damier.Game("kndb", mode="table", start="W:W28,40:B22,10")
    game.play("40-35")
    game.withdraw()
    game.resign()
    record = record_of(game)
    assert '/FEN "W::"/ {[%withdrawn 40-35]} 0-2' in pdn.format(record)
    read = written_and_read(record)
    assert read.line == record.line
    again = game_of(read)
    assert again.entries == game.entries
    assert again.outcome == game.outcome


@pytest.mark.parametrize("announced", [False, True])
def test_a_claimed_draw_is_claimed_again(announced: bool) -> None:
    game = damier.Game("hotte-fr", start="W:WK1,50:BK46,5")
    for move in ["1-7", "46-41", "7-1", "41-46"] * 2:
        if announced and len(game.entries) == 7:
            game.claim_draw(move)
        else:
            game.play(move)
    if not announced:
        game.claim_draw()
    again = game_of(written_and_read(record_of(game)))
    assert again.entries == game.entries
    assert again.outcome == game.outcome
    assert game.outcome is not None


def test_the_time_of_the_first_move_counts_from_the_start_of_the_clock() -> None:
    control = damier.TimeControl.per_game(600)
    started, unstarted = (damier.Game(control=control) for _ in range(2))
    started.start_clock(100)
    for game in (started, unstarted):
        game.play("32-28", at=110)
        game.play("18-23", at=115)
    used = [
        [node.find(pdn.Time) for node in record_of(game).nodes] for game in (started, unstarted)
    ]
    assert used == [[pdn.Time.of("emt", first), pdn.Time.of("emt", 5)] for first in (10, 0)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1. 32-28 -- 2. 33-29 *", "expected a move, got --"),
        ('[FEN "W:WK1:BK50"]\n\n' + "1-6 50-45 6-1 45-50 " * 3, "end by repetition, got 1-6"),
    ],
)
def test_a_record_that_is_no_game_is_refused(text: str, said: str) -> None:
    (record,) = pdn.read(text)
    assert record.legal
    with pytest.raises(NotationError, match=said):
        game_of(record)
