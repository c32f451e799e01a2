"""What teachers show to a club and what is answered; tournaments that are held inside one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = f"{revision} 0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "blackboards",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("stage", sa.String(8), nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("scene", sa.Text, nullable=False),
    )
    op.create_table(
        "board_answers",
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("question", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("move", sa.String(200), nullable=False),
    )
    op.create_table(
        "club_tournaments",
        sa.Column("tournament", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("club", sa.String(32), sa.ForeignKey("clubs.id"), nullable=False),
    )
    op.create_index("club_tournaments_by_club", "club_tournaments", ["club"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them."""
    for name in ("club_tournaments", "board_answers", "blackboards"):
        op.drop_table(name)
