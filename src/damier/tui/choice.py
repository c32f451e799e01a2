"""What somebody chooses before a game: the sheet, who plays, which colour, time, mode.

It becomes the terms of a table (`damier.table.terms`) once lots are drawn, and is remembered for
the next time.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, get_args

from msgspec import structs

from damier.engine.levels import level_named
from damier.errors import DamierError, GameError
from damier.game.arbiter import rules_in_force
from damier.game.clock import TimeControl
from damier.game.game import Mode
from damier.position import Position
from damier.rules import sheet as sheet_named
from damier.rules import sheets
from damier.table.ballots import draw_ballot
from damier.table.canonical import sheet_text
from damier.table.terms import Seat, Slips, Terms

if TYPE_CHECKING:
    from collections.abc import Mapping
    from random import Random

    from damier.engine.levels import LevelName
    from damier.game import Game
    from damier.rules import Sheet
    from damier.rules.sheet import Colour, DrawRule

RivalKind = Literal["computer", "beside", "hub"]
Wanted = Literal["white", "black", "lot"]
CONTROLS = ("", "60+1", "180+2", "300+3", "600+5", "1800", "*30")
_LONGEST_NAME = 24
BOTH: frozenset[Colour] = frozenset({"white", "black"})


@dataclass(frozen=True, slots=True)
class GameChoice:
    """What was chosen; `control` is PDN's time control or empty, `hub` a command line.

    `sheet` is an id or the path of one's own. `colour` and `touch_move` None are as the sheet says,
    the latter in this mode. `start` is a FEN; `draw_options` are draw rules switched on, of those
    that the sheet leaves to the players. `slips` silent: nobody announces them, at the table.
    `deck` is what the opening is drawn from, where no `start` is given. `name` is that of whoever
    plays here; of two people, White / Black.
    """

    sheet: str = "international"
    rival: RivalKind = "computer"
    level: LevelName = 3
    colour: Wanted | None = None
    control: str = ""
    mode: Mode = "guided"
    touch_move: bool | None = None
    hub: str = ""
    start: str | None = None
    draw_options: tuple[DrawRule, ...] = ()
    slips: Slips = "announced"
    name: str = ""
    deck: str = ""

    def checked(self) -> GameChoice:
        """Return the choice, or raise a DamierError that says what cannot be."""
        rules_in_force(self.rules(), self.draw_options)
        level_named(self.level)
        for value, kinds in (
            (self.rival, RivalKind),
            (self.wanted, Wanted),
            (self.mode, Mode),
            (self.slips, Slips),
        ):
            if value not in get_args(kinds):
                raise GameError(f"expected {' or '.join(get_args(kinds))}, got {value!r}")
        if not isinstance(self.name, str) or not self.name.isprintable():
            raise GameError(f"expected a name, got {self.name!r}")
        if self.deck:
            draw_ballot(self.deck, self.rules())
        if self.control:
            TimeControl.parse(self.control)
        if self.rival == "hub" and not self.hub.strip():
            raise GameError("expected the command of a Hub engine, got nothing")
        return self

    def rules(self) -> Sheet:
        """Return the sheet."""
        return sheet_named(self.sheet)

    @property
    def wanted(self) -> Wanted:
        """The colour chosen; by default drawn by lot where the sheet has it so, else White."""
        return self.colour or ("lot" if self.rules().start.colours_by_lot else "white")

    def people(self, rng: Random) -> frozenset[Colour]:
        """Return the sides that people play; lots are drawn here."""
        if self.rival == "beside":
            return BOTH
        wanted = self.wanted
        return frozenset({rng.choice(("white", "black")) if wanted == "lot" else wanted})

    def terms(
        self,
        people: frozenset[Colour] = BOTH,
        seed: int | None = None,
        before: Terms | None = None,
    ) -> Terms:
        """Return the terms of a new table at which these sides are people's.

        An opening is drawn by the seed; one that was drawn `before` is played a second time first.
        """
        terms = self._terms(people)
        if not self.deck or self.start is not None:
            return terms
        drawn = before.ballot if before is not None else None
        if before is None or drawn is None or drawn.again:
            return terms.drawn(self.deck, seed)
        return structs.replace(
            terms, ballot=structs.replace(drawn, again=True), start_fen=before.start_fen
        )

    def _terms(self, people: frozenset[Colour]) -> Terms:
        rules = self.rules()
        own = None if self.sheet in sheets() else Path(self.sheet).read_text(encoding="utf-8")
        seats = self._seats(people)
        return Terms(
            sheet=rules.id,
            sheet_toml=own,
            rules_text=sheet_text(rules),
            mode=self.mode,
            touch_move=self.touch_move,
            control=self.control or None,
            start_fen=self.start,
            draw_options=self.draw_options,
            against="beside" if self.rival == "beside" else "computer",
            white=seats["white"],
            black=seats["black"],
            slips=self.slips,
        )

    def terms_of(self, game: Game, people: frozenset[Colour]) -> Terms:
        """Return the terms by which a game was played that is opened again."""
        seats = self._seats(people)
        begun = game.start == Position.start(game.sheet)
        return Terms(
            sheet=game.sheet.id,
            rules_text=sheet_text(game.sheet),
            mode=game.mode,
            touch_move=game.touch_move,
            control=self.control or None if game.state.clock is not None else None,
            start_fen=None if begun else game.start.fen(),
            draw_options=game.draw_options,
            against="beside" if self.rival == "beside" else "computer",
            white=seats["white"],
            black=seats["black"],
            slips=self.slips,
        )

    def _seats(self, people: frozenset[Colour]) -> dict[Colour, Seat]:
        """Return who sits where; an engine of others is a computer without a level of ours."""
        rival = Seat("computer", "Hub") if self.rival == "hub" else Seat("computer", "", self.level)
        sides: tuple[Colour, ...] = ("white", "black")
        names = self.names(people)
        return {side: Seat("person", names[side]) if side in people else rival for side in sides}

    def names(self, people: frozenset[Colour]) -> dict[Colour, str]:
        """Return what the people are called, as far as that is known."""
        first, _, second = (part.strip()[:_LONGEST_NAME] for part in self.name.partition("/"))
        if len(people) > 1:
            return {"white": first, "black": second}
        return dict.fromkeys(people, first)

    def game(self) -> Game:
        """Set up a new game."""
        return self.terms().game()

    def swapped(self, people: frozenset[Colour]) -> GameChoice:
        """Return the choice for a rematch: whoever had one colour takes the other."""
        if len(people) != 1:
            return self
        return replace(self, colour="black" if "white" in people else "white")


def chosen_for(terms: Terms, people: frozenset[Colour]) -> GameChoice:
    """Return what somebody would have chosen who sits at a table on these terms."""
    levels = [seat.level for seat in (terms.white, terms.black) if seat.level is not None]
    return GameChoice(
        sheet=terms.sheet,
        rival="computer" if terms.against == "computer" else "beside",
        level=levels[0] if levels else 3,
        colour="black" if people == {"black"} else "white",
        control=terms.control or "",
        mode=terms.mode,
        touch_move=terms.touch_move,
        start=None if terms.ballot is not None else terms.start_fen,
        draw_options=terms.draw_options,
        slips=terms.slips,
        deck=terms.ballot.deck if terms.ballot is not None else "",
    )


def as_json(choice: GameChoice) -> dict[str, Any]:
    """Return a choice as it is remembered; a position to start from is not."""
    return {**asdict(choice), "start": None}


def from_json(values: Mapping[str, Any]) -> GameChoice:
    """Read a remembered choice; one that cannot be any more is as if nothing was remembered."""
    known = {field.name for field in fields(GameChoice)}
    told = {name: values[name] for name in values if name in known}
    try:
        told["draw_options"] = tuple(told.get("draw_options", ()))
        return GameChoice(**told).checked()
    except (DamierError, TypeError, AttributeError):
        return GameChoice()
