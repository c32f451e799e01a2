"""One game of a PDN file: tags, moves, result, and everything that is odd about it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from typing import TYPE_CHECKING

from damier._core import replay as core_replay
from damier.errors import NotationError, SetupError, TooManyMoves
from damier.pdn.examination import Place, examine, setup
from damier.pdn.gametype import FoundSheet, choose
from damier.pdn.inference import Inferred, Sample
from damier.pdn.lexer import PLAIN_MOVES, SAID
from damier.pdn.parser import parse_game
from damier.pdn.result import OPEN, Result, parse_result
from damier.pdn.rulebook import Rulebook
from damier.pdn.tags import Tags
from damier.pdn.tree import NULL, Line, Node
from damier.position import Position
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from damier._core import Line as CoreLine
    from damier.pdn.builder import Parsed
    from damier.pdn.notation import Notation
    from damier.pdn.problems import Problem
    from damier.position import Move
    from damier.rules import Sheet


@dataclass(frozen=True, slots=True)
class Plain:
    """A game in which nothing is odd: where its moves stand in its text.

    `bare`: there are no comments, marks or variations among them.
    """

    start: int
    end: int
    result: str
    bare: bool


class Record:
    """A game as read, or as it is to be written.

    Its tree is made, and its moves are played, when something first asks for them. `raw` is the
    text it was read from, `place` where that stands.
    """

    tags: Tags
    place: Place
    raw: str
    _rulebook: Rulebook
    _plain: Plain | None
    _line: Line | None
    _core: CoreLine | None
    _start: Position | None
    _problems: list[Problem] | None
    _legal: bool

    def __init__(
        self,
        sheet: str | Sheet | None = None,
        tags: Tags | dict[str, str] | None = None,
        *,
        start: Position | None = None,
    ) -> None:
        """Begin a game to be filled in: by `play`, or through `line`."""
        if sheet is None:
            sheet = start.sheet if start is not None else choose(None, None, None).sheet
        if not isinstance(tags, Tags):
            tags = Tags((tags or {}).items())
        self._set(tags, Rulebook(FoundSheet(sheet_named(sheet))), Place(), "")
        self._line, self._start, self._problems = Line(), start, []

    @classmethod
    def read(
        cls,
        content: Parsed | Plain,
        tags: Tags,
        rulebook: Rulebook,
        place: Place,
        raw: str,
    ) -> Record:
        """Make the record of a game found in a file: taken apart already, or left as it stands."""
        record = cls.__new__(cls)
        record._set(tags, rulebook, place, raw)
        if isinstance(content, Plain):
            record._plain = content
        else:
            record._load(content)
        return record

    def _set(self, tags: Tags, rulebook: Rulebook, place: Place, raw: str) -> None:
        self.tags, self._rulebook, self.place, self.raw = tags, rulebook, place, raw
        self._plain = self._line = self._core = self._start = self._problems = None
        self._legal = True

    @property
    def rulebook(self) -> Rulebook:
        """The sheet and what led to it; a game in doubt is played to find out."""
        if self._plain is not None and self._rulebook.doubt is not None:
            self._played()
        return self._rulebook

    @property
    def sheet(self) -> Sheet:
        """The sheet this game is played by."""
        return self.rulebook.sheet

    @property
    def inferred(self) -> Inferred | None:
        """What was found out about the game where its tags do not name it."""
        return self.rulebook.inferred

    @property
    def notation(self) -> Notation:
        """How this game names squares."""
        return self.rulebook.notation

    @property
    def start(self) -> Position:
        """The first position: the FEN tag's if there is one that can be read."""
        if self._start is None:
            rules = self.rulebook
            try:
                self._start = setup(self.tags, rules, [])
            except (NotationError, SetupError):
                self._start = rules.notation.start
        return self._start

    @property
    def line(self) -> Line:
        """The main line, with comments and variations; its moves are played."""
        if self._line is None:
            core = self._played()
            plain = self._plain
            if core is None or plain is None or not plain.bare or not self._is_clean():
                return self._line or self._load(parse_game(self.raw))
            self._line = Line(result=plain.result)
            texts = PLAIN_MOVES.findall(self.raw, plain.start, plain.end)
            for index, text in enumerate(texts):
                node = Node(text)
                node.set_read(self.sheet, core, index)
                self._line.nodes.append(node)
            self._plain, self._problems = None, self._notes()
        return self._line

    @property
    def nodes(self) -> list[Node]:
        """The nodes of the main line."""
        return self.line.nodes

    @property
    def moves(self) -> list[Move]:
        """The moves of the main line that could be played."""
        core = self._played()
        if core is not None:
            return core.moves
        return [node.move for node in self.line.nodes if node.move is not None]

    @property
    def final(self) -> Position:
        """The last position of the main line that could be reached."""
        core = self._played()
        if core is not None:
            return Position(self.sheet, core.position(-1))
        reached = (node.position for node in reversed(self.line.nodes))
        return next((position for position in reached if position is not None), self.start)

    @property
    def legal(self) -> bool:
        """Whether the game could be set up and every move of the main line played."""
        self._played()
        return self._legal

    @property
    def result(self) -> Result:
        """Who won: by the Result tag, else by what ends the moves."""
        tag = parse_result(self.tags.find("Result") or "*", self.sheet)
        if tag is not None and tag.kind != "open":
            return tag
        return parse_result(self.ending, self.sheet) or OPEN

    @property
    def problems(self) -> list[Problem]:
        """Everything that could not be read, played or believed."""
        if self._problems is None and self._is_clean():
            self._problems = self._notes()
        elif self._problems is None:
            self._load(parse_game(self.raw))
        return self._problems or []

    @property
    def written(self) -> str:
        """The text behind the tags, from the first move or comment; all of it in odd games."""
        return self.raw[self._plain.start :] if self._plain else self.raw

    def sample(self) -> Sample:
        """Return what this game shows of which game it is."""
        fen = self.tags.find("FEN") or ""
        if self._plain is not None:
            return Sample(fen, SAID.sub(" ", self.raw[self._plain.start : self._plain.end]))
        return Sample(fen, " ".join(node.text for node in takewhile(_is_written, self.line.nodes)))

    def replay(self) -> int:
        """Play the main line; return how many of its moves are legal: all of them if `legal`."""
        core = self._played()
        return len(self.moves) if core is None else len(core)

    def play(self, move: Move | str) -> Node:
        """Append a legal move to the main line."""
        line, position = self.line, self.final
        if isinstance(move, str):
            move = position.parse(move)
        node = Node(self.notation.text(move, position.legal_moves))
        node.set_played(position.play(move), move)
        line.nodes.append(node)
        return node

    @property
    def is_bare(self) -> bool:
        """Whether it is nothing but tags, legal moves and a result, all as they should be."""
        return self._plain is not None and self._plain.bare and self._is_clean()

    @property
    def ending(self) -> str:
        """The result as it is written behind the moves."""
        return self._plain.result if self._plain else self.line.result

    def core_line(self) -> CoreLine | None:
        """Return a plain game as the core has played it to its end; None for any other."""
        return self._played()

    def _played(self) -> CoreLine | None:
        if self._plain is None:
            return None
        if self._core is None:
            rules = self._rulebook
            crowned: list[int] = []
            text = self.raw[self._plain.start : self._plain.end]
            if not text.isascii():  # the core counts bytes; only comments are in other letters
                text = SAID.sub(" ", text)
            core: CoreLine | None = None
            try:
                self._start = setup(self.tags, rules, crowned)
                core = core_replay(self._start.core, text, rules.notation.table)
            except (NotationError, SetupError, TooManyMoves):
                pass
            if core is None or crowned or core.read < len(text):
                self._load(parse_game(self.raw))
                return None
            self._core = core
        return self._core

    def _is_clean(self) -> bool:
        """Tell whether a plain game needs no closer look."""
        if self._plain is None or self._played() is None:
            return False
        if any(finding.severity != "note" for finding in self._rulebook.findings):
            return False
        tag = self.tags.find("Result")
        return tag is None or self._plain.result in ("*", tag)

    def _notes(self) -> list[Problem]:
        """Return what there is to say about a game in which nothing is wrong."""
        return [self.place.problem(finding, self.raw) for finding in self._rulebook.findings]

    def _load(self, parsed: Parsed) -> Line:
        """Take over the tree, play it, and report what is wrong with it."""
        self._plain, self._core = None, None
        found = examine(parsed, self.tags, self._rulebook, self.raw)
        if not found.legal and (other := self._doubted(parsed.line)) is not None:
            self._rulebook, parsed = other, parse_game(self.raw)
            found = examine(parsed, self.tags, self._rulebook, self.raw)
        self._line, self._start, self._legal = parsed.line, found.start, found.legal
        self._problems = [self.place.problem(finding, self.raw) for finding in found.findings]
        return self._line

    def _doubted(self, line: Line) -> Rulebook | None:
        """Return another reading of a game that could not be played, if it fits that better."""
        doubt = self._rulebook.doubt
        if doubt is None:
            return None
        self._line = line
        inferred = doubt(self.sample())
        return None if inferred is None else Rulebook(FoundSheet(inferred.sheet), inferred=inferred)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        mine = (self.sheet, self.tags, self.start, self.result, self.line)
        return mine == (other.sheet, other.tags, other.start, other.result, other.line)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        players = f"{self.tags.find('White') or '?'} - {self.tags.find('Black') or '?'}"
        return f"<Record {self.place.game} {self.sheet.id}: {players}>"


def _is_written(node: Node) -> bool:
    return bool(node.text) and node.text != NULL
