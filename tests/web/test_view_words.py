"""What a view tells by keys, in words: a page says it as Python does, in every language."""

from __future__ import annotations

import json
import random
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import damier
from damier.live.messages import StateMessage, states
from damier.rules import sheets
from damier.table import commands as c
from damier.table.errors import Refused
from damier.table.table import Table
from damier.table.terms import Terms
from damier.table.view import Eyes, OwnView, View, own_view, view_of
from damier.texts import languages
from damier.texts.catalogue import catalogue
from damier.texts.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Iterator

STATIC = Path(damier.__file__).parent / "web" / "static"
HERE = Path(__file__).parents[1] / "js"
SHELVES = {"base": "", "play": "play"}  # those that the game page loads
KEYS = ("offence", "remedy", "option", "counter", "outcome", "result")
EYES: tuple[Eyes, ...] = ("white", "black", "both", None)
NAMES = ("colour", "winner", "loser", "piece", "square", "move", "turn")
NUMBERS = ("count", "taken", "done", "limit", "times", "moves")
# What messages select and count by; those of a language differ, so all of these are tried.
COUNTS = (0, 1, 2, 3, 5, 11, 21, 100)
COLOURS = ("white", "black", "red", "dark", "light", "yellow", "blue")


def told(view: View, own: OwnView) -> Iterator[tuple[Phrase, str]]:
    """Yield all phrases that somebody is sent, each with the attributes that pages show."""
    for counter in view.counters:
        yield counter.says, ""
    for option in own.options:
        yield option.says, ""
        if option.kind in ("huff", "withdraw", "stand"):
            yield option.says, "consequence"
    if view.offence is not None:
        yield view.offence.says, ""
        yield view.offence.says, "title"
    if view.outcome is not None:
        yield view.outcome.title, ""
        yield view.outcome.says, ""


def played(sheet: str, seed: int) -> Iterator[Table]:
    """Play any moves, some of them offences, and do whatever may be done."""
    rng = random.Random(seed)
    table = Table(Terms(sheet=sheet, mode="table", against="beside"))
    for number in range(120):
        yield table
        if table.is_over:
            return
        deeds: list[c.Deed] = [
            c.Move(path=tuple(move.path)) for move in table.game.position.core.attempts()
        ]
        rng.shuffle(deeds)
        deeds += [c.Stand(), c.Resign()]
        if rng.random() < 0.2:
            deeds.insert(0, c.OfferDraw())
        if number > 100:
            deeds.insert(0, c.AcceptDraw())
        for deed in deeds:
            try:
                table.apply(deed, "both", float(number))
            except Refused:
                continue
            break
    yield table


@cache
def phrases() -> tuple[tuple[Phrase, str], ...]:
    """Return what games by all sheets tell, each once."""
    found: dict[str, tuple[Phrase, str]] = {}
    for number, sheet in enumerate(sheets()):
        for table in played(sheet, number):
            view = view_of(table, 1.0, since=len(table.game.entries))
            for eyes in EYES:
                for phrase, part in told(view, own_view(table, eyes)):
                    found[repr((phrase, part))] = (phrase, part)
    return tuple(found.values())


def variants() -> Iterator[tuple[Phrase, str]]:
    """Yield every message of these kinds with every argument it may ever get."""
    source = "".join(catalogue("en", shelf) for shelf in SHELVES.values())
    for message in re.findall(rf"^(?:{'|'.join(KEYS)})-.*(?:\n .*)*", source, re.MULTILINE):
        key = message.partition(" ")[0]
        for part in ["", *re.findall(r"^ +\.(\w+) =", message, re.MULTILINE)]:
            if not part and re.match(r"[\w-]+ =\n +\.", message):
                continue
            for number in range(max(len(COUNTS), len(COLOURS))):
                yield Phrase(key, {name: argument(name, number) for name in NAMES + NUMBERS}), part


def argument(name: str, number: int) -> str | int:
    """Return something to stand in a message; squares and moves are texts."""
    if name in ("colour", "winner", "loser"):
        return COLOURS[number % len(COLOURS)]
    said = {
        "piece": ("man", "king")[number % 2],
        "turn": ("yes", "no")[number // 2 % 2],
        "square": str(number + 20),
        "move": "32-28",
    }
    return said.get(name, COUNTS[number % len(COUNTS)])


def test_games_tell_of_everything_that_is_tried_here() -> None:
    kinds = {phrase.key.partition("-")[0] for phrase, _ in phrases()}
    assert kinds == set(KEYS)
    assert {phrase.key for phrase, _ in phrases()} <= {phrase.key for phrase, _ in variants()}


@pytest.mark.parametrize("lang", languages())
def test_pages_say_what_python_says(lang: str, tmp_path: Path) -> None:
    (tmp_path / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    static = tmp_path / "src" / "damier" / "web" / "static"
    for name in ("app/i18n.js", "vendor/fluent.js"):
        (static / name).parent.mkdir(parents=True)
        shutil.copy(STATIC / name, static / name)
    (static / "texts" / lang).mkdir(parents=True)
    for name, shelf in SHELVES.items():
        file = static / "texts" / lang / f"{name}.ftl"
        file.write_text(catalogue(lang, shelf), encoding="utf-8")
    shutil.copytree(HERE, tmp_path / "tests" / "js")
    asked = [*phrases(), *variants()]
    run = subprocess.run(
        ["node", str(tmp_path / "tests" / "js" / "say.js"), lang],
        input=json.dumps([[msgspec.to_builtins(phrase), part] for phrase, part in asked]),
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    said: list[str] = json.loads(run.stdout)
    assert said == [phrase.text(lang, part) for phrase, part in asked]


def test_what_is_sent_has_no_sentence_in_any_language() -> None:
    """No text of a message is one that a catalogue gives."""
    sentences = {phrase.text(lang, part) for phrase, part in phrases() for lang in languages()}
    for table in played("djeco", 1):
        view = view_of(table, 1.0)
        own = {eyes: own_view(table, eyes) for eyes in EYES}
        for eyes, text in states(view, dict(table.seats), own).items():
            assert msgspec.json.decode(text, type=StateMessage).own == own[eyes]
            assert not sentences & set(texts(json.loads(text)))


def texts(data: Any) -> Iterator[str]:
    """Yield all texts in some data."""
    if isinstance(data, dict):
        for each in data.values():
            yield from texts(each)
    elif isinstance(data, list):
        for each in data:
            yield from texts(each)
    elif isinstance(data, str):
        yield data
