"""One game read token by token: its tags, its tree, and whatever is none of either."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.pdn.layout import ROUND, is_balanced
from damier.pdn.lexer import (
    AFTER_RESULT,
    BRACES,
    COMMENT,
    LOOKAHEAD,
    TAIL,
    TOKEN,
    tidy_move,
    unescape,
)
from damier.pdn.problems import MOST, Finding, excerpt
from damier.pdn.tree import FORCED, NULL, Comment, Line, Node

if TYPE_CHECKING:
    import re
    from collections.abc import Callable

    from damier.pdn.problems import Severity

DEEPEST = 64  # variations inside variations
MOST_ITEMS = 50_000  # moves and comments of one game
_NESTED_TRIES = 8  # comments with braces inside that may turn out not to be closed


class NeedMore(Exception):
    """The text at hand ends before it is clear where the game does."""


@dataclass(slots=True)
class Parsed:
    """What one game consists of; `end` is where the next may begin."""

    tags: list[tuple[str, str]] = field(default_factory=list)
    line: Line = field(default_factory=Line)
    findings: list[Finding] = field(default_factory=list)
    end: int = 0

    def is_empty(self) -> bool:
        """Tell whether there is nothing to keep and nothing to say."""
        line = self.line
        return not (self.tags or line.nodes or line.comments or line.result or self.findings)


def parse_game(text: str) -> Parsed:
    """Read the game that begins a text."""
    return GameParser(text, 0, complete=True).parse()


class GameParser:
    """Reads one game; goes on where it stopped when it is given more of the text."""

    def __init__(self, text: str, start: int, *, complete: bool) -> None:
        self.at = self.start = start
        self.move_end = -1
        self.extend(text, start, complete=complete)
        self.items = 0
        self.made = Parsed()
        self.line = self.made.line
        self.node: Node | None = None
        self.waiting: list[Line] = []  # variations before the first move of this line
        self.outer: list[tuple[Line, Node | None, list[Line]]] = []
        self.too_deep = 0
        self.hidden = 0  # findings beyond the most that are kept
        self.nested_failures = 0
        self.over = False

    def extend(self, text: str, start: int, *, complete: bool) -> None:
        """Take a text that holds more of the game, which now begins at `start`."""
        self.at += start - self.start
        self.move_end += start - self.start
        self.text, self.start, self.complete = text, start, complete
        self.clear = len(text) if complete else len(text) - LOOKAHEAD

    def parse(self) -> Parsed:
        """Read to the end of the game; raise NeedMore if the text may go on and matter."""
        steps: dict[str, Callable[[re.Match[str]], None]] = {
            kind: getattr(self, f"_{kind}") for kind in _STEPS
        }
        text, clear, match_token = self.text, self.clear, TOKEN.match
        at = self.at
        try:
            while not self.over:
                at = self.at
                found = match_token(text, at)
                if found is None:
                    if not self.complete:
                        raise NeedMore
                    self.at = len(text)
                    break
                self.at = found.end()
                if self.at > clear:
                    raise NeedMore
                kind = found.lastgroup or ""  # every alternative has a name
                if kind == "move":
                    self._add(Node(found[1]), found.start(1))
                else:
                    steps[kind](found)
        except NeedMore:
            self.at = at
            raise
        return self._finish()

    # The most frequent tokens.

    def _odd_move(self, found: re.Match[str]) -> None:
        self._add(Node(tidy_move(found["odd_move"])), found.start("odd_move"))

    def _add(self, node: Node, at: int) -> None:
        if self.too_deep or self._is_full(at):
            return
        node.offset = at - self.start
        if self.waiting:
            node.variations, self.waiting = self.waiting, []
        self.line.nodes.append(node)
        self.node, self.move_end = node, self.at

    def _is_full(self, at: int) -> bool:
        """Count one thing more to be kept; tell whether it is one too many."""
        self.items += 1
        if self.items == MOST_ITEMS + 1:
            self._find(
                at, f"expected at most {MOST_ITEMS} moves and comments, the rest is left out"
            )
        return self.items > MOST_ITEMS

    def _number(self, found: re.Match[str]) -> None:
        nodes = self.line.nodes
        if len(nodes) > 1 and not self.outer and not nodes[-1].setup and _is_one(found):
            self._end_before(found.start("number"))

    def _nothing(self, found: re.Match[str]) -> None:
        """Step over what only helps the eye."""

    _black_number = _dots = _bare_number = _nothing

    def _comment(self, found: re.Match[str]) -> None:
        self._say(Comment(" ".join(found["inside"].split())))

    def _say(self, comment: Comment) -> None:
        if not self.too_deep and not self._is_full(self.at):
            (self.line if self.node is None else self.node).comments.append(comment)

    def _semicolon(self, found: re.Match[str]) -> None:
        text = " ".join(found["semicolon"][1:].split())
        self._say(Comment(text if is_balanced(text) else text.translate(ROUND)))

    def _percent(self, found: re.Match[str]) -> None:
        self._say(Comment(found["percent"][1:].strip(), whole_line=True))

    def _brace(self, found: re.Match[str]) -> None:
        """Read a comment with braces inside, or one that is never closed."""
        start = found.start("brace")
        depth, first_close, at = 0, -1, -1
        for brace in BRACES.finditer(self.text, start):
            at = brace.start()
            if brace[0] == "{":
                depth += 1
            elif brace[0] == "}":
                depth -= 1
                first_close = at if first_close < 0 else first_close
                if depth == 0 or self.nested_failures >= _NESTED_TRIES:
                    break
            else:
                break
        else:
            if not self.complete:
                raise NeedMore
            at = len(self.text)
        if at > self.clear:
            raise NeedMore
        if depth and self.nested_failures < _NESTED_TRIES:
            self.nested_failures += 1
            self._find(start, "a comment is not closed", "error")
        end = at if not depth or first_close < 0 else first_close
        text = " ".join(self.text[start + 1 : end].split())
        self._say(Comment(text if is_balanced(text) else text.translate(ROUND)))
        self.at = end + 1 if self.text[end : end + 1] == "}" else end

    # Marks on a move.

    def _mark(self, found: re.Match[str]) -> None:
        mark = found["mark"].strip("()")
        if self.node is None or self.too_deep:
            self._find(found.start("mark"), f"a mark {mark!r} without a move", "warning")
        elif mark == "*":
            self.node.nags.append(FORCED)
        else:
            self.node.suffix += mark

    def _nag(self, found: re.Match[str]) -> None:
        if self.node is None or self.too_deep:
            self._find(found.start("nag"), f"{found['nag']} without a move", "warning")
        else:
            self.node.nags.append(int(found["nag"][1:]))

    def _star(self, found: re.Match[str]) -> None:
        """Read `*` behind a move as the only move if the game goes on, else as its end."""
        if self.node is not None and found.start("star") == self.move_end:
            following = TOKEN.match(self.text, self.at)
            if following is not None and following.end() > self.clear:
                raise NeedMore
            if following is not None and following.lastgroup in _GOES_ON and not _is_one(following):
                self.node.nags.append(FORCED)
                return
        self._end_with("*")

    # The shape of the game.

    def _null(self, found: re.Match[str]) -> None:
        self._add(Node(NULL), found.start("null"))

    def _setup(self, found: re.Match[str]) -> None:
        fen = "".join(found["fen"].split())
        self._add(Node(setup=fen), found.start("setup"))

    def _open(self, found: re.Match[str]) -> None:
        if self.too_deep or len(self.outer) >= DEEPEST:
            if not self.too_deep:
                at = found.start("open")
                self._find(at, f"expected at most {DEEPEST} variations inside one another")
            self.too_deep += 1
            return
        inner = Line()
        (self.waiting if self.node is None else self.node.variations).append(inner)
        self.outer.append((self.line, self.node, self.waiting))
        self.line, self.node, self.waiting = inner, None, []

    def _close(self, found: re.Match[str]) -> None:
        if self.too_deep:
            self.too_deep -= 1
        elif not self.outer:
            self._find(found.start("close"), "a variation is closed that was never opened")
        else:
            empty = not (self.line.nodes or self.line.comments or self.line.result or self.waiting)
            self._leave()
            if empty:
                self._find(found.start("close"), "a variation without a move", "warning")
                (self.waiting if self.node is None else self.node.variations).pop()

    def _leave(self) -> None:
        self._settle()
        self.line, self.node, self.waiting = self.outer.pop()

    def _settle(self) -> None:
        """Give variations that came before any move to the first, or make them the line."""
        if not self.waiting:
            return
        self._find(self.at, "a variation before any move", "warning")
        if not self.line.nodes:
            self.line.nodes = self.waiting.pop(0).nodes
        if self.line.nodes:
            self.line.nodes[0].variations += self.waiting
        self.waiting = []

    def _result(self, found: re.Match[str]) -> None:
        self._end_with("".join(found["result"].split()))

    def _end_with(self, result: str) -> None:
        """End the variation or the game; a comment on the same line still belongs to it."""
        if self.outer:
            if not self.too_deep:
                self.line.result = result
            return
        self.line.result = result
        if self.complete and (tail := TAIL.match(self.text, self.at)) is not None:
            self.at = tail.end()
            for comment in COMMENT.finditer(tail[0]):
                self._say(Comment(" ".join(comment["inside"].split())))
        while (more := AFTER_RESULT.match(self.text, self.at)) is not None:
            if more["star"] and result == "*":
                break
            self.at = more.end()
            if more["star"]:
                break
            self._say(Comment(" ".join(more["inside"].split())))
        self.over = True

    def _end_before(self, at: int) -> None:
        self.at, self.over = at, True

    # Tags.

    def _tag(self, found: re.Match[str]) -> None:
        self._tagged(found, "tag", found["name"], unescape(found["value"]))

    def _loose_tag(self, found: re.Match[str]) -> None:
        if self._tagged(found, "loose_tag", found["loose_name"], unescape(found["loose_value"])):
            message = f"quotation marks inside the tag {found['loose_name']}"
            self._find(found.start("loose_tag"), message, "warning")

    def _bare_tag(self, found: re.Match[str]) -> None:
        if self._tagged(found, "bare_tag", found["bare_name"], found["bare_value"].strip()):
            message = f"no quotation marks around the tag {found['bare_name']}"
            self._find(found.start("bare_tag"), message, "warning")

    def _tagged(self, found: re.Match[str], kind: str, name: str, value: str) -> bool:
        """Keep a tag, or end the game before it; return whether it was kept."""
        at = found.start(kind)
        if self.line.nodes or self.outer or self.waiting or self._begins_anew(found, name):
            self._end_before(at)
            return False
        self.made.tags.append((name, value))
        return True

    def _begins_anew(self, found: re.Match[str], name: str) -> bool:
        """Tell whether a tag after an empty line is the first of another game."""
        known = {known.lower() for known, _ in self.made.tags}
        apart = self.text.count("\n", found.start(), found.start(found.lastgroup or 0)) > 1
        return apart and bool(known) and (name.lower() in known or name.lower() == "event")

    # What is no PDN.

    def _junk(self, found: re.Match[str]) -> None:
        """Report everything up to the next word of PDN at once."""
        start = found.start("junk")
        following = found
        while following is not None and following.lastgroup == "junk":
            self.at = following.end()
            if self.at > self.clear:
                raise NeedMore
            following = TOKEN.match(self.text, self.at)  # type: ignore[assignment]
        text = self.text[start : self.at]
        self._find(start, f"expected a move, a tag or a result, got {excerpt(text)}", text=text)

    def _find(self, at: int, message: str, severity: Severity = "error", *, text: str = "") -> None:
        if len(self.made.findings) >= MOST:
            self.hidden += 1
        else:
            self.made.findings.append(Finding(at - self.start, message, severity, text))

    def _finish(self) -> Parsed:
        made = self.made
        if self.outer:
            self._find(self.at, "a variation is not closed")
        while self.outer:
            self._leave()
        self._settle()
        if self.hidden:
            made.findings.append(Finding(self.at - self.start, f"{self.hidden} more problems"))
        made.end = self.at
        return made


def _is_one(found: re.Match[str]) -> bool:
    """Tell whether a token is the number of a first move."""
    return found["number"] is not None and int(found["number"].rstrip(" \t.")) == 1


_STEPS = (
    "number", "black_number", "result", "comment", "odd_move", "tag", "mark", "open",
    "close", "nag", "star", "brace", "setup", "percent", "semicolon", "null", "dots",
    "bare_number", "loose_tag", "bare_tag", "junk",
)  # fmt: skip
_GOES_ON = frozenset(("move", "odd_move", "number", "black_number", "mark", "nag", "open", "close"))
