"""Files: the game that is not finished, games saved and opened, what was chosen last time."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from datetime import datetime
from typing import TYPE_CHECKING, Any

from damier import pdn
from damier.errors import DamierError, NotationError
from damier.game.clock import TimeControl
from damier.game.game import Game
from damier.game.outcome import drawn
from damier.pdn.games import DRAW_OPTIONS, TERMINATION, stands
from damier.pdn.result import OPEN
from damier.places import data_folder, write_whole
from damier.table.ballots import offer_of, opening_tag
from damier.table.proof import proof_for
from damier.tui.choice import GameChoice, as_json, from_json

if TYPE_CHECKING:
    from pathlib import Path

    from damier.pdn import Node, Record
    from damier.pdn.problems import Reading
    from damier.rules.sheet import Colour
    from damier.tui.session import TableSession

# Tags of our own: what PDN has no words for, so that a game can go on as it was.
_MODE, _TOUCH, _RIVAL, _LEVEL, _PEOPLE = "Mode", "TouchMove", "Rival", "Level", "People"
_SLIPS, _TABLE, _DECK = "Slips", "Table", "Deck"
_TABLE_TAG = re.compile(r'^\[Table "([\w-]{1,32})"\]$', re.MULTILINE)


class GameFiles:
    """The files of one user."""

    def __init__(self, folder: Path | None = None) -> None:
        self.folder = folder or data_folder()

    @property
    def unfinished(self) -> Path:
        """The game that was being played."""
        return self.folder / "unfinished.pdn"

    @property
    def games(self) -> Path:
        """All games that were played or left."""
        return self.folder / "games.pdn"

    def keep(self, session: TableSession) -> None:
        """Write the game down as it stands; once it is over it joins the others."""
        if not session.game.entries:
            self.forget()
        elif session.over:
            save(session, self.games)
            self.forget()
        else:
            write_whole(self.unfinished, pdn.format(record_of(session)).encode())

    def shelve(self) -> None:
        """Put the unfinished game with the others, to make room for a new one."""
        if self.unfinished.exists():
            _append(self.games, self.unfinished.read_text(encoding="utf-8"))
            self.forget()

    def forget(self) -> None:
        """Remove the unfinished game."""
        self.unfinished.unlink(missing_ok=True)

    def resume(self) -> tuple[Game, GameChoice, frozenset[Colour]] | None:
        """Read the unfinished game, None if there is none that can go on.

        A player's own sheet and the command of an engine come from what was chosen, never from
        the file of a game, which may be anybody's.
        """
        try:
            return open_game(self.unfinished, self.remembered()[0])
        except (OSError, DamierError):
            return None

    def table(self) -> str:
        """Return where the unfinished game goes on: a table of one's own server, or nothing."""
        try:
            found = _TABLE_TAG.search(self.unfinished.read_text(encoding="utf-8"))
        except (OSError, UnicodeError):
            return ""
        return found[1] if found is not None else ""

    def date(self) -> str:
        """Return when the unfinished game was begun, empty if it does not say so."""
        try:
            return first_of(self.unfinished).tags.get("Date") or ""
        except (OSError, DamierError):
            return ""

    def remember(self, choice: GameChoice, lang: str) -> None:
        """Write down what was chosen, for the next time."""
        values = {**as_json(choice), "lang": lang}
        text = json.dumps(values, ensure_ascii=False)
        write_whole(self.folder / "terminal.json", text.encode())

    def remembered(self) -> tuple[GameChoice, str]:
        """Return what was chosen last time, and the language, empty if none."""
        try:
            values: Any = json.loads((self.folder / "terminal.json").read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return GameChoice(), ""
        if not isinstance(values, dict):
            return GameChoice(), ""
        lang = values.get("lang")
        return from_json(values), lang if isinstance(lang, str) else ""


def save(session: TableSession, path: Path) -> None:
    """Add the game to a PDN file; a file that is there keeps its games."""
    _append(path.expanduser(), pdn.format(record_of(session)))


def save_record(record: Record, path: Path) -> None:
    """Add a written game to a PDN file; a file that is there keeps its games."""
    _append(path.expanduser(), pdn.format(record))


def _append(path: Path, text: str) -> None:
    before = path.read_bytes().rstrip() + b"\n\n" if path.exists() else b""
    write_whole(path, before + text.encode())


def record_of(session: TableSession) -> Record:
    """Write a session down, with what it is played on."""
    choice, people = session.choice, session.people
    rival = {"computer": f"damier {choice.level}", "hub": "Hub"}.get(choice.rival, "?")
    seats = session.table.seats
    names = {
        side: (seats[side].name or "?") if side in people else rival for side in ("white", "black")
    }
    tags = {
        "Event": "damier",
        "Date": session.date or f"{datetime.now():%Y.%m.%d}",
        "White": names["white"],
        "Black": names["black"],
        _MODE: session.game.mode,
        _TOUCH: "yes" if session.game.touch_move else "no",
        _RIVAL: choice.rival,
        _LEVEL: str(choice.level),
        _PEOPLE: " ".join(sorted(people)),
    }
    if (ballot := session.table.terms.ballot) is not None:
        tags["Opening"] = opening_tag(ballot)
    if choice.deck:
        tags[_DECK] = choice.deck
    if session.table.slips.silent:
        tags[_SLIPS] = "silent"
    if session.table_id:
        tags[_TABLE] = session.table_id
    record = pdn.record_of(session.game, tags)
    for node in record.nodes[: session.untimed]:
        node.comments = [one for one in node.comments if not _tells_time(one)]
    return record


def _tells_time(comment: pdn.Comment) -> bool:
    return any(isinstance(command, pdn.Time) for command in comment.commands)


def open_game(
    path: Path, own: GameChoice | None = None
) -> tuple[Game, GameChoice, frozenset[Colour]]:
    """Read the first game of a file, with what was chosen where we wrote it.

    `own` is a choice that may give a sheet and the command of an engine. Raises OSError, or a
    DamierError if there is no game or it cannot be played.
    """
    return opened_record(first_of(path, own), own)


def opened_record(
    record: Record, own: GameChoice | None = None
) -> tuple[Game, GameChoice, frozenset[Colour]]:
    """Return a written game as one to go on with, as `open_game` does."""
    choice = _choice_of(record, own)
    people: frozenset[Colour] = frozenset({"white", "black"})
    if choice.rival != "beside":
        people = frozenset({"black" if choice.colour == "black" else "white"})
    return _game_of(record, choice), choice, people


def goes_on(record: Record) -> bool:
    """Tell whether a game is one of ours that was left unfinished."""
    return bool(record.tags.get(_RIVAL)) and record.result == OPEN


def readings(path: Path) -> list[Reading]:
    """Return what was odd in the first game of a file, and what it was taken for; each once."""
    return record_readings(first_of(path, None))


def record_readings(record: Record) -> list[Reading]:
    """Return what was odd in a game, and what it was taken for; each once."""
    found = (problem.reading for problem in record.problems)
    return list(dict.fromkeys(reading for reading in found if reading is not None))


def first_of(path: Path, own: GameChoice | None = None) -> Record:
    """Return the first game of a file; raise OSError, or NotationError if there is none."""
    sheet = own.rules() if own is not None else None
    with path.expanduser().open("rb") as file:
        record = next(iter(pdn.read(file, sheet=sheet)), None)
    if record is None:
        raise NotationError("expected a game, got none")
    return record


def _choice_of(record: Record, own: GameChoice | None) -> GameChoice:
    """Return what a record tells of it; a game of others is looked at by two people."""
    tag = record.tags.get
    hub = own.hub if own is not None else ""
    mode, rival, level = tag(_MODE), tag(_RIVAL), tag(_LEVEL) or ""
    people = tag(_PEOPLE) or ""
    draws: Any = (tag(DRAW_OPTIONS) or "").split()
    told = GameChoice(
        sheet=own.sheet if own is not None and record.sheet == own.rules() else record.sheet.id,
        rival="computer" if rival == "computer" else "hub" if rival == "hub" and hub else "beside",
        level=int(level) if level.isdecimal() and 1 <= int(level[:3]) <= 10 else "best",
        colour="black" if people == "black" else "white",
        control=tag("TimeControl") or "",
        mode="table" if mode == "table" else "guided",
        touch_move=tag(_TOUCH) == "yes",
        hub=hub if rival == "hub" else "",
        draw_options=tuple(draws),
        slips="silent" if tag(_SLIPS) == "silent" else "announced",
        name=_names_of(record, people),
        deck=tag(_DECK) or "",
    )
    try:
        TimeControl.parse(told.control)
    except DamierError:
        told = replace(told, control="")
    offer = offer_of(record.sheet, "en") if told.deck else None
    known = offer is not None and any(view.id == told.deck for view in offer.decks)
    return told if known else replace(told, deck="")


def _names_of(record: Record, people: str) -> str:
    """Return what the people of a game are called, as a choice has it."""
    white, black = (_known(record.tags.find(side)) for side in ("White", "Black"))
    if people in ("white", "black"):
        return white if people == "white" else black
    return f"{white} / {black}" if white or black else ""


def _known(name: str | None) -> str:
    return "" if name is None or name in ("?", "-") else name.replace("/", " ")


def _game_of(record: Record, choice: GameChoice) -> Game:
    mode: dict[str, Any] = {"mode": choice.mode} if record.tags.get(_MODE) else {}
    timed = choice.control and record.tags.get(_RIVAL) and record.result == OPEN
    proof = proof_for(record.sheet)
    if not timed:
        touch = choice.touch_move or False
        game = pdn.game_of(record, touch_move=touch, judge=proof, **mode)
        _end_by_proof(game, record)
        return game
    if not record.legal:
        raise NotationError(f"expected a game that can be played, got {record.problems[0]}")
    game = Game(
        record.sheet,
        mode=choice.mode,
        start=record.start,
        touch_move=choice.touch_move,
        draw_options=choice.draw_options,
        control=TimeControl.parse(choice.control),
        judge=proof,
    )
    at = 0.0
    for node in record.line:
        at = _replay(game, node, record, at)
    if game.outcome is None and stands(game, record):
        game.stand(at=at)
    return game


def _end_by_proof(game: Game, record: Record) -> None:
    """Let a draw that was proved stay one, whether the tables are at hand or not."""
    proved = record.tags.get(TERMINATION) == "nobody-can-win" and record.result.kind == "draw"
    rule = next((draw for draw in game.sheet.draws if draw.rule == "nobody-can-win"), None)
    if proved and rule is not None and game.outcome is None:
        game.note_end(drawn(rule))


def _replay(game: Game, node: Node, record: Record, at: float) -> float:
    """Make one move of a timed game in the time that it took; return when it was made."""
    elapsed = next((c.seconds for c in node.commands if isinstance(c, pdn.Time)), 0.0)
    for command in node.commands:
        if isinstance(command, pdn.Withdrawn):
            game.play(record.notation.path(command.argument).squares, at=at)
            game.withdraw(at=at)
    if node.move is None:
        return at
    game.play(node.move, at=at + elapsed)
    if huff := node.find(pdn.Huff):
        game.huff(record.notation.square(huff.argument), at=at + elapsed)
    return at + elapsed
