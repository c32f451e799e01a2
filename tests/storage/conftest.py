from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import structlog

from damier.storage.database import sqlite_url
from storage.cluster import DEBIAN, Cluster, find_programs

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(autouse=True)
def plain_logs() -> Iterator[None]:
    """Write errors as servers do; for a terminal, each would take seconds to paint."""
    structlog.configure([structlog.processors.format_exc_info, structlog.processors.JSONRenderer()])
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that all tests of this process share."""
    programs = find_programs()
    if programs is None:
        pytest.skip(f"expected PostgreSQL in {DEBIAN} or in PATH, got none: see `make machine`")
    with Cluster(programs) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of a test's own, of each kind."""
    if request.param == "sqlite":
        return sqlite_url(str(tmp_path / "db"))
    return str(request.getfixturevalue("cluster").make())
