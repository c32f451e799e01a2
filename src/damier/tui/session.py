"""One game at this terminal: a table, what is shown of it, what was last said. No widgets, no I/O.

People act through the methods, which ask the table as the browser does; whoever plays the other
side does so through `deed`. What came of it are facts, wherever they were decided. Every method
that changes something says so by `changes`, which widgets compare.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from damier.board.setup import colour_of
from damier.learn import purpose
from damier.live.thinking.tables import command_of
from damier.position import Move
from damier.table import commands as c
from damier.table import facts as f
from damier.table.errors import Refused
from damier.table.retelling import Retelling
from damier.table.table import Table
from damier.texts.speech import side_name
from damier.tui import hand
from damier.tui.choice import BOTH, chosen_for

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from damier.game import Game
    from damier.game.history import Entry
    from damier.game.options import Option
    from damier.learn import Explanation
    from damier.position import Position, Refusal
    from damier.rules import Sheet
    from damier.rules.sheet import Colour
    from damier.table.facts import By, Event
    from damier.table.proof import Proof
    from damier.table.terms import Terms
    from damier.tui.choice import GameChoice


_ASIDE = (f.Touched, f.Straightened, f.Said, f.Named, f.Muted, f.Reported, f.Resumed)


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


class TableSession:
    """A table, the people at it, the piece in hand and the move that is looked at.

    `events` are all that happened; `untimed` is how many moves of a game that was opened did not
    say how long they took.
    """

    def __init__(
        self,
        table: Table,
        choice: GameChoice,
        people: frozenset[Colour],
        now: Callable[[], float],
        events: Iterable[Event] = (),
    ) -> None:
        self.table, self.choice, self.people = table, choice, people
        self.events = list(events)
        self._clock, self._away = now, now() - table.last_at
        self.untimed = 0
        self.date = ""  # when it was begun, as PDN writes it; empty for today
        self.path: hand.Path = ()
        self.asked: tuple[Move, ...] = ()
        self.hint: Move | None = None
        self.note: Note | None = None
        self.elsewhere: Callable[[c.PlayerCommand], None] | None = None  # a server, which decides
        self.table_id = ""  # its name there
        self.pointing = False  # whether the next square is pointed at as one that should capture
        self.looking: int | None = None  # entries shown, None for all: the game as it is
        self.changes = 0

    @classmethod
    def begun(
        cls,
        choice: GameChoice,
        people: frozenset[Colour],
        now: Callable[[], float],
        *,
        seed: int | None = None,
        before: Terms | None = None,
    ) -> TableSession:
        """Sit down at a new table; `before` are the terms of the game that this is a rematch of."""
        return cls(Table(choice.terms(people, seed, before)), choice, people, now)

    @classmethod
    def told(
        cls,
        terms: Terms,
        events: Sequence[Event],
        people: frozenset[Colour],
        now: Callable[[], float],
    ) -> TableSession:
        """Sit down at a table of which the facts are told."""
        table = Table.replayed(terms, events)
        return cls(table, chosen_for(terms, people), people, now, events)

    @classmethod
    def opened(
        cls, game: Game, choice: GameChoice, people: frozenset[Colour], now: Callable[[], float]
    ) -> TableSession:
        """Go on with a game that was read."""
        told = Retelling(choice.terms_of(game, people), game)
        session = cls(told.table, choice, people, now, told.events)
        session.untimed = game.state.standing if any(e.at is None for e in game.entries) else 0
        return session

    # What is so.

    @property
    def game(self) -> Game:
        """The game at the table."""
        return self.table.game

    @property
    def sheet(self) -> Sheet:
        """The sheet of the game."""
        return self.game.sheet

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.is_over

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
        acts = self.elsewhere is None and self.table.computer_to_act()
        return self.table.computer if acts else None

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
        return self.table.options_for(self.person) if self.looking is None else ()

    @property
    def claims(self) -> list[Move]:
        """The moves with which a person may claim a draw that cannot be claimed without one."""
        if self.looking is not None or not self.persons_turn:
            return []
        claimable = any(option.kind == "claim-draw" for option in self.options)
        return [] if claimable else self.game.claiming_moves

    @property
    def may_point(self) -> bool:
        """Whether a person may point at a piece that should have captured."""
        here = self.looking is None and not self.over and self.game.turn in self.people
        return here and self.table.slips.may_point(self.game, self.game.turn)

    @property
    def slip_hidden(self) -> bool:
        """Whether nobody may be told of the slip that may just have been made."""
        return self.table.slips.is_hidden(self.game)

    @property
    def proof_due(self) -> Proof | None:
        """The proof whose tables may end this game soon and are not loaded yet."""
        return self.table.proof_due()

    def at(self) -> float:
        """Return the time at the table, as its events have it."""
        return self._clock() - self._away

    def now(self) -> float:
        """Return the time on the players' clocks."""
        return self.table.game_time(self.at())

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
        if self.pointing:
            self._point_at(square)
            return
        was = self.path
        result = hand.point(self.game, self.path, square)
        self.note, self.hint, self.asked = None, None, ()
        match result:
            case hand.Held(path):
                self._hold(path)
            case hand.Made(move):
                self._play(move)
            case hand.Asked(moves):
                self.path, self.asked = was, moves
                self.note = note("terminal-which-way")
            case hand.Dropped():
                self.path = ()
                if not was:
                    self._refuse_empty(square)
        self.changes += 1

    def begin_pointing(self) -> None:
        """Say that the next square is that of a piece that should have captured; or no longer."""
        self.pointing = self.may_point and not self.pointing
        self.path, self.asked, self.note = (), (), None
        self.changes += 1

    def _point_at(self, square: int) -> None:
        self.pointing = False
        self._ask(c.Point(square=square), self.person)
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
            self._ask(c.Touch(square=path[0]), self.game.turn)
            if straight:
                self.path = ()
                return
            bound = self.game.state.hand.bound
            if bound not in (None, path[0]):
                self.note = Note(refusal=self.game.why_not((path[0], bound)))
        self.path = path

    def _play(self, move: Move | hand.Path | str) -> None:
        self.path = ()
        if isinstance(move, str):
            deed = c.Move(text=move)
        else:
            deed = c.Move(path=tuple(move.path if isinstance(move, Move) else move))
        if self._ask(deed, self.game.turn):
            self.looking = None

    # Asking the table.

    def _ask(self, deed: c.PlayerCommand, by: By) -> bool:
        """Ask something of the table; say why not, and return False, where it refuses."""
        try:
            event = self.table.decide(deed, by, self.at())
        except Refused as refused:
            self._refuse(refused)
            return False
        if self.elsewhere is not None:
            self.elsewhere(deed)  # what came of it will be told
        else:
            self.happened(event)
        return True

    def _refuse(self, refused: Refused) -> None:
        """Say why something cannot be."""
        if refused.refusal is not None:
            self.note = Note(refusal=refused.refusal)
        elif refused.candidates:
            self.asked, self.note = refused.candidates, note("terminal-which-way")
        elif refused.code == "bad-move":
            self.note = note("terminal-not-a-move")
        else:
            self.note = note("refusal-game-over" if self.over else "terminal-answer-first")

    def happened(self, event: Event) -> None:
        """Let something have happened, and say what people would not see otherwise."""
        before = self.game.position
        self.table.evolve(event)
        self.events.append(event)
        if any(isinstance(fact, _ASIDE) for fact in event.facts):
            return
        self.path, self.asked, self.hint, self.pointing = (), (), None, False
        self.note = self._told(event.facts[0], event.by, before)
        self.untimed = min(self.untimed, self.game.state.standing)
        self.changes += 1

    def _told(self, fact: f.AnyFact, by: By, before: Position) -> Note | None:
        side: Colour = by if by in ("white", "black") else before.turn
        colour = side_name(self.sheet, getattr(fact, "side", side))
        match fact:
            case f.Moved(slip=slip) if slip is not None and self.game.turn not in self.people:
                return None if self.slip_hidden else note("terminal-slipped")
            case f.Huffed(square=square):
                kind = "king" if before.piece_at(square).isupper() else "man"
                return note("huffed", colour=colour, piece=kind, square=str(square))
            case f.Withdrawn():
                return note("withdrawn", colour=colour)
            case f.Stood():
                return note("stood", colour=colour)
            case f.Declined():
                return note("draw-declined", colour=colour)
            case f.Offered():
                return note("draw-offered", colour=colour)
            case f.Pointed(square=square, found=found):
                told = "point-found" if found else "point-missed"
                return note(told, colour=colour, square=str(square))
        return None

    def type(self, words: str) -> bool:
        """Play a move as typed; say why not, and return False, where it cannot be."""
        self.look(None)
        if not self._may_move():
            return False
        before = self.table.seq
        self.asked, self.hint = (), None
        self._play(words)
        if self.note is not None and self.note.key == "terminal-not-a-move":
            self.note = note("terminal-not-a-move", words=words[:40])
        self.changes += 1
        return self.table.seq > before

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

    def ask_again(self) -> None:
        """Ask the server for another game."""
        self._ask(c.Rematch(), self.person)
        self.changes += 1

    def claim(self, move: Move) -> None:
        """Claim a draw with the move that brings it about."""
        self._ask(c.ClaimDraw(path=tuple(move.path)), self.person)
        self.changes += 1

    def straighten(self) -> None:
        """Announce that the next touch only straightens."""
        done = self._ask(c.Straighten(), self.game.turn)
        announced, unknown = "touch-straighten.announcement", "rule-touch-straightening-no"
        self.note = note(announced if done else unknown)
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
        deed = command_of(option)
        if deed is None:
            return
        if side == self.table.computer:
            seen_first = self.table.slips.before(deed, self.game)
            if seen_first is not None and not self._ask(seen_first, side):
                return
        self._ask(deed, side)

    def take_back(self) -> None:
        """Take back a move; against somebody else, up to one's own last one."""
        self.path, self.asked, self.hint, self.looking = (), (), None, None
        self.note = None
        if not self._ask(c.AskTakeback(), self.person):
            self.note = note("terminal-nothing-back")
        self.changes += 1

    def tick(self) -> None:
        """Look at the clock."""
        if self.elsewhere is None and self.table.flag_due(self.at()):
            self.happened(self.table.decide(c.Flag(), "server", self.at()))
            self.changes += 1

    # A table that a server keeps.

    def wait_for(self, send: Callable[[c.PlayerCommand], None]) -> None:
        """Decide nothing more here: a server is about to."""
        self.elsewhere = send
        self.changes += 1

    def moved_to(self, table_id: str, events: Sequence[Event], now: float) -> None:
        """Go on at a table of a server, where the same has happened by another clock."""
        self.table_id, self.events = table_id, list(events)
        self.table = Table.replayed(self.table.terms, self.events)
        self._away = self._clock() - now
        self.changes += 1

    def heard(self, events: Sequence[Event], now: float) -> None:
        """Let happen what a server tells, whose time is `now`."""
        for event in events:
            self.happened(event)
        self._away = self._clock() - now

    def moved_back(self) -> None:
        """Go on here: the server is gone, and what it has of the game is not all any more."""
        self.elsewhere, self.table_id = None, ""
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
        self.people = BOTH
        self.choice = replace(self.choice, rival="beside")
        terms = self.choice.terms_of(self.game, BOTH)
        self.table = Table.replayed(terms, self.events)
        self.changes += 1
