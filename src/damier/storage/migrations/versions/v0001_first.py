"""Tables, seats, events and runs."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("sheet", sa.String(100), nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("result", sa.String(8)),
        sa.Column("board", sa.Text, nullable=False),
        sa.Column("turn", sa.String(8), nullable=False),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(100), nullable=False),
        sa.Column("visitor", sa.String(64)),
    )
    op.create_index("seats_by_visitor", "seats", ["visitor"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("client", sa.BigInteger),
        sa.Column("deed", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "by", "client", name="events_once"),
    )
    op.create_table(
        "runs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("alive", sa.Double, nullable=False),
    )


def downgrade() -> None:
    """Drop everything."""
    for name in ("runs", "events", "seats", "tables"):
        op.drop_table(name)
