"""Written games as trees of plain values, for a browser to show, change and send back."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Literal

from annotated_types import Ge, Le, MaxLen

from damier.pdn import Comment, Line, Node, Record, Tags, read
from damier.pdn import format as format_record
from damier.pdn.builder import DEEPEST, Parsed
from damier.pdn.examination import Place
from damier.pdn.gametype import choose
from damier.pdn.rulebook import Rulebook
from damier.rules import sheet as sheet_named
from damier.rules import sheets
from damier.table.wire import dotted
from damier.texts.speech import reading_text
from damier.web.errors import ApiError
from damier.web.study.house import format_changes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.position import Position
    from damier.rules import Sheet

MOST_GAMES = 200
MOST_NODES = 4_000  # of one game, that it may also be sent back
MOST_READ = 20_000  # of all games of an answer: each comes with its position
_TORN = re.compile(r'[{}\[\]()";\s]')
Nag = Annotated[int, Ge(0), Le(255)]
Said = Annotated[str, MaxLen(4_000)]


@dataclass(slots=True)
class MoveNode:
    """One move of a tree; `pdn` is its text in the game, `text` names squares as the board does.

    What could not be played has no `fen`; a node with `setup` is a position put on the board.
    """

    pdn: Annotated[str, MaxLen(200)]
    text: Annotated[str, MaxLen(200)] = ""
    path: Annotated[list[int], MaxLen(64)] = field(default_factory=list)
    captured: Annotated[list[int], MaxLen(64)] = field(default_factory=list)
    crowns: bool = False
    fen: Annotated[str, MaxLen(1_000)] = ""
    board: Annotated[str, MaxLen(200)] = ""
    turn: Literal["white", "black", ""] = ""
    suffix: Annotated[str, MaxLen(8)] = ""
    setup: Annotated[str, MaxLen(1_000)] = ""
    nags: Annotated[list[Nag], MaxLen(32)] = field(default_factory=list)
    comments: Annotated[list[Said], MaxLen(64)] = field(default_factory=list)
    variations: Annotated[list[MoveLine], MaxLen(64)] = field(default_factory=list)


@dataclass(slots=True)
class MoveLine:
    """Moves in a row; `comments` stand before the first."""

    line: Annotated[list[MoveNode], MaxLen(MOST_NODES)] = field(default_factory=list)
    comments: Annotated[list[Said], MaxLen(64)] = field(default_factory=list)
    result: Annotated[str, MaxLen(20)] = ""


@dataclass(frozen=True, slots=True)
class GameProblem:
    """Something in a file that could not be read or played, and where it stands.

    `said` tells a visitor in his language what it was taken for, where it was read all the same.
    """

    line: int
    column: int
    severity: Literal["error", "warning", "note"]
    message: str
    said: str


@dataclass(slots=True)
class GameTree:
    """One game: tags in the order of the file, the first position and the moves."""

    tags: Annotated[list[tuple[Annotated[str, MaxLen(80)], Said]], MaxLen(100)] = field(
        default_factory=list
    )
    start_fen: Annotated[str, MaxLen(1_000)] = ""
    line: Annotated[list[MoveNode], MaxLen(MOST_NODES)] = field(default_factory=list)
    comments: Annotated[list[Said], MaxLen(64)] = field(default_factory=list)
    result: Annotated[str, MaxLen(20)] = ""


@dataclass(frozen=True, slots=True)
class GameRead:
    """A game of a file with its sheet, and what was odd about it.

    `sheet_toml` is there where a GameType tag changes the board of a sheet.
    """

    number: int
    sheet: str
    game: GameTree
    sheet_toml: str | None
    problems: list[GameProblem]


def read_games(content: str | bytes, usual: Sheet | None, lang: str) -> tuple[list[GameRead], bool]:
    """Read the games of a text or file; also tell whether there were more than are kept.

    `usual` is the sheet of games that neither name theirs nor show another by their moves.
    """
    found: list[GameRead] = []
    moves = 0
    for record in read(_as_source(content), usual=usual):
        size = _moves_in(record.line)
        if size > MOST_NODES:
            raise ApiError("too-large", reason=f"expected at most {MOST_NODES} moves, got {size}")
        moves += size
        if len(found) == MOST_GAMES or moves > MOST_READ:
            return found, True
        found.append(_game_read(record, lang))
    return found, False


def is_blank(game: GameTree) -> bool:
    """Tell whether nothing of a game was understood: no tag, no move, no comment."""
    return not (game.tags or game.line or game.comments)


def _moves_in(line: Line) -> int:
    """Count the moves of a line and of all its variations."""
    return len(line.nodes) + sum(
        _moves_in(other) for node in line.nodes for other in node.variations
    )


def _as_source(content: str | bytes) -> bytes:
    """Return a source that can only be content: a text might be taken for the name of a file."""
    return content.encode() if isinstance(content, str) else content


def _game_read(record: Record, lang: str) -> GameRead:
    problems = [
        GameProblem(
            each.line,
            each.column,
            each.severity,
            each.message,
            reading_text(each.reading, lang) if each.reading else "",
        )
        for each in record.problems[:20]
    ]
    own = record.sheet.id in sheets() and record.sheet != sheet_named(record.sheet.id)
    toml = format_changes(sheet_named(record.sheet.id), record.sheet) if own else None
    return GameRead(record.place.game, record.sheet.id, tree_of(record), toml, problems)


def tree_of(record: Record) -> GameTree:
    """Return a record as a tree of plain values."""
    line = _line(record.line, record.start, record)
    return GameTree(
        [(name, value) for name, value in record.tags],
        record.start.fen(),
        line.line,
        line.comments,
        record.line.result,
    )


def _line(line: Line, before: Position | None, record: Record) -> MoveLine:
    made = MoveLine(comments=[_comment(each) for each in line.comments], result=line.result)
    for node in line.nodes:
        made.line.append(_node(node, before, record))
        before = node.position
    return made


def _comment(comment: Comment) -> str:
    return f"%{comment.text}" if comment.whole_line else comment.text


def _node(node: Node, before: Position | None, record: Record) -> MoveNode:
    move, after = node.move, node.position
    made = MoveNode(node.text, suffix=node.suffix, setup=node.setup, nags=list(node.nags))
    made.comments = [_comment(each) for each in node.comments]
    made.variations = [_line(each, before, record) for each in node.variations]
    if after is not None:
        made.fen, made.board, made.turn = after.fen(), dotted(after.board), after.turn
    if move is not None and before is not None:
        made.text = before.text(move) if move in before.legal_moves else str(move)
        made.path, made.captured = list(move.path), list(move.captured)
        made.crowns = move.crowns
    return made


def record_of_tree(tree: GameTree, sheet: Sheet) -> Record:
    """Play a tree through and return its record; the start is its FEN, or that of its tags."""
    if _size(tree.line) > MOST_NODES:
        raise ApiError("too-large", reason=f"expected at most {MOST_NODES} moves")
    tags = Tags([(name, value) for name, value in tree.tags])
    parsed = Parsed(list(tags), _read_line(tree.line, tree.comments, tree.result))
    rulebook = Rulebook(choose(tags.find("GameType"), tags.find("Rules"), sheet))
    if rulebook.sheet.play_hash != sheet.play_hash or rulebook.sheet.board != sheet.board:
        rulebook = Rulebook(choose(None, None, sheet))
    if tree.start_fen and not tags.find("FEN"):
        _set_start(tree.start_fen, tags, rulebook)
    return Record.read(parsed, tags, rulebook, Place(), "")


def _set_start(fen: str, tags: Tags, rulebook: Rulebook) -> None:
    """Give a game that does not begin at the start its FEN tag, in the words of its notation."""
    from damier.board.fen import parse_fen

    setup = parse_fen(fen, rulebook.sheet)
    start = rulebook.notation.start.setup()
    if (setup.board, setup.turn) != (start.board, start.turn):
        tags.set("FEN", rulebook.notation.format_fen(setup))


def _size(line: list[MoveNode], depth: int = 0) -> int:
    if depth > DEEPEST:
        raise ApiError("too-large", reason=f"expected at most {DEEPEST} variations in one another")
    return len(line) + sum(_size(each.line, depth + 1) for each in _variations(line))


def _variations(line: list[MoveNode]) -> Iterator[MoveLine]:
    for node in line:
        yield from node.variations


def _read_line(nodes: list[MoveNode], comments: list[str], result: str) -> Line:
    line = Line(comments=[_read_comment(each) for each in comments], result=result)
    for each in nodes:
        _check_words(each)
        node = Node(each.pdn, setup=each.setup)
        node.suffix, node.nags = each.suffix, list(each.nags)
        node.comments = [_read_comment(said) for said in each.comments]
        node.variations = [
            _read_line(other.line, other.comments, other.result) for other in each.variations
        ]
        line.nodes.append(node)
    return line


def _check_words(node: MoveNode) -> None:
    """Refuse what would not be read back as one word of a game."""
    for word in (node.pdn, node.suffix, "".join(node.setup.split())):
        if _TORN.search(word):
            raise ApiError("bad-move", reason=f"expected a move such as 32-28, got {word!r}")
    if not (node.pdn or node.setup):
        raise ApiError("bad-move", reason="expected a move such as 32-28, got nothing")


def _read_comment(text: str) -> Comment:
    text = " ".join(text.split())
    return Comment(text[1:], whole_line=True) if text.startswith("%") else Comment(text)


def write_game(tree: GameTree, sheet: Sheet) -> tuple[str, Record]:
    """Return a tree as PDN, and the record that was written."""
    record = record_of_tree(tree, sheet)
    return format_record(record), record
