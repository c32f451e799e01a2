"""Games played by a Dask cluster are the games that one process plays, whoever dies."""

from __future__ import annotations

import json
import os
import signal
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from damier import EngineError
from damier.cli.app import app
from damier.engine.training import Pool, Settings
from damier.engine.training.cluster import cluster
from damier.engine.training.samples import read_samples

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from damier.engine.training import Growth

distributed = pytest.importorskip("distributed")
CHOSEN = Settings(games=40, nodes=200, seed=5)


@pytest.fixture(scope="module")
def scheduler() -> Iterator[str]:
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
    ) as two:
        yield two.scheduler_address


def samples_of(folder: Path) -> list[bytes]:
    return [read_samples(path) for path in sorted(folder.glob("*.samples"))]


def test_a_worker_killed_in_the_middle_costs_only_its_task(scheduler: str, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one(growth: Growth) -> None:
        if growth.played and not killed:
            pids = client.run(os.getpid)
            killed.append(next(iter(pids.values())))
            os.kill(killed[0], signal.SIGKILL)

    with (
        distributed.Client(scheduler, set_as_default=False) as client,
        cluster(scheduler) as (
            executor,
            threads,
        ),
    ):
        assert threads == 2
        pool = Pool(
            "english", tmp_path / "far", executor, settings=CHOSEN, jobs=threads, report=kill_one
        )
        grown = pool.grow(1)
    assert killed
    near = Pool("english", tmp_path / "near", settings=CHOSEN, jobs=1)
    assert near.grow(1).positions == grown.positions == grown.played
    assert samples_of(tmp_path / "far") == samples_of(tmp_path / "near")


def test_the_commands_take_a_cluster(scheduler: str, tmp_path: Path) -> None:
    few = ["--sheet", "english", "--nodes", "50", "--tables", "0"]
    asked = ["samples", "--positions", "1"]
    told = CliRunner().invoke(
        app, [*asked, *few, "--cluster", scheduler, "--folder", str(tmp_path / "pool"), "--json"]
    )
    assert told.exit_code == 0, told.output
    assert json.loads(told.stdout)["played"] > 0
    asked = ["train", "--generations", "1", "--games", "20", "--pairs", "4"]
    told = CliRunner().invoke(
        app,
        [*asked, *few, "--cluster", scheduler, "--folder", str(tmp_path / "training"), "--json"],
    )
    assert told.exit_code == 0, told.output
    assert len(json.loads(told.stdout)["generations"]) == 1


def test_no_scheduler_is_said_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("damier.engine.training.cluster._PATIENCE", 1)
    with pytest.raises(EngineError, match="expected a Dask cluster at"), cluster("tcp://[::1]:9"):
        pass


def test_a_worker_of_another_version_is_named(
    scheduler: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("damier.__version__", "9.9.9")
    with (
        pytest.raises(EngineError, match=r"expected damier 9.9.9, got .* at tcp"),
        cluster(scheduler),
    ):
        pass
