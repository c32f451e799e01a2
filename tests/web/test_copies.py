"""What the browser's code has to say again: each copy is compared with its source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from damier.board.diagram import THEMES
from damier.live.sheets import HOUSE_INK, INKS
from damier.texts.catalogue import LANGUAGES, RIGHT_TO_LEFT

STATIC = Path(__file__).parents[2] / "src" / "damier" / "web" / "static"
APP = STATIC / "app"


def words_after(name: str, file: str) -> list[str]:
    """Return the strings of a list in a module."""
    found = re.search(rf"const {name} = (?:new Set\()?\[([^\]]*)\]", (APP / file).read_text())
    assert found is not None, f"expected {name} in {file}"
    return re.findall(r"'([^']+)'", found[1])


def test_every_language_can_be_chosen_in_the_order_of_the_catalogue() -> None:
    assert words_after("LANGUAGES", "shell.js") == list(LANGUAGES)


def test_the_browser_knows_which_languages_run_from_right_to_left() -> None:
    assert words_after("RIGHT_TO_LEFT", "i18n.js") == sorted(RIGHT_TO_LEFT)


def rules_of(text: str) -> dict[str, dict[str, str]]:
    """Return the variables that each selector of a style sheet sets."""
    return {
        selector.strip(): dict(re.findall(r"(--[\w-]+):\s*([^;]+);", body))
        for selector, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text)
    }


def test_a_page_begins_in_the_ink_of_its_sheet() -> None:
    css = (STATIC / "app" / "tokens.css").read_text(encoding="utf-8")
    printed = {
        found[1]: variables["--spot"]
        for selector, variables in rules_of(css).items()
        if (found := re.fullmatch(r"\[data-sheet='([\w-]+)'\]", selector))
    }
    assert printed == {**INKS, "house": HOUSE_INK}


def materials(name: str) -> dict[str, str]:
    """Return the light materials of a board in the browser; those it lacks are those of wood."""
    module = (STATIC / "board" / "themes.js").read_text(encoding="utf-8")
    shared = dict(re.findall(r"const (\w+) = css`([^`]*)`", module))
    text = re.sub(r"\$\{(\w+)\}", lambda name: shared[name[1]], module)
    rules = rules_of(text.partition("themes = css`")[2])
    found = {**rules[":host"], **rules.get(f":host([theme='{name}'])", {})}
    light = {key: re.sub(r"light-dark\(([^,]+),.*\)", r"\1", each) for key, each in found.items()}
    return {key: light.get(each.removeprefix("var(")[:-1], each) for key, each in light.items()}


@pytest.mark.parametrize("name", sorted(THEMES.keys() - {"print"}))
def test_a_board_in_the_browser_is_made_of_what_pictures_show(name: str) -> None:
    theme, made = THEMES[name], materials(name)
    sides = {"w": theme.white, "b": theme.black}
    pictured = {
        "--sq-dark": theme.playable,
        "--sq-light": theme.other,
        "--sq-num": theme.number,
        "--rim": theme.rim,
        "--rim-line": theme.inlay,
        "--rim-text": theme.rim_text,
        "--m-last": f"{theme.last}{round(theme.last_opacity * 255):02x}",
        "--m-core": theme.core,
        "--m-case": theme.casing,
        "--m-no": theme.refused,
        **{f"--{side}-face": paint.face for side, paint in sides.items()},
        **{f"--{side}-side": paint.side for side, paint in sides.items()},
        **{f"--{side}-line": paint.groove for side, paint in sides.items()},
        **{f"--{side}-edge": paint.edge for side, paint in sides.items()},
        **{f"--{side}-crown": paint.mark for side, paint in sides.items()},
    }
    assert {key: made[key] for key in pictured} == pictured


def test_every_board_of_the_browser_can_be_chosen_and_named() -> None:
    module = (STATIC / "board" / "themes.js").read_text(encoding="utf-8")
    listed = re.search(r"THEMES = \[([^\]]*)\]", module)
    assert listed is not None
    names = re.findall(r"'(\w+)'", listed[1])
    assert set(names) == {"wood", *re.findall(r":host\(\[theme='(\w+)'\]\)", module)}
    assert set(names) - {"dark"} == THEMES.keys() - {"print"}
