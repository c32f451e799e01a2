"""The command as a process: its start, its end, and what it never does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys

import pytest

from patience import HANG, wait_until_it_works

COMMAND = [sys.executable, "-c", "from damier.cli import main; main()"]


def test_broken_pipe_is_silent() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run(
        [*COMMAND, "perft", "-d", "4", "--divide"],
        stdout=write,
        stderr=subprocess.PIPE,
        check=False,
        timeout=HANG,
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
            timeout=HANG,
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
        wait_until_it_works(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=HANG)
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
        timeout=HANG,
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
        [sys.executable, "-c", program], capture_output=True, check=True, text=True, timeout=HANG
    )
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize(
    ("closed", "args", "status", "said"),
    [
        ("<&-", "hub", 0, ""),
        (">&-", "hub", 0, ""),
        ("<&- >&-", "hub", 0, ""),
        ("<&-", "analyse -", 2, "damier: expected a game to analyse, got none\n"),
        (">&-", "analyse W:W50:B1 --nodes 50", 0, ""),
        (">&-", "moves", 0, ""),
        ("<&-", "pdn check -", 0, "0 games, 0 legal\n"),
    ],
)
def test_closed_streams(closed: str, args: str, status: int, said: str) -> None:
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" "$@" {closed}', *COMMAND, *args.split()],
        input=b"hub\ninit\nquit\n",
        stderr=subprocess.PIPE,
        check=False,
        timeout=HANG,
    )
    assert (done.returncode, done.stderr.decode()) == (status, said)


HOMELESS = (
    "import os, pwd\n"
    "def nobody(_): raise KeyError\n"
    "pwd.getpwuid = nobody\n"
    "from damier.cli import main\n"
)


def homeless(program: str) -> subprocess.CompletedProcess[str]:
    gone = ("HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME", "DAMIER_CACHE", "DAMIER_DATA")
    return subprocess.run(
        [sys.executable, "-c", HOMELESS + program],
        env={name: value for name, value in os.environ.items() if name not in gone},
        input="init\nlevel depth=2\ngo think\n",
        capture_output=True,
        check=False,
        text=True,
        timeout=HANG,
    )


def test_whoever_has_no_home_can_think() -> None:
    """What can be made anew is kept elsewhere, as long as the process lives."""
    program = (
        "from damier.places import cache_folder; place = cache_folder()\n"
        "print(place, place.is_dir(), flush=True)\n"
        "main(['analyse', 'W:W50:B1', '--time', '.1'])"
    )
    done = homeless(program)
    assert (done.returncode, done.stderr) == (0, "")
    place, existed = done.stdout.splitlines()[0].rsplit(" ", 1)
    assert existed == "True"
    assert not os.path.exists(place)


def test_games_are_not_kept_where_they_would_be_lost() -> None:
    done = homeless("from damier.places import data_folder; data_folder()")
    said = "GameError: expected a home folder for games, got none: set HOME or XDG_DATA_HOME\n"
    assert done.stderr.endswith(said)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (
            "dxp connect a..b",
            "damier: cannot connect to a..b:27531: expected the name of a machine",
        ),
        ("match damier damier --games 2 --sprt 0,1000000", "damier: expected -2000 to 2000 Elo"),
        ("match damier:memory=99999999 damier --games 2", "damier: expected"),
        ("dxp connect --memory 99999999 --port 1", "damier: expected"),
    ],
)
def test_errors_are_one_line(args: str, said: str) -> None:
    done = subprocess.run(
        [*COMMAND, *args.split()], capture_output=True, check=False, text=True, timeout=HANG
    )
    assert done.returncode == 2
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
