"""Ratings: Glicko-2 for each game, speed and mode, computed from the games alone.

Nothing here is stored as a truth: the games are, and the same games always give the same numbers.
"""
