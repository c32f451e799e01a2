"""Every error damier raises on purpose; one that is not defined here has its module beside it.

DamierError
├── SheetError            a rule sheet that cannot be read
│   └── UnknownSheet      no sheet of that name
├── SetupError            pieces that cannot stand like that
├── TooManyMoves          more captures in a position than can be listed
├── DepthError            a length of move sequences that cannot be counted
├── NotationError         text that is not a position, a move or a game
│   ├── NoSuchSquare      a square the board does not have
│   └── AmbiguousMove     text that fits several legal moves
├── IllegalMove           a move the sheet does not allow, with its refusal
├── DrawingError          a diagram that cannot be drawn
├── GameError             a command the game does not accept now
├── CollectionError       a file of games that is none (damier.collection.errors)
├── SearchError           something that cannot be looked for (damier.collection.errors)
├── DeckError             a deck of openings that does not exist (damier.decks.deck)
├── EngineError           something the engine cannot do
│   ├── BookError         a file that is no opening book (damier.engine.book)
│   └── Damaged           a file of a training that was changed (damier.engine.training.files)
├── ProgressError         a record of what was learned that cannot be read (damier.learn.progress)
├── EndingError           an ending that cannot be trained (damier.learn.endings)
├── PuzzleError           a puzzle that is none (damier.learn.puzzle)
├── ProtocolError         a program that does not keep to Hub or DXP (damier.protocols.errors)
│   ├── IllegalAnswer     it plays a move that is not legal (damier.protocols.errors)
│   ├── Silence           it does not answer in time (damier.protocols.errors)
│   ├── Gone              it has ended, or the connection to it (damier.protocols.errors)
│   └── GaveUp            it ends the game instead of moving (damier.protocols.match.players)
├── StorageError          a database that cannot be used (damier.storage.database)
├── Uninvited             an account by an invitation that is none (damier.storage.people)
├── OperatorError         somebody who cannot run a server, or does not (damier.cli.operator)
├── Busy                  work that is not taken on now (damier.live.thinking.errors)
│   └── Superseded        its visitor has asked for another one (damier.live.thinking.errors)
├── AccountError          something about an account that is refused (damier.club.people.errors)
├── NoticeError           something about notices that is refused (damier.club.notices.errors)
├── ClubError             something about a club that is refused (damier.club.clubs.errors)
├── TournamentRefused     a command that a tournament refuses (damier.club.tournaments.errors)
│   └── Unpairable        a round that cannot be paired (damier.club.tournaments.errors)
├── TrfError              a tournament report that cannot be read (damier.club.tournaments.errors)
├── BuildRefused          endgame tables that are not built now (damier.live.thinking.building)
├── Refused               a command that a table does not accept (damier.table.errors)
├── TextError             a message that a catalogue does not have
├── MissingExtra          a part of damier that was not installed
├── NoTerminal            something else where a terminal is wanted
├── NoServer              no server for the terminal to go on at (damier.tui.own_server)
├── SettingError          a setting of the server that makes no sense (damier.web.settings)
└── ApiError              a request that is turned away (damier.web.errors)
    └── Unfit             an answer that a field of a sheet cannot have (damier.web.study.house)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from damier.position.move import Move
    from damier.position.refusal import Refusal


class DamierError(Exception):
    """The root of all errors that damier raises on purpose."""


class SheetError(DamierError):
    """A rule sheet that cannot be read: `file`, `line` and `field` say where."""

    def __init__(
        self, message: str, *, file: str = "", line: int | None = None, field: str = ""
    ) -> None:
        self.file, self.line, self.field = file, line, field
        place = f"{file}:{line}" if line is not None else file
        super().__init__(": ".join(part for part in (place, field, message) if part))


class UnknownSheet(SheetError):
    """No sheet has this name."""


class SetupError(DamierError):
    """Pieces that cannot stand on this board; `problems` lists every reason."""

    def __init__(self, problems: Sequence[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("; ".join(problems))


class TooManyMoves(DamierError):
    """A position with more captures, or more ways to make them, than can be listed."""


class DepthError(DamierError):
    """A length of move sequences that cannot be counted."""


class NotationError(DamierError):
    """Text that cannot be read; `text` is what was given."""

    def __init__(self, message: str, *, text: str = "") -> None:
        self.text = text
        super().__init__(message)


class NoSuchSquare(NotationError):
    """A square that the board does not have."""


class AmbiguousMove(NotationError):
    """Text that fits several legal moves, all of them in `candidates`."""

    def __init__(self, text: str, candidates: Sequence[Move]) -> None:
        self.candidates = tuple(candidates)
        routes = ", ".join(move.long for move in candidates)
        super().__init__(f"{text!r} fits {len(candidates)} moves: {routes}", text=text)


class IllegalMove(DamierError):
    """A move the sheet does not allow; `refusal` says why and what is required."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal)

    def __str__(self) -> str:
        where = f"article {self.refusal.article}" if self.refusal.article else "a reading"
        return f"{self.refusal.text()} ({self.refusal.code}, {where})"


class DrawingError(DamierError):
    """A diagram that cannot be drawn: a theme, a size, a colour or a mark that makes no sense."""


class GameError(DamierError):
    """A command that the game does not accept in its present state."""


class EngineError(DamierError):
    """Something the engine was asked for and cannot do."""


class TextError(DamierError):
    """A text that cannot be given: no such language, key or argument."""

    def __init__(self, message: str, *, key: str = "", lang: str = "") -> None:
        self.key, self.lang = key, lang
        super().__init__(": ".join(part for part in (lang, key, message) if part))


class MissingExtra(DamierError):
    """A part of damier that was not installed: `extra` brings the `module` that is missing."""

    def __init__(self, extra: str, module: str) -> None:
        self.extra, self.module = extra, module
        super().__init__(f"expected {module}, got none: pip install 'damier[{extra}]'")


class NoTerminal(DamierError):
    """Something that needs a terminal, started where there is none."""
