"""A Swiss: the FIDE Dutch system, as the library py4swiss pairs it.

The library is told what happened as a report of the tournament in memory and answers with pairs of
starting numbers. It is imported when the first round is paired; `damier[tournaments]` brings it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from damier.club.tournaments.errors import Unpairable
from damier.club.tournaments.facts import Pairing, RoundPaired, SitsOut
from damier.club.tournaments.pairing.acceleration import lift_of
from damier.club.tournaments.rounds import RoundPart, part_in
from damier.club.tournaments.scoring import scores
from damier.errors import MissingExtra

if TYPE_CHECKING:
    from damier.club.tournaments.tournament import Tournament

_TENTHS = 5  # of a point, in half of one


def pair_swiss(tournament: Tournament, number: int) -> RoundPaired:
    """Return the next round; raises Unpairable where the rules leave no pairing."""
    asked = {player: kind for (when, player), kind in tournament.byes.items() if when == number}
    playing = [player for player in tournament.active if player not in asked]
    if len(playing) < 2:
        raise Unpairable(f"expected two players or more, got {len(playing)}")
    lifted, lift = lift_of(tournament, number)
    order = tournament.seeded()
    absent = {order.index(player) + 1 for player in order if player not in playing}
    pairs = _dutch(tournament, order, absent, (lifted, lift))
    pairings: list[Pairing] = []
    free: list[SitsOut] = []
    for white, black in pairs:
        if black == 0:
            free.append(SitsOut(order[white - 1]))
        else:
            pairings.append(Pairing(len(pairings) + 1, order[white - 1], order[black - 1]))
    free += [SitsOut(player, kind) for player, kind in asked.items() if player in tournament.active]
    return RoundPaired(
        number, tuple(pairings), tuple(free), tuple(sorted(lifted)) if lift else (), lift
    )


def _dutch(
    tournament: Tournament, order: list[int], absent: set[int], lift: tuple[frozenset[int], int]
) -> list[tuple[int, int]]:
    """Ask the library; `absent` and the answer are starting numbers, Black 0 is a bye."""
    try:
        from py4swiss.engines import DutchEngine  # type: ignore[import-untyped]
        from py4swiss.engines.common import PairingError  # type: ignore[import-untyped]
        from py4swiss.trf import ParsedTrf  # type: ignore[import-untyped]
        from py4swiss.trf.sections import XSection  # type: ignore[import-untyped]
        from py4swiss.trf.sections.x_section import XSectionConfiguration  # type: ignore[import-untyped]
    except ImportError as missing:
        raise MissingExtra("tournaments", "py4swiss") from missing
    numbers = {player: place for place, player in enumerate(order, start=1)}
    apart = {(numbers[min(pair)], numbers[max(pair)]) for pair in map(tuple, tournament.forbidden)}
    report = ParsedTrf(
        player_sections=_sections(tournament, numbers),
        x_section=XSection(
            number_of_rounds=max(tournament.terms.rounds, len(tournament.rounds) + 1),
            zeroed_ids=absent,
            configuration=XSectionConfiguration(
                first_round_color=tournament.terms.first_colour == "white"
            ),
            accelerations=_accelerations(tournament, numbers, lift),
            forbidden_pairs=apart,
        ),
    )
    try:
        return [(each.white, each.black) for each in DutchEngine.generate_pairings(report)]
    except PairingError as error:
        here = len(order) - len(absent)
        raise Unpairable(
            f"expected a round in which no two meet again or are kept apart and nobody is free "
            f"twice, got none for {here} players"
        ) from error


def _sections(tournament: Tournament, numbers: dict[int, int]) -> list[Any]:
    from py4swiss.trf.codes import PlayerCode  # type: ignore[import-untyped]
    from py4swiss.trf.sections import PlayerSection

    points = scores(tournament)
    return [
        PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=place,
            points_times_ten=points[player] * _TENTHS,
            rank=place,
            results=[_result(part_in(each, player), numbers) for each in tournament.rounds],
        )
        for player, place in numbers.items()
    ]


def _result(part: RoundPart, numbers: dict[int, int]) -> Any:
    from py4swiss.trf.results import ColorToken, ResultToken, RoundResult  # type: ignore[import-untyped]

    colour = ColorToken(part.colour[:1] or "-")
    opponent = numbers.get(part.opponent, 0)
    return RoundResult(id=opponent, color=colour, result=ResultToken(part.mark))


def _accelerations(
    tournament: Tournament, numbers: dict[int, int], lift: tuple[frozenset[int], int]
) -> dict[int, list[int]]:
    rounds = [(each.lifted, each.lift) for each in tournament.rounds] + [lift]
    return {
        place: [height * _TENTHS if player in lifted else 0 for lifted, height in rounds]
        for player, place in numbers.items()
    }
