"""A database of each kind, as the tests of the store have it."""

from storage.conftest import cluster, url

__all__ = ["cluster", "url"]
