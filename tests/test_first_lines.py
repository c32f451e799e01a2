"""What somebody meets who types the first lines: values, errors and texts of the library."""

from __future__ import annotations

import copy
import pickle
from dataclasses import replace
from typing import Any

import pytest

import damier
from damier.engine import Engine, Limit

START = damier.Position.start()


@pytest.mark.parametrize("square", ["c3", None, 3.5, 0, 51, -1, [1]])
def test_piece_at_something_else_is_no_such_square(square: Any) -> None:
    with pytest.raises(damier.NoSuchSquare, match=r"expected a square from 1 to 50, got .+"):
        START.piece_at(square)


@pytest.mark.parametrize("move", [None, 3228, b"32-28", (), (32,), ("a", "b"), object(), 1.5])
def test_playing_what_is_no_move_is_a_typed_error(move: Any) -> None:
    for play in (START.play, damier.Game().play):
        with pytest.raises(damier.NotationError, match="expected "):
            play(move)


def test_an_illegal_move_is_told_in_a_sentence() -> None:
    with pytest.raises(damier.IllegalMove) as caught:
        damier.Position.from_fen("W:W28,33:B19,22").play("33-29")
    told = str(caught.value)
    assert told == f"{caught.value.refusal.text()} (must-capture, article 4.2)"
    assert pickle.loads(pickle.dumps(caught.value)).refusal == caught.value.refusal


@pytest.mark.parametrize("bounds", [{"depth": 4}, {"nodes": 2000}, {"seconds": 0.01}])
def test_analyse_takes_its_limit_as_keywords(bounds: dict[str, Any]) -> None:
    engine = Engine()
    assert engine.analyse(START, **bounds).best in START.legal_moves
    assert [step.best for step in engine.stream(START, **bounds)][-1] in START.legal_moves
    assert engine.play(damier.Game(), **bounds) in START.legal_moves


def test_a_limit_is_given_once() -> None:
    engine = Engine()
    with pytest.raises(damier.EngineError, match="expected a limit or depth, got both"):
        engine.analyse(START, Limit(nodes=100), depth=3)
    with pytest.raises(damier.EngineError, match="expected a limit of time, nodes, depth or clock"):
        engine.analyse(START)
    with pytest.raises(damier.EngineError, match="expected a limit such as"):
        engine.analyse(START, 5)  # type: ignore[arg-type]


def test_a_position_is_drawn_in_a_theme_by_name() -> None:
    assert START.svg(theme="contrast") != START.svg()
    assert START.svg(theme="wood", flip=True).startswith("<svg")
    with pytest.raises(damier.DamierError, match=r"expected a theme of wood, .+, got 'neon'"):
        START.svg(theme="neon")
    with pytest.raises(damier.DamierError, match=r"expected options of theme, .+, got colour"):
        START.svg(colour="red")


def test_a_position_and_a_move_are_values_that_need_no_copy() -> None:
    move = START.legal_moves[0]
    for value in (START, move):
        assert copy.copy(value) is value
        assert copy.deepcopy(value) is value
        assert pickle.loads(pickle.dumps(value)) == value


def test_a_pickled_position_is_small_and_carries_only_a_sheet_of_ones_own() -> None:
    assert len(pickle.dumps(START)) <= 400
    house = replace(START.sheet, id="house", about="mine")
    position = damier.Position.start(house)
    again = pickle.loads(pickle.dumps(position))
    assert again == position
    assert again.sheet == house
    assert hash(again.sheet) == hash(house)
    frisian = damier.Position.from_fen("B:W23,K30,41:B2,K10:+0+2@10", "frisian")
    assert pickle.loads(pickle.dumps(frisian)).fen() == frisian.fen()
