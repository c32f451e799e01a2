"""Puzzles in the terminal: solved, missed, hinted, shown, raced and repeated."""

from __future__ import annotations

import json
from datetime import date

import pytest
from textual.widgets import OptionList, Static

from damier.learn.learned import Learned, read_export
from damier.learn.shelf import puzzles
from damier.tui.learned import LearnedFile
from damier.tui.puzzling import PuzzleWish
from damier.tui.screens.dialogs import Ask, Pages, Pick
from damier.tui.screens.learn import LearnScreen
from damier.tui.screens.puzzle import PuzzleScreen
from damier.tui.screens.start import StartScreen
from damier.tui.solving import SECONDS, Solving
from tui.makers import app_of, settle
from tui.test_app import click, run, told, write

DAY = 86_400.0
NOON = 20_000 * DAY + DAY / 2


class Clock:
    """A clock that is set by hand."""

    def __init__(self, at):
        self.at = at

    def __call__(self):
        return self.at


def solving_app(folder, wish=None, lang="en", today=NOON, **options):
    return app_of(
        folder, lang, solve=wish or PuzzleWish("kndb", "today"), today=Clock(today), **options
    )


def long_puzzle(sheet="kndb"):
    """Return a puzzle with a reply in it, and a wrong first move."""
    return next(
        puzzle
        for puzzle in puzzles(sheet)
        if len(puzzle.line) >= 3 and len(puzzle.position.legal_moves) > 1
    )


def wrong_move(puzzle):
    return next(m for m in puzzle.position.legal_moves if m != puzzle.solution.move)


def on(app, puzzle):
    """Put a certain puzzle on the screen."""
    app.screen.solving = Solving(puzzle, app.clock, app.screen._tell)
    app.screen.show()
    return app.screen.solving


def learned(folder, at=NOON):
    return LearnedFile(folder, Clock(at)).learned()


@run
async def test_a_puzzle_is_solved_with_keys_and_counts(tmp_path):
    app = solving_app(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        puzzle = app.screen.solving.puzzle
        assert puzzle.id == puzzles("kndb").of_day(date(2024, 10, 4)).id
        for text in puzzle.texts[::2]:
            assert "wins" in told(app) or "draw" in told(app)
            await write(pilot, text)
        assert app.screen.solving.stage == "solved"
        assert "Solved!" in told(app)
        assert "theme" not in told(app)
        assert (learned(tmp_path).solved, learned(tmp_path).row) == (1, 1)
        await pilot.press("enter")  # the next puzzle is what is offered first
        await settle(pilot)
        assert app.screen.solving.puzzle.id != puzzle.id
        assert app.screen.solving.is_open


@run
async def test_a_puzzle_is_solved_with_the_mouse(tmp_path):
    app = solving_app(tmp_path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        solving = on(app, long_puzzle())
        await settle(pilot)
        while solving.is_open:
            move = solving._right()[1]
            for square in move.path:
                await click(pilot, square)
        assert solving.outcome == "solved"


@run
async def test_a_wrong_move_is_refuted_on_the_board_and_tried_again(tmp_path):
    app = solving_app(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        puzzle = long_puzzle()
        solving = on(app, puzzle)
        await write(pilot, wrong_move(puzzle).long)
        assert solving.stage == "wrong"
        assert "Not this one" in told(app)
        assert len(told(app).splitlines()) >= 3  # after which move, and why
        assert solving.session.game.position != puzzle.position
        assert (learned(tmp_path).met, learned(tmp_path).solved) == (1, 0)
        await pilot.press("enter")
        await settle(pilot)
        assert solving.is_open
        assert solving.session.game.position == puzzle.position
        for text in puzzle.texts[::2]:
            await write(pilot, text)
        assert solving.stage == "solved"
        assert learned(tmp_path).solved == 0  # what was missed stays missed, and comes back
        assert len(learned(tmp_path, NOON + 9 * DAY).due) == 1


@run
async def test_what_is_not_allowed_is_refused_with_its_article_and_costs_nothing(tmp_path):
    app = solving_app(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        quiet = next(p for p in puzzles("kndb") if p.position.legal_moves[0].is_capture)
        solving = on(app, quiet)
        own = next(
            (a, b)
            for a in quiet.position.geometry.squares
            if quiet.position.piece_at(a) == quiet.position.turn[0]
            for b in quiet.position.geometry.squares
            if quiet.position.piece_at(b) == "e"
            and quiet.position.geometry.between(a, b) == ()
            and quiet.position.why_not((a, b)) is not None
            and quiet.position.why_not((a, b)).article
        )
        await write(pilot, f"{own[0]}-{own[1]}")
        assert "Article" in told(app)
        assert solving.is_open
        assert solving.outcome is None


@run
async def test_three_hints_tell_more_and_more_and_do_not_count(tmp_path):
    app = solving_app(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        puzzle = long_puzzle()
        solving = on(app, puzzle)
        path = puzzle.solution.move.path
        for step, shown in enumerate((path[:1], path[:2], path), 1):
            await pilot.press("h")
            assert solving.hint == step
            assert solving.hinted == tuple(shown)
            assert set(shown) <= app.screen._scene().hints
        assert puzzle.texts[0] in told(app)
        await pilot.press("h")
        assert solving.hint == 3
        for text in puzzle.texts[::2]:
            await write(pilot, text)
        assert solving.outcome == "helped"
        assert learned(tmp_path).row == 0


@run
async def test_the_solution_is_shown_with_its_theme_and_opens_its_article(tmp_path):
    app = solving_app(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        puzzle = next(p for p in puzzles("kndb") if "backward" in p.themes)
        solving = on(app, puzzle)
        await pilot.press("s")
        await settle(pilot)
        assert solving.stage == "shown"
        assert solving.line == list(puzzle.texts)
        assert "Taking backward" in told(app)
        assert app.screen.article in told(app)
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Pages)
        assert app.screen.begin > 0


@run
async def test_a_race_ends_with_its_three_minutes_and_keeps_the_best(tmp_path):
    clock = Clock(0.0)
    app = solving_app(tmp_path, PuzzleWish("kndb", "race", level="easy"))
    app.clock = clock
    async with app.run_test() as pilot:
        await settle(pilot)
        for _ in range(2):
            solving = app.screen.solving
            for text in solving.puzzle.texts[::2]:
                await write(pilot, text)
            assert solving.outcome == "solved"
        assert app.screen.race.solved == 2
        assert "2 solved" in str(app.screen.query_one("#whence", Static).content)
        clock.at = SECONDS
        app.screen._tick()
        await settle(pilot)
        assert "Time! You solved 2." in told(app)
        assert learned(tmp_path).races == {"kndb": 2}
        await pilot.press("enter")
        await settle(pilot)
        assert app.screen.race.solved == 0
        assert not app.screen.race.over


@run
async def test_a_race_that_ends_while_a_move_is_answered_shows_its_result(tmp_path):
    clock = Clock(0.0)
    app = solving_app(tmp_path, PuzzleWish("kndb", "race", level="easy"))
    app.clock = clock
    async with app.run_test() as pilot:
        await settle(pilot)
        screen, puzzle = app.screen, app.screen.solving.puzzle
        for text in puzzle.texts[:-1:2]:
            await write(pilot, text)
        screen.session.type(puzzle.texts[-1])
        screen.solving.judge()
        clock.at = SECONDS
        screen._answer()
        await settle(pilot)
        assert app.screen is screen
        assert "Time!" in told(app)
        assert screen.race.solved == 1


@run
async def test_one_that_is_passed_over_is_not_said_to_be_repeated(tmp_path):
    missed = puzzles("kndb")[3]
    LearnedFile(tmp_path, Clock(NOON)).met("kndb", missed.id, "missed")
    app = solving_app(tmp_path, PuzzleWish("kndb", "repeat"), today=NOON + 9 * DAY)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("n")
        await settle(pilot)
        assert isinstance(app.screen, LearnScreen)
        assert "All repeated" not in str(app.screen.query_one("#about", Static).content)


@run
async def test_what_was_missed_is_repeated_when_its_day_has_come(tmp_path):
    missed = puzzles("kndb")[3]
    LearnedFile(tmp_path, Clock(NOON)).met("kndb", missed.id, "missed")
    app = solving_app(tmp_path, PuzzleWish("russian", "repeat"), today=NOON + 9 * DAY)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert app.screen.solving.puzzle.id == missed.id
        assert "One puzzle to repeat" in str(app.screen.query_one("#whence", Static).content)
        for text in missed.texts[::2]:
            await write(pilot, text)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, LearnScreen)
        assert "All repeated for today." in str(app.screen.query_one("#about", Static).content)


@run
async def test_all_ways_are_listed_with_a_sheet_and_lead_to_puzzles(tmp_path):
    app = app_of(tmp_path, today=Clock(NOON))
    async with app.run_test(size=(120, 60)) as pilot:
        await settle(pilot)
        await pilot.press("p")
        await settle(pilot)
        assert isinstance(app.screen, LearnScreen)
        ways = app.screen.query_one("#ways", OptionList)
        wishes = app.screen.wishes
        theme = next(i for i, one in enumerate(wishes) if getattr(one, "theme", None) == "give-1")
        ways.highlighted = theme
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, PuzzleScreen)
        assert "give-1" in app.screen.solving.puzzle.themes
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, LearnScreen)
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, StartScreen)


@run
async def test_what_was_learned_is_saved_as_a_copy_and_forgotten(tmp_path):
    LearnedFile(tmp_path, Clock(NOON)).met("kndb", puzzles("kndb")[0].id, "solved")
    app = solving_app(tmp_path, "kndb")
    async with app.run_test(size=(120, 60)) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, Ask)
        copy = tmp_path / "copy.json"
        app.screen.query_one("Input").value = str(copy)
        await pilot.press("enter")
        await settle(pilot)
        assert Learned.of(read_export(copy.read_text()), NOON).solved == 1
        app.screen.action_forget()
        await settle(pilot)
        assert isinstance(app.screen, Pick)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert not (tmp_path / "learned.json").exists()
        assert "All forgotten." in str(app.screen.query_one("#about", Static).content)


@run
async def test_a_file_that_cannot_be_read_is_told_and_never_written_over(tmp_path):
    (tmp_path / "learned.json").write_text("not ours")
    app = solving_app(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        for text in app.screen.solving.puzzle.texts[::2]:
            await write(pilot, text)
        assert app.screen.solving.outcome == "solved"
        assert list(app._notifications)
    assert (tmp_path / "learned.json").read_text() == "not ours"


@pytest.mark.parametrize("lang", ["ar", "fi"])
@run
async def test_other_languages_solve_too(tmp_path, lang):
    app = solving_app(tmp_path, lang=lang)
    async with app.run_test() as pilot:
        await settle(pilot)
        solving = on(app, long_puzzle())
        await write(pilot, wrong_move(solving.puzzle).long)
        assert solving.stage == "wrong"
        assert app.words("puzzle-wrong") in told(app)


def test_the_command_says_what_was_learned(tmp_path, monkeypatch, capsys):
    from damier.cli import main

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    LearnedFile().met("kndb", "abc", "solved")
    with pytest.raises(SystemExit):
        main(["puzzles", "learned", "--json"])
    assert json.loads(capsys.readouterr().out)["solved"] == 1
    with pytest.raises(SystemExit):
        main(["puzzles", "learned", "--forget"])
    assert not LearnedFile().path.exists()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--level", "odd"], "easy or middle or hard"),
        (["--theme", "odd"], "give-1"),
        (["--today", "--race"], "one of"),
        (["--sheet", "nothing"], "nothing"),
        ([], "terminal"),
    ],
)
def test_wishes_that_cannot_be_are_one_line(tmp_path, monkeypatch, capsys, options, said):
    from damier.cli import main

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with pytest.raises(SystemExit) as left:
        main(["puzzles", "solve", *options])
    assert left.value.code == 2
    assert said in capsys.readouterr().err
