"""When a tournament is next to be looked at, and its games whose results nobody has told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = f"{revision} 0004"
_UNTOLD = sa.text("told = 0")


def upgrade() -> None:
    """Add the moment: at once for all that are on."""
    op.add_column("tournaments", sa.Column("due", sa.Double))
    op.execute("UPDATE tournaments SET due = 0 WHERE status = 'playing' OR wanted > 0")
    op.create_index("tournaments_by_due", "tournaments", ["due"])
    op.create_index("tournaments_by_listed", "tournaments", ["listed", "made"])
    op.create_index(
        "tournament_games_untold",
        "tournament_games",
        ["tournament", "table_id"],
        sqlite_where=_UNTOLD,
        postgresql_where=_UNTOLD,
    )
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop both."""
    op.drop_index("tournament_games_untold", "tournament_games")
    op.drop_index("tournaments_by_listed", "tournaments")
    op.drop_index("tournaments_by_due", "tournaments")
    with op.batch_alter_table("tournaments") as changed:
        changed.drop_column("due")
