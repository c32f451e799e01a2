"""What a player has planned: if the other plays this, I play that, and so on.

A plan is its owner's own. It is no fact of the table, and no view tells of it; what comes of it are
moves like any other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from damier.board.setup import opponent
from damier.position.movetext import shortest_text
from damier.table.commands import Square
from damier.table.errors import Refused
from damier.table.wire import dotted

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.position import Move, Position
    from damier.rules.sheet import Colour
    from damier.table.table import Table

MOST_TURNS = 40
DEEPEST = 10
Squares = Annotated[tuple[Square, ...], Meta(min_length=2, max_length=100)]
Why = Literal["other-move", "offer", "gone", "not-possible"]


class TurnAhead(Struct, frozen=True, omit_defaults=True):
    """If the other goes over these squares, the answer goes over those; `next` is what follows."""

    when: Squares
    answer: Squares
    next: tuple[TurnAhead, ...] = ()


class StandingPlan(NamedTuple):
    """What a side has planned from a moment of the game on."""

    side: Colour
    done: int  # entries of the game before it
    board: str
    turns: tuple[TurnAhead, ...]


class Followed(NamedTuple):
    """What a plan says now: a path to go with the rest of the plan, or why it is over."""

    path: tuple[int, ...] = ()
    rest: StandingPlan | None = None
    why: Why | None = None


_decoder = msgspec.json.Decoder(tuple[TurnAhead, ...])
_encoder = msgspec.json.Encoder()


def turns_text(turns: tuple[TurnAhead, ...]) -> str:
    """Write the turns of a plan as JSON."""
    return _encoder.encode(turns).decode()


def parse_turns(text: str) -> tuple[TurnAhead, ...]:
    """Read what `turns_text` wrote; raises Refused."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise Refused("bad-plan", str(error)) from error


def plan_for(table: Table, side: Colour, turns: tuple[TurnAhead, ...]) -> StandingPlan:
    """Return a plan from this moment on; raises Refused if it is too large, late or not legal."""
    if table.days is None or table.is_over or table.open_seat is not None:
        raise Refused("no-plan", "expected a game by days that goes on")
    if table.game.turn == side:
        raise Refused("no-plan", "expected the other to be to move")
    count, depth = _size(turns)
    if count > MOST_TURNS or depth > DEEPEST:
        wanted = f"expected at most {MOST_TURNS} answers and {DEEPEST} in a row"
        raise Refused("bad-plan", f"{wanted}, got {count} and {depth}")
    _check(table.game.position, turns)
    return StandingPlan(side, table.game.state.done, dotted(table.game.position.board), turns)


def _size(turns: tuple[TurnAhead, ...]) -> tuple[int, int]:
    """Return how many answers there are, and how many in a row."""
    sizes = [_size(turn.next) for turn in turns]
    return sum(1 + count for count, _ in sizes), max((1 + depth for _, depth in sizes), default=0)


def _check(position: Position, turns: tuple[TurnAhead, ...]) -> None:
    seen: list[Move] = []
    for turn in turns:
        theirs = _legal(position, turn.when)
        if theirs is None or theirs in seen:
            raise Refused("bad-plan", f"expected another legal move, got {turn.when}")
        seen.append(theirs)
        after = position.play_unchecked(theirs)
        mine = _legal(after, turn.answer)
        if mine is None:
            raise Refused("bad-plan", f"expected a legal answer, got {turn.answer}")
        _check(after.play_unchecked(mine), turn.next)


def _legal(position: Position, path: tuple[int, ...]) -> Move | None:
    """Return the legal move with these squares, which may be another road of the same capture."""
    legal = position.legal_moves
    exact = next((move for move in legal if tuple(move.path) == tuple(path)), None)
    if exact is not None or len(path) != 2:
        return exact
    ends = [move for move in legal if (move.path[0], move.path[-1]) == tuple(path)]
    return ends[0] if len(ends) == 1 else None


def follow(table: Table, plan: StandingPlan) -> Followed | None:
    """Say what a plan means now; None: the other is still to move, and nothing is to be done."""
    game = table.game
    if table.is_over:
        return Followed(why="gone")
    if game.turn != plan.side:
        here = game.state.done == plan.done and dotted(game.position.board) == plan.board
        return None if here else Followed(why="gone")
    entries = game.entries_from(plan.done)
    if game.state.done != plan.done + 1 or len(entries) != 1:
        return Followed(why="gone")
    entry, before = entries[0], entries[0].before
    if entry.kind != "move" or entry.move is None or dotted(before.board) != plan.board:
        return Followed(why="gone")
    if game.state.offer == opponent(plan.side):
        return Followed(why="offer")
    for turn in plan.turns:
        if _legal(before, turn.when) == entry.move:
            return _answered(table, plan, turn)
    return Followed(why="other-move")


def _answered(table: Table, plan: StandingPlan, turn: TurnAhead) -> Followed:
    position = table.game.position
    mine = _legal(position, turn.answer)
    if mine is None:
        return Followed(why="not-possible")
    board = dotted(position.play_unchecked(mine).board)
    rest = StandingPlan(plan.side, plan.done + 2, board, turn.next) if turn.next else None
    return Followed(tuple(mine.path), rest)


def line_after(position: Position, paths: Sequence[tuple[int, ...]]) -> tuple[Position, list[str]]:
    """Return where legal moves lead, and how they are written; raises Refused."""
    texts = []
    for path in paths:
        move = _legal(position, path)
        if move is None:
            raise Refused("bad-plan", f"expected a legal move, got {path}")
        texts.append(shortest_text(move, position.legal_moves))
        position = position.play_unchecked(move)
    return position, texts
