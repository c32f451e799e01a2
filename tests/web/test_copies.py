"""What the browser's code has to say again: each copy is compared with its source."""

from __future__ import annotations

import re
from pathlib import Path

from damier.texts.catalogue import LANGUAGES, RIGHT_TO_LEFT

APP = Path(__file__).parents[2] / "src" / "damier" / "web" / "static" / "app"


def words_after(name: str, file: str) -> list[str]:
    """Return the strings of a list in a module."""
    found = re.search(rf"const {name} = (?:new Set\()?\[([^\]]*)\]", (APP / file).read_text())
    assert found is not None, f"expected {name} in {file}"
    return re.findall(r"'([^']+)'", found[1])


def test_every_language_can_be_chosen_in_the_order_of_the_catalogue() -> None:
    assert words_after("LANGUAGES", "shell.js") == list(LANGUAGES)


def test_the_browser_knows_which_languages_run_from_right_to_left() -> None:
    assert words_after("RIGHT_TO_LEFT", "i18n.js") == sorted(RIGHT_TO_LEFT)
