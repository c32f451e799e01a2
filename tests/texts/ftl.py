"""Fluent catalogues taken apart, for the tests to compare them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from damier.texts import catalogue

FOLDER = Path(catalogue.__file__).parent
CATALOGUES = sorted(path.stem for path in FOLDER.glob("*.ftl"))
GAMES = ""  # what rules and games say: no shelf, but the catalogue beside them
SHELVES = (GAMES, *catalogue.SHELVES)


@cache
def resource(lang, shelf=GAMES):
    return FluentParser().parse((FOLDER / shelf / f"{lang}.ftl").read_text(encoding="utf-8"))


def names(lang, shelf=GAMES):
    """Return the names of the messages on a shelf as often as they are written."""
    return [e.id.name for e in resource(lang, shelf).body if isinstance(e, ast.Message)]


@cache
def patterns(lang, shelf=GAMES):
    """Return every text of a shelf: `key` and `key.attribute` to its pattern."""
    found = {}
    for entry in resource(lang, shelf).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                found[entry.id.name] = entry.value
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = attribute.value
    return found


class _Parts(visitor.Visitor):
    # The parser calls methods by the names of its node classes.
    def __init__(self, pattern):
        self.variables, self.references, self.functions = set(), set(), set()
        self.words, self.selects = [], []
        self.visit(pattern)

    def visit_VariableReference(self, node):  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802
        name = node.id.name
        self.references.add(f"{name}.{node.attribute.name}" if node.attribute else name)

    def visit_FunctionReference(self, node):  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802
        self.words.append(node.value)

    def visit_SelectExpression(self, node):  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {getattr(v.key, "name", None) or v.key.value for v in node.variants}
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


@cache
def _everything(lang):
    return {key: text for shelf in SHELVES for key, text in patterns(lang, shelf).items()}


@cache
def parts(lang, key):
    """Return what a text is made of, whichever shelf it stands on."""
    return _Parts(_everything(lang)[key])


@cache
def variables(lang, key):
    """Return the variables a text needs, also through the messages it refers to."""
    found = parts(lang, key)
    return frozenset(found.variables).union(*(variables(lang, other) for other in found.references))
