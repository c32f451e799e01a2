"""What a training may choose, and how it tells how far it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from damier.errors import EngineError

if TYPE_CHECKING:
    from damier.engine.training.state import Generation

_LONGEST_CHUNK = 20  # games
_CHUNK_NODES = 20_000  # a move, over all games of a chunk: about a second
_MOST_PERTURBED = 0.9  # they begin at positions of games


@dataclass(frozen=True, slots=True)
class Settings:
    """What a training may choose; a generation keeps the games, nodes and plies it began with.

    `games` are rounded up to whole chunks; `nodes` are searched for every move; `opening_plies` 0:
    by the size of the board. `epochs`, `pull` (towards zero) and `trust` (in the result, rather
    than the search's score) are the fit's. New weights have to gain `elo1` rather than `elo0` in a
    match of `pairs` at most; where that stays open the better score decides. Endgame tables of so
    many `pieces` tell how games end; 0: none. `perturbed` is the share of positions a few random
    plies beside the games, `king_starts` the share of games that begin with kings on the board:
    good play alone never shows an evaluation what the search asks it about.
    """

    games: int = 3000
    nodes: int = 1000
    opening_plies: int = 0
    epochs: int = 10
    pull: float = 8.0
    trust: float = 0.6
    pairs: int = 300
    elo0: float = 0.0
    elo1: float = 15.0
    seed: int = 0
    pieces: int = 0
    perturbed: float = 0.35
    king_starts: float = 0.3

    def __post_init__(self) -> None:
        for name, least in (("games", 1), ("nodes", 1), ("epochs", 1), ("pairs", 0), ("pieces", 0)):
            if getattr(self, name) < least:
                raise EngineError(f"expected {least} or more {name}, got {getattr(self, name)}")
        for name, most in (("perturbed", _MOST_PERTURBED), ("king_starts", 1.0)):
            if not 0 <= getattr(self, name) <= most:
                raise EngineError(f"expected {name} from 0 to {most}, got {getattr(self, name)}")

    @property
    def chunk(self) -> int:
        """The games of one task: few where each is long, so that little is lost by a kill."""
        return max(1, min(_LONGEST_CHUNK, _CHUNK_NODES // self.nodes))


@dataclass(frozen=True, slots=True)
class Step:
    """How far a stage of a generation is: "play" counts games, "fit" fits, "match" pairs."""

    generation: Generation
    stage: str
    done: int
    total: int
