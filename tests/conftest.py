"""For all tests: programs they start can be interrupted, wherever the tests run."""

from __future__ import annotations

import signal


def pytest_configure() -> None:
    """Hear Ctrl-C, and let programs hear it: a shell's background jobs start out deaf to it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
