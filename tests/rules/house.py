"""House sheets for tests: a few rules over a built-in sheet."""

from __future__ import annotations

HEADER = """\
id = "house"
extends = "{parent}"
name = "House rules"
shelf = "house"
about = "As we play it at home."
"""


def house(rules: str = "", parent: str = "international") -> str:
    """Return the text of a house sheet."""
    return HEADER.format(parent=parent) + rules


def rule(field: str, value: str) -> str:
    """Return the lines that set one rule, with a reading as its source."""
    section, _, key = field.partition(".")
    return f'\n[{section}]\n{key} = {{ is = {value}, reading = "House rule." }}\n'


def rules(**sections: dict[str, str]) -> str:
    """Return the lines that set several rules: sections of keys and their TOML values."""
    lines = []
    for section, values in sections.items():
        lines.append(f"\n[{section}]")
        lines += [f'{key} = {{ is = {value}, reading = "." }}' for key, value in values.items()]
    return "\n".join(lines) + "\n"


def draw(facts: str) -> str:
    """Return the lines of one way to draw."""
    return f'\n[[draws]]\nreading = "House rule."\n{facts}\n'
