"""A Hub engine as a process of its own.

Its output is read by asyncio's stream alone, line by line: what the stream has buffered is never
waited for elsewhere. It leads a process group, which is killed with it: no child is left behind.
On Linux it also ends with a damier that was killed itself. What is said is logged at DEBUG, and
what the engine writes to its standard error with it.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import os
import shlex
import signal
import sys
from typing import TYPE_CHECKING, Self, TypeVar, Unpack

from damier.engine.limits import Bounds, limit_of
from damier.protocols.errors import Gone, ProtocolError, Silence
from damier.protocols.hub.client import HubClient
from damier.protocols.hub.events import Complaint, Done, Event, Mode, Ready, SearchInfo, Wait
from damier.protocols.hub.older import OlderHubClient
from damier.protocols.hub.settings import variant_of
from damier.protocols.printable import printable
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence

    from damier.engine import Limit
    from damier.game import Game
    from damier.rules import Sheet

_log = logging.getLogger(__name__)
LONGEST_LINE = 1 << 20
_LONGEST_LOGGED = 500
_GRACE = 1.0  # seconds an engine gets to quit by itself
_PR_SET_PDEATHSIG = 1  # <linux/prctl.h>
_E = TypeVar("_E", bound=Event)


class HubProcess:
    """A running Hub engine; make one with `start`, and `close` it whatever happens.

    `async with await HubProcess.start("scan hub") as scan:` closes it.
    """

    def __init__(self, process: asyncio.subprocess.Process, command: Sequence[str]) -> None:
        if process.stdin is None or process.stdout is None:
            raise ProtocolError("expected a process with pipes, got none")
        self.process, self.command = process, tuple(command)
        self.client: HubClient = HubClient()
        self._input, self._output = process.stdin, process.stdout
        self._complaint = ""
        self._hangs = self._searching = False
        self._errors: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    def __repr__(self) -> str:
        return f"<HubProcess {' '.join(self.command)}>"

    @classmethod
    async def start(
        cls,
        command: str | Sequence[str],
        *,
        sheet: str | Sheet | None = None,
        params: Mapping[str, object] | None = None,
        patience: float = 30,
    ) -> Self:
        """Start an engine and get it ready to play a sheet; raise ProtocolError if it cannot.

        The command is a line as a shell reads it, or its words.
        """
        command = _words(command)
        logged = _log.isEnabledFor(logging.DEBUG)
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE if logged else asyncio.subprocess.DEVNULL,
                start_new_session=True,
                preexec_fn=_end_with_parent(),
                limit=LONGEST_LINE,
            )
        except (OSError, ValueError) as error:
            raise ProtocolError(f"cannot start {command[0]}: {error}") from None
        engine = cls(process, command)
        if process.stderr is not None:
            engine._errors = asyncio.create_task(engine._log_errors(process.stderr))
        try:
            rules = sheet_named(sheet) if isinstance(sheet, str) else sheet
            await engine._initialise(rules, params or {}, patience)
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
        report: Callable[[SearchInfo], object] | None = None,
    ) -> Done:
        """Search the game's position; another task may call `stop` and `ponder_hit`.

        Raises Silence when `patience` seconds have passed, Gone when the engine has ended and
        IllegalAnswer for an illegal move.
        """
        await self._begin(game, limit, mode, patience)
        done = await self._expect(Done, patience, report)
        self._searching = False
        return done

    async def stream(
        self,
        game: Game,
        limit: Limit | None = None,
        *,
        patience: float | None = None,
        **bounds: Unpack[Bounds],
    ) -> AsyncIterator[SearchInfo | Done]:
        """Yield what the engine tells of its search as it goes on, and at last its move.

        Without a limit it goes on until `stop` is called, or nobody reads on.
        """
        limit = limit_of(limit, **bounds) if limit is not None or bounds else None
        await self._begin(game, limit, "analyze" if limit is None else "think", patience)
        while self._searching:
            event: SearchInfo | Done = await self._expect((SearchInfo, Done), patience)
            self._searching = not isinstance(event, Done)
            yield event

    async def stop(self) -> None:
        """End the search; it still answers."""
        await self._send([self.client.stop()])

    async def end_search(self, patience: float | None = None) -> None:
        """End a search whose move nobody wants, if there is one."""
        if self._searching:
            await self.stop()
            await self._expect(Done, patience)
            self._searching = False

    async def ponder(self, game: Game, limit: Limit | None, patience: float | None = None) -> None:
        """Begin to search while the opponent thinks: `game` is the one with the move expected.

        `ponder_over` follows when that move was played; if not, the next search ends this one.
        """
        await self._begin(game, limit, "ponder", patience)

    async def ponder_over(self, patience: float | None = None) -> Done:
        """Tell a pondering engine that the expected move was played, and wait for its answer."""
        await self.ponder_hit()
        done = await self._expect(Done, patience)
        self._searching = False
        return done

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
            if self._errors is not None:
                await self._errors
            # Its end may be known before that of its pipes, which whoever outlives it holds open.
            self.process._transport.close()  # type: ignore[attr-defined]
            await asyncio.sleep(0)

    async def _begin(
        self, game: Game, limit: Limit | None, mode: Mode, patience: float | None
    ) -> None:
        """Begin a search; one that nobody waited for is ended first."""
        await self.end_search(patience)
        self._complaint = ""
        self._searching = True
        await self._send(self.client.search(game, limit, mode))

    async def _initialise(
        self, sheet: Sheet | None, params: Mapping[str, object], patience: float
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
        kind: type[_E] | tuple[type[_E], ...],
        patience: float | None,
        report: Callable[[SearchInfo], object] | None = None,
    ) -> _E:
        """Read on until an event of this kind, or one of these."""
        try:
            async with asyncio.timeout(patience):
                while True:
                    event = self.client.feed(await self._line())
                    if isinstance(event, kind):
                        return event
                    if isinstance(event, Complaint):
                        self._complaint = event.message
                    elif isinstance(event, SearchInfo) and report is not None:
                        report(event)
        except TimeoutError:
            self._hangs = True
            kinds = kind if isinstance(kind, tuple) else (kind,)
            wanted = f"{kinds[-1].__name__.lower()} within {patience:g} s"
            raise Silence(f"expected {wanted} from {self.name}, got none{self._said()}") from None

    async def _line(self) -> str:
        try:
            line = await self._output.readline()
        except (ValueError, OSError) as error:
            raise ProtocolError(f"expected lines from {self.name}, got {error}") from None
        if not line:
            raise Gone(f"expected an answer from {self.name}, got its end{self._said()}")
        text = line.decode("utf-8", "replace")
        self._log("<", text)
        return text

    def _said(self) -> str:
        return f"; it said {self._complaint!r}" if self._complaint else ""

    async def _send(self, lines: Iterable[str]) -> None:
        lines = list(lines)
        for line in lines:
            self._log(">", line)
        try:
            self._input.writelines(f"{line}\n".encode() for line in lines)
            await self._input.drain()
        except (OSError, RuntimeError):
            raise Gone(f"expected {self.name} to listen, got its end{self._said()}") from None

    def _log(self, mark: str, line: str) -> None:
        if _log.isEnabledFor(logging.DEBUG):
            shown = printable(line.strip()[:_LONGEST_LOGGED])
            _log.debug("%s %s %s", self.process.pid, mark, shown)

    async def _log_errors(self, stream: asyncio.StreamReader) -> None:
        """Log what the engine writes to its standard error, whatever that is."""
        while data := await stream.read(LONGEST_LINE):
            for line in data.decode("utf-8", "replace").splitlines():
                self._log("!", line)

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


def _words(command: str | Sequence[str]) -> tuple[str, ...]:
    try:
        words = tuple(shlex.split(command) if isinstance(command, str) else command)
    except ValueError as error:
        raise ProtocolError(f"expected a command line, got {command!r}: {error}") from None
    if not words:
        raise ProtocolError("cannot start an engine without a command")
    return words


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
