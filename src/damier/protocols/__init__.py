"""The protocols of the draughts world, both ends, and matches between programs."""
