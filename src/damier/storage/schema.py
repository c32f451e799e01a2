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
    text,
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
    Column("generation", Integer, nullable=False, server_default="0"),  # of what opens the seat
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

# Who may run the server from a page; `by` is an operator's account, nothing: by command line.
operators = Table(
    "operators",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("made", Double, nullable=False),
    Column("by", String(32), nullable=False),
)

# What operators did, only ever added to; `about` is the account it was done to, if any.
operator_log = Table(
    "operator_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("operator", String(32), nullable=False),
    Column("deed", String(32), nullable=False),
    Column("about", String(64), nullable=False),
    Column("words", Text, nullable=False),
)

# Who may not come in: a visitor, or an address, of which only a print is kept that the server's key
# makes. `until` None: for good.
bans = Table(
    "bans",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("kind", String(8), nullable=False),  # visitor, address
    Column("subject", String(64), nullable=False),
    Column("made", Double, nullable=False),
    Column("until", Double),
    Column("reason", Text, nullable=False),
    Column("by", String(32), nullable=False),
    UniqueConstraint("kind", "subject", name="bans_once"),
)

# Who wants nothing to do with whom; both are visitors.
blocks = Table(
    "blocks",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("other", String(64), nullable=False),
    Column("made", Double, nullable=False),
    UniqueConstraint("visitor", "other", name="blocks_once"),
    Index("blocks_by_other", "other"),
)

# What players report, one a side and game. It follows from events, but for what was done about it;
# `reporter` and `about` are visitors, `address` is the print of whoever it is about.
complaints = Table(
    "complaints",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),
    Column("made", Double, nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("about", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("said", Integer, nullable=False),
    Column("settled", Double),
    Column("note", Text, nullable=False),
    Column("by", String(32), nullable=False),
    Index("complaints_by_settled", "settled", "made"),
    Index("complaints_by_about", "about"),
)

# Links by which one account each may be made: hashes only.
invitations = Table(
    "invitations",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("made", Double, nullable=False),
    Column("until", Double, nullable=False),
    Column("by", String(32), nullable=False),
    Column("used", Double),
)

# Words that nobody is called and nobody says; `key` is how they look.
bad_words = Table(
    "bad_words",
    metadata,
    Column("key", String(160), primary_key=True),
    Column("word", String(40), nullable=False),
    Column("made", Double, nullable=False),
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

# Where somebody may be sent a way in: it counts once it is `confirmed`. `code` is the hash of what
# confirms it, `key` the address as it is compared; several people may have one address.
recovery_mails = Table(
    "recovery_mails",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("mail", String(254), nullable=False),
    Column("key", String(254), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Integer, nullable=False),
    Column("code", String(64), unique=True),
    Column("asked", Double, nullable=False),  # when the last letter to confirm went out
    Index("recovery_mails_by_key", "key"),
)

# Hashes of links that were sent there: each lets somebody in once, for a while.
recovery_links = Table(
    "recovery_links",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("made", Double, nullable=False),
    Index("recovery_links_by_person", "person"),
    Index("recovery_links_by_made", "made"),
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

# What people let others see of them: `page` and `games` are levels of damier.club.people.privacy;
# who has no row shows nothing to anybody.
privacy = Table(
    "privacy",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("page", String(16), nullable=False),
    Column("games", String(16), nullable=False),
    Column("listed", Integer, nullable=False),  # 1: named among the best
)

# Games that are over, a row for each visitor who played: what lists of somebody's games ask for. It
# follows from tables, seats and events (`damier.live.finishing`), and is kept to be found at once.
finished = Table(
    "finished",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),  # white, black; both: one visitor had both
    Column("visitor", String(64), nullable=False),
    Column("ended", Double, nullable=False),
    Column("sheet", String(100), nullable=False),
    Column("score", Double),  # theirs: 1, 0.5 or 0; None where they had both sides
    Column("rated", Integer, nullable=False),
    Column("speed", String(16), nullable=False),  # empty without a clock
    Column("level", String(8), nullable=False),  # of the computer; empty against people
    Column("taken", Integer, nullable=False),  # the most pieces they took by one move
    Column("opening", Text, nullable=False),  # the first moves; empty where pieces were set up
    Index("finished_by_visitor", "visitor", "ended", "table_id"),
)

# What the engine found in somebody's games when they asked: see damier.club.people.insights.
looked_at = Table(
    "looked_at",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Column("record", Text, nullable=False),  # JSON
    Index("looked_at_by_visitor", "visitor", "at"),
)

# Tournaments. `terms` never change, `arrangements` do; all else but `director` and `wanted` follows
# from the events, and is kept for lists. `wanted` is a round that is to be paired, `wanted_at` when
# somebody was last at it: if nobody has been for a while, another does it.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("terms", Text, nullable=False),  # JSON, see damier.club.tournaments.terms
    Column("rules", String(32), ForeignKey("sheets.hash"), nullable=False),
    Column("arrangements", Text, nullable=False),  # JSON, see damier.club.hall.arrangements
    Column("director", String(64)),  # a visitor; None once the account is gone
    Column("listed", Integer, nullable=False),
    Column("status", String(16), nullable=False),  # entering, playing, over
    Column("players", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("wanted", Integer, nullable=False),
    Column("wanted_at", Double, nullable=False),
    Column("due", Double),  # when somebody is to look at it; None: when something has happened
    Index("tournaments_by_status", "status", "updated"),
    Index("tournaments_by_due", "due"),
    Index("tournaments_by_listed", "listed", "made"),
    Index("tournaments_by_director", "director"),
)

tournament_events = Table(
    "tournament_events",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("by", String(16), nullable=False),  # director, player, server: nobody's name
    Column("facts", Text, nullable=False),  # JSON, see damier.club.tournaments.facts
)

# Who is behind a number: a visitor, who plays here; those who play over the board are not listed.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("player", Integer, primary_key=True, autoincrement=False),
    Column("visitor", String(64), nullable=False),
    Column("member", Integer, nullable=False),  # whether they had an account when they entered
    UniqueConstraint("tournament", "visitor", name="entrants_once"),
    Index("entrants_by_visitor", "visitor"),
)

# The tables at which a tournament's games are played; `told` once the tournament knows the result.
tournament_games = Table(
    "tournament_games",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("tournament", String(32), ForeignKey("tournaments.id"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("game", Integer, nullable=False),
    Column("told", Integer, nullable=False),
    Index("tournament_games_by_tournament", "tournament", "told"),
    Index(
        "tournament_games_untold",
        "tournament",
        "table_id",
        sqlite_where=text("told = 0"),
        postgresql_where=text("told = 0"),
    ),
)

# Games by days, see damier.live.postman. When the flag of whoever is to move falls, unless an event
# after `seq` comes first; `warned` says that somebody was told that time is running out.
deadlines = Table(
    "deadlines",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("warn", Double, nullable=False),  # when to say that time is running out
    Column("warned", Integer, nullable=False),
    Index("deadlines_by_due", "due"),
    Index("deadlines_by_warn", "warned", "warn"),
)

# What a player has planned, for nobody else to see: see damier.table.plans. `dropped` says why it
# is not followed any more.
plans = Table(
    "plans",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),
    Column("done", Integer, nullable=False),  # entries of the game before the first move of it
    Column("board", Text, nullable=False),
    Column("tree", Text, nullable=False),  # JSON
    Column("dropped", String(16)),
)

# What a player has noted at a table, for nobody else to see.
notes = Table(
    "notes",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),
    Column("updated", Double, nullable=False),
    Column("text", Text, nullable=False),
)

# When somebody with an account is away; `applied` says that all their tables know of it.
vacations = Table(
    "vacations",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("start", Double, primary_key=True),
    Column("until", Double, nullable=False),
    Column("applied", Integer, nullable=False),
    Index("vacations_by_until", "until"),
)

# Notices on their way: `due` is when to send one, `lease` until when some process is at it. `way`
# is nothing at first, then `mail` for what waits to go into a letter.
outbox = Table(
    "outbox",
    metadata,
    Column("id", String(120), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("table_id", String(32)),
    Column("seq", Integer, nullable=False),
    Column("due", Double, nullable=False),
    Column("lease", Double, nullable=False),
    Column("way", String(8), nullable=False),
    Column("args", Text, nullable=False),  # JSON
    Index("outbox_by_due", "way", "due"),
    Index("outbox_by_visitor", "visitor"),
)

# Who wants to be told what: `kinds` by push, `mail_kinds` by mail. An address counts only once it
# is `confirmed`; `code` is the hash of what confirms it.
consents = Table(
    "consents",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("kinds", String(100), nullable=False),
    Column("mail_kinds", String(100), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("mail", String(254)),
    Column("confirmed", Integer, nullable=False),
    Column("code", String(64)),
    Column("asked", Double, nullable=False),  # when the last letter to confirm went out
    Column("wrote", Double, nullable=False),  # when the last letter with news did
    Column("lease", Double, nullable=False),
    Column("told", Double, nullable=False, server_default="0"),  # when last of whom they follow
)

# Devices that are told by push. `id` is the hash of the address; one with a `session` is told
# nothing once that is over.
subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("session", String(32)),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(60), nullable=False),
    Column("made", Double, nullable=False),
    Column("device", String(100), nullable=False),
    Index("subscriptions_by_visitor", "visitor"),
)

# What programs show instead of a session: hashes only. `scopes` are parted by spaces.
access_tokens = Table(
    "access_tokens",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("hash", String(64), nullable=False, unique=True),
    Column("label", String(60), nullable=False),
    Column("scopes", String(100), nullable=False),
    Column("made", Double, nullable=False),
    Column("used", Double),
    Index("access_tokens_by_person", "person"),
)

# How somebody meets others: a program since a moment, if it is one, and whose challenges are heard.
manners = Table(
    "manners",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("bot", Double),
    Column("heeds", String(16), nullable=False),  # nobody, played, people
)

# Challenges to named people. `colour` is the challenger's, `terms` are without seats; once it is
# accepted there is a table.
proposals = Table(
    "proposals",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Double, nullable=False),
    Column("ends", Double, nullable=False),
    Column("challenger", String(32), ForeignKey("people.id"), nullable=False),
    Column("challenged", String(32), ForeignKey("people.id"), nullable=False),
    Column("terms", Text, nullable=False),
    Column("colour", String(8), nullable=False),  # white, black, lot
    Column("state", String(16), nullable=False),  # open, accepted, declined, withdrawn
    Column("reason", String(32), nullable=False),  # of who declined
    Column("table_id", String(32), ForeignKey("tables.id")),
    Index("proposals_by_challenger", "challenger"),
    Index("proposals_by_challenged", "challenged"),
    Index("proposals_by_end", "ends"),
)

# Captures that a program sends jump by jump and has not ended, as of event `seq`.
half_moves = Table(
    "half_moves",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("side", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("path", Text, nullable=False),  # squares, parted by spaces
)

# Clubs, and classes among them. `code` is what lets somebody in; None: nobody comes in by one.
clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("kind", String(8), nullable=False),  # club, class
    Column("made", Double, nullable=False),
    Column("chat", Integer, nullable=False),  # 0: members talk at no table
    Column("code", String(32), unique=True),
)

# Who is in a club: `role` is owner, teacher or member, `called` what they are called inside it.
# `pupil` is 1 where the account was made by the class, and belongs to it.
club_members = Table(
    "club_members",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("role", String(8), nullable=False),
    Column("called", String(80), nullable=False),
    Column("joined", Double, nullable=False),
    Column("pupil", Integer, nullable=False),
    Index("club_members_by_person", "person"),
)

club_notes = Table(
    "club_notes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("club", String(32), ForeignKey("clubs.id"), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Index("club_notes_by_club", "club", "at"),
)

# What pupils are to do, until when; who did what follows from what they have learned and played.
homework = Table(
    "homework",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("club", String(32), ForeignKey("clubs.id"), nullable=False),
    Column("made", Double, nullable=False),
    Column("due", Double, nullable=False),
    Column("title", String(80), nullable=False),
    Column("tasks", Text, nullable=False),  # JSON, see damier.club.clubs.homework
    Index("homework_by_club", "club", "due"),
)

# What a teacher shows to a club: one board each. `seq` counts what was done to it, `answers` how
# often somebody has answered; `stage` is off, show, open or closed.
blackboards = Table(
    "blackboards",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("question", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("stage", String(8), nullable=False),
    Column("updated", Double, nullable=False),
    Column("scene", Text, nullable=False),  # JSON, see damier.club.clubs.blackboard
)

# What members answered to the question that was asked last.
board_answers = Table(
    "board_answers",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("question", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("move", String(200), nullable=False),
)

# Tournaments that are held inside a club: nobody else sees them.
club_tournaments = Table(
    "club_tournaments",
    metadata,
    Column("tournament", String(32), ForeignKey("tournaments.id"), primary_key=True),
    Column("club", String(32), ForeignKey("clubs.id"), nullable=False),
    Index("club_tournaments_by_club", "club"),
)

# One plays many: open until its host starts it, which makes all boards in one transaction.
simuls = Table(
    "simuls",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("made", Double, nullable=False),
    Column("host", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("terms", Text, nullable=False),
    Column("rules", String(64), ForeignKey("sheets.hash"), nullable=False),
    Column("most", Integer, nullable=False),
    Column("extra", Double, nullable=False),
    Column("colour", String(10), nullable=False),
    Column("listed", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Index("simuls_by_time", "listed", "made"),
    Index("simuls_by_host", "host"),
)
simul_players = Table(
    "simul_players",
    metadata,
    Column("simul", String(32), ForeignKey("simuls.id"), primary_key=True),
    Column("visitor", String(64), primary_key=True),
    Column("joined", Double, nullable=False),
    Column("name", String(80), nullable=False),
    Column("board", Integer, nullable=False),  # 0 until it starts
    Column("table_id", String(32)),
    Index("simul_players_by_visitor", "visitor"),
)

# Whom and what a visitor follows: a person, by their visitor, or a tournament. Nobody else sees it.
follows = Table(
    "follows",
    metadata,
    Column("visitor", String(64), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("target", String(64), primary_key=True),
    Column("made", Double, nullable=False),
    Index("follows_by_target", "kind", "target"),
)
