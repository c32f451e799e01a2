"""Simuls: one plays many at once."""
