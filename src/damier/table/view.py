"""What people at a table see: one view for all, and beside it what is one's own.

A view is data. What it says are phrases, so that it is the same in every language.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import zip_longest
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from damier.board.setup import opponent
from damier.pdn.result import Result, format_result
from damier.position.movetext import shortest_text
from damier.rules.sheet import Colour  # noqa: TC001  msgspec reads annotations
from damier.table.wire import MoveView, dotted, move_views, must_capture, ways_on
from damier.texts.phrase import Phrase
from damier.texts.speech import (
    REMEDIES,
    count_of,
    counter_phrase,
    offence_phrase,
    option_phrase,
    outcome_phrase,
    result_phrase,
)

if TYPE_CHECKING:
    from damier.game import Game
    from damier.game.history import Entry
    from damier.game.options import Option, OptionKind
    from damier.table.table import Table
    from damier.texts.speech import Count

NO_RESULT = "*"  # as PDN writes it
Eyes = Literal["white", "black", "both"] | None  # None: somebody who only watches


class EntryView(Struct, frozen=True):
    """One deed of the game so far; `board` is after it, `seconds` how long it took."""

    kind: str
    by: Colour
    text: str
    path: tuple[int, ...]
    captured: tuple[int, ...]
    crowns: bool
    board: str
    struck: bool
    offence: bool
    seconds: float


class OffenceView(Struct, frozen=True):
    """An offence that waits for an answer; `says` has a `title`, too."""

    by: Colour
    says: Phrase
    article: str | None
    path: tuple[int, ...]
    missed: list[MoveView]
    huffable: tuple[int, ...]


class OptionView(Struct, frozen=True):
    """Something the reader may do now besides moving.

    `says` names it; of huff, withdraw and stand it has the `consequence`, too.
    """

    kind: str
    square: int | None
    says: Phrase


class HandView(Struct, frozen=True):
    """The touched piece that must move, and whether straightening was announced."""

    bound: int | None
    straightening: bool


class CounterView(Struct, frozen=True):
    """How far a draw rule has come."""

    rule: str
    done: int
    needed: int
    says: Phrase
    article: str | None


class ClockView(Struct, frozen=True):
    """Seconds left at the server's time `now`, which is in milliseconds since the epoch.

    With byo-yomi `periods` are those that White and Black still have.
    """

    white: float
    black: float
    running: Colour | None
    now: int
    periods: tuple[int, int] | None = None


class PointedView(Struct, frozen=True):
    """A side has pointed at a piece, and whether it had a capture to make."""

    by: Colour
    square: int
    found: bool


class OutcomeView(Struct, frozen=True):
    """How the game ended; `title` says who has won, `says` why."""

    winner: Colour | None
    reason: str
    title: Phrase
    says: Phrase
    article: str | None
    result: str


class TakenView(Struct, frozen=True):
    """How many pieces of a side are off the board."""

    men: int
    kings: int


class View(Struct, frozen=True):
    """A table as everybody sees it; `entries` begin at `entries_from`.

    `ways` are the longest ways on which a hand could jump more than once, allowed or not, and
    `claims` the moves with which the side to move may claim a draw. Where slips are silent,
    `offence` and its remedies are there only once somebody has `pointed`. `may_abort`: the game has
    hardly begun and can be called off. `rated`: it counts, so that against the computer there are
    no hints and nothing is taken back.
    """

    seq: int
    fen: str
    board: str
    turn: Colour
    plies: int
    moves: list[MoveView]
    ways: list[tuple[int, ...]]
    must: list[int]
    entries_from: int
    entries: list[EntryView]
    offence: OffenceView | None
    hand: HandView
    counters: list[CounterView]
    claims: list[MoveView]
    clock: ClockView | None
    offer: Colour | None
    takeback: Colour | None
    rematch: list[Colour]
    outcome: OutcomeView | None
    taken: dict[Colour, TakenView]
    thinking: bool
    pointed: PointedView | None = None
    may_abort: bool = False
    resting: dict[Colour, int] = {}
    rated: bool = False


class OwnView(Struct, frozen=True):
    """What only one side, or only who plays both, may know or do.

    `muted`: whoever looks hears nothing of what the other side says. `may_point`: where slips are
    silent, whoever looks may point at a piece now.
    """

    options: list[OptionView] = []
    muted: bool = False
    may_point: bool = False


_NOTHING = OwnView()


def view_of(table: Table, at: float, *, since: int = 0, thinking: bool = False) -> View:
    """Return what everybody sees; of the entries only those from `since` on."""
    game = table.game
    position, state = game.position, game.state
    legal = [] if table.is_over else position.legal_moves
    hidden = table.slips.is_hidden(game)
    return View(
        seq=table.seq,
        fen=position.fen(),
        board=_board(table),
        turn=game.turn,
        plies=state.plies,
        moves=move_views(legal),
        ways=ways_on(position, legal),
        must=must_capture(game.sheet, legal),
        entries_from=since,
        entries=_entries(game, since, hidden=hidden),
        offence=None if hidden else _offence(game),
        hand=HandView(state.hand.bound, state.hand.straightening),
        counters=[_counter(count_of(each), each.rule.source.article) for each in game.counters],
        claims=move_views(game.claiming_moves, legal),
        clock=clock_view(table, at),
        offer=state.offer,
        takeback=table.takeback,
        rematch=sorted(table.rematch),
        outcome=_outcome(table),
        taken=_taken(game),
        thinking=thinking,
        pointed=_pointed(table),
        may_abort=table.may_abort,
        resting=_resting(table, at),
        rated=table.is_rated,
    )


def own_view(table: Table, eyes: Eyes) -> OwnView:
    """Return what somebody sees beside the view of all."""
    if eyes is None:
        return _NOTHING
    return OwnView(
        options=[_option(option, table.game) for option in _options(table, eyes)],
        muted=eyes in table.talk.deaf,
        may_point=_may_point(table, eyes),
    )


def _board(table: Table) -> str:
    """Return what stands on the board, or stood when the game was last shown."""
    kept = table.archived
    return kept.board if kept is not None and kept.board else dotted(table.game.position.board)


def _entries(game: Game, since: int, *, hidden: bool) -> list[EntryView]:
    """Return the entries from one on; `hidden`: nobody may tell a slip of the last."""
    earlier = next(iter(game.entries_from(since - 1)), None) if since else None
    shown = game.entries_from(since)
    found = []
    for entry, following in zip_longest(shown, shown[1:]):
        found.append(_entry(entry, earlier, following, hidden=hidden and following is None))
        earlier = entry
    return found


def _entry(
    entry: Entry, earlier: Entry | None, following: Entry | None, *, hidden: bool
) -> EntryView:
    before = entry.at if earlier is None else earlier.at
    move = entry.move
    words = str(entry.square or "")
    if move is not None:
        words = shortest_text(move, entry.before.legal_moves) if not entry.offence else str(move)
    return EntryView(
        kind=entry.kind,
        by=entry.by,
        text=words,
        path=tuple(move.path) if move else tuple([entry.square] if entry.square else []),
        captured=tuple(move.captured) if move else (),
        crowns=move is not None and move.crowns,
        board=dotted(entry.after.board),
        struck=following is not None and following.kind == "withdrawal",
        offence=entry.offence is not None and not hidden,
        seconds=round(max(0.0, (entry.at or 0.0) - (before or 0.0)), 1),
    )


def _offence(game: Game) -> OffenceView | None:
    offence = game.offence
    if offence is None:
        return None
    return OffenceView(
        by=offence.by,
        says=offence_phrase(offence),
        article=offence.refusal.article,
        path=tuple(offence.move.path),
        missed=move_views(offence.refusal.required, offence.before.legal_moves),
        huffable=offence.huffable,
    )


def _options(table: Table, eyes: Literal["white", "black", "both"]) -> tuple[Option, ...]:
    if eyes != "both":
        return table.options_for(eyes)
    here = table.options_for(table.game.turn)
    there = table.options_for(opponent(table.game.turn))
    return here + tuple(option for option in there if option not in here)


def _may_point(table: Table, eyes: Literal["white", "black", "both"]) -> bool:
    if table.is_over:
        return False
    return table.slips.may_point(table.game, table.game.turn if eyes == "both" else eyes)


def _pointed(table: Table) -> PointedView | None:
    last = table.slips.pointed(table.game)
    return None if last is None else PointedView(last.by, last.square, last.found)


def _option(option: Option, game: Game) -> OptionView:
    if option.kind not in REMEDIES:
        return _plain_option(option.kind)
    piece = "man"
    if option.square is not None and game.position.piece_at(option.square).isupper():
        piece = "king"
    return OptionView(option.kind, option.square, option_phrase(option, game.sheet, piece=piece))


@cache
def _plain_option(kind: OptionKind) -> OptionView:
    """Tell an option that is the same in every game."""
    return OptionView(kind, None, Phrase(f"option-{kind}"))


@lru_cache(maxsize=10_000)
def _counter(count: Count, article: str | None) -> CounterView:
    rule, _, done, needed, *_ = count
    return CounterView(rule, done, needed, counter_phrase(count), article)


def clock_view(table: Table, at: float) -> ClockView | None:
    """Return the clock as it is at a time, None where there is none."""
    clock = table.game.state.clock
    if clock is None:
        return None
    now = table.game_time(at)
    left = [round(max(0.0, clock.left(side, now)), 3) for side in ("white", "black")]
    periods = None
    if clock.control.periods:
        periods = clock.periods_left("white", now), clock.periods_left("black", now)
    running = None if table.aborted else clock.running
    return ClockView(left[0], left[1], running, round(at * 1000), periods)


def _resting(table: Table, at: float) -> dict[Colour, int]:
    """Return until when sides are on vacation, in milliseconds since the epoch."""
    found = ((side, table.rests_until(side, at)) for side in table.rests)
    return {side: round(until * 1000) for side, until in found if until is not None}


def _outcome(table: Table) -> OutcomeView | None:
    """Say how a game ended; None while it goes on."""
    if table.archived is not None:
        return _unplayed("archived", table.archived.result or NO_RESULT)
    if table.aborted:
        return _unplayed("aborted", NO_RESULT)
    game, outcome = table.game, table.game.outcome
    if outcome is None:
        return None
    return OutcomeView(
        winner=outcome.winner,
        reason=outcome.reason,
        title=result_phrase(outcome, game.sheet),
        says=outcome_phrase(outcome, game.sheet),
        article=outcome.article,
        result=result_text(game) or "",
    )


def _unplayed(reason: str, result: str) -> OutcomeView:
    """Say that a game can be looked at only, or was called off: no rule has ended it."""
    title, said = Phrase(f"result-{reason}"), Phrase(f"outcome-{reason}")
    return OutcomeView(None, reason, title, said, None, result)


def result_text(game: Game) -> str | None:
    """Write the result as the sheet's PDN does; None while the game goes on."""
    if game.outcome is None:
        return None
    winner = game.outcome.winner
    result = Result("draw") if winner is None else Result("win", winner)
    return format_result(result, game.sheet)


def _taken(game: Game) -> dict[Colour, TakenView]:
    """Count what was captured and huffed, by side and kind."""
    lost = game.state.lost
    return {
        "white": TakenView(lost.count("w"), lost.count("W")),
        "black": TakenView(lost.count("b"), lost.count("B")),
    }
