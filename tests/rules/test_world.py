"""The sheets that are no leaflets: what tells each game from the others, also seen from Black."""

from __future__ import annotations

import pytest

from damier.position import Position
from damier.rules import parse, sheet, sheets
from rules.cases import LEAFLETS, world_cases
from rules.house import house, rule, rules

CASES = list(world_cases())


def test_every_other_sheet_has_a_start_and_cases() -> None:
    others = set(sheets()) - set(LEAFLETS)
    assert {case.sheet for case in CASES} == others
    assert {case.sheet for case in CASES if case.start} == others
    assert {case.sheet for case in CASES if not case.start} >= others - {"srilankan"}


def played(fen: str, *moves: str) -> Position:
    position = Position.from_fen(fen, "frisian")
    for move in moves:
        position = position.play(move)
    return position


def test_three_moves_with_one_king_bring_the_ban() -> None:
    position = played("W:WK28,44:B15", "28-32", "15-20", "32-28", "20-25", "28-32", "25-30")
    refusal = position.why_not("32-28")
    assert refusal is not None
    assert (refusal.code, refusal.article) == ("king-limit", "17")
    assert {move.long for move in refusal.required} == {"44-39", "44-40"}


def test_a_move_with_another_piece_lifts_the_ban() -> None:
    position = played("W:WK28,44:B15:+3@28+0", "44-39", "15-20")
    assert position.why_not("28-23") is None


def test_the_ban_holds_where_captures_are_free() -> None:
    free = rules(
        capture={"compulsory": "false", "priority": "[]"},
        table={"remedies": "[]", "offences": "[]"},
    )
    position = Position.from_fen("W:WK28,44:B39:+3@28+0", parse(house(free, "frisian")))
    refusal = position.why_not("28-32")
    assert refusal is not None
    assert (refusal.code, refusal.article) == ("king-limit", "17")
    assert set(refusal.required) == set(position.legal_moves)


def test_losing_all_men_lifts_the_ban() -> None:
    position = played("B:WK46,44:B39,K5:+3@46+0", "39x50")
    assert position.why_not("46-41") is None


@pytest.mark.parametrize("name", ["antidraughts", "poddavki"])
def test_the_aim_of_giveaway_is_to_lose(name: str) -> None:
    assert sheet(name).end.no_move == "wins"


def test_russian_giveaway_is_played_as_russian_draughts() -> None:
    for fen in ("W:W21-32:B1-12", "W:W22,K29:B9,18,17,K4", "B:W10,K31:B6,K2"):
        moves = [Position.from_fen(fen, name).legal_moves for name in ("russian", "poddavki")]
        assert moves[0] == moves[1]


def test_no_move_is_left_in_antidraughts() -> None:
    assert Position.from_fen("W:W26:B17,21", "antidraughts").legal_moves == []


def test_a_breakthrough_ends_the_game_at_once() -> None:
    after = Position.from_fen("W:W7:B20", "breakthrough").play("7-2")
    assert after.legal_moves == []
    assert after.perft(1) == 0
    refusal = after.why_not("20-24")
    assert refusal is not None
    assert refusal.field == "end.first_king_wins"


def test_a_legal_move_by_a_route_that_could_go_on() -> None:
    free = parse(house(rule("capture.priority", "[]"), "turkish"))
    position = Position.from_fen("W:WK58:BK20,K34,K41,K47,K61", free)
    one_way, other_way = (58, 63, 23, 18, 58), (58, 18, 23, 63, 58)
    assert position.why_not(one_way) is None  # coming down, it may not turn back to take 41
    refusal = position.why_not(other_way)
    assert refusal is not None
    assert refusal.code == "must-finish-capture"


@pytest.mark.parametrize(
    ("id_", "fen", "path"),
    [
        ("turkish", "W:W34,43:B1", "43-25"),
        ("turkish", "W:W34,43:B1", "43-34"),
        ("international", "W:W38,28:B1", "38-18"),
    ],
)
def test_off_the_lines_whatever_stands_there(id_: str, fen: str, path: str) -> None:
    refusal = Position.from_fen(fen, id_).why_not(path)
    assert refusal is not None
    assert refusal.code == "off-line"
