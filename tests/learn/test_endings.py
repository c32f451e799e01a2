"""Endings to train: what there is, the best defence, and the move at which the goal was let go."""

from __future__ import annotations

from collections import OrderedDict
from random import Random
from typing import TYPE_CHECKING

import pytest

from damier import Position
from damier.engine.endgame import Material, Tables, opened_tables
from damier.learn import Drill, DrillKind, EndingError
from damier.learn.endings import HELD, defence, find_drill, keeping, kinds_of, train

if TYPE_CHECKING:
    from pathlib import Path

    from damier.learn import DrillStep

SHEETS = ["english", "international", "frisian", "antidraughts", "turkish"]


def ready(sheet: str) -> Tables:
    return Tables(sheet).ready(3)


def play_out(drill: Drill, tables: Tables) -> list[DrillStep]:
    """Play the shortest way for the learner until it is over."""
    moves: list[str] = []
    steps: list[DrillStep] = []
    position = drill.position
    while not steps or not steps[-1].done:
        best = keeping(position, drill.goal, tables)[0]
        steps.append(train(drill, [*moves, position.text(best)], tables))
        assert steps[-1].kept
        if steps[-1].reply is not None:
            after = position.play(best)
            moves += [position.text(best), after.text(steps[-1].reply)]
        position = steps[-1].position
    return steps


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_won_can_be_won_as_soon_as_the_tables_say(sheet: str) -> None:
    tables = ready(sheet)
    kinds = [kind for kind in kinds_of(tables) if kind.goal == "win"]
    assert kinds
    for kind in kinds:
        drill = find_drill(kind, tables, Random(1))
        assert drill.plies is not None
        assert not drill.position.legal_moves[0].is_capture
        steps = play_out(drill, tables)
        assert len(steps) == (drill.plies + 1) // 2
        assert steps[-1].outcome is not None
        assert steps[-1].outcome.winner == drill.position.turn


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_is_drawn_is_held_for_ten_moves_and_could_have_been_lost(sheet: str) -> None:
    tables = ready(sheet)
    for kind in [kind for kind in kinds_of(tables) if kind.goal == "draw"]:
        drill = find_drill(kind, tables, Random(1))
        assert Material.of_board(drill.position.board).stored == kind.material.stored
        good = keeping(drill.position, "draw", tables)
        bad = next(move for move in drill.position.legal_moves if move not in good)
        lost = train(drill, [drill.position.text(bad)], tables)
        assert (lost.kept, lost.done, lost.number) == (False, False, 1)
        steps = play_out(drill, tables)
        assert len(steps) <= HELD
        assert len(steps) == HELD or steps[-1].outcome is not None


def test_the_learner_has_the_pieces_that_are_named_first() -> None:
    tables = ready("english")
    for kind in kinds_of(tables):
        position = find_drill(kind, tables, Random(2)).position
        found = Material.of_board(position.board)
        own = found if position.turn == "white" else Material(*found[2:], *found[:2])
        assert own == kind.material


def test_a_win_that_is_let_go_is_told_with_its_number_and_what_kept_it() -> None:
    tables = ready("english")
    drill = Drill(Position.from_fen("W:W21,K25:BK28", "english"), "win", None)
    moves: list[str] = []
    position, good = drill.position, keeping(drill.position, "win", tables)
    while len(good) == len(position.legal_moves):
        moves.append(position.text(good[0]))
        step = train(drill, moves, tables)
        assert step.kept
        assert step.reply is not None
        moves.append(position.play(good[0]).text(step.reply))
        position, good = step.position, keeping(step.position, "win", tables)
    bad = next(move for move in position.legal_moves if move not in good)
    step = train(drill, [*moves, position.text(bad)], tables)
    assert not step.kept
    assert step.number == len(moves) // 2 + 1
    assert step.before.result == "win"
    assert step.after is None or step.after.result != "win"


def test_the_defence_loses_as_late_as_it_can() -> None:
    tables = ready("english")
    drill = find_drill(DrillKind(Material.parse("KK-K"), "win", 0), tables, Random(4))
    best = keeping(drill.position, "win", tables)[0]
    after = drill.position.play(best)
    plies = [tables.probe(after.play(move)) for move in after.legal_moves]
    chosen = tables.probe(after.play(defence(after, tables)))
    assert chosen is not None
    assert chosen.plies == max(each.plies or 0 for each in plies if each is not None)


def test_what_cannot_be_trained_is_told() -> None:
    tables = ready("english")
    dice = Random(5)
    with pytest.raises(EndingError, match="expected tables of KKKKK-K, got none"):
        find_drill(DrillKind(Material.parse("KKKKK-K"), "win", 0), tables, dice)
    with pytest.raises(EndingError, match="expected a position of K-KK to train, got none"):
        find_drill(DrillKind(Material.parse("K-KK"), "win", 0), tables, dice)
    start = Position.start("english")
    with pytest.raises(EndingError, match="expected a position that a table answers for"):
        train(Drill(start, "win", None), ["11-15"], tables)
    drawn = find_drill(DrillKind(Material.parse("K-KK"), "draw", 0), tables, dice)
    text = drawn.position.text(drawn.position.legal_moves[0])
    with pytest.raises(EndingError, match="expected a position with a win, got a draw"):
        train(Drill(drawn.position, "win", None), [text], tables)
    with pytest.raises(EndingError, match="expected moves that end with one of the learner"):
        train(drawn, [], tables)


def test_without_tables_there_is_nothing_to_train(tmp_path: Path) -> None:
    tables = Tables("english", folder=tmp_path)
    assert kinds_of(tables) == ()
    assert tables.missing(3) == 199_520


def test_tables_that_somebody_else_builds_are_used(tmp_path: Path) -> None:
    ours = Tables("breakthrough", folder=tmp_path)
    assert ours.refresh().available_pieces == 0
    Tables("breakthrough", folder=tmp_path).build(3, threads=1)
    assert ours.refresh().available_pieces == 3
    assert ours.missing(3) == 0
    assert kinds_of(ours)


def test_tables_are_opened_without_being_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DAMIER_CACHE", str(tmp_path))
    monkeypatch.setattr("damier.engine.endgame.shared._open", OrderedDict())
    assert opened_tables("thai").available_pieces == 0
    assert not list(tmp_path.rglob("*.endgame"))
