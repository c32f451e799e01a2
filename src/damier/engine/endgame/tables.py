"""The endgame tables of one sheet."""

from __future__ import annotations

import os
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

from damier._core import Endgame
from damier.board.setup import opponent
from damier.engine.endgame.folder import TableFolder
from damier.engine.endgame.material import Material
from damier.errors import EngineError
from damier.places import cache_folder
from damier.position.compile import compile_sheet
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from damier._core import Position as CorePosition
    from damier.position import Move, Position
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

MOST_PIECES = 7
Place = Literal["folder", "either", "memory"]  # where new tables go; either: memory if need be
_RESULTS: dict[int, Literal["win", "draw", "loss"]] = {1: "win", 0: "draw", -1: "loss"}


class Probe(NamedTuple):
    """How a position ends with best play, for the side to move; `plies` is None for a draw."""

    result: Literal["win", "draw", "loss"]
    plies: int | None


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a build has come: the table in work, and the `part` (0 to 1) of all positions."""

    material: Material
    part: float


class Tables:
    """Who wins a position with few pieces, by which moves, and in how many plies.

    Values are those of best play by the sheet's moves and ends of games; draw rules that count
    moves or repetitions are left out. Where a sheet limits a king's moves in a row, the run of
    each king is part of the position, so the values are exact there, too. Tables are kept in
    `folder`, by default the user's cache directory; those of more than `pieces` are not opened.
    A file that is damaged is never believed: it counts as missing and `build` makes it anew.
    """

    def __init__(
        self,
        sheet: str | Sheet = "international",
        *,
        pieces: int = MOST_PIECES,
        folder: Path | str | None = None,
    ) -> None:
        self.sheet = sheet_named(sheet)
        root = cache_folder() / "endgame" if folder is None else Path(folder)
        self.folder = TableFolder(root / self.sheet.play_hash)
        self.core = Endgame.make(
            compile_sheet(self.sheet),
            no_move_wins=self.sheet.end.no_move == "wins",
            play_hash=self.sheet.play_hash,
        )
        self.damaged: dict[Material, str] = {}
        self._promised = 0
        self._place: Place = "either"
        for material in self.materials(min(pieces, MOST_PIECES)):
            self._mount(material)

    def __repr__(self) -> str:
        return f"<Tables {self.sheet.id}>"

    def materials(self, pieces: int) -> Iterator[Material]:
        """Yield what has a table of its own, up to so many pieces, each after those it needs."""
        for count in range(2, pieces + 1):
            yield from (Material(*found) for found in self.core.materials(count))

    @property
    def available_pieces(self) -> int:
        """The number of pieces up to which every position has an answer; 0 for none."""
        known = 0
        for pieces in range(2, MOST_PIECES + 1):
            here = [Material(*found) for found in self.core.materials(pieces)]
            if not here or not all(map(self.core.mounted, here)):
                break
            known = pieces
        return known

    def missing(self, pieces: int) -> int:
        """Count the positions of all tables up to so many pieces that are not in use yet."""
        wanted = self.materials(min(pieces, MOST_PIECES))
        return sum(self.core.size(each) for each in wanted if not self.core.mounted(each))

    def refresh(self, pieces: int = MOST_PIECES) -> Tables:
        """Use what somebody else has built since these tables were opened."""
        for material in self.folder.materials():
            known = material.pieces <= pieces and material in self.materials(material.pieces)
            if known and not self.core.mounted(material) and material not in self.damaged:
                self._mount(material)
        return self

    def ready(self, pieces: int = 3, *, keep: bool = True, also: Sequence[Material] = ()) -> Tables:
        """Make sure of the tables up to so many pieces, in memory if the folder is read-only.

        Up to three pieces this takes a few seconds the first time. Without `keep` the folder is
        left alone, and what is made goes with this object. `also` names larger tables, each after
        those it needs.
        """
        if pieces > self._promised:
            self._place = "either" if keep else "memory"
            self._build([*self.materials(_checked(pieces)), *also], None, None, self._place)
            self._promised = pieces
        return self

    def build(
        self,
        pieces: int,
        *,
        progress: Callable[[Progress], object] | None = None,
        threads: int | None = None,
    ) -> None:
        """Check the tables up to so many pieces, and make those that are missing or damaged.

        Each is stored as soon as it is finished: a build that was stopped goes on where it was.
        """
        self._build(list(self.materials(_checked(pieces))), progress, threads, "folder")

    def probe(self, position: Position) -> Probe | None:
        """Return how a position ends with best play; None where no table answers."""
        if position.sheet.play_hash != self.sheet.play_hash:
            raise EngineError(f"expected a position of {self.sheet.id}, got {position.sheet.id}")
        found = self._probe(position.core)
        if found is None and self._discard_damaged(position.board):
            found = self._probe(position.core)
        return found

    def line(self, position: Position) -> tuple[Move, ...]:
        """Return best play to the end of a won or lost position; nothing from a draw.

        It stops short where a table that was needed turns out to be damaged.
        """
        moves: list[Move] = []
        probe, core = self.probe(position), position.core
        while probe is not None and probe.plies:
            wanted = Probe("loss" if probe.result == "win" else "win", probe.plies - 1)
            good = (m for m in core.legal_moves() if self._probe(core.after(m)) == wanted)
            best = next(good, None)
            if best is None:
                break
            moves.append(best)
            probe, core = wanted, core.after(best)
        return tuple(moves)

    def judge(self, position: Position) -> Colour | Literal["draw"] | None:
        """Return who wins with best play, as `damier.Game` asks its judge; None if unknown."""
        probe = self.probe(position)
        if probe is None or probe.result == "draw":
            return None if probe is None else "draw"
        return position.turn if probe.result == "win" else opponent(position.turn)

    def _probe(self, core: CorePosition) -> Probe | None:
        found = self.core.probe(core)
        if found is None:
            return None
        result, plies = found
        return Probe(_RESULTS[result], plies if result else None)

    def _discard_damaged(self, board: str) -> bool:
        """Stop using a table that gave no answer; return whether a sound one replaces it."""
        material = Material.of_board(board).stored
        if material not in self.materials(min(material.pieces, MOST_PIECES)):
            return False
        if not self.core.mounted(material):
            return False
        self._unmount(material, "damaged")
        if material.pieces > self._promised:
            return False
        self._build(list(self.materials(material.pieces)), None, None, self._place)
        return True

    def _build(
        self,
        wanted: Sequence[Material],
        progress: Callable[[Progress], object] | None,
        threads: int | None,
        place: Place,
    ) -> None:
        total = sum(map(self.core.size, wanted))
        done = 0
        for material in wanted:

            def report(part: float, at: Material = material, start: int = done) -> None:
                if progress is not None:
                    progress(Progress(at, (start + part * self.core.size(at)) / total))

            report(0)
            if not self._is_sound(material):
                with nullcontext() if place == "memory" else self.folder.lock():
                    # Somebody else may have made it while we waited.
                    if not (self._mount(material) and self._is_sound(material)):
                        self._make(material, threads or os.cpu_count() or 1, report, place)
            report(1)
            done += self.core.size(material)

    def _make(
        self, material: Material, threads: int, report: Callable[[float], None], place: Place
    ) -> None:
        try:
            content = self.core.build(material, threads=threads, report=report)
        except OverflowError as error:
            raise EngineError(f"cannot make the table {material}: {error}") from error
        path = None if place == "memory" else self._write(material, content, place)
        if path is None:
            self.core.mount_bytes(material, content)
        else:
            self.core.mount(material, str(path))
        self.damaged.pop(material, None)

    def _write(self, material: Material, content: bytes, place: Place) -> Path | None:
        """Return where a table is kept now; None if it cannot be and does not have to."""
        try:
            return self.folder.write(material, content)
        except OSError as error:
            if place == "either":
                return None
            folder = self.folder.path
            raise EngineError(f"cannot keep tables in {folder}: {error.strerror}") from error

    def _mount(self, material: Material) -> bool:
        """Use the file of a table if there is one; remember why not."""
        path = self.folder.file(material)
        if not path.exists():
            return False
        try:
            self.core.mount(material, str(path))
        except RuntimeError as error:
            self.damaged[material] = str(error)
            return False
        return True

    def _is_sound(self, material: Material) -> bool:
        """Read a table to its end; stop using it if it is not as it was written."""
        if not self.core.mounted(material):
            return False
        if not self.core.sound(material):
            self._unmount(material, "damaged")
            return False
        return True

    def _unmount(self, material: Material, why: str) -> None:
        self.core.unmount(material)
        self.damaged[material] = why


def _checked(pieces: int) -> int:
    if not 2 <= pieces <= MOST_PIECES:
        raise EngineError(f"expected from 2 to {MOST_PIECES} pieces, got {pieces}")
    return pieces
