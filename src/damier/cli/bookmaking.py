"""The making of a book as a command: kept line by line, so that it can be stopped."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING, Any

from damier.cli.checking import sheet_source
from damier.cli.output import writer_to
from damier.cli.progress import bar
from damier.collection import Collection
from damier.engine.book import BookError
from damier.engine.bookmaking import (
    BATCH,
    BookTally,
    explored,
    self_played,
    walk,
)
from damier.engine.training.tasks import sheet_from
from damier.places import write_whole
from damier.processes import Workers

if TYPE_CHECKING:
    from pathlib import Path

    from damier.engine.bookmaking import Played
    from damier.position import Position

_MARK = "damier book in the making 1 "


class BookMaking:
    """One command under way; `part` is the file that keeps what is done."""

    def __init__(self, sheet: str, output: Path, *, plies: int, least: int) -> None:
        self.source = sheet_source(sheet)
        self.sheet = sheet_from(self.source)
        self.output, self.part = output, output.with_name(f"{output.name}.part")
        self.plies, self.least = plies, least
        self.tally = BookTally(self.sheet)

    def from_collection(self, base: Path) -> dict[str, object]:
        """Look up what was played, from the start on; each position is kept when it is found."""
        with Collection(base) as games:
            recipe = ["collection", str(base.resolve()), len(games), self.plies, self.least]
            known: dict[str, Played] = {
                fen: {text: (count, points) for text, (count, points) in moves.items()}
                for fen, moves in self._begin(recipe)
            }

            def played(position: Position) -> Played:
                fen = position.fen()
                if fen not in known:
                    known[fen] = explored(games, position)
                    file.write(json.dumps([fen, known[fen]]) + "\n")
                    file.flush()
                return known[fen]

            with bar("book") as shown, self.part.open("a", encoding="utf-8") as file:
                found = walk(self.sheet, played, plies=self.plies, least=self.least)
                for number, (position, moves) in enumerate(found, start=1):
                    shown.show(number, description=f"{number} positions")
                    for text, (count, points) in moves.items():
                        self.tally.add(position, position.parse(text), count, points)
        return self._finish()

    def from_selfplay(
        self, games: int, *, nodes: int, seed: int, jobs: int | None
    ) -> dict[str, object]:
        """Play games; those of an earlier, shorter run are part of them."""
        done = dict(self._begin(["selfplay", nodes, self.plies, seed]))
        batches = -(-games // BATCH)
        with (
            Workers(jobs) as executor,
            bar("book", games) as shown,
            self.part.open("a", encoding="utf-8") as file,
        ):
            found = self_played(
                self.source,
                games,
                executor,
                nodes=nodes,
                plies=self.plies,
                seed=seed,
                ahead=2 * (jobs or os.cpu_count() or 1),
                done={number for number, batch in done.items() if len(batch) == BATCH},
            )
            for number, batch in found:
                file.write(json.dumps([number, batch]) + "\n")
                file.flush()
                done[number] = batch
                shown.show(BATCH * len(done), total=games, description=f"{batches} x {BATCH} games")
        for number in sorted(done):
            for game in done[number]:
                self.tally.add_game(game)
        return self._finish()

    def _begin(self, what: list[Any]) -> list[tuple[Any, Any]]:
        """Return what an earlier run has found, if it was after the same."""
        recipe = _MARK + json.dumps([self.sheet.play_hash, *what])
        kept, found = [recipe], []
        if self.part.exists():
            first, *lines = self.part.read_text(encoding="utf-8").splitlines() or [""]
            if first != recipe:
                raise BookError(
                    f"expected {self.part} to go on from, got one made otherwise: move it away"
                )
            for line in lines:
                try:
                    name, value = json.loads(line)
                except ValueError:
                    continue  # what a kill left half-written is made again
                kept.append(line)
                found.append((name, value))
        write_whole(self.part, "\n".join([*kept, ""]).encode())
        return found

    def _finish(self) -> dict[str, object]:
        """Write the book, and say how large it is; an empty one is not written."""
        book = self.tally.book(self.least)
        if len(book):
            with writer_to(self.output) as put:
                put(book.format().encode())
        self.part.unlink(missing_ok=True)
        return {
            "sheet": self.sheet.id,
            "positions": len(book),
            "moves": sum(len(book[position]) for position in book),
            "output": str(self.output) if len(book) else None,
        }
