"""Order: operators and their log, bans, blocks, complaints, invitations, words; seats re-keyed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None
# Servers from 0004 on work with these tables: they leave out what is new.
_READABLE = f"{revision} 0004"


def upgrade() -> None:
    """Make the tables; servers that do not know them go on beside those that do."""
    op.add_column("seats", sa.Column("generation", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "operators",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
    )
    op.create_table(
        "operator_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("operator", sa.String(32), nullable=False),
        sa.Column("deed", sa.String(32), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
    )
    op.create_table(
        "bans",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("subject", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.UniqueConstraint("kind", "subject", name="bans_once"),
    )
    op.create_table(
        "blocks",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("visitor", sa.String(64), nullable=False),
        sa.Column("other", sa.String(64), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.UniqueConstraint("visitor", "other", name="blocks_once"),
    )
    op.create_index("blocks_by_other", "blocks", ["other"])
    op.create_table(
        "complaints",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("side", sa.String(8), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("about", sa.String(64), nullable=False),
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("said", sa.Integer, nullable=False),
        sa.Column("settled", sa.Double),
        sa.Column("note", sa.Text, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
    )
    op.create_index("complaints_by_settled", "complaints", ["settled", "made"])
    op.create_index("complaints_by_about", "complaints", ["about"])
    op.create_table(
        "invitations",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("used", sa.Double),
    )
    op.create_table(
        "bad_words",
        sa.Column("key", sa.String(160), primary_key=True),
        sa.Column("word", sa.String(40), nullable=False),
        sa.Column("made", sa.Double, nullable=False),
    )
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    op.execute(f"INSERT INTO marks (name, value) VALUES ('readable', '{_READABLE}')")  # noqa: S608


def downgrade() -> None:
    """Drop them."""
    for name in (
        "bad_words",
        "invitations",
        "complaints",
        "blocks",
        "bans",
        "operator_log",
        "operators",
    ):
        op.drop_table(name)
    op.drop_column("seats", "generation")
