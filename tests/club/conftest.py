"""Databases of both kinds, as the tests of the storage have them."""

from __future__ import annotations

from storage.conftest import cluster, plain_logs, url

__all__ = ["cluster", "plain_logs", "url"]
