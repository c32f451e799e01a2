"""The whole app on a folder of its own, for the tests of the study routes."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from fastapi.testclient import TestClient

from damier.web.app import make_app
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def study_client(folder: Path, **given: Any) -> Iterator[TestClient]:
    rates = {"heavy_rate": "1000/minute", "request_rate": "10000/minute"}
    settings = Settings(data=folder, **rates, **given)
    with TestClient(make_app(settings), base_url="http://localhost") as client:
        yield client
