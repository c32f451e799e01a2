"""The whole app on a folder of its own, for the tests of the study routes."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from fastapi.testclient import TestClient

from damier.web.app import make_app
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def study_client(folder: Path) -> Iterator[TestClient]:
    settings = Settings(data=folder, heavy_rate="1000/minute", request_rate="10000/minute")
    with TestClient(make_app(settings), base_url="http://localhost") as client:
        yield client
