"""What visitors have learned."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of what was learned."""
    op.create_table(
        "progress",
        sa.Column("visitor", sa.String(64), primary_key=True),
        sa.Column("item", sa.String(120), primary_key=True),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("due", sa.Double),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop it, with all that was learned."""
    op.drop_table("progress")
