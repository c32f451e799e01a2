"""A training that was killed or damaged goes on as if nothing had been."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from damier.engine.training import Settings, Trainer, read_samples
from damier.engine.training.state import State
from damier.errors import EngineError
from engine.mini import MINI

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

QUICK = Settings(games=60, nodes=40, pairs=8, epochs=3)
LONG = Settings(games=160, nodes=100, pairs=4, epochs=3)
PROGRAM = """
import multiprocessing, sys
from damier.engine.training import Settings, Trainer

def tell(step):
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    if step.done >= 60:
        sys.stdin.read()

Trainer(sys.argv[1], sys.argv[2], settings={settings}, jobs=2, report=tell).run(1)
"""


@pytest.fixture
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


def test_killed_in_mid_generation(tmp_path: Path, threads: Executor) -> None:
    folder, part = tmp_path / "killed", tmp_path / "killed" / "samples" / "000.part"
    program = PROGRAM.format(settings=LONG)
    with subprocess.Popen(
        [sys.executable, "-c", program, MINI, folder],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(4)]  # none, one, two, three chunks
        workers = {int(pid) for line in lines for pid in line.split()}
        process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    assert len(workers) == 2
    done = part.read_bytes()
    wait_until(lambda: not any(map(alive, workers)))

    resumed = Trainer(MINI, folder, threads, settings=LONG, jobs=2)
    assert resumed.state.finished == 0
    resumed.run(1)
    whole = Trainer(MINI, tmp_path / "whole", threads, settings=LONG, jobs=2)
    whole.run(1)
    files = [trainer.folder.samples / "000.samples" for trainer in (resumed, whole)]
    assert read_samples(files[0]) == read_samples(files[1])
    assert resumed.weights == whole.weights
    assert not part.exists()
    # With its CPU time a chunk is as good as signed: those found were not played again.
    assert len(done) > 5_000
    assert done[done.index(b"\n") + 1 :][:1_000] in files[0].read_bytes()


def wait_until(true: Callable[[], bool], seconds: float = 15) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def alive(pid: int) -> bool:
    try:
        return "\nState:\tZ" not in Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    except FileNotFoundError:
        return False


class Unreliable(Executor):
    """Runs tasks at once, and breaks off after some."""

    def __init__(self, tasks: int) -> None:
        self.left = tasks

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        if not self.left:
            raise KeyboardInterrupt
        self.left -= 1
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def test_interrupted_anywhere(tmp_path: Path) -> None:
    whole = Trainer(MINI, tmp_path / "whole", Unreliable(-1), settings=QUICK, jobs=1)
    whole.run(2)
    folder, stops = tmp_path / "stopped", 0
    while True:
        trainer = Trainer(MINI, folder, Unreliable(2), settings=QUICK, jobs=1)
        try:
            trainer.run(2)
        except KeyboardInterrupt:
            stops += 1
            continue
        break
    assert stops >= 2
    assert trainer.weights == whole.weights
    counts = [[each.counts for each in one.state.generations] for one in (trainer, whole)]
    assert counts[0] == counts[1]


@pytest.fixture
def finished(tmp_path: Path, threads: Executor) -> Trainer:
    trainer = Trainer(MINI, tmp_path, threads, settings=QUICK, jobs=2)
    trainer.run(1)
    return trainer


@pytest.mark.parametrize("harm", ["flip", "cut", "empty", "remove", "head"])
def test_damaged_samples_are_played_again(harm: str, finished: Trainer, threads: Executor) -> None:
    file = finished.folder.samples / "000.samples"
    good, records = file.read_bytes(), read_samples(file)
    if harm == "remove":
        file.unlink()
    else:
        flipped = bytearray(good)
        flipped[len(good) // 2] ^= 1
        head = b"?" + good[1:]
        file.write_bytes(
            {"flip": bytes(flipped), "cut": good[:-9], "empty": b"", "head": head}[harm]
        )
    trainer = Trainer(MINI, finished.folder.path, threads, settings=QUICK, jobs=2)
    trainer.run(2)
    assert read_samples(file) == records
    assert trainer.state.finished == 2


def test_lost_weights_are_fitted_again(finished: Trainer, threads: Executor) -> None:
    file = finished.folder.path / "weights" / "000.weights"
    good = file.read_bytes()
    file.write_bytes(good[:-1])
    trainer = Trainer(MINI, finished.folder.path, threads, settings=QUICK, jobs=2)
    assert trainer.state.finished == 0
    trainer.run(1)
    assert file.read_bytes() == good


def test_a_finished_training_does_nothing(finished: Trainer) -> None:
    trainer = Trainer(MINI, finished.folder.path, Unreliable(0), settings=QUICK)
    assert trainer.run(1) is trainer.state


def test_refuses_what_is_not_its_own(finished: Trainer) -> None:
    folder = finished.folder.path
    with pytest.raises(EngineError, match="expected a training of english"):
        Trainer("english", folder)
    (folder / "state.json").write_text("{", encoding="utf-8")
    with pytest.raises(EngineError, match="expected the state of a training"):
        Trainer(MINI, folder)
    (folder / "state.json").write_text('{"format": 99}', encoding="utf-8")
    with pytest.raises(EngineError, match="format"):
        Trainer(MINI, folder)


@pytest.mark.parametrize(
    "bad",
    [
        {"counts": "abc"},
        {"counts": [1, 2, 3]},
        {"counts": [0, 0, 0, 0, -1]},
        {"counts": [0, 0, 0, 0, 0.5]},
        {"counts": None},
        {"nodes": 0},
        {"nodes": "40"},
        {"nodes": 2**70},
        {"games": True},
        {"number": 3},
        {"player": 0},
        {"kept": "yes"},
        {"first_loss": "low"},
        {"elo": float("nan")},
        {"men": 5},
        {"men": 0},
        {"men": {"positions": 1, "before": "x", "after": 1.0}},
        {"play_cpu": None},
    ],
)
def test_refuses_figures_that_make_no_sense(bad: dict[str, object], finished: Trainer) -> None:
    file = finished.folder.state
    tree = json.loads(file.read_bytes())
    State.read(file)
    tree["generations"][0].update(bad)
    file.write_text(json.dumps(tree), encoding="utf-8")
    with pytest.raises(EngineError, match="expected the state of a training"):
        State.read(file)


@pytest.mark.parametrize("bad", [{"generations": [1]}, {"generations": 1}, {"seed": "x"}, []])
def test_refuses_states_that_are_none(bad: Any, finished: Trainer) -> None:
    file = finished.folder.state
    tree = json.loads(file.read_bytes())
    file.write_text(json.dumps({**tree, **bad} if bad else bad), encoding="utf-8")
    with pytest.raises(EngineError, match="expected the state of a training"):
        State.read(file)


def test_refuses_impossible_settings(tmp_path: Path) -> None:
    with pytest.raises(EngineError, match="1 or more games"):
        Settings(games=0)
    with pytest.raises(EngineError, match="expected weights of this board, got 1 numbers"):
        Trainer(MINI, tmp_path, start=b"\0\0")


def test_dead_worker_is_an_error(tmp_path: Path) -> None:
    from damier.engine.training.workers import process_pool, spread

    with process_pool(1) as executor, pytest.raises(EngineError, match="expected workers to live"):
        list(spread(executor, os._exit, [(0, (3,))], 1))
