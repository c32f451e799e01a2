"""Everything that others can rely on has a heading in the docs."""

from __future__ import annotations

import dataclasses
import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import make_docs
import make_docs_api
import msgspec
import pytest
import yaml

import damier
from cli_tree import every_command
from damier.club.tournaments.commands import TournamentDeed
from damier.club.tournaments.facts import KnownTournamentFact, Pairing, SitsOut
from damier.club.tournaments.terms import TournamentTerms
from damier.live import messages as live
from damier.rules.sheet import Draw
from damier.table import facts
from damier.table.commands import PlayerCommand
from damier.web.codes import CODES, REFUSALS
from damier.web.study import messages as study

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
_HEADING = re.compile(r"^#+ (.+?)(?: \{#([\w.-]+)\})?$", re.MULTILINE)


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """Return all pages, written and generated."""
    written = {str(file.relative_to(ROOT / "docs")): file for file in (ROOT / "docs").rglob("*.md")}
    texts = {name: file.read_text("utf-8") for name, file in written.items()}
    return {**texts, **make_docs.generated()}


def headings(page: str) -> set[str]:
    """Return the texts of all headings."""
    code_free = re.sub(r"^```.*?^```$", "", page, flags=re.MULTILINE | re.DOTALL)
    return {found[1].replace("`", "").replace("\\", "") for found in _HEADING.finditer(code_free)}


def test_every_public_name(pages: dict[str, str]) -> None:
    assert set(damier.__all__) <= headings(pages["reference/api/index.md"])


@pytest.mark.parametrize("module", make_docs_api.MODULES)
def test_every_name_of_a_module(module: str, pages: dict[str, str]) -> None:
    page = pages[f"reference/api/{make_docs_api.page_of(module)}"]
    names = make_docs_api.public_names(module)
    assert names
    for name in names:
        value: Any = getattr(import_module(module), name)
        if make_docs_api.is_described(value):
            assert f"\n::: {make_docs_api.path_of(value)}\n" in page
        else:
            assert f"\n## {name} " in page


def test_every_package_that_exports_names_is_described() -> None:
    package = Path(damier.__file__).parent
    exporting = {
        f"damier.{file.parent.relative_to(package)}".replace("/", ".")
        for file in package.rglob("__init__.py")
        if "__all__" in file.read_text("utf-8") and file.parent != package
    }
    apps = {"damier.cli", "damier.tui", "damier.web"}
    missing = exporting - set(make_docs_api.MODULES)
    assert not {name for name in missing if ".".join(name.split(".")[:2]) not in apps}


def test_every_field_of_a_sheet(pages: dict[str, str]) -> None:
    there = headings(pages["reference/fields.md"])
    sheet = damier.sheet("international")
    assert {name for name, _ in sheet.fields()} <= there
    draws = {draw.rule for name in damier.sheets() for draw in damier.sheet(name).draws}
    assert {f"draws.{rule}" for rule in draws} <= there
    keys = {field.name for field in dataclasses.fields(Draw)} - {"source"}
    assert keys <= set(re.findall(r"^\| `(\w+)` \|", pages["reference/fields.md"], re.MULTILINE))


@pytest.mark.parametrize("name", damier.sheets())
def test_every_article_of_a_sheet(name: str, pages: dict[str, str]) -> None:
    page = pages[f"reference/sheets/{name}.md"]
    for article in damier.sheet(name).articles:
        label = "Introduction" if article == "0" else f"Article {article}"
        assert f"\n## {label}: " in page
    assert f"[`{name}`]({name}.md)" in pages["reference/sheets/index.md"]
    for picture in re.findall(r"!\[[^]]*\]\(([^)]+)\)", page):
        assert f"reference/sheets/{picture}" in pages


def test_every_command_and_option(pages: dict[str, str]) -> None:
    page = pages["reference/cli.md"]
    anchors = {found[2] for found in _HEADING.finditer(page)}
    for path, command in every_command():
        slug = f"damier {path}".strip().replace(" ", "-")
        assert slug in anchors
        for parameter in command.params:
            assert f"{slug}-{parameter.name.replace('_', '-')}" in anchors


def test_every_message(pages: dict[str, str]) -> None:
    there = headings(pages["reference/messages.md"])
    tags = {each.__struct_config__.tag for each in tagged(live, study)}
    tags |= {each.__struct_config__.tag for each in PlayerCommand.__args__}
    assert {"hello", "move", "huff", "state", "analyse"} <= tags
    assert tags <= there


def test_every_fact_and_each_of_its_fields(pages: dict[str, str]) -> None:
    page = pages["reference/facts.md"]
    for fact in (*get_args(facts.KnownFact), facts.Step, facts.Slip):
        title = fact.__struct_config__.tag or fact.__name__
        _, _, told = page.partition(f"\n#### {title} ")
        told = told.partition("\n####")[0]
        assert " ".join((fact.__doc__ or "").split()) in told
        for field in msgspec.structs.fields(fact):
            assert f"\n| `{field.encode_name}` | " in told


def test_every_part_of_a_tournament_and_each_of_its_fields(pages: dict[str, str]) -> None:
    page = pages["reference/tournaments.md"]
    known = (*get_args(KnownTournamentFact), *get_args(TournamentDeed), Pairing, SitsOut)
    for each in (TournamentTerms, *known):
        told = page.partition(" ".join((each.__doc__ or "").split()))[2].partition("\n####")[0]
        assert told
        for field in msgspec.structs.fields(each):
            assert f"\n| `{field.encode_name}` | " in told


def tagged(*modules: Any) -> Iterator[type[msgspec.Struct]]:
    for module in modules:
        for value in vars(module).values():
            is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if is_struct and value.__struct_config__.tag is not None:
                yield value


def test_every_rest_call(pages: dict[str, str]) -> None:
    import make_docs_rest

    there = headings(pages["reference/rest.md"])
    api = make_docs_rest.description()
    calls = {f"{verb.upper()} {path}" for path, verbs in api["paths"].items() for verb in verbs}
    assert "POST /api/positions" in calls
    assert calls <= there
    assert set(api["components"]["schemas"]) <= there


def test_every_code(pages: dict[str, str]) -> None:
    assert {*CODES, *REFUSALS} <= headings(pages["reference/codes.md"])


def test_every_setting(pages: dict[str, str]) -> None:
    from damier.web.settings import Settings

    there = headings(pages["reference/settings.md"])
    assert {f"DAMIER_{field.name.upper()}" for field in dataclasses.fields(Settings)} == there - {
        "Settings of the server"
    }


def test_every_page_is_in_the_table_of_contents(pages: dict[str, str]) -> None:
    nav = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))["nav"]
    listed = set(leaves(nav))
    assert {name for name in pages if name.endswith(".md")} | {"changelog.md"} == listed


def leaves(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from leaves(part)
