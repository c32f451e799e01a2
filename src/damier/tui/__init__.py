"""The terminal app: the board drawn in characters, people and the computer around it."""
