"""Who gives up, games called off, and opponents who do not come back."""

from __future__ import annotations

import pytest

from damier.errors import NotationError
from damier.game.clock import TimeControl
from damier.table import commands as c
from damier.table.control import parse_control
from damier.table.errors import Refused
from damier.table.facts import Named, facts_text, parse_facts
from damier.table.table import Table
from damier.table.terms import Seat, Terms
from damier.table.view import own_view, view_of

TWO = Terms(sheet="international", against="link", white=Seat(name="Anna"), black=Seat(name="Bo"))
BESIDE = Terms(sheet="international", against="beside")


def begun(terms: Terms, *moves: str) -> Table:
    table = Table(terms)
    for number, move in enumerate(moves):
        by = "both" if table.is_shared else table.game.turn
        table.apply(c.Move(text=move), by, float(number))
    return table


@pytest.mark.parametrize("side", ["white", "black"])
def test_at_one_device_the_side_that_gives_up_is_said(side: str) -> None:
    table = begun(BESIDE, "32-28")
    table.apply(c.Resign(side=side), "both", 5.0)  # type: ignore[arg-type]
    assert table.game.outcome is not None
    assert table.game.outcome.winner != side


def test_nobody_gives_up_for_the_opponent() -> None:
    table = begun(TWO, "32-28")
    table.apply(c.Resign(side="black"), "white", 5.0)
    assert table.game.outcome is not None
    assert table.game.outcome.winner == "black"


def test_two_at_one_device_have_a_name_each() -> None:
    table = begun(BESIDE)
    table.apply(c.Name(name="Anna", side="white"), "both", 1.0)
    done = table.apply(c.Name(name="Bo", side="black"), "both", 2.0)
    assert (table.seats["white"].name, table.seats["black"].name) == ("Anna", "Bo")
    assert parse_facts(facts_text(done.facts)) == (Named("black", "Bo"),)


def test_a_game_that_has_hardly_begun_can_be_called_off() -> None:
    table = begun(TWO, "32-28")
    assert view_of(table, 5.0).may_abort
    table.apply(c.Abort(), "black", 5.0)
    view = view_of(table, 6.0)
    assert view.outcome is not None
    assert (view.outcome.winner, view.outcome.reason, view.outcome.result) == (None, "aborted", "*")
    assert view.moves == []
    assert own_view(table, "white").options == []
    with pytest.raises(Refused) as refused:
        table.apply(c.Move(text="18-23"), "black", 7.0)
    assert refused.value.code == "game-over"
    table.apply(c.Rematch(), "white", 8.0)


def test_after_the_second_move_a_game_is_not_called_off() -> None:
    table = begun(TWO, "32-28", "18-23")
    assert not view_of(table, 5.0).may_abort
    with pytest.raises(Refused):
        table.apply(c.Abort(), "white", 5.0)


def test_no_flag_falls_in_a_game_that_was_called_off() -> None:
    table = begun(Terms(sheet="international", against="link", control="60+1"), "32-28")
    table.apply(c.Abort(), "white", 2.0)
    assert not table.flag_due(1_000.0)
    clock = view_of(table, 3.0).clock
    assert clock is not None
    assert clock.running is None


def test_a_game_is_claimed_from_a_player_who_does_not_come_back() -> None:
    table = begun(TWO, "32-28")
    table.apply(c.ClaimLeft(), "white", 1_000.0)
    assert table.game.outcome is not None
    assert (table.game.outcome.winner, table.game.outcome.reason) == ("white", "left")


def test_nobody_claims_in_his_own_turn_or_with_a_clock() -> None:
    table = begun(TWO, "32-28")
    with pytest.raises(Refused):
        table.apply(c.ClaimLeft(), "black", 1_000.0)
    timed = begun(Terms(sheet="international", against="link", control="600+1"), "32-28")
    with pytest.raises(Refused):
        timed.apply(c.ClaimLeft(), "white", 10.0)


@pytest.mark.parametrize(
    ("text", "control"),
    [
        ("300+5", TimeControl.fischer(300, 5)),
        ("90", TimeControl.per_game(90)),
        ("300b5", TimeControl.bronstein(300, 5)),
        ("600y3x30", TimeControl.byo_yomi(600, 3, 30)),
        ("*30", TimeControl.each_move(30)),
        ("40/7200:3600", TimeControl.parse("40/7200:3600")),
    ],
)
def test_every_kind_of_clock_the_library_has_can_be_agreed_on(
    text: str, control: TimeControl
) -> None:
    assert parse_control(text) == control


@pytest.mark.parametrize(
    "text", ["", "soon", "300y0x30", "300y3x0", "1e9", "99999999", "300y999x9"]
)
def test_a_clock_that_cannot_be_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        parse_control(text)


def test_the_periods_that_are_left_are_shown() -> None:
    table = begun(Terms(sheet="international", against="link", control="10y3x30"), "32-28")
    view = view_of(table, 55.0)
    assert view.clock is not None
    assert view.clock.periods == (3, 2)
