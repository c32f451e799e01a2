"""What the engine finds in one's own games, when one asks; and what one lets others see."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from fastapi import APIRouter, Depends
from fastapi.responses import StreamingResponse
from pydantic import BaseModel

from damier.club.people.insights import SHORTEST, insights_of, look, read_look, write_look
from damier.engine import Limit
from damier.errors import DamierError
from damier.live.rooms import table_of
from damier.live.thinking.errors import Superseded
from damier.live.thinking.jobs import JudgingJob
from damier.pdn import record_of
from damier.storage.looked_at import StoredLook
from damier.storage.privacy import StoredPrivacy
from damier.texts import plain, text
from damier.web.errors import ApiError, trouble_of
from damier.web.programs.gates import from_here
from damier.web.routes.people import Address, Lang, Me, Parts  # noqa: TC001

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from damier.pdn import Record
    from damier.storage.people import StoredPerson
    from damier.web.state import State

router = APIRouter(prefix="/api/account", tags=["account"], dependencies=[Depends(from_here)])
AT_ONCE, A_DAY = 5, 20  # games
_EACH = Limit(nodes=30_000)  # for a position: a game takes a few seconds
_LATEST = 100  # games that sentences are made of
_DAY = 86_400.0


class PrivacyShape(BaseModel):
    """Who sees one's page with its ratings, and the games on it; `listed` among the best."""

    page: Literal["me", "people", "everybody"] = "me"
    games: Literal["me", "people", "everybody"] = "me"
    listed: bool = False


class InsightShape(BaseModel):
    """A sentence about one's games: its key, its numbers, and what could be trained."""

    key: str
    counts: dict[str, int]
    theme: str
    theme_name: str
    sheet: str


class InsightsShape(BaseModel):
    """What was found in `games` games; `waiting`: how many may be looked at now."""

    games: int
    waiting: int
    found: list[InsightShape]


@router.get("/privacy")
async def privacy(parts: Parts, me: Me) -> PrivacyShape:
    """Return what one lets others see."""
    found = await parts.store.privacy.of([me.person.visitor])
    chosen = found[me.person.visitor][1]
    return PrivacyShape(page=chosen.page, games=chosen.games, listed=chosen.listed)  # type: ignore[arg-type]


@router.post("/privacy")
async def set_privacy(asked: PrivacyShape, parts: Parts, me: Me) -> PrivacyShape:
    """Choose what others see from now on."""
    chosen = StoredPrivacy(asked.page, asked.games, asked.listed)
    await parts.store.privacy.keep(me.person.id, chosen)
    return asked


@router.get("/insights")
async def insights(parts: Parts, me: Me, lang: Lang, address: Address) -> InsightsShape:
    """Return what was found in one's own games so far; nothing is searched for it."""
    return await _insights(parts, me.person, lang, address)


@router.post("/insights", response_class=StreamingResponse)
async def look_at_games(parts: Parts, me: Me, lang: Lang, address: Address) -> StreamingResponse:
    """Look at one's last games: one JSON object a line as each is done, then what was found."""
    parts.limits.check("heavy", address)
    waiting = await _waiting(parts, me.person)
    if not waiting:
        raise ApiError("nothing-to-look-at")
    told = _told(parts, me.person, waiting, lang, address)
    return StreamingResponse(told, media_type="application/x-ndjson")


async def _waiting(parts: State, person: StoredPerson) -> list[tuple[str, str]]:
    """Return the games that may be looked at now: a few at once, so many a day."""
    now = parts.store.clock.now()
    left = A_DAY - await parts.store.looks.count(person.visitor, now - _DAY)
    most = min(AT_ONCE, left)
    return await parts.store.looks.waiting(person.visitor, SHORTEST, most) if most > 0 else []


async def _told(
    parts: State, person: StoredPerson, waiting: list[tuple[str, str]], lang: str, address: str
) -> AsyncIterator[bytes]:
    try:
        for number, (table, side) in enumerate(waiting):
            yield _line({"done": number, "of": len(waiting)})
            await _look_at(parts, person, table, side, address)
        found = await _insights(parts, person, lang, address)
        yield _line({"insights": found.model_dump()})
    except Superseded:
        return
    except DamierError as error:
        yield _line({"error": trouble_of(error, lang).model_dump()})


async def _look_at(parts: State, person: StoredPerson, table: str, side: Any, address: str) -> None:
    """Have a game judged, and keep what was found."""
    stored = await parts.store.load(table)
    if stored is None:
        return
    record, winner = await parts.work.run(address, partial(_record, stored), owed=True)
    job = JudgingJob.of(record, _EACH, parts.settings.analysis_memory)
    judged = await parts.rooms.host.run(job, address, visitor=person.visitor)
    found = await parts.work.run(
        address, lambda: write_look(look(record, judged, side, won=winner == side)), owed=True
    )
    now = parts.store.clock.now()
    await parts.store.looks.keep(StoredLook(table, side, person.visitor, now, found))


def _record(stored: Any) -> tuple[Record, str | None]:
    game = table_of(stored).game
    return record_of(game), None if game.outcome is None else game.outcome.winner


async def _insights(parts: State, person: StoredPerson, lang: str, address: str) -> InsightsShape:
    looks = await parts.store.looks.of(person.visitor, _LATEST)
    tally = await parts.store.finished.tally(person.visitor)
    waiting = await _waiting(parts, person)

    def make() -> InsightsShape:
        found = insights_of(tally, [read_look(one.record) for one in looks])
        shapes = [
            InsightShape(
                key=one.key,
                counts=one.counts,
                theme=one.theme,
                theme_name=plain(text(f"theme-{one.theme}", lang)) if one.theme else "",
                sheet=one.sheet,
            )
            for one in found
        ]
        return InsightsShape(games=len(looks), waiting=len(waiting), found=shapes)

    return await parts.work.run(address, make, owed=True)


def _line(value: dict[str, Any]) -> bytes:
    return msgspec.json.encode(value) + b"\n"
