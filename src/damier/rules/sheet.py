"""A rule sheet: every rule of one game as a typed field.

These classes are the whole vocabulary. The loader checks a TOML file against their annotations,
so a field added here is at once a key of the file format. A field that was added later is `usual`:
a sheet that does not name it has its default, and is the same sheet as before.
"""

from __future__ import annotations

from collections.abc import Iterator  # noqa: TC003  the loader reads annotations
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cached_property
from typing import Any, Literal

Colour = Literal["white", "black"]


@dataclass(frozen=True)
class Source:
    """Where a rule comes from: the article that says it, or our reading where it is silent.

    `reading` names a reason that `damier.texts.readings` says in every language, or is the reason
    itself, in the words of a player's own sheet. `also` is the article that says what follows from
    the rule, see `CONSEQUENCES`.
    """

    article: str | None = None
    reading: str | None = None
    sheet: str = ""
    also: str | None = None

    @property
    def consequence(self) -> Source | None:
        """Where the text says what follows from the rule; None if it does not."""
        return None if self.also is None else Source(self.also, sheet=self.sheet)


def usual(value: Any, reading: str = "usual") -> Any:
    """Return a field that most texts do not speak of, with what it is then and by which reading.

    At this value it is part of no hash and of no canonical text, so sheets, games, weights and
    endgame tables of before stay what they are.
    """
    return field(default=value, metadata={"reading": reading})


def unusual(part: Any) -> dict[str, Any]:
    """Return the values of a section, or of a draw rule, without those that are as usual."""
    values = {each: getattr(part, each.name) for each in fields(part)}
    return {
        each.name: value
        for each, value in values.items()
        if "reading" not in each.metadata or value != each.default
    }


# What follows from a rule, and what a text may spell out, in an article of its own or in the same:
# a king's capture does not go before a man's, and no piece is jumped twice.
CONSEQUENCES = frozenset({"capture.priority", "capture.removal"})


@dataclass(frozen=True)
class Board:
    """The board and how the men stand on it at the start."""

    width: int
    height: int
    squares: Literal["dark", "all"]
    dark_corner: Literal["left", "right"]
    men_rows: tuple[int, ...]


@dataclass(frozen=True)
class Start:
    """Who begins, and how the colours are given out."""

    first: Colour
    colours_by_lot: bool


@dataclass(frozen=True)
class Colours:
    """What the two sides and the played squares are called and painted."""

    white: Literal["white", "blue", "red"]
    black: Literal["black", "green", "white"]
    squares: Literal["dark", "red", "light"]


@dataclass(frozen=True)
class Lines:
    """The lines pieces travel along."""

    move: Literal["diagonal", "orthogonal"]
    capture: Literal["diagonal", "orthogonal", "both"]


@dataclass(frozen=True)
class Man:
    """What a man may do."""

    steps: Literal["forward", "forward-sideways"]
    captures_backward: bool
    captures_kings: bool


@dataclass(frozen=True)
class King:
    """What a king may do; `limit` is how many quiet moves in a row one king may make, 0 any."""

    flies: bool
    lands: Literal["anywhere", "next", "next-behind-last-king"]
    limit: int


Priority = Literal["most-pieces", "highest-value", "with-king", "most-kings", "king-first"]


@dataclass(frozen=True)
class Capture:
    """The duty to capture, and how a capture is carried out."""

    compulsory: bool
    finish: bool
    priority: tuple[Priority, ...]
    removal: Literal["after", "at-once"]
    turns_back: bool


@dataclass(frozen=True)
class Crowning:
    """When a man becomes a king.

    `at-end`: only if the turn ends on the crown row; `stops`: on reaching it, and the turn ends;
    `goes-on`: on reaching it, capturing on as a king.
    """

    when: Literal["at-end", "stops", "goes-on"]


@dataclass(frozen=True)
class End:
    """How a game is decided on the board."""

    no_move: Literal["loses", "wins"]
    first_king_wins: bool


Remedy = Literal["huff", "withdraw", "stand"]
Offence = Literal["no-capture", "too-few", "unfinished"]


@dataclass(frozen=True)
class Table:
    """What the opponent may do about a forgotten, short or unfinished capture.

    Where `unfinished` is among the offences, it is that of the piece that stopped half-way, and
    only that one can be huffed for it. Where it is not, half a capture is one that takes too few,
    and any piece that could have made a capture demanded can be huffed.
    """

    remedies: tuple[Remedy, ...]
    offences: tuple[Offence, ...]
    huff_is_turn: bool


@dataclass(frozen=True)
class Touch:
    """Touch-move: whether a touched piece must move, and when a move is over."""

    binds: Literal["no", "yes", "if-able"]
    straightening: bool
    hand_off_ends: bool


@dataclass(frozen=True)
class Pdn:
    """How games of this sheet are written down."""

    type: int
    notation: Literal["N0", "N1", "N2", "N3", "A0", "A1"]
    result: Literal["2-0", "1-0"]
    result_order: Literal["white-black", "first-second"]


DrawRule = Literal[
    "agreement",
    "same-move",
    "return",
    "repetition",
    "quiet-moves",
    "material",
    "balance",
    "one-each",
    "nobody-can-win",
]


@dataclass(frozen=True)
class Draw:
    """One way a game is drawn.

    `times` counts occurrences, `moves` moves by each side. `stronger` and `weaker` list material
    such as "KKM"; `pieces` is the range of pieces on the board; `main_road`: the weaker side holds
    the longest diagonal; `at_once`: the material alone is enough, no moves are counted; `by_king`:
    only what a king does counts, not what it did as a man; `option`: off unless a game switches it
    on.
    """

    rule: DrawRule
    how: Literal["automatic", "claim"] = "automatic"
    times: int = 0
    moves: int = 0
    stronger: tuple[str, ...] = ()
    weaker: tuple[str, ...] = ()
    pieces: tuple[int, ...] = ()
    main_road: bool = False
    at_once: bool = False
    by_king: bool = False
    option: bool = False
    source: Source = Source()

    @cached_property
    def _hash(self) -> int:
        return hash((self.rule, self.how, self.times, self.moves, self.pieces, self.option))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        # Hashes of text differ from process to process.
        return {name: value for name, value in self.__dict__.items() if name != "_hash"}

    @property
    def counts(self) -> bool:
        """Whether the rule counts something; must agree with `damier.game.draws`."""
        return self.rule not in ("agreement", "nobody-can-win")


@dataclass(frozen=True)
class Sheet:
    """All rules of one game: ask for a value (`sheet.man.captures_backward`) or its source."""

    id: str
    name: str
    shelf: Literal["leaflet", "federation", "other", "house"]
    languages: tuple[str, ...]
    letters: str
    about: str
    board: Board
    start: Start
    colours: Colours
    lines: Lines
    man: Man
    king: King
    capture: Capture
    crowning: Crowning
    end: End
    table: Table
    touch: Touch
    pdn: Pdn
    draws: tuple[Draw, ...]
    sources: tuple[tuple[str, Source], ...]

    def source(self, field: str) -> Source:
        """Return where `field` ("man.captures_backward") comes from.

        Where the sheet does not speak of it, that is the reading of what is usual.
        """
        said = dict(self.sources)
        return said[field] if field in said else Source(None, self._usual[field], self.id)

    @cached_property
    def _usual(self) -> dict[str, str]:
        """The readings of all fields that a sheet need not name."""
        return {
            f"{name}.{each.name}": each.metadata["reading"]
            for name, part in self.sections()
            for each in fields(part)
            if "reading" in each.metadata
        }

    def sections(self) -> Iterator[tuple[str, Any]]:
        """Yield the parts of a sheet: "board", "start" and so on."""
        for each in fields(self):
            part = getattr(self, each.name)
            if is_dataclass(part):
                yield each.name, part

    def fields(self) -> Iterator[tuple[str, object]]:
        """Yield every rule as (dotted name, value), in the order of the file format."""
        for name, part in self.sections():
            for each in fields(part):
                yield f"{name}.{each.name}", getattr(part, each.name)

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles this sheet's rules come from, in the order of its own numbering."""
        sources = [source for _, source in self.sources] + [draw.source for draw in self.draws]
        cited = {article for each in sources for article in (each.article, each.also) if article}
        return tuple(sorted(cited, key=_article_order))

    @cached_property
    def play_hash(self) -> str:
        """Identify how the pieces play: sheets that play alike share weights and endgame tables.

        Leaves out what does not change the value of a position: the start, a mirrored board,
        names, table manners and draw rules.
        """
        import hashlib
        import json

        parts = {
            name: unusual(getattr(self, name))
            for name in ("lines", "man", "king", "capture", "crowning", "end")
        }
        parts["board"] = {
            "width": self.board.width,
            "height": self.board.height,
            "squares": self.board.squares,
        }
        canonical = json.dumps(parts, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    @cached_property
    def _hash(self) -> int:
        return hash((self.id, self.board, self.man, self.king, self.capture, self.crowning))

    def __hash__(self) -> int:
        return self._hash

    def __getstate__(self) -> dict[str, object]:
        # Hashes of text differ from process to process.
        made = ("_hash", "_usual")
        return {name: value for name, value in self.__dict__.items() if name not in made}


def _article_order(article: str) -> tuple[tuple[int, str], ...]:
    """Sort "2" before "10" and "6.1" before "6.2"."""
    words = article.replace(".", " ").split()
    return tuple((int(word), "") if word.isdigit() else (0, word) for word in words)
