"""Draws at a table: what can be proved, what is claimed with a move, rules switched on."""

from __future__ import annotations

from itertools import chain

import pytest

from damier.errors import GameError, SheetError
from damier.table import commands as c
from damier.table import proof
from damier.table.draws import agreed_draws, draw_options
from damier.table.errors import Refused
from damier.table.facts import Event, facts_text, parse_facts
from damier.table.house import house_sheet
from damier.table.table import Table
from damier.table.terms import Seat, Terms
from damier.table.view import view_of
from damier.texts.catalogue import languages

NOBODY = Terms(sheet="kndb", start_fen="W:WK46:BK4")
# The same king's move for the third time, and the same position for the third time.
SAME_MOVE = (("46-41", "41-46"), ("15-4", "4-15"))


def kept(event: Event) -> Event:
    return Event(event.seq, event.at, event.by, parse_facts(facts_text(event.facts)), event.client)


def kinds(table: Table, side: str) -> list[str]:
    return [option.kind for option in table.game.options_for(side)]  # type: ignore[arg-type]


def repeated(plies: int, **changed: object) -> tuple[Table, list[Event]]:
    """Return a table by the French leaflet at which two kings go to and fro."""
    terms = Terms(sheet="hotte-fr", start_fen="W:WK46,36:BK15,35", **changed)  # type: ignore[arg-type]
    table = Table(terms)
    white, black = SAME_MOVE
    moves = list(chain.from_iterable(zip(white * 9, black * 9, strict=True)))[:plies]
    events = [
        table.apply(c.Move(text=move), table.game.turn, 1.0 + at) for at, move in enumerate(moves)
    ]
    return table, events


def test_nobody_can_win_is_claimed_once_it_can_be_proved() -> None:
    table = Table(NOBODY)
    due = table.proof_due()
    assert due is not None
    assert "claim-draw" not in kinds(table, "white")
    with pytest.raises(Refused) as refused:
        table.apply(c.ClaimDraw(), "white", 1.0)
    assert refused.value.code == "not-now"
    due.load()
    assert table.proof_due() is None
    for side in ("white", "black"):
        assert "claim-draw" in kinds(table, side)
    table.apply(c.ClaimDraw(), "black", 1.0)
    view = view_of(table, 2.0)
    assert view.outcome is not None
    assert (view.outcome.reason, view.outcome.article) == ("nobody-can-win", "16")
    assert view.outcome.says.text("en") == "Neither side can win any more."


def test_what_can_still_be_won_is_not_claimed() -> None:
    table = Table(Terms(sheet="kndb", start_fen="W:WK46:B5"))
    assert table.proof is not None
    table.proof.load()
    assert "claim-draw" not in kinds(table, "white")


def test_a_draw_that_was_proved_needs_no_tables_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(NOBODY)
    assert table.proof is not None
    table.proof.load()
    events = [kept(table.apply(c.ClaimDraw(), "white", 1.0))]

    def gone(*_: object, **__: object) -> None:
        raise AssertionError("expected no tables to be asked for")

    monkeypatch.setattr(proof, "shared_tables", gone)
    again = Table.replayed(NOBODY, events)
    assert again.game.outcome == table.game.outcome
    again.apply(c.Rematch(), "both", 2.0)
    assert again.wants_rematch


def test_a_replayed_game_trusts_nobody_afterwards() -> None:
    table = Table.replayed(NOBODY, [])
    assert "claim-draw" not in kinds(table, "white")
    with pytest.raises(Refused):
        table.apply(c.ClaimDraw(), "white", 1.0)


@pytest.mark.parametrize("sheet", ["english", "hotte-nl", "international"])
def test_other_sheets_ask_for_no_proof(sheet: str) -> None:
    assert Table(Terms(sheet=sheet)).proof is None


def test_many_pieces_ask_for_no_tables() -> None:
    assert Table(Terms(sheet="kndb")).proof_due() is None


@pytest.mark.parametrize("side", ["white", "black"])
def test_either_player_claims_what_is_reached(side: str) -> None:
    table, _ = repeated(9)
    assert table.game.turn == "black"
    assert "claim-draw" in kinds(table, side)
    table.apply(c.ClaimDraw(), side, 20.0)  # type: ignore[arg-type]
    assert table.game.outcome is not None
    assert table.game.outcome.article == "7"


def test_a_draw_is_claimed_with_the_move_that_brings_it_about() -> None:
    table, events = repeated(8)
    assert "claim-draw" in kinds(table, "white")  # the first position stands there again
    table, events = repeated(6)
    assert view_of(table, 10.0).claims == []
    table, events = repeated(7)
    view = view_of(table, 10.0)
    assert [move.text for move in view.claims] == ["4-15"]
    with pytest.raises(Refused) as refused:
        table.apply(c.ClaimDraw(path=(4, 10)), "black", 10.0)
    assert refused.value.code == "no-claim"
    with pytest.raises(Refused) as refused:
        table.apply(c.ClaimDraw(path=(46, 41)), "white", 10.0)
    assert refused.value.code == "not-your-turn"
    with pytest.raises(Refused) as refused:
        table.apply(c.ClaimDraw(path=(4, 15), seq=1), "black", 10.0)
    assert refused.value.code == "stale"
    with pytest.raises(Refused) as refused:
        table.apply(c.ClaimDraw(path=(4, 16)), "black", 10.0)
    assert refused.value.refusal is not None
    assert table.game.outcome is None
    event = table.apply(c.ClaimDraw(path=(4, 15)), "black", 10.0)
    assert str(table.game.moves[-1]) == "4-15"
    again = Table.replayed(table.terms, map(kept, [*events, event]))
    assert again.game.outcome == table.game.outcome
    assert again.game.position == table.game.position


def test_the_draw_rules_of_a_game_are_kept_for_the_next() -> None:
    terms = Terms(sheet="swedish", draw_options=("return", "quiet-moves"))
    table = Table(terms)
    counted = {counter.rule.rule for counter in table.game.counters}
    assert counted == {"material", "return", "quiet-moves"}
    assert terms.swapped(Seat(), Seat()).draw_options == terms.draw_options
    usual = Table(Terms(sheet="swedish")).game.counters
    assert [counter.rule.rule for counter in usual] == ["material"]


def test_a_draw_rule_has_to_be_the_sheets_own() -> None:
    with pytest.raises(GameError, match="expected draw options of none"):
        Terms(sheet="kndb", draw_options=("return",)).game()


@pytest.mark.parametrize("lang", languages())
def test_draw_rules_say_themselves(lang: str) -> None:
    swedish = Terms(sheet="swedish").rules()
    options = draw_options(swedish, lang)
    assert [option.rule for option in options] == ["quiet-moves", "return"]
    assert all(option.text and option.article == "7" for option in options)
    assert agreed_draws(swedish, ("return",), lang) == [options[1]]
    assert draw_options(Terms(sheet="kndb").rules(), lang) == ()


AUTOMATIC = """
id = "house"
name = "House"
extends = "kndb"

[[draws]]
rule = "agreement"
reading = "A house rule."

[[draws]]
rule = "nobody-can-win"
how = "automatic"
reading = "A house rule."

[[draws]]
rule = "nobody-can-win"
how = "claim"
reading = "A house rule."
"""


def test_a_sheet_that_would_draw_what_has_to_be_proved_is_refused() -> None:
    expected = r"draws\[1\]\.how: expected 'claim' for what has to be proved, got 'automatic'"
    with pytest.raises(SheetError, match=expected):
        house_sheet(AUTOMATIC)


def test_a_stored_game_by_such_a_sheet_is_not_drawn_before_its_first_move() -> None:
    terms = Terms(sheet="house", sheet_toml=AUTOMATIC)
    for table in (Table(terms), Table.replayed(terms, ()), Table(terms.settled())):
        assert table.game.outcome is None
        table.game.play("32-28")
        assert table.game.outcome is None
    assert [draw.how for draw in terms.rules().draws] == ["automatic", "claim", "claim"]
