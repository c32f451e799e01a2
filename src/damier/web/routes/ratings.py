"""Ratings: one's own with their history, and the best of each pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel

from damier.texts.page import sheet_name
from damier.web.routes.people import Address, Lang, Me, Parts  # noqa: TC001

if TYPE_CHECKING:
    from damier.club.ratings.pools import RatingPool
    from damier.table.terms import Terms

router = APIRouter(prefix="/api/ratings", tags=["ratings"])
_STEPS = 200  # of a history: what a small plot can show
_BEST = 20


class PoolShape(BaseModel):
    """Games that are rated together: by the moves of a sheet, at a speed, in a mode."""

    sheet: str
    sheet_name: str
    speed: Literal["blitz", "rapid", "classical", "correspondence"]
    mode: Literal["guided", "table"]


class RatedStep(BaseModel):
    """A rating after a game."""

    at: float
    rating: int


class OwnRating(PoolShape):
    """One's own rating in a pool, with what it was after each of the last games."""

    rating: int
    deviation: int
    provisional: bool
    games: int
    history: list[RatedStep]


class BestPlayer(BaseModel):
    """Somebody with a settled rating."""

    name: str
    rating: int


class Leaders(PoolShape):
    """The best of a pool, the first one first."""

    best: list[BestPlayer]


@router.get("")
async def own_ratings(parts: Parts, me: Me, lang: Lang, address: Address) -> list[OwnRating]:
    """Return one's own ratings, that of the latest game first."""
    parts.limits.check("heavy", address)
    return [
        OwnRating(
            **_pool(one.pool, one.terms, lang),
            rating=round(one.rating.value),
            deviation=round(one.rating.deviation),
            provisional=one.rating.is_provisional,
            games=len(one.steps),
            history=[
                RatedStep(at=step.ended, rating=round(step.rating.value))
                for step in one.steps[-_STEPS:]
            ],
        )
        for one in await parts.ratings.of(me.person.visitor)
    ]


@router.get("/best")
async def best_players(parts: Parts, lang: Lang, address: Address) -> list[Leaders]:
    """Return the best of every pool; who is not settled yet is not listed."""
    parts.limits.check("heavy", address)
    return [
        Leaders(
            **_pool(pool, terms, lang),
            best=[BestPlayer(name=name, rating=round(rating.value)) for name, rating in named],
        )
        for pool, terms, named in await parts.ratings.best(_BEST)
    ]


def _pool(pool: RatingPool, terms: Terms, lang: str) -> dict[str, Any]:
    rules = terms.rules()
    return {
        "sheet": rules.id,
        "sheet_name": sheet_name(rules, lang),
        "speed": pool.speed,
        "mode": pool.mode,
    }
