"""Programs and challenges: tokens, manners, challenges to named people, captures under way."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = "0011 0004"
_PERSON, _TABLE = "people.id", "tables.id"


def upgrade() -> None:
    """Make the tables; servers that do not know them go on beside those that do."""
    op.create_table(
        "access_tokens",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey(_PERSON), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("label", sa.String(60), nullable=False),
        sa.Column("scopes", sa.String(100), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_index("access_tokens_by_person", "access_tokens", ["person"])
    op.create_table(
        "manners",
        sa.Column("person", sa.String(32), sa.ForeignKey(_PERSON), primary_key=True),
        sa.Column("bot", sa.Double),
        sa.Column("heeds", sa.String(16), nullable=False),
    )
    op.create_table(
        "proposals",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("ends", sa.Double, nullable=False),
        sa.Column("challenger", sa.String(32), sa.ForeignKey(_PERSON), nullable=False),
        sa.Column("challenged", sa.String(32), sa.ForeignKey(_PERSON), nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("colour", sa.String(8), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("reason", sa.String(32), nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey(_TABLE)),
    )
    op.create_index("proposals_by_challenger", "proposals", ["challenger"])
    op.create_index("proposals_by_challenged", "proposals", ["challenged"])
    op.create_index("proposals_by_end", "proposals", ["ends"])
    op.create_table(
        "half_moves",
        sa.Column("table_id", sa.String(32), sa.ForeignKey(_TABLE), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("path", sa.Text, nullable=False),
    )
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them; accounts and games stay."""
    for name in ("half_moves", "proposals", "manners", "access_tokens"):
        op.drop_table(name)
