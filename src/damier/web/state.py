"""What all requests share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.club.people.accounts import Accounts
    from damier.club.ratings.ratings import Ratings
    from damier.live.belonging import Belonging
    from damier.live.keys import Keys
    from damier.live.rooms import Rooms
    from damier.live.thinking.building import TableBuilder
    from damier.live.thinking.work import Work
    from damier.storage.store import Store
    from damier.web.limits import Crowd, Limits
    from damier.web.pauses import Pauses
    from damier.web.settings import Settings
    from damier.web.study.endgames import Archivist
    from damier.web.study.openings import Openings


@dataclass(frozen=True, slots=True)
class State:
    """The parts of a running server."""

    settings: Settings
    keys: Keys
    store: Store
    rooms: Rooms
    crowd: Crowd
    limits: Limits
    work: Work
    archivist: Archivist
    openings: Openings
    accounts: Accounts
    pauses: Pauses
    belonging: Belonging
    builder: TableBuilder
    ratings: Ratings
