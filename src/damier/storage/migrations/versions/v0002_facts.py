"""Facts instead of commands, and the text of the rules that each game goes by."""

from __future__ import annotations

from typing import TYPE_CHECKING

import sqlalchemy as sa
import structlog
from alembic import op

from damier.storage.commands import OldEvent, Shown, converted
from damier.storage.database import StorageError
from damier.storage.store import terms_text
from damier.table.canonical import text_hash
from damier.table.facts import facts_text

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from damier.table.facts import Event

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

log = structlog.get_logger()
_SOME = 1_000  # tables after which something is said

_sheets = sa.table("sheets", sa.column("hash"), sa.column("text"))
_tables = sa.table(
    "tables",
    *map(sa.column, ("id", "terms", "rules", "sheet", "status", "result")),
    *map(sa.column, ("board", "turn", "updated")),
)
_events = sa.table("events", *map(sa.column, ("table_id", "seq", "at", "by", "client", "facts")))


def upgrade() -> None:
    """Play all games once more, and keep what came of their commands."""
    op.create_table(
        "sheets",
        sa.Column("hash", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    # SQLite can add a column that refers to another table only in these words.
    op.execute("ALTER TABLE tables ADD COLUMN rules VARCHAR(32) REFERENCES sheets (hash)")
    op.execute("ALTER TABLE events RENAME COLUMN deed TO facts")
    connection = op.get_bind()
    names = [row.id for row in connection.execute(sa.select(_tables.c.id).order_by(_tables.c.id))]
    known: set[str] = set()
    for number, name in enumerate(names, start=1):
        _convert(connection, name, known)
        if number % _SOME == 0:
            log.info("tables brought up to date", done=number, all=len(names))


def _convert(connection: Connection, name: str, known: set[str]) -> None:
    row = connection.execute(sa.select(_tables).where(_tables.c.id == name)).one()
    stored = connection.execute(
        sa.select(_events).where(_events.c.table_id == name).order_by(_events.c.seq)
    )
    old = [OldEvent(e.seq, e.at, e.by, e.client, e.facts) for e in stored]
    made = converted(row.terms, old, Shown(row.board, row.turn, row.result, row.updated))
    rules = str(made.terms.rules_text)
    key = text_hash(rules)
    if key not in known:
        connection.execute(sa.insert(_sheets).values(hash=key, text=rules))
        known.add(key)
    changed = {"rules": key, "terms": terms_text(made.terms), "sheet": made.terms.sheet}
    if made.is_archived:
        changed |= {"status": "over", "result": row.result or "*"}
        log.warning("archived", table=name)
    connection.execute(sa.update(_tables).where(_tables.c.id == name).values(**changed))
    for event in made.events:
        _keep(connection, name, event, is_new=event.seq > len(old))


def _keep(connection: Connection, name: str, event: Event, *, is_new: bool) -> None:
    facts = facts_text(event.facts)
    if is_new:
        kept = {"at": event.at, "by": event.by, "client": event.client, "facts": facts}
        connection.execute(sa.insert(_events).values(table_id=name, seq=event.seq, **kept))
    else:
        mine = (_events.c.table_id == name) & (_events.c.seq == event.seq)
        connection.execute(sa.update(_events).where(mine).values(facts=facts))


def downgrade() -> None:
    """Refuse: what came of a command does not say how it was given."""
    raise StorageError("expected a copy of the database from before, see `damier backup`")
