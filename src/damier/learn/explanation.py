"""Why a move was a mistake: facts that follow from a line of play, and the sentence they make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from damier.game.outcome import Outcome
    from damier.position import Move, Position
    from damier.position.refusal import DutyCode
    from damier.rules.sheet import Colour

    Writer = Callable[[Move, Iterable[Move]], str]

Kind = Literal[
    "shot", "capture", "exchange", "attack", "crown", "end", "ending", "table", "unclear"
]
Result = Literal["win", "draw", "loss"]
Better = Literal["mistake", "dubious", "missed-win"]  # how much better the better move was


@dataclass(frozen=True, slots=True)
class Balance:
    """What a line changes for one side: its men and kings less the other side's."""

    men: int = 0
    kings: int = 0


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why a move was a mistake, as facts; `text` makes the sentences.

    `position` is where the move was `played` instead of the `better` one (`purpose` explains a good
    move: then nothing was played). `line` begins there: with `played`, where it shows what the move
    allows, or with `better`, where it shows what was `missed`. All claims are about this line, and
    playing it proves them. The kinds:

    - `shot`: the loser has to take, and then the winner takes more;
    - `capture`: the winner takes for nothing; `exchange`: the winner takes more than the loser;
    - `attack`: the winner comes out ahead, though not every reply was forced;
    - `crown`: the winner gets a king; `end`: the line ends the game;
    - `ending`: the line leads into an ending that the endgame tables call won for the winner;
    - `table`: the tables know that the ending was `was` for the mover, and is `now`;
    - `unclear`: nothing of this, and the engine cannot put it in words.

    `taken` and `given` count the pieces that winner and loser take from `line[first]` on, the move
    that begins it; `balance` is the winner's over the whole line. `pieces` are the squares in
    `position` of what the loser loses, `route` the squares of the move that decides. `duty` is the
    rule that made the loser take as he did, `article` where the sheet says so.
    """

    kind: Kind
    position: Position
    played: Move | None
    better: Move | None
    missed: bool = False
    line: tuple[Move, ...] = ()
    first: int = 0
    taken: int = 0
    kings_taken: int = 0
    given: int = 0
    crowns: bool = False
    pieces: tuple[int, ...] = ()
    route: tuple[int, ...] = ()
    balance: Balance = Balance()
    duty: DutyCode | None = None
    article: str | None = None
    outcome: Outcome | None = None
    was: Result | None = None
    now: Result | None = None

    @property
    def by(self) -> Colour:
        """Who made the mistake."""
        return self.position.turn

    @property
    def winner(self) -> Colour:
        """Who is better off at the end of the line."""
        from damier.board.setup import opponent

        return self.by if self.missed else opponent(self.by)

    @property
    def loser(self) -> Colour:
        """Who is worse off at the end of the line."""
        from damier.board.setup import opponent

        return opponent(self.winner)

    @property
    def is_concrete(self) -> bool:
        """Whether there is something to say beyond what was better."""
        return self.kind != "unclear"

    def text(
        self, lang: str = "en", *, write: Writer | None = None, better: Better = "mistake"
    ) -> str:
        """Say it in a few short sentences.

        `write` writes a move, given those allowed beside it; by default as games of the sheet are
        written. `better` says how much better the better move was.
        """
        from damier.learn.explaining.words import explanation_text

        return explanation_text(self, lang, write, better)

    def reason(self, lang: str = "en", *, write: Writer | None = None, example: bool = True) -> str:
        """Say only what happens in the line, without naming its first move or a better one.

        `example`: with the moves of the line, where that is no more than an example.
        """
        from damier.learn.explaining.words import reason_text

        return reason_text(self, lang, write, example=example)
