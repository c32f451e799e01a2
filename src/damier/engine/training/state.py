"""What a training has reached: every figure of every generation, in one JSON file."""

from __future__ import annotations

import json
import math
from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any

from damier.engine.sprt import estimate
from damier.engine.training.duel import Score
from damier.engine.training.fit import Watch
from damier.engine.training.tasks import PAIR_SCORES
from damier.errors import EngineError
from damier.places import write_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from damier.engine.sprt import Elo, Verdict
    from damier.engine.training.fit import Fit

START = -1  # the number of the weights that a training starts with
_FORMAT = 1
_MOST = 1 << 63  # what the core can count


@dataclass(slots=True)
class Generation:
    """One generation: games of `player`'s weights, a fit to all games so far, and its match.

    `kept` is None until the match is over. CPU seconds are those of all workers together.
    """

    number: int
    player: int
    chunks: int
    games: int  # in a chunk
    nodes: int
    opening_plies: int
    pieces: int = 0  # in endgame tables
    perturbed: float = 0.0  # share of positions beside the games
    king_starts: float = 0.0  # share of games
    deck: str = ""  # that their openings are drawn from
    positions: int = 0
    first_loss: float | None = None
    last_loss: float | None = None
    men: Watch | None = None
    kings: Watch | None = None
    counts: tuple[int, ...] = ()
    match_chunks: int = 0
    elo: float | None = None
    elo_low: float | None = None
    elo_high: float | None = None
    verdict: str = ""
    kept: bool | None = None
    play_cpu: float = 0.0
    fit_cpu: float = 0.0
    match_cpu: float = 0.0

    def note_fit(self, fit: Fit, cpu: float) -> None:
        """Take the figures of a fit; the match has to be played anew."""
        self.first_loss, self.last_loss = fit.first_loss, fit.last_loss
        self.men, self.kings, self.fit_cpu = fit.men, fit.kings, cpu
        self.note_match(None)

    def note_match(self, score: Score | None) -> None:
        """Take the score of a match that may still go on; None: it has not begun."""
        self.kept, self.verdict = None, ""
        score = score or Score()
        self.counts = score.counts if score.pairs else ()
        self.match_chunks, self.match_cpu = score.chunks, score.cpu
        found = self.estimate
        ends = (found.elo, found.low, found.high) if found else (None, None, None)
        self.elo, self.elo_low, self.elo_high = map(_finite, ends)

    def forget_fit(self) -> None:
        """Let the fit and the match be made anew."""
        self.first_loss = self.last_loss = None
        self.note_match(None)

    @property
    def estimate(self) -> Elo | None:
        """The Elo over the weights before, as far as it was played."""
        return estimate(self.counts) if self.counts else None

    def decide(self, verdict: Verdict | None) -> None:
        """Keep the new weights or not; where the test found nothing, by the better score."""
        found = self.estimate
        self.verdict = verdict or "open"
        self.kept = verdict == "elo1" if verdict else found is None or found.elo > 0

    @property
    def score(self) -> Score:
        """The score of the match so far."""
        return Score(self.counts, self.match_chunks, self.match_cpu) if self.counts else Score()

    @property
    def facts(self) -> tuple[int, int, int, int, float, float]:
        """How its games are played, as `play_games` takes it."""
        return (
            self.games,
            self.nodes,
            self.opening_plies,
            self.pieces,
            self.perturbed,
            self.king_starts,
        )

    @property
    def all_games(self) -> int:
        """How many games it is to have."""
        return self.chunks * self.games


@dataclass(slots=True)
class State:
    """A training: the sheet as its play hash, the seed of everything, and the generations."""

    play_hash: str
    sheet: str
    seed: int
    generations: list[Generation] = field(default_factory=list)

    @property
    def best(self) -> int:
        """The number of the generation whose weights are the best so far."""
        kept = [generation.number for generation in self.generations if generation.kept]
        return kept[-1] if kept else START

    @property
    def finished(self) -> int:
        """How many generations are over."""
        return sum(generation.kept is not None for generation in self.generations)

    def write(self, path: Path) -> None:
        """Write the state at once."""
        text = json.dumps({"format": _FORMAT, "best": self.best, **asdict(self)}, indent=1)
        write_whole(path, text.encode() + b"\n")

    @classmethod
    def read(cls, path: Path) -> State:
        """Read a state; raise EngineError if it is none."""
        try:
            tree = json.loads(path.read_bytes())
            if tree["format"] != _FORMAT:
                raise EngineError(f"expected {path} in format {_FORMAT}, got {tree['format']}")
            made = [_generation(entry) for entry in tree["generations"]]
            state = cls(tree["play_hash"], tree["sheet"], tree["seed"], made)
            problem = next(_problems(state), "")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            problem = repr(error)
        if problem:
            raise EngineError(f"expected the state of a training in {path}, got {problem}")
        return state


def _generation(entry: dict[str, Any]) -> Generation:
    names = {known.name for known in fields(Generation)}
    given = {name: value for name, value in entry.items() if name in names}
    given["counts"] = tuple(given["counts"])
    for kind in ("men", "kings"):
        given[kind] = given[kind] and Watch(**given[kind])
    return Generation(**given)


def _problems(state: State) -> Iterator[str]:
    """Yield what cannot be in a state; only the first has to make sense."""
    yield from _misfits(state)
    for number, each in enumerate(state.generations):
        yield from _misfits(each)
        for watch in (each.men, each.kings):
            yield from _misfits(watch) if watch else ()
        if each.number != number or not START <= each.player < number:
            yield f"generation {each.number} of player {each.player} as number {number}"
        if len(each.counts) not in (0, PAIR_SCORES) or not all(map(_is_whole, each.counts)):
            yield f"counts {each.counts}"
        counted = (each.opening_plies, each.pieces, each.positions, each.match_chunks)
        if min(*counted, *each.counts) < 0 or min(each.chunks, each.games, each.nodes) < 1:
            yield f"too small a number in generation {number}"


def _misfits(figures: State | Generation | Watch) -> Iterator[str]:
    """Yield the figures that are not what they are declared to be."""
    for known in fields(figures):
        value = getattr(figures, known.name)
        kind, _, absent = str(known.type).partition(" | ")
        fits = _FITS.get(kind)
        if fits is not None and not fits(value) and not (absent and value is None):
            yield f"{known.name} {value!r}"


def _is_whole(value: object) -> bool:
    return type(value) is int and abs(value) < _MOST  # True is no number


def _is_number(value: object) -> bool:
    return _is_whole(value) or (isinstance(value, float) and math.isfinite(value))


_FITS: dict[str, Callable[[object], bool]] = {
    "int": _is_whole,
    "float": _is_number,
    "str": lambda value: isinstance(value, str),
    "bool": lambda value: isinstance(value, bool),
    "Watch": lambda value: isinstance(value, Watch),
}


def _finite(value: float | None) -> float | None:
    """Return a number that JSON can hold."""
    return None if value is None or math.isinf(value) else round(value, 2)
