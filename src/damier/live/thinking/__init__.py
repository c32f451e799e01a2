"""Work for visitors, engines above all: in few threads, in turns, at a price, soon stopped."""
