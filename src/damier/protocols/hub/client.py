"""The GUI's side of the Hub protocol, without input or output.

Commands are built as lines; `feed` takes what the engine says, one line at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.errors import DamierError
from damier.protocols.errors import IllegalAnswer, ProtocolError
from damier.protocols.hub.events import (
    Complaint,
    Done,
    Event,
    Identity,
    Mode,
    Param,
    Pong,
    Ready,
    SearchInfo,
    Wait,
)
from damier.protocols.hub.limits import format_level
from damier.protocols.hub.lines import HubLine, format_line, parse_line
from damier.protocols.hub.moves import format_game, parse_move
from damier.protocols.printable import printable

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine import Limit
    from damier.game import Game
    from damier.position import Move, Position


class HubClient:
    """Knows one engine: who it is, what may be set, and which position it is searching."""

    def __init__(self) -> None:
        self.identity = Identity("?")
        self.params: dict[str, Param] = {}
        self.position: Position | None = None
        self.version = 2  # of the protocol, as the engine's first words show it
        self.info = SearchInfo()  # the last that was told of the search
        self._readers: dict[str, Callable[[HubLine], Event | None]] = {
            "id": self._id,
            "name": self._name,
            "param": self._param,
            "wait": lambda _: Wait(),
            "ready": lambda _: Ready(),
            "info": self._info,
            "done": self._done,
            "pong": lambda _: Pong(),
            "error": lambda command: Complaint(command.get("message") or ""),
        }

    # What the GUI says.

    def __repr__(self) -> str:
        return f"<HubClient of {self.identity.name}>"

    def hub(self) -> str:
        """Ask the engine who it is."""
        return "hub"

    def set_param(self, name: str, value: object) -> str:
        """Set what the engine has declared; raise ProtocolError if it has not."""
        param = self.params.get(name)
        if param is None:
            known = ", ".join(self.params) or "none"
            raise ProtocolError(f"expected one of the engine's parameters ({known}), got {name!r}")
        text = ("false", "true")[value] if isinstance(value, bool) else str(value)
        if param.type == "enum" and param.values and text not in param.values:
            raise ProtocolError(f"expected {name} of {' '.join(param.values)}, got {text!r}")
        return format_line("set-param", name=name, value=text)

    def init(self) -> str:
        """Have the engine get ready with the values set."""
        return "init"

    def search(self, game: Game, limit: Limit | None, mode: Mode = "think") -> list[str]:
        """Begin a search of the game's position; without `limit` until `stop`."""
        self.position, self.info = game.position, SearchInfo()
        position, moves = format_game(game)
        setup = format_line("pos", pos=position, moves=moves or None)
        return [setup, *format_level(limit), format_line("go", **{mode: True})]

    def stop(self) -> str:
        """End the search: the engine answers with its move."""
        return "stop"

    def ponder_hit(self) -> str:
        """Tell that the expected move was played."""
        return "ponder-hit"

    def ping(self) -> str:
        """Ask whether the engine is alive."""
        return "ping"

    def new_game(self) -> str:
        """Tell that the next search has nothing to do with those before."""
        return "new-game"

    def quit(self) -> str:
        """End the engine."""
        return "quit"

    # What the engine says.

    def feed(self, line: str) -> Event | None:
        """Read one line; None for what means nothing here. Raise ProtocolError for a bad move.

        Only what can be shown is read.
        """
        command = parse_line(printable(" ".join(line.split())))
        reader = self._readers.get(command.name) if command else None
        return reader(command) if command and reader else None

    def _id(self, command: HubLine) -> Event:
        said = {name: command.get(name) or "" for name in ("version", "author", "country")}
        self.identity = Identity(command.get("name") or "?", **said)
        return self.identity

    def _name(self, command: HubLine) -> Event:
        """Hear an engine of the first version."""
        self.version = 1
        self.identity = Identity(" ".join(command.arguments) or "?")
        return self.identity

    def _param(self, command: HubLine) -> Event | None:
        name = command.get("name")
        if not name:
            return None
        param = self.params[name] = Param(
            name,
            command.get("value") or "",
            command.get("type") or "string",
            tuple((command.get("values") or "").split()),
            command.real("min"),
            command.real("max"),
        )
        return param

    def _info(self, command: HubLine) -> Event:
        self.info = SearchInfo(
            command.whole("depth"),
            command.real("mean-depth"),
            command.real("score"),
            command.whole("nodes"),
            command.real("time"),
            command.real("nps"),
            self._line(command.get("pv") or ""),
        )
        return self.info

    def _line(self, text: str) -> tuple[Move, ...]:
        """Return the moves of a line up to the first that is not legal."""
        moves: list[Move] = []
        position = self.position
        for word in text.split() if position else ():
            try:
                moves.append(parse_move(word, position))  # type: ignore[arg-type]
            except DamierError:
                break
            position = position and position.play_unchecked(moves[-1])
        return tuple(moves)

    def _done(self, command: HubLine) -> Event | None:
        position, self.position = self.position, None
        if position is None:
            return None
        text = command.get("move")
        if text is None:
            raise IllegalAnswer("expected a move, got done without one")
        move = parse_move(text, position)
        self.position = position.play_unchecked(move)
        answer = self._line(command.get("ponder") or "")
        self.position = None
        return Done(move, answer[0] if answer else None, self.info)
