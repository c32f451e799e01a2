"""The browser's modules as one: a notebook loads a widget from a single piece of text."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

_IMPORT = re.compile(r"^import (?:\{([^}]*)\} from )?'([^']+)';$", re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?(?:class|function|const) (\w+))", re.MULTILINE)
_EXPORTS = re.compile(r"export\s*\{([^}]*)\};?\s*\Z")


@cache
def joined(entry: Path) -> str:
    """Return a module with all it imports; what it exports as `widget` is the default export.

    Each module becomes a function that returns its exports, so that names cannot clash.
    """
    names: dict[Path, str] = {}
    parts: list[str] = []
    _add(entry.resolve(), names, parts)
    return "\n".join([*parts, f"export default {names[entry.resolve()]}.widget;\n"])


def _add(file: Path, names: dict[Path, str], parts: list[str]) -> None:
    """Add a module after those it imports."""
    if file in names:
        return
    source = file.read_text(encoding="utf-8")
    for match in _IMPORT.finditer(source):
        _add((file.parent / match[2]).resolve(), names, parts)
    names[file] = f"module{len(names)}"

    def taken(match: re.Match[str]) -> str:
        module = names[(file.parent / match[2]).resolve()]
        return f"const {{{match[1].replace(' as ', ': ')}}} = {module};" if match[1] else ""

    body, exports = _without_exports(_IMPORT.sub(taken, source))
    parts.append(f"const {names[file]} = (() => {{\n{body}\nreturn {{{exports}}};\n}})();")


def _without_exports(source: str) -> tuple[str, str]:
    """Return a module's text without `export`, and its exports as an object's members."""
    found = [match[1] for match in _EXPORT.finditer(source)]
    listed = _EXPORTS.search(source)
    if listed and listed[1].strip():
        pairs = [item.split(" as ") for item in listed[1].split(",")]
        found += [f"{pair[-1].strip()}: {pair[0].strip()}" for pair in pairs]
    return _EXPORTS.sub("", _EXPORT.sub("", source)), ", ".join(found)
