"""Draw rules counted slowly and obviously: every counter anew from the whole history."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.board.setup import opponent
from damier.game.draws import Counter
from damier.game.history import Ply, plies

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.game import Game
    from damier.position import Move, Position
    from damier.rules.sheet import Colour, Draw


def counters(game: Game, quiet: int = 0) -> list[Counter]:
    """Return a counter for every rule that counts; `quiet` is the start position's own count."""
    return _counted(game.draw_rules, _Line(plies(game.entries), game.position, quiet))


def claiming_moves(game: Game) -> list[Move]:
    """Return the legal moves with which a rule that counts can be claimed."""
    rules = [rule for rule in game.draw_rules if rule.how == "claim"]
    before, bound, found = game.position, game.state.hand.bound, []
    if game.outcome is not None:
        return []
    for move in before.legal_moves:
        after = before.play_unchecked(move)
        man = before.piece_at(move.start).islower()
        line = [*plies(game.entries), Ply(before.turn, before, after, move, man)]
        counted = _counted(rules, _Line(line, after, 0))
        if bound in (None, move.start) and any(counter.reached for counter in counted):
            found.append(move)
    return found


def _counted(rules: Sequence[Draw], line: _Line) -> list[Counter]:
    return [_COUNTS[rule.rule](rule, line) for rule in rules if rule.rule in _COUNTS]


@dataclass(frozen=True, slots=True)
class _Line:
    """The game so far: the moves that stand, the position now, quiet plies before the first."""

    history: Sequence[Ply]
    now: Position
    quiet: int

    def positions_back(self) -> list[Position]:
        """Return all positions, the present one first."""
        return [self.now, *(ply.before for ply in reversed(self.history))]


def _run(line: _Line) -> list[Ply]:
    """Return the last player's unbroken run of turns with one piece and no capture.

    A huff takes a piece as a capture does, and breaks the runs of both.
    """
    run: list[Ply] = []
    for ply in reversed(line.history):
        if ply.huffed:
            break
        if ply.by != line.history[-1].by:
            continue
        if ply.move.is_capture or (run and ply.move.end != run[-1].move.start):
            break
        run.append(ply)
    return run[::-1]


def _same_move(rule: Draw, line: _Line) -> Counter:
    run = _run(line)
    if not run:
        return Counter(rule, 0, rule.times)
    last = run[-1].move
    times = sum(ply.move == last for ply in run)
    return Counter(rule, times, rule.times, by=run[-1].by, square=last.end, move=str(last))


def _return(rule: Draw, line: _Line) -> Counter:
    run = _run(line)
    if not run:
        return Counter(rule, 0, rule.times)
    here = run[-1].move.end
    stood = [run[0].move.start, *(ply.move.end for ply in run)]
    if rule.by_king:  # a man never returns; as a king the piece has stood where it was crowned
        stood = stood[sum(ply.man_moved for ply in run) :]
    visits = stood.count(here)
    return Counter(rule, visits - 1, rule.times, by=run[-1].by, square=here)


def _repetition(rule: Draw, line: _Line) -> Counter:
    times = 0
    for position in line.positions_back():
        times += position.board == line.now.board and position.turn == line.now.turn
    return Counter(rule, times, rule.times)


def _in_moves(rule: Draw, plies: int) -> Counter:
    return Counter(rule, plies // 2, rule.moves, plies=plies)


def _quiet_moves(rule: Draw, line: _Line) -> Counter:
    quiet = _while(line.history, lambda ply: not ply.progress)
    return _in_moves(rule, quiet + (line.quiet if quiet == len(line.history) else 0))


def _while(history: Sequence[Ply], holds: Callable[[Ply], bool]) -> int:
    count = 0
    for ply in reversed(history):
        if not holds(ply):
            break
        count += 1
    return count


def _material(rule: Draw, line: _Line) -> Counter:
    """Count the moves since the material named by the rule came about."""
    if rule.at_once:
        return Counter(rule, int(_has_material(rule, line.now)), 1)
    if not _has_material(rule, line.now):
        return _in_moves(rule, 0)
    return _in_moves(rule, _while(line.history, lambda ply: _has_material(rule, ply.before)))


def _has_material(rule: Draw, position: Position) -> bool:
    sides: tuple[Colour, Colour] = ("white", "black")
    return any(
        any(_is_material(position, strong, text) for text in rule.stronger)
        and any(_is_material(position, opponent(strong), text) for text in rule.weaker)
        and (not rule.main_road or _on_main_road(position, opponent(strong)))
        for strong in sides
    )


def _is_material(position: Position, side: Colour, wanted: str) -> bool:
    men, kings = position.board.count(side[0]), position.board.count(side[0].upper())
    if wanted.endswith("+"):
        return men == wanted.count("M") and kings >= wanted.count("K")
    return (men, kings) == (wanted.count("M"), wanted.count("K"))


def _on_main_road(position: Position, side: Colour) -> bool:
    road = position.geometry.main_road
    return any(piece == side[0].upper() and at in road for at, piece in position.pieces().items())


def _balance(rule: Draw, line: _Line) -> Counter:
    """Count the moves without capture or crowning while both sides have kings."""
    fewest, most = rule.pieces

    def in_range(position: Position) -> bool:
        pieces = len(position.board) - position.board.count("e")
        return fewest <= pieces <= most and "W" in position.board and "B" in position.board

    if not in_range(line.now):
        return _in_moves(rule, 0)

    def unchanged(ply: Ply) -> bool:
        changed = ply.move.is_capture or ply.move.crowns or ply.huffed
        return not changed and in_range(ply.before)

    return _in_moves(rule, _while(line.history, unchanged))


def _one_each(rule: Draw, line: _Line) -> Counter:
    board = line.now.board.lower()
    return Counter(rule, int(board.count("w") == board.count("b") == 1), 1)


_COUNTS: dict[str, Callable[[Draw, _Line], Counter]] = {
    "same-move": _same_move,
    "return": _return,
    "repetition": _repetition,
    "quiet-moves": _quiet_moves,
    "material": _material,
    "balance": _balance,
    "one-each": _one_each,
}
