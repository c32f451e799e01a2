"""One game read token by token, up to where the next begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.pdn.builder import Builder, Parsed
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
from damier.pdn.problems import Reading, excerpt
from damier.pdn.tree import NULL, Comment, Node

if TYPE_CHECKING:
    import re
    from collections.abc import Callable

_NESTED_TRIES = 8  # comments with braces inside that may turn out not to be closed


class NeedMore(Exception):
    """The text at hand ends before it is clear where the game does."""


def parse_game(text: str) -> Parsed:
    """Read the game that begins a text."""
    return GameParser(text, 0, complete=True).parse()


class GameParser:
    """Reads one game; goes on where it stopped when it is given more of the text."""

    def __init__(self, text: str, start: int, *, complete: bool) -> None:
        self.at = self.start = start
        self.move_end = -1
        self.extend(text, start, complete=complete)
        self.tree = Builder()
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
        steps: dict[str, Callable[[re.Match[str], int], None]] = {
            kind: getattr(self, f"_{kind}") for kind in _STEPS
        }
        text, clear, match_token, start = self.text, self.clear, TOKEN.match, self.start
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
                    self.tree.add(Node(found["move"]), found.start("move") - start)
                    self.move_end = self.at
                else:
                    steps[kind](found, found.start(kind) - start)
        except NeedMore:
            self.at = at
            raise
        made = self.tree.finish(self.at - start)
        made.end = self.at
        return made

    # Moves and what stands with them; `at` is a token's place in the game.

    def _odd_move(self, found: re.Match[str], at: int) -> None:
        self.tree.add(Node(tidy_move(found["odd_move"])), at)
        self.move_end = self.at

    def _null(self, _found: re.Match[str], at: int) -> None:
        self.tree.add(Node(NULL), at)

    def _setup(self, found: re.Match[str], at: int) -> None:
        self.tree.add(Node(setup="".join(found["fen"].split())), at)

    def _number(self, found: re.Match[str], _at: int) -> None:
        nodes = self.tree.line.nodes
        if len(nodes) > 1 and not self.tree.outer and not nodes[-1].setup and _is_one(found):
            self._end_before(found.start("number"))

    def _nothing(self, found: re.Match[str], at: int) -> None:
        """Step over what only helps the eye."""

    _black_number = _dots = _bare_number = _nothing

    def _mark(self, found: re.Match[str], at: int) -> None:
        self.tree.mark(found["mark"].strip("()"), at)

    def _nag(self, found: re.Match[str], at: int) -> None:
        self.tree.mark(found["nag"], at)

    def _star(self, found: re.Match[str], at: int) -> None:
        """Read `*` behind a move as the only move if the game goes on, else as its end."""
        if found.start("star") == self.move_end:
            following = TOKEN.match(self.text, self.at)
            if following is not None and following.end() > self.clear:
                raise NeedMore
            if following is not None and following.lastgroup in _GOES_ON and not _is_one(following):
                self.tree.mark("*", at)
                return
        self._end_with("*")

    def _open(self, _found: re.Match[str], at: int) -> None:
        self.tree.open(at)

    def _close(self, _found: re.Match[str], at: int) -> None:
        self.tree.close(at)

    # Comments.

    def _comment(self, found: re.Match[str], at: int) -> None:
        self.tree.say(Comment(" ".join(found["inside"].split())), at)

    def _percent(self, found: re.Match[str], at: int) -> None:
        self.tree.say(Comment(found["percent"][1:].strip(), whole_line=True), at)

    def _semicolon(self, found: re.Match[str], at: int) -> None:
        self.tree.say(_comment_of(found["semicolon"][1:]), at)

    def _brace(self, found: re.Match[str], at: int) -> None:
        """Read a comment with braces inside, or one that is never closed."""
        start = found.start("brace")
        depth, first_close, end = 0, -1, -1
        for brace in BRACES.finditer(self.text, start):
            end = brace.start()
            if brace[0] == "{":
                depth += 1
            elif brace[0] == "}":
                depth -= 1
                first_close = end if first_close < 0 else first_close
                if depth == 0 or self.nested_failures >= _NESTED_TRIES:
                    break
            else:
                break
        else:
            if not self.complete:
                raise NeedMore
            end = len(self.text)
        if end > self.clear:
            raise NeedMore
        if depth and self.nested_failures < _NESTED_TRIES:
            self.nested_failures += 1
            self.tree.find(at, "a comment is not closed")
        if depth and first_close >= 0:
            end = first_close
        self.tree.say(_comment_of(self.text[start + 1 : end]), at)
        self.at = end + 1 if self.text[end : end + 1] == "}" else end

    # The end of the game.

    def _result(self, found: re.Match[str], _at: int) -> None:
        self._end_with("".join(found["result"].split()))

    def _glued(self, found: re.Match[str], at: int) -> None:
        """Read a result that the next game's first number follows without a blank."""
        result = found["glued"]
        self.tree.find(
            at,
            f"the result {result} and the next game stand together, read apart",
            "note",
            reading=Reading("pdn-read-glued", (("result", result),)),
        )
        self._end_with(result)

    def _end_with(self, result: str) -> None:
        """End the variation or the game; a comment on the same line still belongs to it."""
        tree = self.tree
        if not tree.too_deep:
            tree.line.result = result
        if tree.outer:
            return
        if self.complete and (tail := TAIL.match(self.text, self.at)) is not None:
            self.at = tail.end()
            for comment in COMMENT.finditer(tail[0]):
                tree.say(_comment_of(comment["inside"]), self.at - self.start)
        while (more := AFTER_RESULT.match(self.text, self.at)) is not None:
            if more["star"] and result == "*":
                break
            self.at = more.end()
            if more["star"]:
                break
            tree.say(_comment_of(more["inside"]), self.at - self.start)
        self.over = True

    def _end_before(self, at: int) -> None:
        self.at, self.over = at, True

    # Tags.

    def _tag(self, found: re.Match[str], _at: int) -> None:
        self._tagged(found, found["name"], unescape(found["value"]))

    def _loose_tag(self, found: re.Match[str], at: int) -> None:
        name = found["loose_name"]
        if self._tagged(found, name, unescape(found["loose_value"])):
            self.tree.find(at, f"quotation marks inside the tag {name}", "warning")

    def _bare_tag(self, found: re.Match[str], at: int) -> None:
        name = found["bare_name"]
        if self._tagged(found, name, found["bare_value"].strip()):
            self.tree.find(at, f"no quotation marks around the tag {name}", "warning")

    def _tagged(self, found: re.Match[str], name: str, value: str) -> bool:
        """Keep a tag, or end the game before it; return whether it was kept."""
        at = found.start(found.lastgroup or 0)
        apart = self.text.count("\n", found.start(), at) > 1
        if self.tree.begun() or (apart and self._is_first_of_next(name)):
            self._end_before(at)
            return False
        self.tree.tag(name, value)
        return True

    def _is_first_of_next(self, name: str) -> bool:
        """Tell whether a tag after an empty line belongs to another game than those before."""
        known = self.tree.tag_names
        return name.lower() in known or (bool(known) and name.lower() == "event")

    def _junk(self, found: re.Match[str], at: int) -> None:
        """Report everything up to the next word of PDN at once."""
        start, following = found.start("junk"), found
        while following is not None and following.lastgroup == "junk":
            self.at = following.end()
            if self.at > self.clear:
                raise NeedMore
            following = TOKEN.match(self.text, self.at)  # type: ignore[assignment]
        text = self.text[start : self.at]
        message = f"expected a move, a tag or a result, got {excerpt(text)}"
        self.tree.find(at, message, text=text)
        self.tree.made.junk = True


def _comment_of(text: str) -> Comment:
    """Make a comment of text in which braces may not match."""
    text = " ".join(text.split())
    return Comment(text if is_balanced(text) else text.translate(ROUND))


def _is_one(found: re.Match[str]) -> bool:
    """Tell whether a token is the number of a first move."""
    return found["number"] is not None and int(found["number"].rstrip(" \t.")) == 1


_STEPS = (
    "glued", "number", "black_number", "result", "comment", "odd_move", "tag", "mark", "open",
    "close", "nag", "star", "brace", "setup", "percent", "semicolon", "null", "dots",
    "bare_number", "loose_tag", "bare_tag", "junk",
)  # fmt: skip
_GOES_ON = frozenset(("move", "odd_move", "number", "black_number", "mark", "nag", "open", "close"))
