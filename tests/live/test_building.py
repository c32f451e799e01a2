"""Building tables for visitors: one at a time, in bounds, and ended with the server."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any

import pytest

from damier.engine.endgame import Tables
from damier.errors import EngineError
from damier.live.thinking.building import BuildRefused, TableBuilder
from patience import wait_until

if TYPE_CHECKING:
    from pathlib import Path


class Slow(Tables):
    """Tables whose build waits until it is let go."""

    def __init__(self, sheet: str, folder: Path, fault: Exception | None = None) -> None:
        super().__init__(sheet, folder=folder)
        self.begun, self.go, self.fault = threading.Event(), threading.Event(), fault

    def build(self, pieces: int, *, progress: Any = None, threads: int | None = None) -> None:
        self.begun.set()
        self.go.wait()
        if self.fault is not None:
            raise self.fault
        super().build(pieces, progress=progress, threads=threads)


def test_a_second_build_is_refused_while_one_runs(tmp_path: Path) -> None:
    builder = TableBuilder(1_000_000)
    first, second = Slow("thai", tmp_path), Slow("breakthrough", tmp_path)
    state = builder.start(first)
    assert (state.pieces, state.part) == (3, 0)
    with pytest.raises(BuildRefused, match="busy"):
        builder.start(second)
    first.go.set()
    wait_until(lambda: builder.now is None, "the build to end")
    assert first.available_pieces == 3
    second.go.set()
    builder.start(second)
    wait_until(lambda: builder.now is None, "the second build to end")
    assert second.available_pieces == 3
    builder.close()


def test_more_than_the_operator_allows_is_not_offered(tmp_path: Path) -> None:
    tables = Tables("thai", folder=tmp_path)
    assert TableBuilder(199_519).offer(tables) is None
    offer = TableBuilder(199_520).offer(tables)
    assert offer is not None
    assert (offer.pieces, offer.positions, offer.seconds) == (3, 199_520, 1)
    with pytest.raises(BuildRefused, match="too-large"):
        TableBuilder(0).start(tables)


def test_a_build_that_fails_is_told_and_can_be_tried_again(tmp_path: Path) -> None:
    builder = TableBuilder(1_000_000)
    tables = Slow("thai", tmp_path, EngineError("cannot keep tables in /: no space"))
    tables.go.set()
    builder.start(tables)
    wait_until(lambda: builder.now is None, "the build to end")
    assert builder.failed(tables.sheet.play_hash)
    tables.fault = None
    builder.start(tables)
    wait_until(lambda: builder.now is None, "the build to end")
    assert not builder.failed(tables.sheet.play_hash)
    builder.close()


def test_a_server_that_ends_ends_the_build(tmp_path: Path) -> None:
    builder = TableBuilder(1_000_000)
    tables = Slow("thai", tmp_path)
    builder.start(tables)
    tables.begun.wait()
    builder.close()
    tables.go.set()
    wait_until(lambda: builder.now is None, "the build to end")
    assert tables.available_pieces == 0
    assert not builder.failed(tables.sheet.play_hash)
