"""Boards in a notebook: the browser's board as a live widget."""

from damier.notebook.board import Board

__all__ = ["Board"]
