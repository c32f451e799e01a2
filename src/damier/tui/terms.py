"""What is settled before a game: the sheet, who plays, which colour, time, mode."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any, Literal, get_args

from damier.engine.levels import level_named
from damier.errors import DamierError, GameError
from damier.game.arbiter import rules_in_force
from damier.game.clock import TimeControl
from damier.game.game import Game, Mode
from damier.rules import sheet as sheet_named
from damier.table.proof import proof_for

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from damier.engine.levels import LevelName
    from damier.rules import Sheet
    from damier.rules.sheet import Colour, DrawRule

Rival = Literal["computer", "beside", "hub"]
Seat = Literal["white", "black", "lot"]
CONTROLS = ("", "60+1", "180+2", "300+3", "600+5", "1800", "*30")


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game; `control` is PDN's time control or empty, `hub` a command line.

    `colour` and `touch_move` None are as the sheet says, the latter in this mode. `start` is a FEN;
    `draw_options` are draw rules switched on, of those that the sheet leaves to the players.
    """

    sheet: str = "international"
    rival: Rival = "computer"
    level: LevelName = 3
    colour: Seat | None = None
    control: str = ""
    mode: Mode = "guided"
    touch_move: bool | None = None
    hub: str = ""
    start: str | None = None
    draw_options: tuple[DrawRule, ...] = ()

    def checked(self) -> Terms:
        """Return the terms, or raise a DamierError that says what cannot be."""
        rules_in_force(self.rules(), self.draw_options)
        level_named(self.level)
        for value, kinds in ((self.rival, Rival), (self.seat, Seat), (self.mode, Mode)):
            if value not in get_args(kinds):
                raise GameError(f"expected {' or '.join(get_args(kinds))}, got {value!r}")
        if self.control:
            TimeControl.parse(self.control)
        if self.rival == "hub" and not self.hub.strip():
            raise GameError("expected the command of a Hub engine, got nothing")
        return self

    def rules(self) -> Sheet:
        """Return the sheet."""
        return sheet_named(self.sheet)

    @property
    def seat(self) -> Seat:
        """The colour chosen; by default drawn by lot where the sheet has it so, else White."""
        return self.colour or ("lot" if self.rules().start.colours_by_lot else "white")

    def game(self) -> Game:
        """Set up a new game."""
        rules = self.rules()
        control = TimeControl.parse(self.control) if self.control else None
        return Game(
            rules,
            mode=self.mode,
            start=self.start,
            touch_move=self.touch_move,
            draw_options=self.draw_options,
            control=control,
            judge=proof_for(rules),
        )

    def people(self, rng: Random) -> frozenset[Colour]:
        """Return the sides that people play; lots are drawn here."""
        if self.rival == "beside":
            return frozenset({"white", "black"})
        seat = self.seat
        return frozenset({rng.choice(("white", "black")) if seat == "lot" else seat})

    def swapped(self, people: frozenset[Colour]) -> Terms:
        """Return the terms of a rematch: whoever had one colour takes the other."""
        if len(people) != 1:
            return self
        return replace(self, colour="black" if "white" in people else "white")


def as_json(terms: Terms) -> dict[str, Any]:
    """Return terms as they are remembered; a position to start from is not."""
    return {**asdict(terms), "start": None}


def from_json(values: Mapping[str, Any]) -> Terms:
    """Read remembered terms; what cannot be read any more is as if nothing was remembered."""
    known = {field.name for field in fields(Terms)}
    told = {name: values[name] for name in values if name in known}
    try:
        told["draw_options"] = tuple(told.get("draw_options", ()))
        return Terms(**told).checked()
    except (DamierError, TypeError, AttributeError):
        return Terms()
