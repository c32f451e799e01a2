"""What the screens look like, in four languages and two sizes: compared with stored pictures.

After a change that is meant, look at the report and run `pytest tests/tui --snapshot-update`.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from damier.collection import Collection
from damier.learn import shelf
from damier.learn.proof import NODES
from damier.learn.shelf import puzzles
from damier.tui.puzzling import PuzzleWish
from tui.makers import app_of, choice_of, settle
from tui.test_written import looked_up, read_all

SIZES = [(80, 24), (120, 40)]
SLIP = "W:W28,32,37,42,K46:B19,22,13,9,K45,2"

in_four_languages = pytest.mark.parametrize("lang", ["en", "nl", "ar", "ru"])
in_two_sizes = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")


@pytest.fixture(autouse=True)
def _keep_environment(monkeypatch):
    """Put NO_COLOR back, which the app sets as it needs it; every terminal here is the same."""
    monkeypatch.setenv("NO_COLOR", "")
    monkeypatch.setenv("TERM", "xterm-256color")


def pressing(*keys):
    async def press(pilot):
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)

    return press


@in_four_languages
@in_two_sizes
def test_the_start_screen(snap_compare, tmp_path, lang, size):
    assert snap_compare(app_of(tmp_path, lang), terminal_size=size, run_before=pressing())


@in_four_languages
@in_two_sizes
def test_a_refusal(snap_compare, tmp_path, lang, size):
    app = app_of(tmp_path, lang, choice=choice_of(rival="beside", start=SLIP))
    keys = pressing(*"37-31", "enter")
    assert snap_compare(app, terminal_size=size, run_before=keys)


@in_four_languages
@in_two_sizes
def test_a_slip_at_the_table(snap_compare, tmp_path, lang, size):
    choice = choice_of("djeco", rival="beside", mode="table", control="600+5", start=SLIP)
    app = app_of(tmp_path, lang, choice=choice)
    keys = pressing(*"37-31", "enter")
    assert snap_compare(app, terminal_size=size, run_before=keys)


@in_two_sizes
def test_half_a_capture_with_its_ghost(snap_compare, tmp_path, size):
    app = app_of(tmp_path, choice=choice_of(rival="beside", start="W:W28,48:B22,12,K1,30"))

    async def walk(pilot):
        await settle(pilot)
        pilot.app.screen.session.point(28)
        pilot.app.screen.session.point(17)
        pilot.app.screen.cursor = 8
        pilot.app.screen.sync()
        await settle(pilot)

    assert snap_compare(app, terminal_size=size, run_before=walk)


@pytest.mark.parametrize("depth", ["16", "none"])
@in_two_sizes
def test_few_colours(snap_compare, tmp_path, depth, size):
    app = app_of(tmp_path, depth=depth, choice=choice_of(rival="beside", start=SLIP))
    keys = pressing(*"37-31", "enter", "up")
    assert snap_compare(app, terminal_size=size, run_before=keys)


@pytest.mark.parametrize("sheet", ["canadian", "turkish", "english", "frysk"])
def test_other_boards(snap_compare, tmp_path, sheet):
    app = app_of(tmp_path, choice=choice_of(sheet, rival="beside"))
    assert snap_compare(app, run_before=pressing("number_sign", "up"))


@in_two_sizes
def test_the_help(snap_compare, tmp_path, size):
    app = app_of(tmp_path, choice=choice_of(rival="beside"))
    assert snap_compare(app, terminal_size=size, run_before=pressing("question_mark"))


def test_the_end(snap_compare, tmp_path):
    app = app_of(tmp_path, choice=choice_of(rival="beside", start="W:W28:B22"))
    assert snap_compare(app, run_before=pressing(*"28x17", "enter"))


in_two_languages = pytest.mark.parametrize("lang", ["en", "ar"])
DAY = 86_400.0
DATA = Path(__file__).parent.parent / "data" / "terminal"
GAMES, PUZZLES = DATA / "written.pdn", DATA / "puzzles.txt"


@pytest.fixture
def few_puzzles(monkeypatch):
    """Some puzzles that stay: those of the package are exchanged when weights change."""
    rows = tuple(PUZZLES.read_text(encoding="utf-8").splitlines())
    monkeypatch.setattr(shelf, "_read", lambda _: (NODES, rows))


@in_two_languages
@in_two_sizes
@pytest.mark.usefixtures("few_puzzles")
def test_a_puzzle_that_was_missed(snap_compare, tmp_path, lang, size):
    wish = PuzzleWish("international", "today")
    app = app_of(tmp_path, lang, solve=wish, today=lambda: 20_000 * DAY)
    puzzle = puzzles("international").of_day(date(2024, 10, 4))
    wrong = next(m for m in puzzle.position.legal_moves if m != puzzle.solution.move)
    assert snap_compare(app, terminal_size=size, run_before=pressing(*wrong.long, "enter"))


@in_two_languages
@pytest.mark.usefixtures("few_puzzles")
def test_all_puzzles(snap_compare, tmp_path, lang):
    app = app_of(tmp_path, lang, solve="kndb", today=lambda: 20_000 * DAY)
    assert snap_compare(app, run_before=pressing())


@in_two_languages
@in_two_sizes
def test_a_written_game(snap_compare, tmp_path, lang, size):
    base = tmp_path / "base.damier"
    with Collection(base, create=True) as collection:
        collection.add(GAMES)
    app = app_of(tmp_path, lang, file=GAMES, collection=base)

    async def step(pilot):
        await read_all(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("right")
        await looked_up(pilot)

    assert snap_compare(app, terminal_size=size, run_before=step)


@in_two_languages
def test_the_games_of_a_file(snap_compare, tmp_path, lang):
    assert snap_compare(app_of(tmp_path, lang, file=GAMES), run_before=read_all)
