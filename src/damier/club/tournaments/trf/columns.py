"""Where things stand in a player's line of a report, counted from 0."""

from __future__ import annotations

NUMBER = slice(4, 8)
NAME = slice(14, 47)
RATING = slice(48, 52)
POINTS = slice(80, 84)
RANK = slice(85, 89)
ROUNDS = 91  # where the first round begins: opponent, colour, result
ROUND = 10  # from one round to the next
NAME_WIDTH = 33
SYSTEMS = {"swiss": "Individual: Swiss-System", "round-robin": "Individual: Round-Robin"}
DOUBLE = "Individual: Double-Round-Robin"
