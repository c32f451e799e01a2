"""The reference of the library: a page for every module, a heading for every public name."""

from __future__ import annotations

import inspect
from importlib import import_module
from typing import TYPE_CHECKING, Any

import damier

if TYPE_CHECKING:
    from collections.abc import Iterator

# In the order of the flow. A module without __all__ shows what it defines itself.
MODULES = (
    "damier.rules",
    "damier.board.geometry",
    "damier.board.setup",
    "damier.board.fen",
    "damier.board.diagram",
    "damier.position",
    "damier.position.showing",
    "damier.game",
    "damier.pdn",
    "damier.collection",
    "damier.decks",
    "damier.engine",
    "damier.engine.book",
    "damier.engine.bookmaking",
    "damier.engine.levels",
    "damier.engine.opponent",
    "damier.engine.annotate",
    "damier.engine.endgame",
    "damier.engine.training",
    "damier.arrays",
    "damier.learn",
    "damier.learn.endings",
    "damier.learn.maker",
    "damier.learn.progress",
    "damier.learn.refuting",
    "damier.learn.solving",
    "damier.learn.themes",
    "damier.learn.worksheet",
    "damier.protocols.hub",
    "damier.protocols.dxp",
    "damier.protocols.match",
    "damier.protocols.simple",
    "damier.protocols.transport.process",
    "damier.storage.store",
    "damier.table.table",
    "damier.table.terms",
    "damier.club.tournaments",
    "damier.club.tournaments.commands",
    "damier.texts",
    "damier.texts.page",
    "damier.texts.speech",
    "damier.notebook",
    "damier.errors",
)
FOLDER = "reference/api"
HEAD = """# damier

`import damier` gives what most programs need. The modules behind it are on the pages of this
section; a name that is on none of them is not a promise.

"""


def pages() -> dict[str, str]:
    """Return a page for each module and one for the names of the package itself."""
    found = {f"{FOLDER}/index.md": HEAD + "\n".join(_top()) + "\n"}
    for module in MODULES:
        found[f"{FOLDER}/{page_of(module)}"] = "\n".join(_module(module)) + "\n"
    return found


def page_of(module: str) -> str:
    """Return the name of a module's page."""
    return module.removeprefix("damier.").replace(".", "-") + ".md"


def public_names(module: str) -> list[str]:
    """Return what a module promises."""
    found = import_module(module)
    if hasattr(found, "__all__"):
        return list(found.__all__)
    return [
        name
        for name, value in vars(found).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module
    ]


def _top() -> Iterator[str]:
    homes = _homes()
    for name in damier.__all__:
        yield from (f"## {name.replace('_', chr(92) + '_')} {{#{name}}}", "")
        if name == "__version__":
            yield from ("The version, as `damier --version` says it.", "")
            continue
        module = "damier.pdn" if name == "pdn" else homes[id(getattr(damier, name))]
        target = page_of(module) + ("" if name == "pdn" else f"#{path_of(getattr(damier, name))}")
        about = inspect.getdoc(getattr(damier, name)) or ""
        yield from (
            f"{' '.join(about.partition(chr(10) * 2)[0].split())} See [{module}]({target}).",
            "",
        )


def _homes() -> dict[int, str]:
    """Return the module on whose page an object is described."""
    return {
        id(getattr(import_module(module), name)): module
        for module in reversed(MODULES)
        for name in public_names(module)
    }


def _module(module: str) -> Iterator[str]:
    about = inspect.getdoc(import_module(module)) or ""
    yield from (f"# {module}", "", "```text" if "├" in about else "", about)
    yield from ("```" if "├" in about else "", "")
    for name in public_names(module):
        value: Any = getattr(import_module(module), name)
        if is_described(value):
            yield from (f"::: {path_of(value)}", "")
        else:
            yield from (f"## {name} {{#{name}}}", "", f"`{module}.{name}`", "")


def is_described(value: Any) -> bool:
    """Tell whether something has a docstring of its own."""
    return inspect.isclass(value) or inspect.isroutine(value)


def path_of(value: Any) -> str:
    """Return where something is defined, which is also its anchor."""
    return f"{value.__module__}.{value.__qualname__}"
