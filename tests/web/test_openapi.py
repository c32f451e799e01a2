"""Anything that fits the OpenAPI description, and much that does not, is answered without a 500."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from patience import HANG

if TYPE_CHECKING:
    from web.harness import Server

SLOW = pytest.param(60, marks=pytest.mark.slow)


def test_every_operation_is_documented(server: Server) -> None:
    with server.http() as http:
        paths = http.get("/api/openapi.json").json()["paths"]
    assert {"/api/tables", "/api/tables/{table}/join", "/api/games", "/api/sheets"} <= set(paths)
    for path, methods in paths.items():
        for method, operation in methods.items():
            assert operation.get("description"), (method, path)


@pytest.mark.parametrize("examples", [3, SLOW])
@pytest.mark.filterwarnings("ignore")  # schemathesis warns about its own dependencies
def test_nothing_brings_the_server_down(server: Server, examples: int) -> None:
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    for found in schema.get_all_operations():
        operation = found.ok()
        if examples < 10 and ("analysis" in operation.path or "annotate" in operation.path):
            continue  # these think for seconds

        @given(case=operation.as_strategy())
        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        def ask(case: schemathesis.Case) -> None:
            case.call_and_validate(checks=[not_a_server_error], timeout=HANG)

        ask()
    with server.http() as http:
        assert http.get("/healthz").status_code == 200
