"""The hall: every tournament that somebody looks at, decided, stored and told.

An event is stored under its tournament and number, and only if that number was free; who lost
reads what happened and decides again. So any process may pair a round, and there is never a second
pairing. Tables for the games follow from the events: whoever stored one sets them up, and the clerk
does so where somebody was killed in between.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.club.hall.arrangements import Arrangements, arrangements_text
from damier.club.hall.hosted import Hosted, terms_as_text
from damier.club.hall.pairing import Decider
from damier.club.hall.tables import new_games
from damier.club.hall.view import view_of_tournament
from damier.club.tournaments import commands as c
from damier.club.tournaments import facts as f
from damier.club.tournaments.errors import TournamentRefused
from damier.club.tournaments.facts import TournamentEvent, tournament_facts_text
from damier.live.beginnings import begun_table
from damier.live.keys import new_table_id
from damier.live.messages import TournamentMessage, encode
from damier.live.tasks import end
from damier.storage.tournaments import (
    ENTERING,
    OVER,
    PLAYING,
    Addition,
    StoredDeed,
    StoredEntrant,
    StoredTournament,
    TournamentStage,
)
from damier.table.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Sequence

    from damier.club.tournaments.facts import AnyTournamentFact
    from damier.club.tournaments.terms import TournamentTerms
    from damier.live.bus import Row
    from damier.live.person import Person
    from damier.live.rooms import Rooms
    from damier.storage.clubs import StoredMember
    from damier.storage.people import StoredPerson

log = structlog.get_logger()
_TRIES = 20  # to come first
_KEPT = 200  # tournaments in memory at which nobody looks
_BREATH = 0.2  # seconds in which changes are gathered before they are told
_AT_IT = 2.0  # seconds after which it is said again that a round is being paired
_EVENTS, _EVENTS_EACH = 1_000, 20  # of a tournament, and besides for each player and encounter
_TOPIC = "tournament"


class Hall:
    """Knows the tournaments of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store, self.keys = rooms, rooms.store, rooms.keys
        self.book = rooms.store.tournaments
        self.open: dict[str, Hosted] = {}
        self.decider = Decider()
        self.went_on: Callable[[str, str], Coroutine[Any, Any, None]] = _nobody  # is told of rounds
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.neighbours.listen(_TOPIC, self._hear)

    def now(self) -> float:
        """Return the time on the server's clock."""
        return self.store.clock.now()

    # Finding.

    async def make(
        self,
        terms: TournamentTerms,
        arrangements: Arrangements,
        director: str,
        facts: tuple[AnyTournamentFact, ...] = (),
        *,
        club: str | None = None,
    ) -> str:
        """Keep a new tournament and return its name; `facts` are those of a report.

        One that is held inside a `club` is seen there only.
        """
        now, name = self.now(), new_table_id()
        deeds = [StoredDeed(1, now, "director", tournament_facts_text(facts))] if facts else []
        standing = _counted(TournamentStage(ENTERING, 0, 0), facts)
        await self.book.add(
            StoredTournament(
                id=name,
                made=now,
                updated=now,
                terms=terms_as_text(terms),
                rules=str(terms.game.rules_text),
                arrangements=arrangements_text(arrangements),
                director=director,
                listed=arrangements.entry == "everybody" and club is None,
                status=standing.status,
                players=standing.players,
                rounds=standing.rounds,
                club=club,
            ),
            deeds,
        )
        return name

    async def find(self, name: str) -> Hosted | None:
        """Return a tournament as it is now, None if there is none."""
        hosted = self.open.get(name)
        if hosted is None:
            stored = await self.book.find(name)
            if stored is None:
                return None
            self._make_room()
            hosted = self.open.setdefault(name, Hosted(stored))
        async with hosted.lock:
            if not hosted.events or self.rooms.bus.is_shared:
                await self.catch_up(hosted)
        return None if hosted.is_gone else hosted

    async def seen_by(
        self, name: str, person: StoredPerson | None
    ) -> tuple[Hosted, StoredMember | None] | None:
        """Return a tournament to whoever may see it, and who they are in its club."""
        hosted = await self.find(name)
        if hosted is None or hosted.club is None:
            return None if hosted is None else (hosted, None)
        known = person and await self.store.clubs.seen_by(hosted.club, person.id)
        return (hosted, known[1]) if known else None

    def _make_room(self) -> None:
        idle = [one for one in self.open.values() if not one.people and not one.pairing]
        for one in idle[: max(0, len(self.open) - _KEPT)]:
            del self.open[one.id]

    async def catch_up(self, hosted: Hosted) -> None:
        """Go on to what is stored; the lock is held."""
        before = hosted.state()
        stored = await self.book.find(hosted.id)
        if stored is None:
            self._forget(hosted)
            return
        hosted.refresh(stored)
        deeds = await self.book.since(hosted.id, hosted.tournament.seq)
        hosted.evolve(deeds)
        await self._look_at_tables(hosted)
        if hosted.state() != before:
            self.changed(hosted, heard=True)

    async def delete(self, hosted: Hosted) -> None:
        """Delete a tournament with all names in it, in every process."""
        await self.book.remove(hosted.id)
        self._forget(hosted)
        if self.rooms.neighbours.are_possible:
            self.rooms.neighbours.say(_TOPIC, [(hosted.id, 0)])

    def _forget(self, hosted: Hosted) -> None:
        """Let a tournament be gone, for those who look at it, too."""
        hosted.is_gone = True
        if self.open.get(hosted.id) is hosted:
            del self.open[hosted.id]
        for person in tuple(hosted.people):
            person.bye("no-tournament")

    async def _look_at_tables(self, hosted: Hosted) -> None:
        hosted.entrants = {one.player: one for one in await self.book.entrants(hosted.id)}
        hosted.games = await self.book.games(hosted.id)
        hosted.pupils = await self._pupils(hosted)

    async def _pupils(self, hosted: Hosted) -> frozenset[int]:
        """Return the players who are in a class, unless all look from inside one."""
        if hosted.club is not None or not hosted.entrants:
            return frozenset()
        known = await self.store.clubs.classes([*hosted.visitors().values()])
        pupils = {who for who, roles in known.items() if any(role == "member" for _, role in roles)}
        return frozenset(one.player for one in hosted.entrants.values() if one.visitor in pupils)

    async def hide(self, visitor: str) -> None:
        """Take somebody who is in a class from now on out of what everybody may find.

        They are paired no more; of what was played the name is read by nobody.
        """
        for name in await self.book.open_to_all(visitor):
            hosted = await self.find(name)
            if hosted is None:
                continue
            async with hosted.lock:
                await self.catch_up(hosted)
            number = hosted.player_of(visitor)
            here = number is not None and hosted.tournament.competitors[number].is_here
            if number is not None and here and not hosted.tournament.is_over:
                with suppress(TournamentRefused, Refused):
                    await self.do(hosted, [c.WithdrawPlayer(number)], "player")
            self.changed(hosted)

    def reread(self) -> None:
        """Read everything anew when it is next asked for: a name has gone, or changed hands."""
        for hosted in tuple(self.open.values()):
            if not hosted.pairing:
                del self.open[hosted.id]
                for person in tuple(hosted.people):
                    person.bye("try-again")

    # Deciding.

    async def do(
        self,
        hosted: Hosted,
        deeds: Sequence[c.TournamentDeed],
        by: str,
        *,
        visitor: str | None = None,
        member: bool = False,
    ) -> TournamentEvent:
        """Decide deeds as one event and store it; raises TournamentRefused, or Refused.

        `visitor` is who enters.
        """
        terms = hosted.tournament.terms
        for _ in range(_TRIES):
            async with hosted.lock:
                if self.rooms.bus.is_shared:
                    await self.catch_up(hosted)
                _require_room(hosted, by)
                seq, events = hosted.tournament.seq, list(hosted.events)
                is_quick = len(deeds) == 1 and not isinstance(deeds[0], _LONG)
                if is_quick:
                    facts = hosted.tournament.decide(deeds[0], self.now())
                    if await self._keep(hosted, facts, by, visitor, member=member):
                        break
                    continue
            facts = await self.decider.decide(terms, events, list(deeds), self.now())
            async with hosted.lock:
                if hosted.tournament.seq == seq and await self._keep(
                    hosted, facts, by, visitor, member=member
                ):
                    break
        else:
            raise Refused("try-again", f"expected to come first once in {_TRIES} times")
        await self.set_up(hosted)
        self.changed(hosted)
        told = any(isinstance(fact, f.RoundPaired | f.TournamentEnded) for fact in facts)
        if told and hosted.club is None:
            self.spawn(self.went_on(hosted.id, terms.name))  # nobody waits for that
        return hosted.events[-1]

    async def _keep(
        self,
        hosted: Hosted,
        facts: tuple[AnyTournamentFact, ...],
        by: str,
        visitor: str | None,
        *,
        member: bool,
    ) -> bool:
        """Store an event and go on from it; False: another came first, and has been read."""
        event = TournamentEvent(hosted.tournament.seq + 1, self.now(), by, facts)
        deed = StoredDeed(event.seq, event.at, by, tournament_facts_text(facts))
        entered = tuple(
            StoredEntrant(fact.player, visitor, member)
            for fact in facts
            if isinstance(fact, f.PlayerEntered) and visitor is not None
        )
        told = tuple(_settled(hosted, facts))
        standing = _counted(hosted.standing(hosted.tournament), facts)
        added = Addition(standing, entered, told)
        if not await self.book.append(hosted.id, deed, added):
            await self.catch_up(hosted)
            return False
        hosted.go_on(event)
        hosted.entrants.update((one.player, one) for one in entered)
        if entered:
            hosted.pupils = await self._pupils(hosted)
        if told:
            await self._look_at_tables(hosted)
        return True

    async def set_up(self, hosted: Hosted) -> None:
        """Set up the tables that are wanted and not there."""
        if not hosted.arrangements.online or hosted.tournament.is_over:
            return
        async with hosted.lock:
            made = new_games(
                hosted.tournament,
                hosted.games,
                hosted.visitors(),
                keys=self.keys,
                name=hosted.id,
                starts=self._start_of(hosted),
                shown=hosted.is_open,
                called=await self._called(hosted),
                hidden=hosted.hidden,
            )
            if made:
                await self.book.add_games(hosted.id, made)
                self.rooms.began(*(begun_table(table) for _, table in made))
                await self._look_at_tables(hosted)
                self.changed(hosted)

    async def _called(self, hosted: Hosted) -> dict[str, str] | None:
        """Return the accounts' names: what a club calls people is said in no game."""
        if hosted.club is None:
            return None
        members = await self.store.clubs.members(hosted.club)
        return {one.person.visitor: one.person.name for one in members}

    def _start_of(self, hosted: Hosted) -> float:
        """Return when the clocks of new tables start: for all of a round at the same time."""
        lead = hosted.arrangements.lead
        last = hosted.tournament.rounds[-1].paired_at if hosted.tournament.rounds else 0.0
        return last + lead if last + lead > self.now() else self.now() + lead

    # Pairing.

    async def ask_pairing(self, hosted: Hosted, number: int, by: str = "director") -> None:
        """Have a round paired in the background; who is killed at it is followed by another."""
        if hosted.pairing is not None:
            return
        hosted.failed = None
        await self.book.want(hosted.id, number, self.now())
        hosted.wanted = number
        self.take_up(hosted, by)

    def take_up(self, hosted: Hosted, by: str = "director") -> None:
        """Pair the round that is wanted."""
        if hosted.pairing is None:
            hosted.pairing = self.spawn(self._pair(hosted, by))
            self.changed(hosted)

    async def _pair(self, hosted: Hosted, by: str) -> None:
        beating = self.spawn(self._say_at_it(hosted))
        try:
            pair = c.PairRound(hosted.wanted, secrets.randbits(52))
            await self.do(hosted, [pair], by)
        except TournamentRefused as refused:
            if refused.code != "already-paired":
                hosted.failed = refused.code
        except Refused as refused:
            hosted.failed = refused.code
        finally:
            beating.cancel()
            await asyncio.gather(beating, return_exceptions=True)
            hosted.pairing, hosted.wanted = None, 0
            with suppress(SQLAlchemyError):
                await self.book.want(hosted.id, 0, self.now())
            self.changed(hosted)

    async def _say_at_it(self, hosted: Hosted) -> None:
        while True:
            await asyncio.sleep(_AT_IT)
            await self.book.want(hosted.id, hosted.wanted, self.now())

    # Telling.

    def enter(self, hosted: Hosted, person: Person) -> None:
        """Show somebody a tournament, and every change of it."""
        hosted.people.add(person)
        self.spawn(self._tell(hosted, person))

    def leave(self, hosted: Hosted, person: Person) -> None:
        """Let somebody go."""
        hosted.people.discard(person)

    async def written(self, hosted: Hosted) -> str:
        """Return the view as JSON; it is made once for all who look."""
        async with hosted.lock:  # nothing may happen while another thread looks
            if hosted.written is not None:
                return hosted.written
            changes = hosted.changes
            # In rounds between tournaments: one that changes without end holds up no other.
            view = await self.rooms.work.run(
                f"tournament {hosted.id}", lambda: view_of_tournament(hosted), owed=True
            )
            text = encode(view)
            if hosted.changes == changes:
                hosted.written = text
            return text

    def changed(self, hosted: Hosted, *, heard: bool = False) -> None:
        """Tell everybody soon; other processes, too, unless they have told it."""
        hosted.written = None
        hosted.changes += 1
        if not heard and self.rooms.neighbours.are_possible:
            self.rooms.neighbours.say(_TOPIC, [(hosted.id, hosted.tournament.seq)])
        if hosted.people and hosted.id not in self._due:
            loop = asyncio.get_running_loop()
            self._due[hosted.id] = loop.call_later(
                _BREATH, lambda: self.spawn(self._tell_all(hosted))
            )

    async def _tell_all(self, hosted: Hosted) -> None:
        self._due.pop(hosted.id, None)
        await self._tell(hosted, *hosted.people)

    async def _tell(self, hosted: Hosted, *people: Person) -> None:
        view: Any = msgspec.Raw((await self.written(hosted)).encode())
        told = encode(TournamentMessage(hosted.id, view))
        for person in people:
            person.send(told)

    def _hear(self, _who: str, rows: tuple[Row, ...]) -> None:
        for name, _seq in rows:
            hosted = self.open.get(str(name))
            if hosted is not None and hosted.people:
                self.spawn(self._follow(hosted))

    async def _follow(self, hosted: Hosted) -> None:
        async with hosted.lock:
            await self.catch_up(hosted)
            if not hosted.is_gone:
                self.changed(hosted, heard=True)

    # Tasks.

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something beside."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", exc_info=error)

    async def close(self) -> None:
        """End everything that runs."""
        for handle in self._due.values():
            handle.cancel()
        await end(self._tasks)
        self.decider.close()


async def _nobody(_tournament: str, _name: str) -> None:
    """Tell nobody."""


_LONG = (c.PairRound, c.RepairRound)


def _require_room(hosted: Hosted, by: str) -> None:
    """Bound what people may have kept, by how large a tournament is; the server's own is owed."""
    if hosted.is_gone:
        raise Refused("no-tournament", "expected a tournament that is still there")
    tournament = hosted.tournament
    games = sum(len(each.encounters) for each in tournament.rounds)
    most = _EVENTS + _EVENTS_EACH * (len(tournament.competitors) + games)
    if by != "server" and tournament.seq >= most:
        raise TournamentRefused("full", f"expected at most {most} events, got one more")


def _counted(standing: TournamentStage, facts: tuple[AnyTournamentFact, ...]) -> TournamentStage:
    """Return what lists show after some facts."""
    kinds = [type(fact) for fact in facts]
    players = standing.players + kinds.count(f.PlayerEntered)
    rounds = standing.rounds + kinds.count(f.RoundPaired) - kinds.count(f.RoundUnpaired)
    over = standing.status == OVER or f.TournamentEnded in kinds
    return TournamentStage(OVER if over else PLAYING if rounds else ENTERING, players, rounds)


def _settled(hosted: Hosted, facts: tuple[AnyTournamentFact, ...]) -> list[str]:
    """Return the tables of games about which there is nothing more to learn."""
    done: set[tuple[int, int, int]] = set()
    void: set[int] = set()
    for fact in facts:
        if isinstance(fact, f.GameScored | f.GameCorrected):
            done.add((fact.round, fact.table, fact.game))
        elif isinstance(fact, f.RoundUnpaired):
            void.add(fact.round)
    return [
        one.table_id
        for one in hosted.games
        if not one.told and (one.round in void or (one.round, one.board, one.game) in done)
    ]
