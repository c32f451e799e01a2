"""Files that the terminal app wrote before it played at tables: each opens and goes on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from damier import pdn
from damier.game.options import Option
from damier.tui.choice import GameChoice
from damier.tui.session import TableSession
from damier.tui.store import GameFiles, open_game, record_of

FILES = Path(__file__).parent.parent / "data" / "terminal"


def opened(name):
    return TableSession.opened(*open_game(FILES / f"{name}.pdn"), lambda: 7000.0)


def test_a_timed_game_goes_on_with_its_clocks():
    session = opened("clock")
    assert session.game.position.fen() == "B:W19,31,33-50:B1-18,20"
    assert (session.left("white"), session.left("black")) == (300.5, 274.5)
    assert session.awaited == "black"
    assert session.table.seats["black"].level == 7


def test_a_huff_is_a_fact_again():
    session = opened("huffed")
    assert session.game.position.fen() == "W:W31:B2,7,22"
    assert [entry.kind for entry in session.game.entries] == ["move", "huff", "move"]
    assert session.left("white") == 60


def test_an_open_slip_can_still_be_huffed_and_one_that_stood_cannot():
    kinds = [str(option) for option in opened("open").choices]
    assert kinds == ["huff 26", "stand"]
    stood = opened("stood")
    assert stood.choices == ()
    assert stood.game.position == opened("open").game.position


def test_a_withdrawn_move_is_made_good():
    session = opened("withdrawn")
    assert session.type("15-19") is False
    assert session.note.refusal.code == "must-capture"
    assert session.type("15x22")


def test_draw_rules_and_touching_come_back():
    session = opened("draws")
    assert session.game.draw_options == ("return",)
    assert session.game.touch_move
    assert session.people == {"black"}
    assert session.table.seats["white"].level == "best"


@pytest.mark.parametrize(("name", "reason"), [("proved", "nobody-can-win"), ("resigned", "resign")])
def test_what_was_over_is_over_and_can_be_taken_back(name, reason):
    session = opened(name)
    assert session.over
    assert session.game.outcome.reason == reason
    session.take_back()
    assert not session.over


def test_what_was_chosen_is_remembered_still(tmp_path):
    shutil.copy(FILES / "terminal.json", tmp_path)
    chosen = GameChoice("russian", "computer", 9, "lot", "300+3", "table", touch_move=True)
    assert GameFiles(tmp_path).remembered() == (chosen, "nl")


@pytest.mark.parametrize("file", sorted(FILES.glob("*.pdn")), ids=lambda path: path.stem)
def test_what_is_written_now_reads_the_same(tmp_path, file):
    session = TableSession.opened(*open_game(file), lambda: 0.0)
    again = tmp_path / "again.pdn"
    again.write_text(_written(session), encoding="utf-8")
    later = TableSession.opened(*open_game(again), lambda: 0.0)
    assert later.game.position == session.game.position
    assert later.game.outcome == session.game.outcome
    assert later.options == session.options
    assert [later.left(side) for side in ("white", "black")] == [
        session.left(side) for side in ("white", "black")
    ]


def _written(session):
    return pdn.format(record_of(session))


def test_moves_of_others_that_told_no_time_still_tell_none(tmp_path):
    path = tmp_path / "other.pdn"
    path.write_text("1. 32-28 19-23 2. 28x19 14x23 *\n", encoding="utf-8")
    session = TableSession.opened(*open_game(path), lambda: 0.0)
    assert "emt" not in _written(session)
    assert session.type("33-28")
    assert _written(session).count("emt") == 1
    session.use(Option("resign"))
