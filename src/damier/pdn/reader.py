"""Games read from a file one at a time, in constant memory, whatever the file contains."""

from __future__ import annotations

import io
import re
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING

from damier.pdn.encoding import BLOCK, Readable, TextSource
from damier.pdn.examination import Place
from damier.pdn.gametype import FoundSheet, choose
from damier.pdn.inference import Inferred, better, by_variant, infer, turned
from damier.pdn.lexer import (
    CONTROL,
    DECORATED,
    LOOKAHEAD,
    NEXT_TAG,
    OFFENCES,
    PLAIN_GAME,
    PLAIN_TAG,
    SAID,
)
from damier.pdn.parser import GameParser, NeedMore
from damier.pdn.problems import MOST, Finding, Problem, excerpt
from damier.pdn.record import Plain, Record
from damier.pdn.result import STANDARD
from damier.pdn.rulebook import Rulebook
from damier.pdn.tags import Tags
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from damier.pdn.builder import Parsed
    from damier.rules import Sheet

_HEAD = 1 << 15  # characters that are looked at to find out which game a file plays
_SAMPLES = 24  # games
LIMIT = 1 << 20  # characters of one game; whatever is longer is reported and skipped
_MOST_RULEBOOKS = 64
_KEPT_JUNK = 1000  # characters
_BLANK = re.compile(r"\s*+")


def read(
    source: Readable,
    *,
    sheet: str | Sheet | None = None,
    usual: str | Sheet | None = None,
    encoding: str | None = None,
    limit: int = LIMIT,
    strict: bool = False,
) -> Iterator[Record]:
    """Yield the games of a file, a path, or a text.

    A string is a path if it names a file or ends in `.pdn`, else the text itself. `sheet` is what
    games without a GameType are played by; without it that is found out, see `Record.inferred`.
    `usual` is what they are taken for if they show nothing else. `strict` finds out nothing, and
    takes nothing for what it is not: such games are international, a quiet move written as a
    capture is illegal. Never stops at a bad game: see `Record.problems`; what is no game at all is
    told by `Reader.problems` only. Raises OSError if the file cannot be read.
    """
    reader = Reader(source, sheet=sheet, usual=usual, encoding=encoding, limit=limit, strict=strict)
    return reader.records()


class Reader:
    """Reads one source; `position` tells a progress bar how far.

    `problems` are texts between the games that belong to none: words, or no text at all.
    """

    def __init__(
        self,
        source: Readable,
        *,
        sheet: str | Sheet | None = None,
        usual: str | Sheet | None = None,
        encoding: str | None = None,
        limit: int = LIMIT,
        strict: bool = False,
    ) -> None:
        self.given = None if sheet is None else sheet_named(sheet)
        self.usual = None if usual is None else sheet_named(usual)
        self.source = TextSource(source, encoding)
        self.limit = max(limit, 2 * LOOKAHEAD)
        self.buffer, self.at, self.complete = "", 0, False
        self.game, self.line, self.column = 0, 1, 1
        self.position = 0  # characters read so far
        self.problems: list[Problem] = []
        self.strict = strict
        self._binary = self._in_junk = False
        self.inferred: Inferred | None = None  # of the whole text, once it is asked for
        self._head = ""
        self.rulebooks: dict[tuple[str | None, ...], Rulebook] = {}
        self.legacy_told = 0

    def __repr__(self) -> str:
        return f"<Reader at line {self.line}, game {self.game}>"

    @property
    def offset(self) -> int:
        """How many characters of the text the games so far take."""
        return self.position - len(self.buffer) + self.at

    def records(
        self, until: int | None = None, take: Callable[[Reader], bool] | None = None
    ) -> Iterator[Record]:
        """Yield every game, or those that begin before this offset.

        `take` is asked first wherever a game may begin, and steps over those it reads by itself.
        """
        try:
            self._keep_head()
            while self._seek_text() and (until is None or self.offset < until):
                if take is not None and not self._has_legacy() and take(self):
                    continue
                record = self._plain() or self._any()
                if record is not None:
                    yield record
        finally:
            self.source.close()

    def step_over(self, characters: int, games: int) -> None:
        """Go on behind games that were read by whoever was asked to `take` them."""
        self._in_junk = self._binary = False
        self.game += games
        self._advance(self.at + characters)

    def _has_legacy(self) -> bool:
        return len(self.source.legacy) > self.legacy_told

    def refill(self) -> None:
        """Read as much again as is left unread, so that reading on costs no more than reading."""
        rest = self.buffer[self.at :]
        block = self.source.read(max(BLOCK, len(rest)))
        self.complete = not block
        self.buffer, self.at = rest + block, 0
        self.position += len(block)

    def _seek_text(self) -> bool:
        """Go to the next character that is not blank; return whether there is one."""
        while True:
            while len(self.buffer) - self.at < LOOKAHEAD and not self.complete:
                self.refill()
            blank = _BLANK.match(self.buffer, self.at)
            self._advance(blank.end() if blank else self.at)
            if self.at < len(self.buffer):
                return True
            if self.complete:
                return False

    def _advance(self, end: int) -> None:
        lines = self.buffer.count("\n", self.at, end)
        if lines:
            self.line += lines
            self.column = end - self.buffer.rfind("\n", self.at, end)
        else:
            self.column += end - self.at
        self.at = end

    def _plain(self) -> Record | None:
        """Read a game in which nothing is odd at one stroke; must agree with `_any`."""
        found = PLAIN_GAME.match(self.buffer, self.at)
        if found is None or (found.end() == len(self.buffer) and not self.complete):
            return None
        raw, tags_text, result = found.group(0, "tags", "result")
        tags = Tags(PLAIN_TAG.findall(tags_text))
        if len(raw) > self.limit or self._has_legacy():
            return None
        if (tags.find("Result") or "*") not in STANDARD or (self._in_junk and not tags_text):
            return None
        start, end = found.span("body")
        bare = DECORATED.search(self.buffer, start, end) is None
        if not bare and _is_special(found["body"]):
            return None
        plain = Plain(start - self.at, end - self.at, result, bare)
        # To find out which game it is may read on, which moves the buffer.
        record = Record.read(plain, tags, self._rulebook(tags), self._place(), raw)
        self._in_junk = self._binary = False
        self._advance(self.at + len(raw))
        return record

    def _any(self) -> Record | None:
        """Read any game token by token; None if there is nothing in it."""
        parser = GameParser(self.buffer, self.at, complete=self.complete)
        too_long = False
        while True:
            try:
                parsed = parser.parse()
                break
            except NeedMore:
                too_long = len(self.buffer) - self.at > self.limit
                if not too_long:
                    self.refill()
                parser.extend(self.buffer, self.at, complete=self.complete or too_long)
        if parsed.is_empty():
            self._advance(parsed.end)
            return None
        raw = self.buffer[self.at : parsed.end]
        if self._is_no_game(parsed, raw):
            self._advance(parsed.end)
            if too_long and parsed.end == len(self.buffer):
                self._skip()
            return None
        rules, place = self._rulebook(Tags(parsed.tags)), self._place()
        too_long = too_long and parsed.end == len(self.buffer)
        self._advance(self.at + len(raw))
        if too_long:  # skip the rest, up to the next tag
            message = f"expected a game of at most {self.limit} characters, {self._skip()} skipped"
            parsed.findings.append(Finding(len(raw) - 1, message))
        return self._record(parsed, rules, place, raw)

    def _is_no_game(self, parsed: Parsed, raw: str) -> bool:
        """Tell whether this is junk: words without a tag or a move, or what is no text at all."""
        if parsed.tags:
            self._in_junk = self._binary = False
            return False
        self._binary = self._binary or (parsed.junk and CONTROL.search(raw) is not None)
        is_junk = self._binary or (parsed.is_bare() and (parsed.junk or self._in_junk))
        if is_junk and not self._in_junk and len(self.problems) < MOST:
            finding = Finding(0, f"expected a game, got {excerpt(raw)}", text=raw[:_KEPT_JUNK])
            here = Place(self.source.name, 0, self.line, self.column)
            self.problems.append(here.problem(finding, raw))
        self._in_junk = is_junk
        return is_junk

    def _skip(self) -> int:
        """Go to the next tag that begins a line; return how many characters that skipped."""
        skipped = 0
        while True:
            found = NEXT_TAG.search(self.buffer, self.at)
            end = found.start() if found else max(self.at, len(self.buffer) - LOOKAHEAD)
            if not found and self.complete:
                end = len(self.buffer)
            skipped += end - self.at
            self._advance(end)
            if found or self.complete:
                return skipped
            self.refill()

    def _record(self, parsed: Parsed, rules: Rulebook, place: Place, raw: str) -> Record:
        for encoding in self.source.legacy[self.legacy_told :]:
            parsed.findings.insert(0, Finding(0, f"not UTF-8: read as {encoding}", "note"))
        self.legacy_told = len(self.source.legacy)
        return Record.read(parsed, Tags(parsed.tags), rules, place, raw)

    def _place(self) -> Place:
        self.game += 1
        return Place(self.source.name, self.game, self.line, self.column)

    def _rulebook(self, tags: Tags) -> Rulebook:
        return self.rulebook((tags.find("GameType"), tags.find("Rules"), tags.find("Variant")))

    def rulebook(self, key: tuple[str | None, str | None, str | None]) -> Rulebook:
        """Return what games with this GameType, Rules and Variant are played by."""
        known = self.rulebooks.get(key)
        if known is None:
            if len(self.rulebooks) >= _MOST_RULEBOOKS:
                self.rulebooks.clear()
            known = self.rulebooks[key] = self._new_rulebook(*key)
        return known

    def _new_rulebook(
        self, game_type: str | None, rules: str | None, variant: str | None
    ) -> Rulebook:
        told = choose(game_type, rules, self.given or self.usual)
        if self.strict:
            return Rulebook(told, strict=True)
        if game_type not in (None, "", "?") or rules or self.given is not None:
            return Rulebook(told, doubt=partial(turned, told.sheet))
        if variant and (named := by_variant(variant, self.usual)):
            return Rulebook(
                FoundSheet(named.sheet), inferred=named, doubt=partial(turned, named.sheet)
            )
        found = self.verdict()
        return Rulebook(FoundSheet(found.sheet), inferred=found, doubt=partial(better, found.sheet))

    def verdict(self) -> Inferred:
        """Return what games without a tag are played by: found out from how the text begins."""
        if self.inferred is None:
            self._keep_head()
            ahead = Reader(io.StringIO(self._head), strict=True).records()
            games = [game for game in islice(ahead, _SAMPLES) if not _names_game(game)]
            self.inferred = infer([game.sample() for game in games], self.usual)
        return self.inferred

    def _keep_head(self) -> None:
        """Keep how the text begins, if it may have to tell which game it is."""
        if self.strict or self.given is not None or self.inferred is not None or self.position:
            return
        while len(self.buffer) < _HEAD and not self.complete:
            self.refill()
        self._head = self.buffer[:_HEAD]


def _is_special(body: str) -> bool:
    """Tell whether a game needs a closer look: offences, or a result in an open variation."""
    if OFFENCES.search(body):
        return True
    moves = SAID.sub("", body) if "(" in body or ")" in body else ""
    return moves.count("(") != moves.count(")")


def _names_game(record: Record) -> bool:
    return any(record.tags.find(name) for name in ("GameType", "Rules", "Variant"))
