"""A puzzle: written and read as a row and as PDN, proved, and believed only if it holds."""

from __future__ import annotations

import dataclasses
import io
import pickle

import pytest

import damier
from damier import pdn
from damier.learn import (
    Prover,
    Puzzle,
    PuzzleError,
    flaw_of,
    puzzle_of,
    puzzles,
    record_of_puzzle,
)
from damier.learn.difficulty import Solvers, corrected
from damier.learn.rows import format_row, format_tree, parse_row, parse_tree

NODES = 20_000
SHOT = ("swedish", "W:W26,28,30,31:B4,5,11,12,17,19", "26-22 17x26 30x7")
FORKED = ("swedish", "B:W17,22-27,29-31:B1,2,4-10,15", "15-18 22x15 (23x14 9x18 22x15 10x28) 10x28")


def puzzle(sheet: str, fen: str, solution: str, goal: str = "win") -> Puzzle:
    position = damier.Position.from_fen(fen, sheet)
    turn = parse_tree(solution, position)
    return Puzzle(position, goal, turn, ("take-3",), 30, NODES)  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def prover() -> Prover:
    return Prover("swedish", nodes=NODES)


@pytest.mark.parametrize("case", [SHOT, FORKED], ids=["a line", "with another defence"])
def test_a_puzzle_is_written_and_read(case: tuple[str, str, str]) -> None:
    made = puzzle(*case)
    assert format_tree(made.position, made.solution) == case[2]
    assert parse_row(format_row(made), made.position.sheet, NODES) == made
    assert puzzle_of(record_of_puzzle(made)) == made
    assert pickle.loads(pickle.dumps(made)) == made


@pytest.mark.parametrize("sheet", ["russian", "italian", "english", "international"])
def test_a_puzzle_survives_a_file_in_the_notation_of_its_sheet(sheet: str) -> None:
    position = damier.Position.start(sheet)
    position = position.replace(board=position.board[:-1] + "e")
    words, here = [], position
    for _ in range(3):
        move = here.legal_moves[0]
        words.append(here.text(move))
        here = here.play(move)
    made = Puzzle(position, "win", parse_tree(" ".join(words), position))
    file = io.StringIO()
    pdn.write(record_of_puzzle(made), file)
    [record] = pdn.read(io.StringIO(file.getvalue()))
    assert record.sheet.id == sheet
    assert puzzle_of(record) == made


def test_main_line_and_turns() -> None:
    made = puzzle(*FORKED)
    assert made.texts == ("15-18", "22x15", "10x28")
    assert [position.text(turn.move) for position, turn in made.turns()] == [
        "15-18",
        "10x28",
        "9x18",
        "10x28",
    ]


def test_a_puzzle_never_changes() -> None:
    with pytest.raises(dataclasses.FrozenInstanceError):
        puzzle(*SHOT).goal = "draw"  # type: ignore[misc]


def test_the_same_puzzle_on_a_mirrored_board() -> None:
    """Brazilian and Filipino draughts play alike, on boards that are mirror images."""
    made = puzzle("brazilian", SHOT[1], SHOT[2])
    there = parse_row(format_row(made), damier.sheet("filipino"))
    assert there.position.fen() == "W:W25,27,30,31:B1,8-10,18,20"
    assert there.texts == ("27-23", "20x27", "31x6")
    assert there.id == made.id
    assert format_row(there) == format_row(made)


@pytest.mark.parametrize("case", [SHOT, FORKED], ids=["a line", "with another defence"])
def test_what_holds_is_proved(case: tuple[str, str, str], prover: Prover) -> None:
    assert flaw_of(puzzle(*case), prover) is None


def test_tables_prove_what_few_pieces_do() -> None:
    from damier.engine.endgame import Tables

    tables = Tables("english").ready(2, keep=False)
    made = puzzle("english", "W:WK16:BK20", "16-19 20-24 (20-16 19x12) 19x28")
    assert flaw_of(made, Prover("english", nodes=1_000, tables=tables)) is None


@pytest.mark.parametrize(
    ("solution", "goal", "reason"),
    [
        ("26-23", "win", "other-move"),
        ("26-22 17x26 30x7", "draw", "no-goal"),
    ],
)
def test_a_solution_that_lies_is_found_out(
    solution: str, goal: str, reason: str, prover: Prover
) -> None:
    flaw = flaw_of(puzzle("swedish", SHOT[1], solution, goal), prover)
    assert flaw is not None
    assert flaw.reason == reason
    assert str(flaw).startswith("expected one move that reaches the goal in W:W26,28,30,31")


def test_several_ways_to_win_are_no_puzzle(prover: Prover) -> None:
    flaw = flaw_of(puzzle("swedish", "W:WK1,K5,K9,22:B20", "22-17"), prover)
    assert flaw is not None
    assert flaw.reason == "several"


@pytest.mark.parametrize(
    ("solution", "told"),
    [
        ("", "expected a move of the solver, got the end"),
        ("26-21", "expected a legal move, got 26-21"),
        ("26-22 17x26", "expected a move of the solver, got the end"),
        ("26-22 17x26 (17x26", "expected a move of the solver, got the end"),
        ("26-22 )", "expected the end of the solution, got )"),
    ],
)
def test_a_solution_that_cannot_be_played_is_told(solution: str, told: str) -> None:
    position = damier.Position.from_fen(SHOT[1], "swedish")
    with pytest.raises(PuzzleError, match="expected") as caught:
        parse_tree(solution, position, name="here")
    assert str(caught.value).startswith(f"here: {told}")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('[GameType "32"]\n\n1. 23-18 *', "got a game from its start"),
        ('[Rules "swedish"]\n[FEN "W:W26,28:B4"]\n\n*', "expected a move of the solver, got none"),
        ('[Rules "swedish"]\n[FEN "W:W26,28:B4"]\n\n1. 26-9 *', "expected a solution that can be"),
        (
            '[Rules "swedish"]\n[FEN "W:W26,28:B4"]\n[PuzzleGoal "lose"]\n\n1. 26-23 *',
            "win or draw",
        ),
        ('[Rules "swedish"]\n[FEN "W:W26,28:B4"]\n[PuzzleId "x"]\n\n1. 26-23 *', "expected the id"),
        ('[Rules "swedish"]\n[FEN "W:W26,28:B4"]\n[PuzzleNodes "x"]\n\n1. 26-23 *', "a number as"),
        ('[Rules "swedish"]\n[FEN "W:W26,28:B4"]\n[Result "0-1"]\n\n1. 26-23 0-1', "got a loss"),
    ],
)
def test_a_game_that_is_no_puzzle_is_told(text: str, told: str) -> None:
    [record] = pdn.read(io.StringIO(text), sheet="swedish")
    with pytest.raises(PuzzleError, match=told):
        puzzle_of(record)


def test_what_people_miss_becomes_harder_and_what_they_find_easier() -> None:
    assert corrected(40, Solvers(0, 0)) == 40
    assert corrected(40, Solvers(100, 10)) > 60
    assert corrected(40, Solvers(100, 95)) < 20
    assert corrected(0, Solvers(10_000, 10_000)) == 0
    assert corrected(100, Solvers(10_000, 0)) == 100


def test_a_shelf_is_sorted_by_how_hard_it_was_for_people() -> None:
    shelf = puzzles("swedish")
    hard, easy = shelf[0], shelf[len(shelf) - 1]
    after = shelf.corrected({hard.id: Solvers(500, 5), easy.id: Solvers(500, 495)})
    assert (after[0].id, after[len(after) - 1].id) == (easy.id, hard.id)
    assert sorted(after.ids) == sorted(shelf.ids)
    assert after.find(hard.id).solution == hard.solution
    assert easy.id in after.select(most=10).ids
