"""Games stored before there were facts: commands, played once more to learn what came of them.

Until version 0.1 a log held the commands that had been accepted, and was played again by the rules
of the day. What can be played so becomes facts. From the first command that cannot, by a sheet that
was corrected since, a table is archived: it shows what its last state looked like, keeps what was
stored, and nobody goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from damier.errors import DamierError
from damier.rules import sheets
from damier.rules.load import load
from damier.table import commands as c
from damier.table import facts as f
from damier.table.canonical import sheet_text
from damier.table.deciding import made
from damier.table.errors import Refused
from damier.table.facts import Event
from damier.table.table import Table
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from damier.rules.sheet import Colour
    from damier.table.deciding import Facts
    from damier.table.facts import By

_deed = msgspec.json.Decoder(c.Deed)
_terms = msgspec.json.Decoder(Terms)


@dataclass(frozen=True, slots=True)
class OldEvent:
    """An event as it was kept: an accepted command, as JSON."""

    seq: int
    at: float
    by: By
    client: int | None
    deed: str


@dataclass(frozen=True, slots=True)
class Shown:
    """How a table last looked in lists of games."""

    board: str
    turn: Colour
    result: str | None
    updated: float


@dataclass(frozen=True, slots=True)
class Converted:
    """A table as it is kept from now on; `is_archived`: nobody can go on with it."""

    terms: Terms
    events: tuple[Event, ...]
    is_archived: bool


def parse_deed(text: str) -> c.Deed:
    """Read a command that was stored."""
    deed: c.Deed = _deed.decode(text)
    return deed


def converted(terms_text: str, old: Sequence[OldEvent], shown: Shown) -> Converted:
    """Return what a table's commands brought about."""
    try:
        terms = _terms.decode(terms_text).settled()
        table = Table(terms)
    except (msgspec.MsgspecError, DamierError) as error:
        events = _archived(old, shown, f"{error}", terms_text)
        return Converted(_readable(terms_text, shown.board), events, is_archived=True)
    events = ()
    for index, event in enumerate(old):
        try:
            happened = Event(event.seq, event.at, event.by, _facts(table, event), event.client)
        except (msgspec.MsgspecError, DamierError) as error:
            events += _archived(old[index:], shown, f"{error}")
            return Converted(terms, events, is_archived=True)
        table.evolve(happened)
        events += (happened,)
    return Converted(terms, events, is_archived=False)


def _facts(table: Table, event: OldEvent) -> Facts:
    """Return what came of a command, or raise Refused where the rules of today do not allow it."""
    deed = parse_deed(event.deed)
    try:
        return table.decide(deed, event.by, event.at).facts  # type: ignore[return-value]
    except Refused:
        if isinstance(deed, c.ClaimDraw) and not deed.path and not table.is_over:
            return _proved(table, table.side_of(deed, event.by))
        if isinstance(deed, c.Move) and table.is_prepared:
            # Nobody counted the moves of a position then.
            return made(table, deed, table.game_time(event.at))
        raise


def _proved(table: Table, side: Colour) -> Facts:
    """Believe that nobody could win: endgame tables had proved it, and may not be at hand."""
    for place, rule in enumerate(table.game.sheet.draws):
        if rule.rule == "nobody-can-win":
            article = rule.source.article
            claimed = f.Claimed(side, rule.rule, article)
            return claimed, f.Ended(None, rule.rule, article, place)
    raise Refused("not-now", "expected a draw that can be claimed")


def _archived(
    old: Iterable[OldEvent], shown: Shown, why: str, terms: str = ""
) -> tuple[Event, ...]:
    """Return events that say how a table looked, and keep the commands that nobody can play."""
    last = f.Archived("", why, shown.board, shown.turn, shown.result, terms)
    told = tuple(_kept(old, last))
    return told or (Event(1, shown.updated, "server", (last,)),)


def _kept(old: Iterable[OldEvent], last: f.Archived) -> Iterator[Event]:
    """Yield what was stored; words are kept as words, whatever became of the game."""
    for number, event in enumerate(old):
        kept = replace(last, command=event.deed) if number == 0 else f.Archived(event.deed)
        yield Event(event.seq, event.at, event.by, (kept, *_words(event)), event.client)


def _words(event: OldEvent) -> tuple[f.AnyFact, ...]:
    try:
        deed = parse_deed(event.deed)
    except msgspec.MsgspecError:
        return ()
    side: Colour = event.by if event.by in ("white", "black") else "white"
    if isinstance(deed, c.Say):
        return (f.Said(side, deed.text),)
    if isinstance(deed, c.Report):
        return (f.Reported(side, deed.said, deed.why),)
    if isinstance(deed, c.Name):
        return (f.Named(deed.side or side, deed.name),)
    return ()


def _readable(terms: str, board: str) -> Terms:
    """Return terms that can be shown, where those that were agreed on cannot be read.

    Only the board is known: the first sheet that has as many squares draws it.
    """
    fitting = (
        name for name in sheets() if len(Table(Terms(sheet=name)).game.start.board) == len(board)
    )
    sheet = load(next(fitting, "international"))
    try:
        seats = _terms.decode(terms)
    except msgspec.MsgspecError:
        seats = Terms(sheet=sheet.id)
    return Terms(
        sheet=sheet.id,
        rules_text=sheet_text(sheet),
        against=seats.against,
        white=seats.white,
        black=seats.black,
    )
