"""Name every module of a page in its head, so that the browser fetches them all at once.

    python tools/preload_modules.py           write the links into static/pages/*.html
    python tools/preload_modules.py --check   only tell which pages are out of step

Without the links a browser learns of a module when the one that imports it has come: six rounds
for the table. The links follow from the imports, so they are written by this program and tested.
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

STATIC = Path(__file__).parents[1] / "src/damier/web/static"
_IMPORT = re.compile(
    r"""^(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"](\.[^'"]+)['"]""", re.MULTILINE
)
_SCRIPT = re.compile(r'<script type="module" src="/static/([^"]+)"')
_LINKS = re.compile(r'(?:<link rel="modulepreload" href="[^"]*">\n)*(?=<script type="module")')


def modules(entry: Path) -> list[Path]:
    """Return all modules that one needs, itself last, each after those that it imports."""
    found: dict[Path, None] = {}

    def visit(path: Path) -> None:
        if path in found:
            return
        found[path] = None
        for name in _IMPORT.findall(path.read_text(encoding="utf-8")):
            visit((path.parent / name).resolve())

    visit(entry)
    return [*reversed(found)]


def linked(shell: Path) -> str:
    """Return the shell of a page with a link for every module but the one it loads itself."""
    text = shell.read_text(encoding="utf-8")
    script = _SCRIPT.search(text)
    if script is None:
        raise SystemExit(f"{shell.name}: expected a module script, got none")
    names = [path.relative_to(STATIC) for path in modules(STATIC / script[1])[:-1]]
    links = "".join(f'<link rel="modulepreload" href="/static/{name}">\n' for name in sorted(names))
    return _LINKS.sub(links, text, count=1)


def main() -> None:
    """Write the links, or tell which are missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    behind = [shell for shell in STATIC.glob("pages/*.html") if shell.read_text() != linked(shell)]
    if check and behind:
        sys.exit(f"run tools/preload_modules.py: {', '.join(shell.name for shell in behind)}")
    for shell in behind:
        shell.write_text(linked(shell), encoding="utf-8")


if __name__ == "__main__":
    main()
