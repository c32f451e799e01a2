"""Mistakes in words: what a move allows or misses, found by playing the lines that show it."""
