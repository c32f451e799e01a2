"""What an earlier run wrote into a game, found again and taken out before a new one writes."""

from __future__ import annotations

import re
import zlib
from functools import cache
from typing import TYPE_CHECKING

from damier.engine.judgement import BLUNDER, BRILLIANT, DUBIOUS, GOOD, MISTAKE
from damier.pdn import Command, Comment
from damier.texts.catalogue import LANGUAGES, plain, shelf_text

if TYPE_CHECKING:
    from damier.pdn import Line, Node, Record

WORDS = {
    GOOD: "annotation-good",
    BRILLIANT: "annotation-brilliant",
    DUBIOUS: "annotation-dubious",
    MISTAKE: "annotation-mistake",
    BLUNDER: "annotation-blunder",
}
MISSED_WIN = "annotation-missed-win"
LONGEST = 8  # moves of a better line
_OURS = re.compile(r"\[%(?:eval|why) [^\[\]]*\]")
_SHELF = ""  # where these sentences stand: what games say
_HERE = "MOVE"  # stands for the better move in a sentence that is to be recognised


def mark(words: str, better: str) -> Command:
    """Return the command that tells words of ours from a reader's, in whatever language they are.

    `[%why 1c291ca3 32-28]`: a checksum of the words, so that words which were changed since are no
    longer ours, and the move that the line beside them begins with.
    """
    return Command("why", f"{_checksum(words)} {better}")


def _checksum(words: str) -> str:
    return f"{zlib.crc32(' '.join(words.split()).encode()):08x}"


def forget(record: Record, lang: str = "en") -> None:
    """Take the notes of an earlier run out of a game's main line, in whatever language they are.

    Scores go, and signs for good and bad moves. Where a move had a score, so do the sentences of
    `annotate`, known by their `mark` or by their words, and with each the bare line that begins
    with the move it names. `lang` is looked at first.
    """
    for node in record.nodes:
        node.nags = [nag for nag in node.nags if nag not in WORDS]
        if any(command.name == "eval" for command in node.commands):
            _forget(node, lang)


def _forget(node: Node, lang: str) -> None:
    kept: list[Comment] = []
    marks = dict(_mark_of(each) for each in node.commands if each.name == "why")
    for said in node.comments:
        words = said.text if said.whole_line else " ".join(_OURS.sub(" ", said.text).split())
        better = marks.get(_checksum(words)) or _better_move(words, lang)
        if better:
            _drop_line(node, better)
        if words == said.text and better is None:
            kept.append(said)
        elif words and better is None:
            kept.append(Comment(words))
    node.comments = kept


def _mark_of(command: Command) -> tuple[str, str]:
    checksum, _, better = command.argument.partition(" ")
    return checksum, better


def _better_move(words: str, lang: str) -> str | None:
    """Return the move that a sentence of ours names, "" if it names none, None if not ours."""
    for each in dict.fromkeys((lang, *LANGUAGES)):
        if found := _sentences(each).fullmatch(words):
            return found[found.lastgroup] if found.lastgroup else ""
    return None


@cache
def _sentences(lang: str) -> re.Pattern[str]:
    """Return an expression for everything `annotate` says in a language."""
    parts = []
    for number, key in enumerate((*WORDS.values(), MISSED_WIN)):
        said = re.escape(plain(shelf_text(_SHELF, key, lang, move=_HERE)))
        parts.append(said.replace(_HERE, rf"(?P<m{number}>[0-9a-p]+(?:[-x:][0-9a-p]+)+)"))
    return re.compile("|".join(parts))


def _drop_line(node: Node, move: str) -> None:
    """Drop the last line that `annotate` can have written for this move."""
    for index in reversed(range(len(node.variations))):
        if _is_bare(node.variations[index], move):
            del node.variations[index]
            return


def _is_bare(line: Line, move: str) -> bool:
    if line.comments or line.result or not 0 < len(line) <= LONGEST or line.nodes[0].text != move:
        return False
    return not any(each.comments or each.nags or each.suffix or each.variations for each in line)
