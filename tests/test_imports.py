"""What may import what: the folders in the order of the flow, and a light `import damier`."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import damier
from patience import HANG

if TYPE_CHECKING:
    from collections.abc import Iterator

PACKAGE = Path(damier.__file__).parent
FLOW = [
    "rules",
    "board",
    "position",
    "game",
    "pdn",
    "collection",
    "decks",
    "engine",
    "arrays",
    "learn",
    "table",
    "protocols",
    "storage",
    "live",
    "club",
]
FRONT_ENDS = ["cli", "tui", "web", "notebook"]
FOR_ALL = ["errors", "places", "processes", "texts", "_version", "_core"]
HEAVY = ["fastapi", "textual", "sqlalchemy", "numpy", "pydantic", "rich", "typer", "fluent"]


def test_import_is_light() -> None:
    program = f"import sys, damier; print([m for m in {HEAVY} if m in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=HANG
    )
    assert done.stdout.strip() == "[]"


def test_exported_names() -> None:
    assert damier.__all__ == [
        "AmbiguousMove",
        "Analysis",
        "Clock",
        "Counter",
        "DamierError",
        "Engine",
        "EngineError",
        "Game",
        "GameError",
        "IllegalMove",
        "Limit",
        "Move",
        "NoSuchSquare",
        "NotationError",
        "Option",
        "Outcome",
        "Position",
        "Refusal",
        "Setup",
        "SetupError",
        "Sheet",
        "SheetError",
        "TimeControl",
        "TooManyMoves",
        "UnknownSheet",
        "__version__",
        "pdn",
        "sheet",
        "sheets",
    ]
    assert all(hasattr(damier, name) for name in damier.__all__)


def test_every_folder_has_its_place() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert folders <= {*FLOW, *FRONT_ENDS, *FOR_ALL}


@pytest.mark.parametrize(
    "file",
    sorted(PACKAGE.rglob("*.py")),
    ids=lambda file: str(file.relative_to(PACKAGE)),
)
def test_imports_point_left(file: Path) -> None:
    here = file.relative_to(PACKAGE).with_suffix("").parts[0]
    if here == "__init__":
        return  # the façade re-exports from everywhere
    for name in runtime_imports(ast.parse(file.read_text(encoding="utf-8"))):
        root, _, rest = name.partition(".")
        if root == "damier" and rest:
            there = rest.partition(".")[0]
            assert there in allowed(here), f"{file.name}: damier.{here} imports damier.{there}"


def allowed(here: str) -> set[str]:
    """Return the folders and modules that code in `here` may import."""
    if here in FRONT_ENDS:
        started = FRONT_ENDS if here == "cli" else [here]  # the command starts the others
        return {*started, *FLOW, *FOR_ALL, "__version__"}
    if here == "__main__":
        return {"cli"}
    if here == "texts":
        return {"texts", "errors", *FLOW[: FLOW.index("game") + 1]}
    if here in FOR_ALL:
        return {here, "errors"}
    return {*FLOW[: FLOW.index(here) + 1], *FOR_ALL}


def runtime_imports(tree: ast.Module) -> Iterator[str]:
    """Yield the dotted names a module imports, but for those under `if TYPE_CHECKING`."""
    waiting: list[ast.AST] = [tree]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "absolute imports only"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from names if node.module == "damier" else [node.module or ""]
        waiting += ast.iter_child_nodes(node)
