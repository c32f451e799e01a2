"""An arena: whoever waits is paired, with somebody of about as many points.

Two whose last game was against each other are not paired again while others are there: they wait
until somebody else is free. Only if nobody else is left at all do they play once more.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from damier.club.tournaments.errors import Unpairable
from damier.club.tournaments.facts import Pairing, RoundPaired
from damier.club.tournaments.scoring import scores

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.club.tournaments.tournament import Tournament

Pair = tuple[int, int]


def pair_arena(tournament: Tournament, number: int) -> RoundPaired:
    """Return pairings of those who wait; raises Unpairable where no two of them may meet."""
    points = scores(tournament)
    waiting = sorted(waiting_players(tournament), key=lambda player: -points[player])
    kept_apart = set(tournament.forbidden)
    if len(tournament.active) > 2:
        kept_apart |= just_met(tournament)
    pairs = _pairs(waiting, kept_apart)
    if not pairs:
        raise Unpairable(f"expected two who may meet, got {len(waiting)} waiting")
    tables = enumerate((_colours(tournament, pair) for pair in pairs), start=1)
    return RoundPaired(number, tuple(Pairing(table, *pair) for table, pair in tables))


def waiting_players(tournament: Tournament) -> list[int]:
    """Return those who are here and not playing, in the order of the list."""
    playing = {player for each in tournament.open_encounters for player in each.players}
    return [player for player in tournament.active if player not in playing]


def just_met(tournament: Tournament) -> set[frozenset[int]]:
    """Return the pairs of whom each had the other as the last opponent."""
    last: dict[int, frozenset[int]] = {}
    for each in tournament.encounters():
        pair = frozenset(each.players)
        last.update(dict.fromkeys(each.players, pair))
    return {pair for pair, times in Counter(last.values()).items() if times == 2}


def _pairs(waiting: list[int], kept_apart: set[frozenset[int]]) -> list[Pair]:
    """Pair each with the next who may be met; whoever is left over changes with an earlier pair."""

    def may(one: int, other: int) -> bool:
        return frozenset((one, other)) not in kept_apart

    pairs: list[Pair] = []
    left: list[int] = []
    for player in waiting:
        partner = next((each for each in left if may(each, player)), None)
        if partner is None:
            left.append(player)
        else:
            left.remove(partner)
            pairs.append((partner, player))
    while (found := _exchange(pairs, left, may)) is not None:
        place, one, other, new = found
        left.remove(one)
        left.remove(other)
        pairs[place : place + 1] = new
    return pairs


def _exchange(
    pairs: list[Pair], left: list[int], may: Callable[[int, int], bool]
) -> tuple[int, int, int, list[Pair]] | None:
    """Find a pair that can be broken up so that two who are left over are paired with its two."""
    for index, one in enumerate(left):
        for other in left[index + 1 :]:
            for place in reversed(range(len(pairs))):
                for first, second in (pairs[place], pairs[place][::-1]):
                    if may(one, first) and may(other, second):
                        return place, one, other, [(first, one), (second, other)]
    return None


def _colours(tournament: Tournament, pair: Pair) -> Pair:
    """Return White and Black: White goes to whoever has had it less, then not had it last."""

    def claim(player: int) -> tuple[int, int]:
        had = [each.colour_of(player) for each in tournament.encounters_of(player)]
        return had.count("white") - had.count("black"), int(had[-1:] == ["white"])

    one, other = pair
    return (other, one) if claim(other) < claim(one) else (one, other)
