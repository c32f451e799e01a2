from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from web.harness import Server

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that all tests of this process share."""
    running = Server(tmp_path_factory.mktemp("server") / "data").start()
    yield running
    assert running.stop()


@pytest.fixture(autouse=True)
def nobody_stays(request: pytest.FixtureRequest) -> Iterator[None]:
    """Close what a test has left open at the shared server."""
    yield
    if "server" in request.fixturenames:
        request.getfixturevalue("server").dismiss()
