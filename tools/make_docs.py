"""Put the documentation together in build/docs: what is written in docs/, and what is generated.

Generated are the pages that would otherwise be second copies of the code or of results: the sheets,
their fields, the commands, the messages, the facts, the codes, the modules, how strong the engine
was found to be. `zensical build` makes the site from there.
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import make_docs_api
import make_docs_cli
import make_docs_codes
import make_docs_facts
import make_docs_fields
import make_docs_messages
import make_docs_rest
import make_docs_settings
import make_docs_sheets
import make_docs_strength
import make_docs_tournaments

ROOT = Path(__file__).parent.parent
GENERATORS = (
    make_docs_sheets,
    make_docs_fields,
    make_docs_cli,
    make_docs_messages,
    make_docs_facts,
    make_docs_tournaments,
    make_docs_rest,
    make_docs_codes,
    make_docs_settings,
    make_docs_strength,
    make_docs_api,
)


def generated() -> dict[str, str]:
    """Return every generated file by its path in the docs."""
    pages: dict[str, str] = {}
    for generator in GENERATORS:
        pages |= generator.pages()
    return pages


def make(folder: Path) -> None:
    """Write all pages to a folder, which is emptied first."""
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(ROOT / "docs", folder)
    shutil.copy(ROOT / "CHANGELOG.md", folder / "changelog.md")
    for name, text in generated().items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "docs")
