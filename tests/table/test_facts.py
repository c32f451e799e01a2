"""Facts: decided once and believed for ever, by whichever rules, also those of a newer server."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, get_args

import msgspec
import pytest

from damier.position import position as positions
from damier.rules.load import load
from damier.rules.sheet import Draw
from damier.table import commands as c
from damier.table import deciding, evolving
from damier.table import facts as f
from damier.table.canonical import parse_text, sheet_text, text_hash
from damier.table.errors import Refused
from damier.table.table import Table
from damier.table.terms import Seat, Terms
from damier.table.view import own_view, view_of
from table.test_table import any_deed, kept, terms

if TYPE_CHECKING:
    from collections.abc import Iterator

KNOWN = get_args(f.KnownFact)


def views(table: Table, at: float = 5_000.0) -> list[object]:
    own = [own_view(table, eyes) for eyes in ("white", "black", None)]  # type: ignore[arg-type]
    return [view_of(table, at), *own]


@pytest.mark.parametrize("sheet", ["djeco", "swedish", "hotte-fr", "breakthrough", "turkish"])
@pytest.mark.parametrize("control", [None, "600+1", "20y3x10"])
def test_deciding_changes_nothing_and_evolving_changes_all_of_it(
    sheet: str, control: str | None
) -> None:
    rng = random.Random(f"{sheet}{control}")
    table = Table(terms(sheet=sheet, mode="table", control=control))
    for number in range(60):
        if table.is_over:
            break
        at = 1_000.0 + number
        before, twin = views(table), table.copy()
        event = table.decide(any_deed(table, rng, at), table.game.turn, at, number + 1)
        assert views(table) == before
        assert table.seq == event.seq - 1
        following = table.after(kept(event))
        assert views(table) == before
        twin.apply(command_of(event), event.by, at, number + 1)
        assert views(following) == views(twin)
        table = following


def command_of(event: f.Event) -> c.Deed:
    """Return a command that brings about the same."""
    first = event.facts[0]
    if isinstance(first, f.Moved):
        return c.Move(path=first.path)
    if isinstance(first, f.Huffed):
        return c.Huff(square=first.square)
    return {f.Withdrawn: c.Withdraw, f.Stood: c.Stand, f.Resigned: c.Resign}[type(first)]()  # type: ignore[index,no-any-return]


def test_no_rule_is_asked_when_a_game_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(terms(sheet="djeco", mode="table", control="600"))
    rng = random.Random(5)
    events = []
    for number in range(80):
        if table.is_over:
            break
        deed = any_deed(table, rng, 1_000.0 + number)
        events.append(table.apply(deed, table.game.turn, 1_000.0 + number))
    assert any(isinstance(fact, f.Huffed) for event in events for fact in event.facts)
    before, fresh = views(table), Table(table.terms)

    def asked(*_: object, **__: object) -> None:
        raise AssertionError("expected no rule to be asked")

    with monkeypatch.context() as without:
        for name in (
            "play",
            "parse",
            "matching",
            "why_not",
            "legal_moves",
            "from_setup",
            "attempts",
        ):
            without.setattr(positions.Position, name, asked)
        without.setattr(deciding, "decide", asked)
        for event in events:
            fresh.evolve(kept(event))
    assert views(fresh) == before


def test_every_command_has_a_first_fact_and_every_fact_is_believed() -> None:
    commands = set(get_args(c.Deed))
    assert set(deciding.FIRST) == set(deciding._DECISIONS) == commands
    of_players = [deciding.FIRST[kind] for kind in get_args(c.PlayerCommand)]
    assert len(set(of_players)) == len(of_players)
    assert set(evolving._EVOLUTIONS) == {*KNOWN, f.Unknown}


@pytest.mark.parametrize("kind", KNOWN, ids=lambda kind: kind.__name__)
def test_every_fact_says_its_version(kind: type[f.Fact]) -> None:
    tag = str(kind.__struct_config__.tag)
    name, _, version = tag.rpartition(".")
    assert name
    assert version.isdecimal()


NEWER = '{"fact":"moved.2","by_drone":true,"path":[31,26]}'


def test_a_fact_of_a_newer_server_is_kept_shown_and_not_gone_on_from() -> None:
    text = f'[{{"fact":"said.1","side":"white","text":"ha"}},{NEWER}]'
    facts = f.parse_facts(text)
    assert facts == (f.Said("white", "ha"), f.Unknown(NEWER))
    assert f.facts_text(facts) == text
    table = Table(terms(white=Seat(name="Anna")))
    table.apply(c.Move(text="32-28"), "white", 1.0)
    table.evolve(f.Event(2, 2.0, "black", facts, 1))
    assert table.seq == 2
    assert view_of(table, 3.0).seq == 2
    assert [line.text for line in table.talk.lines] == ["ha"]
    with pytest.raises(Refused) as refused:
        table.decide(c.Move(text="19-23"), "black", 3.0)
    assert refused.value.code == "newer-table"
    # Whoever sends the command again that the newer server took is told so.
    assert table.answered("black", c.Move(id=1, path=(19, 23))) is not None


def test_a_field_of_a_newer_server_may_stay_unread() -> None:
    text = '[{"fact":"moved.1","path":[32,28],"mood":"bold"}]'
    assert f.parse_facts(text) == (f.Moved((32, 28)),)


def test_facts_are_short() -> None:
    table = Table(terms())
    event = table.decide(c.Move(text="32-28"), "white", 1.0)
    assert f.facts_text(event.facts) == '[{"fact":"moved.1","path":[32,28]}]'


# Sheets that are corrected.


@pytest.fixture
def corrected(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Correct the sheet of the federation: men do not capture backward, and the board is small."""
    sheet = load("kndb")
    board = replace(sheet.board, width=8, height=8, men_rows=(1, 2, 3))
    draws = (*sheet.draws[:1], Draw("repetition", "automatic", times=3))
    other = replace(
        sheet,
        board=board,
        man=replace(sheet.man, captures_backward=False),
        draws=draws,
    )
    from damier.table import canonical
    from damier.table import terms as agreed

    for module in (agreed, canonical):
        monkeypatch.setattr(module, "load", lambda _: other)
    canonical.parse_text.cache_clear()
    yield
    canonical.parse_text.cache_clear()


BACKWARD = Terms(sheet="kndb", against="link", start_fen="W:W22,48:B28,39,3").settled()


def test_a_sheet_corrected_afterwards_changes_no_game(request: pytest.FixtureRequest) -> None:
    begun = Table(BACKWARD)
    events = [begun.apply(c.Move(path=(22, 33, 44)), "white", 1.0)]
    before = views(begun)
    request.getfixturevalue("corrected")
    today = Terms(sheet="kndb", against="link", start_fen="W:W22,48:B28,39,3")
    assert not today.rules().man.captures_backward
    again = Table.replayed(BACKWARD, map(kept, events))
    assert again.game.sheet.man.captures_backward
    assert views(again) == before
    again.apply(c.Move(text="3-8"), "black", 2.0)
    again.apply(c.Move(text="44-39"), "white", 3.0)
    assert [str(move) for move in again.game.moves] == ["22x44", "3-8", "44-39"]


@pytest.mark.parametrize("name", ["kndb", "turkish", "canadian", "djeco"])
def test_the_text_of_a_sheet_is_the_whole_sheet(name: str) -> None:
    sheet = load(name)
    text = sheet_text(sheet)
    assert parse_text(text) is sheet
    assert msgspec.json.decode(text, type=type(sheet)) == sheet
    assert text_hash(text) != text_hash(sheet_text(replace(sheet, name="another")))


def test_house_rules_keep_the_text_of_what_they_extend(request: pytest.FixtureRequest) -> None:
    toml = 'id = "house"\nname = "House"\nextends = "kndb"\n'
    begun = Terms(sheet="house", sheet_toml=toml, against="link").settled()
    sheet = begun.rules()
    request.getfixturevalue("corrected")
    assert begun.rules() == sheet
    assert sheet.board.width == 10
