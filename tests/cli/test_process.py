"""The command as a process: its start, its end, and what it never does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

COMMAND = [sys.executable, "-c", "from damier.cli import main; main()"]


def test_broken_pipe_is_silent() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [*COMMAND, "perft", "-d", "4", "--divide"],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
        timeout=60,
    )
    os.close(write)
    assert done.returncode == 1
    assert done.stderr == b""


def test_full_disk_is_one_line() -> None:
    with open("/dev/full", "w", encoding="utf-8") as full:
        done = subprocess.run(
            [*COMMAND, "moves"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            timeout=60,
            text=True,
        )
    assert done.returncode == 2
    assert done.stderr.startswith("damier:")
    assert done.stderr.count("\n") == 1


def test_interrupt_ends_a_long_count() -> None:
    process = subprocess.Popen(
        [*COMMAND, "perft", "--depth", "30", "--divide"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        time.sleep(3)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()
    assert process.returncode == 130
    assert (out, err) == (b"", b"")


def test_ascii_terminal() -> None:
    done = subprocess.run(
        [*COMMAND, "demo", "--moves", "2"],
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert done.stderr == b""


def test_help_loads_little() -> None:
    program = (
        "import sys\n"
        "from damier.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in ('rich', 'pydantic', 'fluent', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True, timeout=60
    )
    assert done.stdout.splitlines()[-1] == "[]"
