"""What whoever asks may see of others: `damier.club.people.privacy` answers, rows are read here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.people.privacy import (
    Onlooker,
    Part,
    Privacy,
    may_list,
    may_see,
    read_audience,
)

if TYPE_CHECKING:
    from collections.abc import Collection

    from damier.club.people.accounts import SignedIn
    from damier.storage.people import StoredPerson
    from damier.storage.privacy import StoredPrivacy
    from damier.web.state import State


async def seen_by(
    parts: State, me: SignedIn | None, found: Collection[tuple[StoredPerson, StoredPrivacy]]
) -> dict[str, frozenset[Part]]:
    """Return what whoever asks may see of some people, by their visitors.

    Of those who are in a class, nobody outside it sees anything.
    """
    return await _seen(parts, None if me is None else me.person.visitor, found)


async def _seen(
    parts: State, me: str | None, found: Collection[tuple[StoredPerson, StoredPrivacy]]
) -> dict[str, frozenset[Part]]:
    owners = await parts.clubs.looked_at([person.visitor for person, _ in found])
    viewer = Onlooker() if me is None else await parts.clubs.looking(me)
    return {
        person.visitor: may_see(owners[person.visitor], _chosen(stored), viewer)
        for person, stored in found
    }


def _chosen(stored: StoredPrivacy) -> Privacy:
    return Privacy(read_audience(stored.page), read_audience(stored.games), stored.listed)


async def visible(parts: State, me: SignedIn | None, keys: Collection[str]) -> set[str]:
    """Return those of some names, as they are compared, whose pages whoever asks may see."""
    return await visible_to(parts, None if me is None else me.person.visitor, keys)


async def visible_to(parts: State, me: str | None, keys: Collection[str]) -> set[str]:
    """Return those whose pages a visitor with an account may see; None: a guest."""
    found = await parts.store.privacy.called(keys)
    seen = await _seen(parts, me, found)
    return {person.key for person, _ in found if "page" in seen[person.visitor]}


async def listed(parts: State, keys: Collection[str]) -> set[str]:
    """Return those of some names, as they are compared, whom a list for everybody may name."""
    found = await parts.store.privacy.called(keys)
    owners = await parts.clubs.looked_at([person.visitor for person, _ in found])
    return {
        person.key for person, stored in found if may_list(owners[person.visitor], _chosen(stored))
    }


async def is_hidden(parts: State, me: str, other: str) -> bool:
    """Tell whether a visitor is in a class that another has nothing to do with."""
    owner = (await parts.clubs.looked_at([other]))[other]
    return bool(owner.classes) and owner.classes.isdisjoint((await parts.clubs.looking(me)).classes)


async def is_pupil(parts: State, visitor: str) -> bool:
    """Tell whether a visitor is in a class: nobody outside it sees anything of them."""
    return bool((await parts.clubs.looked_at([visitor]))[visitor].classes)


async def pages_of(parts: State, me: SignedIn | None, visitors: Collection[str]) -> dict[str, str]:
    """Return what those of some visitors are called whose pages whoever asks may see."""
    found = await parts.store.privacy.of(visitors)
    seen = await seen_by(parts, me, list(found.values()))
    return {
        visitor: person.name for visitor, (person, _) in found.items() if "page" in seen[visitor]
    }
