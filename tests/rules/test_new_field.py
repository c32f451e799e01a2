"""A rule that the vocabulary learns later: sheets and games of before stay what they are."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

import damier
from damier.errors import SheetError
from damier.rules import load as loading
from damier.rules.sheet import Draw, End, Sheet, Source, unusual, usual
from damier.table import canonical
from damier.texts.page import rules_page
from damier.texts.readings import reason_text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.texts.page import Page

KNOWN = {name: damier.sheet(name) for name in damier.sheets()}  # before the vocabulary grows
TEXTS = {name: canonical.sheet_text(sheet) for name, sheet in KNOWN.items()}
LESS = """
id = "less"
extends = "{base}"
name = "Less"
[end]
last_piece_loses = {{ is = {value}, article = "5" }}
"""


@dataclass(frozen=True)
class WiderEnd(End):
    last_piece_loses: bool = usual(False)


@dataclass(frozen=True)
class WiderSheet(Sheet):
    end: WiderEnd


@pytest.fixture(scope="module")
def pages() -> dict[str, Page]:
    """Return the rules pages as they are before the vocabulary grows."""
    return {name: rules_page(sheet, "nl") for name, sheet in KNOWN.items()}


@pytest.fixture
def wider(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the vocabulary have one more field."""
    monkeypatch.setattr(loading, "Sheet", WiderSheet)
    monkeypatch.setattr(canonical, "_decoder", msgspec.json.Decoder(WiderSheet))
    caches = (loading._sections, loading.load, canonical.parse_text)
    for each in caches:
        each.cache_clear()
    yield
    for each in caches:
        each.cache_clear()


def read(text: str) -> Any:
    return loading.parse(text)


@pytest.mark.usefixtures("wider")
@pytest.mark.parametrize("name", KNOWN)
def test_every_sheet_is_read_as_before(pages: dict[str, Page], name: str) -> None:
    """Adding a field meant adding it to eighteen sheets, and all games had other rules then."""
    before, now = KNOWN[name], loading.load(name)
    assert now.end.last_piece_loses is False  # type: ignore[attr-defined]
    assert canonical.sheet_text(now) == TEXTS[name]
    assert now.play_hash == before.play_hash
    assert now.sources == before.sources
    assert now.articles == before.articles
    assert rules_page(now, "nl") == pages[name]


@pytest.mark.usefixtures("wider")
@pytest.mark.parametrize("name", KNOWN)
def test_a_game_that_was_stored_before_is_played_by_its_text(name: str) -> None:
    kept = canonical.parse_text(TEXTS[name])
    assert kept is loading.load(name)


@pytest.mark.parametrize("name", KNOWN)
def test_the_text_of_a_sheet_leaves_out_nothing_that_was_ever_written(name: str) -> None:
    """Texts that were written in full are found under the same hash."""
    whole = msgspec.json.encode(KNOWN[name], order="sorted").decode()
    assert TEXTS[name] == whole
    assert canonical.text_hash(TEXTS[name]) == canonical.text_hash(whole)


@pytest.mark.usefixtures("wider")
def test_a_sheet_that_names_the_field_is_another() -> None:
    base = loading.load("international")
    made = read(LESS.format(base="international", value="true"))
    assert made.end.last_piece_loses is True
    assert made.source("end.last_piece_loses") == Source("5", sheet="less")
    assert made.play_hash != base.play_hash
    assert canonical.parse_text(canonical.sheet_text(made)) == made
    assert dict(made.fields())["end.last_piece_loses"] is True


@pytest.mark.usefixtures("wider")
def test_a_text_may_say_outright_what_is_usual() -> None:
    made = read(LESS.format(base="international", value="false"))
    assert made.source("end.last_piece_loses").article == "5"
    assert made.play_hash == loading.load("international").play_hash
    assert canonical.parse_text(canonical.sheet_text(made)) == made


@pytest.mark.usefixtures("wider")
def test_what_is_usual_has_its_reading() -> None:
    source = loading.load("kndb").source("end.last_piece_loses")
    assert (source.article, source.reading, source.sheet) == (None, "usual", "kndb")
    assert reason_text(source, "nl") == (
        "De meeste teksten zeggen hier niets over; het gaat zoals in de meeste spellen."
    )


@pytest.mark.usefixtures("wider")
def test_a_rule_without_a_default_has_to_be_named() -> None:
    header = 'id = "bare"\nname = "Bare"\nshelf = "house"\nlanguages = []\nletters = "A"\n'
    with pytest.raises(SheetError, match="expected a value, got none"):
        read(header + 'about = ""\n')


def test_a_draw_rule_may_learn_something_too() -> None:
    @dataclass(frozen=True)
    class WiderDraw(Draw):
        last_piece: bool = usual(False)

    plain, other = WiderDraw("agreement"), WiderDraw("agreement", last_piece=True)
    assert [*unusual(plain)] == [each.name for each in fields(Draw)]
    assert unusual(other)["last_piece"] is True
