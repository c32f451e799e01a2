"""Endings to train: positions that the tables call won or drawn, against the best defence.

tables = Tables("english")
kind = kinds_of(tables)[0]                  # two kings against one, to be won
drill = find_drill(kind, tables, Random(1))
step = train(drill, ["18-15"], tables)      # kept? how far now? what does the defence play?
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Literal

from damier.board.setup import Setup
from damier.engine.endgame import Material, Probe
from damier.errors import DamierError
from damier.game import Game
from damier.learn.puzzle import Goal  # noqa: TC001  part of the public types
from damier.position import Position
from damier.position.compile import compile_sheet

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from damier.engine.endgame import Tables
    from damier.game.outcome import Outcome
    from damier.position import Move
    from damier.rules.sheet import Colour

HELD = 10  # moves after which a draw counts as held
_SHORTEST = 5  # plies: what is won sooner needs no training
_TRIES = 5_000  # positions looked at for one drill
_FEW = 500  # and to find out whether there are any
_OTHER: dict[str, Literal["win", "draw", "loss"]] = {"win": "loss", "draw": "draw", "loss": "win"}
_WORTH = {"win": 1, "draw": 0, "loss": -1}


class EndingError(DamierError):
    """An ending that cannot be trained: no table answers, or the position has another goal."""


@dataclass(frozen=True, slots=True)
class DrillKind:
    """What can be trained: the learner's pieces are named first, whatever their colour.

    `longest` is how many plies the longest win of this material takes.
    """

    material: Material
    goal: Goal
    longest: int


@dataclass(frozen=True, slots=True)
class Drill:
    """A position to train: the side to move reaches the goal; `plies` is None for a draw."""

    position: Position
    goal: Goal
    plies: int | None


@dataclass(frozen=True, slots=True)
class DrillStep:
    """What came of the learner's last move.

    `kept`: the goal is still in reach; `before` and `after` are what the tables say for the learner
    before and after the move (None where the game is over), `number` is which move of the learner
    it was. `reply` is the best defence, `position` that after it. `done`: the goal is reached, and
    `outcome` how the game ended, if it did.
    """

    kept: bool
    done: bool
    number: int
    before: Probe
    after: Probe | None
    start: Position
    move: Move
    position: Position
    reply: Move | None
    outcome: Outcome | None


def kinds_of(tables: Tables) -> tuple[DrillKind, ...]:
    """Return what the tables that are there can train, few pieces first."""
    return _kinds(tables.sheet.play_hash, tables.available_pieces, _Held(tables))


def find_drill(kind: DrillKind, tables: Tables, dice: Random) -> Drill:
    """Return a position of that kind, quiet and not over at once; raise EndingError without one.

    One to win is also won by the sheet's draw rules that count moves, if it is played well.
    """
    if kind.material.stored not in tables.materials(tables.available_pieces):
        raise EndingError(f"expected tables of {kind.material}, got none")
    found = _search(kind, tables, dice, _TRIES)
    if found is None:
        raise EndingError(f"expected a position of {kind.material} to train, got none that suits")
    return Drill(found, kind.goal, _probed(found, tables).plies)


def train(drill: Drill, moves: Sequence[Move | str], tables: Tables) -> DrillStep:
    """Play the learner's moves and the replies by turns; judge the last, which is the learner's.

    Raises IllegalMove or NotationError for a move that cannot be made, and EndingError where no
    table answers, the goal was never in reach, or the moves before the last have ended the game.
    """
    if len(moves) % 2 == 0:
        raise EndingError("expected moves that end with one of the learner, got another number")
    game = Game(drill.position.sheet, start=drill.position)
    for move in moves[:-1]:
        game.play(move)
        if game.outcome is not None:
            raise EndingError("expected moves of a game that goes on, got one that is over")
    start = game.position
    before = _probed(start, tables)
    if _WORTH[before.result] < _WORTH[drill.goal]:
        raise EndingError(f"expected a position with a {drill.goal}, got a {before.result}")
    move = start.parse(moves[-1]) if isinstance(moves[-1], str) else moves[-1]
    game.play(move)
    number = (len(moves) + 1) // 2
    if game.outcome is not None:
        good, end = _reached(drill, start, game.outcome), game.position
        return DrillStep(good, good, number, before, None, start, move, end, None, game.outcome)
    after = _turned(_probed(game.position, tables))
    reply = defence(game.position, tables)
    game.play(reply)
    kept = _WORTH[after.result] >= _WORTH[drill.goal]
    done = drill.goal == "draw" and number >= HELD
    if game.outcome is not None:
        kept = done = _reached(drill, start, game.outcome)
    return DrillStep(
        kept, kept and done, number, before, after, start, move, game.position, reply, game.outcome
    )


def defence(position: Position, tables: Tables) -> Move:
    """Return the best move of the side to move: to win soon, to keep the draw, or to lose late.

    Of moves that keep a draw, the one that leaves the other side the fewest that do.
    """
    return max(position.legal_moves, key=lambda move: _value(position, move, tables))


def keeping(position: Position, goal: Goal, tables: Tables) -> tuple[Move, ...]:
    """Return the moves that keep the goal in reach, the shortest way first."""
    found = [
        (_value(position, move, tables), index, move)
        for index, move in enumerate(position.legal_moves)
        if _after(position, move, tables) >= _WORTH[goal]
    ]
    return tuple(move for _, _, move in sorted(found, key=lambda each: (-each[0], each[1])))


def _reached(drill: Drill, start: Position, over: Outcome) -> bool:
    return over.winner == start.turn or (drill.goal == "draw" and over.winner is None)


class _Held:
    """Tables that are no part of what a question is remembered by."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held)

    def __hash__(self) -> int:
        return 0


@lru_cache(maxsize=64)
def _kinds(_play: str, pieces: int, held: _Held) -> tuple[DrillKind, ...]:
    tables, found = held.tables, list[DrillKind]()
    for material in tables.materials(pieces):
        counts = tables.core.counts(material)
        wins, _, _, longest, _ = counts[0]
        if wins and longest >= _SHORTEST:
            found.append(DrillKind(material, "win", longest))
        _, draws, losses, _, longest = counts[-1]
        if draws and losses and longest >= _SHORTEST:
            found.append(DrillKind(_swapped(material), "draw", longest))
    dice = Random(0)  # noqa: S311  the same list every time
    return tuple(kind for kind in found if _search(kind, tables, dice, _FEW) is not None)


def _search(kind: DrillKind, tables: Tables, dice: Random, tries: int) -> Position | None:
    """Look at positions of a material until one suits."""
    stored = kind.material.stored
    turn: Colour = "white" if stored == kind.material else "black"
    play, size = compile_sheet(tables.sheet), tables.core.size(stored)
    for _ in range(tries):
        core = tables.core.position(play, stored, dice.randrange(size))
        if core.black_to_move == (turn == "black"):
            position = Position.from_setup(Setup(core.board, turn), tables.sheet)
            if _suits(position, kind, tables):
                return position
    return None


def _suits(position: Position, kind: DrillKind, tables: Tables) -> bool:
    """Tell whether a position is worth training: the goal is there, and not by taking at once."""
    moves = position.legal_moves
    found = tables.probe(position)
    if found is None or found.result != kind.goal or len(moves) < 2 or moves[0].is_capture:
        return False
    if kind.goal == "draw":
        kept = sum(_after(position, move, tables) == 0 for move in moves)
        return 0 < kept < len(moves)
    return (found.plies or 0) >= _SHORTEST and _wins_by_the_rules(position, tables)


def _wins_by_the_rules(position: Position, tables: Tables) -> bool:
    game = Game(position.sheet, start=position)
    for move in tables.line(position):
        if game.outcome is not None:
            return False
        game.play(move)
    return game.outcome is not None and game.outcome.winner == position.turn


def _value(position: Position, move: Move, tables: Tables) -> float:
    """Return what a move is worth to whoever plays it: sooner wins and later losses are more."""
    after = position.play_unchecked(move)
    found = _turned(_probed(after, tables)) if after.legal_moves else None
    worth = _after(position, move, tables)
    if worth:
        plies = 0 if found is None else found.plies or 0
        return worth * (2 - plies / 10_000)
    return 1 / (1 + sum(1 for _ in _holding(after, tables)))


def _holding(position: Position, tables: Tables) -> Iterator[Move]:
    """Yield the moves of a drawn position that keep it drawn."""
    return (move for move in position.legal_moves if _after(position, move, tables) >= 0)


def _after(position: Position, move: Move, tables: Tables) -> int:
    """Return 1, 0 or -1 for whoever plays a move: won, drawn, lost."""
    return -_WORTH[_probed(position.play_unchecked(move), tables).result]


def _probed(position: Position, tables: Tables) -> Probe:
    found = tables.probe(position)
    if found is None:
        raise EndingError(f"expected a position that a table answers for, got {position.fen()}")
    return found


def _turned(found: Probe) -> Probe:
    """Return what a position is worth to the other side."""
    return Probe(_OTHER[found.result], found.plies)


def _swapped(material: Material) -> Material:
    return Material(*material[2:], *material[:2])
