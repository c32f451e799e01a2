"""Whoever has been here before waits for the document and for data, and for nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from damier.texts import text as words

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

    from web.harness import Server

FETCHED = """() => performance.getEntriesByType('resource')
  .filter((entry) => entry.transferSize > 0).map((entry) => new URL(entry.name).pathname)"""


def fetched(page: Page, url: str) -> list[str]:
    """Open a page and return what came over the line for it, besides the document."""
    page.goto(url)
    page.locator("main h1, main damier-board").first.wait_for()
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(FETCHED)
    return found


@pytest.mark.parametrize("path", ["/", "/lobby", "/games", "/analysis", "/rules/kndb", "/house"])
def test_a_warm_page_fetches_only_its_document_and_data(
    server: Server, context: BrowserContext, path: str
) -> None:
    page = context.new_page()
    cold = fetched(page, server.url + path)
    assert any(name.startswith("/static/") for name in cold)
    warm = fetched(context.new_page(), server.url + path)
    assert [name for name in warm if not name.startswith("/api/")] == []
    assert len(warm) <= 4


def test_without_scripts_a_page_says_what_it_needs(server: Server, browser: Browser) -> None:
    context = browser.new_context(java_script_enabled=False, locale="nl")
    page = context.new_page()
    page.goto(server.url)
    assert "JavaScript nodig" in page.locator("body").inner_text()
    assert page.title() == words("start-tab", "nl")
    context.close()
