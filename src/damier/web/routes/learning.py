"""Learning: which puzzles there are, the next one, hints, and what a visitor has learned."""

from dataclasses import dataclass
from importlib.util import find_spec
from random import Random
from typing import Annotated

import msgspec
from fastapi import APIRouter, Query, Response
from pydantic import BaseModel, Field

from damier.learn.learned import (
    LEVELS,
    Kept,
    Learned,
    Level,
    best_so_far,
    fresh_puzzle,
    puzzle_met,
)
from damier.learn.learned import export as export_text
from damier.learn.progress import Outcome
from damier.learn.shelf import Shelf, puzzles
from damier.learn.themes import THEMES
from damier.learn.worksheet import LONGEST_NAME, chosen, worksheet
from damier.learn.worksheet import MOST as MOST_PRINTED
from damier.texts import text
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Address, Lang, Parts, Visitor
from damier.web.routes.puzzles import PuzzleId, PuzzleShape, SheetId, found_puzzle, puzzle_shape
from damier.web.study.sheets import built_in

router = APIRouter(prefix="/api", tags=["puzzles"], responses={404: {"model": Problem}})
_MOST_KEPT = 20_000  # items of a visitor
_dice = Random()  # noqa: S311  which puzzle comes next is no secret


@dataclass(frozen=True, slots=True)
class Count:
    """How many puzzles there are of a theme or a difficulty."""

    id: str
    name: str
    count: int


@dataclass(frozen=True, slots=True)
class PuzzleShelfShape:
    """The puzzles of a sheet: how many in all, of each difficulty and of each theme.

    `printable`: this server makes worksheets.
    """

    sheet: str
    count: int
    levels: list[Count]
    themes: list[Count]
    printable: bool


@dataclass(frozen=True, slots=True)
class ProgressShape(Learned):
    """What a visitor has learned.

    `due` are the puzzles to repeat today, as pairs of sheet and id, the longest waiting first;
    `row` are puzzles in a row, `days` days in a row; `races`, `squares` and `lessons` are by sheet.
    """


class PuzzleMet(BaseModel):
    """How it went: solved at once, solved with a hint, missed, or solved after one of these."""

    outcome: Outcome


class RaceRun(BaseModel):
    """How many puzzles were solved, or squares found, before the time was over."""

    solved: int = Field(ge=0, le=500)


class LessonDone(BaseModel):
    """Which lesson was finished: what it is about."""

    about: str = Field(min_length=1, max_length=40, pattern=r"^[a-z0-9._-]+$")


@router.get("/puzzles/{sheet}", response_model=PuzzleShelfShape)
async def shelf(sheet: SheetId, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return how many puzzles a sheet has, by difficulty and by theme."""
    rules, solvers = built_in(sheet), await parts.store.progress.solvers()
    made = await parts.work.run(
        address, lambda: msgspec.json.encode(_shelf_shape(puzzles(rules).corrected(solvers), lang))
    )
    return Response(made, media_type="application/json")


@router.get("/puzzles/{sheet}/next")
async def next_puzzle(
    *,
    sheet: SheetId,
    lang: Lang,
    parts: Parts,
    address: Address,
    visitor: Visitor,
    theme: Annotated[str | None, Query(max_length=40, description="A theme, e.g. `give-1`")] = None,
    level: Annotated[Level | None, Query(description="How hard")] = None,
    after: Annotated[str | None, Query(max_length=64, description="The puzzle shown now")] = None,
) -> PuzzleShape:
    """Return a puzzle that the visitor has not solved yet, as long as there is one."""
    rules, solvers = built_in(sheet), await parts.store.progress.solvers()
    kept = await parts.store.progress.of(visitor)

    def choose() -> PuzzleShape:
        least, most = LEVELS[level] if level else (0, 100)
        chosen = puzzles(rules).corrected(solvers).select(theme, least=least, most=most)
        found = fresh_puzzle(chosen, {each.item: each for each in kept}, _dice, after)
        if found is None:
            raise ApiError("no-puzzle", sheet=sheet)
        return puzzle_shape(found, lang)

    return await parts.work.run(address, choose)


@router.get(
    "/puzzles/{sheet}/worksheet.pdf",
    response_class=Response,
    responses={200: {"content": {"application/pdf": {}}}},
)
async def printed(
    *,
    sheet: SheetId,
    lang: Lang,
    parts: Parts,
    address: Address,
    theme: Annotated[str | None, Query(max_length=40, description="A theme, e.g. `give-1`")] = None,
    level: Annotated[Level | None, Query(description="How hard")] = None,
    count: Annotated[int, Query(ge=1, le=MOST_PRINTED, description="How many puzzles")] = 6,
    club: Annotated[str, Query(max_length=LONGEST_NAME, description="At the top")] = "",
) -> Response:
    """Return puzzles on paper: A4, with lines to write on, the solutions behind them."""
    parts.limits.check("heavy", address)
    rules, solvers = built_in(sheet), await parts.store.progress.solvers()

    def make() -> bytes:
        least, most = LEVELS[level] if level else (0, 100)
        found = puzzles(rules).corrected(solvers).select(theme, least=least, most=most)
        if not found or find_spec("typst") is None:
            raise ApiError("no-puzzle", sheet=sheet)
        title = text(f"theme-{theme}", lang) if theme else ""
        return worksheet(chosen(found, count), lang, club=club, title=title)

    made = await parts.work.run(address, make)
    return Response(made, media_type="application/pdf")


@router.get("/learn")
async def learned(parts: Parts, visitor: Visitor, address: Address) -> ProgressShape:
    """Return what the visitor has learned, and what is to be repeated today."""
    kept, now = await parts.store.progress.of(visitor), parts.store.clock.now()
    return await parts.work.run(address, lambda: ProgressShape.of(kept, now))


@router.post("/learn/puzzles/{sheet}/{puzzle}")
async def met(
    *,
    sheet: SheetId,
    puzzle: PuzzleId,
    how: PuzzleMet,
    parts: Parts,
    visitor: Visitor,
    address: Address,
) -> ProgressShape:
    """Keep how it went with a puzzle; one that was missed comes back another day."""
    found_puzzle(sheet, puzzle)
    kept = {each.item: each for each in await parts.store.progress.of(visitor)}
    news = puzzle_met(kept, sheet, puzzle, how.outcome, parts.store.clock.now())
    return await _keep(parts, visitor, address, kept, news)


@router.post("/learn/races/{sheet}")
async def raced(
    *, sheet: SheetId, run: RaceRun, parts: Parts, visitor: Visitor, address: Address
) -> ProgressShape:
    """Keep how many puzzles were solved in three minutes, if that is the most so far."""
    return await _best(parts, visitor, address, f"race:{built_in(sheet).id}", run.solved)


@router.post("/learn/squares/{sheet}")
async def found_squares(
    *, sheet: SheetId, run: RaceRun, parts: Parts, visitor: Visitor, address: Address
) -> ProgressShape:
    """Keep how many squares were found in a minute, if that is the most so far."""
    return await _best(parts, visitor, address, f"squares:{built_in(sheet).id}", run.solved)


@router.post("/learn/lessons/{sheet}")
async def taught(
    *, sheet: SheetId, done: LessonDone, parts: Parts, visitor: Visitor, address: Address
) -> ProgressShape:
    """Keep that a lesson of a course was finished."""
    kept = {each.item: each for each in await parts.store.progress.of(visitor)}
    item = f"lesson:{built_in(sheet).id}:{done.about}"
    news = Kept(item, parts.store.clock.now(), "{}")
    return await _keep(parts, visitor, address, kept, [news])


@router.get("/learn.json")
async def export(parts: Parts, visitor: Visitor) -> Response:
    """Return all that is kept of what the visitor has learned, as a file."""
    kept = await parts.store.progress.of(visitor)
    headers = {"Content-Disposition": 'attachment; filename="damier-learned.json"'}
    return Response(
        export_text(kept),
        media_type="application/json",
        headers=headers,
    )


@router.delete("/learn", status_code=204)
async def forget(parts: Parts, visitor: Visitor) -> None:
    """Forget all that the visitor has learned."""
    await parts.store.progress.forget(visitor)


async def _best(parts: Parts, visitor: str, address: str, item: str, count: int) -> ProgressShape:
    kept = {each.item: each for each in await parts.store.progress.of(visitor)}
    news = best_so_far(kept, item, count, parts.store.clock.now())
    return await _keep(parts, visitor, address, kept, [news])


async def _keep(
    parts: Parts, visitor: str, address: str, kept: dict[str, Kept], news: list[Kept]
) -> ProgressShape:
    written = [each for each in news if len(kept) < _MOST_KEPT or each.item in kept]
    await parts.store.progress.keep(visitor, *written)
    kept |= {each.item: each for each in written}
    now = parts.store.clock.now()
    # What happened is stored: saying so is owed, whatever was spent.
    return await parts.work.run(address, lambda: ProgressShape.of(kept.values(), now), owed=True)


def _shelf_shape(found: Shelf, lang: str) -> PuzzleShelfShape:
    levels = [
        Count(name, text(f"learn-{name}", lang), len(found.select(least=least, most=most)))
        for name, (least, most) in LEVELS.items()
    ]
    counts = found.themes
    themes = [
        Count(theme.name, text(f"theme-{theme.name}", lang), counts[theme.name])
        for theme in THEMES
        if theme.name in counts
    ]
    printable = find_spec("typst") is not None
    return PuzzleShelfShape(found.sheet.id, len(found), levels, themes, printable)
