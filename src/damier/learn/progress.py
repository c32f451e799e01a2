"""What somebody has learned: puzzles met, and when those that were missed come back.

Pure values; `damier.learn.learned` adds them up, and whoever keeps them knows only the name of an
item, a text and when it is due. A puzzle that was missed becomes a card of the FSRS scheduler; one
that was solved at once is never asked again by itself.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any, Literal, TypeVar, get_args

from damier.errors import DamierError

if TYPE_CHECKING:
    from collections.abc import Mapping

Outcome = Literal["solved", "helped", "missed", "mended"]
_T = TypeVar("_T")
OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)
KING = 10  # puzzles in a row that make a king


class ProgressError(DamierError):
    """A record of what was learned that cannot be read."""


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """How often a puzzle was met and solved without help; `card` is what brings it back.

    `sheet` is the one it was last met on, `card` the scheduler's own values, None for a puzzle
    that was never missed.
    """

    sheet: str
    tries: int = 0
    solved: int = 0
    card: Mapping[str, Any] | None = None

    @property
    def due(self) -> float | None:
        """When it is to be repeated, in seconds since 1970; None if never."""
        return None if self.card is None else _moment(self.card["due"]).timestamp()

    def met(self, outcome: Outcome, at: float, *, sheet: str | None = None) -> PuzzleProgress:
        """Return what is known once the puzzle was met again.

        `mended`: at the same sitting it was solved after all, so it comes back as it would have.
        """
        if outcome not in OUTCOMES:
            raise ProgressError(f"expected one of {', '.join(OUTCOMES)}, got {outcome!r}")
        card, sheet = self.card, sheet or self.sheet
        if outcome == "mended":
            return PuzzleProgress(sheet, max(self.tries, 1), self.solved + 1, card)
        if card is not None or outcome == "missed":
            card = _reviewed(card, outcome, at)
        return PuzzleProgress(sheet, self.tries + 1, self.solved + (outcome == "solved"), card)


@dataclass(frozen=True, slots=True)
class Streak:
    """Puzzles solved in a row without help, and days in a row with one that was solved."""

    row: int = 0
    best_row: int = 0
    days: int = 0
    best_days: int = 0
    last_day: str = ""

    def met(self, outcome: Outcome, day: date) -> Streak:
        """Return the streak after a puzzle; help, and what is mended, leave the row as it is."""
        row = {"solved": self.row + 1, "missed": 0}.get(outcome, self.row)
        after = replace(self, row=row, best_row=max(self.best_row, row))
        if outcome == "missed" or self.last_day == day.isoformat():
            return after
        followed = self.last_day == (day - timedelta(days=1)).isoformat()
        days = self.days + 1 if followed else 1
        return replace(
            after, days=days, best_days=max(self.best_days, days), last_day=day.isoformat()
        )

    def days_on(self, day: date) -> int:
        """Return the days in a row as they stand on a day: none if one was left out."""
        recent = (day.isoformat(), (day - timedelta(days=1)).isoformat())
        return self.days if self.last_day in recent else 0


def write_record(value: PuzzleProgress | Streak) -> str:
    """Write something learned as it is kept."""
    return json.dumps(asdict(value), separators=(",", ":"))


def read_puzzle(text: str) -> PuzzleProgress:
    """Read a puzzle's record; raise ProgressError if it is none."""
    return _read(PuzzleProgress, text)


def read_streak(text: str) -> Streak:
    """Read a streak; raise ProgressError if it is none."""
    return _read(Streak, text)


def _read(kind: type[_T], text: str) -> _T:
    try:
        return kind(**json.loads(text))
    except (ValueError, TypeError) as error:
        raise ProgressError(f"expected a record of what was learned, got {error}") from error


def _reviewed(card: Mapping[str, Any] | None, outcome: Outcome, at: float) -> Mapping[str, Any]:
    from fsrs import Card, Rating, Scheduler

    ratings = {"solved": Rating.Good, "helped": Rating.Hard, "missed": Rating.Again}
    # No steps of minutes: what was missed comes back another day.
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    now = datetime.fromtimestamp(at, UTC)
    known = Card(card_id=1, due=now) if card is None else Card.from_dict(dict(card))  # type: ignore[arg-type]
    after, _ = scheduler.review_card(known, ratings[outcome], review_datetime=now)
    return dict(after.to_dict())


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)
