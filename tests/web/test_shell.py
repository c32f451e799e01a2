"""The shell of a page names all that its module needs, so that nothing waits for another file."""

from __future__ import annotations

import re

import pytest

from damier.web.files import STATIC
from damier.web.routes.pages import _PAGES
from damier.web.shell import _IMPORT, page_shell

PAGES = {page.name: page for page in _PAGES.values()}


@pytest.mark.parametrize("name", PAGES)
def test_all_that_a_page_names_is_there(name: str) -> None:
    text = page_shell(PAGES[name], "nl").body.decode()
    named = re.findall(r'(?:href|src)="/static/([^"]+)"', text)
    assert f"pages/{name}.js" in named
    assert len(named) == len(set(named))
    assert [file for file in named if not (STATIC / file).is_file()] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_import_is_left_to_be_found_later(name: str) -> None:
    text = page_shell(PAGES[name], "nl").body.decode()
    named = {STATIC / file for file in re.findall(r'(?:href|src)="/static/([^"]+\.js)"', text)}
    for path in named:
        there = {(path.parent / file).resolve() for file in _imports(path.read_text("utf-8"))}
        assert there <= named, path.name


@pytest.mark.parametrize("path", sorted(STATIC.rglob("*.js")), ids=lambda path: path.name)
def test_imports_are_read_as_the_browser_reads_them(path) -> None:
    if path.parent.name == "vendor":
        return  # each is one file
    text = path.read_text(encoding="utf-8")
    assert sorted(_IMPORT.findall(text)) == sorted(_imports(text))


def test_language_and_direction() -> None:
    assert b'<html lang="ar" dir="rtl">' in page_shell(PAGES["start"], "ar").body
    assert b'<html lang="nl" dir="ltr">' in page_shell(PAGES["start"], "nl").body


def _imports(text: str) -> list[str]:
    """Find static imports another way: by the word `from`, or a bare import, and a path."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)  # types are imported in comments
    return re.findall(r"""(?:\bfrom|^import)\s*['"](\.[^'"]+)['"]""", text, re.MULTILINE)
