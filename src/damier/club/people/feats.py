"""What somebody has done that is worth a word: facts of stored games and of what was learned.

Nothing here comes from being there every day, and nothing is lost by staying away.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.errors import DamierError
from damier.learn.course import Course
from damier.learn.learned import Learned
from damier.learn.progress import KING
from damier.rules.load import load

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from damier.learn.learned import Kept
    from damier.storage.finished import PlayedTotals

FeatName = Literal["shot", "level", "post", "rated", "leaflets", "course", "ending", "row"]
_LEAFLETS = 3  # sheets by which somebody has won
_ENDING = 5  # moves of an ending that was not over at once


@dataclass(frozen=True, slots=True)
class Feat:
    """Something done; `at` is when first, if that is known.

    `count` is how many pieces, leaflets, endings or puzzles; `level` which one was beaten, `sheet`
    whose course was finished.
    """

    name: FeatName
    at: float | None = None
    count: int = 0
    level: str = ""
    sheet: str = ""


def feats_of(games: PlayedTotals, kept: Iterable[Kept], now: float) -> list[Feat]:
    """Return what somebody has done, from their games and from what they have learned."""
    items = list(kept)
    return [*_of_games(games), *_of_learning(items, Learned.of(items, now))]


def _of_games(games: PlayedTotals) -> Iterator[Feat]:
    if games.shot is not None:
        yield Feat("shot", games.shot, count=games.most)
    if games.levels:
        level, at = max(games.levels, key=lambda one: _strength(one[0]))
        yield Feat("level", at, level=level)
    if games.rated is not None:
        yield Feat("rated", games.rated)
    if games.post is not None:
        yield Feat("post", games.post)
    if games.sheets >= _LEAFLETS:
        yield Feat("leaflets", count=games.sheets)


def _of_learning(kept: list[Kept], learned: Learned) -> Iterator[Feat]:
    for name, done in sorted(learned.lessons.items()):
        if _is_whole(name, set(done)):
            last = max(one.updated for one in kept if one.item.startswith(f"lesson:{name}:"))
            yield Feat("course", last, sheet=name)
    endings = [one for one in kept if one.item.startswith("ending:")]
    hard = [one for one in endings if int(json.loads(one.record).get("moves", 0)) >= _ENDING]
    if hard:
        yield Feat("ending", min(one.updated for one in hard), count=len(hard))
    if learned.best_row >= KING:
        yield Feat("row", count=learned.best_row)


def _strength(level: str) -> int:
    return int(level) if level.isdecimal() else 99


def _is_whole(sheet: str, done: set[str]) -> bool:
    """Tell whether all lessons of a sheet's course are done; a sheet that is gone has none."""
    try:
        lessons = Course.of(load(sheet)).lessons
    except DamierError:
        return False
    return bool(lessons) and {lesson.about for lesson in lessons} <= done


def ending_won(kept: Kept | None, moves: int) -> bool:
    """Tell whether a won ending is worth keeping: the first of its kind, or a longer one."""
    return kept is None or moves > int(json.loads(kept.record).get("moves", 0))
