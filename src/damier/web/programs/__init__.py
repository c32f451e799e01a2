"""Programs over HTTP: tokens, streams, and games as authors of bots know them from lidraughts."""
