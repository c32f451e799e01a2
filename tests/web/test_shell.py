"""The shell of a page names all that its module needs, so that nothing waits for another file."""

from __future__ import annotations

import json
import os
import re
from typing import TYPE_CHECKING

import pytest

from damier.texts import languages, text
from damier.web import files
from damier.web.files import STATIC, accepted_codings, static_folder
from damier.web.routes.pages import _PAGES
from damier.web.shell import _IMPORT, page_shell

if TYPE_CHECKING:
    from pathlib import Path

LINK = r'(?:href|src)="/static/[0-9a-f]{16}/([^"]+)"'
PAGES = {page.name: page for page in _PAGES.values()}


@pytest.mark.parametrize("name", PAGES)
def test_all_that_a_page_names_is_there(name: str) -> None:
    text = page_shell(PAGES[name], "nl").body.decode()
    named = [name for name in re.findall(LINK, text) if not name.startswith("texts/")]
    assert f"pages/{name}.js" in named
    assert len(named) == len(set(named))
    assert [file for file in named if not (STATIC / file).is_file()] == []


@pytest.mark.parametrize("name", PAGES)
def test_no_import_is_left_to_be_found_later(name: str) -> None:
    text = page_shell(PAGES[name], "nl").body.decode()
    named = {STATIC / file for file in re.findall(LINK, text) if file.endswith(".js")}
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


@pytest.mark.parametrize("lang", languages())
def test_whoever_has_no_scripts_is_told_so(lang: str) -> None:
    shell = page_shell(PAGES["start"], lang, "https://club.example").body.decode()
    assert f'<p class="noscript paper">{text("shell-noscript", lang)}</p>' in shell
    assert f'<meta property="og:description" content="{text("shell-about", lang)}">' in shell
    assert '"https://club.example/static/app/card.png"' in shell
    assert f"<title>{text('start-tab', lang)}</title>" in shell


def test_what_the_manifest_names_is_there() -> None:
    manifest = json.loads((STATIC / "app" / "manifest.webmanifest").read_text("utf-8"))
    assert [
        one["src"] for one in manifest["icons"] if not (STATIC / "app" / one["src"]).is_file()
    ] == []
    tokens = (STATIC / "app" / "tokens.css").read_text("utf-8")
    assert f"--table: light-dark({manifest['theme_color']}, #18201c)" in tokens
    shell = page_shell(PAGES["start"], "en").body.decode()
    assert f'content="{manifest["theme_color"]}" media="(prefers-color-scheme: light)"' in shell
    assert 'content="#18201c" media="(prefers-color-scheme: dark)"' in shell


def test_a_changed_file_gets_another_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "static"
    folder.mkdir()
    (folder / "a.js").write_text("1")
    monkeypatch.setattr(files, "STATIC", folder)
    monkeypatch.setattr(files, "_AGAIN", 0.0)
    monkeypatch.setattr(files, "_tree", files._Tree())
    first = static_folder()
    assert static_folder() == first
    os.utime(folder / "a.js", ns=(1, 1))
    assert static_folder() == first  # what is in it counts
    (folder / "a.js").write_text("2")
    os.utime(folder / "a.js", ns=(2, 2))
    assert static_folder() != first


def test_codings_that_a_browser_rules_out_are_not_used() -> None:
    assert accepted_codings("gzip, deflate, br;q=0.5") == {"gzip", "deflate", "br"}
    assert accepted_codings("br;q=0, GZIP ; q=1.0") == {"gzip"}


def _imports(text: str) -> list[str]:
    """Find static imports another way: by the word `from`, or a bare import, and a path."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)  # types are imported in comments
    return re.findall(r"""(?:\bfrom|^import)\s*['"](\.[^'"]+)['"]""", text, re.MULTILINE)
