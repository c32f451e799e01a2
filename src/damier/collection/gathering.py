"""Games of a file packed for a collection: plain ones by the core, all others as they are read."""

from __future__ import annotations

import zlib
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from damier._core import Gatherer
from damier._core import Rulebook as CoreRulebook
from damier.collection.sheets import codec, identity
from damier.pdn.commands import OFFENDING
from damier.pdn.notation import notation_of
from damier.pdn.result import first_named
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier._core import Position as CorePosition
    from damier.pdn import Reader, Record
    from damier.position import Move
    from damier.rules import Sheet

    Key = tuple[str | None, str | None, str | None]

# How results are written behind plain games; must agree with core/include/damier/gather.hpp.
TOKENS = ("*", "2-0", "0-2", "1-1", "1-0", "0-1", "1/2-1/2", "0-0")
OPEN, WHITE, DRAW, BLACK = range(4)
AT_A_TIME = 4096  # games
_AT_OTHER_RULES = 1
_NEARLY_READ = 1 << 15  # characters: what is left of a text may be less than a game
_MOST_TOLD = 100  # problems of one gathering that are kept in words
_NOBODYS: Key = ("\0", "\0", "\0")


@dataclass(slots=True)
class Gathered:
    """Games on their way into a collection, with numbers of their own for sheets, words, shapes."""

    sheets: list[Sheet] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    shapes: list[list[str]] = field(default_factory=list)
    games: bytes = b""
    digests: bytes = b""
    texts: list[tuple[int, bytes]] = field(default_factory=list)  # whole games, compressed
    problems: int = 0
    told: list[str] = field(default_factory=list)


def gather(reader: Reader, until: int | None = None) -> Iterator[Gathered]:
    """Yield the games of a reader, some thousands at a time."""
    gathering = _Gathering(until)

    def take(reader: Reader) -> bool:
        return gathering.take(reader)

    for record in reader.records(until, take):
        gathering.add(record)
        if len(gathering.gatherer) >= AT_A_TIME:
            yield gathering.finish()
            gathering = _Gathering(until)
    for problem in reader.problems:
        gathering.tell(str(problem))
    yield gathering.finish()


class _Gathering:
    """Some games of one reader, and what is known of the rules they are played by."""

    def __init__(self, until: int | None) -> None:
        self.gatherer, self.until = Gatherer(), until
        self.made = Gathered()
        self._numbers: dict[str, int] = {}
        self._rules: dict[Key, CoreRulebook | None] = {}
        self._key = _NOBODYS

    def take(self, reader: Reader) -> bool:
        """Let the core take plain games; tell whether it took any."""
        if len(self.gatherer) >= AT_A_TIME and self.until is None:
            return False  # the next game is handed over by the reader, and these with it
        for _ in range(3):
            rules = self._core_rules(reader, self._key)
            if rules is None:
                return False
            size = len(reader.buffer)
            stop = size if self.until is None else min(size, reader.at + self.until - reader.offset)
            read, games, why, key = self.gatherer.scan(
                reader.buffer, reader.at, stop, reader.buffer.isascii(), reader.complete, rules
            )
            if games:
                reader.step_over(read, games)
                return True
            if why == _AT_OTHER_RULES:
                self._key = (key[0], key[1], key[2])
            elif not reader.complete and size - reader.at < _NEARLY_READ:
                reader.refill()
            else:
                return False
        return False

    def add(self, record: Record) -> None:
        """Take one game that was read with more care."""
        told = [problem for problem in record.problems if problem.severity != "note"]
        for problem in told:
            self.tell(str(problem))
        rules = self._core(record.sheet, _NOBODYS)
        bare = record.is_bare
        text = "" if bare else " ".join(record.written.split()) or "*"
        if not bare:
            whole = zlib.compress(record.raw.encode("utf-8", "surrogatepass"), 6)
            self.made.texts.append((len(self.gatherer), whole))
        token = TOKENS.index(record.ending) if record.ending in TOKENS else 0
        from_start = record.start == notation_of(record.sheet).start
        tags = [(name, value) for name, value in record.tags]
        score, line = score_of(record), record.core_line()
        if line is not None:
            self.gatherer.add_line(rules, line, from_start, tags, score, token, text)
        else:
            steps, start = list(_steps(record)), record.start.core
            self.gatherer.add_steps(rules, start, steps, from_start, tags, score, token, text)

    def tell(self, problem: str) -> None:
        """Count something that is wrong, and keep the first in words."""
        self.made.problems += 1
        if len(self.made.told) < _MOST_TOLD:
            self.made.told.append(problem)

    def finish(self) -> Gathered:
        """Hand over what was gathered."""
        made, core = self.made, self.gatherer
        made.words, made.shapes = core.words, core.shapes
        made.games, made.digests = core.games, core.digests
        return made

    def _core_rules(self, reader: Reader, key: Key) -> CoreRulebook | None:
        """Return the rules of games with these tags; None if something is wrong with the tags."""
        if key == _NOBODYS:  # only to learn what the first game's tags are
            return _nobodys_rules()
        if key not in self._rules:
            rulebook = reader.rulebook(key)
            odd = any(finding.severity != "note" for finding in rulebook.findings)
            self._rules[key] = None if odd else self._core(rulebook.sheet, key)
        return self._rules[key]

    def _core(self, sheet: Sheet, key: Key) -> CoreRulebook:
        name = identity(sheet)
        if name not in self._numbers:
            self._numbers[name] = len(self.made.sheets)
            self.made.sheets.append(sheet)
        black_is_first = first_named(sheet) == "black"
        names, number = notation_of(sheet).table, self._numbers[name]
        return CoreRulebook(codec(sheet), names, number, name, black_is_first, key)


@cache
def _nobodys_rules() -> CoreRulebook:
    sheet = sheet_named("international")
    return CoreRulebook(codec(sheet), notation_of(sheet).table, 0, "", False, _NOBODYS)


def score_of(record: Record) -> int:
    """Return who won a game."""
    result = record.result
    if result.kind == "draw":
        return DRAW
    return {"white": WHITE, "black": BLACK, None: OPEN}[result.winner]


def _steps(record: Record) -> Iterator[tuple[Move | None, CorePosition]]:
    """Yield what was played as far as it can be; what no move made is a position put down."""
    for node in record.nodes:
        position = node.position
        if position is None:
            return
        offends = any(node.find(kind) for kind in OFFENDING)
        yield None if offends else node.move, position.core
