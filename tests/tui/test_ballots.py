"""Openings drawn by lot at the terminal: chosen on the start screen, told, played twice."""

from __future__ import annotations

import pytest
from textual.widgets import OptionList

from damier.decks import deck, decks
from damier.errors import GameError
from damier.texts.catalogue import languages, plain
from damier.texts.terminals import for_terminal
from damier.tui.choice import as_json, chosen_for, from_json
from damier.tui.store import GameFiles, record_of
from damier.tui.telling import telling
from damier.tui.widgets.dial import Dial
from damier.tui.words import Words
from tui.makers import app_of, choice_of, session_of, settle
from tui.test_app import run, told


@run
async def test_an_opening_is_drawn_from_the_start_screen(tmp_path):
    app = app_of(tmp_path)
    async with app.run_test(size=(120, 50)) as pilot:
        screen, shelves = app.screen, app.screen.query_one("#sheets", OptionList)
        assert not screen.query("#deck")
        shelves.highlighted = shelves.get_option_index("russian")
        await settle(pilot)
        dial = screen.query_one("#deck", Dial)
        assert [name for name, _ in dial.choices] == [
            "No",
            "IDF table, simple openings",
            "FMJD table",
        ]
        screen.query_one("#rival", Dial).focus()
        await pilot.press("right")  # somebody beside
        dial.focus()
        await pilot.press("right", "right", "f5")
        await settle(pilot)
        session = app.screen.session
        assert session.choice.deck == "russian-fmjd"
        ballot = session.table.terms.ballot
        drawn = deck("russian-fmjd").ballots[ballot.number - 1]
        assert session.game.start == deck("russian-fmjd").position(drawn)
        assert "Drawn by lot" in told(app)
        assert drawn.card in told(app)
        app.start()
        await settle(pilot)
        assert app.screen.query_one("#deck", Dial).value == "russian-fmjd"
        shelves = app.screen.query_one("#sheets", OptionList)
        shelves.highlighted = shelves.get_option_index("brazilian")
        await settle(pilot)
        assert app.screen.choice.deck == ""
        assert app.screen.query_one("#deck", Dial).value == ""


@run
async def test_a_rematch_plays_the_ballot_again_and_then_the_next(tmp_path):
    app = app_of(tmp_path, choice=choice_of("russian", rival="beside", deck="russian-fmjd"))
    async with app.run_test() as pilot:
        seen = []
        for number in range(3):
            if number:
                app.rematch(app.screen.session)
            await settle(pilot)
            session = app.screen.session
            seen.append((session.table.terms.ballot, session.game.start))
        (first, start), (second, same), (third, _) = seen
        assert (second.number, second.again, same) == (first.number, True, start)
        assert (third.again, third.number != first.number) == (False, True)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", decks())
def test_what_was_drawn_is_told_before_the_first_move_and_written(name, lang):
    session = session_of(deck(name).sheet.id, deck=name)
    ballot = session.table.terms.ballot
    steps = " ".join((*ballot.placed, *ballot.moves))
    said = "\n".join(telling(session, Words(lang)).lines)
    assert for_terminal(steps) in said or steps in plain(said)
    assert record_of(session).tags["Opening"].startswith(steps)
    session.type(session.game.position.text(session.game.position.legal_moves[0]))
    assert len(session.game.entries) == 1
    assert said not in "\n".join(telling(session, Words(lang)).lines)


def test_a_choice_keeps_its_deck_and_one_of_another_game_is_none():
    choice = choice_of("russian", deck="russian-fmjd")
    assert from_json(as_json(choice)) == choice
    assert from_json({**as_json(choice), "sheet": "frisian"}).deck == ""
    assert from_json({**as_json(choice), "deck": "gone"}).deck == ""
    before = {name: value for name, value in as_json(choice).items() if name != "deck"}
    assert from_json(before).deck == ""
    with pytest.raises(GameError, match="expected a deck of frisian"):
        choice_of("frisian", deck="russian-fmjd").checked()
    terms = choice.terms(seed=1)
    again = chosen_for(terms, frozenset({"white", "black"}))
    assert (again.deck, again.start) == ("russian-fmjd", None)


def test_a_game_that_is_gone_on_with_begins_where_it_did_and_keeps_its_deck(tmp_path):
    store = GameFiles(tmp_path)
    session = session_of("russian", deck="russian-fmjd")
    session.type(session.game.position.text(session.game.position.legal_moves[0]))
    store.keep(session)
    game, choice, _ = store.resume()
    assert (game.start, choice.deck) == (session.game.start, "russian-fmjd")
    written = store.unfinished.read_text(encoding="utf-8")
    store.unfinished.write_text(written.replace("russian-fmjd", "../gone"), encoding="utf-8")
    game, choice, _ = store.resume()
    assert (game.start, choice.deck) == (session.game.start, "")


def test_a_position_of_ones_own_comes_before_a_deck():
    choice = choice_of("russian", deck="russian-fmjd", start="W:W21:B12")
    assert choice.terms().ballot is None
    assert choice.terms().start_fen == "W:W21:B12"
