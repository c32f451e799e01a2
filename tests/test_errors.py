"""The tree of errors: each is in it where it belongs, and none is raised that says nothing."""

from __future__ import annotations

import ast
import builtins
import pkgutil
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pytest

import damier
from damier import errors
from damier.errors import DamierError

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(damier.__file__).parent
_ROW = re.compile(
    r"(?P<stem>(?:[│ ]   )*(?:[├└]── )?)(?P<name>\w+)(?: .*?(?:\((?P<module>.*)\))?)?"
)
# Python itself asks for these: a mapping without a key, a name that is missing, a validator.
ASKED_FOR = {
    ("__init__.py", "AttributeError"),
    ("cli/thinking.py", "KeyboardInterrupt"),
    ("pdn/tags.py", "KeyError"),
    ("position/__init__.py", "AttributeError"),
    ("position/position.py", "AttributeError"),
    ("web/routes/tables.py", "ValueError"),
    ("web/routes/tournaments.py", "ValueError"),
}


class Place(NamedTuple):
    """What an error is a kind of, and the module that defines it."""

    parent: str
    module: str


def told() -> dict[str, Place]:
    """Read the tree in the docstring."""
    _, _, tree = (errors.__doc__ or "").partition("\n\nDamierError\n")
    found: dict[str, Place] = {}
    path = ["DamierError"]
    for line in tree.splitlines():
        row = _ROW.fullmatch(line)
        assert row is not None, line
        path[len(row["stem"]) // 4 :] = [row["name"]]
        assert row["name"] not in found
        found[row["name"]] = Place(path[-2], row["module"] or "damier.errors")
    return found


def defined(parent: type[DamierError] = DamierError) -> Iterator[tuple[str, Place]]:
    """Walk the errors of the package."""
    for kind in parent.__subclasses__():
        if kind.__module__.partition(".")[0] == "damier":
            yield kind.__name__, Place(parent.__name__, kind.__module__)
            yield from defined(kind)


def raised() -> Iterator[tuple[str, str]]:
    """Yield (file, name) of whatever is raised by its name."""
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and node.exc is not None:
                kind = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
                yield file.relative_to(PACKAGE).as_posix(), ast.unparse(kind).rpartition(".")[2]


@pytest.fixture(scope="module", autouse=True)
def _all_modules() -> None:
    for module in pkgutil.walk_packages(damier.__path__, "damier."):
        if module.name != "damier.__main__" and ".migrations." not in module.name:
            import_module(module.name)


def test_the_docstring_shows_the_whole_tree() -> None:
    assert told() == dict(defined())


def test_nothing_raises_the_root_itself() -> None:
    assert [file for file, name in raised() if name == "DamierError"] == []


def test_errors_of_python_are_raised_only_where_python_asks_for_them() -> None:
    builtin = {name for name, kind in vars(builtins).items() if is_error(kind)}
    assert {(file, name) for file, name in raised() if name in builtin} == ASKED_FOR


def is_error(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseException)
