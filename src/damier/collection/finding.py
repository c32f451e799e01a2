"""Games that fit a search, found by the index where it helps, else by going through all of them."""

from __future__ import annotations

import os
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from damier._core import Seeker
from damier.collection.explorer import blocks_with, explore, games_with
from damier.collection.segments import segments, shared_played
from damier.pdn.tags import Tags

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from concurrent.futures import Future

    from damier.collection.file import File
    from damier.collection.search import Search

_BLOCKS = 256  # given to the core at once


@dataclass(frozen=True, slots=True)
class Hit:
    """A game that fits, and after how many of its plies the last of what was asked for held."""

    game: int
    ply: int


def find(file: File, search: Search) -> Generator[Hit, None, None]:
    """Yield the games that fit, in their order, as they are found."""
    file.refresh()
    query = search.query(file)
    if query is None:
        return
    seeker = Seeker(file.codecs, [_roles(shape) for shape in file.shapes], query)
    if search.position is not None and not (search.asks_words and _is_shared(file, search)):
        yield from _by_index(file, search, seeker)
    else:
        yield from _by_all(file, seeker)


def count(file: File, search: Search) -> int:
    """Count the games that fit."""
    if search.asks_position_only and search.position is not None:
        return explore(file, search.position).games
    if search.sheet is None and search.asks_nothing:
        return file.last_game()
    return sum(1 for _ in find(file, search))


def _by_index(file: File, search: Search, seeker: Seeker) -> Iterator[Hit]:
    positions = search.positions()
    number = file.number_of_sheet(search.board_sheet)
    if number is None:
        return
    for segment in segments(file):
        games = {game for one in positions for game in games_with(file, segment, number, one)}
        wanted = sorted(games)
        blocks = blocks_with(file, wanted)
        while some := list(islice(blocks, _BLOCKS)):
            yield from (Hit(*found) for found in seeker.seek(some, wanted))


def _by_all(file: File, seeker: Seeker) -> Iterator[Hit]:
    """Go through all games, in as many threads as there are cores."""
    threads = os.cpu_count() or 1
    blocks = file.blocks()
    under_way: deque[Future[list[tuple[int, int]]]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        try:
            while True:
                while len(under_way) < 2 * threads and (some := list(islice(blocks, _BLOCKS))):
                    under_way.append(pool.submit(seeker.seek, some, []))
                if not under_way:
                    return
                yield from (Hit(*found) for found in under_way.popleft().result())
        finally:
            for future in under_way:
                future.cancel()


def _is_shared(file: File, search: Search) -> bool:
    """Tell whether many games have one of the positions."""
    number = file.number_of_sheet(search.board_sheet)
    codec = None if number is None else file.codecs[number]
    if codec is None:
        return False
    keys = [codec.key(position.core) for position in search.positions()]
    return any(
        shared_played(file, segment, key) is not None for segment in segments(file) for key in keys
    )


def _roles(shape: tuple[str, ...]) -> tuple[int, int, int]:
    """Return which of a row of tags are White, Black and the event; -1: none."""
    places = Tags((name, str(at)) for at, name in enumerate(shape))
    white, black, event = (int(places.find(name) or -1) for name in ("White", "Black", "Event"))
    return white, black, event
