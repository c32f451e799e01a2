"""The reference of tournaments: terms, commands, facts and refusals, from the structs."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

from make_docs_messages import described

from damier.club.tournaments import commands, facts
from damier.club.tournaments.errors import TournamentCode
from damier.club.tournaments.terms import TournamentTerms
from damier.texts.catalogue import text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from msgspec import Struct

HEAD = """# Tournaments

`damier.club.tournaments` holds a tournament as events, as `damier.table` holds a game: a command is
decided, what comes of it are facts, and a tournament is what its facts make of it. Replaying asks
no rule and pairs nothing. All of them are JSON; `game` in the terms are those of every table of the
tournament.

Points are whole numbers, halves of a win: a win is 2, a draw 1. A tournament shows them as 2-1-0 or
1-½-0. A tie-break is in the same unit, and the Sonneborn–Berger twice that.

- **Swiss**: the FIDE Dutch system (rules until January 2026) by py4swiss. Nobody meets the same
  opponent twice, nobody has two byes, pairs kept apart are kept apart in every round. A round for
  which the rules leave no pairing is refused with `cannot-pair`. The bye has the points of a win.
- **Round robin**: Berger's tables, of those who are there when round one is paired. Whoever leaves
  loses the games that are left, and may come back. Played twice, the last two rounds of the first
  half are exchanged.
- **Knockout**: seeds by the list, the best free in round one. A match is `games` long and over when
  nobody can turn it any more. After a tie (`tied`) one more game follows until somebody leads
  (`replay`), or the better seed goes on (`seed`), or the director says who (`director`; he always
  may). Where neither came, nobody goes on. Ranks are shared by those who went out in one round.
- **Arena**: each call pairs those who wait, by points. Two who were each other's last opponent are
  not paired again unless they are the only two there. With `streaks`, after two wins in a row all
  points count double until a game is not won.

Accelerated rounds are those of the Baku system: `lifted` in a pairing says who.

A round that was not played at the board counts in tie-breaks as one against somebody with one's own
points; in a round robin an absent opponent is an opponent like any other. A direct result counts
where all who are level have met.

Reports are TRF16 with the lines XXR, XXC, XXS, XXP and XXA, for Swiss and round robin. Names are
cut after 33 signs; a match of two games is written as one result; games marked as not rated are
read as games.

"""


def pages() -> dict[str, str]:
    """Return the page of tournaments."""
    return {"reference/tournaments.md": HEAD + "\n".join(_lines()) + "\n"}


def parts() -> list[type[Struct]]:
    """Return what terms and facts are made of."""
    return [facts.Pairing, facts.SitsOut]


def _lines() -> Iterator[str]:
    yield from ("## Terms {#terms}", "")
    yield from described(TournamentTerms, "terms", parts())
    yield from ("## Commands {#commands}", "")
    for each in get_args(commands.TournamentDeed):
        yield from described(each, "command", parts())
    yield from ("## Facts {#facts}", "")
    for each in get_args(facts.KnownTournamentFact):
        yield from described(each, "fact", parts())
    yield from ("## What facts are made of {#parts}", "")
    for each in parts():
        yield from described(each, "part", parts())
    yield from ("## Codes of refusals {#codes}", "")
    yield from ("| code | said as |", "|---|---|")
    for code in get_args(TournamentCode):
        yield f"| `{code}` | {text(f'tournament-refused-{code}', 'en')} |"
