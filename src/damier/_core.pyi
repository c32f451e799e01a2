"""damier's core: compiled sheets, positions and moves"""

from collections.abc import Callable, Sequence


class Play:
    """One sheet compiled for play."""

    @staticmethod
    def make(*, width: int, height: int, mirrored: bool, all_squares: bool, man_moves: Sequence[int], man_captures: Sequence[int], king_moves: int, king_captures: int, man_captures_kings: bool, king_flies: bool, landing: int, king_limit: int, compulsory: bool, finish: bool, removes_at_once: bool, turns_back: bool, crowning: int, priority: Sequence[int], first_king_wins: bool) -> Play:
        """
        Compile rules; directions are bit masks, clockwise from White's straight ahead.
        """

    @property
    def squares(self) -> int:
        """The number of playable squares."""

class Move:
    """
    A legal move: a frozen value, equal to any move with the same ends, captured pieces and crowning.
    """

    @property
    def start(self) -> int:
        """The square the piece leaves."""

    @property
    def end(self) -> int:
        """The square where it comes to rest."""

    @property
    def crowns(self) -> bool:
        """Whether a man becomes a king by it."""

    @property
    def is_capture(self) -> bool:
        """Whether it captures anything."""

    @property
    def path(self) -> tuple[int, ...]:
        """The start and every landing square, in order."""

    @property
    def captured(self) -> tuple[int, ...]:
        """The captured squares, in order of capture."""

    @property
    def long(self) -> str:
        """The move with every landing square: 47x38x24x13x36."""

    def __str__(self) -> str: ...

    def __repr__(self) -> str: ...

    def __hash__(self) -> int: ...

    def __copy__(self) -> object: ...

    def __deepcopy__(self, memo: object | None) -> object: ...

    def __getstate__(self) -> tuple[int, int, int, int, bool, int, int, list[int], list[int]]: ...

    def __setstate__(self, arg: tuple[int, int, int, int, bool, int, int, Sequence[int], Sequence[int]], /) -> None: ...

    def __eq__(self, arg: object, /) -> bool: ...

class Position:
    """Pieces, the side to move and the kings' runs; a frozen value."""

    def __init__(self, play: Play, board: str, black_to_move: bool, runs: tuple[tuple[int, int], tuple[int, int]]) -> None: ...

    @staticmethod
    def read_fen(play: Play, text: str, most: int) -> Position | None:
        """
        Read a FEN in its plain form; None for any other text, and where pieces cannot stand so: more than `most` of a side, a man on its crown row.
        """

    def fen(self) -> str:
        """Write the plain FEN."""

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """White's men and kings, Black's men and kings."""

    @property
    def board(self) -> str:
        """One of w b W B e for each square, from the first."""

    @property
    def black_to_move(self) -> bool: ...

    @property
    def runs(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """
        White's and Black's (square, moves) of quiet moves in a row with one king; (0, 0): none.
        """

    def legal_moves(self) -> list[Move]:
        """List the legal moves."""

    def is_legal(self, move: Move) -> bool:
        """Tell whether a move is legal here."""

    def has_moves(self) -> bool:
        """Tell whether there is a legal move."""

    def routes(self) -> list[Move]:
        """List every legal route, also those that make equal moves."""

    def routes_between(self, start: int, ends: Sequence[int]) -> list[Move]:
        """List the routes from one square to one of `ends`."""

    def complete(self) -> list[Move]:
        """List what would be legal if no capture had priority over another."""

    def attempts(self) -> list[Move]:
        """
        List what a hand could do, by every route: moves and captures of any length, without duties.
        """

    def attempts_between(self, start: int, ends: Sequence[int]) -> list[Move]:
        """List the attempts from one square to one of `ends`."""

    def told(self, path: Sequence[int], captured: Sequence[int], crowns: bool) -> Move:
        """Return a move as it is told, by its squares; no rule is asked."""

    def after(self, move: Move) -> Position:
        """Return the position after a legal move; the move is not checked."""

    def perft(self, depth: int, *, played: bool = False, duplicates: bool = False) -> int:
        """
        Count the leaves `depth` moves ahead; `played` makes every last move, `duplicates` counts routes.
        """

    @property
    def key(self) -> int:
        """The Zobrist key."""

    def __hash__(self) -> int: ...

    def __eq__(self, arg: object, /) -> bool: ...

class Line:
    """Moves that were read and played from a position."""

    def __len__(self) -> int: ...

    @property
    def read(self) -> int:
        """How many characters of the text were read."""

    def move(self, index: int) -> Move:
        """Return one of the moves."""

    def position(self, index: int) -> Position:
        """Return the position before the move of this index; -1: after the last."""

    @property
    def moves(self) -> list[Move]:
        """All moves."""

def replay(start: Position, text: str, names: bytes) -> Line:
    """
    Play moves such as `1. 32-28 19x28 c3:e5` up to the first that is no legal and clear one.

    `names` gives the square of each name: 128 numbers, then 128 for each letter from a to p; 0: none.
    """

class Tally:
    """How far the draw rules of a game have come, kept move by move."""

    def __init__(self, start: Position, quiet: int, rules: Sequence[tuple[int, int, bool, bool, Sequence[Sequence[int]], Sequence[int]]]) -> None:
        """
        Rules are (kind, needed, claimed, by king, materials, squares of the road); kinds in the order of the core.
        """

    def __copy__(self) -> Tally: ...

    def push(self, move: Move, after: Position) -> None:
        """Count a move of the side to move."""

    def pop(self) -> None:
        """Take the last move away."""

    def set_huffed(self, huffed: bool, now: Position) -> None:
        """Note that a piece was taken off for the last move, or put back."""

    def reached(self, claimed: bool) -> int:
        """
        Return the first rule that is reached, of those to claim or of the others; -1: none.
        """

    def counts(self) -> list[tuple[int, int, bool, int, int]]:
        """
        Return (done, plies, black's, end, start) for every rule; the ends of the last move of a run, else 0.
        """

    def claiming(self, now: Position, moves: Sequence[Move]) -> list[bool]:
        """Tell of each move whether a draw can be claimed with it."""

class Endgame:
    """
    Endgame tables of one sheet; materials are (men, kings) of White, then of Black.
    """

    @staticmethod
    def make(play: Play, *, no_move_wins: bool, play_hash: str) -> Endgame:
        """Make tables that know nothing yet."""

    def materials(self, pieces: int) -> list[list[int]]:
        """List what has a table of its own, each after those it needs."""

    def build(self, material: Sequence[int], *, threads: int, report: Callable[[float], object] | None) -> bytes:
        """
        Return the file of a table; those that its moves lead into must be mounted.
        """

    def mount(self, material: Sequence[int], path: str) -> None:
        """Use a file; raise RuntimeError, saying why, if it is not this table."""

    def mount_bytes(self, material: Sequence[int], file: bytes) -> None:
        """Use the bytes of a file, as mount does."""

    def unmount(self, material: Sequence[int]) -> None:
        """Do not use a table any more."""

    def mounted(self, material: Sequence[int]) -> bool:
        """Say whether a table is in use."""

    def sound(self, material: Sequence[int]) -> bool:
        """
        Read a mounted file to its end; say whether every page is as it was written.
        """

    def counts(self, material: Sequence[int]) -> list[list[int]]:
        """
        Return (wins, draws, losses, longest win, longest loss) for each side to move that is stored.
        """

    @property
    def pieces(self) -> int:
        """The most pieces in any mounted table."""

    def probe(self, position: Position) -> tuple[int, int] | None:
        """
        Return (1 won, 0 drawn, -1 lost; plies to the end) for the side to move; None if unknown.
        """

    def score(self, position: Position) -> int | None:
        """Return the score that the search gives the position; None if unknown."""

    def contradictions(self, material: Sequence[int], *, threads: int, report: Callable[[float], object] | None) -> int:
        """
        Count the values that do not follow from those that the legal moves lead to.
        """

    def size(self, material: Sequence[int]) -> int:
        """
        Return how many positions a table has, for all sides to move that are stored.
        """

    def number(self, position: Position) -> int:
        """Return the number of a position within its table."""

    def position(self, play: Play, material: Sequence[int], number: int) -> Position:
        """Return the position of a number."""

class Stop:
    """What ends one search."""

    def __init__(self) -> None: ...

    def set(self) -> None:
        """End the search that was given this, within milliseconds."""

    def is_set(self) -> bool:
        """Say whether the end was asked for."""

class Engine:
    """Searches and learns positions of one sheet."""

    @staticmethod
    def make(play: Play, *, no_move_wins: bool, weights: bytes, megabytes: int) -> Engine:
        """Make an engine; empty weights: it counts pieces and mobility."""

    def search(self, root: Position, *, past: Sequence[Position], depth: int, nodes: int, soft_seconds: float, hard_seconds: float, quiet_plies: int, materials: Sequence[Sequence[int]], lines: int, threads: int, without: Sequence[str], stop: Stop, heed_signals: bool, report: Callable[[list[tuple[int, int, list[Move]]], int, float], object] | None) -> list[tuple[int, int, list[Move]]]:
        """
        Search; return (score, depth, moves) of the best lines, scores in hundredths of a man.
        """

    def use_tables(self, tables: Endgame | None) -> None:
        """
        Ask these endgame tables about positions with few pieces; None: no more.
        """

    def clear(self) -> None:
        """Forget what earlier searches found."""

    def evaluate(self, position: Position) -> int:
        """Score a position without searching, for the side to move."""

    @property
    def weights(self) -> bytes:
        """The weights it plays by, 16 bits each."""

    def selfplay(self, start: Position, *, games: int, seed: int, nodes: int, opening_plies: int, perturbed: float, king_starts: float) -> bytes:
        """
        Play games against itself; return their quiet positions, and as many others as told, as records.
        """

    def match(self, start: Position, opponent: Engine, *, pairs: int, seed: int, nodes: int, opening_plies: int, without: Sequence[str], opponent_without: Sequence[str]) -> tuple[int, int, int]:
        """Play pairs of games, colours swapped; return wins, draws and losses."""

    def fit(self, samples: Sequence[bytes], weights: bytes, *, epochs: int, pull: float, trust: float, threads: int) -> tuple[bytes, float, float]:
        """
        Fit weights (doubles) to records; return them with the first and the last mean loss.
        """

    def fit_network(self, samples: Sequence[bytes], trained: bytes, *, epochs: int, rate: float, trust: float, threads: int) -> tuple[bytes, float, float]:
        """
        Train a network (floats; empty: from the beginning) on records; return it with the first and the last mean loss.
        """

    def network_weights(self, trained: bytes) -> bytes:
        """
        The weights that an engine plays by for a trained network, 16 bits each.
        """

SAMPLE_SIZE: int = 56

def features() -> list[str]:
    """The parts of the search that can be switched off."""
