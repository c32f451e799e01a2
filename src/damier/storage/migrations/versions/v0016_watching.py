"""Simuls, and whom and what visitors follow."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = f"{revision} 0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "simuls",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("rules", sa.String(64), sa.ForeignKey("sheets.hash"), nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("extra", sa.Double, nullable=False),
        sa.Column("colour", sa.String(10), nullable=False),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
    )
    op.create_index("simuls_by_time", "simuls", ["listed", "made"])
    op.create_index("simuls_by_host", "simuls", ["host"])
    op.create_table(
        "simul_players",
        sa.Column("simul", sa.String(32), sa.ForeignKey("simuls.id"), primary_key=True),
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32)),
    )
    op.create_index("simul_players_by_visitor", "simul_players", ["visitor"])
    op.create_table(
        "follows",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(12), primary_key=True),
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("follows_by_target", "follows", ["kind", "target"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them."""
    op.drop_table("follows")
    op.drop_table("simul_players")
    op.drop_table("simuls")
