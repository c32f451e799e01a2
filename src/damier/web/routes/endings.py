"""Endings: what the tables of a sheet can train, positions to play out, and building tables."""

import json
from dataclasses import dataclass
from random import Random
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from damier.club.people.feats import ending_won
from damier.engine.endgame import Material, Tables, opened_tables
from damier.errors import EngineError
from damier.learn.endings import (
    HELD,
    Drill,
    DrillKind,
    DrillStep,
    EndingError,
    find_drill,
    keeping,
    kinds_of,
    train,
)
from damier.learn.learned import Kept
from damier.learn.puzzle import Goal
from damier.live.thinking.building import BuildRefused, TableBuilder
from damier.position import Position
from damier.table.wire import WrittenMove
from damier.texts.sentences import material_text
from damier.web.errors import ApiError, Problem
from damier.web.routes.people import Address, Lang, MaybeMe, Parts, guest_of, json_of
from damier.web.routes.positions import MoveText
from damier.web.routes.puzzles import SheetId
from damier.web.state import State
from damier.web.study.shapes import (
    OutcomeShape,
    PositionShape,
    line_shapes,
    move_shape,
    outcome_shape,
    position_shape,
)
from damier.web.study.sheets import built_in
from damier.web.study.words import LONGEST_FEN, read_position

router = APIRouter(prefix="/api/endings", tags=["endings"], responses={404: {"model": Problem}})
_MOST_MOVES = 400
_LONGEST = 120  # moves of a shortest way
_MOST_PIECES = 7  # of a position that is asked about
_dice = Random()  # noqa: S311  which position comes next is no secret


class EndingAsked(BaseModel):
    """Where the training began, what it is about, and the moves since, the learner's first."""

    fen: str = Field(max_length=LONGEST_FEN)
    goal: Goal
    moves: list[MoveText] = Field(default_factory=list, max_length=_MOST_MOVES)


@dataclass(frozen=True, slots=True)
class EndingKindShape:
    """An ending to train: its material, the learner's first, in letters and in words.

    `longest` is how many moves the longest win takes.
    """

    material: str
    goal: Goal
    own: str
    other: str
    longest: int


@dataclass(frozen=True, slots=True)
class BuildOfferShape:
    """Tables that could be built: up to how many pieces, about how large, about how long."""

    pieces: int
    positions: int
    bytes: int
    seconds: int


@dataclass(frozen=True, slots=True)
class BuildShape:
    """Tables that are being built: how far (0 to 1), about how many seconds are left.

    `here`: for this sheet; otherwise it is another's turn.
    """

    here: bool
    pieces: int
    part: float
    seconds: int


@dataclass(frozen=True, slots=True)
class EndingsShape:
    """What the tables of a sheet can train; `pieces` is up to how many they reach, 0 for none.

    `offer` is what could be built next, nothing if that is too large here; `failed`: the last
    build could not be finished.
    """

    sheet: str
    pieces: int
    kinds: list[EndingKindShape]
    offer: BuildOfferShape | None
    building: BuildShape | None
    failed: bool


@dataclass(frozen=True, slots=True)
class DrillShape:
    """A position to train; `moves_left`: in how many it is won, or for how many it is held."""

    goal: Goal
    material: str
    own: str
    other: str
    moves_left: int
    position: PositionShape


@dataclass(frozen=True, slots=True)
class DrillAnswerShape:
    """What came of a move: whether the goal is still in reach, and the best defence.

    `number` is which move of the learner it was; `was_left` and `moves_left` are how many were and
    are to go until it is won, or held for long enough. `keeping` are the moves that would have kept
    the goal, the shortest way first. `done`: the goal is reached.
    """

    kept: bool
    done: bool
    number: int
    was_left: int
    moves_left: int
    reply: WrittenMove | None
    keeping: list[WrittenMove]
    position: PositionShape
    outcome: OutcomeShape | None


@dataclass(frozen=True, slots=True)
class WayShape:
    """The shortest way to win, with the best defence; or a move that keeps the draw."""

    moves: list[WrittenMove]


@router.get("/{sheet}", response_model=EndingsShape)
async def endings(sheet: SheetId, lang: Lang, parts: Parts, address: Address) -> Response:
    """Return what can be trained, what is being built, and what could be."""
    rules = built_in(sheet)
    return await json_of(
        parts, address, lambda: _endings(opened_tables(rules), parts.builder, lang)
    )


@router.post("/{sheet}/build", response_model=EndingsShape, status_code=202)
async def build(sheet: SheetId, lang: Lang, parts: Parts, address: Address) -> Response:
    """Begin to build the tables that are offered, in the background; one sheet at a time."""
    rules = built_in(sheet)
    parts.limits.check("heavy", address)

    def begin() -> EndingsShape:
        tables = opened_tables(rules)
        try:
            parts.builder.start(tables)
        except BuildRefused as refused:
            if refused.why == "busy":
                raise ApiError("building") from None
            raise ApiError("too-many-endings") from None
        return _endings(tables, parts.builder, lang)

    answer = await json_of(parts, address, begin)
    answer.status_code = 202
    return answer


@router.get("/{sheet}/next", response_model=DrillShape)
async def next_ending(
    *,
    sheet: SheetId,
    lang: Lang,
    parts: Parts,
    address: Address,
    material: Annotated[str, Query(max_length=16, description="As `KK-K`: the learner's first")],
    goal: Annotated[Goal, Query(description="To win it, or to hold the draw")] = "win",
) -> Response:
    """Return a position to play out."""
    rules = built_in(sheet)

    def make() -> DrillShape:
        tables = opened_tables(rules)
        try:
            wanted = Material.parse(material)
            drill = find_drill(DrillKind(wanted, goal, 0), tables, _dice)
        except (EngineError, EndingError):
            raise ApiError("no-ending", sheet=sheet, material=material) from None
        return _drill(drill, wanted, lang)

    return await json_of(parts, address, make)


@router.post("/{sheet}/answer", response_model=DrillAnswerShape)
async def answer(
    *,
    sheet: SheetId,
    asked: EndingAsked,
    lang: Lang,
    parts: Parts,
    request: Request,
    me: MaybeMe,
    address: Address,
) -> Response:
    """Say whether the last move kept the goal, and play the best defence; what is won is kept."""
    rules = built_in(sheet)

    def make() -> tuple[DrillAnswerShape, str]:
        tables, start = opened_tables(rules), _start(asked, sheet, lang)
        try:
            step = train(Drill(start, asked.goal, None), asked.moves, tables)
        except EndingError as error:
            raise ApiError("no-ending", reason=str(error)) from None
        return _answer(step, asked.goal, tables, lang), str(Material.of_board(start.board))

    told, material = await parts.work.run(address, make)
    who = guest_of(request) if me is None else me.person.visitor
    if who is not None and told.done and asked.goal == "win":
        await _keep_won(parts, who, f"ending:{rules.id}:{material}", told.number)
    return await json_of(parts, address, lambda: told, owed=True)


async def _keep_won(parts: State, visitor: str, item: str, moves: int) -> None:
    """Keep that an ending was won against the best defence, and in how many moves."""
    kept = {each.item: each for each in await parts.store.progress.of(visitor)}
    if ending_won(kept.get(item), moves):
        news = Kept(item, parts.store.clock.now(), json.dumps({"moves": moves}))
        await parts.store.progress.keep(visitor, news)


@router.post("/{sheet}/way", response_model=WayShape)
async def way(
    sheet: SheetId, asked: EndingAsked, lang: Lang, parts: Parts, address: Address
) -> Response:
    """Return the shortest way from where the moves lead."""
    rules = built_in(sheet)

    def make() -> WayShape:
        tables, position = opened_tables(rules), _start(asked, sheet, lang)
        for move in asked.moves:
            position = position.play(move)
        line = tables.line(position)[:_LONGEST]
        try:
            line = line or keeping(position, asked.goal, tables)[:1]
        except EndingError as error:
            raise ApiError("no-ending", reason=str(error)) from None
        return WayShape(line_shapes(position, line))

    return await json_of(parts, address, make)


def _start(asked: EndingAsked, sheet: str, lang: str) -> Position:
    position = read_position(asked.fen, built_in(sheet), lang)
    if Material.of_board(position.board).pieces > _MOST_PIECES:
        raise ApiError("no-ending", reason=f"expected at most {_MOST_PIECES} pieces, got more")
    return position


def _endings(tables: Tables, builder: TableBuilder, lang: str) -> EndingsShape:
    now, offer = builder.now, builder.offer(tables)
    return EndingsShape(
        tables.sheet.id,
        tables.available_pieces,
        [_kind(each, lang) for each in kinds_of(tables)],
        None
        if offer is None
        else BuildOfferShape(offer.pieces, offer.positions, offer.bytes, offer.seconds),
        None
        if now is None
        else BuildShape(
            now.play_hash == tables.sheet.play_hash, now.pieces, round(now.part, 3), now.seconds
        ),
        builder.failed(tables.sheet.play_hash),
    )


def _kind(kind: DrillKind, lang: str) -> EndingKindShape:
    own, other = _sides(kind.material, lang)
    return EndingKindShape(str(kind.material), kind.goal, own, other, _moves(kind.longest))


def _sides(material: Material, lang: str) -> tuple[str, str]:
    own, _, other = str(material).partition("-")
    return material_text(own, lang), material_text(other, lang)


def _moves(plies: int) -> int:
    """Return how many moves of whoever wins so many plies are."""
    return (plies + 1) // 2


def _drill(drill: Drill, material: Material, lang: str) -> DrillShape:
    own, other = _sides(material, lang)
    return DrillShape(
        drill.goal,
        str(material),
        own,
        other,
        HELD if drill.plies is None else _moves(drill.plies),
        position_shape(drill.position, lang),
    )


def _answer(step: DrillStep, goal: Goal, tables: Tables, lang: str) -> DrillAnswerShape:
    kept = () if step.kept else keeping(step.start, goal, tables)
    after = step.start.play_unchecked(step.move)
    was, left = step.before.plies, None if step.after is None else step.after.plies
    if goal == "draw":
        was = left = None
    return DrillAnswerShape(
        step.kept,
        step.done,
        step.number,
        HELD - step.number + 1 if was is None else _moves(was),
        (HELD - step.number if goal == "draw" else 0) if left is None else left // 2,
        None if step.reply is None else move_shape(after, step.reply),
        [move_shape(step.start, each) for each in kept],
        position_shape(step.position, lang),
        None if step.outcome is None else outcome_shape(step.outcome, step.start.sheet, lang),
    )
