"""A table that somebody watches: it takes commands one by one, stores each, and tells everybody."""

from __future__ import annotations

import asyncio
import math
import random
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar

import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.board.setup import opponent
from damier.engine.opponent import Mind
from damier.live import answers, messages
from damier.live.beginnings import begun_table
from damier.live.metrics import REPORTS
from damier.live.presence import Presence
from damier.live.replica import Replica
from damier.live.thinking.errors import Busy
from damier.live.thinking.tables import command_of, move_job
from damier.storage.order import StoredComplaint
from damier.table import commands as c
from damier.table import facts as f
from damier.table.deciding import is_aside
from damier.table.errors import Refused
from damier.table.view import own_view, view_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.live.keys import Role
    from damier.live.person import Person
    from damier.live.presence import People
    from damier.live.rooms import Rooms
    from damier.rules.sheet import Colour
    from damier.storage.store import StoredSeat
    from damier.table.commands import Deed, PlayerCommand
    from damier.table.facts import By, Event
    from damier.table.proof import Proof
    from damier.table.table import Table
    from damier.table.terms import Seat
    from damier.table.view import Eyes

log = structlog.get_logger()
_T = TypeVar("_T")
_SLOW_LEVEL = 5  # up to this level the computer takes a person's time
_PAUSE = (0.5, 1.5)
_BEAT = messages.encode(messages.Beat())
_RECENT = 0.9  # of a beat: who was heard since needs none
_MISSED = 2  # beats without an answer: away
_FLAG = 0.02  # seconds after which a flag that should have fallen is looked at
_FLAG_ELSEWHERE = 1.0  # where another process should have


class Room(Replica):
    """One table in memory, from the first who opens it to the last who leaves.

    A command is decided, stored, acknowledged and shown, in this order and one at a time.
    """

    def __init__(
        self,
        rooms: Rooms,
        table_id: str,
        table: Table,
        visitors: dict[Colour, str | None],
        made: float,
    ) -> None:
        super().__init__(rooms.store, rooms.bus, table_id, table, visitors)
        self.made, self.users = made, 0
        self.generations: dict[str, int] = {}  # of what opens the seats
        self._rooms = rooms
        self._people: set[Person] = set()
        self._silent: list[Person] = []
        self._flag: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._proving: asyncio.Task[None] | None = None
        self._going_on: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        side = table.computer
        self._mind = Mind.of(table.seats[side].level or 1) if side else None
        self._presence = Presence(self, time.monotonic())

    # Coming and going.

    async def enter(self, client: Person, seen: int) -> None:
        """Show somebody the table and let the others know."""
        await self._store.turn()  # what has come before is done before: a flag may be due
        async with self.lock:
            if self._rooms.bus.is_shared:
                await self.catch_up()
            await self.make_sure()
            await self.look_at_clock()
            welcome = await self.compute(lambda: answers.welcome(self, client))
            self._people.add(client)
            client.tell(welcome)
            for said in self.table.talk.lines:
                if said.seq > seen and self.table.talk.hears(client.eyes, said):
                    client.tell(messages.ChatMessage(*said))
            if self.table.next_table is not None:
                client.tell(self._rooms.rematch_for(self.table.next_table, client.eyes))
            self._tell_presence()
        self._wake()
        self._rooms.lobby.changed()

    def leave(self, client: Person) -> None:
        """Let somebody go."""
        self._people.discard(client)
        self._tell_presence()
        self._rooms.lobby.changed()

    def beat(self, now: float) -> None:
        """Ask everybody who answers whether they are there; tell who has gone or come back."""
        every = self._rooms.settings.heartbeat
        recent, missed = _RECENT * every, _MISSED * every
        # Whoever enters or leaves is told at once; only silence comes by itself.
        silent = []
        for client in self._people:
            client.ask(_BEAT, now, recent)
            if client.is_silent(now, missed):
                silent.append(client)
        if silent != self._silent:
            self._silent = silent
            if self._look(now):
                self._tell_presence()

    def close(self) -> None:
        """End everything that runs for this room."""
        if self._flag is not None:
            self._flag.cancel()
        for task in self.tasks:
            task.cancel()

    def dismiss(self, code: str) -> None:
        """Say goodbye to everybody."""
        for client in tuple(self._people):
            client.bye(code)

    def send_away(self, code: str, which: Callable[[Person], bool]) -> None:
        """Say goodbye to some."""
        for client in tuple(self._people):
            if which(client):
                client.bye(code)

    def visitor_of(self, client: Person) -> str | None:
        """Return whose seat somebody has, None for who watches."""
        side: Colour | None = "white" if client.eyes == "both" else client.eyes
        return None if side is None else self.visitors.get(side)

    @property
    def is_waiting(self) -> bool:
        """Whether an opponent is looked for, and somebody is there to play them."""
        listed = self.table.terms.against == "lobby" and self.table.open_seat is not None
        goes_on = not self.table.is_over
        return listed and goes_on and any(client.eyes is not None for client in self._people)

    def presence(self) -> messages.PresenceMessage:
        """Return who is there; the computer always is."""
        now = time.monotonic()
        self._look(now)
        return self._presence.told(now, self.now(), self._rooms.settings)

    def _look(self, now: float) -> bool:
        """See who is there; other processes are told who is here."""
        before, elsewhere = self._presence.here, self._rooms.elsewhere.at(self.id)
        silence = _MISSED * self._rooms.settings.heartbeat
        changed = self._presence.look(self._people, now, silence, elsewhere)
        if self._presence.here != before:
            self._rooms.elsewhere.tell(self.id, self._presence.here)
        return changed

    def count_people(self) -> int:
        """Return how many are in the room in this process, players and watchers."""
        return len(self._people)

    @property
    def watchers(self) -> int:
        """How many were seen to watch, here and elsewhere."""
        return self._presence.watchers

    def people_here(self) -> People:
        """Return who is at the table in this process."""
        return self._presence.here

    def is_awaited(self, event: Event) -> bool:
        """Whether somebody in another process may wait for an event; for a move, who looks on."""
        is_move = isinstance(event.facts[0], f.Moved)
        # Who moves without being here, as programs do, has those who look on elsewhere.
        return not is_move or not self._people or self._rooms.elsewhere.is_open(self.id)

    async def look(self) -> None:
        """Let a flag fall where nobody looks at the clock."""
        await self._store.turn()
        async with self.lock:
            await self.make_sure()
            await self.look_at_clock()

    def others_changed(self) -> None:
        """Say who is there, as others have come or gone elsewhere."""
        self._tell_presence()
        self._wake()

    # Commands.

    async def command(
        self, client: Person, command: PlayerCommand, heard: float | None = None
    ) -> None:
        """Do what somebody asks, and answer; `heard` is when it came, on the monotonic clock."""
        by: By | None = client.eyes
        if by is None:
            client.tell(answers.refused(Refused("not-a-player", "watching"), command, client.lang))
            return
        try:
            if self.table.is_prepared and self._rooms.work.budget.left(client.address) <= 0:
                raise Refused("too-many-requests", "expected less work a minute")
            came = None if heard is None else self._store.clock.at(heard)
            await self.do(client.aware(command), by, then=client, came=came)
        except Refused as refused:
            client.tell(answers.refused(refused, command, client.lang))

    async def do(
        self,
        deed: Deed,
        by: By,
        *,
        seat: StoredSeat | None = None,
        then: Person | None = None,
        once: bool = False,
        came: float | None = None,
    ) -> None:
        """Decide, store and show a deed, once; `then` is told as soon as it is stored.

        What is done `once` was thought out for this moment: if something happens first, it is
        refused as stale.
        """
        moment = self.table.game.state if once else None
        came = self.now() if came is None else came
        await self._store.turn()  # before the lock, so that what came first is done first
        async with self.lock:
            comes_again, event, board = await self.decide(deed, by, seat, once=moment, came=came)
            if then is not None:
                then.has_done(deed, board, event.seq)
                then.tell(messages.Ack(deed.id, event.seq))
            if not comes_again:
                await self._tell_done(deed, event)
        self._wake()

    async def _tell_done(self, deed: Deed, event: Event) -> None:
        await self.happened(event)
        self._tell_waiting(event)
        if self.table.days is not None and isinstance(event.facts[0], f.Moved):
            self._rooms.postman.moved(self)
        if isinstance(deed, c.Report):
            REPORTS.inc()
            log.warning("reported", table=self.id, by=event.by, said=deed.said)
        await self._set_up_rematch()

    def allow(self, deed: Deed, by: By) -> None:
        """Refuse what there is no room for, and a claim against somebody who is there."""
        self._require_room_for(deed)
        self._require_absence(deed, by)

    def _require_room_for(self, deed: Deed) -> None:
        """Bound what is kept; talk may fill half of it, so that nobody can crowd out the moves."""
        most = self._rooms.settings.events_per_table
        if self.table.seq >= most or (self.table.asides >= most // 2 and is_aside(deed)):
            raise Refused("table-full", "expected a shorter game")

    def _require_absence(self, deed: Deed, by: By) -> None:
        """Let a game be claimed only from somebody who has been away for long."""
        if isinstance(deed, c.ClaimLeft) and by in ("white", "black"):
            told = self.presence()
            if self._rooms.bus.is_deaf:
                raise Refused("try-again", "expected to know who is there elsewhere")
            if told.left.get(opponent(by), 0.0) < (told.patience or math.inf):
                raise Refused("not-now", "expected an opponent who has been away for long")

    def failed(self) -> None:
        """Let all come again: what they see may not be what is stored."""
        self.dismiss("try-again")

    async def _set_up_rematch(self) -> None:
        """Set up the next table of the two if both want it, unless another process was first."""
        while self.table.wants_rematch:
            made = self._rooms.rematch_of(self)
            event = self.table.decide(c.Rematched(table=made.id), "server", self.now())
            if await self.keep(event, made=made):
                self._rooms.began(begun_table(made))
                await self.happened(event)

    # Telling.

    def token(self, role: Role) -> str:
        """Return the token of a role at this table."""
        return self._rooms.keys.token(self.id, role, self.generations)

    def players(self) -> dict[Colour, Seat]:
        """Return who plays."""
        return dict(self.table.seats)

    async def happened(self, event: Event) -> None:
        """Show an event to all, each with their own options."""
        if self.table.terms.tournament and self.table.is_over:
            self._rooms.finished(self.id)
        if isinstance(event.facts[0], f.Reported):
            await self._complain(event.facts[0], event.at)
        if isinstance(event.facts[0], f.Said):
            said = self.table.talk.lines[-1]
            text = messages.encode(messages.ChatMessage(*said))
            for client in self._people:
                if self.table.talk.hears(client.eyes, said):
                    client.send(text)
        else:
            await self._show(event.at)
        if isinstance(event.facts[0], f.WentOn):
            for client in self._people:
                client.tell(self._rooms.rematch_for(event.facts[0].table, client.eyes))

    async def _complain(self, report: f.Reported, at: float) -> None:
        """Keep a complaint for operators; every process does, as one of them knows the address."""
        about = opponent(report.side)
        here = (client.address for client in self._people if client.eyes == about)
        address = next(here, None)
        complaint = StoredComplaint(
            table_id=self.id,
            side=report.side,
            made=at,
            reporter=self.visitors.get(report.side) or "",
            about=self.visitors.get(about) or "",
            address="" if address is None else self._rooms.keys.address_print(address),
            reason=report.reason or ("talk" if report.said else "name"),
            words=report.why,
            said=report.said,
        )
        try:
            await self._rooms.store.order.complain(complaint)
        except SQLAlchemyError as error:
            log.error("complaint not kept", table=self.id, exc_info=error)

    async def _show(self, at: float) -> None:
        """Show the table as it is since the last event; with the lock held, as nobody comes in."""
        wanted = {client.eyes for client in self._people}
        written = await self.compute(lambda: self._written(wanted, at))
        for client in self._people:
            client.send(written[client.eyes])

    def _written(self, wanted: set[Eyes], at: float) -> dict[Eyes, str]:
        """Return what whoever has these eyes is sent: one view, and what is their own."""
        table = self.table
        view = view_of(table, at, since=table.fresh_from, thinking=self.is_thinking)
        own = {eyes: own_view(table, eyes) for eyes in wanted}
        return messages.states(view, self.players(), own)

    async def compute(self, work: Callable[[], _T]) -> _T:
        """Do something; at tables that somebody has prepared in a thread, at the players' price."""
        if not self.table.is_prepared:
            return work()
        address = next((client.address for client in self._people if client.eyes), "")
        try:
            return await self._rooms.work.run(address, work, owed=True)
        except Busy as error:
            raise Refused(error.code, "expected fewer to wait") from error

    def _tell_waiting(self, event: Event) -> None:
        """Say anew for how long somebody has been waited for, once it is their turn."""
        missing = not all(self._presence.there.values())
        if missing and isinstance(event.facts[0], f.Moved | f.Huffed | f.Withdrawn):
            self._tell_presence()

    def _tell_all(self, text: str) -> None:
        for client in self._people:
            client.send(text)

    def _tell_presence(self) -> None:
        self._tell_all(messages.encode(self.presence()))

    # What happens by itself while somebody watches.

    @property
    def is_thinking(self) -> bool:
        """Whether the computer is to move."""
        table = self.table
        return table.computer_to_act() and table.computer == table.game.turn

    def go_on(self, event: Event) -> None:
        """Go on by something that happened elsewhere."""
        self._spawn(self._heard(event))

    async def _heard(self, event: Event) -> None:
        await self.hear(event)
        self._wake()

    def heal(self) -> None:
        """Read what was missed."""
        self._spawn(self._healed())

    async def _healed(self) -> None:
        with suppress(Refused):  # it is tried again soon
            async with self.lock:
                await self.catch_up()
        self._wake()

    async def resume(self) -> None:
        """Leave out of a running clock the time in which no server ran, unless another did."""
        while (clock := self.table.game.state.clock) is not None:
            if self.table.is_over or clock.running is None:
                return
            away = await self._rooms.store.away_since(self.table.last_at)
            if away <= 0:
                return
            event = self.table.decide(c.Resume(away=away), "server", self.now())
            await self.keep(event)

    def _wake(self) -> None:
        """See to the clock and the computer after every change."""
        if not self._people:
            return
        if self._flag is not None:
            self._flag.cancel()
        clock = self.table.game.state.clock
        if clock is not None and clock.running is not None and not self.table.is_over:
            now = self.now()
            left = clock.left(clock.running, self.table.game_time(now))
            late = _FLAG if self._is_near(clock.running) else _FLAG_ELSEWHERE
            loop = asyncio.get_running_loop()
            self._flag = loop.call_later(max(0.0, left) + late, self._spawn_flag)
        if self.table.wants_rematch and (self._going_on is None or self._going_on.done()):
            self._going_on = self._spawn(self._go_on_elsewhere())
        if self._thinking is None and self.table.computer_to_act() and self._is_near():
            self._thinking = self._spawn(self._think())
        if self._proving is None and (proof := self.table.proof_due()) is not None:
            self._proving = self._spawn(self._prove(proof))

    async def _go_on_elsewhere(self) -> None:
        """Set up the rematch that a process which was killed did not."""
        with suppress(Refused):
            async with self.lock:
                await self.make_sure()
                await self._set_up_rematch()

    def _is_near(self, side: str | None = None) -> bool:
        """Tell whether a side, or any, plays here, or nobody does elsewhere: who is to act first.

        Others may act as well, and the store decides; it only spares them the trouble.
        """
        elsewhere = self._rooms.elsewhere.at(self.id).sides
        if side is None:
            return bool(self._presence.here.sides) or not elsewhere or self._rooms.bus.is_deaf
        return side in self._presence.here.sides or side not in elsewhere

    def _spawn_flag(self) -> None:
        self._spawn(self._flag_falls())

    async def _flag_falls(self) -> None:
        await self._store.turn()  # for a move that came in time, and waits for it as well
        async with self.lock:
            await self.make_sure()
            await self.look_at_clock()
        self._wake()

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("task failed", table=self.id, exc_info=error)

    async def _prove(self, proof: Proof) -> None:
        """Load the tables that tell whether anybody can win; they may let somebody claim a draw."""
        await self._rooms.load(proof)
        async with self.lock:
            await self._show(self.now())

    async def _think(self) -> None:
        """Do the computer's deeds for as long as it has any."""
        try:
            while self.table.computer_to_act() and self._people:
                if not await self._one_deed():
                    break
        finally:
            self._thinking = None

    async def _one_deed(self) -> bool:
        """Think and do one thing; False if the computer has nothing to do after all."""
        side, mind, state = self.table.computer, self._mind, self.table.game.state
        if side is None or mind is None:
            return False
        started = time.monotonic()
        address = next((each.address for each in self._people if each.eyes), "")
        seconds = self._rooms.settings.best_seconds
        job = move_job(self.table, side, mind, self.now(), seconds=seconds)
        chosen = await self._rooms.host.run(job, address)
        self._mind, deed = chosen.mind, command_of(chosen.deed)
        await asyncio.sleep(max(0.0, self._pause(mind) + started - time.monotonic()))
        if self.table.game.state is not state:
            return True  # somebody has resigned, offered a draw or taken back meanwhile
        if deed is None:
            return False
        seen_first = self.table.slips.before(deed, self.table.game)
        try:
            if seen_first is not None:
                await self.do(seen_first, side, once=True)
            await self.do(deed, side, once=True)
        except Refused as refused:
            if refused.code == "try-again":
                return False  # whoever comes back wakes it
            if refused.code not in ("game-over", "not-your-turn", "not-now", "stale"):
                raise
        return True

    def _pause(self, mind: Mind) -> float:
        pace = self._rooms.settings.pace
        quick = mind.level == "best" or mind.level > _SLOW_LEVEL
        return 0.0 if quick else pace * random.uniform(*_PAUSE)  # noqa: S311


def swapped(eyes: str | None) -> str | None:
    """Return where somebody sits in the rematch."""
    return opponent(eyes) if eyes in ("white", "black") else eyes  # type: ignore[arg-type]
