"""One live game: seats, mode and clock; commands in, events out. No I/O, no clock of its own."""
