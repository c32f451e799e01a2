"""The file format of sheets: every field with its values, what each says, and who uses it."""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, get_type_hints

import damier
from damier.rules.sheet import Draw, Sheet
from damier.texts.catalogue import text
from damier.texts.sentences import draw_sentences, rule_sentences, topic_of

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """# Fields of a sheet

A sheet is a TOML file. Every rule is a field in a section, and every field says where it comes
from:

```toml
[man]
captures_backward = { is = true, article = "4.4" }
captures_kings = { is = true, reading = "Nothing says otherwise." }
```

`article` is the number in the text the sheet follows, `reading` our interpretation where that text
is silent or unclear; one of the two is needed, both are fine. `also`, on `capture.priority` and
`capture.removal`, is the article that spells out what follows from the rule. A sheet with
`extends = "international"` lists only what differs. What is unknown, missing or contradictory is an
error with file, line and field.

## The head of the file

| key | meaning |
|---|---|
| `id` | the name by which the sheet is asked for |
| `extends` | the sheet this one takes everything else from |
| `name` | what the game is called |
| `shelf` | `leaflet`, `federation`, `other` or `house` |
| `languages` | the languages its text is printed in |
| `letters` | how the print abbreviates them |
| `about` | what is special, in one line |

"""
DRAWS = """## draws

A list: each `[[draws]]` is one way in which a game is drawn.

```toml
[[draws]]
rule = "repetition"
times = 3
how = "claim"
article = "6.1"
```

"""
DRAW_KEYS = {
    "rule": "which rule it is; see below",
    "how": "`automatic`, or `claim`: a player has to ask for it",
    "times": "how often a move, a return or a position has to come",
    "moves": "how many moves by each side",
    "stronger": "what the stronger side may have, such as `KKM`",
    "weaker": "what the weaker side may have",
    "pieces": "the least and the most pieces on the board",
    "main_road": "the weaker side holds the longest diagonal",
    "at_once": "the material alone is enough, no moves are counted",
    "by_king": "only what a king does counts, not what it did as a man",
    "option": "off unless a game switches it on",
    "article": "where it comes from",
    "reading": "how we read it",
}


def pages() -> dict[str, str]:
    """Return the page of all fields."""
    return {"reference/fields.md": HEAD + "\n".join([*_sections(), DRAWS, *_draws()]) + "\n"}


def _sections() -> Iterator[str]:
    hints = get_type_hints(Sheet)
    for section in dataclasses.fields(Sheet):
        kind = hints[section.name]
        if not dataclasses.is_dataclass(kind):
            continue
        yield from (f"## {section.name}", "", _docstring(kind), "")
        for field in dataclasses.fields(kind):
            yield from _field(f"{section.name}.{field.name}", str(field.type))


def _docstring(kind: Any) -> str:
    return " ".join((kind.__doc__ or "").split())


def _field(name: str, kind: str) -> Iterator[str]:
    anchor = name.replace(".", "-").replace("_", "-")
    yield from (
        f"### {name} {{#{anchor}}}",
        "",
        f"{text(topic_of(name), 'en')}. Type: `{kind}`.",
        "",
    )
    section, _, key = name.partition(".")
    users: dict[object, list[damier.Sheet]] = {}
    for sheet in map(damier.sheet, damier.sheets()):
        users.setdefault(getattr(getattr(sheet, section), key), []).append(sheet)
    yield from ("| value | it says | sheets |", "|---|---|---|")
    for value, sheets in sorted(users.items(), key=lambda item: -len(item[1])):
        said = " ".join(rule_sentences(sheets[0], name, "en"))
        yield f"| `{_toml(value)}` | {said} | {_named(sheets)} |"
    yield ""


def _toml(value: object) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_toml, value))}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else str(value)


def _named(sheets: list[damier.Sheet]) -> str:
    if len(sheets) > len(damier.sheets()) // 2:
        return f"{len(sheets)} sheets"
    return ", ".join(f"[{sheet.id}](sheets/{sheet.id}.md)" for sheet in sheets)


def _draws() -> Iterator[str]:
    yield from ("| key | meaning |", "|---|---|")
    yield from (f"| `{key}` | {about} |" for key, about in DRAW_KEYS.items())
    yield ""
    users: dict[str, list[tuple[damier.Sheet, Draw]]] = {}
    for sheet in map(damier.sheet, damier.sheets()):
        for draw in sheet.draws:
            users.setdefault(draw.rule, []).append((sheet, draw))
    for rule, found in users.items():
        sheets = list(dict.fromkeys(sheet for sheet, _ in found))
        yield from (f"### draws.{rule} {{#draws-{rule}}}", "")
        yield from (f"For example: {' '.join(draw_sentences(found[0][1], 'en'))}", "")
        yield from (f"In {_named(sheets)}.", "")
