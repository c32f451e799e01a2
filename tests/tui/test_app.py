"""The app through its keys and the mouse, without a terminal."""

from __future__ import annotations

import asyncio
import shlex
import sys
from functools import wraps

import pytest
from textual.widgets import Input, OptionList

from damier import pdn
from damier.engine import Limit
from damier.texts.catalogue import languages
from damier.tui.picture import size_for
from damier.tui.screens import company
from damier.tui.screens.dialogs import Ask, Pages, Pick
from damier.tui.screens.game import GameScreen
from damier.tui.screens.start import StartScreen
from damier.tui.store import GameFiles, open_game
from damier.tui.widgets.board import BoardView
from damier.tui.widgets.dial import Dial
from damier.tui.widgets.moves import MoveList
from damier.tui.widgets.panels import KeyBar, PlayerBar, TellingPanel, ThinkingPanel
from tui.makers import app_of, choice_of, session_of, settle

BESIDE = choice_of(rival="beside")


def run(test):
    """Let pytest call a test that is a coroutine."""

    @wraps(test)
    def call(*args, **kwargs):
        asyncio.run(test(*args, **kwargs))

    return call


def told(app):
    return str(app.screen.query_one(TellingPanel).content)


async def write(pilot, move):
    await pilot.press(*move, "enter")
    await settle(pilot)


async def click(pilot, square):
    """Click in the middle of a square."""
    board = pilot.app.screen.query_one(BoardView)
    scene, width, height = board.scene, board.size.width, board.size.height
    size = size_for(scene, width, height)
    row, column = scene.place(square)
    left = (width - size * scene.geometry.width) // 2
    top = (height - (size * scene.geometry.height + 1) // 2) // 2
    at = (left + int((column + 0.5) * size), top + int((row + 0.5) * size / 2))
    await pilot.click("#board", offset=at)
    await settle(pilot)


@run
async def test_typed_moves_are_played_and_the_computer_answers(tmp_path):
    app = app_of(tmp_path, choice=choice_of(level=1))
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        game = app.screen.session.game
        assert len(game.moves) == 2
        assert game.turn == "white"
        assert isinstance(app.focused, BoardView)
        assert (tmp_path / "unfinished.pdn").exists()


@run
async def test_black_against_the_computer_sits_below_and_waits(tmp_path):
    app = app_of(tmp_path, choice=choice_of(level=1, colour="black"))
    async with app.run_test() as pilot:
        await settle(pilot)
        assert len(app.screen.session.game.moves) == 1
        assert app.screen.query_one(BoardView).scene.flip


@run
async def test_one_opponent_comes_to_a_game(tmp_path, monkeypatch):
    made = []
    monkeypatch.setattr(company, "rival_for", lambda *given: made.append(given))
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert len(made) == 1


@run
async def test_the_board_is_walked_with_arrows(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        await pilot.press("up")
        cursor = app.screen.cursor
        assert cursor is not None
        app.screen.cursor = 32
        app.screen.show()
        await pilot.press("enter")
        assert app.screen.session.path == (32,)
        await pilot.press("up", "enter")
        await settle(pilot)
        assert [str(move) for move in app.screen.session.game.moves] in (["32-28"], ["32-27"])


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (50, 30), (200, 60)])
@pytest.mark.parametrize("sheet", ["international", "turkish", "canadian"])
@run
async def test_squares_are_clicked(tmp_path, size, sheet):
    app = app_of(tmp_path, choice=choice_of(sheet, rival="beside"))
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        move = app.screen.session.game.position.legal_moves[0]
        await click(pilot, move.start)
        assert app.screen.session.path == (move.start,)
        await click(pilot, move.end)
        assert app.screen.session.game.moves == [move]


@run
async def test_a_refusal_is_told_with_its_article_and_goes_with_escape(tmp_path):
    app = app_of(tmp_path, choice=choice_of(rival="beside", start="W:W28,37:B22,1"))
    async with app.run_test() as pilot:
        await write(pilot, "37-31")
        assert "Capture first" in told(app)
        assert "Article 4.2" in told(app)
        assert "28x17" in told(app)
        await pilot.press("escape")
        assert "Capture first" not in told(app)


@run
async def test_the_rules_open_at_the_article_that_was_named(tmp_path):
    app = app_of(tmp_path, choice=choice_of(rival="beside", start="W:W28,37:B22,1"))
    async with app.run_test() as pilot:
        await write(pilot, "37-31")
        await pilot.press("r")
        await pilot.pause()
        assert isinstance(app.screen, Pages)
        line = app.screen.text.splitlines()[app.screen.begin]
        assert "Article 4.2" in line


@run
async def test_routes_are_chosen_from_a_list(tmp_path):
    choice = choice_of("english-wcdf", rival="beside", start="W:W22:B17,18,9,10,1")
    app = app_of(tmp_path, choice=choice)
    async with app.run_test() as pilot:
        await write(pilot, "22x6")
        choices = app.screen.query_one("#choices", OptionList)
        assert choices.has_focus
        assert choices.option_count == 2
        before = app.screen.route
        await pilot.press("down")
        assert app.screen.route != before
        route = app.screen.route
        await pilot.press("enter")
        await settle(pilot)
        assert app.screen.session.game.moves[0].path == route
        assert not choices.display or app.screen.session.over


@run
async def test_a_slip_at_the_table_is_huffed_from_the_list(tmp_path):
    choice = choice_of("djeco", rival="beside", mode="table", start="W:W28,37:B22,1,2")
    app = app_of(tmp_path, choice=choice)
    async with app.run_test() as pilot:
        await write(pilot, "37-31")
        assert "Blue forgot to take" in told(app)
        await pilot.press("enter")
        await settle(pilot)
        assert app.screen.session.game.position.piece_at(28) == "e"


@run
async def test_digits_are_typed_while_the_choices_have_the_focus(tmp_path):
    choice = choice_of("djeco", rival="beside", mode="table", start="W:W28,37:B22,1,2")
    app = app_of(tmp_path, choice=choice)
    async with app.run_test() as pilot:
        await write(pilot, "37-31")
        await write(pilot, "1-7")
        assert len(app.screen.session.game.moves) == 2


@run
async def test_hint_take_back_and_turning(tmp_path):
    app = app_of(tmp_path, choice=choice_of(level=1))
    async with app.run_test() as pilot:
        await pilot.press("h")
        await settle(pilot)
        hint = app.screen.session.hint
        assert hint in app.screen.session.game.position.legal_moves
        assert str(hint) in told(app)
        await write(pilot, "32-28")
        await pilot.press("u")
        await settle(pilot)
        assert not app.screen.session.game.entries
        await pilot.press("t")
        assert app.screen.query_one(BoardView).scene.flip
        await pilot.press("number_sign")
        assert app.screen.query_one(BoardView).scene.numbers == "edge"


@run
async def test_a_hint_says_what_it_is_for(tmp_path):
    start = "B:W28,29,31,32,34,36,37,39,40,43,45-50:B1-3,5-7,9-13,15,16,18-20,25,26"
    app = app_of(tmp_path, choice=choice_of("international", rival="beside", start=start))
    async with app.run_test() as pilot:
        await pilot.press("h")
        await settle(pilot)
        assert "18-23" in told(app)
        assert "White must take one, and Black takes four." in told(app)


@run
async def test_analysis_says_why_the_last_move_was_a_mistake(tmp_path):
    start = "W:W30-34,36-50:B1-19,24"
    app = app_of(tmp_path, choice=choice_of("international", rival="beside", start=start))
    async with app.run_test(size=(120, 40)) as pilot:
        await write(pilot, "33-28")
        await pilot.press("a")
        await settle(pilot)
        found = app.screen.found
        assert found.why.startswith("Now comes 24x35. Black takes one")
        await pilot.press("u")
        await settle(pilot)
        await write(pilot, "40-35")
        await settle(pilot)
        assert app.screen.found.why == ""


@run
async def test_analysis_shows_lines_and_stops(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        panel = app.screen.query_one(ThinkingPanel)
        assert not panel.display
        await pilot.press("a")
        await settle(pilot)
        assert panel.display
        assert app.screen.found.lines
        first = app.screen.found
        await write(pilot, "32-28")
        await settle(pilot)
        assert app.screen.found is not first
        await pilot.press("a")
        assert not panel.display
        assert app.screen.analyst is None


@run
async def test_leaving_ends_the_analysis(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    app.analysis = Limit(time=600)
    async with app.run_test() as pilot:
        await pilot.press("a")
        for move in ("32-28", "19-23", "28x19"):
            await pilot.press(*move, "enter")
            await pilot.pause()
        analyst = app.screen.analyst
        while app.screen.found is None:
            await pilot.pause(0.02)
        assert app.screen.found.lines[0][1].startswith(("14x23", "13x24"))
    assert analyst.position is None


@run
async def test_asked_twice_to_leave_it_leaves(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        await pilot.press("m")
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("ctrl+c")
        await pilot.pause()
        await pilot.press("ctrl+c")
        await pilot.pause()
    assert app.return_code == 0
    assert app.store.resume() is not None


@run
async def test_the_list_of_moves_is_clicked_to_look_back(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        for move in ("32-28", "19-23", "28x19"):
            await write(pilot, move)
        moves = app.screen.query_one(MoveList)
        await pilot.click(moves, offset=(7, 0))
        assert app.screen.session.looking == 1
        assert "Looking back" in told(app)
        await pilot.press("right_square_bracket")
        assert app.screen.session.looking == 2
        await pilot.press("home")
        assert app.screen.session.looking == 0
        await pilot.press("end")
        assert app.screen.session.looking is None


@run
async def test_resigning_is_asked_twice_and_then_played_again(tmp_path):
    app = app_of(tmp_path, choice=choice_of(level=1))
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        await pilot.press("m")
        await pilot.pause()
        lines = list(app.screen.lines)
        resign = lines.index("Resign")
        await pilot.press(*["down"] * resign, "enter")
        await pilot.pause()
        assert isinstance(app.screen, Pick)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert app.screen.session.game.outcome.reason == "resign"
        assert "Black wins" in told(app)
        assert len(list(pdn.read(tmp_path / "games.pdn"))) == 1
        assert not (tmp_path / "unfinished.pdn").exists()
        await pilot.press("enter")
        await settle(pilot)
        assert app.screen.session.people == {"black"}
        assert len(app.screen.session.game.moves) == 1


@run
async def test_a_game_left_is_offered_again(tmp_path):
    app = app_of(tmp_path, choice=choice_of(level=2))
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Pick)
        await pilot.press("enter")
        await pilot.pause()
    assert app.return_code == 0
    again = app_of(tmp_path)
    async with again.run_test() as pilot:
        await settle(pilot)
        assert isinstance(again.screen, StartScreen)
        assert again.focused.id == "resume"
        await pilot.press("enter")
        await settle(pilot)
        assert len(again.screen.session.game.moves) == 2
        assert again.screen.session.choice.level == 2


@run
async def test_staying_stays(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        await pilot.press("ctrl+c")
        await pilot.pause()
        await pilot.press("down", "down", "enter")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


@run
async def test_saving_and_opening(tmp_path):
    path = tmp_path / "mine.pdn"
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await settle(pilot)
        assert path.exists()
        assert "mine.pdn" in told(app)
        await write(pilot, "19-23")
        await pilot.press("o")
        await pilot.pause()
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await settle(pilot)
        assert [str(move) for move in app.screen.session.game.moves] == ["32-28"]
        await pilot.press("o")
        await pilot.pause()
        app.screen.query_one(Input).value = str(tmp_path / "none.pdn")
        await pilot.press("enter")
        await settle(pilot)
        assert "could not be opened" in told(app)


@run
async def test_an_opened_game_makes_room_and_is_not_kept_twice(tmp_path):
    session = session_of()
    session.type("33-29")
    GameFiles(tmp_path).keep(session)
    over = tmp_path / "over.pdn"
    over.write_text("1. 32-28 19-23 2. 28x19 14x23 2-0\n")
    app = app_of(tmp_path, opened=open_game(over))
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("home")
        await settle(pilot)
    [left] = pdn.read(tmp_path / "games.pdn")
    assert left.line.nodes[0].text == "33-29"


@run
async def test_choosing_on_the_start_screen(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        screen = app.screen
        screen.query_one("#sheets", OptionList).highlighted = screen.ids.index("djeco") + 1
        screen.query_one("#rival", Dial).focus()
        await pilot.press("right")
        await pilot.pause()
        assert not screen.query_one("#level").display
        screen.query_one("#mode", Dial).focus()
        await pilot.press("left")
        await pilot.press("f5")
        await settle(pilot)
        session = app.screen.session
        assert session.sheet.id == "djeco"
        assert session.game.mode == "table"
        assert session.people == {"white", "black"}
        assert app.store.remembered()[0].sheet == "djeco"


@run
async def test_a_hub_engine_needs_a_command(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test() as pilot:
        app.screen.query_one("#rival", Dial).focus()
        await pilot.press("left")
        await pilot.pause()
        assert app.screen.query_one("#hub").display
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, StartScreen)
        assert app.screen.trouble


@run
async def test_a_hub_engine_plays(tmp_path):
    hub = shlex.join([sys.executable, "-c", "from damier.cli import main; main(['hub'])"])
    app = app_of(tmp_path, choice=choice_of(rival="hub", hub=hub, control="*1"))
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        assert len(app.screen.session.game.moves) == 2


@run
async def test_an_engine_that_is_gone_leaves_the_game_to_the_people(tmp_path):
    hub = f"{sys.executable} -c pass"
    app = app_of(tmp_path, choice=choice_of(rival="hub", hub=hub))
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        assert "left the game" in told(app)
        await write(pilot, "19-23")
        assert len(app.screen.session.game.moves) == 2


@run
async def test_the_flag_falls(tmp_path):
    time = [0.0]
    app = app_of(tmp_path, choice=choice_of(rival="beside", control="60"))
    app.clock = lambda: time[0]
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        time[0] = 20.0
        await pilot.pause(0.3)
        assert "0:40" in str(app.screen.query_one("#far", PlayerBar).content)
        time[0] = 61.0
        await pilot.pause(0.3)
        assert "White wins" in told(app)


@pytest.mark.parametrize("lang", languages())
@run
async def test_every_language_can_be_spoken(tmp_path, lang):
    app = app_of(tmp_path, lang)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        await pilot.press("escape", "f5")
        await settle(pilot)
        await pilot.press("question_mark")
        await pilot.pause()
        assert app.screen.text.strip()
        await pilot.press("escape", "m")
        await pilot.pause()
        assert len(app.screen.lines) > 10


@run
async def test_the_language_changes_in_the_middle_of_a_game(tmp_path):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test() as pilot:
        assert "White to move" in told(app)
        await pilot.press("l")
        await pilot.pause()
        await pilot.press("home", "enter")
        await pilot.pause()
        assert "Wit aan zet" in told(app)
        assert "Tip" in str(app.screen.query_one(KeyBar).content)


@pytest.mark.parametrize("size", [(1, 1), (10, 5), (20, 10), (30, 12), (40, 15), (60, 20)])
@run
async def test_small_windows_are_borne(tmp_path, size):
    app = app_of(tmp_path, choice=BESIDE)
    async with app.run_test(size=size) as pilot:
        await write(pilot, "32-28")
        assert len(app.screen.session.game.moves) == 1
        await pilot.resize_terminal(100, 30)
        await settle(pilot)
        assert app.screen.query_one("#side").display
        await pilot.resize_terminal(*size)
        await settle(pilot)


@pytest.mark.parametrize("depth", ["16", "none"])
@pytest.mark.parametrize("ascii_only", [False, True])
@run
async def test_few_colours_and_none(tmp_path, depth, ascii_only, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "")  # put back afterwards
    app = app_of(tmp_path, depth=depth, choice=BESIDE, ascii_only=ascii_only)
    async with app.run_test() as pilot:
        await write(pilot, "32-28")
        board = app.screen.query_one(BoardView)
        assert (board.palette is None) == (depth == "none")
        styles = {segment.style for y in range(20) for segment in board.render_line(y)}
        names = {str(style.color.name) for style in styles if style and style.color}
        assert not any(name.startswith("#") for name in names) or depth == "none"


def lines_of(app):
    """Return what stands on the screen, line by line."""
    strips = app.screen._compositor.render_strips()
    return ["".join(segment.text for segment in strip) for strip in strips]


@pytest.mark.parametrize("keys", [(), ("question_mark",), ("a",), ("m",), ("o",)])
@run
async def test_a_terminal_without_unicode_is_sent_none(tmp_path, keys, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "")  # put back afterwards
    choice = choice_of("djeco", rival="beside", mode="table", start="W:W28,37:B22,1,2")
    app = app_of(tmp_path, depth="none", choice=choice, ascii_only=True)
    async with app.run_test() as pilot:
        await write(pilot, "37-31")
        await pilot.press("enter")
        await settle(pilot)
        for key in keys:
            await pilot.press(key)
            await settle(pilot)
        shown = lines_of(app)
        assert any("damier" in line for line in shown)
        assert [line for line in shown if not line.isascii()] == []


@run
async def test_the_start_screen_without_unicode_has_letters_for_signs(tmp_path, monkeypatch):
    monkeypatch.setenv("NO_COLOR", "")
    app = app_of(tmp_path, depth="none", ascii_only=True)
    async with app.run_test() as pilot:
        await settle(pilot)
        signs = {sign for line in lines_of(app) for sign in line if not sign.isascii()}
        assert all(sign.isalpha() for sign in signs)
