"""People who keep an account: what signs them in, and where they are signed in."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None
_PERSON = "people.id"


def upgrade() -> None:
    """Make the tables; nobody who plays without an account is touched.

    A server of the version before works with them: whoever has an account is a guest there.
    """
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(160), nullable=False, unique=True),
        sa.Column("visitor", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("password", sa.Text),
    )
    op.create_table(
        "credentials",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey(_PERSON), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("used", sa.Double, nullable=False),
        sa.Column("device", sa.String(100), nullable=False),
    )
    op.create_index("credentials_by_person", "credentials", ["person"])
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey(_PERSON), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("before", sa.String(64), unique=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("rotated", sa.Double, nullable=False),
        sa.Column("proved", sa.Double, nullable=False),
        sa.Column("device", sa.String(100), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(32), sa.ForeignKey(_PERSON), primary_key=True),
        sa.Column("hash", sa.String(64), primary_key=True),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("made", sa.Double, nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("challenge", sa.String(100), nullable=False),
    )
    op.create_index("challenges_by_made", "challenges", ["made"])
    op.execute("INSERT INTO marks (name, value) VALUES ('readable', '0005 0004')")


def downgrade() -> None:
    """Drop them, with all accounts; their games stay."""
    op.execute("DELETE FROM marks WHERE name = 'readable'")
    for name in ("challenges", "recovery_codes", "sessions", "credentials", "people"):
        op.drop_table(name)
