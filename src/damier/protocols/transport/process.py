"""A Hub engine as a process of its own.

Its output is read by asyncio's stream alone, line by line: what the stream has buffered is never
waited for elsewhere. It leads a process group, which is killed with it: no child is left behind.
On Linux it also ends with a damier that was killed itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import os
import signal
import sys
from typing import TYPE_CHECKING, Self, TypeVar

from damier.protocols.errors import Gone, ProtocolError, Silence
from damier.protocols.hub.client import HubClient
from damier.protocols.hub.events import Complaint, Done, Event, Info, Mode, Ready, Wait
from damier.protocols.hub.older import OlderHubClient
from damier.protocols.hub.settings import variant_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from damier.engine import Limit
    from damier.game import Game
    from damier.rules import Sheet

LONGEST_LINE = 1 << 20
_GRACE = 1.0  # seconds an engine gets to quit by itself
_PR_SET_PDEATHSIG = 1  # <linux/prctl.h>
_E = TypeVar("_E", bound=Event)


class HubProcess:
    """A running Hub engine; make one with `start`, and `close` it whatever happens."""

    def __init__(self, process: asyncio.subprocess.Process, command: Sequence[str]) -> None:
        if process.stdin is None or process.stdout is None:
            raise ProtocolError("expected a process with pipes, got none")
        self.process, self.command = process, tuple(command)
        self.client: HubClient = HubClient()
        self._input, self._output = process.stdin, process.stdout
        self._complaint = ""
        self._hangs = False

    def __repr__(self) -> str:
        return f"<HubProcess {' '.join(self.command)}>"

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        *,
        sheet: Sheet | None = None,
        params: Mapping[str, str] | None = None,
        patience: float = 30,
    ) -> Self:
        """Start an engine and get it ready to play a sheet; raise ProtocolError if it cannot."""
        if not command:
            raise ProtocolError("cannot start an engine without a command")
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=_end_with_parent(),
                limit=LONGEST_LINE,
            )
        except (OSError, ValueError) as error:
            raise ProtocolError(f"cannot start {command[0]}: {error}") from None
        engine = cls(process, command)
        try:
            await engine._initialise(sheet, params or {}, patience)
        except BaseException:
            await engine.close()
            raise
        return engine

    @property
    def name(self) -> str:
        """The engine's name and version, as it gave them."""
        identity = self.client.identity
        return f"{identity.name} {identity.version}".strip()

    async def search(
        self,
        game: Game,
        limit: Limit | None,
        *,
        mode: Mode = "think",
        patience: float | None = None,
        report: Callable[[Info], object] | None = None,
    ) -> Done:
        """Search the game's position; another task may call `stop` and `ponder_hit`.

        Raises Silence when `patience` seconds have passed, Gone when the engine has ended and
        IllegalAnswer for an illegal move.
        """
        self._complaint = ""
        await self._send(self.client.search(game, limit, mode))
        return await self._expect(Done, patience, report)

    async def stop(self) -> None:
        """End the search; it still answers."""
        await self._send([self.client.stop()])

    async def ponder_hit(self) -> None:
        """Tell a pondering engine that the expected move was played."""
        await self._send([self.client.ponder_hit()])

    async def new_game(self) -> None:
        """Tell that the next search has nothing to do with those before."""
        await self._send([self.client.new_game()])

    async def close(self) -> None:
        """End the engine and all processes of its group; one that is cancelled waits no longer."""
        try:
            if self.process.returncode is None and not self._hangs:
                with contextlib.suppress(ProtocolError, TimeoutError):
                    async with asyncio.timeout(_GRACE):
                        await self._send([self.client.quit()])
                        self._input.close()
                        await self._drain()
        finally:
            self._kill()
            self._input.close()
            with contextlib.suppress(OSError):
                await self._input.wait_closed()
            await self.process.wait()

    async def _initialise(
        self, sheet: Sheet | None, params: Mapping[str, str], patience: float
    ) -> None:
        await self._send([self.client.hub()])
        await self._expect(Wait, patience)
        if self.client.version == 1:
            self.client = OlderHubClient(self.client.identity)
        settings = dict(params)
        variant = variant_of(sheet) if sheet is not None else "normal"
        declared = self.client.params.get("variant")
        if declared is not None:
            names = (variant, sheet.id if sheet is not None else variant)
            known = next((name for name in names if name in declared.values), variant)
            settings.setdefault("variant", known)
        elif variant != "normal":
            raise ProtocolError(f"expected an engine for {variant}, got one without variants")
        lines = [self.client.set_param(name, value) for name, value in settings.items()]
        await self._send([*lines, self.client.init()])
        await self._expect(Ready, patience)

    async def _expect(
        self,
        kind: type[_E],
        patience: float | None,
        report: Callable[[Info], object] | None = None,
    ) -> _E:
        """Read on until an event of this kind."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    event = self.client.feed(await self._line())
                    if isinstance(event, kind):
                        return event
                    if isinstance(event, Complaint):
                        self._complaint = event.message
                    elif isinstance(event, Info) and report is not None:
                        report(event)
        except TimeoutError:
            self._hangs = True
            wanted = f"{kind.__name__.lower()} within {patience:g} s"
            raise Silence(f"expected {wanted} from {self.name}, got none{self._said()}") from None

    async def _line(self) -> str:
        try:
            line = await self._output.readline()
        except (ValueError, OSError) as error:
            raise ProtocolError(f"expected lines from {self.name}, got {error}") from None
        if not line:
            raise Gone(f"expected an answer from {self.name}, got its end{self._said()}")
        return line.decode("utf-8", "replace")

    def _said(self) -> str:
        return f"; it said {self._complaint!r}" if self._complaint else ""

    async def _send(self, lines: Iterable[str]) -> None:
        try:
            self._input.writelines(f"{line}\n".encode() for line in lines)
            await self._input.drain()
        except (OSError, RuntimeError):
            raise Gone(f"expected {self.name} to listen, got its end{self._said()}") from None

    async def _drain(self) -> None:
        """Read and forget all that is left, so that no engine waits with a full pipe."""
        while await self._output.read(LONGEST_LINE):
            pass
        await self.process.wait()

    def _kill(self) -> None:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)
            else:
                self.process.kill()


def _end_with_parent() -> Callable[[], None] | None:
    """Return what a child does before it becomes the engine, where the system can end it with us.

    It hears of the end of the thread that starts it: the one that runs the event loop.
    """
    if sys.platform != "linux":
        return None
    control, parent = ctypes.CDLL(None).prctl, os.getpid()  # found here: a fork should do little

    def prepare() -> None:
        control(_PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it ended before this
            os._exit(1)

    return prepare
