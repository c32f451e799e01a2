"""Mutate valid texts for a bounded time; every failure can be repeated from its seed."""

from __future__ import annotations

import random
import sys
import time
from typing import TYPE_CHECKING

from damier import DamierError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

SLOW = 5.0  # seconds for one input
ODD = [
    "\0",
    "٣",
    "𝟛",
    "²",
    "é",
    "\u202e",
    "\ud800",
    "9" * 400,
    "-" * 50,
    '"',
    "'''",
    "[",
    "{",
    "\r",
]


def mutated(text: str, others: Sequence[str], dice: random.Random) -> str:
    """Return a text with a few random changes."""
    for _ in range(dice.choice([1, 1, 1, 2, 3, 8])):
        at, end = sorted(dice.randint(0, len(text)) for _ in range(2))
        end = min(end, at + dice.choice([1, 1, 2, 5, 30]))
        other = dice.choice(others)
        cut = dice.randint(0, len(other))
        change = dice.randrange(6)
        if change == 0:
            text = text[:at] + text[end:]
        elif change == 1:
            text = text[:at] + chr(dice.randint(32, 126)) + text[at + 1 :]
        elif change == 2:
            text = text[:at] + dice.choice(ODD) + text[end:]
        elif change == 3:
            text = text[:end] + text[at:end] * dice.choice([1, 2, 20]) + text[end:]
        elif change == 4:
            text = text[:at] + other[cut : cut + dice.randint(1, 12)] + text[at:]
        else:
            text = text[:at] + str(dice.randint(-3, 300)) + text[end:]
    return text


def fuzz(seeds: Sequence[str], attempt: Callable[[str], bool], seconds: float) -> tuple[int, int]:
    """Feed mutated texts to `attempt`; return how many were tried, and how many accepted.

    `attempt` may raise DamierError and nothing else, and returns whether it accepted the text.
    """
    seed = random.SystemRandom().randrange(2**32)
    end = time.monotonic() + seconds
    tried = accepted = 0
    while time.monotonic() < end:
        dice = random.Random(seed + tried)
        text = mutated(dice.choice(seeds), seeds, dice)
        tried += 1
        begun = time.process_time()
        try:
            accepted += attempt(text)
        except DamierError:
            pass
        except BaseException:
            print(f"seed {seed}, input {tried}: {text!r}", file=sys.stderr)
            raise
        if time.process_time() - begun > SLOW:
            raise TimeoutError(f"seed {seed}, input {tried}: more than {SLOW} s for {text!r}")
    return tried, accepted


def run(seeds: Sequence[str], attempt: Callable[[str], bool]) -> None:
    """Fuzz for the seconds given on the command line, 10 by default, and say how it went."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 10.0
    tried, accepted = fuzz(seeds, attempt, seconds)
    print(f"{tried} inputs, {accepted} accepted, no failure")
    if not accepted:
        raise SystemExit("expected some mutated inputs to be accepted, got none")
