"""Ratings: one's own with their history, and the best of each pool."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel

from damier.club.people.names import name_key
from damier.texts.page import sheet_name
from damier.web.routes.people import Address, Lang, MaybeMe, Me, Parts  # noqa: TC001
from damier.web.visible import listed, visible

if TYPE_CHECKING:
    from damier.club.ratings.pools import RatingPool
    from damier.table.terms import Terms
    from damier.web.state import State

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
    """Somebody's rating in a pool, with what it was after each of the last games."""

    rating: int
    deviation: int
    provisional: bool
    games: int
    history: list[RatedStep]


class BestPlayer(BaseModel):
    """Somebody with a settled rating; `page`: there is a page of theirs that one may see."""

    name: str
    rating: int
    page: bool


class Leaders(PoolShape):
    """The best of a pool, the first one first."""

    best: list[BestPlayer]


@router.get("")
async def own_ratings(parts: Parts, me: Me, lang: Lang, address: Address) -> list[OwnRating]:
    """Return one's own ratings, that of the latest game first."""
    parts.limits.check("heavy", address)
    return await ratings_of(parts, me.person.visitor, lang)


async def ratings_of(parts: State, visitor: str, lang: str) -> list[OwnRating]:
    """Return somebody's ratings, that of the latest game first."""
    return [
        OwnRating(
            **pool_of_terms(one.pool, one.terms, lang),
            rating=round(one.rating.value),
            deviation=round(one.rating.deviation),
            provisional=one.rating.is_provisional,
            games=len(one.steps),
            history=[
                RatedStep(at=step.ended, rating=round(step.rating.value))
                for step in one.steps[-_STEPS:]
            ],
        )
        for one in await parts.ratings.of(visitor)
    ]


@router.get("/best")
async def best_players(parts: Parts, me: MaybeMe, lang: Lang, address: Address) -> list[Leaders]:
    """Return the best of every pool: who is settled, and has asked to be named."""
    parts.limits.check("heavy", address)
    best = await parts.ratings.best(_BEST)
    keys = {name_key(name) for _, _, named in best for name, _ in named}
    pages, named_here = await visible(parts, me, keys), await listed(parts, keys)
    found = [
        Leaders(
            **pool_of_terms(pool, terms, lang),
            best=[
                BestPlayer(name=name, rating=round(rating.value), page=name_key(name) in pages)
                for name, rating in named
                if name_key(name) in named_here
            ],
        )
        for pool, terms, named in best
    ]
    return [pool for pool in found if pool.best]


def pool_of_terms(pool: RatingPool, terms: Terms, lang: str) -> dict[str, Any]:
    """Return a pool as it is told."""
    rules = terms.rules()
    return {
        "sheet": rules.id,
        "sheet_name": sheet_name(rules, lang),
        "speed": pool.speed,
        "mode": pool.mode,
    }
