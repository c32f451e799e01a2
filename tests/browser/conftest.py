"""A real Chromium for the browser tests: Debian's, installed when it is missing."""

from __future__ import annotations

import shutil
import subprocess
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import expect

from browser.board_server import serving
from browser.lone_board import Board
from browser.visitor import PATIENCE, Visitor
from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

expect.set_options(timeout=PATIENCE)

CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}


@pytest.fixture(scope="session")
def chromium() -> str:
    """Return the path of the browser."""
    if shutil.which(CHROMIUM) is None:
        subprocess.run(["apt-get", "install", "-y", "-q", "chromium"], check=True, timeout=900)
    return CHROMIUM


@pytest.fixture(scope="session")
def browser_type_launch_args(chromium: str) -> dict[str, Any]:
    """Tell pytest-playwright which browser to start, and how."""
    return {"executable_path": chromium, "headless": True, "args": FLAGS}


@pytest.fixture(scope="session")
def browser_context_args() -> dict[str, Any]:
    """Give every page of the `page` fixture a desk-sized window and English."""
    return {**DESK, "locale": "en-GB"}


@pytest.fixture
def phone_context(browser: Browser) -> Iterator[BrowserContext]:
    """A second context the size of a phone, with touch."""
    context = browser.new_context(**PHONE, locale="en-GB")
    yield context
    context.close()


@pytest.fixture
def phone(phone_context: BrowserContext) -> Page:
    """A page the size of a phone."""
    return phone_context.new_page()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The whole app on a free port, for all tests that leave it running."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    assert running.stop()


@pytest.fixture
def visitors(browser: Browser) -> Iterator[Callable[..., Visitor]]:
    """Open browsers of their own: `visitors(server)`, `visitors(server, phone=True, lang="ar")`.

    Afterwards none of them may have met a fault.
    """
    opened: list[Visitor] = []

    def visit(server: Server, *, phone: bool = False, **options: Any) -> Visitor:
        size = PHONE if phone else DESK
        opened.append(Visitor(browser, server.url, {**size, **options}))
        return opened[-1]

    yield visit
    for visitor in opened:
        visitor.leave()


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Where a board lies alone on a page."""
    with serving() as url:
        yield url


@pytest.fixture
def board(page: Page, address: str) -> Iterator[Board]:
    """A board alone on a page, which meets no fault."""
    board = Board(page, address)
    yield board
    assert board.faults == []
