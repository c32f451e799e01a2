"""One game at this terminal: what was done, what is shown, what was last said. No widgets, no I/O.

People act through the methods; whoever plays the other side does so through `deed`. Every method
that changes the game says so by `changes`, which widgets compare.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from damier.board.setup import colour_of, opponent
from damier.engine import manners
from damier.errors import AmbiguousMove, GameError, IllegalMove, NotationError
from damier.learn import purpose
from damier.position import Move
from damier.table.proof import Proof
from damier.tui import hand

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from damier.game import Game
    from damier.game.history import Entry
    from damier.game.options import Option
    from damier.learn import Explanation
    from damier.position import Position, Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour
    from damier.tui.terms import Terms


@dataclass(frozen=True, slots=True)
class Note:
    """Something to tell: a key of the catalogue with its arguments, or a refusal.

    `line` follows on a line of its own, as moves do that have to stay left to right; `why` is what
    the move on it is for.
    """

    key: str = ""
    args: tuple[tuple[str, str | int], ...] = ()
    refusal: Refusal | None = None
    line: str = ""
    why: Explanation | None = None


def note(key: str, **args: str | int) -> Note:
    """Make a note of a text."""
    return Note(key, tuple(args.items()))


class Session:
    """A game, the people at it, the piece in hand and the move that is looked at."""

    def __init__(
        self,
        game: Game,
        terms: Terms,
        people: frozenset[Colour],
        now: Callable[[], float],
    ) -> None:
        self.game, self.terms, self.people = game, terms, people
        self._clock, self._away = now, now() - max((e.at or 0.0 for e in game.entries), default=0.0)
        self.path: hand.Path = ()
        self.asked: tuple[Move, ...] = ()
        self.hint: Move | None = None
        self.note: Note | None = None
        self.looking: int | None = None  # entries shown, None for all: the game as it is
        self.changes = 0

    # What is so.

    @property
    def sheet(self) -> Sheet:
        """The sheet of the game."""
        return self.game.sheet

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    @property
    def person(self) -> Colour:
        """The side of the person who sits here: the one to move where two do."""
        return self.game.turn if len(self.people) != 1 else next(iter(self.people))

    @property
    def persons_turn(self) -> bool:
        """Whether a person is to move now."""
        return not self.over and self.game.turn in self.people

    @property
    def awaited(self) -> Colour | None:
        """The side that somebody else plays and that has something to do now."""
        if self.over or len(self.people) == 2:
            return None
        rival = opponent(self.person)
        offered = self.game.state.offer == self.person
        return rival if offered or self.game.turn == rival else None

    @property
    def shown(self) -> Position:
        """The position that is looked at."""
        if self.looking is None:
            return self.game.position
        entries = self.game.entries
        return entries[self.looking - 1].after if self.looking else self.game.start

    @property
    def last(self) -> Entry | None:
        """The entry that led to the position looked at."""
        count = len(self.game.entries) if self.looking is None else self.looking
        return self.game.entries[count - 1] if count else None

    @property
    def must(self) -> frozenset[int]:
        """The pieces that have to capture, told in guided play only."""
        if self.looking is not None or not self.persons_turn or self.game.mode != "guided":
            return frozenset()
        if not self.sheet.capture.compulsory:
            return frozenset()
        return frozenset(m.start for m in self.game.position.legal_moves if m.is_capture)

    @property
    def choices(self) -> tuple[Option, ...]:
        """What a person has to decide now: an offence to answer, an offer of a draw."""
        urgent = ("huff", "withdraw", "stand", "accept-draw", "decline-draw")
        return tuple(one for one in self.options if one.kind in urgent)

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything a person may do now besides moving."""
        return self.game.options_for(self.person) if self.looking is None else ()

    @property
    def claims(self) -> list[Move]:
        """The moves with which a person may claim a draw that cannot be claimed without one."""
        if self.looking is not None or not self.persons_turn:
            return []
        claimable = any(option.kind == "claim-draw" for option in self.options)
        return [] if claimable else self.game.claiming_moves

    @property
    def proof_due(self) -> Proof | None:
        """The proof whose tables may end this game soon and are not loaded yet."""
        judge = self.game.judge
        if self.over or not isinstance(judge, Proof):
            return None
        return judge if judge.is_due(self.game.position) else None

    def now(self) -> float:
        """Return the game's own time: it began at 0, and moves taken back took none of it."""
        return self._clock() - self._away

    def left(self, side: Colour) -> float | None:
        """Return the seconds on a side's clock, None without one."""
        clock = self.game.state.clock
        return None if clock is None else max(0.0, clock.left(side, self.now()))

    def taken(self, side: Colour) -> int:
        """Return how many pieces of a side are off the board, counted from the start."""
        letter = side[0]
        start, here = self.game.start.board.lower(), self.shown.board.lower()
        return start.count(letter) - here.count(letter)

    def fork(self) -> Game:
        """Return a copy of the game to think about while this one may go on."""
        return self.game.copy()

    # Moving.

    def point(self, square: int) -> None:
        """Point at a square: lift a piece, carry it on, put it down."""
        if self.looking is not None:
            self.look(None)
            return
        if not self._may_move():
            return
        was = self.path
        result = hand.point(self.game, self.path, square)
        self.note, self.hint, self.asked = None, None, ()
        match result:
            case hand.Held(path):
                self._hold(path)
            case hand.Played(move):
                self._play(move)
            case hand.Asked(moves):
                self.path, self.asked = was, moves
                self.note = note("terminal-which-way")
            case hand.Dropped():
                self.path = ()
                if not was:
                    self._refuse_empty(square)
        self.changes += 1

    def _may_move(self) -> bool:
        if self.over:
            self.note = note("refusal-game-over")
        elif not self.persons_turn:
            self.note = note("terminal-wait")
        else:
            return True
        self.changes += 1
        return False

    def _refuse_empty(self, square: int) -> None:
        """Say that there is nothing of one's own on a square, unless one only looks around."""
        piece = self.game.position.piece_at(square)
        if piece != "e" and colour_of(piece) != self.game.turn:
            other = next(iter(set(self.game.position.geometry.squares) - {square}))
            self.note = Note(refusal=self.game.position.why_not((square, other)))

    def _hold(self, path: hand.Path) -> None:
        if len(path) == 1 and self.game.touch_move:
            straight = self.game.state.hand.straightening
            self.game.touch(path[0])
            if straight:
                self.path = ()
                return
            bound = self.game.state.hand.bound
            if bound not in (None, path[0]):
                self.note = Note(refusal=self.game.why_not((path[0], bound)))
        self.path = path

    def _play(self, move: Move | hand.Path | str) -> None:
        self.path = ()
        try:
            entry = self.game.play(move, at=self.now())
        except IllegalMove as error:
            self.note = Note(refusal=error.refusal)
        except AmbiguousMove as error:
            self.asked, self.note = error.candidates, note("terminal-which-way")
        except GameError:
            self.note = note("refusal-game-over" if self.over else "terminal-answer-first")
        else:
            self._told(entry)

    def _told(self, entry: Entry) -> None:
        self.note, self.asked, self.hint, self.looking = None, (), None, None
        if entry.offence is not None and self.game.turn not in self.people:
            self.note = note("terminal-slipped")

    def type(self, words: str) -> bool:
        """Play a move as typed; say why not, and return False, where it cannot be."""
        self.look(None)
        if not self._may_move():
            return False
        before = self.game.state
        self.asked, self.hint = (), None
        try:
            self._play(words)
        except NotationError:
            self.note = note("terminal-not-a-move", words=words[:40])
        self.changes += 1
        return self.game.state is not before

    def choose(self, index: int) -> None:
        """Take one of the routes that were asked about."""
        move = self.asked[index]
        self.asked = ()
        self._play(move)
        self.changes += 1

    def back(self) -> bool:
        """Take back half a capture, or put the piece down; return whether there was anything."""
        had = bool(self.path or self.asked or self.note or self.hint or self.looking is not None)
        if self.asked:
            self.asked, self.path, self.note = (), (), None
        elif self.path:
            self.path = self.path[:-1]
        else:
            self.note, self.hint, self.looking = None, None, None
        self.changes += 1
        return had

    # Other deeds.

    def use(self, option: Option) -> None:
        """Do what a person may do besides moving."""
        self._do(option, self.person)
        self.changes += 1

    def claim(self, move: Move) -> None:
        """Claim a draw with the move that brings it about."""
        try:
            self.game.claim_draw(move, by=self.person, at=self.now())
        except GameError:
            self.note = note("refusal-game-over" if self.over else "terminal-answer-first")
        else:
            self.path, self.asked, self.hint, self.note = (), (), None, None
        self.changes += 1

    def straighten(self) -> None:
        """Announce that the next touch only straightens."""
        try:
            self.game.straighten()
            self.note = note("touch-straighten.announcement")
        except GameError:
            self.note = note("rule-touch-straightening-no")
        self.changes += 1

    def deed(self, deed: Move | Option | None, side: Colour) -> None:
        """Make the move, or use the option, that the other side has chosen."""
        if isinstance(deed, Move):
            self.path, self.hint, self.asked = (), None, ()
            self._play(deed)
        elif deed is not None:
            self._do(deed, side)
        self.changes += 1

    def _do(self, option: Option, side: Colour) -> None:
        colour = self.sheet.colours.white if side == "white" else self.sheet.colours.black
        piece = self.game.position.piece_at(option.square) if option.square else "w"
        try:
            manners.use(self.game, option, side, self.now())
        except GameError:
            self.note = note("refusal-game-over" if self.over else "terminal-answer-first")
            return
        self.path, self.asked, self.hint = (), (), None
        kind = "king" if piece.isupper() else "man"
        self.note = {
            "huff": note("huffed", colour=colour, piece=kind, square=str(option.square or "")),
            "withdraw": note("withdrawn", colour=colour),
            "stand": note("stood", colour=colour),
            "decline-draw": note("draw-declined", colour=colour),
            "offer-draw": note("draw-offered", colour=colour),
        }.get(option.kind)

    def take_back(self) -> None:
        """Take back a move; against somebody else, up to one's own last one."""
        game = self.game
        self.path, self.asked, self.hint, self.looking = (), (), None, None
        self.changes += 1
        if not any(entry.by in self.people for entry in game.entries):
            self.note = note("terminal-nothing-back")
            return
        self.note = None
        entry = game.take_back()
        while len(self.people) == 1 and game.turn not in self.people and game.entries:
            entry = game.take_back()
        self._away = self._clock() - (entry.at or 0.0)

    def tick(self) -> None:
        """Look at the clock."""
        if self.game.state.clock is not None and not self.over:
            self.game.check_flag(self.now())
            if self.over:
                self.path, self.asked = (), ()
                self.changes += 1

    # Looking back.

    def look(self, count: int | None) -> None:
        """Show the game after so many entries; None shows it as it is."""
        total = len(self.game.entries)
        if count is not None:
            count = min(max(0, count), total)
        self.looking = None if count == total else count
        self.path, self.asked = (), ()
        self.changes += 1

    def step(self, by: int) -> None:
        """Look one entry further back or forward."""
        here = len(self.game.entries) if self.looking is None else self.looking
        self.look(here + by)

    def hinted(self, line: Sequence[Move]) -> None:
        """Show the move that the computer would play, and say what it is for."""
        position = self.game.position
        self.hint = line[0]
        why = purpose(position, line)
        self.note = Note("terminal-hint", line=position.text(line[0]), why=why)
        self.changes += 1

    def say(self, told: Note) -> None:
        """Tell something."""
        self.note = told
        self.changes += 1

    def left_alone(self) -> None:
        """Let the people here move both sides: the program that played one is gone."""
        self.people = frozenset({"white", "black"})
        self.terms = replace(self.terms, rival="beside")
        self.changes += 1
