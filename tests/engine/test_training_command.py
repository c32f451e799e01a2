"""`damier train` as a process."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

from engine.mini import MINI
from patience import HANG, wait_until_it_works

if TYPE_CHECKING:
    from pathlib import Path

COMMAND = [
    sys.executable,
    "-c",
    "import typer; from damier.cli.train import train; "
    "app = typer.Typer(rich_markup_mode=None, add_completion=False); app.command()(train); app()",
]


def options(folder: Path, *more: str) -> list[str]:
    sheet = folder / "mini.toml"
    sheet.write_text(MINI, encoding="utf-8")
    given = ["--sheet", str(sheet), "--folder", str(folder / "kept"), "--jobs", "1", *more]
    return [*COMMAND, *given]


def test_interrupt_keeps_what_is_done(tmp_path: Path) -> None:
    part = tmp_path / "kept" / "samples" / "000.part"
    command = options(tmp_path, "--games", "100000", "--nodes", "300", "--generations", "1")
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not (part.exists() and part.stat().st_size > 9_000):
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=HANG)
    assert process.returncode == 130
    assert "the same command goes on" in err
    assert "Traceback" not in err
    assert part.stat().st_size > 9_000


def test_interrupt_does_not_wait_for_long_games(tmp_path: Path) -> None:
    long = ["--games", "8", "--nodes", "3000000", "--generations", "1", "--tables", "0"]
    folder = tmp_path / "kept"
    command = [*COMMAND, "--sheet", "english", "--folder", str(folder), "--jobs", "1", *long]
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            while process.poll() is None and not (folder / "samples").exists():
                time.sleep(0.05)
            wait_until_it_works(process)  # the worker has begun to play
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=HANG)
        finally:
            process.kill()
    assert process.returncode == 130
    assert err == f"stopped; {folder} keeps what is done, the same command goes on\n"


def test_trains_and_exports(tmp_path: Path) -> None:
    small = ["--games", "40", "--nodes", "40", "--generations", "1", "--pairs", "4"]
    target = tmp_path / "mini.xz"
    done = subprocess.run(
        options(tmp_path, *small, "--export", str(target)),
        capture_output=True,
        check=True,
        text=True,
        timeout=HANG,
    )
    assert "1 generations" in done.stdout
    assert "generation 1: " in done.stderr
    assert target.stat().st_size > 100
    tree = json.loads((tmp_path / "kept" / "state.json").read_text(encoding="utf-8"))
    assert len(tree["generations"]) == 1
