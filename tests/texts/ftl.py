"""Fluent catalogues taken apart, for the tests to compare them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from damier.texts import catalogue

FOLDER = Path(catalogue.__file__).parent
CATALOGUES = sorted(path.stem for path in FOLDER.glob("*.ftl"))


@cache
def resource(lang):
    return FluentParser().parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def patterns(lang):
    """Return every text of a catalogue: `key` and `key.attribute` to its pattern."""
    found = {}
    for entry in resource(lang).body:
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


def parts(lang, key):
    return _Parts(patterns(lang)[key])


@cache
def variables(lang, key):
    """Return the variables a text needs, also through the messages it refers to."""
    found = parts(lang, key)
    return frozenset(found.variables).union(*(variables(lang, other) for other in found.references))
