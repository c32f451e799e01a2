"""What a fact makes of a table. No rule is asked, so that nothing here can refuse."""

from __future__ import annotations

from dataclasses import replace as changed
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from damier.game.outcome import CUSTOM, Outcome, drawn
from damier.game.remedies import Committed
from damier.game.touch import Hand
from damier.position.refusal import Refusal
from damier.rules.sheet import Source
from damier.table import facts as f
from damier.table.talk import Remark

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.game.history import Entry
    from damier.position import Move, Position
    from damier.rules import Sheet
    from damier.table.facts import Event
    from damier.table.table import Table

_SOURCES = {
    "no-move": "end.no_move",
    "no-pieces": "end.no_move",
    "first-king": "end.first_king_wins",
}


def evolve(table: Table, fact: f.AnyFact, event: Event) -> None:
    """Let something have happened."""
    _EVOLUTIONS[type(fact)](table, fact, event)


def _move_of(position: Position, step: f.Step | f.Moved) -> Move:
    return position.core.told(step.path, step.captured, step.crowns)


def _moved(table: Table, fact: f.Moved, event: Event) -> None:
    position = table.game.position
    move = _move_of(position, fact)
    offence = None if fact.slip is None else _committed(fact.slip, move, position)
    table.game.note_move(move, offence, at=table.game_time(event.at), pressed=fact.pressed)
    table.movers |= {event.by}


def _committed(slip: f.Slip, move: Move, before: Position) -> Committed:
    sheet, turn = before.sheet, before.turn
    king = before.piece_at(move.start).isupper()
    refusal = Refusal(
        slip.code,  # type: ignore[arg-type]
        tuple(move.path),
        slip.rule,
        dict(sheet.sources).get(slip.rule, Source()),
        sheet.colours.white if turn == "white" else sheet.colours.black,
        "king" if king else "man",
        slip.squares,
        tuple(_move_of(before, step) for step in slip.required),
        slip.taken,
        slip.most,
    )
    return Committed(slip.kind, turn, move, refusal, before, slip.huffable)


def _touched(table: Table, fact: f.Touched, _event: Event) -> None:
    straightened = table.game.state.hand.straightening
    table.game.note_hand(Hand(fact.bound, carried=() if straightened else (fact.square,)))


def _straightened(table: Table, _fact: f.Straightened, _event: Event) -> None:
    table.game.note_hand(changed(table.game.state.hand, straightening=True))


def _pointed(table: Table, fact: f.Pointed, _event: Event) -> None:
    table.slips.point(table.game, fact)


def _huffed(table: Table, fact: f.Huffed, event: Event) -> None:
    now = table.game_time(event.at)
    table.game.note_huff(fact.square, is_turn=fact.is_turn, at=now)


def _withdrawn(table: Table, _fact: f.Withdrawn, event: Event) -> None:
    table.game.note_withdrawal(at=table.game_time(event.at))


def _stood(table: Table, _fact: f.Stood, _event: Event) -> None:
    table.game.note_stand()


def _offered(table: Table, fact: f.Offered, _event: Event) -> None:
    table.game.note_offer(fact.side)


def _declined(table: Table, _fact: f.Declined, _event: Event) -> None:
    table.game.note_offer(None)


def _ended(table: Table, fact: f.Ended, event: Event) -> None:
    outcome = outcome_of(fact, table.game.sheet)
    # Who leaves has no clock that could stop; see `Game.lose_by_leaving`.
    now = None if fact.reason == "left" else table.game_time(event.at)
    table.game.note_end(outcome, at=now)


def outcome_of(fact: f.Ended, sheet: Sheet) -> Outcome:
    """Return the end of a game as it is told, with what the sheet says about it."""
    if fact.draw is not None and fact.draw < len(sheet.draws):
        return drawn(sheet.draws[fact.draw])
    source = CUSTOM
    if fact.reason in _SOURCES:
        source = dict(sheet.sources).get(_SOURCES[fact.reason], CUSTOM)
    if source.article != fact.article:
        source = Source(article=fact.article, sheet=sheet.id)
    return Outcome(fact.winner, fact.reason, source)  # type: ignore[arg-type]


def _called_off(table: Table, fact: f.CalledOff, _event: Event) -> None:
    table.aborted = fact.side


def _asked_back(table: Table, fact: f.AskedBack, _event: Event) -> None:
    table.takeback = fact.side


def _kept_to_it(table: Table, _fact: f.KeptToIt, _event: Event) -> None:
    table.takeback = None


def _took_back(table: Table, fact: f.TookBack, event: Event) -> None:
    """Undo entries; the clock goes back, too."""
    gone: Entry | None = None
    for _ in range(min(fact.entries, table.game.state.done)):
        gone = table.game.take_back()
    if gone is not None:
        table.away = event.at - (gone.at or 0.0)
        table.first_gone = gone
    table.takeback = None
    table.rematch.clear()


def _wanted_more(table: Table, fact: f.WantedMore, _event: Event) -> None:
    table.rematch |= set(fact.sides)


def _went_on(table: Table, fact: f.WentOn, _event: Event) -> None:
    table.next_table = fact.table


def _seated(table: Table, fact: f.Seated, _event: Event) -> None:
    taken = replace(table.seats[fact.side], kind="person", name=fact.name, rating=fact.rating)
    table.seats[fact.side] = taken
    table.is_rated = table.terms.rated and fact.rated


def _named(table: Table, fact: f.Named, _event: Event) -> None:
    table.seats[fact.side] = replace(table.seats[fact.side], name=fact.name)


def _said(table: Table, fact: f.Said, event: Event) -> None:
    table.talk.say(Remark(event.seq, fact.side, table.seats[fact.side].name, fact.text))


def _muted(table: Table, fact: f.Muted, _event: Event) -> None:
    table.talk.mute(fact.side, on=fact.on)


def _reported(table: Table, fact: f.Reported, _event: Event) -> None:
    table.talk.report(fact.side, fact.said)


def _resumed(table: Table, fact: f.Resumed, _event: Event) -> None:
    # What was a vacation already is not left out twice.
    table.away += min(fact.away, table.counted) if table.rests else fact.away


def _rested(table: Table, fact: f.Rested, event: Event) -> None:
    table.rests[fact.side] = (event.at, fact.until)


def _began(table: Table, _fact: f.Began, event: Event) -> None:
    clock = table.game.state.clock
    if clock is not None:
        table.game.note_clock(clock.start(table.game.turn, table.game_time(event.at)))


def _archived(table: Table, fact: f.Archived, _event: Event) -> None:
    table.archived = table.archived or fact  # the first says how it looked


def _unknown(table: Table, _fact: f.Unknown, _event: Event) -> None:
    table.is_ahead = True


def _nothing_more(_table: Table, _fact: f.Fact, _event: Event) -> None:
    """Leave it to the fact that comes with it: how the game ended."""


_EVOLUTIONS: dict[type, Callable[[Table, Any, Event], None]] = {
    f.Seated: _seated,
    f.Named: _named,
    f.Moved: _moved,
    f.Touched: _touched,
    f.Straightened: _straightened,
    f.Pointed: _pointed,
    f.Huffed: _huffed,
    f.Withdrawn: _withdrawn,
    f.Stood: _stood,
    f.Offered: _offered,
    f.Accepted: _nothing_more,
    f.Declined: _declined,
    f.Claimed: _nothing_more,
    f.Resigned: _nothing_more,
    f.CalledOff: _called_off,
    f.Left: _nothing_more,
    f.Flagged: _nothing_more,
    f.Ended: _ended,
    f.AskedBack: _asked_back,
    f.KeptToIt: _kept_to_it,
    f.TookBack: _took_back,
    f.WantedMore: _wanted_more,
    f.WentOn: _went_on,
    f.Said: _said,
    f.Muted: _muted,
    f.Reported: _reported,
    f.Began: _began,
    f.Resumed: _resumed,
    f.Rested: _rested,
    f.Archived: _archived,
    f.Unknown: _unknown,
}
