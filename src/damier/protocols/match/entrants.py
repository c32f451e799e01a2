"""Who plays in a match, as text: `damier:level=3`, `scan hub`, `dxp:localhost:27531`."""

from __future__ import annotations

import lzma
import re
import shlex
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from damier.engine.book import Book
from damier.engine.limits import Limit
from damier.errors import EngineError
from damier.protocols.dxp.messages import PORT
from damier.protocols.errors import ProtocolError
from damier.protocols.match.players import DxpPeer, HubPlayer, OurPlayer
from damier.protocols.strength import Strength

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.protocols.match.players import Player
    from damier.rules import Sheet

_WHOLE = re.compile(r"[0-9]{1,12}")
_NUMBERS = {
    **dict.fromkeys(("level", "nodes", "depth", "threads", "memory"), _WHOLE),
    "time": re.compile(r"[0-9]{1,12}(\.[0-9]{1,9})?"),
}
_LIMITS = ("nodes", "depth", "time")
_MOST_UNPACKED = 1 << 28
_LAST_PORT = 65535
_MEMORY = 16  # MB: several engines run side by side


@dataclass(frozen=True, slots=True)
class Entrant:
    """One program in a match. `options` are ours, `params` a Hub engine's; `address` is DXP's."""

    kind: Literal["damier", "hub", "dxp"]
    name: str
    options: Mapping[str, float] = field(default_factory=dict)
    weights: str = ""
    book: str = ""
    command: tuple[str, ...] = ()
    params: Mapping[str, str] = field(default_factory=dict)
    address: tuple[str, int] = ("", PORT)

    async def open(self, sheet: Sheet, patience: float) -> Player:
        """Start the program; raise ProtocolError if it cannot play this sheet."""
        if self.kind == "hub":
            from damier.protocols.transport.process import HubProcess

            process = await HubProcess.start(
                self.command, sheet=sheet, params=self.params, patience=patience
            )
            return HubPlayer(self.name, process)
        if self.kind == "dxp":
            from damier.protocols.transport.socket import DxpLink

            if sheet.play_hash != _international().play_hash:
                raise ProtocolError(f"expected international for DXP, got {sheet.id}")
            connect = partial(DxpLink.connect, *self.address, patience=patience)
            return DxpPeer(self.name, await connect(), connect)
        return OurPlayer(self.name, self._strength(sheet), self.limit)

    def _strength(self, sheet: Sheet) -> Strength:
        return Strength(
            sheet,
            level=int(self.options.get("level", 0)),
            threads=int(self.options.get("threads", 1)),
            memory=int(self.options.get("memory", _MEMORY)),
            weights=read_weights(self.weights) if self.weights else None,
            book=Book.read(self.book, sheet) if self.book else None,
        )

    def limit(self, limit: Limit) -> Limit:
        """Return the match's limit, or the entrant's own if it has one."""
        own = {name: self.options[name] for name in _LIMITS if name in self.options}
        return Limit(**own) if own else limit  # type: ignore[arg-type]


def parse_entrant(text: str, params: Mapping[str, str] | None = None) -> Entrant:
    """Read one entrant: ours with options, a DXP address, or the command line of a Hub engine."""
    kind, _, rest = text.strip().partition(":")
    if kind == "damier":
        return _ours(text, rest)
    if kind == "dxp":
        found = re.fullmatch(r"(\[[^]]+]|[^:]+)(?::([0-9]{1,5}))?", rest)
        port = int(found[2] or PORT) if found else 0
        if found is None or not 1 <= port <= _LAST_PORT:
            wanted = f"dxp:host or dxp:host:port with a port from 1 to {_LAST_PORT}"
            raise ProtocolError(f"expected {wanted}, got {text!r}", text=text)
        return Entrant("dxp", rest, address=(found[1].strip("[]"), port))
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise ProtocolError(f"expected a command line, got {text!r}: {error}", text=text) from None
    if not words:
        raise ProtocolError("expected damier, dxp:host:port or a command line, got nothing")
    return Entrant("hub", "", command=tuple(words), params=params or {})


def read_weights(path: str) -> bytes:
    """Read weights as they are trained, or compressed as they are shipped; `none`: no weights."""
    if path == "none":
        return b""
    try:
        data = Path(path).read_bytes()
        packed = path.endswith(".xz")
        return lzma.LZMADecompressor().decompress(data, _MOST_UNPACKED) if packed else data
    except (OSError, lzma.LZMAError) as error:
        raise ProtocolError(f"cannot read weights {path}: {error}") from None


def _ours(text: str, rest: str) -> Entrant:
    options: dict[str, float] = {}
    files = {"weights": "", "book": ""}
    for item in filter(None, rest.split(",")):
        name, _, value = item.partition("=")
        if name in files and value:
            files[name] = value
        elif name in _NUMBERS and _NUMBERS[name].fullmatch(value):
            options[name] = float(value) if "." in value else int(value)
        else:
            known = ", ".join([*_NUMBERS, *files])
            raise ProtocolError(f"expected damier:name=value of {known}, got {item!r}", text=text)
    if options.get("level", 0) > 10:
        raise ProtocolError(f"expected a level from 0 to 10, got {text!r}", text=text)
    entrant = Entrant("damier", text.strip(), options, files["weights"], files["book"])
    try:
        entrant.limit(Limit(nodes=1))
    except EngineError as error:
        raise ProtocolError(f"{error}, in {text!r}", text=text) from None
    return entrant


def _international() -> Sheet:
    from damier.rules import sheet

    return sheet("international")
