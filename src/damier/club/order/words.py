"""Words that nobody is called and nobody says, however they are written."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from damier.club.people.names import word_key

if TYPE_CHECKING:
    from collections.abc import Iterable

_TOKENS = re.compile(r"\S+")
_EDGES = re.compile(r"^\W+|\W+$")
_STARS = "***"


class WordList:
    """Finds words by what they look like; only whole words, as parts of others are innocent."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._keys = frozenset(filter(None, map(word_key, words)))

    def has(self, text: str) -> bool:
        """Tell whether one of the words is in a text."""
        return bool(self._keys) and any(
            self._is_one(found.group()) for found in _TOKENS.finditer(text)
        )

    def masked(self, text: str) -> str:
        """Return a text with stars instead of such words."""
        if not self._keys:
            return text
        return _TOKENS.sub(
            lambda found: _STARS if self._is_one(found.group()) else found.group(), text
        )

    def _is_one(self, token: str) -> bool:
        parts = re.split(r"[\W_]+", token)
        looks = {word_key(token), word_key(_EDGES.sub("", token)), *map(word_key, parts)}
        return not self._keys.isdisjoint(looks - {""})
