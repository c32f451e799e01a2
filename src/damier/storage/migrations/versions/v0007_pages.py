"""Pages of people: what they let others see, their finished games, what was found in them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = "0007 0004"


def upgrade() -> None:
    """Make the tables; games of before are added when somebody asks for theirs."""
    op.create_table(
        "privacy",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("page", sa.String(16), nullable=False),
        sa.Column("games", sa.String(16), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
    )
    op.create_table(
        "finished",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("sheet", sa.String(100), nullable=False),
        sa.Column("score", sa.Double),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("speed", sa.String(16), nullable=False),
        sa.Column("level", sa.String(8), nullable=False),
        sa.Column("taken", sa.Integer, nullable=False),
        sa.Column("opening", sa.Text, nullable=False),
    )
    op.create_index("finished_by_visitor", "finished", ["visitor", "ended", "table_id"])
    op.create_table(
        "looked_at",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )
    op.create_index("looked_at_by_visitor", "looked_at", ["visitor", "at"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them."""
    for name in ("looked_at", "finished", "privacy"):
        op.drop_table(name)
