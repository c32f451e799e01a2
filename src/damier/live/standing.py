"""How a game stands, for those who watch many, and which to look at first."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from damier.live.messages import ShownGame, ShownPosition
from damier.table.view import NO_RESULT, clock_view, result_text
from damier.table.wire import dotted

if TYPE_CHECKING:
    from damier.live.room import Room

_LIVELY = 120.0  # seconds without a move after which a game is not looked at first
_UNRATED = 0.0


class ShownTable(Struct, frozen=True):
    """A game with who plays it, as processes tell each other.

    `shown`: everybody may find it; others are those of a simul, for whoever knows its name.
    `moved` is when something last happened.
    """

    game: ShownGame
    position: ShownPosition
    visitors: tuple[str, ...]
    shown: bool
    moved: float


def shown_table(room: Room, watchers: int) -> ShownTable:
    """Return how the game of a room stands."""
    table = room.table
    terms, sheet, seats = table.terms, table.game.sheet, table.seats
    board = sheet.board
    game = ShownGame(
        table=room.id,
        sheet=sheet.id,
        name=sheet.name if sheet.shelf == "house" else "",
        width=board.width,
        height=board.height,
        squares=board.squares,
        mirrored=board.dark_corner == "right",
        white=seats["white"].name,
        black=seats["black"].name,
        white_rating=seats["white"].rating,
        black_rating=seats["black"].rating,
        control=terms.control,
        tournament=terms.tournament,
        simul=terms.simul,
        board=terms.board,
    )
    visitors = tuple(who for who in room.visitors.values() if who)
    return ShownTable(game, _position(room, watchers), visitors, terms.shown, table.last_at)


def _position(room: Room, watchers: int) -> ShownPosition:
    table = room.table
    entries = table.game.entries_from(max(0, table.game.state.done - 1))
    last = next((one.move for one in reversed(entries) if one.move is not None), None)
    return ShownPosition(
        table=room.id,
        seq=table.seq,
        plies=table.game.state.plies,
        pieces=dotted(table.game.position.board),
        turn=table.game.turn,
        path=() if last is None else tuple(last.path),
        captured=() if last is None else tuple(last.captured),
        clock=clock_view(table, room.now()),
        result=NO_RESULT if table.aborted else result_text(table.game),
        watchers=watchers,
    )


def first_look(one: ShownTable, now: float) -> tuple[float, ...]:
    """Return how much a game deserves to be looked at first: the greater, the more.

    Before all others come those in which something happens, then the first board of a tournament,
    the better players, more watchers and the game that has gone further.
    """
    game, position = one.game, one.position
    return (
        position.result is None,
        now - one.moved < _LIVELY,
        bool(game.tournament) and game.board == 1,
        bool(game.simul),
        _rating(game.white_rating) + _rating(game.black_rating),
        position.watchers,
        position.plies,
    )


def _rating(text: str) -> float:
    """Return what somebody is worth, as far as it is known; 1500? is told of a beginner, too."""
    found = re.match(r"\d+", text)
    return float(found[0]) if found else _UNRATED
