"""The gallery: games that everybody may watch while they are played, here and elsewhere.

Whoever looks at twenty boards needs no views of twenty tables. Once a second each game that has
gone on is written as a position, once for all who look; a move costs nothing by itself, and nothing
at all is done while nobody looks. Other processes say how their games stand for as long as they
hear that somebody looks here.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from damier.live.messages import NowMessage, PositionsMessage, encode
from damier.live.standing import ShownTable, first_look, shown_table
from damier.live.tasks import end

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from damier.live.bus import Row
    from damier.live.neighbours import Neighbours
    from damier.live.person import Person
    from damier.live.room import Room
    from damier.live.rooms import Rooms

log = structlog.get_logger()
_BREATH = 1.0  # seconds in which moves are gathered
_WANTED = 3.0  # seconds for which it is believed that somebody looks elsewhere
_LINGER = 15.0  # seconds for which a game is shown after its end
_KNOWN = 30.0  # seconds for which it is believed who is in a class
SHOWN = 24  # games at once
_MOST = 2_000  # games that another process may tell of
_ALL = ("", "")  # a row before all games: there are no others


@dataclass(frozen=True, slots=True)
class Wish:
    """What somebody wants to see: the games of a sheet, of a simul, or all.

    `shuns` are visitors whose games they are not shown, `follows` those whose games come first.
    """

    sheet: str = ""
    simul: str = ""
    shuns: frozenset[str] = frozenset()
    follows: frozenset[str] = frozenset()


@dataclass(slots=True)
class Group:
    """Those who want to see the same, and what they were told last."""

    people: set[Person] = field(default_factory=set)
    tables: list[str] = field(default_factory=list)
    featured: str | None = None
    more: int = 0


class Sight:
    """All games at one moment, put in order once for however many groups look.

    Anybody may wish for anything, so a wish costs what comes of it and not all that there is.
    """

    def __init__(self, games: dict[str, ShownTable], now: float) -> None:
        self.games = games
        self._simuls: defaultdict[str, list[ShownTable]] = defaultdict(list)
        self._sheets: defaultdict[str, dict[str, ShownTable]] = defaultdict(dict)
        self._played: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)  # by visitor
        order = sorted(games.values(), key=lambda one: first_look(one, now), reverse=True)
        for place, one in enumerate(order):
            if one.game.simul:
                self._simuls[one.game.simul].append(one)
            if one.shown:
                for sheet in ("", one.game.sheet):
                    self._sheets[sheet][one.game.table] = one
                for who in one.visitors:
                    self._played[who].append((place, one.game.table))

    def boards(self, simul: str) -> list[ShownTable]:
        """Return the games of a simul in their order."""
        return sorted(self._simuls.get(simul, ()), key=lambda one: one.game.board)

    def best(self, sheet: str) -> Mapping[str, ShownTable]:
        """Return the games of a sheet, or all, those to look at first before others."""
        return self._sheets.get(sheet, {})

    def played(self, visitors: frozenset[str], sheet: str) -> list[str]:
        """Return those of them that some play, in the same order."""
        here = self.best(sheet)
        found = {each for who in visitors for each in self._played.get(who, ())}
        return [name for _, name in sorted(found) if name in here]


class Gallery:
    """Tells those who look how the games stand that everybody may watch."""

    def __init__(self, rooms: Rooms, neighbours: Neighbours) -> None:
        self._rooms, self._neighbours = rooms, neighbours
        self._groups: defaultdict[Wish, Group] = defaultdict(Group)
        self._own: dict[str, ShownTable] = {}
        self._others: defaultdict[str, dict[str, ShownTable]] = defaultdict(dict)  # by process
        self._ended: dict[str, float] = {}  # when a game was first seen to be over, or left
        self._pupils: dict[str, tuple[float, bool]] = {}  # until when it is believed
        self._written: dict[str, bytes] = {}  # positions as they were told last
        self._sight: Sight | None = None  # since one last looked
        self._wanted = 0.0  # until when somebody looks elsewhere
        self._said: dict[str, ShownTable] | None = None  # None: all is to be said
        self._task: asyncio.Task[None] | None = None
        neighbours.listen("looking", lambda _who, _rows: self._want())
        neighbours.listen("gallery", self._hear, lambda who: self._others.pop(who, None))
        neighbours.remind(often=self._say_looking, again=self._say_all)

    # Coming and going.

    async def enter(self, client: Person, wish: Wish) -> None:
        """Show somebody the games."""
        if not self._groups:
            await self.look()
            self._say_looking()
        group, sight = self._groups[wish], self._sight or self._see()
        if not group.people:
            _choose(wish, group, sight)
        group.people.add(client)
        client.send(self._now(wish, group, sight))
        self._begin()

    def leave(self, client: Person, wish: Wish) -> None:
        """Let somebody go."""
        group = self._groups.get(wish)
        if group is not None:
            group.people.discard(client)
            if not group.people:
                del self._groups[wish]

    async def close(self) -> None:
        """Stop looking."""
        if self._task is not None:
            await end([self._task])

    # Looking.

    @property
    def is_wanted(self) -> bool:
        """Whether somebody looks, here or elsewhere."""
        return bool(self._groups) or time.monotonic() < self._wanted

    def _begin(self) -> None:
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._go_on(), name="gallery")

    async def _go_on(self) -> None:
        """Look once a second for as long as somebody does."""
        while self.is_wanted:
            await asyncio.sleep(_BREATH)
            try:
                await self.look()
            except SQLAlchemyError as error:
                log.info("not looked", reason=str(error))
                continue
            self._say_changes()
            self.tell()

    async def look(self) -> None:
        """See how the games in this process stand."""
        found = {}
        playing = (room for room in tuple(self._rooms.open.values()) if self._is_played(room))
        for room in playing:
            before = self._own.get(room.id)
            watchers = room.watchers
            if before is None or (before.position.seq, before.position.watchers) != (
                room.table.seq,
                watchers,
            ):
                found[room.id] = shown_table(room, watchers)
            else:
                found[room.id] = before
        hidden = await self._in_class({who for one in found.values() for who in one.visitors})
        self._own, self._sight = {}, None
        for name, one in found.items():
            if hidden.isdisjoint(one.visitors):
                self._own[name] = one
            elif one.game.simul:  # for whoever knows its name
                self._own[name] = replace(one, shown=False)

    def _is_played(self, room: Room) -> bool:
        terms, table = room.table.terms, room.table
        if not (terms.shown or terms.simul) or table.open_seat is not None:
            return False
        if table.is_over:
            since = self._ended.setdefault(room.id, time.monotonic())
            return time.monotonic() < since + _LINGER
        return bool(room.people_here().sides)

    async def _in_class(self, visitors: set[str]) -> set[str]:
        """Return those of some visitors who are pupils: nobody outside sees anything of them."""
        now = time.monotonic()
        unknown = {who for who in visitors if self._pupils.get(who, (0.0, False))[0] < now}
        if unknown:
            self._pupils = {who: one for who, one in self._pupils.items() if one[0] >= now}
            classes = await self._rooms.store.clubs.classes(unknown)
            for who in unknown:
                is_pupil = any(role == "member" for _, role in classes.get(who, ()))
                self._pupils[who] = now + _KNOWN, is_pupil
        return {who for who in visitors if self._pupils[who][1]}

    # Telling.

    def _all(self) -> dict[str, ShownTable]:
        """Return all games; of one that two processes have, the later."""
        found: dict[str, ShownTable] = dict(self._own)
        for tables in self._others.values():
            for name, one in tables.items():
                known = found.get(name)
                if known is None or known.position.seq < one.position.seq:
                    found[name] = one
        now = time.monotonic()
        for name in self._ended.keys() - found.keys():
            if now > self._ended[name] + 2 * _LINGER:
                del self._ended[name]
        return {name: one for name, one in found.items() if not self._is_stale(one, now)}

    def _is_stale(self, one: ShownTable, now: float) -> bool:
        if one.position.result is None:
            return False
        return now > self._ended.setdefault(one.game.table, now) + _LINGER

    def tell(self) -> None:
        """Tell everybody what has changed since they were last told."""
        sight = self._see()
        written = {name: _encoder.encode(one.position) for name, one in sight.games.items()}
        changed = {name for name, text in written.items() if self._written.get(name) != text}
        self._written = written
        for wish, group in self._groups.items():
            before = group.tables, group.featured, group.more
            _choose(wish, group, sight)
            if (group.tables, group.featured, group.more) != before:
                text = self._now(wish, group, sight)
            elif news := [written[name] for name in group.tables if name in changed]:
                raw: list[Any] = [msgspec.Raw(each) for each in news]
                text = encode(PositionsMessage(self._at(), raw))
            else:
                continue
            for client in group.people:
                client.send(text)

    def _see(self) -> Sight:
        self._sight = Sight(self._all(), self._rooms.store.clock.now())
        return self._sight

    def _now(self, wish: Wish, group: Group, sight: Sight) -> str:
        shown = [sight.games[name] for name in group.tables if name in sight.games]
        return encode(
            NowMessage(
                at=self._at(),
                games=[one.game for one in shown],
                positions=[one.position for one in shown],
                featured=group.featured,
                followed=[
                    one.game.table for one in shown if not wish.follows.isdisjoint(one.visitors)
                ],
                more=group.more,
            )
        )

    def _at(self) -> int:
        return round(self._rooms.store.clock.now() * 1000)

    # Those of other processes.

    def _want(self) -> None:
        if time.monotonic() > self._wanted:
            self._say_all()
        self._wanted = time.monotonic() + _WANTED
        self._begin()

    def _say_looking(self) -> None:
        if self._groups and self._neighbours.are_possible:
            self._neighbours.say("looking", [(1,)])

    def _say_all(self) -> None:
        self._said = None

    def _say_changes(self) -> None:
        """Say how games stand that have gone on, and which are gone."""
        if not self._neighbours.are_possible or time.monotonic() > self._wanted:
            return
        before = self._said or {}
        rows: list[Row] = [_ALL] if self._said is None else []
        rows += [(name, "") for name in before.keys() - self._own.keys()]
        told = (one for name, one in self._own.items() if before.get(name) is not one)
        rows += [(one.game.table, encode(one)) for one in told]
        self._said = dict(self._own)
        if rows:
            self._neighbours.say("gallery", rows)

    def _hear(self, who: str, rows: Iterable[Row]) -> None:
        known = self._others[who]
        for name, text in rows:
            if (name, text) == _ALL:
                known.clear()
            elif not text:
                known.pop(str(name), None)
            elif len(known) < _MOST or name in known:
                known[str(name)] = _decoder.decode(text)


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(ShownTable)


def _choose(wish: Wish, group: Group, sight: Sight) -> None:
    """Choose what a group sees: what it saw, as far as that is still there, and the best."""
    if wish.simul:
        group.tables = [one.game.table for one in sight.boards(wish.simul)]
        group.featured = None
        return
    fit, shunned = sight.best(wish.sheet), set(sight.played(wish.shuns, wish.sheet))
    mine = sight.played(wish.follows, wish.sheet)
    names = chain(mine, group.tables, islice(fit, SHOWN + len(shunned)))
    seen = (name for name in dict.fromkeys(names) if name in fit and name not in shunned)
    group.tables = list(islice(seen, SHOWN))
    group.more = max(0, len(fit) - len(shunned) - SHOWN)
    before = None if group.featured in shunned else fit.get(group.featured or "")
    if before is None or before.position.result is not None:
        named = (name for name in chain(mine, fit) if name not in shunned)
        going_on = (name for name in named if fit[name].position.result is None)
        featured = next(going_on, None)
        if featured is not None or before is None:
            group.featured = featured
