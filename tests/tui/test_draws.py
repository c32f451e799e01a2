"""Draws in the terminal: proofs, claims with a move, rules switched on; and lots for colours."""

from __future__ import annotations

from random import Random

import pytest
from textual.widgets import OptionList

from damier.board.setup import opponent
from damier.game.options import Option
from damier.rules import sheet, sheets
from damier.table import proof
from damier.texts.catalogue import languages
from damier.tui.choice import GameChoice, as_json, from_json
from damier.tui.screens.dialogs import Pick
from damier.tui.store import GameFiles, open_game
from damier.tui.telling import telling
from damier.tui.widgets.dial import Dial
from damier.tui.words import Words
from tui.makers import app_of, choice_of, session_of, settle
from tui.test_app import run, told, write

NOBODY = "W:WK46:BK4"
REPEATED = ("46-41", "15-4", "41-46", "4-15") * 2


def kinds(session):
    return [option.kind for option in session.options]


async def until_proved(pilot):
    await pilot.app.workers.wait_for_complete(
        [worker for worker in pilot.app.workers if worker.group == "proof"]
    )
    await settle(pilot)


@run
async def test_nobody_can_win_is_claimed_from_the_menu(tmp_path):
    app = app_of(tmp_path, choice=choice_of("kndb", rival="beside", start=NOBODY))
    async with app.run_test() as pilot:
        await until_proved(pilot)
        await pilot.press("m")
        await pilot.pause()
        await pilot.press(*["down"] * list(app.screen.lines).index("Claim the draw"), "enter")
        await settle(pilot)
        assert app.screen.session.game.outcome.reason == "nobody-can-win"
        assert "The endgame table proves it" in told(app)
        assert "Article 16" in told(app)


def test_a_game_that_was_proved_drawn_stays_so(tmp_path, monkeypatch):
    session = session_of("kndb", start="W:WK46,K47:BK4")
    session.type("46-41")
    session.game.judge.load()
    session.use(Option("claim-draw"))
    store = GameFiles(tmp_path)
    store.keep(session)
    monkeypatch.setattr(proof, "shared_tables", None)
    game, _, _ = open_game(store.games)
    assert game.outcome == session.game.outcome
    game.take_back()
    assert Option("claim-draw") not in game.options


@run
async def test_a_draw_is_claimed_with_a_move(tmp_path):
    choice = choice_of("hotte-fr", rival="beside", start="W:WK46,36:BK15,35")
    app = app_of(tmp_path, choice=choice)
    async with app.run_test() as pilot:
        for move in REPEATED[:-1]:
            await write(pilot, move)
        await pilot.press("m")
        await pilot.pause()
        lines = list(app.screen.lines)
        await pilot.press(*["down"] * lines.index("Claim the draw with a move…"), "enter")
        await pilot.pause()
        assert isinstance(app.screen, Pick)
        assert list(app.screen.lines) == ["4-15"]
        await pilot.press("enter")
        await settle(pilot)
        game = app.screen.session.game
        assert game.outcome.article == "7"
        assert str(game.moves[-1]) == "4-15"


def test_what_is_reached_needs_no_move_and_either_side_claims():
    session = session_of("hotte-fr", people="white", start="W:WK46,36:BK15,35")
    for move in (*REPEATED, "46-41"):
        session.deed(session.game.position.parse(move), session.game.turn)
    assert session.game.turn == opponent(session.person)
    assert "claim-draw" in kinds(session)
    assert session.claims == []
    session.use(Option("claim-draw"))
    assert session.game.outcome.article == "7"


def test_no_claim_where_nothing_is_near():
    assert session_of("hotte-fr").claims == []
    assert session_of("english").claims == []


@run
async def test_draw_rules_are_chosen_on_the_start_screen(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test(size=(100, 40)) as pilot:
        await settle(pilot)
        screen = app.screen
        assert not screen.query("#draws Dial")
        shelf = screen.query_one("#sheets", OptionList)
        shelf.highlighted = shelf.get_option_index("swedish")
        await settle(pilot)
        dials = list(screen.query("#draws Dial"))
        assert [dial.id for dial in dials] == ["draw-quiet-moves", "draw-return"]
        assert "20 moves in a row" in str(screen.query(".sentence").first().content)
        assert screen.query_one("#colour", Dial).value == "lot"
        dials[0].focus()
        await pilot.press("right")
        screen.query_one("#rival", Dial).focus()
        await pilot.press("right", "f5")
        await settle(pilot)
        assert app.screen.session.game.draw_options == ("quiet-moves",)
        assert "20 moves in a row" in told(app)
        assert app.store.remembered()[0].draw_options == ("quiet-moves",)
        app.start()
        await settle(pilot)
        assert app.screen.query_one("#draw-quiet-moves", Dial).value is True
        shelf = app.screen.query_one("#sheets", OptionList)
        shelf.highlighted = shelf.get_option_index("kndb")
        await settle(pilot)
        assert app.screen.choice.draw_options == ()
        assert app.screen.query_one("#colour", Dial).value == "white"


@pytest.mark.parametrize("control", ["", "300+5"])
def test_draw_rules_come_back_with_the_game(tmp_path, control):
    session = session_of("swedish", people="white", control=control, draw_options=("return",))
    session.type("22-18")
    store = GameFiles(tmp_path)
    store.keep(session)
    game, choice, _ = store.resume()
    assert game.draw_options == choice.draw_options == ("return",)
    assert (game.state.clock is not None) == bool(control)


@pytest.mark.parametrize("lang", languages())
def test_the_draw_rules_are_told_before_the_first_move(lang):
    session = session_of("swedish", draw_options=("quiet-moves", "return"))
    before = telling(session, Words(lang)).lines
    session.type("22-18")
    assert len(before) == len(telling(session, Words(lang)).lines) + 2


def test_terms_with_draw_rules_are_remembered():
    choice = GameChoice("swedish", draw_options=("return",))
    assert from_json(as_json(choice)) == choice
    assert from_json({**as_json(choice), "draw_options": ["repetition"]}) == GameChoice()
    assert from_json({**as_json(choice), "draw_options": 3}) == GameChoice()
    assert choice.swapped(frozenset({"white"})).draw_options == ("return",)


def test_colours_are_drawn_where_the_sheet_says_so():
    for name in sheets():
        drawn = {next(iter(GameChoice(name).people(Random(seed)))) for seed in range(20)}
        both = {"white", "black"} if sheet(name).start.colours_by_lot else {"white"}
        assert drawn == both
    assert GameChoice("swedish", colour="black").people(Random(1)) == {"black"}


@run
async def test_a_rematch_is_not_remembered_as_a_choice(tmp_path):
    app = app_of(tmp_path, choice=choice_of("swedish", level=1))
    async with app.run_test() as pilot:
        await settle(pilot)
        session = app.screen.session
        session.use(Option("resign"))
        app.rematch(session)
        await settle(pilot)
        assert app.screen.session.people != session.people
        assert app.store.remembered()[0].colour is None
