"""A collection of games in one file: added to, searched, explored and written out again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import IO, TYPE_CHECKING, Any, Self

from damier.collection import adding, explorer, finding
from damier.collection.file import File
from damier.collection.search import Search
from damier.collection.stored import Stored, stored
from damier.rules import sheet as sheet_named

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable, Iterator
    from pathlib import Path

    from damier.collection.adding import Added
    from damier.collection.explorer import Explored
    from damier.collection.finding import Hit
    from damier.position import Position
    from damier.rules import Sheet


@dataclass(frozen=True, slots=True)
class Info:
    """How much there is in a collection."""

    games: int
    annotated: int
    sheets: dict[str, int]
    size: int


class Collection:
    """A file of games. It can be read while another process adds to it.

    `create` makes it if there is none. Raises CollectionError if it is no collection.
    """

    def __init__(self, path: str | Path, *, create: bool = False) -> None:
        self.file = File(path, create=create)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Collection {self.file.path.name}, {len(self)} games>"

    def __len__(self) -> int:
        return self.file.last_game()

    def __getitem__(self, game: int) -> Stored:
        """Return a game by its number, from 1; raise CollectionError if there is none."""
        self.file.refresh()
        return stored(self.file, game)

    def __iter__(self) -> Iterator[Stored]:
        return (self[game] for game in range(1, len(self) + 1))

    @property
    def sheets(self) -> list[Sheet]:
        """The sheets its games are played by."""
        self.file.refresh()
        return list(self.file.sheets)

    def close(self) -> None:
        """Let the file go."""
        self.file.close()

    def add(
        self,
        *sources: str | Path | IO[str] | IO[bytes],
        jobs: int | None = None,
        show: Callable[[int], object] | None = None,
        **options: Any,
    ) -> Added:
        """Add the games of PDN files, and tell how many were new.

        A game that is there already, with the same sheet, moves, result, players, event, date and
        notes, is known. Games are kept some thousands at a time: what was kept before Ctrl-C, or a
        crash, stays. `jobs` processes read, by default one for each core; a program that adds large
        files has to do so below `if __name__ == "__main__"`. `show` is told how many bytes were
        read since it was last told. `options` are those of `damier.pdn.read`.
        """
        with self.file.adding():
            return adding.add(self.file, sources, jobs=jobs, show=show, **options)

    def find(self, search: Search | None = None, **wanted: Any) -> Generator[Hit, None, None]:
        """Yield the games that fit a search, as they are found: `find(player="Sijbrands")`."""
        return finding.find(self.file, _search(search, wanted))

    def count(self, search: Search | None = None, **wanted: Any) -> int:
        """Count the games that fit a search."""
        return finding.count(self.file, _search(search, wanted))

    def explore(self, position: Position) -> Explored:
        """Return what was played in a position, by whatever moves it was reached."""
        return explorer.explore(self.file, position)

    def export(self, file: IO[str], games: Iterable[int | Hit] | None = None) -> int:
        """Write games as PDN, all of them if none are named; return how many."""
        chosen = range(1, len(self) + 1) if games is None else games
        written = 0
        for game in chosen:
            file.write(self[game if isinstance(game, int) else game.game].pdn + "\n")
            written += 1
        return written

    def info(self) -> Info:
        """Count what there is."""
        self.file.refresh()
        annotated = self.file.one("SELECT count(*) FROM text")[0]
        sheets: dict[str, int] = {}
        for known in self.file.sheets:
            found = self.count(Search(sheet=known))
            sheets[known.id] = sheets.get(known.id, 0) + found
        return Info(len(self), annotated, sheets, self.file.path.stat().st_size)


def _search(search: Search | None, wanted: dict[str, Any]) -> Search:
    if search is not None:
        return search
    sheet: str | Sheet | None = wanted.get("sheet")
    return Search(**{**wanted, "sheet": None if sheet is None else sheet_named(sheet)})
