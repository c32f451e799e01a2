"""Something that is yet to be said: data that any reader puts into words of their own."""

from __future__ import annotations

from dataclasses import dataclass, field

from damier.texts.catalogue import text


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message of the catalogue by its `key`, and its arguments; the same in every language.

    Numbers are those that the message counts with; squares and moves are texts.
    """

    key: str
    args: dict[str, str | int] = field(default_factory=dict)

    def text(self, lang: str, attribute: str = "") -> str:
        """Return it in words, or one of its attributes, such as `title`."""
        return text(f"{self.key}.{attribute}" if attribute else self.key, lang, **self.args)
