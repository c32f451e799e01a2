"""Everything in the reference shows what it is when it is typed."""

from __future__ import annotations

import inspect
from importlib import import_module

import make_docs_api
import pytest


def public_classes() -> dict[str, type]:
    """Return every class of the reference by its name there."""
    found = {}
    for module in make_docs_api.MODULES:
        for name in make_docs_api.public_names(module):
            value = getattr(import_module(module), name)
            if inspect.isclass(value):
                found[f"{module}.{name}"] = value
    return found


@pytest.mark.parametrize("name", sorted(public_classes()))
def test_every_public_class_says_what_it_is_in_its_repr(name: str) -> None:
    kind = public_classes()[name]
    abstract = inspect.isabstract(kind) or getattr(kind, "_is_protocol", False)
    typed = getattr(kind, "__total__", None) is not None
    assert abstract or typed or kind.__repr__ is not object.__repr__
