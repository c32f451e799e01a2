"""What the tutorials and how-tos teach stands in the reference."""

from __future__ import annotations

import ast
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import make_docs_api
import pytest

import damier

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs" / "howto").glob("*.md")),
    *sorted((ROOT / "docs" / "tutorial").glob("*.md")),
    *sorted((ROOT / "examples").glob("*.py")),
]
_BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def taught(page: Path) -> Iterator[tuple[str, str]]:
    """Yield (module, name) for every name of damier that the code of a page uses."""
    text = page.read_text("utf-8")
    blocks = [text] if page.suffix == ".py" else map(_plain, _BLOCK.findall(text))
    for block in blocks:
        for node in ast.walk(ast.parse(block)):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("damier"):
                yield from ((node.module or "", alias.name) for alias in node.names)
            elif isinstance(node, ast.Attribute) and _chain(node).startswith("damier."):
                module, _, name = _chain(node).rpartition(".")
                if module in ("damier", *make_docs_api.MODULES):
                    yield module, name


def _plain(block: str) -> str:
    """Return the code of a block, which may be a dialogue with the interpreter."""
    if ">>> " not in block:
        return block
    lines = [line[4:] for line in block.splitlines() if line.startswith((">>> ", "... "))]
    return "\n".join(lines)


def _chain(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return f"{_chain(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else "?"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_name_that_is_taught_has_a_heading(page: Path) -> None:
    described = {("damier", name) for name in damier.__all__}
    for module in make_docs_api.MODULES:
        described |= {(module, name) for name in make_docs_api.public_names(module)}
    objects = {id(getattr(import_module(module), name)) for module, name in described}
    missing = [
        f"{module}.{name}"
        for module, name in taught(page)
        if (module, name) not in described
        and f"{module}.{name}" not in make_docs_api.MODULES
        and id(getattr(import_module(module), name)) not in objects
    ]
    assert missing == []


def test_how_tos_teach_something() -> None:
    assert ("damier", "Position") in set(taught(ROOT / "README.md"))
    assert len({name for page in PAGES for name in taught(page)}) > 20
