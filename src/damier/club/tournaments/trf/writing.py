"""A tournament as a report."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.club.tournaments.errors import TrfError
from damier.club.tournaments.pairing import last_round
from damier.club.tournaments.rounds import part_in
from damier.club.tournaments.standings import standings
from damier.club.tournaments.trf.columns import DOUBLE, NAME_WIDTH, SYSTEMS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from damier.club.tournaments.parts import PairedRound
    from damier.club.tournaments.tournament import Tournament

_SCORING = "XXS W=2.0 D=1.0 PAB=2.0"


def format_trf(tournament: Tournament) -> str:
    """Write a Swiss or a round robin; raises TrfError for other systems, which reports cannot hold.

    A match of two games is written as its result, and who gets White in its first game.
    """
    return "".join(f"{line.rstrip()}\n" for line in _lines(tournament))


def _lines(tournament: Tournament) -> Iterator[str]:
    terms = tournament.terms
    if terms.system not in SYSTEMS:
        raise TrfError(f"expected a Swiss or a round robin, got {terms.system}")
    numbers = {player: place for place, player in enumerate(tournament.seeded(), start=1)}
    double = terms.shown_points() == "2-1-0"
    yield f"012 {' '.join(terms.name.split())}"
    yield f"062 {len(numbers)}"
    yield f"092 {DOUBLE if terms.cycles == 2 else SYSTEMS[terms.system]}"
    yield f"XXR {last_round(tournament)}"
    yield f"XXC {terms.first_colour}1"
    if double:
        yield _SCORING
    for pair in sorted(sorted(numbers[player] for player in pair) for pair in tournament.forbidden):
        yield f"XXP {pair[0]} {pair[1]}"
    for player, number in numbers.items():
        lifts = [each.lift if player in each.lifted else 0 for each in tournament.rounds]
        if any(lifts):
            yield f"XXA {number:>4} " + " ".join(_points(lift, double=double) for lift in lifts)
    for row in sorted(standings(tournament), key=lambda row: numbers[row.player]):
        found = tournament.competitors[row.player]
        name, rating = found.name[:NAME_WIDTH], str(found.rating or "")
        points = _points(row.points, double=double)
        yield (
            f"001 {numbers[row.player]:>4}      {name:<{NAME_WIDTH}} {rating:>4}"
            f"{'':28}{points} {row.rank:>4}"
            + "".join(_round(each, row.player, numbers) for each in tournament.rounds)
        )


def _points(halves: int, *, double: bool) -> str:
    return f"{halves if double else halves / 2:4.1f}"


def _round(paired: PairedRound, player: int, numbers: dict[int, int]) -> str:
    part = part_in(paired, player)
    if not part.opponent:
        return f"  0000 - {part.mark}"
    return f"  {numbers[part.opponent]:>4} {part.colour[:1]} {part.mark}"
