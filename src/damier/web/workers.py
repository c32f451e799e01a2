"""Several processes for one site on one machine: `damier serve --workers 4`.

All serve one port; each can also be reached by a port of its own, the next ones, for a proxy that
keeps the players of a table together and for whoever reads figures. A process that ends is started
again; whatever ended it, the others have people. SIGHUP starts them anew one after the other, with
the code that is installed by then: the new one is there before the old one is asked to end, and
whoever was connected to it comes back at once.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import structlog

from damier.web.settings import SettingError

if TYPE_CHECKING:
    from types import FrameType

    from damier.web.settings import Settings

log = structlog.get_logger()
FDS = "DAMIER_FDS"  # the open sockets that a process is given
_PROGRAM = "import sys; from damier.cli import main; main(['serve', '--no-browser'])"
_BACKLOG = 2048
_LOOK = 0.1  # seconds
_SOON = 5.0  # seconds from one start to the next, where processes end by themselves
_PATIENCE = 20.0  # seconds for a process that was asked to end


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that takes connections; raises SettingError if its address is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        where = f"{host}:{port}"
        raise SettingError(f"expected a free address, got {where}: {error.strerror}") from error
    listening.listen(_BACKLOG)
    return listening


def given_sockets() -> list[socket.socket]:
    """Return the sockets that whoever started this process has opened for it."""
    return [socket.socket(fileno=int(number)) for number in os.environ.get(FDS, "").split()]


@dataclass(slots=True)
class _Worker:
    sockets: tuple[socket.socket, socket.socket]
    process: subprocess.Popen[str]
    started: float


class ServerProcesses:
    """Keeps so many processes running until it is told to end."""

    def __init__(self, settings: Settings) -> None:
        if not settings.is_shared:
            wanted = "expected PostgreSQL and a bus for several workers (--database, --bus)"
            raise SettingError(f"{wanted}, got {settings.workers} workers without")
        if sys.platform == "win32":
            raise SettingError("expected one worker on this system, got several")
        self._settings, self._ended, self._anew = settings, threading.Event(), False
        self._shared = listen(settings.host, settings.port)
        self.port: int = self._shared.getsockname()[1]
        self._running: list[_Worker] = []

    def run(self) -> None:
        """Start all, and keep them until SIGTERM or Ctrl-C."""
        for ending in (signal.SIGTERM, signal.SIGINT):
            signal.signal(ending, self._end)
        signal.signal(signal.SIGHUP, self._restart)
        try:
            for number in range(1, self._settings.workers + 1):
                own = listen(self._settings.host, self.port + number)
                self._running.append(self._start((self._shared, own)))
            ports = f"{self.port + 1} to {self.port + self._settings.workers}"
            told = f"{self._settings.workers} processes, each by itself on port {ports}"
            print(f"damier is at {self._url} ({told})", flush=True)
            while not self._ended.wait(_LOOK):
                self._look_after()
        finally:
            for worker in self._running:
                worker.process.terminate()
            for worker in self._running:
                _finish(worker.process)

    @property
    def _url(self) -> str:
        host = self._settings.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"

    def _end(self, _number: int, _frame: FrameType | None) -> None:
        self._ended.set()

    def _restart(self, _number: int, _frame: FrameType | None) -> None:
        self._anew = True

    def _look_after(self) -> None:
        if self._anew:
            self._anew = False
            for number, old in enumerate(self._running):
                if self._replace(number):
                    old.process.terminate()
                    _finish(old.process)
        for number, worker in enumerate(self._running):
            code = worker.process.poll()
            if code is not None and (code < 0 or time.monotonic() - worker.started > _SOON):
                log.error("a worker ended", code=code)
                self._replace(number)

    def _replace(self, number: int) -> bool:
        """Start a process in the place of another; one that does not start leaves all as it is."""
        worker = self._running[number]
        try:
            self._running[number] = self._start(worker.sockets)
        except SettingError as error:
            log.error("a worker did not start", why=str(error))
            worker.started = time.monotonic()
            return False
        return True

    def _start(self, sockets: tuple[socket.socket, socket.socket]) -> _Worker:
        """Start a process on these sockets, and wait until it serves."""
        numbers = [one.fileno() for one in sockets]
        env = replace(self._settings, workers=1).to_environment()
        process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-c", _PROGRAM],
            env={**os.environ, **env, FDS: " ".join(map(str, numbers))},
            pass_fds=numbers,
            stdout=subprocess.PIPE,
            text=True,
        )
        line = process.stdout.readline() if process.stdout is not None else ""
        if not line.startswith("damier is at"):
            _finish(process)
            raise SettingError(f"expected a worker that starts, got exit code {process.returncode}")
        return _Worker(sockets, process, time.monotonic())


def _finish(process: subprocess.Popen[str]) -> None:
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
