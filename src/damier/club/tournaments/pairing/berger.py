"""Berger tables: who meets whom in a round robin of any size, as they are published."""

from __future__ import annotations


def berger_round(players: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs of a round, White first, by the numbers 1 to `players`.

    An odd one is paired as if there were one more: whoever meets the highest number is free.
    """
    last = players + players % 2
    circle = last - 1
    # Whoever meets the last number: 1, half + 1, 2, half + 2 and so on.
    step, odd = divmod(number - 1, 2)
    pivot = step + 1 + (last // 2 if odd else 0)
    pairs = [(last, pivot) if odd else (pivot, last)]
    for away in range(1, last // 2):
        pairs.append(((pivot + away - 1) % circle + 1, (pivot - away - 1) % circle + 1))
    return pairs


def berger_table(players: int, cycles: int = 1) -> list[list[tuple[int, int]]]:
    """Return all rounds; where each pair meets twice, the second time with colours changed.

    The last two rounds of the first half are then exchanged, as the tables recommend, so that
    nobody has the same colour three times running.
    """
    rounds = players + players % 2 - 1
    table = [berger_round(players, number) for number in range(1, rounds + 1)]
    if cycles == 1:
        return table
    second = [[(black, white) for white, black in pairs] for pairs in table]
    if rounds > 1:
        table[-2:] = reversed(table[-2:])
    return table + second
