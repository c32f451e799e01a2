"""A table by itself: commands in, events out, and the same events make the same table."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from damier.errors import UnknownSheet
from damier.table import commands as c
from damier.table.errors import Refused
from damier.table.facts import Event, Moved, facts_text, parse_facts
from damier.table.table import Table
from damier.table.terms import Seat, Terms
from damier.table.view import own_view, view_of
from damier.texts.speech import offence_text

if TYPE_CHECKING:
    from pathlib import Path

TWO = Terms(sheet="international", against="link", white=Seat(name="Anna"), black=Seat(name="Bo"))


def kept(event: Event) -> Event:
    """Return an event as it comes back from the store."""
    return Event(event.seq, event.at, event.by, parse_facts(facts_text(event.facts)), event.client)


def terms(**changed: object) -> Terms:
    return Terms(**{"sheet": "international", "against": "link", **changed})  # type: ignore[arg-type]


@pytest.mark.parametrize("sheet", ["international", "djeco", "english", "turkish", "russian"])
@pytest.mark.parametrize("seed", range(3))
def test_events_make_the_same_table(sheet: str, seed: int) -> None:
    rng = random.Random(seed)
    table = Table(terms(sheet=sheet, mode="table", control="60+1"))
    events = []
    for number in range(120):
        if table.game.outcome is not None:
            break
        at = 1_000.0 + number
        deed = any_deed(table, rng, at)
        events.append(kept(table.apply(deed, table.game.turn, at, number + 1)))
    assert len(events) > 20
    again = Table.replayed(table.terms, events)
    for eyes in ("white", "black", None):
        assert own_view(again, eyes) == own_view(table, eyes)  # type: ignore[arg-type]
    assert view_of(again, 1_200.0) == view_of(table, 1_200.0)
    assert again.last_id("white") == table.last_id("white")


def any_deed(table: Table, rng: random.Random, at: float) -> c.Deed:
    """Return something the side to move may do, offences among it."""
    game = table.game
    remedies = [option for option in game.options if option.kind in game.sheet.table.remedies]
    if remedies and rng.random() < 0.7:
        option = rng.choice(remedies)
        if option.kind == "huff":
            return c.Huff(square=option.square or 0)
        return c.Withdraw() if option.kind == "withdraw" else c.Stand()
    attempts = game.position.core.attempts()
    for attempt in rng.sample(attempts, len(attempts)):
        trial = table.game.copy()
        try:
            trial.play(attempt, at=table.game_time(at))
        except Exception:  # noqa: S112  any reason will do
            continue
        return c.Move(path=tuple(attempt.path))
    return c.Resign()


def test_a_copy_of_the_game_is_its_own() -> None:
    table = Table(TWO)
    table.game.copy().play("32-28")
    assert table.game.entries == ()


def test_a_refused_command_changes_nothing() -> None:
    table = Table(TWO)
    table.apply(c.Move(text="32-28"), "white", 1.0)
    before = view_of(table, 2.0), own_view(table, "white")
    for deed, by, code in (
        (c.Move(text="33-29"), "white", "not-your-turn"),
        (c.Move(text="19-24", seq=0), "black", "stale"),
        (c.Move(text="28-23"), "black", "not-your-piece"),
        (c.Move(text="nonsense"), "black", "bad-move"),
        (c.Huff(square=28), "black", "not-now"),
        (c.AcceptDraw(), "black", "not-now"),
        (c.ClaimDraw(), "black", "not-now"),
        (c.Rematch(), "black", "not-now"),
        (c.AcceptTakeback(), "black", "not-now"),
        (c.Flag(), "server", "not-now"),
        (c.Joined(), "server", "seat-taken"),
        (c.Joined(), "white", "bad-message"),
    ):
        with pytest.raises(Refused) as refused:
            table.apply(deed, by, 2.0)  # type: ignore[arg-type]
        assert refused.value.code == code
    assert (view_of(table, 2.0), own_view(table, "white")) == before


def test_a_refused_rule_keeps_its_article() -> None:
    table = Table(terms(sheet="kndb", start_fen="W:W28,33,50:B1,19,22"))
    with pytest.raises(Refused) as refused:
        table.apply(c.Move(path=(33, 29)), "white", 1.0)
    assert refused.value.refusal is not None
    assert refused.value.refusal.article


def test_an_ambiguous_capture_names_its_candidates() -> None:
    table = Table(terms(start_fen="W:WK46,50:B1,12,22,27,41"))
    with pytest.raises(Refused) as refused:
        table.apply(c.Move(path=(46, 8)), "white", 1.0)
    assert refused.value.code == "ambiguous"
    paths = {tuple(move.path) for move in refused.value.candidates}
    assert paths == {(46, 32, 21, 8), (46, 28, 17, 8)}
    event = table.apply(c.Move(path=(46, 28, 17, 8)), "white", 1.0)
    assert event.facts == (Moved((46, 28, 17, 8), (41, 22, 12)),)
    assert table.game.position.piece_at(22) == "e"


def test_nobody_moves_before_the_other_has_come() -> None:
    table = Table(terms(black=Seat("open")))
    with pytest.raises(Refused) as refused:
        table.apply(c.Move(text="32-28"), "white", 1.0)
    assert refused.value.code == "waiting"
    table.apply(c.Joined(name=" Bo\n "), "server", 2.0)
    assert table.seats["black"] == Seat("person", "Bo")
    table.apply(c.Move(text="32-28"), "white", 3.0)


def test_a_command_is_known_again() -> None:
    table = Table(TWO)
    made = table.apply(c.Move(text="32-28"), "white", 1.0, 5)
    assert table.answered("white", c.Move(id=5, path=(32, 28))) == made
    assert table.answered("white", c.Move(id=5, text="32-28")) == made
    assert table.answered("black", c.Move(id=5, path=(32, 28))) is None
    assert table.answered("white", c.Move(path=(32, 28))) is None
    with pytest.raises(Refused) as refused:
        table.answered("white", c.Resign(id=5))
    assert refused.value.code == "used-id"


def test_taking_back_gives_the_time_back() -> None:
    table = Table(terms(control="100"))
    for text, by, at in (("32-28", "white", 10.0), ("19-23", "black", 15.0)):
        table.apply(c.Move(text=text), by, at)  # type: ignore[arg-type]
    table.apply(c.Move(text="28x19"), "white", 20.0)
    table.apply(c.AskTakeback(), "white", 40.0)
    table.apply(c.AcceptTakeback(), "black", 50.0)
    clock = view_of(table, 50.0).clock
    assert clock is not None
    assert (clock.white, clock.black, clock.running) == (95.0, 95.0, "white")


def test_time_away_is_on_nobodys_clock() -> None:
    table = Table(terms(control="100"))
    table.apply(c.Move(text="32-28"), "white", 10.0)
    table.apply(c.Resume(away=500.0), "server", 520.0)
    assert not table.flag_due(600.0)
    clock = view_of(table, 520.0).clock
    assert clock is not None
    assert clock.black == 90.0
    assert table.flag_due(620.0)
    with pytest.raises(Refused) as refused:
        table.apply(c.Move(text="19-23"), "black", 620.0)
    assert refused.value.code == "game-over"
    table.apply(c.Flag(), "server", 620.0)
    assert table.game.outcome is not None
    assert table.game.outcome.reason == "flag"


def test_a_clock_that_goes_backwards_takes_no_time() -> None:
    table = Table(terms(control="100"))
    table.apply(c.Move(text="32-28"), "white", 1_000.0)
    event = table.apply(c.Move(text="19-23"), "black", 10.0)
    assert event.at == 1_000.0


def test_beside_each_other_taking_back_goes_one_move() -> None:
    table = Table(Terms(sheet="international", against="beside"))
    for text in ("32-28", "19-23"):
        table.apply(c.Move(text=text), "both", 1.0)
    table.apply(c.AskTakeback(), "both", 2.0)
    assert len(table.game.entries) == 1
    assert table.fresh_from == 1


def test_a_withdrawal_that_is_taken_back_strikes_out_nothing() -> None:
    start = "B:W10,18,21,22,24,25,28,30,31,32:B1,2,3,4,6,7,8,9,12"
    table = Table(Terms(sheet="swedish", against="beside", mode="table", start_fen=start))
    table.apply(c.Move(path=(12, 16)), "both", 1.0)
    for deed, struck in ((c.Withdraw(), True), (c.AskTakeback(), False)):
        table.apply(deed, "both", 2.0)
        assert table.fresh_from == 0
        seen = view_of(table, 2.0, since=table.fresh_from)
        assert seen.entries[0].struck == struck


def test_against_the_computer_taking_back_goes_to_ones_own_move() -> None:
    computer = Seat("computer", level=3)
    table = Table(Terms(sheet="international", against="computer", black=computer))
    for text, by in (("32-28", "white"), ("19-23", "black")):
        table.apply(c.Move(text=text), by, 1.0)  # type: ignore[arg-type]
    assert not table.computer_to_act()
    table.apply(c.OfferDraw(), "white", 1.0)
    assert table.computer_to_act()
    table.apply(c.AskTakeback(), "white", 2.0)
    assert table.game.entries == ()


def test_a_name_never_means_a_file(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text("id = 1", encoding="utf-8")
    with pytest.raises(UnknownSheet):
        Table(terms(sheet=str(file)))


@pytest.mark.parametrize("lang", ["en", "ar", "ru"])
def test_a_view_in_any_language(lang: str) -> None:
    table = Table(terms(sheet="djeco", mode="table", start_fen="W:W32,40,50:B1,10,28"))
    table.apply(c.Move(path=(40, 34)), "white", 1.0)
    view, options = view_of(table, 1.0), own_view(table, "black").options
    assert view.offence is not None
    assert table.game.offence is not None
    assert view.offence.says.text(lang) == offence_text(table.game.offence, lang)
    assert [option.kind for option in options[:2]] == ["huff", "stand"]
    assert all(option.says.text(lang, "consequence") for option in options[:2])
    assert all(option.says.text(lang) for option in options)
    assert [counter.says.text(lang) for counter in view.counters]
    table.apply(c.Huff(square=32), "black", 2.0)
    assert table.fresh_from == 1
    assert view_of(table, 2.0, since=table.fresh_from).entries[0].kind == "huff"
