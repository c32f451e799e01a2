"""A real Redis for one test, and processes that work over it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
import redis

from patience import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@contextmanager
def redis_server(folder: Path) -> Iterator[str]:
    """Start a Redis that keeps nothing; yields its URL."""
    program = shutil.which("redis-server")
    if program is None:
        pytest.fail("expected redis-server, got none: make machine")
    socket = folder / "redis.sock"
    url = f"unix://{socket}"
    quiet = ["--port", "0", "--save", "", "--appendonly", "no", "--dir", str(folder)]
    process = subprocess.Popen(
        [program, *quiet, "--unixsocket", str(socket)], stdout=subprocess.DEVNULL
    )
    try:
        wait_until(lambda: _answers(url), "a Redis that answers")
        yield url
    finally:
        process.kill()
        process.wait()


def _answers(url: str) -> bool:
    try:
        with redis.Redis.from_url(url) as asked:
            return bool(asked.ping())
    except redis.RedisError:
        return False


@contextmanager
def worker_process(url: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run `damier think` until the block is left; it takes a while to begin."""
    command = [sys.executable, "-m", "damier", "think", "--bus", url]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
