"""The tags of a game: `[White "…"]` in the order of the file, every one kept exactly."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

# Names that other languages use for the tags damier asks for.
_ALIASES = {
    "white": ("bianco",),
    "black": ("nero",),
    "result": ("risultato",),
    "event": ("evento",),
    "site": ("luogo",),
    "date": ("data",),
    "round": ("turno",),
}


class Tags:
    """An ordered list of (name, value), which may hold a name more than once."""

    __slots__ = ("pairs",)

    def __init__(self, pairs: Iterable[tuple[str, str]] = ()) -> None:
        self.pairs = list(pairs)

    def __iter__(self) -> Iterator[tuple[str, str]]:
        return iter(self.pairs)

    def __len__(self) -> int:
        return len(self.pairs)

    def __contains__(self, name: object) -> bool:
        return any(name == known for known, _ in self.pairs)

    def __getitem__(self, name: str) -> str:
        for known, value in self.pairs:
            if known == name:
                return value
        raise KeyError(name)

    def __eq__(self, other: object) -> bool:
        return self.pairs == other.pairs if isinstance(other, Tags) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Tags({self.pairs!r})"

    def get(self, name: str) -> str | None:
        """Return the first value with exactly this name."""
        return next((value for known, value in self.pairs if known == name), None)

    def all(self, name: str) -> list[str]:
        """Return every value with exactly this name."""
        return [value for known, value in self.pairs if known == name]

    def find(self, name: str) -> str | None:
        """Return the first value of a name in any spelling or language, without its padding."""
        lower = name.lower()
        wanted = (lower, *_ALIASES.get(lower, ()))
        for known, value in self.pairs:
            if known.lower() in wanted:
                return value.strip()
        return None

    def set(self, name: str, value: str) -> None:
        """Change the first tag that `find` would answer from, or add one at the end."""
        wanted = (name.lower(), *_ALIASES.get(name.lower(), ()))
        for index, (known, _) in enumerate(self.pairs):
            if known.lower() in wanted:
                self.pairs[index] = (known, value)
                return
        self.pairs.append((name, value))

    def remove(self, name: str) -> None:
        """Drop every tag of this name, in any case."""
        self.pairs = [pair for pair in self.pairs if pair[0].lower() != name.lower()]

    def copy(self) -> Tags:
        """Return tags that can be changed apart from these."""
        return Tags(self.pairs)
