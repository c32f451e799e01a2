"""The rules page: every article of a sheet in words of one language, each with something to try."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.texts.catalogue import has_text, is_right_to_left, text
from damier.texts.examples import rule_examples, start_example
from damier.texts.readings import reason_text
from damier.texts.rendering import render_text
from damier.texts.sentences import (
    HEADINGS,
    consequence_sentence,
    consequence_topic,
    draw_sentences,
    heading_of,
    rule_sentences,
    topic_of,
)
from damier.texts.speech import refusal_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.rules import Sheet
    from damier.rules.sheet import Draw, Source
    from damier.texts.examples import Example

__all__ = ["Page", "Part", "Sentence", "Trial", "render_text", "rules_page"]

# The rule an article is called after, if it has several: the first of these, else its first one.
_LEADING = (
    "board.men_rows",
    "man.steps",
    "capture.compulsory",
    "capture.priority",
    "table.remedies",
    "king.flies",
    "crowning.when",
    "lines.capture",
    "end.no_move",
    "start.first",
    "board.dark_corner",
    "board.width",
)
# Where the sheet is silent, the start position would only repeat itself for these.
_NOT_SHOWN = frozenset(
    {"pdn.type", "pdn.notation", "pdn.result", "pdn.result_order", "draws.agreement"}
)


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule in words: `field` is what it says, `note` how the sheet was read."""

    text: str
    field: str
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Trial:
    """A position to try: what is asked, and what a refused move is told.

    `counts`: a draw rule that is in force counts the moves made from here.
    """

    fen: str
    colour: str
    ask: str
    move: str
    question: str | None = None
    refused: str | None = None
    code: str | None = None
    title: str | None = None
    reason: str | None = None
    counts: bool = False


@dataclass(frozen=True, slots=True)
class Part:
    """An article with its number, or a group of rules on which the sheet is silent."""

    number: str | None
    label: str | None
    title: str
    sentences: tuple[Sentence, ...]
    trials: tuple[Trial, ...]


@dataclass(frozen=True, slots=True)
class Page:
    """The rules of one sheet in one language: its articles, then where it is silent."""

    sheet: str
    lang: str
    right_to_left: bool
    title: str
    special: str
    try_it: str
    articles: tuple[Part, ...]
    readings_title: str
    readings_note: str
    readings: tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class _Rule:
    """A field, what follows from it, or a draw rule of a sheet, with where it comes from."""

    field: str
    source: Source
    draw: Draw | None = None
    follows: bool = False

    @property
    def topic(self) -> str:
        """The key of the title of an article about this rule."""
        return consequence_topic(self.field) if self.follows else topic_of(self.field)


def rules_page(sheet: Sheet, lang: str) -> Page:
    """Write the rules of a sheet, built-in or a player's own, in one language."""
    writer = _Writer(sheet, lang)
    silent = [rule for rule in writer.rules if rule.source.article is None]
    groups = {
        head: [rule for rule in silent if heading_of(rule.field) == head] for head in HEADINGS
    }
    return Page(
        sheet=sheet.id,
        lang=lang,
        right_to_left=is_right_to_left(lang),
        title=text("rules-title", lang, name=sheet_name(sheet, lang)),
        special=sheet_special(sheet, lang),
        try_it=text("try-it", lang),
        articles=tuple(writer.article(number) for number in sheet.articles),
        readings_title=text("heading-readings", lang),
        readings_note=text("reading-note", lang),
        readings=tuple(writer.group(head, rules) for head, rules in groups.items() if rules),
    )


def sheet_name(sheet: Sheet, lang: str) -> str:
    """Return a sheet's name in a language; a player's own sheet has the name its file gives."""
    key = f"sheet-{sheet.id}"
    return text(key, lang) if sheet.shelf != "house" and has_text(key, lang) else sheet.name


def sheet_special(sheet: Sheet, lang: str) -> str:
    """Return in one line what is special about a sheet."""
    key = f"sheet-{sheet.id}"
    named = sheet.shelf != "house" and has_text(key, lang)
    return text(f"{key}.special", lang) if named else sheet.about


class _Writer:
    """One sheet being written in one language."""

    def __init__(self, sheet: Sheet, lang: str) -> None:
        self.sheet, self.lang = sheet, lang
        self.rules: list[_Rule] = []
        for name, source in sheet.sources:  # what is as usual and named nowhere is not said
            self.rules.append(_Rule(name, source))
            if source.consequence is not None:
                self.rules.append(_Rule(name, source.consequence, follows=True))
        self.rules += [_Rule(f"draws.{draw.rule}", draw.source, draw) for draw in sheet.draws]

    def article(self, number: str) -> Part:
        rules = [rule for rule in self.rules if rule.source.article == number]
        ranked = [rule for name in _LEADING for rule in rules if rule.field == name]
        leading = (ranked or rules)[0]
        if number == "0":
            label = text("article-introduction", self.lang)
        else:
            label = text("article", self.lang, article=number)
        trials = self._trials(rules) or (self._trial(start_example(self.sheet)),)
        title = text(leading.topic, self.lang)
        return Part(number, label, title, self._sentences(rules), trials)

    def group(self, head: str, rules: list[_Rule]) -> Part:
        shown = [rule for rule in rules if rule.field not in _NOT_SHOWN]
        title = text(head, self.lang)
        return Part(None, None, title, self._sentences(rules), self._trials(shown))

    def _sentences(self, rules: Iterable[_Rule]) -> tuple[Sentence, ...]:
        """Say the rules; one that two fields share, as the size of the board, is said once."""
        said: dict[str, Sentence] = {}
        for rule in rules:
            words = self._words(rule)
            for each in words:
                note = reason_text(rule.source, self.lang) if each == words[-1] else None
                said.setdefault(each, Sentence(each, rule.field, note))
        return tuple(said.values())

    def _words(self, rule: _Rule) -> list[str]:
        if rule.draw is not None:
            return draw_sentences(rule.draw, self.lang)
        if rule.follows:
            return [consequence_sentence(rule.field, self.lang)]
        said = rule_sentences(self.sheet, rule.field, self.lang)
        if rule.source.consequence is None:
            return said
        elsewhere = consequence_sentence(rule.field, self.lang)
        return [each for each in said if each != elsewhere]

    def _trials(self, rules: Iterable[_Rule]) -> tuple[Trial, ...]:
        """Collect what there is to try, each once, and with its refused move if it has one."""
        found = dict.fromkeys(trial for rule in rules for trial in self._trials_of(rule))
        asked = {(trial.fen, trial.ask) for trial in found if trial.refused}
        return tuple(each for each in found if each.refused or (each.fen, each.ask) not in asked)

    def _trials_of(self, rule: _Rule) -> Iterator[Trial]:
        """Show a rule; a counter runs only where a draw rule counts and nobody has to want it."""
        counts = rule.draw is not None and rule.draw.counts and not rule.draw.option
        name = f"{rule.field}.also" if rule.follows else rule.field
        for example in rule_examples(self.sheet, name, rule.draw):
            yield self._trial(example, counts=counts)

    def _trial(self, example: Example, *, counts: bool = False) -> Trial:
        position, lang = example.position, self.lang
        colour = getattr(self.sheet.colours, position.turn)
        move = example.move.long
        asked = text("try-draw" if counts else "try-play", lang, colour=colour, move=move)
        refusal, refused = example.refusal, example.refused
        if refusal is None or refused is None:
            return Trial(position.fen(), colour, asked, move, counts=counts)
        return Trial(
            fen=position.fen(),
            colour=colour,
            ask=asked,
            move=move,
            question=text("try-refused", lang, move=refused),
            refused=refused,
            code=refusal.code,
            title=refusal_text(refusal, lang, title=True),
            reason=refusal_text(refusal, lang),
            counts=counts,
        )
