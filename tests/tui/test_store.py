"""Games kept on disk: nothing is lost, everything comes back as it was."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from damier import pdn
from damier.errors import DamierError
from damier.game.options import Option
from damier.tui.choice import GameChoice, from_json
from damier.tui.session import TableSession
from damier.tui.store import GameFiles, open_game, readings, record_of, save
from tui.makers import session_of


@pytest.fixture
def store(tmp_path):
    return GameFiles(tmp_path / "damier")


def test_an_unfinished_game_goes_on_with_its_terms(store):
    session = session_of("djeco", people="black", mode="table", level=7, touch_move=True)
    session.deed(session.game.position.parse("32-28"), "white")
    session.type("19-23")
    store.keep(session)
    game, choice, people = store.resume()
    assert game.position == session.game.position
    assert (game.mode, game.touch_move) == ("table", True)
    assert (choice.rival, choice.level, choice.colour) == ("computer", 7, "black")
    assert people == {"black"}


def test_clocks_come_back_as_they_were(store):
    time = [50.0]
    session = session_of(people="white", control="300+5", now=lambda: time[0])
    for text, at in (("32-28", 60.0), ("19-23", 90.0), ("28x19", 100.0)):
        time[0] = at
        by = session.game.turn
        session.deed(session.game.position.parse(text), by)
    store.keep(session)
    left = {side: session.left(side) for side in ("white", "black")}
    game, choice, people = store.resume()
    time[0] = 5000.0
    later = TableSession.opened(game, choice, people, lambda: time[0])
    assert {side: round(later.left(side)) for side in left} == {
        side: round(seconds) for side, seconds in left.items()
    }
    time[0] += 7
    assert later.left("black") == pytest.approx(left["black"] - 7)


def test_huffs_and_withdrawals_come_back(store):
    session = session_of("djeco", mode="table", control="60", start="W:W28,37:B22,1,2")
    session.type("37-31")
    session.use(Option("huff", 28))
    session.type("1-7")
    store.keep(session)
    game, _, _ = store.resume()
    assert [entry.kind for entry in game.entries] == ["move", "huff", "move"]
    assert game.position == session.game.position


@pytest.mark.parametrize("control", ["", "300+5"])
@pytest.mark.parametrize("stood", [True, False])
def test_what_was_left_standing_stays_so(store, control, stood):
    session = session_of("djeco", mode="table", control=control)
    for text in ("31-26", "17-21", "32-28"):
        session.type(text)
    assert session.game.offence is not None
    if stood:
        session.use(Option("stand"))
    store.keep(session)
    game, _, _ = store.resume()
    assert (game.offence is None) is stood
    assert game.options == session.game.options


@pytest.mark.parametrize("control", ["", '[TimeControl "300+5"]'])
def test_a_file_cannot_prove_a_draw_that_is_not_there(tmp_path, control):
    path = tmp_path / "game.pdn"
    path.write_text(
        f'[Rules "kndb"]\n[Rival "beside"]\n[Mode "guided"]\n{control}\n'
        '[Termination "nobody-can-win"]\n[FEN "W:WK46,K41:BK4,5,6,7"]\n[Result "*"]\n\n*\n',
        encoding="utf-8",
    )
    game, _, _ = open_game(path)
    assert game.outcome is None
    assert Option("claim-draw") not in game.options


def test_a_finished_game_joins_the_others(store):
    session = session_of()
    session.type("32-28")
    store.keep(session)
    assert store.unfinished.exists()
    session.use(Option("resign"))
    store.keep(session)
    assert not store.unfinished.exists()
    assert [record.legal for record in pdn.read(store.games)] == [True]


def test_a_new_game_puts_the_unfinished_one_with_the_others(store):
    for first in ("32-28", "33-29"):
        session = session_of()
        session.type(first)
        store.keep(session)
        store.shelve()
    found = [record.line.nodes[0].text for record in pdn.read(store.games)]
    assert found == ["32-28", "33-29"]
    assert store.resume() is None


def test_a_game_not_begun_leaves_nothing(store):
    store.keep(session_of())
    assert not store.unfinished.exists()


@pytest.mark.parametrize("text", ["", "garbage", "1. 99-98 *"])
def test_a_broken_file_is_not_believed(store, text):
    store.folder.mkdir(parents=True)
    store.unfinished.write_text(text, encoding="utf-8")
    kept = store.resume()
    assert kept is None or not kept[0].entries


def test_saving_adds_to_a_file_and_opening_reads_it(tmp_path):
    path = tmp_path / "deep" / "games.pdn"
    for first in ("32-28", "33-29"):
        session = session_of()
        session.type(first)
        save(session, path)
    assert len(list(pdn.read(path))) == 2
    game, choice, people = open_game(path)
    assert str(game.moves[0]) == "32-28"
    assert choice.rival == "beside"
    assert people == {"white", "black"}


def test_games_of_others_are_opened_too(tmp_path):
    path = tmp_path / "other.pdn"
    path.write_text('[White "Wiersma"]\n[Result "2-0"]\n1. 32-28 19-23 2. 28x19 14x23 2-0\n')
    game, choice, people = open_game(path)
    assert len(game.moves) == 4
    assert choice.mode == "guided"
    assert people == {"white", "black"}


def test_opening_nothing_says_so(tmp_path):
    empty = tmp_path / "empty.pdn"
    empty.write_text("")
    with pytest.raises(DamierError):
        open_game(empty)
    with pytest.raises(OSError, match="missing"):
        open_game(tmp_path / "missing.pdn")


def test_what_was_chosen_is_remembered(store):
    choice = GameChoice("russian", "computer", 9, "lot", "300+3", "table", touch_move=True)
    store.remember(choice, "nl")
    assert store.remembered() == (choice, "nl")


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"level": 99}', '{"sheet": "none"}', '{"lang": 3}']
)
def test_what_cannot_be_remembered_is_forgotten(store, text):
    store.folder.mkdir(parents=True)
    (store.folder / "terminal.json").write_text(text)
    assert store.remembered() == (GameChoice(), "")


def test_unknown_names_of_later_versions_are_stepped_over():
    assert from_json({"sheet": "djeco", "hat": "red"}) == GameChoice("djeco")


def test_ones_own_sheet_and_engine_come_from_what_was_chosen(store, tmp_path):
    own = tmp_path / "house.toml"
    own.write_text(Path("examples/house.toml").read_text())
    choice = GameChoice(str(own), "hub", hub="some engine")
    store.remember(choice, "en")
    session = TableSession.begun(choice, frozenset({"white"}), lambda: 0.0)
    session.type("32-28")
    store.keep(session)
    game, resumed, people = store.resume()
    assert game.sheet.id == "house"
    assert (resumed.sheet, resumed.hub, resumed.rival) == (str(own), "some engine", "hub")
    assert people == {"white"}


def test_a_file_of_a_game_never_says_which_command_to_run(store):
    session = session_of(rival="hub", hub="rm -rf everything", people="white")
    session.type("32-28")
    store.keep(session)
    assert "everything" not in store.unfinished.read_text()
    _, choice, people = open_game(store.unfinished)
    assert (choice.rival, choice.hub) == ("beside", "")
    assert people == {"white", "black"}


def test_a_file_that_does_not_name_its_game_is_opened_and_told(tmp_path):
    path = tmp_path / "old.pdn"
    path.write_text("1. 11-15 23-18 2. 8-11 27-23 3. 4-8 23-19 4. 10x14 19x10 *", encoding="utf-8")
    game, choice, _ = open_game(path)
    assert choice.sheet == "english-wcdf"
    assert len(game.moves) == 8
    assert [reading.key for reading in readings(path)] == ["pdn-read-moves", "pdn-read-quiet"]


def test_a_saved_game_says_when_and_by_whom_it_was_played(tmp_path):
    store = GameFiles(tmp_path)
    session = session_of(people="white", name="Anna")
    session.date = "2026.11.17"
    session.type("32-28")
    store.keep(session)
    assert store.date() == "2026.11.17"
    game, choice, people = store.resume()
    assert choice.names(people) == {"white": "Anna"}
    later = TableSession.opened(game, choice, people, lambda: 0.0)
    later.date = store.date()
    tags = record_of(later).tags
    assert (tags["White"], tags["Black"], tags["Date"]) == ("Anna", "damier 3", "2026.11.17")


def test_two_people_have_two_names(tmp_path):
    session = session_of(name="Anna / Ben")
    tags = record_of(session).tags
    assert (tags["White"], tags["Black"]) == ("Anna", "Ben")
    assert len(tags["Date"]) == len("2026.11.17")
    path = tmp_path / "one.pdn"
    session.type("32-28")
    save(session, path)
    assert open_game(path)[1].name == "Anna / Ben"


@pytest.mark.parametrize("name", [7, "a\nb"])
def test_a_name_that_is_none_is_as_if_nothing_was_remembered(tmp_path, name):
    (tmp_path / "terminal.json").write_text(json.dumps({"name": name, "level": 9}))
    assert GameFiles(tmp_path).remembered()[0] == GameChoice()
