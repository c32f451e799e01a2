"""Live play: rooms, the people in them, and the computer's thinking."""
