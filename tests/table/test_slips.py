"""Slips that nobody announces: the opponent has to see them, and points at the piece."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from damier.table import commands as c
from damier.table.errors import Refused
from damier.table.facts import Event, facts_text, parse_facts
from damier.table.table import Table
from damier.table.terms import Seat, Terms
from damier.table.view import own_view, view_of

# 32 and 33 could have taken 28; White plays 40-35 instead.
SLIP = {"start_fen": "W:W32,33,40:B28,13,14", "sheet": "djeco"}


def silent(**changed: object) -> Table:
    terms = {"mode": "table", "slips": "silent", "against": "link", "touch_move": False}
    return Table(Terms(**{**terms, **SLIP, **changed}))  # type: ignore[arg-type]


def slipped(**changed: object) -> Table:
    table = silent(**changed)
    table.apply(c.Move(path=(40, 35)), "white", 1.0)
    assert table.game.offence is not None
    return table


def kinds(table: Table, eyes: str) -> set[str]:
    return {option.kind for option in own_view(table, eyes).options}  # type: ignore[arg-type]


@pytest.mark.parametrize("eyes", ["white", "black", "both", None])
def test_nobody_is_told_of_a_slip_that_nobody_saw(eyes: str | None) -> None:
    view, own = view_of(slipped(), 2.0), own_view(slipped(), eyes)  # type: ignore[arg-type]
    assert view.offence is None
    assert not any(entry.offence for entry in view.entries)
    assert not {"huff", "withdraw", "stand"} & {option.kind for option in own.options}


def shown(table: Table) -> dict[str, Any]:
    """Return all that Black is sent."""
    own = msgspec.to_builtins(own_view(table, "black"))
    return {**msgspec.to_builtins(view_of(table, 2.0)), **own}


def test_a_slip_looks_like_any_other_move_until_somebody_points() -> None:
    seen = shown(slipped())
    fair = silent(start_fen="W:W32,33,40:B13,14")
    fair.apply(c.Move(path=(40, 35)), "white", 1.0)
    other = shown(fair)
    assert seen["may_point"] is other["may_point"] is True
    for field in ("offence", "options", "pointed", "outcome", "hand", "counters", "claims"):
        assert seen[field] == other[field]
    entries = [{**one["entries"][0], "board": ""} for one in (seen, other)]
    assert entries[0] == entries[1]


def test_whoever_points_at_the_right_piece_has_the_remedies_of_the_sheet() -> None:
    table = slipped()
    assert "huff" not in kinds(table, "black")
    table.apply(c.Point(square=32), "black", 2.0)
    view = view_of(table, 2.0)
    assert view.offence is not None
    assert view.pointed is not None
    assert view.pointed.found
    assert set(table.game.sheet.table.remedies) <= kinds(table, "black")
    table.apply(c.Huff(square=32), "black", 3.0)
    assert table.game.entries[-1].kind == "huff"


def test_pointing_at_the_wrong_piece_uses_the_right_up() -> None:
    table = slipped()
    table.apply(c.Point(square=35), "black", 2.0)
    view = view_of(table, 2.0)
    assert view.pointed is not None
    assert not view.pointed.found
    assert view.offence is None
    assert not own_view(table, "black").may_point
    with pytest.raises(Refused):
        table.apply(c.Point(square=32), "black", 3.0)


def test_the_right_lapses_at_the_next_move() -> None:
    table = slipped()
    table.apply(c.Move(path=(13, 18)), "black", 2.0)
    assert not own_view(table, "black").may_point
    with pytest.raises(Refused):
        table.apply(c.Point(square=32), "black", 3.0)


@pytest.mark.parametrize("deed", [c.Huff(square=32), c.Withdraw(), c.Stand()])
def test_no_remedy_without_pointing_first(deed: c.Deed) -> None:
    table = slipped()
    with pytest.raises(Refused) as refused:
        table.apply(deed, "black", 2.0)
    assert refused.value.code == "not-now"


def test_nothing_tells_a_slip_from_none_by_what_is_refused() -> None:
    fair = silent(start_fen="W:W32,33,40:B13,14")
    fair.apply(c.Move(path=(40, 35)), "white", 1.0)
    for table in (fair, slipped()):
        assert own_view(table, "black").may_point
        with pytest.raises(Refused) as refused:
            table.apply(c.Huff(square=32), "black", 2.0)
        assert refused.value.code == "not-now"


def test_only_whose_turn_it_is_may_point() -> None:
    table = slipped()
    assert not own_view(table, "white").may_point
    with pytest.raises(Refused):
        table.apply(c.Point(square=32), "white", 2.0)


def test_a_move_taken_back_and_made_again_may_be_pointed_at_again() -> None:
    table = slipped(against="beside")
    table.apply(c.Point(square=35), "both", 2.0)
    table.apply(c.AskTakeback(), "both", 3.0)
    table.apply(c.Move(path=(40, 35)), "both", 4.0)
    assert own_view(table, "both").may_point


def test_a_slip_that_ends_the_game_can_be_let_stand() -> None:
    table = silent(start_fen="W:W32,33,37,39,50:B28")
    table.apply(c.Move(path=(50, 45)), "white", 1.0)
    assert not table.game.position.legal_moves
    assert "stand" in kinds(table, "black")
    table.apply(c.Stand(), "black", 2.0)
    assert table.game.outcome is not None
    assert table.game.outcome.winner == "white"


def test_announced_slips_are_as_they_were() -> None:
    table = slipped(slips="announced")
    view = view_of(table, 2.0)
    assert view.offence is not None
    assert not own_view(table, "black").may_point
    with pytest.raises(Refused):
        table.apply(c.Point(square=32), "black", 2.0)


def test_pointing_is_played_again_as_it_was() -> None:
    table = silent()
    events = [
        table.apply(c.Move(path=(40, 35)), "white", 1.0),
        table.apply(c.Point(square=32), "black", 2.0),
        table.apply(c.Huff(square=32), "black", 3.0),
    ]
    stored = [Event(e.seq, e.at, e.by, parse_facts(facts_text(e.facts)), e.client) for e in events]
    again = Table.replayed(table.terms, stored)
    assert view_of(again, 4.0) == view_of(table, 4.0)
    assert own_view(again, "white") == own_view(table, "white")


def test_the_computer_points_before_it_huffs() -> None:
    table = slipped(against="computer", black=Seat("computer", level=8))
    before = table.slips.before(c.Huff(square=32), table.game)
    assert before == c.Point(square=32)
    table.apply(before, "black", 2.0)
    assert table.slips.before(c.Huff(square=32), table.game) is None
    assert table.slips.before(c.Move(path=(13, 18)), table.game) is None
