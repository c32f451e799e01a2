"""How long somebody with 20,000 finished games waits for a page of them, and by which index.

    python benchmarks/person_games.py [--url postgresql://…] [--games 20000]

Prints milliseconds (median of 20) for each question a person's page asks, and how the database
finds the first page.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import insert, text

from damier.storage.database import sqlite_url
from damier.storage.finished import GameFilter
from damier.storage.schema import finished, seats, sheets, tables
from damier.storage.store import Store, terms_text
from damier.table.canonical import text_hash
from damier.table.terms import Terms

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

OPENINGS = [
    f"{first} {second}"
    for first in ("32-28", "33-28", "34-29", "31-26")
    for second in ("19-23", "18-23", "20-24", "17-22")
]
TRIES = 20
EXPLAIN = (
    "SELECT * FROM finished WHERE visitor = 'noor' "
    "ORDER BY ended DESC, table_id DESC, side DESC LIMIT 25"
)


async def fill(store: Store, count: int) -> None:
    """Store games of somebody against a hundred others, and as many of nobody's."""
    terms = Terms(sheet="international", control="300+5", against="link", rated=True).settled()
    rules = str(terms.rules_text)
    named = terms_text(terms)
    async with store._engine.begin() as connection:
        await connection.execute(insert(sheets).values(hash=text_hash(rules), text=rules))
        for start in range(0, count, 1_000):
            some = range(start, start + 1_000)
            await connection.execute(insert(tables), [_table(n, named, rules) for n in some])
            await connection.execute(insert(seats), [row for n in some for row in _seats(n)])
            await connection.execute(insert(finished), [row for n in some for row in _rows(n)])


def _table(number: int, terms: str, rules: str) -> dict[str, Any]:
    return {
        "id": f"t{number:06}",
        "made": number,
        "updated": number,
        "terms": terms,
        "sheet": "international",
        "rules": text_hash(rules),
        "plies": 80,
        "status": "over",
        "result": "2-0",
        "board": "b" * 20 + "." * 10 + "w" * 20,
        "turn": "white",
    }


def _seats(number: int) -> list[dict[str, Any]]:
    who = {"white": ("Noor", "noor"), "black": (f"Sem {number % 100}", f"sem-{number % 100}")}
    return [
        {"table_id": f"t{number:06}", "side": side, "kind": "person", "name": name, "visitor": one}
        for side, (name, one) in who.items()
    ]


def _rows(number: int) -> list[dict[str, Any]]:
    common = {
        "table_id": f"t{number:06}",
        "ended": float(number),
        "sheet": "russian" if number % 50 == 0 else "international",
        "rated": number % 2,
        "speed": "blitz",
        "level": "",
        "taken": number % 6,
        "opening": OPENINGS[number % len(OPENINGS)],
    }
    score = (1.0, 0.5, 0.0)[number % 3]
    return [
        {**common, "side": "white", "visitor": "noor", "score": score},
        {**common, "side": "black", "visitor": f"sem-{number % 100}", "score": 1 - score},
    ]


async def measure(name: str, ask: Callable[[], Awaitable[Any]]) -> None:
    """Print how long a question takes."""
    took = []
    for _ in range(TRIES):
        began = time.perf_counter()
        await ask()
        took.append(1_000 * (time.perf_counter() - began))
    print(f"{name:40} {statistics.median(took):8.1f} ms")


async def main(url: str, count: int) -> None:
    """Fill a database and ask."""
    store = Store(url)
    await store.open()
    try:
        await fill(store, count)
        book, everything = store.finished, GameFilter()
        last = (count / 2, f"t{count // 2:06}", "white")
        rare, drawn = GameFilter(sheet="russian", result="drawn"), GameFilter(result="drawn")
        one, nobody = GameFilter(opponent="sem 77"), GameFilter(opponent="nobody")

        async def listed() -> None:
            rows = await book.page("noor", everything, 25)
            await store.glances([row.table_id for row in rows])

        await measure("first page", lambda: book.page("noor", everything, 25))
        await measure("first page with boards and names", listed)
        await measure("a page in the middle", lambda: book.page("noor", everything, 25, last))
        await measure("drawn games", lambda: book.page("noor", drawn, 25))
        await measure("drawn games by a rare sheet", lambda: book.page("noor", rare, 25))
        await measure("against somebody", lambda: book.page("noor", one, 25))
        await measure("against nobody: all are looked at", lambda: book.page("noor", nobody, 25))
        await measure("first moves", lambda: book.openings("noor", "international"))
        await measure("what was done", lambda: book.tally("noor"))
        await measure("sheets", lambda: book.sheets("noor"))
        await measure("games not listed yet", lambda: book.unlisted("noor", 50))
        how = "EXPLAIN QUERY PLAN" if url.startswith("sqlite") else "EXPLAIN"
        async with store._engine.connect() as connection:
            for row in await connection.execute(text(f"{how} {EXPLAIN}")):
                print(row[-1])
    finally:
        await store.close()


if __name__ == "__main__":
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--url")
    options.add_argument("--games", type=int, default=20_000)
    chosen = options.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(main(chosen.url or sqlite_url(str(Path(folder) / "db")), chosen.games))
