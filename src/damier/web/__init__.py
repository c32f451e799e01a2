"""The web app: one process that serves pages, plays tables over websockets, and keeps all games."""
