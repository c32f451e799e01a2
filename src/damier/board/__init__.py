"""The board: its squares, what stands on them, as FEN and as pictures. No rules of movement."""
