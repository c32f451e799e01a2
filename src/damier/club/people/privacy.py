"""Who may see what of whom: one function answers, and everybody asks it.

Nobody sees anything of somebody who has not said so. What the engine found in somebody's games is
theirs alone, whatever they say; of those who are in a class, nobody outside it sees anything.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Part = Literal["page", "games", "insights"]
Audience = Literal["me", "people", "everybody"]
AUDIENCES: tuple[Audience, ...] = get_args(Audience)
_ALL: frozenset[Part] = frozenset(get_args(Part))
_NOTHING: frozenset[Part] = frozenset()


@dataclass(frozen=True, slots=True)
class Privacy:
    """What somebody lets others see: the page with its ratings, and the games on it.

    `listed`: named among the best. Whoever does not see the page sees none of its games either.
    """

    page: Audience = "me"
    games: Audience = "me"
    listed: bool = False


@dataclass(frozen=True, slots=True)
class Onlooker:
    """Somebody who is looked at, or who looks: a visitor, None for one who has no account.

    `classes` are those that somebody is a pupil of, or teaches.
    """

    person: str | None = None
    classes: frozenset[str] = frozenset()


def may_see(owner: Onlooker, chosen: Privacy, viewer: Onlooker) -> frozenset[Part]:
    """Return what somebody may see of somebody else."""
    if owner.person is not None and owner.person == viewer.person:
        return _ALL
    if owner.classes and not owner.classes & viewer.classes:
        return _NOTHING
    has_account = viewer.person is not None
    if not _reaches(chosen.page, has_account=has_account):
        return _NOTHING
    if not _reaches(chosen.games, has_account=has_account):
        return frozenset({"page"})
    return frozenset({"page", "games"})


def may_list(owner: Onlooker, chosen: Privacy) -> bool:
    """Tell whether a list that everybody reads may name somebody."""
    return chosen.listed and not owner.classes


def read_audience(text: str) -> Audience:
    """Return who is meant; whatever is not known means nobody else."""
    return next((audience for audience in AUDIENCES if audience == text), "me")


def _reaches(audience: Audience, *, has_account: bool) -> bool:
    return audience == "everybody" or (audience == "people" and has_account)
