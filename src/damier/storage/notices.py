"""Notices as rows: who wants to be told what, on which devices, and what is on its way."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from sqlalchemy import and_, delete, insert, or_, select, update

from damier.storage.schema import consents, outbox, seats, sessions, subscriptions, tables

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from sqlalchemy import ColumnElement, Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer

_AT_ONCE = 200  # notices that are posted in one transaction


@dataclass(frozen=True, slots=True)
class Consent:
    """What a visitor wants to be told: `kinds` by push, `mail_kinds` by mail, words with spaces."""

    visitor: str
    kinds: str = ""
    mail_kinds: str = ""
    lang: str = "en"
    mail: str | None = None
    confirmed: int = 0
    code: str | None = None
    asked: float = 0.0
    wrote: float = 0.0
    lease: float = 0.0
    told: float = 0.0


@dataclass(frozen=True, slots=True)
class StoredSubscription:
    """A device that is told by push; `id` is the hash of its address."""

    id: str
    visitor: str
    session: str | None
    endpoint: str
    p256dh: str
    auth: str
    made: float
    device: str


@dataclass(frozen=True, slots=True)
class PostedNotice:
    """A notice on its way to a visitor."""

    id: str
    visitor: str
    kind: str
    table_id: str | None
    seq: int
    due: float
    lease: float
    way: str
    args: str


class NoticeBook:
    """Keeps notices and consents; of several processes one sends each."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer

    # What somebody wants.

    async def consent(self, visitor: str) -> Consent | None:
        """Return what a visitor wants; None: nothing."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(consents).where(consents.c.visitor == visitor))
            found = rows.one_or_none()
            return None if found is None else Consent(**found._mapping)

    async def agree(self, visitor: str, **changes: Any) -> Consent:
        """Change what a visitor wants."""

        def errand(connection: Connection) -> Consent:
            here = consents.c.visitor == visitor
            found = connection.execute(select(consents).where(here)).one_or_none()
            kept = {} if found is None else dict(found._mapping)
            wanted = Consent(**{**kept, "visitor": visitor, **changes})
            connection.execute(delete(consents).where(here))
            connection.execute(insert(consents).values(**asdict(wanted)))
            return wanted

        return await self._writer.run(errand)

    async def confirm(self, code: str) -> bool:
        """Let the address count to which a code was sent; False: there is none such."""
        known = update(consents).where(consents.c.code == code, consents.c.mail.is_not(None))
        change = known.values(confirmed=1, code=None)
        return await self._writer.run(lambda connection: connection.execute(change).rowcount > 0)

    async def no_mail(self, visitor: str) -> None:
        """Forget the address of a visitor, and what was to go there."""

        def errand(connection: Connection) -> None:
            mine = update(consents).where(consents.c.visitor == visitor)
            connection.execute(mine.values(mail=None, confirmed=0, code=None, mail_kinds=""))
            theirs = (outbox.c.visitor == visitor, outbox.c.way == "mail")
            connection.execute(delete(outbox).where(*theirs))

        await self._writer.run(errand)

    # Devices.

    async def subscribe(self, device: StoredSubscription, most: int) -> None:
        """Keep a device; of too many the oldest goes."""

        def errand(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.id == device.id))
            connection.execute(insert(subscriptions).values(**asdict(device)))
            mine = subscriptions.c.visitor == device.visitor
            newest = select(subscriptions.c.id).where(mine)
            newest = newest.order_by(subscriptions.c.made.desc(), subscriptions.c.id)
            old = list(connection.execute(newest).scalars())[most:]
            connection.execute(delete(subscriptions).where(subscriptions.c.id.in_(old)))

        await self._writer.run(errand)

    async def unsubscribe(self, device: str, visitor: str | None = None) -> bool:
        """Forget a device; False: there is none such of this visitor's."""
        gone = delete(subscriptions).where(subscriptions.c.id == device)
        if visitor is not None:
            gone = gone.where(subscriptions.c.visitor == visitor)
        return await self._writer.run(lambda connection: connection.execute(gone).rowcount == 1)

    async def devices_of(self, visitor: str) -> list[StoredSubscription]:
        """Return the devices on which a visitor is told; none whose session is over."""
        asked = (
            select(subscriptions)
            .join(sessions, sessions.c.id == subscriptions.c.session, isouter=True)
            .where(subscriptions.c.visitor == visitor)
            .where(or_(subscriptions.c.session.is_(None), sessions.c.id.is_not(None)))
        )
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(subscriptions.c.made))
            return [StoredSubscription(**row._mapping) for row in rows]

    # On its way.

    async def post(self, row: dict[str, object]) -> None:
        """Post a notice; one that says the same and has not been sent goes."""

        def errand(connection: Connection) -> None:
            connection.execute(delete(outbox).where(outbox.c.id == row["id"]))
            connection.execute(insert(outbox).values(**row))

        await self._writer.run(errand)

    async def post_followed(
        self, rows: Sequence[dict[str, object]], now: float, pause: float | None = None
    ) -> None:
        """Post notices about whom and what visitors follow, one each, to those who want them.

        With a `pause`, nobody gets another so soon; of several processes one posts: whoever changes
        when the visitor was last told. Moves wait for the writer, so only so many go at once.
        """
        for at in range(0, len(rows), _AT_ONCE):
            some = {row["visitor"]: row for row in rows[at : at + _AT_ONCE]}
            here = [consents.c.visitor.in_(some), wants_followed()]
            asked: Any = select(consents.c.visitor).where(*here)
            if pause is not None:
                change = update(consents).where(*here, consents.c.told <= now - pause)
                asked = change.values(told=now).returning(consents.c.visitor)
            await self._writer.run(partial(_post_some, some, asked))

    async def take(self, now: float, until: float, limit: int) -> list[PostedNotice]:
        """Return notices that are due and that nobody else is at, for this process to send."""
        free = (outbox.c.way == "", outbox.c.due < now, outbox.c.lease < now)
        async with self._engine.connect() as connection:
            asked = select(outbox).where(*free).order_by(outbox.c.due).limit(limit)
            found = [PostedNotice(**row._mapping) for row in await connection.execute(asked)]
        if not found:
            return []

        def errand(connection: Connection) -> list[PostedNotice]:
            mine = []
            for one in found:
                here = (outbox.c.id == one.id, outbox.c.seq == one.seq)
                claimed = update(outbox).where(*here, outbox.c.lease < now).values(lease=until)
                if connection.execute(claimed).rowcount == 1:
                    mine.append(one)
            return mine

        return await self._writer.run(errand)

    async def is_true(self, notice: PostedNotice) -> bool:
        """Tell whether it is still somebody's turn, where that is what a notice says."""
        if notice.kind not in ("turn", "late"):
            return True
        asked = (
            select(tables.c.id)
            .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.side == tables.c.turn))
            .where(tables.c.id == notice.table_id, tables.c.status == "playing")
            .where(seats.c.visitor == notice.visitor)
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(asked)).first() is not None

    async def sent(self, notice: PostedNotice, *, mail_at: float | None = None) -> None:
        """Forget a notice that was sent, or let it wait for the next letter."""
        here = (outbox.c.id == notice.id, outbox.c.seq == notice.seq)

        def errand(connection: Connection) -> None:
            if mail_at is None:
                connection.execute(delete(outbox).where(*here))
            else:
                change = {"way": "mail", "due": mail_at, "lease": 0.0}
                connection.execute(update(outbox).where(*here).values(**change))

        await self._writer.run(errand)

    async def retry(self, notice: PostedNotice, due: float) -> None:
        """Let a notice be sent again later."""
        here = (outbox.c.id == notice.id, outbox.c.seq == notice.seq)
        change = update(outbox).where(*here).values(due=due, lease=0.0)
        await self._writer.run(lambda connection: connection.execute(change))

    # Letters.

    async def letters(self, now: float, until: float, limit: int) -> list[Consent]:
        """Return those to whom a letter is due, for this process to write."""
        asked = (
            select(consents)
            .join(outbox, outbox.c.visitor == consents.c.visitor)
            .where(outbox.c.way == "mail", outbox.c.due < now, consents.c.lease < now)
            .distinct()
            .limit(limit)
        )
        async with self._engine.connect() as connection:
            found = [Consent(**row._mapping) for row in await connection.execute(asked)]
        if not found:
            return []

        def errand(connection: Connection) -> list[Consent]:
            mine = []
            for one in found:
                free = (consents.c.visitor == one.visitor, consents.c.lease < now)
                claimed = update(consents).where(*free).values(lease=until)
                if connection.execute(claimed).rowcount == 1:
                    mine.append(one)
            return mine

        return await self._writer.run(errand)

    async def in_letter(self, visitor: str) -> list[PostedNotice]:
        """Return what goes into the next letter to a visitor."""
        asked = select(outbox).where(outbox.c.visitor == visitor, outbox.c.way == "mail")
        async with self._engine.connect() as connection:
            rows = await connection.execute(asked.order_by(outbox.c.due, outbox.c.id))
            return [PostedNotice(**row._mapping) for row in rows]

    async def wrote(
        self, visitor: str, told: Collection[PostedNotice], now: float | None, lease: float = 0.0
    ) -> None:
        """Note that a letter went out (`now`), or that it did not, and forget what it told."""

        def errand(connection: Connection) -> None:
            for one in told:
                here = (outbox.c.id == one.id, outbox.c.seq == one.seq, outbox.c.way == "mail")
                connection.execute(delete(outbox).where(*here))
            change: dict[str, float] = {"lease": lease}
            if now is not None:
                change["wrote"] = now
            mine = update(consents).where(consents.c.visitor == visitor)
            connection.execute(mine.values(**change))

        await self._writer.run(errand)


def wants_followed() -> ColumnElement[bool]:
    """Return the condition that a visitor wants to be told of whom and what they follow."""
    return or_(consents.c.kinds.contains("followed"), consents.c.mail_kinds.contains("followed"))


def _post_some(
    rows: Mapping[object, dict[str, object]], asked: Any, connection: Connection
) -> None:
    """Post notices to those whom a question names; those that say the same go."""
    found = [rows[visitor] for visitor in connection.execute(asked).scalars()]
    if found:
        same = outbox.c.id.in_([row["id"] for row in found])
        connection.execute(delete(outbox).where(same))
        connection.execute(insert(outbox), found)


def erase_notices(connection: Connection, visitor: str) -> None:
    """Delete what somebody wanted to be told, where, and what was on its way."""
    for kept in (consents, subscriptions, outbox):
        connection.execute(delete(kept).where(kept.c.visitor == visitor))


def move_notices(connection: Connection, guest: str, visitor: str) -> None:
    """Give a visitor the devices and the consent of another; one's own consent stays."""
    for kept in (subscriptions, outbox):
        connection.execute(update(kept).where(kept.c.visitor == guest).values(visitor=visitor))
    mine = select(consents.c.visitor).where(consents.c.visitor == visitor)
    theirs = consents.c.visitor == guest
    if connection.execute(mine).first() is None:
        connection.execute(update(consents).where(theirs).values(visitor=visitor))
    else:
        connection.execute(delete(consents).where(theirs))
