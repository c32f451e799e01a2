"""Challenges: a game that somebody proposes to somebody else by name.

Whoever is challenged decides who may: nobody, those they have played with (the rule for whoever
has not chosen), or everybody with an account. No text of one's own goes along. Games with a bot
never count: a program can be another from one day to the next.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Literal, NamedTuple

from msgspec import structs

from damier.club.people.errors import AccountError
from damier.club.people.names import name_key
from damier.club.people.secrets import new_id, plain_id
from damier.live.rooms import new_table
from damier.storage.proposals import Manners, Proposal
from damier.storage.store import rows_of
from damier.table.terms import BOT_MARK, Seat

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.club.ratings.ratings import Ratings
    from damier.rules.sheet import Colour
    from damier.storage.blocks import BlockBook
    from damier.storage.people import StoredPerson
    from damier.storage.proposals import Heeds, Party, ProposalBook
    from damier.storage.store import StoredTable
    from damier.table.terms import Terms

LASTS = 900.0  # seconds, of a challenge to a game by the clock
LASTS_LONG = 86_400.0  # of one without
MOST_OUT, MOST_IN = 10, 20
REASONS = (
    "generic",
    "later",
    "tooFast",
    "tooSlow",
    "timeControl",
    "rated",
    "casual",
    "standard",
    "variant",
    "noBot",
    "onlyBot",
)
ChallengeColour = Literal["white", "black", "lot"]


class NamedChallenge(NamedTuple):
    """A challenge, and who its two are."""

    proposal: Proposal
    challenger: Party
    challenged: Party


class Challenges:
    """All challenges of a site."""

    def __init__(
        self, book: ProposalBook, blocks: BlockBook, ratings: Ratings, now: Callable[[], float]
    ) -> None:
        self._book, self._blocks, self._ratings, self._now = book, blocks, ratings, now

    # Who may challenge whom.

    async def manners(self, me: StoredPerson) -> Manners:
        """Return how somebody meets others."""
        return await self._book.manners(me.id)

    async def heed(self, me: StoredPerson, heeds: Heeds) -> None:
        """Choose whose challenges one hears."""
        kept = await self._book.manners(me.id)
        await self._book.set_manners(me.id, Manners(kept.bot, heeds))

    async def become_bot(self, me: StoredPerson) -> None:
        """Let an account be a program's, for good; only before its first game."""
        if (await self._book.manners(me.id)).bot is not None:
            return
        if not await self._book.make_bot(me.id, me.visitor, self._now()):
            raise AccountError("has-played", "expected an account without games, got one with some")

    async def party(self, name: str) -> Party | None:
        """Return whoever has a name."""
        return await self._book.party(name_key(name))

    async def may(self, me: StoredPerson, other: Party) -> bool:
        """Tell whether somebody may challenge somebody else."""
        if me.id == other.id or other.heeds == "nobody":
            return False
        if await self._blocks.between(me.visitor, other.visitor):
            return False
        return other.heeds == "people" or await self._book.have_met(me.visitor, other.visitor)

    # Making and answering them.

    async def send(
        self, me: StoredPerson, name: str, terms: Terms, colour: ChallengeColour
    ) -> NamedChallenge:
        """Challenge somebody by name."""
        other = await self.party(name)
        if other is None:
            raise AccountError("no-such-name", "expected the name of somebody, got nobody's")
        if not await self.may(me, other):
            raise AccountError("not-challenged", "expected somebody who hears it, got another")
        mine = (await self._book.parties([me.id]))[me.id]
        with_bot = not (mine.bot is None and other.bot is None)
        if terms.rated and with_bot:
            raise AccountError("unrated-bot", "expected a game that does not count, got one")
        if terms.mode != "guided" and with_bot:
            raise AccountError("guided-bot", "expected a guided game, got another")
        now = self._now()
        lasts = LASTS if terms.control is not None else LASTS_LONG
        new = Proposal(new_id(), now, now + lasts, me.id, other.id, terms, colour)
        why = await self._book.add(new, now, most_out=MOST_OUT, most_in=MOST_IN)
        if why == "twice":
            raise AccountError("challenged-already", "expected one challenge, got another")
        if why is not None:
            raise AccountError("too-many-challenges", "expected fewer that wait, got another")
        return NamedChallenge(new, mine, other)

    async def of(self, me: StoredPerson) -> list[NamedChallenge]:
        """Return the challenges to and from somebody that are open or have lately ended."""
        found = await self._book.of(me.id, self._now())
        who = await self._book.parties(
            {side for one in found for side in (one.challenger, one.challenged)}
        )
        return [NamedChallenge(one, who[one.challenger], who[one.challenged]) for one in found]

    async def open(self, me: StoredPerson) -> list[NamedChallenge]:
        """Return those that can still be answered."""
        now = self._now()
        return [one for one in await self.of(me) if one.proposal.is_open(now)]

    async def accept(self, me: StoredPerson, challenge: str) -> tuple[NamedChallenge, StoredTable]:
        """Accept a challenge; both sit at a table from then on."""
        told = await self._to(me, challenge)
        table = await self._seated(told)
        done = await self._book.answer(
            told.proposal.id, "accepted", self._now(), table=table.id, rows=list(rows_of(table))
        )
        if not done:
            raise _none()
        return told, table

    async def decline(
        self, me: StoredPerson, challenge: str, reason: str = "generic"
    ) -> NamedChallenge:
        """Decline a challenge; `reason` is one of REASONS."""
        told = await self._to(me, challenge)
        why = reason if reason in REASONS else "generic"
        if not await self._book.answer(told.proposal.id, "declined", self._now(), reason=why):
            raise _none()
        return told

    async def withdraw(self, me: StoredPerson, challenge: str) -> NamedChallenge:
        """Take a challenge of one's own back."""
        told = await self._told(challenge)
        if told is None or told.challenger.id != me.id:
            raise _none()
        if not await self._book.answer(told.proposal.id, "withdrawn", self._now()):
            raise _none()
        return told

    async def _to(self, me: StoredPerson, challenge: str) -> NamedChallenge:
        """Return a challenge to somebody; whose it is otherwise, nobody learns."""
        told = await self._told(challenge)
        if told is None or told.challenged.id != me.id or not told.proposal.is_open(self._now()):
            raise _none()
        return told

    async def _told(self, challenge: str) -> NamedChallenge | None:
        found = await self._book.find(plain_id(challenge))
        if found is None:
            return None
        who = await self._book.parties([found.challenger, found.challenged])
        return NamedChallenge(found, who[found.challenger], who[found.challenged])

    async def _seated(self, told: NamedChallenge) -> StoredTable:
        """Return the table of a challenge: lots are drawn, and both have sat down."""
        drawn = told.proposal.colour
        mine: Colour = secrets.choice(("white", "black")) if drawn == "lot" else drawn
        sides = (told.challenger, told.challenged)
        white, black = sides if mine == "white" else sides[::-1]
        terms = told.proposal.terms
        terms = structs.replace(
            terms, white=await self._seat(white, terms), black=await self._seat(black, terms)
        )
        return new_table(terms, {"white": white.visitor, "black": black.visitor}, self._now())

    async def _seat(self, who: Party, terms: Terms) -> Seat:
        rating = await self._ratings.short(who.visitor, terms) if terms.rated else ""
        is_bot = who.bot is not None
        return Seat("person", BOT_MARK * is_bot + who.name, rating=rating, bot=is_bot)


def _none() -> AccountError:
    return AccountError("no-challenge", "expected a challenge that is open, got none")
