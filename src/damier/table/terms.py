"""What was agreed before a game: sheet, mode, clock, and who sits where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from damier.engine.levels import LevelName  # noqa: TC001  msgspec reads annotations
from damier.game import Game
from damier.game.game import Mode  # noqa: TC001  msgspec reads annotations
from damier.rules.load import load
from damier.rules.sheet import DrawRule  # noqa: TC001
from damier.table.ballots import DrawnBallot, draw_ballot
from damier.table.canonical import parse_text, sheet_text
from damier.table.control import parse_control
from damier.table.house import house_sheet
from damier.table.proof import proof_for

if TYPE_CHECKING:
    from damier.rules import Sheet

BOT_MARK = "BOT "  # before the name of a program, wherever names stand
SeatKind = Literal["person", "computer", "open"]
Against = Literal["computer", "beside", "link", "lobby"]
Slips = Literal["announced", "silent"]


class Seat(Struct, frozen=True, omit_defaults=True):
    """One side of the table; an open seat waits for somebody.

    `rating` is what was known of it when somebody sat down, with `?` while it is provisional;
    `bot`: a program plays there, by an account of its own; its name begins with BOT_MARK.
    """

    kind: SeatKind = "person"
    name: str = ""
    level: LevelName | None = None
    rating: str = ""
    bot: bool = False

    @property
    def account(self) -> str:
        """The name without the mark of a program."""
        return self.name.removeprefix(BOT_MARK) if self.bot else self.name


class Terms(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything that never changes about a table, but for who takes an open seat.

    `sheet_toml` is the text of a house sheet; `control` a time control as `parse_control` reads it;
    `draw_options` are the draw rules switched on, of those that the sheet leaves to the players.
    Where `slips` are silent, the opponent has to see one and point at it before he has a remedy.
    `ballot` is what was drawn by lot; `start_fen` is the position after it.
    `rated`: who made the table asks for a game that counts, and whoever joins has to agree.
    `tournament` names the one that it is a game of: nothing is taken back there, nor played again.
    `shown`: everybody may find the game while it is played. `simul` names the one that it is a game
    of, `board` its number there or in a tournament; `ahead` are the seconds that White and Black
    begin with besides.
    `rules_text` is the canonical text of the sheet, which the game goes by whatever becomes of the
    sheet; before it is `settled` there is none.
    """

    sheet: str
    sheet_toml: str | None = None
    mode: Mode = "guided"
    touch_move: bool | None = None
    control: str | None = None
    start_fen: str | None = None
    draw_options: tuple[DrawRule, ...] = ()
    against: Against = "beside"
    white: Seat = Seat()
    black: Seat = Seat()
    slips: Slips = "announced"
    rules_text: str | None = None
    ballot: DrawnBallot | None = None
    rated: bool = False
    tournament: str = ""
    shown: bool = False
    simul: str = ""
    board: int = 0
    ahead: tuple[float, float] = (0, 0)

    def rules(self) -> Sheet:
        """Return the sheet that is played by; a name never means a file."""
        if self.rules_text is not None:
            return parse_text(self.rules_text)
        if self.sheet_toml is None:
            return load(self.sheet)
        return house_sheet(self.sheet_toml, stored=True)

    def settled(self) -> Terms:
        """Return the terms with the text of their rules, which nobody changes any more."""
        return replace(self, rules_text=sheet_text(self.rules()))

    def game(self) -> Game:
        """Set up the game; raises SheetError, NotationError, SetupError or GameError."""
        rules = self.rules()
        return Game(
            rules,
            mode=self.mode,
            touch_move=self.touch_move,
            start=self.start_fen,
            draw_options=self.draw_options,
            control=parse_control(self.control) if self.control else None,
            ahead=self.ahead,
            judge=proof_for(rules),
        )

    def drawn(self, deck: str, seed: int | None = None) -> Terms:
        """Return the terms with an opening drawn by lot; raises DeckError or GameError."""
        ballot, start = draw_ballot(deck, self.rules(), seed)
        return replace(self, ballot=ballot, start_fen=start)

    def swapped(self, white: Seat, black: Seat, seed: int | None = None) -> Terms:
        """Return the terms of a rematch: those who sit there now, colours swapped.

        A ballot is played twice, once with each colour; then the next is drawn.
        """
        unrated = (replace(seat, rating="") for seat in (black, white))
        seated = replace(self, **dict(zip(("white", "black"), unrated, strict=True)))
        if self.ballot is None:
            return seated
        if self.ballot.again:
            return seated.drawn(self.ballot.deck, seed)
        return replace(seated, ballot=replace(self.ballot, again=True))
