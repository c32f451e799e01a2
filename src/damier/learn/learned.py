"""All that somebody has learned, as items by name: what they add up to, and which puzzle is next.

An item is `puzzle:<id>`, `streak`, `race:<sheet>`, `squares:<sheet>`, `lesson:<sheet>:<about>` or
`ending:<sheet>:<material>`.
Whoever keeps items, a server for its visitors or the terminal in a file, knows no more of them.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Literal, Self

from damier.learn.progress import (
    ProgressError,
    PuzzleProgress,
    Streak,
    read_puzzle,
    read_streak,
    write_record,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from random import Random

    from damier.learn.progress import Outcome
    from damier.learn.puzzle import Puzzle
    from damier.learn.shelf import Shelf

Level = Literal["easy", "middle", "hard"]
LEVELS: dict[Level, tuple[int, int]] = {"easy": (0, 29), "middle": (30, 54), "hard": (55, 100)}
FORMAT = "damier learned 1"
_STREAK = "streak"


@dataclass(frozen=True, slots=True)
class Kept:
    """One thing that was learned: `item` names it, `record` is JSON, `due` when to repeat it."""

    item: str
    updated: float
    record: str
    due: float | None = None


@dataclass(frozen=True, slots=True)
class Learned:
    """What somebody has learned.

    `due` are the puzzles to repeat today, as pairs of sheet and id, the longest waiting first;
    `row` are puzzles in a row, `days` days in a row; `races`, `squares` and `lessons` are by sheet.
    """

    solved: int
    met: int
    due: list[tuple[str, str]]
    row: int
    best_row: int
    days: int
    races: dict[str, int]
    squares: dict[str, int]
    lessons: dict[str, list[str]]

    @classmethod
    def of(cls, kept: Iterable[Kept], now: float) -> Self:
        """Add up what is kept, as it stands at a time."""
        due: list[tuple[float, str, str]] = []
        met = solved = 0
        streak, lessons = Streak(), dict[str, list[str]]()
        best: dict[str, dict[str, int]] = {"race": {}, "squares": {}}
        for each in kept:
            kind, _, name = each.item.partition(":")
            if kind == "puzzle":
                record = read_puzzle(each.record)
                met, solved = met + 1, solved + bool(record.solved)
                if each.due is not None and each.due <= now:
                    due.append((each.due, record.sheet, name))
            elif kind in best:
                best[kind][name] = int(json.loads(each.record)["best"])
            elif kind == "lesson":
                sheet, _, about = name.partition(":")
                lessons.setdefault(sheet, []).append(about)
            elif kind == _STREAK:
                streak = read_streak(each.record)
        return cls(
            solved,
            met,
            [(sheet, name) for _, sheet, name in sorted(due)],
            streak.row,
            streak.best_row,
            streak.days_on(datetime.fromtimestamp(now, UTC).date()),
            best["race"],
            best["squares"],
            lessons,
        )


def puzzle_met(
    kept: Mapping[str, Kept], sheet: str, puzzle: str, outcome: Outcome, now: float
) -> list[Kept]:
    """Return what is to be kept once a puzzle was met: its record, and the streak."""
    item = f"puzzle:{puzzle}"
    before = read_puzzle(kept[item].record) if item in kept else PuzzleProgress(sheet)
    after = before.met(outcome, now, sheet=sheet)
    streak = read_streak(kept[_STREAK].record) if _STREAK in kept else Streak()
    day = datetime.fromtimestamp(now, UTC).date()
    return [
        Kept(item, now, write_record(after), after.due),
        Kept(_STREAK, now, write_record(streak.met(outcome, day))),
    ]


def best_so_far(kept: Mapping[str, Kept], item: str, count: int, now: float) -> Kept:
    """Return what is to be kept of a race: the most that was ever reached."""
    best = max(count, int(json.loads(kept[item].record)["best"]) if item in kept else 0)
    return Kept(item, now, json.dumps({"best": best}))


def fresh_puzzle(
    shelf: Shelf, kept: Mapping[str, Kept], dice: Random, after: str | None = None
) -> Puzzle | None:
    """Return one of some puzzles that was not solved yet, as long as there is one.

    `after` is the one shown now, which does not follow itself. None where there are none.
    """
    ids = [name for name in shelf.ids if name != after] or list(shelf.ids)
    if not ids:
        return None
    fresh = [name for name in ids if not _is_solved(kept.get(f"puzzle:{name}"))]
    return shelf.find(dice.choice(fresh or ids))


def _is_solved(kept: Kept | None) -> bool:
    return kept is not None and read_puzzle(kept.record).solved > 0


def export(kept: Iterable[Kept]) -> str:
    """Write all that was learned as a file to keep: JSON."""
    items = [
        {
            "item": each.item,
            "updated": each.updated,
            "due": each.due,
            "record": json.loads(each.record),
        }
        for each in kept
    ]
    return json.dumps({"format": FORMAT, "items": items}, indent=1)


def read_export(text: str) -> list[Kept]:
    """Read what `export` wrote; raise ProgressError if it is something else."""
    try:
        values = json.loads(text)
        if values["format"] != FORMAT:
            raise ProgressError(f"expected {FORMAT}, got {str(values['format'])[:40]!r}")
        kept = [
            Kept(
                str(one["item"]),
                float(one["updated"]),
                json.dumps(one["record"], separators=(",", ":")),
                None if one["due"] is None else float(one["due"]),
            )
            for one in values["items"]
        ]
        Learned.of(kept, 0.0)
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise ProgressError(f"expected what was learned, got {error!r}") from error
    return kept
