"""What workers do. Module-level functions of plain values, so that any executor can run them.

A sheet is named by its id or given as the whole text of its TOML file; weights are 16-bit numbers
as the core takes them, empty for the plain ones.
"""

from __future__ import annotations

import hashlib
import time
import zlib
from functools import lru_cache

from damier._core import Engine
from damier.decks import DeckError
from damier.decks import deck as deck_named
from damier.engine.draws import quiet_plies
from damier.engine.endgame import Tables
from damier.position import Position
from damier.position.compile import compile_sheet
from damier.rules import Sheet, parse
from damier.rules import sheet as sheet_named

PAIR_SCORES = 5  # 0, ½, 1, 1½ or 2 points from a pair of games
_PATIENCE = 100  # plies of kings alone where no rule ends a game: won endings take long to win


@lru_cache(maxsize=8)
def sheet_from(source: str) -> Sheet:
    """Return the sheet of an id or of a TOML text."""
    return parse(source) if "\n" in source else sheet_named(source)


@lru_cache(maxsize=4)
def engine_of(source: str, weights: bytes, pieces: int = 0) -> Engine:
    """Return an engine that plays a sheet with these weights and tables of so many pieces."""
    sheet = sheet_from(source)
    engine = Engine.make(
        compile_sheet(sheet),
        no_move_wins=sheet.end.no_move == "wins",
        weights=weights,
        megabytes=1,  # games between engines bring tables of their own
    )
    if pieces:
        engine.use_tables(tables_of(source, pieces).core)
    return engine


@lru_cache(maxsize=2)
def tables_of(source: str, pieces: int) -> Tables:
    """Return the endgame tables of a sheet, built if need be."""
    return Tables(sheet_from(source), pieces=pieces).ready(pieces)


def quiet_plies_of(sheet: Sheet) -> int:
    """Return after how many plies of kings alone a game of training is drawn."""
    return quiet_plies(sheet.draws) or _PATIENCE


def seed_for(*path: object) -> int:
    """Return the seed of one task, the same on every machine and in every process."""
    name = "/".join(map(str, path)).encode()
    return int.from_bytes(hashlib.blake2b(name, digest_size=8).digest(), "little")


def play_games(  # noqa: PLR0917  executors pass plain values
    source: str,
    weights: bytes,
    seed: int,
    games: int,
    nodes: int,
    opening_plies: int,
    pieces: int = 0,
    perturbed: float = 0.0,
    king_starts: float = 0.0,
    deck: str = "",
) -> tuple[bytes, float]:
    """Play games of the weights against themselves; return compressed records and CPU seconds.

    `perturbed` of the positions lie beside the games, `king_starts` of the games begin with kings.
    With a deck each game begins after a ballot drawn from it.
    """
    began = time.thread_time()
    engine, sheet = engine_of(source, weights, pieces), sheet_from(source)
    starts = [(Position.start(sheet), games, seed)]
    if deck:
        seeds = [seed_for(seed, "ballot", game) for game in range(games)]
        starts = [(drawn_start(deck, sheet, each), 1, each) for each in seeds]
    records = b"".join(
        engine.selfplay(
            start.core,
            games=count,
            seed=each,
            nodes=nodes,
            opening_plies=opening_plies,
            quiet_plies=quiet_plies_of(sheet),
            perturbed=perturbed,
            king_starts=king_starts,
        )
        for start, count, each in starts
    )
    return zlib.compress(records), time.thread_time() - began


def drawn_start(deck: str, sheet: Sheet, seed: int | None = None) -> Position:
    """Return a position to begin from; raise DeckError if there is no such deck of this game."""
    chosen = deck_named(deck)
    if chosen.sheet.play_hash != sheet.play_hash:
        raise DeckError(f"expected a deck of {sheet.id}, got {deck}, of {chosen.sheet.id}")
    return Position.from_setup(chosen.position(chosen.draw(seed)).setup(), sheet)


def play_pairs(  # noqa: PLR0917  executors pass plain values
    source: str,
    sides: tuple[tuple[bytes, tuple[str, ...]], tuple[bytes, tuple[str, ...]]],
    seeds: tuple[int, ...],
    nodes: int,
    opening_plies: int,
    pieces: int = 0,
    deck: str = "",
) -> tuple[tuple[int, ...], float]:
    """Play pairs of games, colours swapped; return how often the first scored 0, ½… 2, and CPU.

    A side is its weights and the search features it goes without. Every pair has its own seed.
    Endgame tables of so many `pieces` end the games. With a deck each pair begins after a ballot.
    """
    began = time.thread_time()
    (weights, without), (others, others_without) = sides
    engine, opponent = engine_of(source, weights, pieces), engine_of(source, others)
    sheet = sheet_from(source)
    counts = [0] * PAIR_SCORES
    for seed in seeds:
        start = drawn_start(deck, sheet, seed) if deck else Position.start(sheet)
        wins, draws, _ = engine.match(
            start.core,
            opponent,
            pairs=1,
            seed=seed,
            nodes=nodes,
            opening_plies=opening_plies,
            quiet_plies=quiet_plies_of(sheet),
            without=without,
            opponent_without=others_without,
        )
        counts[2 * wins + draws] += 1
    return tuple(counts), time.thread_time() - began
