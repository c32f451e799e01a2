"""Protocols over real pipes, processes and sockets."""
