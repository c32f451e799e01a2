"""A table as a program sees it: whole games, states, lines of talk, moves of four digits.

Everything is made from the table as it stands, so a stream that broke begins anew and misses
nothing, and a reader who is slow is sent what is true now, never a queue of what was.
"""

from __future__ import annotations

import re
from itertools import pairwise, zip_longest
from typing import TYPE_CHECKING, Any

from damier.errors import NotationError
from damier.table import commands as c
from damier.table.terms import BOT_MARK
from damier.web.programs.variants import ENDLESS, perf_of, speed_of_control, variant_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.rules.sheet import Colour
    from damier.table.table import Table
    from damier.table.talk import Remark
    from damier.table.terms import Seat

_STATUS = {"resign": "resign", "flag": "outoftime", "left": "timeout"}
_WON = "mate"  # what programs know a won game by
_DRAWN, _CALLED_OFF, _GOES_ON = "draw", "aborted", "started"
_TWO_DIGITS = 99
_SQUARE = re.compile(r"0?[1-9]|[1-9][0-9]|[123][0-9][0-9]|400", re.ASCII)
_LEAST, _MOST = 2, 100  # squares of a move


def player_of(seat: Seat) -> dict[str, Any]:
    """Return who plays a side; the computer has a level and no name."""
    if seat.kind == "computer":
        return {"aiLevel": seat.level}
    told: dict[str, Any] = {"id": seat.account.casefold(), "name": seat.account}
    if seat.bot:
        told["title"] = "BOT"
    if seat.rating:
        told["rating"] = int(seat.rating.rstrip("?"))
        told["provisional"] = seat.rating.endswith("?")
    return told


def status_of_game(table: Table) -> tuple[str, Colour | None]:
    """Return how a game stands, in lidraughts' words, and who has won."""
    outcome = table.game.outcome
    if table.aborted or table.archived is not None or outcome is None:
        return (_CALLED_OFF if table.is_over else _GOES_ON), None
    if outcome.winner is None:
        return _DRAWN, None
    return _STATUS.get(outcome.reason, _WON), outcome.winner


def moves_of(table: Table) -> list[str]:
    """Return the moves of a game, a capture jump by jump."""
    game = table.game
    wide = len(game.position.board) > _TWO_DIGITS
    found: list[str] = []
    entries = game.entries_from(0)
    for entry, following in zip_longest(entries, entries[1:]):
        struck = following is not None and following.kind == "withdrawal"
        if entry.move is None or struck:
            continue
        path = tuple(entry.move.path)
        jumps = pairwise(path)
        found += [f"{a}-{b}" if wide else f"{a:02}{b:02}" for a, b in jumps]
    return found


def game_state(table: Table, now: float) -> dict[str, Any]:
    """Return a game as it stands; times are milliseconds, `fen` and `turn` our own."""
    status, winner = status_of_game(table)
    told: dict[str, Any] = {"type": "gameState", "moves": " ".join(moves_of(table))}
    clock, at = table.game.state.clock, table.game_time(now)
    for side in ("white", "black"):
        left = ENDLESS if clock is None else round(1000 * max(0.0, clock.left(side, at)))
        told[f"{side[0]}time"] = left
    bonus = 0 if clock is None else round(1000 * clock.control.bonus)
    told |= {"winc": bonus, "binc": bonus, "status": status}
    told |= {"fen": table.game.position.fen(), "turn": table.game.turn}
    offer = table.game.state.offer
    told |= {f"{side[0]}draw": offer == side for side in ("white", "black")}
    if winner is not None:
        told["winner"] = winner
    return told


def game_full(table_id: str, made: float, table: Table, now: float) -> dict[str, Any]:
    """Return all of a game: the first line of its stream."""
    terms = table.terms
    clock = table.game.state.clock
    told: dict[str, Any] = {
        "type": "gameFull",
        "id": table_id,
        "rated": table.is_rated,
        "variant": variant_of(terms)._asdict() | {"short": variant_of(terms).name},
        "sheet": terms.sheet,
        "mode": terms.mode,
        "speed": speed_of_control(terms.control),
        "perf": perf_of(terms),
        "createdAt": round(1000 * made),
        "white": player_of(table.seats["white"]),
        "black": player_of(table.seats["black"]),
        "initialFen": terms.start_fen or "startpos",
        "state": game_state(table, now),
    }
    if clock is not None:
        first = clock.control.stages[0].seconds
        told["clock"] = {
            "initial": round(1000 * first),
            "increment": round(1000 * clock.control.bonus),
        }
    return told


def chat_line(table: Table, said: Remark) -> dict[str, Any]:
    """Return something said at the table."""
    name = said.name.removeprefix(BOT_MARK) if table.seats[said.by].bot else said.name
    return {"type": "chatLine", "room": "player", "username": name, "text": said.text}


def squares_of(text: str) -> tuple[int, ...]:
    """Read the squares of a move: `3227`, `423322`, or with signs between them."""
    written = re.split("[-x:]", text)
    if len(written) == 1:
        written = [text[at : at + 2] for at in range(0, len(text), 2)]
    found = tuple(int(part) for part in written if _SQUARE.fullmatch(part))
    if len(found) != len(written) or not _LEAST <= len(found) <= _MOST:
        raise NotationError("expected a move such as 3227 or 19-28, got another", text=text)
    return found


def move_or_jump(table: Table, path: Sequence[int]) -> c.Move | None:
    """Return the move of some squares; None: they are the beginning of a capture.

    A whole capture may be sent by its first and last square, too, unless that is a jump of another.
    """
    squares, position = tuple(path), table.game.position
    if any(tuple(move.path) == squares for move in position.legal_moves):
        return c.Move(path=squares)
    begun = (way[: len(squares)] == squares for way in map(tuple, position.core.ways()))
    return None if any(begun) else c.Move(path=squares)
