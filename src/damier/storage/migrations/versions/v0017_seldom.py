"""When a visitor was last told that somebody they follow plays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = f"{revision} 0004"


def upgrade() -> None:
    """Add the moment: long ago for everybody."""
    told = sa.Column("told", sa.Double, nullable=False, server_default="0")
    op.add_column("consents", told)
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop it."""
    with op.batch_alter_table("consents") as changed:
        changed.drop_column("told")
