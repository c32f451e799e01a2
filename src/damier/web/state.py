"""What all requests share."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from damier.club.clubs.classroom import Classroom
    from damier.club.clubs.clubs import Clubs
    from damier.club.clubs.homework import Homework
    from damier.club.clubs.pupils import Pupils
    from damier.club.hall.hall import Hall
    from damier.club.notices.notifier import Notifier
    from damier.club.order.doorkeeper import Doorkeeper
    from damier.club.people.accounts import Accounts
    from damier.club.people.challenges import Challenges
    from damier.club.people.recovery import Recovery
    from damier.club.people.shelf import GameShelf
    from damier.club.people.tokens import AccessTokens
    from damier.club.ratings.ratings import Ratings
    from damier.club.simuls.simuls import Simuls
    from damier.live.belonging import Belonging
    from damier.live.calls import Calls
    from damier.live.keys import Keys
    from damier.live.rooms import Rooms
    from damier.live.thinking.building import TableBuilder
    from damier.live.thinking.work import Work
    from damier.storage.store import Store
    from damier.web.figures import Figures
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
    hall: Hall
    shelf: GameShelf
    keeper: Doorkeeper
    figures: Figures
    clubs: Clubs
    pupils: Pupils
    homework: Homework
    classroom: Classroom
    tokens: AccessTokens
    challenges: Challenges
    calls: Calls
    streams: Crowd
    notifier: Notifier
    recovery: Recovery
    simuls: Simuls

    def hand_over(self) -> None:
        """Say that this process ends, before people and programs leave."""
        self.rooms.hand_over()
        self.calls.close()
