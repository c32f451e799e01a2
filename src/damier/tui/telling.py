"""What stands beside the board in words: a refusal, an offence, the end, whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.position.movetext import shortest_text
from damier.table.ballots import ballot_text
from damier.table.draws import agreed_draws
from damier.texts.readings import reason_text
from damier.texts.speech import (
    counter_text,
    offence_text,
    option_text,
    outcome_text,
    refusal_text,
    side_name,
)
from damier.texts.terminals import for_terminal

if TYPE_CHECKING:
    from damier.game.options import Option
    from damier.position import Refusal
    from damier.rules.sheet import Source
    from damier.tui.session import TableSession
    from damier.tui.words import Words

Tone = Literal["calm", "refused", "asked", "over"]


@dataclass(frozen=True, slots=True)
class Telling:
    """A heading, sentences under it, and how pressing they are."""

    title: str
    lines: tuple[str, ...] = ()
    tone: Tone = "calm"


def telling(session: TableSession, words: Words) -> Telling:
    """Say the most important thing about a session now."""
    note = session.note
    if note is not None and note.refusal is not None:
        return refused_telling(session, note.refusal, words)
    if session.looking is not None:
        return Telling(words("terminal-looking"), (words("terminal-looking.how"),), "asked")
    if session.over:
        return _over(session, words)
    said: tuple[str, ...] = ()
    if note is not None:
        why = for_terminal(note.why.reason(words.lang, write=shortest_text)) if note.why else ""
        said = (words(note.key, **dict(note.args)), *filter(None, (note.line, why)))
    game = session.game
    if session.pointing:
        return Telling(words("point-title"), (words("point-text"),), "asked")
    slipped = game.offence is not None and not session.slip_hidden
    if slipped and game.offence is not None and game.turn in session.people:
        title = for_terminal(offence_text(game.offence, words.lang, title=True))
        sentence = for_terminal(offence_text(game.offence, words.lang))
        article = _article(game.offence.refusal.source, words)
        return Telling(title, (*said, sentence, *article), "asked")
    if game.state.offer not in (None, session.person):
        offered = side_name(session.sheet, game.state.offer or "white")
        sentence = words("draw-offered", colour=offered)
        return Telling(words("draw-offered.title"), (sentence,), "asked")
    return _calm(session, words, said)


def refused_telling(session: TableSession, refusal: Refusal, words: Words) -> Telling:
    """Say why a move is refused, by which article, and what may be played instead."""
    title = for_terminal(refusal_text(refusal, words.lang, title=True))
    lines = [for_terminal(refusal_text(refusal, words.lang)), *_article(refusal.source, words)]
    position = session.game.position
    if refusal.required:
        moves = [position.text(move) for move in refusal.required[:6]]
        more = " …" if len(refusal.required) > 6 else ""
        lines.append("  ".join(moves) + more)  # on a line of their own they stay left to right
    return Telling(title, tuple(lines), "refused")


def _article(source: Source, words: Words) -> tuple[str, ...]:
    """Name the article, and say how it was read; or that there is none, and why it is so."""
    why = reason_text(source, words.lang)
    reason = () if why is None else (for_terminal(why),)
    if source.article is None:
        return (words("reading-note"), *reason) if reason else ()
    if source.article == "0":
        return (words("article-introduction"), *reason)
    return (words("article", article=source.article), *reason)


def _over(session: TableSession, words: Words) -> Telling:
    outcome = session.game.outcome
    if outcome is None:
        return Telling("")
    title = for_terminal(outcome_text(outcome, session.sheet, words.lang, title=True))
    sentences = [for_terminal(outcome_text(outcome, session.sheet, words.lang))]
    if outcome.reason == "nobody-can-win":
        sentences.append(words("terminal-proof"))
    return Telling(title, (*sentences, *_article(outcome.source, words)[:1]), "over")


def _calm(session: TableSession, words: Words, said: tuple[str, ...]) -> Telling:
    game = session.game
    lines = list(said)
    if session.path and not said:
        lines.append(words("terminal-in-hand"))
    elif session.must and not said:
        count = len(session.must)
        squares = " ".join(map(str, sorted(session.must)))
        lines.append(words("terminal-must", count=count, squares=squares))
    far = [
        one
        for one in game.counters
        if one.reached or (one.needed and 2 * one.done >= one.needed and one.done > 1)
    ]
    lines += [for_terminal(counter_text(one, words.lang)) for one in far[:2]]
    if not game.entries and not said:
        if (ballot := session.table.terms.ballot) is not None:
            lines.append(for_terminal(ballot_text(ballot, words.lang)))
        agreed = agreed_draws(session.sheet, game.draw_options, words.lang)
        lines += [for_terminal(option.text) for option in agreed]
    title = words("turn", colour=side_name(session.sheet, game.turn))
    return Telling(title, tuple(lines))


def choice_text(option: Option, session: TableSession, words: Words) -> str:
    """Name a choice, with what it leads to where that is not plain."""
    piece = session.game.position.piece_at(option.square) if option.square else "w"
    kind = "king" if piece.isupper() else "man"
    return for_terminal(option_text(option, session.sheet, words.lang, piece=kind))
