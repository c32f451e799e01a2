"""The oracle: a slow, obvious move generator that judges the fast one.

Written from the fields of a sheet and from nothing else, so that a reader can hold it against the
rule text line by line. Squares are numbered from the top left as White sees it, row by row over
the playable squares; White sits at the bottom and moves up. The boards are laid out in (row,
column), row 0 at the top; `_layout` turns them into rays of squares, nearest first, and all the
rules below speak of rays.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import cache, total_ordering
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from random import Random

    from damier.rules.sheet import Board, Colour, Lines, Man, Priority, Sheet

Direction = tuple[int, int]
Run = tuple[int, int]
Duplicates = Literal["removed", "kept"]

_OTHER: dict[Colour, Colour] = {"white": "black", "black": "white"}
_FORWARD: dict[Colour, int] = {"white": -1, "black": +1}
_VALUE = {False: 50, True: 99}  # Frisian: n kings are worth less than 2n men, more than 2n - 1


@dataclass(frozen=True)
class Placement:
    """A position; `king_runs`: White's and Black's (king's square, its quiet moves in a row)."""

    white_men: frozenset[int]
    white_kings: frozenset[int]
    black_men: frozenset[int]
    black_kings: frozenset[int]
    turn: Colour
    king_runs: tuple[Run | None, Run | None] = (None, None)

    def men(self, colour: Colour) -> frozenset[int]:
        return self.white_men if colour == "white" else self.black_men

    def kings(self, colour: Colour) -> frozenset[int]:
        return self.white_kings if colour == "white" else self.black_kings

    def run(self, colour: Colour) -> Run | None:
        return self.king_runs[colour == "black"]


@total_ordering
@dataclass(frozen=True)
class OracleMove:
    """A move; captures that differ only in their route are one move."""

    start: int
    end: int
    captured: frozenset[int] = frozenset()
    crowns: bool = False

    def __lt__(self, other: OracleMove) -> bool:
        return self._key() < other._key()

    def _key(self) -> tuple[int, int, list[int], bool]:
        return self.start, self.end, sorted(self.captured), self.crowns


class Piece(NamedTuple):
    """One piece on the board."""

    colour: Colour
    king: bool


class Jump(NamedTuple):
    """One jump: the piece jumped over, and the free squares behind it to land on, nearest first."""

    over: int
    direction: Direction
    landings: tuple[int, ...]


class Route(NamedTuple):
    """One way of making a capture: the pieces in the order they are jumped, and in which direction.

    This fixes every square where the piece turns. Where it goes straight on over the next piece, it
    does not matter on which of the squares between the two it is thought to land.
    """

    start: int
    end: int
    jumps: tuple[tuple[int, Direction], ...]
    crowns: bool

    def move(self) -> OracleMove:
        captured = frozenset(over for over, _ in self.jumps)
        return OracleMove(self.start, self.end, captured, self.crowns)


class _Trail(NamedTuple):
    """What a capturing piece has done so far; `king`: what it is now."""

    jumps: tuple[tuple[int, Direction], ...]
    king: bool
    crowned: bool


_Rays = dict[int, tuple[tuple[Direction, tuple[int, ...]], ...]]


class _Layout(NamedTuple):
    """The board of a sheet: for each kind of piece, the rays it may move and capture along."""

    rows: dict[int, int]
    crown_rows: dict[Colour, frozenset[int]]
    moves: dict[Piece, _Rays]
    captures: dict[Piece, _Rays]


def start(sheet: Sheet) -> Placement:
    """Set up the men on their rows, counted from their owner's edge."""
    rows = _layout_of(sheet).rows
    height = sheet.board.height
    return Placement(
        white_men=frozenset(n for n, row in rows.items() if height - row in sheet.board.men_rows),
        white_kings=frozenset(),
        black_men=frozenset(n for n, row in rows.items() if row + 1 in sheet.board.men_rows),
        black_kings=frozenset(),
        turn=sheet.start.first,
    )


def legal_moves(sheet: Sheet, placement: Placement) -> set[OracleMove]:
    """Return every legal move."""
    return set(_ways(sheet, placement))


def routes(sheet: Sheet, placement: Placement) -> list[Route]:
    """Return every legal way of capturing; several routes may be the same move."""
    if _is_over(sheet, placement):
        return []
    layout, pieces = _layout_of(sheet), _pieces(placement)
    found: list[Route] = []
    for square in placement.men(placement.turn) | placement.kings(placement.turn):
        found += _Walk(sheet, layout, pieces, square).routes()
    for criterion in sheet.capture.priority:
        if len(found) > 1:
            ranks = [_rank(criterion, placement, route) for route in found]
            best = max(ranks)
            found = [route for route, rank in zip(found, ranks, strict=True) if rank == best]
    return found


def play(sheet: Sheet, placement: Placement, move: OracleMove) -> Placement:
    """Return the position after a legal move."""
    us, them = placement.turn, _OTHER[placement.turn]
    by_king = move.start in placement.kings(us)
    left = {move.start}
    ours = {
        "men": placement.men(us) - left,
        "kings": placement.kings(us) - left,
    }
    ours["kings" if by_king or move.crowns else "men"] |= {move.end}
    theirs = {
        "men": placement.men(them) - move.captured,
        "kings": placement.kings(them) - move.captured,
    }

    our_run = None
    if sheet.king.limit and by_king and not move.captured and ours["men"]:
        before = placement.run(us)
        made = before[1] if before is not None and before[0] == move.start else 0
        our_run = (move.end, made + 1)
    their_run = placement.run(them)
    if their_run is not None and not (theirs["men"] and their_run[0] in theirs["kings"]):
        their_run = None

    white, black = (ours, theirs) if us == "white" else (theirs, ours)
    runs = (our_run, their_run) if us == "white" else (their_run, our_run)
    return Placement(white["men"], white["kings"], black["men"], black["kings"], them, runs)


def perft(
    sheet: Sheet, placement: Placement, depth: int, duplicates: Duplicates = "removed"
) -> int:
    """Count the sequences of `depth` moves; "kept" counts each route of a capture for itself."""
    if depth == 0:
        return 1
    kept = duplicates == "kept"
    level = Counter({placement: 1})
    for _ in range(depth - 1):
        after: Counter[Placement] = Counter()
        for position, times in level.items():
            for move, ways in _ways(sheet, position).items():
                after[play(sheet, position, move)] += times * (ways if kept else 1)
        level = after
    last = ((_ways(sheet, position), times) for position, times in level.items())
    return sum(times * (ways.total() if kept else len(ways)) for ways, times in last)


def _ways(sheet: Sheet, placement: Placement) -> Counter[OracleMove]:
    """Return every legal move, and in how many ways it can be made."""
    captures = routes(sheet, placement)
    ways = Counter(route.move() for route in captures)
    if not (captures and sheet.capture.compulsory):
        ways.update(_quiet_moves(sheet, placement))
    return ways


def _is_over(sheet: Sheet, placement: Placement) -> bool:
    return sheet.end.first_king_wins and bool(placement.kings(_OTHER[placement.turn]))


def _quiet_moves(sheet: Sheet, placement: Placement) -> Iterator[OracleMove]:
    if _is_over(sheet, placement):
        return
    us = placement.turn
    layout = _layout_of(sheet)
    pieces = _pieces(placement)
    for square in placement.men(us):
        for _, ray in layout.moves[Piece(us, king=False)][square]:
            if ray[0] not in pieces:
                yield OracleMove(square, ray[0], crowns=ray[0] in layout.crown_rows[us])
    for square in placement.kings(us):
        if _is_tired(sheet, placement, square):
            continue
        for _, ray in layout.moves[Piece(us, king=True)][square]:
            for target in ray if sheet.king.flies else ray[:1]:
                if target in pieces:
                    break
                yield OracleMove(square, target)


def _is_tired(sheet: Sheet, placement: Placement, square: int) -> bool:
    """Tell whether this king has made all the quiet moves in a row that it may."""
    run = placement.run(placement.turn)
    if sheet.king.limit == 0 or run is None or not placement.men(placement.turn):
        return False
    return run[0] == square and run[1] >= sheet.king.limit


def _rank(criterion: Priority, placement: Placement, route: Route) -> tuple[int, ...]:
    """Return how a capture ranks by one criterion; the highest rank goes first."""
    us, them = placement.turn, _OTHER[placement.turn]
    kings = tuple(over in placement.kings(them) for over, _ in route.jumps)
    match criterion:
        case "most-pieces":
            return (len(kings),)
        case "highest-value":
            return (sum(_VALUE[king] for king in kings),)
        case "with-king":
            return (route.start in placement.kings(us),)
        case "most-kings":
            return (sum(kings),)
        case "king-first":
            return tuple(-turn for turn, king in enumerate(kings) if king)


class _Walk:
    """All captures of one piece."""

    def __init__(
        self, sheet: Sheet, layout: _Layout, pieces: dict[int, Piece], square: int
    ) -> None:
        self.sheet, self.layout, self.start = sheet, layout, square
        self.before = pieces
        self.pieces = dict(pieces)
        self.us, self.king = self.pieces.pop(square)  # its own square is free during the capture

    def routes(self) -> list[Route]:
        trail = _Trail((), self.king, crowned=False)
        return [
            route for jump in self._jumps(self.start, trail) for route in self._take(jump, trail)
        ]

    def _jumps(self, square: int, trail: _Trail) -> Iterator[Jump]:
        """Yield every jump the piece can make next from `square`."""
        flies = trail.king and self.sheet.king.flies
        for direction, ray in self.layout.captures[Piece(self.us, trail.king)][square]:
            if not self.sheet.capture.turns_back and trail.jumps:
                last = trail.jumps[-1][1]
                if direction == (-last[0], -last[1]):
                    continue
            place = 0
            while flies and place < len(ray) and ray[place] not in self.pieces:
                place += 1
            if place == len(ray) or not self._may_take(ray[place], trail):
                continue
            landings = []
            for landing in ray[place + 1 :]:
                if landing in self.pieces:
                    break
                landings.append(landing)
                if not flies or self.sheet.king.lands == "next":
                    break
            if landings:
                yield Jump(ray[place], direction, tuple(landings))

    def _may_take(self, square: int, trail: _Trail) -> bool:
        piece = self.pieces.get(square)
        if piece is None or piece.colour == self.us:
            return False
        if piece.king and not trail.king and not self.sheet.man.captures_kings:
            return False
        return all(square != over for over, _ in trail.jumps)  # none is jumped twice

    def _take(self, jump: Jump, trail: _Trail) -> list[Route]:
        """Return every complete capture that makes this jump after `trail`."""
        trail = trail._replace(jumps=(*trail.jumps, (jump.over, jump.direction)))
        if self.sheet.capture.removal == "after":
            return self._complete(jump, trail)
        taken = self.pieces.pop(jump.over)
        complete = self._complete(jump, trail)
        self.pieces[jump.over] = taken
        return complete

    def _complete(self, jump: Jump, trail: _Trail) -> list[Route]:
        """Return every complete capture whose last jump so far is `jump`."""
        if not trail.king and jump.landings[0] in self.layout.crown_rows[self.us]:
            if self.sheet.crowning.when == "stops":
                return [self._end(jump.landings[0], trail)]
            if self.sheet.crowning.when == "goes-on":
                trail = trail._replace(king=True, crowned=True)
        longer = []
        for landing in jump.landings:
            for following in self._jumps(landing, trail):
                straight_on = following.direction == jump.direction
                if straight_on and landing != jump.landings[0]:
                    continue  # the same jump from every landing
                longer += self._take(following, trail)
        if longer and self.sheet.capture.finish:
            return longer
        return longer + [self._end(landing, trail) for landing in self._last_landings(jump)]

    def _last_landings(self, jump: Jump) -> tuple[int, ...]:
        """Return where the capture may end; killer: right behind a king captured last."""
        lands = self.sheet.king.lands
        if lands == "next-behind-last-king" and self.before[jump.over].king:
            return jump.landings[:1]
        return jump.landings

    def _end(self, square: int, trail: _Trail) -> Route:
        crowns = not trail.king and square in self.layout.crown_rows[self.us]
        return Route(self.start, square, trail.jumps, trail.crowned or crowns)


def _pieces(placement: Placement) -> dict[int, Piece]:
    pieces: dict[int, Piece] = {}
    for colour in _OTHER:
        pieces.update(dict.fromkeys(placement.men(colour), Piece(colour, king=False)))
        pieces.update(dict.fromkeys(placement.kings(colour), Piece(colour, king=True)))
    return pieces


def _layout_of(sheet: Sheet) -> _Layout:
    return _layout(sheet.board, sheet.lines, sheet.man)


@cache
def _layout(board: Board, lines: Lines, man: Man) -> _Layout:
    """Number the playable squares and lay the rays along which the pieces move and capture."""
    corner = (board.height - 1, 0 if board.dark_corner == "left" else board.width - 1)
    playable = [
        (row, column)
        for row in range(board.height)
        for column in range(board.width)
        if board.squares == "all" or (row + column) % 2 == sum(corner) % 2
    ]
    numbers = {place: number for number, place in enumerate(playable, start=1)}

    def ray(place: tuple[int, int], direction: Direction) -> tuple[int, ...]:
        squares = []
        row, column = place[0] + direction[0], place[1] + direction[1]
        while (row, column) in numbers:
            squares.append(numbers[row, column])
            row, column = row + direction[0], column + direction[1]
        return tuple(squares)

    def rays(directions: Sequence[Direction]) -> _Rays:
        return {
            number: tuple((way, ray(place, way)) for way in directions if ray(place, way))
            for place, number in numbers.items()
        }

    # On the dark squares the next square of a row or column is two away.
    step = 1 if board.squares == "all" else 2
    diagonals = [(-1, -1), (-1, 1), (1, -1), (1, 1)]
    orthogonals = [(-step, 0), (0, -step), (0, step), (step, 0)]
    ways = {"diagonal": diagonals, "orthogonal": orthogonals, "both": diagonals + orthogonals}
    moves: dict[Piece, _Rays] = {}
    captures: dict[Piece, _Rays] = {}
    for colour, forward in _FORWARD.items():
        sideways = [way for way in ways[lines.move] if way[0] == 0]
        steps = [way for way in ways[lines.move] if way[0] * forward > 0]
        if man.steps == "forward-sideways":
            steps += sideways
        moves[Piece(colour, king=False)] = rays(steps)
        moves[Piece(colour, king=True)] = rays(ways[lines.move])
        # Sideways is not backward.
        jumps = [w for w in ways[lines.capture] if man.captures_backward or w[0] * forward >= 0]
        captures[Piece(colour, king=False)] = rays(jumps)
        captures[Piece(colour, king=True)] = rays(ways[lines.capture])
    rows = {number: row for (row, _), number in numbers.items()}
    far: dict[Colour, int] = {"white": 0, "black": board.height - 1}
    crown_rows = {
        colour: frozenset(number for number, row in rows.items() if row == far[colour])
        for colour in far
    }
    return _Layout(rows, crown_rows, moves, captures)


def random_placement(
    sheet: Sheet, rng: Random, pieces: int | None = None, king_share: float | None = None
) -> Placement:
    """Return a random position with at least one piece a side and no man on its crown row.

    Unless told, it draws how full the board is (from two pieces to two thirds of the squares) and
    how many of the pieces are kings (none, few, half, all).
    """
    layout = _layout_of(sheet)
    squares = list(layout.rows)
    if pieces is None:
        most = rng.choice([6, len(squares) // 3, len(squares) * 2 // 3])
        pieces = rng.randint(2, max(2, most))
    if king_share is None:
        # Where the first king wins, a position with kings is seldom a question.
        few = sheet.end.first_king_wins and rng.random() < 0.9
        king_share = 0.0 if few else rng.choice([0.0, 0.1, 0.3, 0.5, 0.8, 1.0])
    found: dict[Piece, set[int]] = {
        Piece(colour, king): set() for colour in _OTHER for king in (False, True)
    }
    for index, square in enumerate(rng.sample(squares, pieces)):
        colours: list[Colour] = ["white", "black"]
        colour = colours[index] if index < 2 else rng.choice(colours)
        if king_share == 0.0 and square in layout.crown_rows[colour]:
            colour = _OTHER[colour]
        king = square in layout.crown_rows[colour] or rng.random() < king_share
        found[Piece(colour, king)].add(square)
    if not all(found[Piece(c, king=False)] or found[Piece(c, king=True)] for c in _OTHER):
        return random_placement(sheet, rng, pieces, king_share)

    def run(colour: Colour) -> Run | None:
        kings = sorted(found[Piece(colour, king=True)])
        if not (sheet.king.limit and kings and found[Piece(colour, king=False)]):
            return None
        made = rng.randint(0, sheet.king.limit)
        return (rng.choice(kings), made) if made else None

    return Placement(
        white_men=frozenset(found[Piece("white", king=False)]),
        white_kings=frozenset(found[Piece("white", king=True)]),
        black_men=frozenset(found[Piece("black", king=False)]),
        black_kings=frozenset(found[Piece("black", king=True)]),
        turn=rng.choice(["white", "black"]),
        king_runs=(run("white"), run("black")),
    )


def rotate(sheet: Sheet, placement: Placement) -> Placement:
    """Turn the board by 180° and swap the colours."""
    last = len(_layout_of(sheet).rows) + 1

    def turned(squares: frozenset[int]) -> frozenset[int]:
        return frozenset(last - square for square in squares)

    white, black = (run and (last - run[0], run[1]) for run in placement.king_runs)
    return Placement(
        white_men=turned(placement.black_men),
        white_kings=turned(placement.black_kings),
        black_men=turned(placement.white_men),
        black_kings=turned(placement.white_kings),
        turn=_OTHER[placement.turn],
        king_runs=(black, white),
    )


def fen(placement: Placement) -> str:
    """Write the position as a PDN FEN; the runs of the kings are not part of it."""

    def side(colour: Colour) -> str:
        men = [str(square) for square in sorted(placement.men(colour))]
        return ",".join(men + [f"K{square}" for square in sorted(placement.kings(colour))])

    return f"{placement.turn[0].upper()}:W{side('white')}:B{side('black')}"
