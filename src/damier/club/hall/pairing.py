"""Deciding away from the event loop: a thread for what is quick, a process for large rounds."""

from __future__ import annotations

import asyncio
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from damier.club.tournaments.commands import PairRound, RepairRound
from damier.club.tournaments.errors import TournamentRefused
from damier.club.tournaments.facts import PlayerEntered
from damier.club.tournaments.tournament import Tournament
from damier.processes import Workers

if TYPE_CHECKING:
    from damier.club.tournaments.commands import TournamentDeed
    from damier.club.tournaments.facts import AnyTournamentFact, TournamentEvent
    from damier.club.tournaments.terms import TournamentTerms

MANY = 80  # players, from which on a round is paired in a process of its own
_MODEST = 5  # how nice, of 19
Decided = tuple[tuple["AnyTournamentFact", ...] | None, str, str]


class Decider:
    """Decides deeds on a tournament as it was when it was asked."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pairing")
        self._workers: Workers | None = None

    async def decide(
        self,
        terms: TournamentTerms,
        events: list[TournamentEvent],
        deeds: list[TournamentDeed],
        at: float,
    ) -> tuple[AnyTournamentFact, ...]:
        """Return what comes of deeds, one after the other; raises TournamentRefused."""
        players = sum(isinstance(fact, PlayerEntered) for event in events for fact in event.facts)
        asked = (terms, tuple(events), tuple(deeds), at)
        if players >= MANY and any(isinstance(deed, PairRound | RepairRound) for deed in deeds):
            facts, code, message = await self._elsewhere(asked)
        else:
            loop = asyncio.get_running_loop()
            facts, code, message = await loop.run_in_executor(self._thread, decide_all, *asked)
        if facts is None:
            raise TournamentRefused(code, message)  # type: ignore[arg-type]
        return facts

    async def _elsewhere(self, asked: tuple[Any, ...]) -> Decided:
        loop = asyncio.get_running_loop()
        if self._workers is None:
            self._workers = Workers(1)
        try:
            return await loop.run_in_executor(self._workers, decide_beside, *asked)
        except BrokenProcessPool:  # somebody has ended it: here, then
            self._workers = None
            return await loop.run_in_executor(self._thread, decide_all, *asked)

    def close(self) -> None:
        """End what runs."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._workers is not None:
            self._workers.__exit__(KeyboardInterrupt, None, None)


def decide_beside(*asked: Any) -> Decided:
    """Decide in a process of its own, which stands back where people play."""
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_OTHER, os.sched_param(0))
        os.setpriority(os.PRIO_PROCESS, 0, _MODEST)
    return decide_all(*asked)


def decide_all(
    terms: TournamentTerms,
    events: tuple[TournamentEvent, ...],
    deeds: tuple[TournamentDeed, ...],
    at: float,
) -> Decided:
    """Decide deeds; an error goes between processes as its code and message."""
    tournament = Tournament.replayed(terms, events)
    facts: list[AnyTournamentFact] = []
    try:
        for deed in deeds:
            facts += tournament.apply(deed, "", at).facts
    except TournamentRefused as refused:
        return None, refused.code, str(refused)
    return tuple(facts), "", ""
