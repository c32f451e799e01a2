"""Clubs and classes: who is in them, and what is pinned up."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = "0012 0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("chat", sa.Integer, nullable=False),
        sa.Column("code", sa.String(32), unique=True),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("role", sa.String(8), nullable=False),
        sa.Column("called", sa.String(80), nullable=False),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("pupil", sa.Integer, nullable=False),
    )
    op.create_index("club_members_by_person", "club_members", ["person"])
    op.create_table(
        "club_notes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_index("club_notes_by_club", "club_notes", ["club", "at"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them."""
    for name in ("club_notes", "club_members", "clubs"):
        op.drop_table(name)
