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

    def ways(self) -> list[tuple[int, ...]]:
        """
        List the longest paths of attempts that jump more than once; none where they are beyond number.
        """

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

class Codec:
    """A sheet as a collection keeps its games."""

    def __init__(self, start: Position, salt: int) -> None:
        """
        `salt` keeps the keys of its positions apart from those of other sheets.
        """

    def key(self, position: Position) -> int:
        """Return the key of a position."""

    def line(self, setup: bytes, moves: bytes) -> Line:
        """Play packed moves, up to a position that was put on the board."""

class Rulebook:
    """A sheet as the games of a file name its squares."""

    def __init__(self, codec: Codec, names: bytes, sheet: int, identity: str, black_is_first: bool, key: Sequence[str | None]) -> None:
        """
        `sheet`: its number; `identity`: what tells its games from those of others; `key`: the tags of its games.
        """

class Gatherer:
    """Games packed for a collection."""

    def __init__(self) -> None: ...

    def scan(self, text: str, at: int, stop: int, ascii: bool, complete: bool, rules: Rulebook) -> tuple[int, int, int, list[str | None]]:
        """
        Take plain games from a text; return (characters, games, why it stopped, the other tags).

        Stopped: 0 at the end, 1 at a game with other tags, 2 at a game to be read with more care.
        """

    def add_line(self, rules: Rulebook, line: Line, from_start: bool, tags: Sequence[tuple[str, str]], score: int, token: int, text: str) -> None:
        """Take a game that the core has played."""

    def add_steps(self, rules: Rulebook, start: Position, steps: list[tuple[Move | None, Position]], from_start: bool, tags: Sequence[tuple[str, str]], score: int, token: int, text: str) -> None:
        """
        Take a game as (move, position after it); a step without a move puts a position on the board.
        """

    def __len__(self) -> int: ...

    @property
    def words(self) -> list[str]:
        """Values that are kept once."""

    @property
    def shapes(self) -> list[list[str]]:
        """Names of tags, in order."""

    @property
    def games(self) -> bytes:
        """The games, packed."""

    @property
    def digests(self) -> bytes:
        """Eight bytes that tell each game from all others."""

class Digests:
    """Which games are known, by their digests."""

    def __init__(self) -> None: ...

    def add(self, digests: bytes) -> list[bool]:
        """Add some; tell of each whether it was new."""

    def __len__(self) -> int: ...

def renumber(games: bytes, keep: Sequence[bool], sheets: Sequence[int], squares: Sequence[int], shapes: Sequence[int], words: Sequence[int]) -> bytes:
    """Give gathered games a collection's own numbers, and leave some out."""

def cut_games(games: bytes, most: int) -> list[tuple[int, int]]:
    """Return (end, games) of the blocks to cut games into."""

def unpack_game(block: bytes, number: int, squares: Sequence[int]) -> tuple[int, int, int, int, bytes, bytes, int, list[int | str]]:
    """
    Return (flags, sheet, year, plies, setup, moves, shape, values) of a game of a block.
    """

def build_index(books: Sequence[Codec | None], blocks: list[bytes], first: int, games: int, shared_by: int) -> tuple[int, int, int, list[bytes], list[tuple[int, bytes]]]:
    """
    Return the index of games: bits of buckets, of what is left, of games; lists; what was played.
    """

def postings(bucket: bytes, key: int, bucket_bits: int, rest_bits: int, game_bits: int) -> list[int]:
    """Return the games of a list that may have the position of a key."""

class Query:
    """What is asked of games."""

    def __init__(self) -> None: ...

    @property
    def sheets(self) -> list[bool]: ...

    @sheets.setter
    def sheets(self, arg: Sequence[bool], /) -> None: ...

    @property
    def white(self) -> list[int]: ...

    @white.setter
    def white(self, arg: Sequence[int], /) -> None: ...

    @property
    def black(self) -> list[int]: ...

    @black.setter
    def black(self, arg: Sequence[int], /) -> None: ...

    @property
    def players(self) -> list[int]: ...

    @players.setter
    def players(self, arg: Sequence[int], /) -> None: ...

    @property
    def events(self) -> list[int]: ...

    @events.setter
    def events(self, arg: Sequence[int], /) -> None: ...

    @property
    def asks_white(self) -> bool: ...

    @asks_white.setter
    def asks_white(self, arg: bool, /) -> None: ...

    @property
    def asks_black(self) -> bool: ...

    @asks_black.setter
    def asks_black(self, arg: bool, /) -> None: ...

    @property
    def asks_player(self) -> bool: ...

    @asks_player.setter
    def asks_player(self, arg: bool, /) -> None: ...

    @property
    def asks_event(self) -> bool: ...

    @asks_event.setter
    def asks_event(self, arg: bool, /) -> None: ...

    @property
    def first_year(self) -> int: ...

    @first_year.setter
    def first_year(self, arg: int, /) -> None: ...

    @property
    def last_year(self) -> int: ...

    @last_year.setter
    def last_year(self, arg: int, /) -> None: ...

    @property
    def least_plies(self) -> int: ...

    @least_plies.setter
    def least_plies(self, arg: int, /) -> None: ...

    @property
    def most_plies(self) -> int: ...

    @most_plies.setter
    def most_plies(self, arg: int, /) -> None: ...

    @property
    def scores(self) -> list[bool]: ...

    @scores.setter
    def scores(self, arg: Sequence[bool], /) -> None: ...

    def add_position(self, position: Position) -> None:
        """Ask for a position; one of those asked for has to stand."""

    def add_pattern(self, board: Position, squares: Sequence[Sequence[int]], turn: int) -> None:
        """
        Ask for White's men and kings, Black's men and kings and empty squares; turn -1: either.
        """

    def add_material(self, counts: Sequence[int]) -> None:
        """
        Ask for numbers of White's men and kings, Black's men and kings; -1: any.
        """

    def add_manoeuvre(self, board: Position, steps: Sequence[Sequence[int]]) -> None:
        """Ask for moves that one side plays on turns that follow one another."""

class Seeker:
    """Looks for games in the blocks of a collection."""

    def __init__(self, books: Sequence[Codec | None], roles: Sequence[tuple[int, int, int]], query: Query) -> None:
        """
        `roles`: which values of each shape are White, Black and the event; -1: none.
        """

    def seek(self, blocks: list[tuple[int, bytes]], wanted: Sequence[int]) -> list[tuple[int, int]]:
        """
        Return (game, ply) of the games that fit, of (first game, block); `wanted`: only these, in order.
        """

class Played:
    """What was played in one position."""

    def __init__(self, books: Sequence[Codec | None], sheet: int, position: Position) -> None: ...

    def add_shared(self, data: bytes) -> None:
        """Add what an index says of the position."""

    def add_games(self, blocks: list[tuple[int, bytes]], wanted: Sequence[int]) -> None:
        """Add what was played in games that may have the position."""

    @property
    def all(self) -> tuple[int, int, int, int, int, int, int, list[int]]:
        """
        (games, White's, draws, Black's, dated, sum of years, last year, samples)
        """

    def moves(self) -> list[tuple[Move, tuple[int, int, int, int, int, int, int, list[int]]]]:
        """Return each move with the same."""

def fill_planes(positions: list[Position], out: object, whole_board: bool) -> None:
    """Write five planes for each position."""

def read_planes(board: Position, planes: object, whole_board: bool) -> list[Position]:
    """
    Return the positions of planes, unchecked; `board`: any position of their sheet.
    """

def fill_masks(positions: list[Position], out: object) -> None:
    """Write for each position which moves are legal."""

def fill_features(positions: list[Position], patterns: object, terms: object) -> None:
    """
    Write what the evaluation looks at: the pattern in each window, and the other terms.
    """

def windows_of(board: Position) -> int:
    """Count the windows of a board."""

def fill_samples(board: Position, data: bytes, out: object, whole_board: bool) -> None:
    """Write five planes for each sample of a training."""

def move_number(position: Position, move: Move) -> int:
    """Return the number of a legal move; -1 if it has none."""

def move_of_number(position: Position, number: int) -> Move | None:
    """Return the legal move of a number, None if there is none."""

class Unroller:
    """Packed games as arrays, position by position."""

    def __init__(self, codec: Codec, sheet: int, games: bytes, first: int, whole_board: bool) -> None:
        """
        `sheet`: the number of those games that count; `first`: the number of the first game.
        """

    def fill(self, planes: object, moves: object, results: object, games: object, plies: object, masks: object) -> int:
        """
        Write as many positions as there is room for; return how many. No masks are written to an empty array.
        """

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

    def selfplay(self, start: Position, *, games: int, seed: int, nodes: int, opening_plies: int, quiet_plies: int, perturbed: float, king_starts: float) -> bytes:
        """
        Play games against itself; return their quiet positions, and as many others as told, as records.
        """

    def match(self, start: Position, opponent: Engine, *, pairs: int, seed: int, nodes: int, opening_plies: int, quiet_plies: int, without: Sequence[str], opponent_without: Sequence[str]) -> tuple[int, int, int]:
        """Play pairs of games, colours swapped; return wins, draws and losses."""

    def fit(self, samples: Sequence[bytes], weights: bytes, *, epochs: int, pull: float, trust: float, threads: int, logit: float = 120.0, keep: bool = False) -> tuple[bytes, float, float]:
        """
        Fit the windows of weights (doubles) to records; return all of them with the first and the last mean loss. They are pulled towards zero or, if they are to `keep`, towards what they were.
        """

    def fit_network(self, samples: Sequence[bytes], trained: bytes, *, epochs: int, rate: float, trust: float, threads: int, logit: float = 120.0) -> tuple[bytes, float, float]:
        """
        Train a network (floats; empty: from the beginning) beside this engine's windows on records; return it with the first and the last mean loss.
        """

    def network_weights(self, trained: bytes) -> bytes:
        """
        This engine's windows and a trained network: the weights that an engine plays by, 16 bits each.
        """

    def trained_network(self) -> bytes:
        """
        The network that this engine plays by, as floats to go on training with; empty: it has none.
        """

SAMPLE_SIZE: int = 56

LEAST_LOGIT: float = 20.0

MOST_LOGIT: float = 500.0

def logit_of(samples: Sequence[bytes]) -> float:
    """Hundredths of a man that make one logit in the games of these records."""

def features() -> list[str]:
    """The parts of the search that can be switched off."""
