"""The GUI's side of Hub's first version, which Scan 2.0 speaks: words in a fixed order.

Such an engine answers `hub` with `name …` and declares nothing that could be set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.protocols.errors import IllegalAnswer, ProtocolError
from damier.protocols.hub.client import HubClient
from damier.protocols.hub.events import Complaint, Event, Identity, Mode, Pong, Ready, SearchInfo
from damier.protocols.hub.lines import HubLine
from damier.protocols.hub.moves import format_game
from damier.protocols.printable import printable

if TYPE_CHECKING:
    from damier.engine import Limit
    from damier.game import Game

_GO = {"think": "go", "ponder": "ponder", "analyze": "analyse"}
_INFO = ("depth", "mean-depth", "score", "nodes", "time", "nps")
_CENT = 100  # scores are in hundredths of a man


class OlderHubClient(HubClient):
    """Knows one engine of the first version; used like any other."""

    def __init__(self, identity: Identity) -> None:
        super().__init__()
        self.identity = identity

    def set_param(self, name: str, value: object) -> str:
        """Set anything: the engine has not said what it knows."""
        text = ("false", "true")[value] if isinstance(value, bool) else str(value)
        if any(len(word.split()) != 1 for word in (name, text)):
            raise ProtocolError(f"expected a name and a value of one word, got {name}={text}")
        return f"set {name} {text}"

    def search(self, game: Game, limit: Limit | None, mode: Mode = "think") -> list[str]:
        """Begin a search of the game's position; the first version knows no limit of nodes."""
        self.position, self.info = game.position, SearchInfo()
        position, moves = format_game(game)
        return [
            f"pos {position[0].lower()}{position[1:]}",
            *(f"move {move}" for move in moves.split()),
            *_levels(limit),
            _GO[mode],
        ]

    def new_game(self) -> str:
        """Tell that the next search has nothing to do with those before."""
        return "new"

    def feed(self, line: str) -> Event | None:
        """Read one line; None for what means nothing here. Raise ProtocolError for a bad move."""
        name, *words = printable(" ".join(line.split())).split() or [""]
        match name:
            case "ready":
                return Ready()
            case "pong":
                return Pong()
            case "error":
                return Complaint(" ".join(words))
            case "info":
                return self._old_info(words)
            case "move":
                if not words and self.position is not None:
                    raise IllegalAnswer("expected a move, got none")
                answer = dict(zip(("move", "ponder"), words, strict=False))
                return self._done(HubLine("done", answer))
        return None

    def _old_info(self, words: list[str]) -> SearchInfo:
        numbers = HubLine("info", dict(zip(_INFO, words, strict=False)))
        score = numbers.whole("score")
        self.info = SearchInfo(
            numbers.whole("depth"),
            numbers.real("mean-depth"),
            None if score is None else score / _CENT,
            numbers.whole("nodes"),
            numbers.real("time"),
            numbers.real("nps"),
            self._line(" ".join(words[len(_INFO) :])),
        )
        return self.info


def _levels(limit: Limit | None) -> list[str]:
    if limit is None:
        return []
    if limit.nodes is not None:
        raise ProtocolError("expected seconds, a clock or a depth for Hub 1, got a limit of nodes")
    lines = [] if limit.depth is None else [f"depth {limit.depth}"]
    if limit.time is not None:
        lines.append(f"time {_thousandths(limit.time)}")
    if limit.clock is not None:
        lines.append(f"level 0 {_thousandths(limit.clock)} {_thousandths(limit.bonus)}")
    return lines


def _thousandths(seconds: float) -> int:
    return max(0, round(1000 * seconds))
