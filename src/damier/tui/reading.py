"""Long texts: the help, and the rules of a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.tui.actions import ACTIONS, Action, key_sign

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.rules import Sheet
    from damier.tui.words import Words

_KEYS = (
    ("↑ ↓ ← →", "terminal-help-walk"),
    ("Enter", "terminal-help-enter"),
    ("Esc", "terminal-help-escape"),
    ("3 2 - 2 8", "terminal-help-type"),
    ("[ ]", "terminal-help-look"),
    ("Home End", "terminal-help-ends"),
)


def help_text(words: Words, actions: Sequence[Action] = ACTIONS) -> str:
    """Return what every key does, and what the marks on the board mean."""
    keys = [(sign, words(text)) for sign, text in _KEYS]
    for action in actions:
        sign = key_sign(action.key)
        keys.append((f"{sign}  {action.also.upper()}".rstrip(), words(action.text)))
    if words.backwards:
        table = [f"{text}   {words.apart(f'{sign:>10}')}" for sign, text in keys]
    else:
        table = [f"{sign:<11} {text}" for sign, text in keys]
    marks = [words(f"terminal-mark-{name}") for name in ("must", "last", "held", "ghost", "plain")]
    return "\n".join([words("terminal-do-help"), "", *table, "", *marks])


def rules_text(
    sheet: Sheet, words: Words, article: str | None = None, width: int = 72
) -> tuple[str, int]:
    """Return the rules of a sheet, and the line on which an article begins."""
    from damier.texts.catalogue import plain
    from damier.texts.page import rules_page
    from damier.texts.rendering import render_text
    from damier.texts.terminals import for_terminal

    text = for_terminal(render_text(rules_page(sheet, words.lang), width=width))
    if article is None:
        return text, 0
    label = plain(words("article", article=article))
    lines = plain(text).splitlines()
    begins = (at for at, line in enumerate(lines) if line.strip().startswith(label))
    return text, next(begins, 0)
