"""The tables of the database; must agree with the migrations, and a test says so.

Events are only ever added. Everything else in `tables` and `seats` follows from them, and is kept
so that lists of games need not replay any.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

# The canonical texts of the sheets that games are played by, each once; nothing changes them.
sheets = Table(
    "sheets",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("terms", Text, nullable=False),
    Column("sheet", String(100), nullable=False),
    Column("rules", String(32), ForeignKey("sheets.hash")),
    Column("plies", Integer, nullable=False),
    Column("status", String(16), nullable=False),  # open, playing, over
    Column("result", String(8)),
    Column("board", Text, nullable=False),
    Column("turn", String(8), nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(100), nullable=False),
    Column("visitor", String(64)),
    Index("seats_by_visitor", "visitor"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", String(8), nullable=False),
    Column("client", BigInteger),  # the player's own number for the command
    Column("facts", Text, nullable=False),  # JSON, see damier.table.facts
    UniqueConstraint("table_id", "by", "client", name="events_once"),
)

# When a server ran: from `started` to `alive`. What lies between two runs is on nobody's clock.
runs = Table(
    "runs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("started", Double, nullable=False),
    Column("alive", Double, nullable=False),
    Index("runs_by_alive", "alive"),
)

# What servers of one database have to agree on: `secret`, the fingerprint of the key of all tokens.
marks = Table(
    "marks",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# What a visitor has learned: see damier.learn.progress.
progress = Table(
    "progress",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("item", String(120), primary_key=True),
    Column("updated", Double, nullable=False),
    Column("due", Double),  # when it is to be repeated
    Column("record", Text, nullable=False),  # JSON
)

# Games that both asked to be rated, once they are over: what ratings are computed from. It follows
# from tables, seats and events (`damier.club.ratings.results`), and is kept to be read at once.
# `white` and `black` are visitors; of who has gone, a name that nobody else has.
rated_games = Table(
    "rated_games",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("ended", Double, nullable=False),
    Column("white", String(64), nullable=False),
    Column("black", String(64), nullable=False),
    Column("score", Double, nullable=False),  # White's: 1, 0.5 or 0
    Index("rated_games_by_end", "ended"),
)

# Those who keep an account. `key` is the name as it is compared, `visitor` under whom their games
# and progress are kept; nobody but they can be it, as no cookie of a guest ever names it.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(160), nullable=False, unique=True),
    Column("visitor", String(64), nullable=False, unique=True),
    Column("made", Double, nullable=False),
    Column("password", Text),  # as Argon2 writes it; None: by passkey only
)

# Passkeys: public halves only.
credentials = Table(
    "credentials",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("count", BigInteger, nullable=False),  # how often the device says it has signed
    Column("made", Double, nullable=False),
    Column("used", Double, nullable=False),
    Column("device", String(100), nullable=False),
    Index("credentials_by_person", "person"),
)

# Who is signed in where. Only hashes of what the browser shows are kept; `before` is the last one
# but one, which requests that were under way still show. `proved` is when somebody last proved who
# they are.
sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("before", String(64), unique=True),
    Column("made", Double, nullable=False),
    Column("seen", Double, nullable=False),
    Column("rotated", Double, nullable=False),
    Column("proved", Double, nullable=False),
    Column("device", String(100), nullable=False),
    Index("sessions_by_person", "person"),
)

# Hashes of what signs somebody in once who has nothing else left.
recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("hash", String(64), primary_key=True),
)

# What devices were asked to sign, each for a few minutes and once.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Double, nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("person", String(32)),
    Column("challenge", String(100), nullable=False),
    Index("challenges_by_made", "made"),
)
