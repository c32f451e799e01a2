"""Games of a file in the terminal: listed, searched, stepped through, and looked up."""

from __future__ import annotations

import time

import pytest
from textual.widgets import Input, OptionList, Static

from damier import pdn
from damier.collection import Collection
from damier.texts.catalogue import plain
from damier.tui.gamelist import date_text, fitting, games_of
from damier.tui.puzzling import PuzzleWish
from damier.tui.screens.dialogs import Ask
from damier.tui.screens.game import GameScreen
from damier.tui.screens.games import GamesScreen
from damier.tui.screens.start import StartScreen
from damier.tui.screens.study import StudyScreen
from damier.tui.store import GameFiles
from damier.tui.study import Study
from damier.tui.widgets.gametable import GameTable
from damier.tui.widgets.panels import ThinkingPanel
from damier.tui.widgets.written import WrittenGame
from patience import HANG
from tui.makers import app_of, session_of, settle
from tui.test_app import click, lines_of, run, told, write

NOTED = """[Event "Club evening"]
[Date "1979.03.??"]
[White "Ton"]
[Black "Harm"]
[Result "1-1"]

{A short game.} 1. 32-28 18-23 {[%clk 0:10:00] Now White waits.}
(1... 17-22 2. 28x17 12x21 (2... 11x22 3. 37-32)) 2. 38-32! 12-18 1-1
"""
MORE = """
[Event "Open"]
[Date "2001.05.06"]
[White "Alice"]
[Black "Bob"]
[Result "2-0"]

1. 33-28 18-22 2. 39-33 12-18 2-0

[White "Carl"]
[Black "Dora"]
[Result "0-2"]

1. 33-28 18-22 2. 1-2 12-18 0-2
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "club.pdn"
    path.write_text(NOTED + MORE)
    return path


def study_of(text=NOTED):
    return Study(next(pdn.read(text)), lambda: 0.0)


async def until(pilot, look, wanted):
    """Wait until it is so."""
    end = time.monotonic() + HANG
    while not look():
        assert time.monotonic() < end, f"expected {wanted}"
        await pilot.pause()


async def read_all(pilot):
    """Wait until the list is read and shown."""
    screen = pilot.app.screen
    await pilot.app.workers.wait_for_complete(
        [worker for worker in pilot.app.workers if worker.group == "reading"]
    )
    await until(pilot, lambda: screen.is_read, "a file that is read")
    await settle(pilot)


def whole(app):
    return str(app.screen.query_one(WrittenGame).query_one(Static).content)


def who(app):
    return str(app.screen.query_one("#who", Static).content)


def listed_moves(app):
    moves = app.screen.query_one("#next", OptionList)
    return [str(moves.get_option_at_index(at).prompt) for at in range(moves.option_count)]


# Without a screen.


def test_games_are_listed_with_their_players_date_and_result(file):
    games = list(games_of(file))
    assert [(g.white, g.black, g.date, g.result) for g in games] == [
        ("Ton", "Harm", "1979-03", "1-1"),
        ("Alice", "Bob", "2001-05-06", "2-0"),
        ("Carl", "Dora", "", "0-2"),
    ]
    assert [g.white for g in fitting(games, "2001 bob")] == ["Alice"]
    assert [g.white for g in fitting(games, "CLUB")] == ["Ton"]
    assert fitting(games, "nobody") == []


@pytest.mark.parametrize(
    ("written", "shown"),
    [("1979.??.??", "1979"), ("????.??.??", ""), ("", ""), ("2001-05-06", "2001-05-06")],
)
def test_what_is_not_known_of_a_date_is_left_out(written, shown):
    assert date_text(written) == shown


def test_a_game_is_stepped_through_with_its_variations():
    study = study_of()
    assert study.comments == ["A short game."]
    study.go(study.nexts[0])
    assert [spot.line.nodes[spot.count - 1].text for spot in study.nexts] == ["18-23", "17-22"]
    fork = study.position
    study.go(study.nexts[1])
    study.last()
    assert study.node.text == "12x21"
    study.back()
    assert study.node.text == "28x17"
    study.back()
    study.back()
    assert study.position == fork
    study.last()
    assert study.node.text == "12-18"
    study.first()
    assert study.node is None


def test_comments_are_what_people_said():
    study = study_of()
    study.go(study.nexts[0])
    study.go(study.nexts[0])
    assert study.comments == ["Now White waits."]


def test_a_move_of_ones_own_becomes_a_variation_and_is_written():
    study = study_of()
    study.follow(study.position.parse("33-28"))
    study.follow(study.position.parse("18-23"))
    assert study.changed
    again = next(pdn.read(pdn.format(study.record)))
    assert [line.nodes[0].text for line in again.line.nodes[0].variations] == ["33-28"]
    assert len(again.line.nodes[0].variations[0].nodes) == 2
    study.first()
    study.follow(study.position.parse("32-28"))
    assert study.spot.line is study.record.line


def test_the_game_is_written_with_brackets_and_numbers():
    texts = [token.text for token in study_of().tokens()]
    assert texts[:4] == ["A short game.", "1. 32-28", "18-23", "Now White waits."]
    assert texts[4:7] == ["(", "1... 17-22", "2. 28x17"]
    assert texts[-2:] == ["2. 38-32!", "12-18"]


# On the screen.


@run
async def test_any_game_of_a_file_is_opened_and_left_again(tmp_path, file):
    app = app_of(tmp_path, file=file)
    async with app.run_test() as pilot:
        await read_all(pilot)
        assert "3 games" in plain(str(app.screen.query_one("#title", Static).content))
        await pilot.press("down", "enter")
        await settle(pilot)
        assert isinstance(app.screen, StudyScreen)
        assert "Alice – Bob" in str(app.screen.query_one("#who", Static).content)
        await pilot.press("right", "right")
        assert app.screen.study.node.text == "18-22"
        await pilot.press("left", "end")
        assert app.screen.study.node.text == "12-18"
        await pilot.press("home")
        assert app.screen.study.node is None
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, GamesScreen)
        assert app.screen.query_one(GameTable).here == 1
        await pilot.press("q")
        await settle(pilot)
        assert isinstance(app.screen, StartScreen)


@run
async def test_games_are_searched(tmp_path, file):
    app = app_of(tmp_path, file=file)
    async with app.run_test() as pilot:
        await read_all(pilot)
        await pilot.press("slash", *"bob")
        assert [game.black for game in app.screen.query_one(GameTable).games] == ["Bob"]
        await pilot.press(*"xyz")
        assert "No game fits that." in str(app.screen.query_one("#trouble", Static).content)
        await pilot.press("escape")
        assert len(app.screen.query_one(GameTable).games) == 3
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, StudyScreen)


@run
async def test_thousands_of_games_are_walked_through(tmp_path):
    path = tmp_path / "many.pdn"
    one = '[White "Player {0}"]\n[Black "X"]\n[Result "1-1"]\n\n1. 32-28 18-23 1-1\n\n'
    path.write_text("".join(one.format(number) for number in range(5_000)))
    app = app_of(tmp_path, file=path)
    async with app.run_test() as pilot:
        await read_all(pilot)
        table = app.screen.query_one(GameTable)
        assert len(table.games) == 5_000
        await pilot.press("end")
        await pilot.pause()
        assert table.here == 4_999
        assert table.scroll_offset.y > 4_900
        app.screen.query_one("#search", Input).value = "player 4321"
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert "Player 4321" in str(app.screen.query_one("#who", Static).content)


@run
async def test_variations_comments_and_moves_of_ones_own(tmp_path):
    path = tmp_path / "one.pdn"
    path.write_text(NOTED)
    app = app_of(tmp_path, file=path)
    async with app.run_test() as pilot:
        await settle(pilot)
        assert isinstance(app.screen, StudyScreen)
        assert "Now White waits." in whole(app)
        assert "clk" not in whole(app)
        await pilot.press("right")
        assert listed_moves(app) == ["▸ 18-23", "▸ 17-22"]
        await pilot.press("down", "enter")
        assert app.screen.study.node.text == "17-22"
        await pilot.press("left")
        await write(pilot, "19-23")
        assert app.screen.study.node.text == "19-23"
        assert "19-23" in whole(app)
        await write(pilot, "19-24")
        assert "refused" in app.screen.query_one("#telling").classes
        await pilot.press("escape")
        await pilot.press("s")
        await settle(pilot)
        assert isinstance(app.screen, Ask)
        app.screen.query_one(Input).value = str(tmp_path / "copy.pdn")
        await pilot.press("enter")
        await settle(pilot)
        saved = next(pdn.read(tmp_path / "copy.pdn"))
        assert len(saved.line.nodes[1].variations) == 2


@run
async def test_squares_are_clicked_in_a_written_game(tmp_path):
    path = tmp_path / "one.pdn"
    path.write_text(NOTED)
    app = app_of(tmp_path, file=path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await click(pilot, 32)
        await click(pilot, 28)
        assert app.screen.study.node.text == "32-28"
        assert not app.screen.study.changed


@run
async def test_a_game_is_played_on_from_its_end_or_from_a_position(tmp_path, file):
    for keys, plies in ((("end", "p"), 4), (("right", "p"), 0)):
        app = app_of(tmp_path, file=file)
        async with app.run_test() as pilot:
            await read_all(pilot)
            await pilot.press("down", "enter")
            await settle(pilot)
            await pilot.press(*keys)
            await settle(pilot)
            assert isinstance(app.screen, GameScreen)
            assert len(app.screen.session.game.moves) >= plies
            assert len(app.screen_stack) == 2


@run
async def test_a_game_that_cannot_be_played_is_shown_as_far_as_it_goes_and_told(tmp_path, file):
    app = app_of(tmp_path, file=file)
    async with app.run_test() as pilot:
        await read_all(pilot)
        await pilot.press("end", "enter")
        await settle(pilot)
        await pilot.press("end")
        assert app.screen.study.node.text == "18-22"
        assert "could not be opened" in told(app)


@pytest.mark.parametrize("content", [b"", b"hello there", bytes(range(256)) * 4])
@run
async def test_a_file_that_is_none_is_told_in_a_sentence(tmp_path, content):
    path = tmp_path / "bad.pdn"
    path.write_bytes(content)
    app = app_of(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("o")
        await settle(pilot)
        app.screen.query_one(Input).value = str(path)
        await pilot.press("enter")
        await settle(pilot)
        assert isinstance(app.screen, StartScreen)
        assert "expected a game, got none" in str(app.screen.query_one("#trouble").content)


# The explorer.


@pytest.fixture
def base(tmp_path, file):
    path = tmp_path / "base.damier"
    with Collection(path, create=True) as collection:
        collection.add(file)
    return path


async def looked_up(pilot):
    await until(pilot, lambda: pilot.app.screen._is_looked_up, "a position that is looked up")
    await settle(pilot)


@run
async def test_the_explorer_shows_what_was_played_and_leads_there(tmp_path, base):
    app = app_of(tmp_path, collection=base)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        app.explore("international")
        await settle(pilot)
        await looked_up(pilot)
        assert "3 games" in plain(str(app.screen.query_one("#explored", Static).content))
        first, second = listed_moves(app)[:2]
        assert first.split() == ["33-28", "2", "50/0/50", "2001", "2001"]
        assert second.split() == ["32-28", "1", "0/100/0", "1979", "1979"]
        await pilot.press("enter")
        await looked_up(pilot)
        assert app.screen.study.node.text == "33-28"
        samples = [at for at, line in enumerate(listed_moves(app)) if "Alice" in line]
        app.screen.query_one("#next", OptionList).highlighted = samples[0]
        await pilot.press("enter")
        await settle(pilot)
        await until(pilot, lambda: "Alice" in who(app), "the game that was chosen")


@run
async def test_an_opening_is_named(tmp_path):
    path = tmp_path / "english.damier"
    with Collection(path, create=True):
        pass
    app = app_of(tmp_path, collection=path)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        app.explore("english-wcdf")
        await settle(pilot)
        from damier.decks import deck

        chosen = deck("english-three-move")
        ballot = next(each for each in chosen.ballots if each.name)
        position = app.screen.study.position
        for text in ballot.moves:
            move = position.parse(text) if isinstance(text, str) else text
            app.screen.study.follow(move)
            position = app.screen.study.position
        app.screen.arrive()
        await looked_up(pilot)
        assert ballot.name in str(app.screen.query_one("#explored", Static).content)


@run
async def test_without_a_collection_it_says_how_to_have_one(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("e")
        await settle(pilot)
        assert "--collection" in str(app.screen.query_one("#trouble").content)


@run
async def test_a_collection_that_is_none_is_told_and_the_game_is_read_on(tmp_path, file):
    bad = tmp_path / "bad.damier"
    bad.write_text("no collection")
    app = app_of(tmp_path, collection=bad, file=file)
    async with app.run_test() as pilot:
        await read_all(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await until(pilot, lambda: app.openings is None, "a collection that is let go")
        await settle(pilot)
        assert "could not be opened" in told(app)
        await pilot.press("right")
        assert app.screen.study.node.text == "32-28"


@run
async def test_the_engine_looks_on_beside_a_written_game(tmp_path, file):
    app = app_of(tmp_path, file=file)
    async with app.run_test(size=(120, 40)) as pilot:
        await read_all(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("a")
        await until(pilot, lambda: app.screen.thoughts is not None, "what the engine found")
        first = app.screen.analyst.position
        await pilot.press("right")
        await until(pilot, lambda: app.screen.thoughts is not None, "what it found a move on")
        assert app.screen.analyst.position != first
        assert app.screen.query_one(ThinkingPanel).display
        await pilot.press("a")
        assert app.screen.analyst is None
        assert not app.screen.query_one(ThinkingPanel).display


# Games that were played here.


@run
async def test_games_played_here_are_listed_with_date_and_names_also_old_ones(tmp_path):
    store = GameFiles(tmp_path)
    old = (
        '[Event "damier"]\n[White "?"]\n[Black "damier 4"]\n[People "white"]\n[Rival "computer"]\n'
    )
    store.games.write_text(f'{old}[Level "4"]\n[Result "2-0"]\n\n1. 32-28 18-23 2-0\n')
    session = session_of(people="black", name="Anna", start="W:W28:B22")
    session.date = "2026.11.17"
    session.deed(session.game.position.legal_moves[0], "white")
    assert session.over
    store.keep(session)
    app = app_of(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("g")
        await settle(pilot)
        await read_all(pilot)
        rows = [(g.white, g.black, g.date) for g in app.screen.query_one(GameTable).games]
        assert rows == [("damier 3", "Anna", "2026-11-17"), ("You", "damier 4", "")]
        await pilot.press("down", "enter")
        await settle(pilot)
        assert who(app).startswith("You – damier 4")


@run
async def test_without_a_game_played_here_the_list_says_so(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test() as pilot:
        await settle(pilot)
        await pilot.press("g")
        await settle(pilot)
        await read_all(pilot)
        assert "No game" in str(app.screen.query_one("#trouble", Static).content)


@run
async def test_a_name_is_typed_on_the_start_screen_and_remembered(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test(size=(100, 40)) as pilot:
        await settle(pilot)
        app.screen.query_one("#name").focus()
        await pilot.press(*"Anna", "down")
        assert app.focused.id != "name"
        await pilot.press("f5")
        await settle(pilot)
        assert app.screen.session.table.seats["white"].name == "Anna"
    assert app.store.remembered()[0].name == "Anna"


@run
async def test_without_unicode_lists_games_and_puzzles_are_letters(tmp_path, base, file):
    options = {"depth": "none", "ascii_only": True}
    app = app_of(tmp_path, file=file, collection=base, **options)
    async with app.run_test() as pilot:
        await read_all(pilot)
        assert odd_signs(app) == set()
        await pilot.press("enter", "right")
        await looked_up(pilot)
        assert odd_signs(app) == set()
    solver = app_of(tmp_path, solve=PuzzleWish("kndb", "today"), today=lambda: 0.0, **options)
    async with solver.run_test() as pilot:
        await settle(pilot)
        await pilot.press("h")
        assert odd_signs(solver) == set()
        await pilot.press("s")
        await settle(pilot)
        assert odd_signs(solver) == set()
        await pilot.press("q")
        await settle(pilot)
        assert odd_signs(solver) <= set("öé")  # names of sheets keep their letters


def odd_signs(app):
    return {sign for line in lines_of(app) for sign in line if not sign.isascii()}
