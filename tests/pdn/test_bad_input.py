"""Input nobody should send: bounded time, bounded memory, a report, and the next game."""

from __future__ import annotations

import io
import subprocess
import sys
import time
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from damier import pdn

if TYPE_CHECKING:
    from collections.abc import Iterator

GOOD = '\n[White "Next"]\n\n1. 32-28 18-23 2-0\n'


class Endless(io.RawIOBase):
    """A file of one pattern repeated to a given size, never held in memory, and a good game."""

    def __init__(self, pattern: bytes, size: int) -> None:
        self.block = pattern * (65536 // len(pattern) + 1)
        self.left, self.tail = size, GOOD.encode()

    def read(self, size: int = -1) -> bytes:
        if self.left > 0:
            block = self.block[: max(1, min(size, len(self.block)))]
            self.left -= len(block)
            return block
        block, self.tail = self.tail, b""
        return block


PATTERNS = {
    "letters": b"a",
    "digits": b"9",
    "blanks": b" ",
    "open brackets": b"(",
    "open braces": b"{ ",
    "half-closed braces": b"{ { } ",
    "tags never closed": b'[A "x]',
    "tag openings": b'[A "',
    "quotes": b'"',
    "slashes": b'/FEN "',
    "bytes": bytes(range(128, 256)),
    "stars": b"32-28*",
    "percent": b"%",
    "nags": b"$1 ",
    "null moves": b"- ",
    "moves": b"32-28 ",
    "variations": b"(32-28) ",
    "spaced moves": b"1 - ",
    "nul": b"\0",
    "comments": b"{}",
    "variations with comments": b"18-23 ({c} {c} 19-23 ",
    "commented moves": b"32-28 {c} $1 !? ",
}


@pytest.mark.parametrize("pattern", PATTERNS.values(), ids=PATTERNS)
def test_a_long_line_costs_bounded_time(pattern: bytes) -> None:
    begun = time.process_time()
    problems = 0
    reader = pdn.Reader(Endless(pattern, 2_000_000), limit=1 << 18)
    for record in islice(reader.records(), 500):
        problems += len(record.problems)
    problems += len(reader.problems)
    assert time.process_time() - begun < 30
    if record.place.game < 500:  # else the line is one of small games, and only a long file
        assert problems or pattern == b" "
        assert record.tags.get("White") == "Next"
        assert record.legal


HUNDRED_MEGABYTES = """
import resource, sys, time
sys.path.insert(0, sys.argv[1])
from test_bad_input import Endless
from damier import pdn
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
reader = pdn.Reader(Endless(bytes.fromhex(sys.argv[2]), 10**8))
games = [(len(r.problems), r.legal) for r in reader.records()]
after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
found = sum(p for p, _ in games) + len(reader.problems)
print(len(games), found, after - before, time.process_time())
"""


@pytest.mark.parametrize("name", ["letters", "open braces", "moves", "open brackets"])
def test_hundred_megabytes_on_one_line(name: str) -> None:
    program = [sys.executable, "-c", HUNDRED_MEGABYTES, str(Path(__file__).parent)]
    done = subprocess.run(
        [*program, PATTERNS[name].hex()], capture_output=True, text=True, check=True
    )
    games, problems, kilobytes, seconds = map(float, done.stdout.split())
    assert games == (1 if name == "letters" else 2)  # what is no PDN is no game
    assert problems
    assert kilobytes < 100_000
    assert seconds < 60


def test_the_limit_is_reported_with_its_place() -> None:
    text = "1. 32-28 {" + "x" * 3_000_000 + "\n" + GOOD
    first, second = pdn.read(text)
    assert any("at most 1048576 characters" in p.message for p in first.problems)
    assert second.tags["White"] == "Next"
    assert second.problems == []
    assert second.place.line == 3


def test_a_game_as_long_as_the_limit_allows() -> None:
    comment = "{" + "word " * 20_000 + "}"
    (record,) = pdn.read(f"1. 32-28 {comment} 18-23 2-0\n")
    assert record.problems == []
    assert record.nodes[0].comments[0].text == ("word " * 20_000).strip()


@pytest.mark.parametrize("cut", range(0, 160, 3))
def test_truncated_anywhere(cut: int) -> None:
    text = (
        '[White "A \\" b"]\n[FEN "W:W31-50:B1-20."]\n\n{c {n}} 1. 32-28!? $3 (1. 33-28 {x} 18-23) '
        '18-23 /FEN "W:W31:B1"/ 1. 31-26 1-6 2-0 {end}\n'
    )
    for record in pdn.read(text[:cut]):
        assert record.problems is not None
        pdn.format(record)


def test_problems_of_one_game_are_limited() -> None:
    (record,) = pdn.read("1. 32-28 " + "! (" * 1000)
    assert len(record.problems) < 250
    text = '[White "A"]' + "".join(f"{{c}} word{n} $ " for n in range(500))
    (record,) = pdn.read(text)
    assert len(record.problems) <= 102
    assert "more problems" in record.problems[-1].message


def test_deep_variations_do_not_exhaust_the_stack() -> None:
    text = "1. 32-28 " + "(1. 33-28 " * 5000 + ")" * 5000 + " 18-23 2-0"
    (record,) = pdn.read(text)
    assert len(record.nodes) == 2
    assert any("inside one another" in p.message for p in record.problems)
    (again,) = pdn.read(pdn.format(record))
    assert again.line == record.line


def generated(games: int) -> Iterator[bytes]:
    body = (
        b'[White "A"]\n[Black "B"]\n[Result "2-0"]\n\n' + b"1. 32-28 18-23 2. 38-32 12-18 2-0\n\n"
    )
    comment = b'[White "C"]\n\n1. 32-28 {[%clk 0:10:00]} 18-23 2. 38-32 12-18 1-1\n\n'
    for number in range(games):
        yield comment if number % 4 == 0 else body


READ_ALL = """
import resource, sys
from damier import pdn
games = 0
for record in pdn.read(sys.argv[1]):
    games += record.legal
    if games == 2000:
        early = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(games, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - early)
"""


@pytest.mark.slow
def test_two_hundred_thousand_games_in_constant_memory(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    file = tmp_path_factory.mktemp("pdn") / "large.pdn"
    with file.open("wb") as out:
        out.writelines(generated(200_000))
    done = subprocess.run(
        [sys.executable, "-c", READ_ALL, str(file)], capture_output=True, text=True, check=True
    )
    games, growth = map(int, done.stdout.split())
    unit = 1 if sys.platform != "darwin" else 1024
    assert games == 200_000
    assert growth / unit < 8_000  # kilobytes
