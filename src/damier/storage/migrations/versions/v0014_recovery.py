"""Mail addresses by which an account is recovered, and the links that were sent there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = f"{revision} 0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "recovery_mails",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("key", sa.String(254), nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("code", sa.String(64), unique=True),
        sa.Column("asked", sa.Double, nullable=False),
    )
    op.create_index("recovery_mails_by_key", "recovery_mails", ["key"])
    op.create_table(
        "recovery_links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.create_index("recovery_links_by_person", "recovery_links", ["person"])
    op.create_index("recovery_links_by_made", "recovery_links", ["made"])
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them."""
    for name in ("recovery_links", "recovery_mails"):
        op.drop_table(name)
