"""Every word of the web app is said somewhere: a message that no code names is a leftover."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import damier
from texts.ftl import FOLDER, names, patterns

SOURCE = Path(damier.__file__).parent
# Messages whose names are put together from parts: every part is listed, so that a leftover shows.
COMPOSED = [
    re.compile(pattern)
    for pattern in (
        r"shell-(play|lobby|learn|games|analysis|rules)",
        r"start-(guided|table)-hint",
        r"level-(\d|10|best)",
        r"game-(guided|table)",
        r"game-(your|their)-(move|choice)",
        r"(game|analysis)-(first|earlier|later|last)",
        r"invite(-lobby)?-(title|text)",
        r"more-theme-(sheet|wood|tournament|djeco|contrast|dark)",
        r"more-numbers-(inside|outside|a1|off)",
        r"start-clock-(minutes|seconds|periods)",
        r"(lobby-)?clock-(fischer|bronstein|byo-yomi|each-move)",
        r"join-(used|over|foreign|failed)-(title|text)",
        r"lost(-table)?-(title|text)",
        r"sign-[1-6]",
        r"server-.+",  # one for each code that the server answers with
        r"deck-.+",  # one for each deck; tests/table/test_ballots.py
        r"house-clash-.+",  # one for each field of a sheet
        r"settings-pieces-(board|flat|red)",
        r"settings-motion-(full|quick|off)",
    )
]


@cache
def code() -> str:
    """All of the code that can say something, in one text."""
    files = [*SOURCE.rglob("*.py"), *(SOURCE / "web/static").rglob("*.js")]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@cache
def named() -> set[str]:
    """Whatever stands between quotation marks."""
    return set(re.findall(r"""["'`]([a-z][a-z0-9.-]*)["'`]""", code()))


def referred(shelf: str) -> set[str]:
    """The messages that other messages of a shelf are made of."""
    text = (FOLDER / shelf / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", text))


@pytest.mark.parametrize("shelf", ["play", "study"])
def test_no_message_is_left_over(shelf: str) -> None:
    said = named() | referred(shelf)
    bases = {name.split(".")[0] for name in said}
    unsaid = [
        name
        for name in names("en", shelf)
        if name not in bases and not any(pattern.fullmatch(name) for pattern in COMPOSED)
    ]
    assert unsaid == []


@pytest.mark.parametrize("pattern", COMPOSED, ids=lambda pattern: pattern.pattern)
def test_every_family_of_messages_exists(pattern: re.Pattern[str]) -> None:
    everything = [name for shelf in ("play", "study") for name in patterns("en", shelf)]
    assert any(pattern.fullmatch(name) for name in everything)
