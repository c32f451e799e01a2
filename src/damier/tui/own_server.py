"""The server of whoever sits at this terminal: found where it runs, or started and ended here."""

from __future__ import annotations

import asyncio
import os
import sys
import urllib.error
import urllib.request
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from damier.errors import DamierError, MissingExtra

if TYPE_CHECKING:
    from pathlib import Path

    from damier.live.keys import Keys, Role

_PATIENCE = 10.0  # seconds for an answer
_START = 60.0  # seconds for a server to start on a slow machine
_PROGRAM = """import sys
from damier.cli import main
from damier.processes import end_with_caller
end_with_caller()
main(sys.argv[1:])"""
_EVERYWHERE = {"//0.0.0.0:": "//127.0.0.1:", "//[::]:": "//[::1]:"}


class NoServer(DamierError):
    """There is no server to go on at, and why."""


@dataclass(slots=True)
class OwnServer:
    """A server that is one's own; `process` is set if it was started here."""

    address: str
    keys: Keys = field(repr=False)
    process: asyncio.subprocess.Process | None = None

    @property
    def is_gone(self) -> bool:
        """Whether the server was started here and has ended."""
        return self.process is not None and self.process.returncode is not None

    def link(self, table: str, role: Role) -> str:
        """Return what a browser opens to sit down at a table."""
        return f"{self.address}t/{table}#s={self.keys.token(table, role)}"

    def socket(self, table: str) -> str:
        """Return where the websocket of a table is."""
        return f"ws{self.address.removeprefix('http')}ws/t/{table}"

    async def ask(self, path: str, body: bytes | None = None) -> bytes:
        """Ask the server something as its owner; raises NoServer."""
        return await asyncio.to_thread(self._ask, path, body)

    def _ask(self, path: str, body: bytes | None) -> bytes:
        from damier.live.handover import OWNER

        headers = {OWNER: self.keys.owner(), "Content-Type": "application/json"}
        asked = urllib.request.Request(f"{self.address}api/handover{path}", body, headers)  # noqa: S310  our own
        try:
            with urllib.request.urlopen(asked, timeout=_PATIENCE) as answer:  # noqa: S310
                read: bytes = answer.read()
                return read
        except (OSError, ValueError) as error:
            raise NoServer(f"expected an answer of {self.address}, got {error}") from error

    async def close(self) -> None:
        """End the server if it was started here."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.terminate()
            try:
                await asyncio.wait_for(process.wait(), _PATIENCE)
            except TimeoutError:
                process.kill()
                await process.wait()


def browse(link: str) -> None:
    """Open a link in a browser that has a window of its own; one in this terminal is none."""
    import webbrowser

    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return
    if type(found) is not webbrowser.GenericBrowser:
        found.open(link)


async def own_server(folder: Path) -> OwnServer:
    """Return the server of a folder of data, which is started if none runs; raises NoServer."""
    try:
        import websockets.asyncio.client  # noqa: F401  what it takes to sit there

        import damier.live.handover  # noqa: F401  and there
    except ModuleNotFoundError as error:
        raise MissingExtra("web", str(error.name)) from error
    running = await _running(folder)
    return running if running is not None else await _started(folder)


async def _running(folder: Path) -> OwnServer | None:
    from damier.live.handover import ADDRESS_FILE

    try:
        address = (folder / ADDRESS_FILE).read_text(encoding="ascii").strip()
        server = OwnServer(_near(address), _keys(folder))
        await server.ask("")
    except (OSError, ValueError, NoServer):
        return None  # none runs, or one that was killed has left its address behind
    return server


def _near(address: str) -> str:
    for everywhere, here in _EVERYWHERE.items():
        address = address.replace(everywhere, here)
    return address


def _keys(folder: Path) -> Keys:
    from damier.live.keys import KEY_FILE, Keys, secret_key

    if secret := os.environ.get("DAMIER_SECRET"):
        return Keys(secret_key(secret))
    return Keys((folder / KEY_FILE).read_bytes())


async def _started(folder: Path) -> OwnServer:
    """Start a server that only this machine reaches, at a free port."""
    options = ("--no-browser", "--host", "127.0.0.1", "--port", "0", "--data", str(folder))
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-c", _PROGRAM, "serve", *options),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C at this terminal is not for it
    )
    server = OwnServer("", _no_keys(), process)
    try:
        async with asyncio.timeout(_START):
            server.address = await _address(process)
    except (TimeoutError, NoServer) as error:
        await server.close()
        raise NoServer(f"expected a server to start, got {error or 'nothing'}") from error
    server.keys = _keys(folder)
    return server


def _no_keys() -> Keys:
    from damier.live.keys import Keys

    return Keys(b"")


async def _address(process: asyncio.subprocess.Process) -> str:
    """Return where a server says that it is."""
    assert process.stdout is not None  # noqa: S101  asked for above
    assert process.stderr is not None  # noqa: S101
    said = (await process.stdout.readline()).decode(errors="replace")
    for word in said.split():
        if word.startswith("http://"):
            return word
    complained = (await process.stderr.read()).decode(errors="replace").strip().splitlines()
    raise NoServer(complained[-1] if complained else "nothing")
