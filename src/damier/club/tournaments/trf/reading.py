"""A report as a tournament: its terms, and the facts that make it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal, get_args

from damier.club.tournaments import facts as f
from damier.club.tournaments.errors import TournamentRefused, TrfError
from damier.club.tournaments.rounds import BYE_POINTS, Mark
from damier.club.tournaments.terms import MOST_PLAYERS, MOST_ROUNDS, TournamentTerms
from damier.club.tournaments.trf import columns
from damier.club.tournaments.trf.rounds import read_rounds

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from damier.club.tournaments.facts import KnownTournamentFact
    from damier.rules.sheet import Colour
    from damier.table.terms import Terms

LONGEST = 2_000_000  # characters of a report
_ALIASES: Mapping[str, Mark] = {"W": "1", "D": "=", "L": "0"}  # games that are not rated


@dataclass(frozen=True, slots=True)
class RoundCell:
    """A round in a player's line: the opponent's number (0: none), colour and result."""

    opponent: int
    colour: Colour | Literal[""]
    mark: Mark


@dataclass(slots=True)
class PlayerLine:
    """A player's line."""

    line: int
    number: int
    name: str
    rating: int
    points: float
    cells: list[RoundCell]


@dataclass(slots=True)
class WrittenReport:
    """What the lines say, before it is put together."""

    name: str = ""
    system: str = ""
    rounds: int = 0
    colour: Colour = "white"
    win: float = 1.0
    players: dict[int, PlayerLine] = field(default_factory=dict)
    forbidden: list[tuple[int, tuple[int, int]]] = field(default_factory=list)
    lifts: dict[int, list[float]] = field(default_factory=dict)

    @property
    def is_robin(self) -> bool:
        """Whether it is a round robin: any other system is taken for a Swiss."""
        return {"round", "robin"} <= set(self.system.lower().replace("-", " ").split())


def parse_trf(text: str, game: Terms) -> tuple[TournamentTerms, tuple[KnownTournamentFact, ...]]:
    """Read a report; raises TrfError with the line, what was expected and what stands there.

    `game` are the terms of its games, of which a report says nothing. Lines with codes that say
    nothing about pairings are stepped over.
    """
    if len(text) > LONGEST:
        raise TrfError(f"expected at most {LONGEST} characters, got {len(text)}")
    report = WrittenReport()
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        if line.strip():
            _LINES.get(line[:3], _skip)(report, line.rstrip(), number)
    if not report.players:
        raise TrfError("expected players in lines that begin with 001, got none")
    _check_numbers(report)
    return _terms(report, game), tuple(_facts(report))


def _terms(report: WrittenReport, game: Terms) -> TournamentTerms:
    played = max(len(each.cells) for each in report.players.values())
    robin = report.is_robin
    terms = TournamentTerms(
        name=(report.name or "TRF")[:120],
        system="round-robin" if robin else "swiss",
        game=game,
        rounds=0 if robin else max(report.rounds, played, 1),
        cycles=2 if robin and "double" in report.system.lower() else 1,
        points="2-1-0" if report.win == 2 else "1-½-0",
        accelerated=bool(report.lifts) and not robin,
        seeding="entry",
        first_colour=report.colour,
    )
    try:
        return terms.checked()
    except TournamentRefused as error:
        raise TrfError(str(error)) from error


def _facts(report: WrittenReport) -> list[KnownTournamentFact]:
    found: list[KnownTournamentFact] = [
        f.PlayerEntered(each.number, each.name, each.rating)
        for each in sorted(report.players.values(), key=lambda each: each.number)
    ]
    found += [f.PairForbidden(*pair) for _, pair in report.forbidden]
    return found + read_rounds(report)


def _check_numbers(report: WrittenReport) -> None:
    """Refuse numbers that are missing, and points that the results do not make."""
    missing = [n for n in range(1, len(report.players) + 1) if n not in report.players]
    if missing:
        raise TrfError(f"expected starting numbers from 1 on, got no {missing[0]}")
    if len(report.players) > MOST_PLAYERS:
        raise TrfError(f"expected at most {MOST_PLAYERS} players, got {len(report.players)}")
    for line, pair in report.forbidden:
        if not set(pair) <= set(report.players) or pair[0] == pair[1]:
            raise TrfError(f"expected two starting numbers, got {pair[0]} {pair[1]}", line=line)
    for each in report.players.values():
        made = sum(map(_halves, each.cells)) * report.win / 2
        if made != each.points:
            raise TrfError(
                f"expected {made:g} points as the results make them, got {each.points:g}",
                line=each.line,
            )


def _halves(cell: RoundCell) -> int:
    byes = {"U": "bye", "F": "full", "H": "half", "Z": "zero"}
    if cell.mark in byes:
        return BYE_POINTS[byes[cell.mark]]  # type: ignore[index]
    return 2 if cell.mark in ("1", "+") else 1 if cell.mark == "=" else 0


# One kind of line after another.


def _skip(_report: WrittenReport, line: str, number: int) -> None:
    if len(line) < 3:
        raise TrfError(f"expected a code of three signs, got {line!r}", line=number)


def _name(report: WrittenReport, line: str, _number: int) -> None:
    report.name = line[4:].strip()


def _system(report: WrittenReport, line: str, _number: int) -> None:
    report.system = line[4:].strip()


def _rounds(report: WrittenReport, line: str, number: int) -> None:
    report.rounds = whole(line[4:], "a number of rounds", number, 1, MOST_ROUNDS)


def _configuration(report: WrittenReport, line: str, _number: int) -> None:
    if "black1" in line.split():
        report.colour = "black"


def _scoring(report: WrittenReport, line: str, number: int) -> None:
    for part in line[4:].split():
        code, _, value = part.partition("=")
        points = decimal(value, "points such as W=2.0", number)
        if code in ("W", "WW", "BW"):
            report.win = points
    if report.win not in (1, 2):
        raise TrfError(f"expected 1 or 2 points for a win, got {report.win:g}", line=number)


def _forbidden(report: WrittenReport, line: str, number: int) -> None:
    players = [whole(part, "a starting number", number) for part in line[4:].split()]
    if len(players) != 2:
        raise TrfError(f"expected two starting numbers, got {len(players)}", line=number)
    report.forbidden.append((number, (players[0], players[1])))


def _acceleration(report: WrittenReport, line: str, number: int) -> None:
    player, *lifts = line[4:].split() or [""]
    place = whole(player, "a starting number", number)
    report.lifts[place] = [decimal(part, "points", number) for part in lifts]


def _player(report: WrittenReport, line: str, number: int) -> None:
    place = whole(line[columns.NUMBER], "a starting number in columns 5 to 8", number)
    if place in report.players:
        raise TrfError(f"expected each starting number once, got {place} again", line=number)
    name = line[columns.NAME].strip()
    if not name:
        raise TrfError("expected a name in columns 15 to 47, got none", line=number)
    rating = line[columns.RATING].strip()
    report.players[place] = PlayerLine(
        number,
        place,
        name,
        whole(rating, "a rating in columns 49 to 52", number, 0) if rating else 0,
        decimal(line[columns.POINTS], "points in columns 81 to 84", number),
        [
            _cell(line[start : start + 8].ljust(8), start, number)
            for start in range(columns.ROUNDS, len(line), columns.ROUND)
        ],
    )
    if len(report.players[place].cells) > MOST_ROUNDS:
        raise TrfError(f"expected at most {MOST_ROUNDS} rounds", line=number)


def _cell(text: str, start: int, line: int) -> RoundCell:
    where = f"column {start + 1}"
    if not text.strip():
        return RoundCell(0, "", "Z")
    opponent, colour = text[:4].strip(), text[5]
    mark = _ALIASES.get(text[7].upper(), text[7])
    if mark not in get_args(Mark):
        raise TrfError(f"expected a result such as 1 = 0 in {where}, got {mark!r}", line=line)
    if opponent in ("0000", "0", ""):
        absent: Mapping[str, Mark] = {"-": "Z", "+": "F", " ": "Z", "0": "Z", "=": "H", "1": "F"}
        return RoundCell(0, "", absent.get(mark, mark))  # type: ignore[arg-type]
    if colour not in "wb" or mark in "UFHZ":
        raise TrfError(
            f"expected an opponent, w or b and a result in {where}, got {text!r}", line=line
        )
    place = whole(opponent, f"an opponent in {where}", line)
    return RoundCell(place, "white" if colour == "w" else "black", mark)  # type: ignore[arg-type]


def whole(text: str, what: str, line: int, least: int = 1, most: int = 9999) -> int:
    """Read a whole number."""
    text = text.strip()
    if not (text.isascii() and text.isdigit() and len(text) < 8 and least <= int(text) <= most):
        raise TrfError(f"expected {what}, got {text!r}", line=line)
    return int(text)


def decimal(text: str, what: str, line: int) -> float:
    """Read a number with halves."""
    text = text.strip()
    before, _, after = text.partition(".")
    if not (text.isascii() and before.isdigit() and len(before) < 5 and after in ("", "0", "5")):
        raise TrfError(f"expected {what}, got {text!r}", line=line)
    return float(text)


_LINES: Mapping[str, Callable[[WrittenReport, str, int], None]] = {
    "001": _player,
    "012": _name,
    "092": _system,
    "XXR": _rounds,
    "XXC": _configuration,
    "XXS": _scoring,
    "XXP": _forbidden,
    "XXA": _acceleration,
}
