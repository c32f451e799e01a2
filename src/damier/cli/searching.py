"""The options by which games are searched for, given to every command that searches."""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from enum import Enum
from functools import wraps
from typing import TYPE_CHECKING, Annotated, Any

import typer

from damier.cli.options import AnySheet, Fen  # noqa: TC001  Typer reads annotations

if TYPE_CHECKING:
    from collections.abc import Callable

    from damier.collection import Collection, Search
    from damier.rules import Sheet


class Winner(str, Enum):  # noqa: UP042  Typer shows the values of this one
    """Who won."""

    white = "white"
    draw = "draw"
    black = "black"
    open = "open"


Turned = Annotated[
    bool, typer.Option("--turned", help="Also with colours exchanged and the board turned round.")
]
EitherTurn = Annotated[bool, typer.Option("--either-turn", help="Whoever is to move.")]
Pattern = Annotated[
    str, typer.Option("--pattern", help="Squares, whatever else stands there: W27,K5:B18:E22.")
]
Material = Annotated[
    str, typer.Option("--material", help="White's and Black's men and kings: 2+1K:1K, * for any.")
]
Manoeuvre = Annotated[
    str, typer.Option("--manoeuvre", help="Moves of one side, turn after turn: 37-32 32-28.")
]
Player = Annotated[str, typer.Option("--player", "-p", help="A player of either side, in part.")]
White = Annotated[str, typer.Option("--white", help="White's name, in part.")]
Black = Annotated[str, typer.Option("--black", help="Black's name, in part.")]
Event = Annotated[str, typer.Option("--event", help="The event, in part.")]
Years = Annotated[str, typer.Option("--year", help="A year, or years: 1970 or 1970-1979.")]
Won = Annotated[Winner | None, typer.Option("--result", help="Who won.")]
Plies = Annotated[str, typer.Option("--plies", help="The length in plies: 40, 40-60 or 100-.")]


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchOptions:
    """What somebody searches for, as it was typed: one option a field."""

    sheet: AnySheet = None
    fen: Fen = None
    turned: Turned = False
    either_turn: EitherTurn = False
    pattern: Pattern = ""
    material: Material = ""
    manoeuvre: Manoeuvre = ""
    player: Player = ""
    white: White = ""
    black: Black = ""
    event: Event = ""
    year: Years = ""
    result: Won = None
    plies: Plies = ""

    def search(self, games: Collection) -> Search:
        """Return what the options ask of a collection."""
        from damier.collection import Search
        from damier.position import Position

        asks_board = bool(self.fen is not None or self.pattern or self.material or self.manoeuvre)
        rules = _sheet_of(games, self.sheet, needed=asks_board)
        fen = self.fen
        first_year, last_year = _range(self.year, "--year")
        least, most = _range(self.plies, "--plies")
        return Search(
            sheet=rules,
            position=None if fen is None or rules is None else Position.from_fen(fen, rules),
            turned=self.turned,
            either_turn=self.either_turn,
            pattern=self.pattern,
            material=self.material,
            manoeuvre=self.manoeuvre,
            player=self.player,
            white=self.white,
            black=self.black,
            event=self.event,
            first_year=first_year,
            last_year=last_year,
            least_plies=least,
            most_plies=most,
            result=self.result.value if self.result is not None else None,
        )


def searching(command: Callable[..., None]) -> Callable[..., None]:
    """Give a command the options of a search in the place of its parameter `asked`."""
    options = list(inspect.signature(SearchOptions, eval_str=True).parameters.values())
    names = {option.name for option in options}
    own = inspect.signature(command, eval_str=True).parameters.values()
    parameters = [each for one in own for each in (options if one.name == "asked" else [one])]

    @wraps(command)
    def called(**given: Any) -> None:
        asked = SearchOptions(**{name: given.pop(name) for name in names})
        command(asked=asked, **given)

    called.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    return called


def _sheet_of(games: Collection, name: str | None, *, needed: bool) -> Sheet | None:
    """Return the sheet that is named, or the only one there is if one is needed."""
    from damier.rules import sheet

    if name is not None:
        return sheet(name)
    if not needed:
        return None
    known = games.sheets
    return known[0] if len(known) == 1 else sheet("international")


def _range(text: str, option: str) -> tuple[int | None, int | None]:
    if not text:
        return None, None
    match = re.fullmatch(r"(\d{0,5})(-?)(\d{0,5})", text.replace("–", "-"))
    if match is None or not (match[1] or match[3]):
        raise typer.BadParameter(
            f"expected a number or two, such as 40-60, got {text}", param_hint=option
        )
    first = int(match[1]) if match[1] else None
    last = int(match[3]) if match[3] else None
    return (first, last) if match[2] else (first, first)
