"""For all tests: programs they start can be interrupted, and no test has a deadline."""

from __future__ import annotations

import signal

from hypothesis import settings

settings.register_profile("shared", deadline=None)  # the machine may be busy with other things
settings.load_profile("shared")


def pytest_configure() -> None:
    """Hear Ctrl-C, and let programs hear it: a shell's background jobs start out deaf to it."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
