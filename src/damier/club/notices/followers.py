"""Followers: who is told that somebody they follow plays, or that a tournament goes on.

Whoever sets up a game for two says so to the rooms (`Rooms.began`), and they say it here: at a
table, after a game, in a simul and in a tournament.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from damier.storage.letters import notice_row

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.club.clubs.clubs import Clubs
    from damier.live.beginnings import BegunGame
    from damier.storage.store import Store

SELDOM = 15 * 60.0  # seconds between two notices that somebody plays, to one visitor
_KIND = "followed"


class Followers:
    """Posts notices to followers; whoever has not switched them on is told nothing."""

    def __init__(self, store: Store, clubs: Clubs) -> None:
        self._store, self._clubs = store, clubs

    async def began(self, games: Sequence[BegunGame]) -> None:
        """Tell of games that begin together, each follower of one; of pupils nothing is told."""
        players = {who for game in games for who in game.names}
        seen = await self._clubs.looked_at(list(players))
        open_games = (one for one in games if not any(seen[who].classes for who in one.names))
        game_of = {who: game for game in open_games for who in game.names}
        found = await self._store.follows.followers("person", list(game_of))
        # Who plays as well has other things to do; of several that are followed one is named.
        told = dict(sorted(found, reverse=True))
        now = self._store.clock.now()
        rows = []
        for visitor in sorted(told.keys() - players):
            whom = told[visitor]
            game = game_of[whom]
            url = f"/t/{game.table}"
            args = json.dumps({"opponent": game.names[whom], "sheet": game.sheet, "url": url})
            rows.append(notice_row(_KIND, visitor, game.table, 0, now, args=args))
        await self._store.notices.post_followed(rows, now, SELDOM)

    async def went_on(self, tournament: str, name: str) -> None:
        """Tell of a tournament that a round begins, or that it is over."""
        now = self._store.clock.now()
        args = json.dumps({"tournament": name, "url": f"/tournaments/{tournament}"})
        found = await self._store.follows.followers("tournament", [tournament])
        rows = [notice_row(_KIND, who, tournament, 0, now, args=args) for who, _ in found]
        await self._store.notices.post_followed(rows, now)
