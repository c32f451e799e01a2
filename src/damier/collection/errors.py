"""What can be wrong with a collection, or with what is asked of it."""

from __future__ import annotations

from damier.errors import DamierError


class CollectionError(DamierError):
    """A file that is no collection, or cannot be used as one now."""


class SearchError(DamierError):
    """Something that cannot be looked for: a pattern, a material or a manoeuvre that is none."""
