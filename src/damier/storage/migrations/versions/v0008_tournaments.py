"""Tournaments: their events, who takes part, and the tables of their games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = "0008 0004"
_TOURNAMENT = "tournaments.id"


def upgrade() -> None:
    """Make the tables; servers that do not know them go on beside those that do."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("rules", sa.String(32), sa.ForeignKey("sheets.hash"), nullable=False),
        sa.Column("arrangements", sa.Text, nullable=False),
        sa.Column("director", sa.String(64)),
        sa.Column("listed", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("wanted", sa.Integer, nullable=False),
        sa.Column("wanted_at", sa.Double, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "updated"])
    op.create_index("tournaments_by_director", "tournaments", ["director"])
    op.create_table(
        "tournament_events",
        sa.Column("tournament", sa.String(32), sa.ForeignKey(_TOURNAMENT), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
    )
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(32), sa.ForeignKey(_TOURNAMENT), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("member", sa.Integer, nullable=False),
        sa.UniqueConstraint("tournament", "visitor", name="entrants_once"),
    )
    op.create_index("entrants_by_visitor", "entrants", ["visitor"])
    op.create_table(
        "tournament_games",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("tournament", sa.String(32), sa.ForeignKey(_TOURNAMENT), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("game", sa.Integer, nullable=False),
        sa.Column("told", sa.Integer, nullable=False),
    )
    op.create_index("tournament_games_by_tournament", "tournament_games", ["tournament", "told"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them, with all tournaments; the games stay."""
    for name in ("tournament_games", "entrants", "tournament_events", "tournaments"):
        op.drop_table(name)
