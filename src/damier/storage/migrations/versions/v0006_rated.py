"""Rated games: what ratings are computed from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = "0006 0004"


def upgrade() -> None:
    """Make the table; servers that do not know it go on beside those that do."""
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("white", sa.String(64), nullable=False),
        sa.Column("black", sa.String(64), nullable=False),
        sa.Column("score", sa.Double, nullable=False),
    )
    op.create_index("rated_games_by_end", "rated_games", ["ended"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop it: it follows from the games."""
    op.drop_table("rated_games")
