"""Draw rules that the players of a game may switch on, each with the sheet's own sentence."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from damier.rules.sheet import DrawRule  # noqa: TC001  pydantic reads annotations
from damier.texts.sentences import draw_sentences

if TYPE_CHECKING:
    from collections.abc import Collection

    from damier.rules import Sheet


@dataclass(frozen=True, slots=True)
class DrawOption:
    """A draw rule that a sheet leaves to the players."""

    rule: DrawRule
    text: str
    article: str | None


@lru_cache(maxsize=1000)
def draw_options(sheet: Sheet, lang: str) -> tuple[DrawOption, ...]:
    """Return the rules that a game by a sheet may switch on."""
    found: dict[DrawRule, DrawOption] = {}
    for draw in sheet.draws:
        if draw.option:
            said = [found[draw.rule].text] if draw.rule in found else []
            said += draw_sentences(replace(draw, option=False), lang)
            found[draw.rule] = DrawOption(draw.rule, " ".join(said), draw.source.article)
    return tuple(found.values())


def agreed_draws(sheet: Sheet, chosen: Collection[DrawRule], lang: str) -> list[DrawOption]:
    """Return those that a game has switched on."""
    return [option for option in draw_options(sheet, lang) if option.rule in chosen]
