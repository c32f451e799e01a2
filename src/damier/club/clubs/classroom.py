"""The classroom: what a club is shown, to everybody in it who looks, in every process.

Rows decide: a board under the next number of its club, an answer while its question is open. The
bus only tells sooner that there is something to read, and everybody looks again now and then, so
that whoever comes late, comes back or missed something sees the same.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, NamedTuple

import structlog
from sqlalchemy.exc import SQLAlchemyError

from damier.club.clubs.blackboard import Blackboard, parse_scene, scene_text
from damier.club.clubs.errors import ClubError
from damier.club.clubs.slate import BlackboardView, Slate, eyes_of, slate_of, view_for
from damier.live.messages import BlackboardMessage, encode
from damier.live.tasks import end
from damier.storage.blackboards import StoredAnswer, StoredBoard

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from damier.club.clubs.clubs import Membership
    from damier.live.bus import Row
    from damier.live.person import Person
    from damier.live.rooms import Rooms
    from damier.storage.clubs import StoredMember

log = structlog.get_logger()
_TRIES = 20  # to come first
_BREATH = 0.1  # seconds in which changes are gathered before they are told
_EVERY = 2.0  # seconds after which everybody looks again
_TOPIC = "blackboard"


class _Seen(NamedTuple):
    """What was last told: the board and its answers, and who was in the club."""

    stamp: tuple[int, int]
    members: tuple[tuple[str, str, str], ...]


class Classroom:
    """Knows the boards that somebody in this process looks at."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms, self._store = rooms, rooms.store
        self._book = rooms.store.blackboards
        self._people: dict[str, dict[Person, str]] = {}  # club, who looks, as whom
        self._told: dict[str, _Seen] = {}
        self._slates: dict[str, Slate] = {}
        self._due: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        rooms.neighbours.listen(_TOPIC, self._hear)
        self._watch = asyncio.create_task(self._look_again(), name="classroom")

    async def close(self) -> None:
        """Let everybody go."""
        for handle in self._due.values():
            handle.cancel()
        await end([*self._tasks, self._watch])

    # What is on the board.

    async def find(self, here: Membership) -> tuple[Blackboard, int]:
        """Return the board of a club, and its number."""
        found = await self._book.find(here.club.id)
        return (Blackboard(), 0) if found is None else (_board(found[0]), found[0].seq)

    async def look(self, here: Membership) -> BlackboardView | None:
        """Return what somebody in a club sees; None: nothing is shown."""
        slate, members = await self._read(here.club.id)
        return None if slate is None else view_for(slate, here.me, members)

    async def do(
        self, here: Membership, deed: Callable[[Blackboard], Blackboard]
    ) -> BlackboardView | None:
        """Do something to the board of a club as who teaches there; raises ClubError."""
        for _ in range(_TRIES):
            board, seq = await self.find(here)
            after = deed(board)
            row = StoredBoard(
                here.club.id,
                seq + 1,
                after.question,
                0,
                after.stage,
                self._store.clock.now(),
                scene_text(after.scene),
            )
            if await self._book.keep(row):
                break
        else:
            raise ClubError("try-again", f"expected to come first once in {_TRIES} times")
        self._changed(here.club.id)
        return await self.look(here)

    async def answer(self, here: Membership, question: int, move: str) -> BlackboardView | None:
        """Answer the question that is open; raises ClubError if it is not any more."""
        if here.teaches:
            raise ClubError("not-pupil", "expected somebody who is taught here, got a teacher")
        given = StoredAnswer(
            here.club.id, here.me.person.id, question, self._store.clock.now(), move
        )
        if not await self._book.answer(given):
            raise ClubError("no-question", "expected an open question, got another")
        self._changed(here.club.id)
        return await self.look(here)

    async def _read(self, club: str) -> tuple[Slate | None, list[StoredMember]]:
        found = await self._book.find(club)
        members = await self._store.clubs.members(club)
        if found is None or found[0].stage == "off":
            self._slates.pop(club, None)
            return None, members
        board, answers = found
        known = self._slates.get(club)
        if known is None or known.stamp != (board.seq, board.answers):
            # In rounds between clubs: one that changes without end holds up no other.
            known = await self._rooms.work.run(
                f"club {club}", lambda: slate_of(_board(board), board, answers), owed=True
            )
            if club in self._people:
                self._slates[club] = known
        return known, members

    # Who looks.

    async def enter(self, here: Membership, person: Person) -> None:
        """Show somebody the board of a club, and every change of it."""
        self._people.setdefault(here.club.id, {})[person] = here.me.person.id
        await self._tell(here.club.id, person)

    def leave(self, club: str, person: Person) -> None:
        """Let somebody go."""
        looking = self._people.get(club, {})
        looking.pop(person, None)
        if not looking:
            for known in (self._people, self._told, self._slates):
                known.pop(club, None)

    def _changed(self, club: str) -> None:
        if self._rooms.neighbours.are_possible:
            self._rooms.neighbours.say(_TOPIC, [(club,)])
        self._soon(club)

    def _hear(self, _who: str, rows: tuple[Row, ...]) -> None:
        for (club,) in rows:
            self._soon(str(club))

    def _soon(self, club: str) -> None:
        if club in self._people and club not in self._due:
            loop = asyncio.get_running_loop()
            self._due[club] = loop.call_later(_BREATH, lambda: self._spawn(self._tell_all(club)))

    async def _tell_all(self, club: str) -> None:
        self._due.pop(club, None)
        await self._tell(club)

    async def _tell(self, club: str, *only: Person) -> None:
        """Tell what each may see; whoever is in the club no more is sent away."""
        slate, members = await self._read(club)
        inside = {one.person.id: one for one in members}
        looking = self._people.get(club, {})
        if not only:
            self._told[club] = _Seen(slate.stamp if slate else (0, 0), _names(members))
        # Whoever has answered the same sees the same, and it is written once.
        written: dict[tuple[bool, str | None] | None, str] = {}
        for person in only or tuple(looking):
            one = inside.get(looking.get(person, ""))
            if one is None:
                person.bye("no-club")
                continue
            key = None if slate is None else eyes_of(slate, one)
            if key not in written:
                view = None if slate is None else view_for(slate, one, members)
                written[key] = encode(BlackboardMessage(club, view))
            person.send(written[key])

    async def _look_again(self) -> None:
        while True:
            await asyncio.sleep(_EVERY)
            clubs = tuple(self._people)
            if not clubs:
                continue
            try:
                stamps = await self._book.stamps(clubs)
                for club in clubs:
                    members = _names(await self._store.clubs.members(club))
                    told = self._told.get(club)
                    if told is None or told != _Seen(stamps.get(club, (0, 0)), members):
                        self._soon(club)
            except SQLAlchemyError as error:
                log.info("boards not looked at", reason=str(error))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("board not told", exc_info=error)


def _board(row: StoredBoard) -> Blackboard:
    stage: Any = row.stage
    return Blackboard(parse_scene(row.scene), stage, row.question)


def _names(members: list[StoredMember]) -> tuple[tuple[str, str, str], ...]:
    return tuple((one.person.id, one.role, one.called) for one in members)
