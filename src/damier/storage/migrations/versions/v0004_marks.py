"""Marks: what servers of one database have to agree on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table, and an index for those who ask when servers ran."""
    op.create_table(
        "marks",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_index("runs_by_alive", "runs", ["alive"])


def downgrade() -> None:
    """Let go of what a server alone does not need."""
    op.drop_index("runs_by_alive", "runs")
    op.drop_table("marks")
