"""What an explanation says: whole short sentences, one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.pdn.notation import notation_of
from damier.texts.catalogue import text
from damier.texts.speech import outcome_text, side_name

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.learn.explanation import Better, Explanation, Writer

_EXAMPLES = ("attack", "crown")  # kinds whose line is only an example: too little for half a slip
_SHOWN = 9  # moves of a line that a reader can follow; those of pieces are never longer


def explanation_text(found: Explanation, lang: str, write: Writer | None, better: Better) -> str:
    """Say why a move was a mistake and what was better."""
    return " ".join(_sentences(found, lang, write or _writer(found), better))


def reason_text(
    found: Explanation, lang: str, write: Writer | None, *, example: bool = True
) -> str:
    """Say what happens in the line; nothing where that is unclear."""
    if found.kind == "unclear":
        return ""
    moves = _written(found, write or _writer(found))
    if not example and found.kind in (*_EXAMPLES, "ending"):
        moves = moves[:1]
    return " ".join(_reasons(found, lang, moves))


def _writer(found: Explanation) -> Writer:
    return notation_of(found.position.sheet).text


def _sentences(found: Explanation, lang: str, write: Writer, better: Better) -> Iterator[str]:
    legal = found.position.legal_moves
    instead = write(found.better, legal) if found.better is not None else ""
    if found.kind == "unclear" and better == "mistake":
        yield text("explained-unclear", lang, move=instead)
        return
    says_better = text(f"annotation-{better}", lang, move=instead) if instead else ""
    if found.kind == "unclear" or (better == "dubious" and found.kind in _EXAMPLES):
        yield says_better
        return
    moves = _written(found, write)
    if found.missed:
        yield says_better
    elif moves and found.kind != "table":
        yield text("explained-reply", lang, move=moves[0])
    yield from _reasons(found, lang, moves)
    if says_better and not found.missed:
        yield says_better


def _reasons(found: Explanation, lang: str, moves: list[str]) -> Iterator[str]:
    yield text(f"explained-{found.kind}", lang, **_facts(found, moves[1:], lang))
    if found.kind == "end" and found.outcome is not None and len(moves) < 2:
        yield outcome_text(found.outcome, found.position.sheet, lang)
    if found.kind == "shot" and found.duty not in (None, "must-capture"):
        yield _duty_text(found, lang)


def _gain(found: Explanation, lang: str) -> str:
    crowns = "yes" if found.crowns else "no"
    king = "yes" if found.kings_taken else "no"
    return text("explained-gain", lang, crowns=crowns, king=king, taken=found.taken)


def _facts(found: Explanation, rest: list[str], lang: str) -> dict[str, str | int]:
    """Return what the sentences of all kinds may speak of."""
    sheet = found.position.sheet
    return {
        "winner": side_name(sheet, found.winner),
        "loser": side_name(sheet, found.loser),
        "gain": _gain(found, lang),
        "given": found.given,
        "ahead": max(0, found.balance.men + found.balance.kings),
        "shown": "yes" if 0 < len(rest) < _SHOWN else "no",
        "line": " ".join(rest),
        "moves": len(rest) // 2 + 1,
        "was": found.was or "",
        "now": found.now or "",
    }


def _duty_text(found: Explanation, lang: str) -> str:
    rule = text(f"refusal-{found.duty}.title", lang)
    if not found.article:
        return text("explained-duty", lang, rule=rule)
    return text("explained-duty-article", lang, rule=rule, article=found.article)


def _written(found: Explanation, write: Writer) -> list[str]:
    """Write the moves of the line from the first that matters on."""
    position, written = found.position, []
    for index, move in enumerate(found.line):
        if index >= found.first:
            written.append(write(move, position.legal_moves))
        position = position.play_unchecked(move)
    return written
