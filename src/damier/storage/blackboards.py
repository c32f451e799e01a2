"""Blackboards as rows: what a club is shown now, and who has answered what."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from sqlalchemy import delete, select, update
from sqlalchemy.dialects import postgresql, sqlite

from damier.storage.schema import blackboards, board_answers

if TYPE_CHECKING:
    from collections.abc import Collection

    from sqlalchemy import Connection
    from sqlalchemy.ext.asyncio import AsyncEngine

    from damier.storage.writer import Writer

_INSERTS: dict[str, Any] = {"postgresql": postgresql.insert, "sqlite": sqlite.insert}


@dataclass(frozen=True, slots=True)
class StoredBoard:
    """What a club is shown; `scene` is JSON."""

    club: str
    seq: int
    question: int
    answers: int
    stage: str
    updated: float
    scene: str


@dataclass(frozen=True, slots=True)
class StoredAnswer:
    """What somebody has answered to a question."""

    club: str
    person: str
    question: int
    at: float
    move: str


class BlackboardBook:
    """Keeps blackboards; every write is on the disk before it returns."""

    def __init__(self, engine: AsyncEngine, writer: Writer) -> None:
        self._engine, self._writer = engine, writer
        self._insert = _INSERTS[engine.dialect.name]

    async def find(self, club: str) -> tuple[StoredBoard, list[StoredAnswer]] | None:
        """Return what a club is shown and the answers to its question, None if never anything."""
        asked = select(blackboards).where(blackboards.c.club == club)
        answers = select(board_answers).where(board_answers.c.club == club)
        async with self._engine.connect() as connection:
            found = (await connection.execute(asked)).one_or_none()
            if found is None:
                return None
            board = StoredBoard(**found._mapping)
            rows = await connection.execute(answers.order_by(board_answers.c.at))
            given = [StoredAnswer(**row._mapping) for row in rows]
        return board, [one for one in given if one.question == board.question]

    async def stamps(self, clubs: Collection[str]) -> dict[str, tuple[int, int]]:
        """Return for each club what is another whenever its board or its answers are."""
        stamp = blackboards.c.club, blackboards.c.seq, blackboards.c.answers
        asked = select(*stamp).where(blackboards.c.club.in_(clubs))
        async with self._engine.connect() as connection:
            return {row[0]: (row[1], row[2]) for row in await connection.execute(asked)}

    async def keep(self, board: StoredBoard) -> bool:
        """Keep what comes next, the one after `board.seq - 1`; False: another came first.

        Answers to another question go.
        """
        row = asdict(board)
        del row["answers"]  # is counted where answers are kept
        here = blackboards.c.club == board.club

        def errand(connection: Connection) -> bool:
            if board.seq == 1:
                new = self._insert(blackboards).values(**asdict(board)).on_conflict_do_nothing()
                return connection.execute(new.returning(blackboards.c.club)).first() is not None
            change = update(blackboards).where(here, blackboards.c.seq == board.seq - 1)
            if connection.execute(change.values(**row)).rowcount != 1:
                return False
            old = board_answers.c.club == board.club, board_answers.c.question != board.question
            connection.execute(delete(board_answers).where(*old))
            return True

        return await self._writer.run(errand)

    async def answer(self, answer: StoredAnswer) -> bool:
        """Keep what somebody answers, instead of what they said before; False: it is too late."""
        asked = (
            blackboards.c.club == answer.club,
            blackboards.c.question == answer.question,
            blackboards.c.stage == "open",
        )
        change = update(blackboards).where(*asked).values(answers=blackboards.c.answers + 1)
        put = self._insert(board_answers).values(**asdict(answer))
        put = put.on_conflict_do_update(
            index_elements=["club", "person"],
            set_={"question": answer.question, "at": answer.at, "move": answer.move},
        )

        def errand(connection: Connection) -> bool:
            if connection.execute(change).rowcount != 1:
                return False
            connection.execute(put)
            return True

        return await self._writer.run(errand)

    async def answer_of(self, person: str) -> list[StoredAnswer]:
        """Return all that is kept of somebody's answers."""
        mine = select(board_answers).where(board_answers.c.person == person)
        async with self._engine.connect() as connection:
            return [StoredAnswer(**row._mapping) for row in await connection.execute(mine)]
