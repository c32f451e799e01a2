"""Print what the changelog says of a version: python tools/release_notes.py 0.1.0."""

from __future__ import annotations

import re
import runpy
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def sections(changelog: str) -> dict[str, str]:
    """Return the text of every section by its version; what is not released is "Unreleased"."""
    parts = re.split(r"^## (\S+?),? ?(?:\d{4}-\d\d-\d\d)?$", changelog, flags=re.MULTILINE)
    return {name: text.strip() for name, text in zip(parts[1::2], parts[2::2], strict=True)}


def main(wanted: str) -> None:
    """Refuse a tag that is not the version stated in the code, or that the changelog lacks."""
    stated = runpy.run_path(str(ROOT / "src" / "damier" / "_version.py"))["__version__"]
    if wanted != stated:
        sys.exit(f"expected the version of the code, {stated}, got {wanted}")
    found = sections((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    if not found.get(wanted):
        sys.exit(f"expected a section {wanted} in CHANGELOG.md, got {', '.join(found)}")
    print(found[wanted])


if __name__ == "__main__":
    main(*sys.argv[1:2] or [""])
