"""The engine's side of the Hub protocol, without input or output.

`feed` takes a line and returns what to do, in order; `progress` and `finish` are told how a search
goes and return the lines to send.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast, get_args

from damier._version import __version__
from damier.game import Game
from damier.protocols.errors import ProtocolError
from damier.protocols.hub.events import (
    Action,
    Configure,
    Forget,
    Go,
    Mode,
    PonderHit,
    Quit,
    Say,
    StopSearch,
)
from damier.protocols.hub.limits import LevelLines
from damier.protocols.hub.lines import HubLine, format_line, parse_line
from damier.protocols.hub.moves import format_move, format_moves, parse_game
from damier.protocols.hub.settings import HubSettings
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.engine import Analysis
    from damier.position import Move
    from damier.rules import Sheet

_MOST_WAITING = 1000  # lines that may wait for a search to end


class HubEngine:
    """Reads what a GUI says, one line at a time.

    A GUI may send `stop` and at once set up the next search: such lines wait for `finish`. Unknown
    commands and arguments are ignored; values that cannot be used are answered by `error`.
    """

    def __init__(self, sheet: str | Sheet = "international", book: str = "") -> None:
        self.settings = HubSettings(sheet_named(sheet), book=book)
        self.game: Game | None = None
        self.level = LevelLines()
        self.searching: Go | None = None
        self._configured: HubSettings | None = None
        self._level_used = False
        self._bad_position = False
        self._waiting: list[str] = []
        self._next_search_waits = False
        self._commands: dict[str, Callable[[HubLine], list[Action]]] = {
            "hub": self._hub,
            "set-param": self._set_param,
            "init": self._init,
            "new-game": self._new_game,
            "pos": self._pos,
            "level": self._set_level,
            "go": self._go,
            "ping": lambda _: [Say("pong")],
            "quit": lambda _: [Quit()],
        }

    def __repr__(self) -> str:
        return f"<HubEngine {self.settings.sheet.id}>"

    def feed(self, line: str) -> list[Action]:
        """Take one line; never raises, whatever it is."""
        command = parse_line(line)
        if command is None:
            return []
        if self.searching is not None and command.name not in ("ping", "quit"):
            return self._while_searching(command, line)
        handler = self._commands.get(command.name)
        try:
            return handler(command) if handler else []
        except ProtocolError as error:
            return [Say(format_line("error", message=error))]

    def progress(self, analysis: Analysis) -> list[str]:
        """Return the line that tells how far a search has come."""
        if not analysis.lines:
            return []
        best, seconds = analysis.lines[0], max(analysis.seconds, 1e-6)
        return [
            format_line(
                "info",
                depth=best.depth,
                score=f"{best.score:.2f}",
                nodes=analysis.nodes,
                time=f"{analysis.seconds:.3f}",
                nps=f"{analysis.nodes / seconds / 1e6:.1f}",
                pv=format_moves(best.moves),
            )
        ]

    def finish(self, moves: tuple[Move, ...]) -> list[Action]:
        """Take the best line of the search that has ended; go on with what waited for that."""
        search, self.searching = self.searching, None
        if search is None:
            return []
        move = moves[0] if moves else search.game.position.legal_moves[0]
        ponder = format_move(moves[1]) if len(moves) > 1 else None
        found: list[Action] = [Say(format_line("done", move=format_move(move), ponder=ponder))]
        waiting, self._waiting, self._next_search_waits = self._waiting, [], False
        for line in waiting:
            found += self.feed(line)
        return found

    def _while_searching(self, command: HubLine, line: str) -> list[Action]:
        if command.name in ("stop", "ponder-hit") and not self._next_search_waits:
            return [StopSearch() if command.name == "stop" else PonderHit()]
        if len(self._waiting) == _MOST_WAITING:
            return []
        self._waiting.append(line)
        if command.name != "go":
            return []
        self._next_search_waits = True
        return [StopSearch()]  # whoever wants another search wants no more of this one

    def _hub(self, _command: HubLine) -> list[Action]:
        author = "the damier developers"
        first = format_line("id", name="damier", version=__version__, author=author)
        return [Say(line) for line in (first, *self.settings.declare(), "wait")]

    def _set_param(self, command: HubLine) -> list[Action]:
        sheet = self.settings.sheet
        self.settings = self.settings.change(command.get("name") or "", command.get("value") or "")
        if self.settings.sheet != sheet:
            self.game, self._bad_position = None, False
        return []

    def _init(self, _command: HubLine) -> list[Action]:
        return [*self._configure(), Say("ready")]

    def _configure(self) -> list[Action]:
        if self._configured == self.settings:
            return []
        self._configured = self.settings
        return [Configure(self.settings)]

    def _new_game(self, _command: HubLine) -> list[Action]:
        self.game, self._bad_position = None, False
        return [*self._configure(), Forget()]

    def _pos(self, command: HubLine) -> list[Action]:
        self._bad_position = True
        position, moves = command.get("pos") or "", command.get("moves") or ""
        self.game = parse_game(position, moves, self.settings.sheet)
        self._bad_position = False
        return []

    def _set_level(self, command: HubLine) -> list[Action]:
        if self._level_used:
            self.level, self._level_used = LevelLines(), False
        self.level.add(command)
        return []

    def _go(self, command: HubLine) -> list[Action]:
        if self._bad_position:
            raise ProtocolError("expected a position before go, got one that cannot be read")
        self.game = game = self.game or Game(self.settings.sheet)
        if not game.position.legal_moves:
            raise ProtocolError("expected a position with a legal move")
        asked = (mode for mode in get_args(Mode) if mode in command.arguments)
        mode = cast("Mode", next(asked, "think"))
        self._level_used = True
        self.searching = Go(game, self.level.limit(), mode)
        return [*self._configure(), self.searching]
