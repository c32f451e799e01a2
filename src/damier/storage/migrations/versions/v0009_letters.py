"""Games by days: deadlines, plans, notes, vacations; notices and who wants them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = "0009 0004"


def upgrade() -> None:
    """Make the tables; servers that do not know them go on beside those that do."""
    _of_tables()
    _of_people()
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def _of_tables() -> None:
    op.create_table(
        "deadlines",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("warn", sa.Double, nullable=False),
        sa.Column("warned", sa.Integer, nullable=False),
    )
    op.create_index("deadlines_by_due", "deadlines", ["due"])
    op.create_index("deadlines_by_warn", "deadlines", ["warned", "warn"])
    op.create_table(
        "plans",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("tree", sa.Text, nullable=False),
        sa.Column("dropped", sa.String(16)),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def _of_people() -> None:
    op.create_table(
        "vacations",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("start", sa.Double, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("applied", sa.Integer, nullable=False),
    )
    op.create_index("vacations_by_until", "vacations", ["until"])
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(120), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("lease", sa.Double, nullable=False),
        sa.Column("way", sa.String(8), nullable=False),
        sa.Column("args", sa.Text, nullable=False),
    )
    op.create_index("outbox_by_due", "outbox", ["way", "due"])
    op.create_index("outbox_by_visitor", "outbox", ["visitor"])
    op.create_table(
        "consents",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("kinds", sa.String(100), nullable=False),
        sa.Column("mail_kinds", sa.String(100), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254)),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("code", sa.String(64)),
        sa.Column("asked", sa.Double, nullable=False),
        sa.Column("wrote", sa.Double, nullable=False),
        sa.Column("lease", sa.Double, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("session", sa.String(32)),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(120), nullable=False),
        sa.Column("auth", sa.String(60), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("device", sa.String(100), nullable=False),
    )
    op.create_index("subscriptions_by_visitor", "subscriptions", ["visitor"])


def downgrade() -> None:
    """Drop them."""
    for name in (
        "deadlines",
        "plans",
        "notes",
        "vacations",
        "outbox",
        "consents",
        "subscriptions",
    ):
        op.drop_table(name)
