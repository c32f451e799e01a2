"""Replay: the core reads moves as Position.parse does; offences that stood, huffs, odd captures."""

from __future__ import annotations

import random

import pytest

import damier
from damier import pdn
from damier._core import replay as core_replay
from damier.pdn import record as record_module
from damier.pdn import replay as replay_module
from damier.pdn.commands import Huff, Stood, Withdrawn
from damier.pdn.notation import notation_of


def walk(sheet: str, seed: int, plies: int = 60) -> list[damier.Position]:
    rng = random.Random(seed)
    positions = [damier.Position.start(sheet)]
    while len(positions) <= plies and (moves := positions[-1].legal_moves):
        positions.append(positions[-1].play(rng.choice(moves)))
    return positions


def identity_table(sheet: damier.Sheet) -> bytes:
    count = len(damier.Position.start(sheet).board)
    return bytes([0, *range(1, count + 1)]).ljust(128 * 17, b"\0")


@pytest.mark.parametrize("sheet", damier.sheets())
def test_the_core_reads_moves_as_positions_do(sheet: str) -> None:
    rng = random.Random(3)
    table = identity_table(damier.sheet(sheet))
    for position in walk(sheet, 5):
        count = len(position.board)
        texts = [move.long for move in position.core.routes()]
        texts += [str(move) for move in position.legal_moves]
        texts += [
            f"{rng.randint(1, count)}{rng.choice('-x:')}{rng.randint(1, count)}" for _ in "1234"
        ]
        for text in texts:
            line = core_replay(position.core, text, table)
            try:
                expected = position.parse(text)
            except damier.DamierError:
                assert len(line) == 0
                assert line.read == 0
            else:
                if len(line):  # the core leaves what is not plain to Python
                    assert line.move(0) == expected
                    assert line.read == len(text)
                    assert line.position(-1) == position.play(expected).core
                else:
                    assert len(text.replace("x", ":").split(":")) > 2


def test_core_line() -> None:
    start = damier.Position.start()
    line = core_replay(start.core, "1. 32-28 18-23 2. 38-32 99-1", notation_of(start.sheet).table)
    assert len(line) == 3
    assert line.read == len("1. 32-28 18-23 2. 38-32 ")
    assert [str(move) for move in line.moves] == ["32-28", "18-23", "38-32"]
    assert line.position(0) == start.core
    with pytest.raises(IndexError):
        line.move(3)
    with pytest.raises(ValueError, match="2176"):
        core_replay(start.core, "", b"")


@pytest.mark.parametrize("sheet", damier.sheets())
def test_squares_are_numbered_as_the_game_type_does(sheet: str) -> None:
    positions = walk(sheet, 11, 30)
    names = notation_of(positions[0].sheet)
    for position in positions:
        for move in position.legal_moves:
            path = names.path(names.text(move, position.legal_moves))
            assert move in position.matching(path)
        fen = names.format_fen(position.setup())
        assert names.parse_fen(fen) == position


def test_english_squares_and_winner() -> None:
    (record,) = pdn.read('[GameType "21"]\n1. 11-15 23-19 1-0\n')
    assert record.sheet.start.first == "black"
    assert [(move.start, move.end) for move in record.moves] == [(11, 15), (23, 19)]
    assert record.result.winner == "black"


def test_spanish_squares_are_counted_from_the_lower_right() -> None:
    (record,) = pdn.read('[GameType "24"]\n1. 10-13 *\n')
    assert record.problems == []
    assert record.moves[0].start == 32 + 1 - 10


def test_an_offence_that_stood_is_played_on_from() -> None:
    text = '[Rules "kndb"]\n[GameType "20"]\n\n1. 32-28 19-23 2. 37-32 {S} 23x34 *\n'
    (refused,) = pdn.read(text.replace("{S}", ""))
    assert not refused.legal
    (stood,) = pdn.read(text.replace("{S}", "{[%stood no-capture]}").replace("23x34", "14-19"))
    assert stood.legal
    found = stood.nodes[2].find(Stood)
    assert found is not None
    assert found.argument == "no-capture"
    (again,) = pdn.read(pdn.format(stood))
    assert again.line == stood.line


def test_a_huff_takes_the_piece_off() -> None:
    text = '[Rules "djeco"]\n\n1. 32-28 19-23 2. 37-32 {[%huff 28]} 16-21 *\n'
    (record,) = pdn.read(text)
    assert record.legal
    position = record.nodes[2].position
    assert position is not None
    assert position.piece_at(28) == "e"
    assert position.turn == "black"
    (moved,) = pdn.read(text.replace("[%huff 28]", "[%huff 37]"))
    position = moved.nodes[2].position
    assert position is not None
    assert position.piece_at(32) == "e"


@pytest.mark.parametrize("square", ["23", "99", "", "27"])
def test_a_huff_of_nothing_is_reported(square: str) -> None:
    (record,) = pdn.read(f'[Rules "djeco"]\n\n1. 32-28 19-23 2. 37-32 {{[%huff {square}]}} 16-21 *')
    assert not record.legal
    assert "huff" in record.problems[0].message


def test_commands_are_put_into_nodes_and_got_out_again() -> None:
    record = pdn.Record("swedish")
    node = record.play("22-17")
    node.add(Withdrawn.of("22-18"))
    node.add("a remark")
    (again,) = pdn.read(pdn.format(record))
    assert again.nodes[0].find(Withdrawn) == Withdrawn("withdrawn", "22-18")
    assert again.nodes[0].find(Huff) is None
    assert [comment.text for comment in again.nodes[0].comments] == [
        "[%withdrawn 22-18]",
        "a remark",
    ]


def test_an_illegal_move_keeps_the_rest_as_text() -> None:
    (record,) = pdn.read("1. 32-28 19-23 2. 37-32 14-19 {kept} (2... 9-14 {too}) 3. 41-37 2-0\n")
    assert record.replay() == 2
    assert [node.text for node in record.nodes] == ["32-28", "19-23", "37-32", "14-19", "41-37"]
    assert [node.move is None for node in record.nodes] == [False, False, True, True, True]
    assert record.problems[0].text == "37-32 14-19 41-37"
    assert "37-32 14-19 {kept} (2... 9-14 {too}) 3. 41-37" in pdn.format(record)


def test_more_moves_than_can_be_listed_are_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*_: object) -> None:
        raise damier.TooManyMoves("more moves than a list can hold")

    for module in (record_module, replay_module):
        monkeypatch.setattr(module, "core_replay", too_many)
    first, second = pdn.read("1. 32-28 18-23 2-0\n1. 33-28 2-0\n")
    assert not first.legal
    assert "more moves" in first.problems[0].message
    assert not second.legal
