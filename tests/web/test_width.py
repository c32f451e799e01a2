"""The browser's code can be read: a formatter breaks no long words and templates by itself."""

from __future__ import annotations

from pathlib import Path

WIDEST = 120
PACKAGE = Path(__file__).parents[2] / "src" / "damier"


def test_no_line_of_the_browsers_code_is_too_wide() -> None:
    wide = [
        f"{file.relative_to(PACKAGE)}:{number}"
        for kind in ("js", "css")
        for file in PACKAGE.rglob(f"*.{kind}")
        if "vendor" not in file.parts
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDEST
    ]
    assert wide == []
