"""Read rule sheets from TOML, strictly: an unknown key or a missing source is an error."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from functools import cache, lru_cache
from os import PathLike, fspath, listdir
from os.path import dirname, join
from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin, get_type_hints

from damier.errors import SheetError, UnknownSheet
from damier.rules.check import contradictions
from damier.rules.sheet import CONSEQUENCES, Draw, Sheet, Source

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

_BUILT_IN = join(dirname(__file__), "sheets")  # pathlib would be a tenth of the import
_HEADER = ("id", "name", "shelf", "languages", "letters", "about")
_SOURCE_KEYS = ("article", "reading")


@cache
def _sections() -> dict[str, type]:
    """Return the sections of a sheet with their classes."""
    hints = get_type_hints(Sheet).items()
    return {name: hint for name, hint in hints if isinstance(hint, type) and is_dataclass(hint)}


@cache
def sheets() -> tuple[str, ...]:
    """Return the ids of all built-in sheets, leaflets first."""
    ids = _built_in()
    shelves = ("leaflet", "federation", "other")
    return tuple(sorted(ids, key=lambda id_: (shelves.index(load(id_).shelf), id_)))


def sheet(name: str | PathLike[str] | Sheet) -> Sheet:
    """Return the built-in sheet `name`, or read a user's own from a path ending in .toml."""
    if isinstance(name, Sheet):
        return name
    if str(name).endswith(".toml"):
        return _read_file(fspath(name))
    return load(str(name))


@cache
def load(id_: str) -> Sheet:
    """Read the built-in sheet `id_`."""
    return parse(_built_in_text(id_), file=f"{id_}.toml")


@lru_cache(maxsize=256)
def is_built_in(rules: Sheet) -> bool:
    """Tell whether a sheet is the built-in one of its name."""
    return rules.id in _built_in() and (load(rules.id) is rules or load(rules.id) == rules)


def parse(
    text: str, *, file: str = "<sheet>", mend: Callable[[Sheet], Sheet] | None = None
) -> Sheet:
    """Read a sheet from the text of a TOML file; `file` is used in error messages.

    `mend` changes what was read before it is checked, for texts of an older time.
    """
    reader = _Reader(text, file)
    sections, draws = reader.rules()
    header = reader.header()
    values = {
        name: _sections()[name](**{field: value for field, (value, _) in section.items()})
        for name, section in sections.items()
    }
    sources = {
        f"{name}.{field}": source
        for name, section in sections.items()
        for field, (_, source) in section.items()
    }
    made = Sheet(**header, **values, draws=draws, sources=tuple(sources.items()))
    made = made if mend is None else mend(made)
    for field, problem in contradictions(made):
        raise reader.error(problem, field)
    return made


def _read_file(path: str) -> Sheet:
    try:
        with open(path, encoding="utf-8") as file:
            text = file.read()
    except (OSError, ValueError) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise SheetError(f"expected a readable UTF-8 file, got {why}", file=path) from error
    return parse(text, file=path)


def _built_in() -> list[str]:
    return sorted(
        name.removesuffix(".toml") for name in listdir(_BUILT_IN) if name.endswith(".toml")
    )


def _built_in_text(id_: str) -> str:
    if id_ not in _built_in():
        raise UnknownSheet(f"expected a sheet, got {id_!r}{_nearest(id_, _built_in())}")
    with open(join(_BUILT_IN, f"{id_}.toml"), encoding="utf-8") as file:
        return file.read()


def _nearest(word: str, words: Iterable[str]) -> str:
    import difflib

    close = difflib.get_close_matches(word, list(words), n=1, cutoff=0.4)
    return f"; did you mean {close[0]!r}?" if close else ""


_Section = dict[str, tuple[Any, Source]]


class _Reader:
    """One sheet file: its parsed tree, and its text to find the line of a field in."""

    def __init__(self, text: str, file: str, seen: tuple[str, ...] = ()) -> None:
        import tomllib

        self.text, self.file, self.seen = text, file, seen
        try:
            self.tree = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise SheetError(f"expected TOML, got {error}", file=file) from error
        parent = self.tree.get("extends")
        self.parent = None if parent is None else self._open_parent(parent)
        self._check_keys(self.tree, (*_HEADER, "extends", *_sections(), "draws"), "")
        self.id = self._header_value("id")

    def _open_parent(self, name: object) -> _Reader:
        if not isinstance(name, str):
            raise self.error(f"expected the id of a sheet, got {name!r}", "extends")
        if name in self.seen:
            raise self.error(f"expected another sheet, got itself through {name!r}", "extends")
        try:
            text = _built_in_text(name)
        except UnknownSheet as error:
            raise self.error(str(error), "extends") from error
        return _Reader(text, f"{name}.toml", (*self.seen, name))

    def header(self) -> dict[str, Any]:
        hints = get_type_hints(Sheet)
        return {key: _convert(self._header_value(key), hints[key], self, key) for key in _HEADER}

    def _header_value(self, key: str) -> Any:
        if key in self.tree:
            return self.tree[key]
        if self.parent is not None and key not in ("id", "name"):
            return self.parent._header_value(key)
        raise self.error("expected a value, got none", key)

    def rules(self) -> tuple[dict[str, _Section], tuple[Draw, ...]]:
        """Return all sections and draw rules, the parent's first and this sheet's over them."""
        if self.parent is None:
            sections: dict[str, _Section] = {name: {} for name in _sections()}
            draws: tuple[Draw, ...] = ()
        else:
            sections, draws = self.parent.rules()
        for name, kind in _sections().items():
            sections[name].update(self._section(name, kind))
            for field in fields(kind):
                if field.name not in sections[name] and field.default is MISSING:
                    raise self.error("expected a value, got none", f"{name}.{field.name}")
        if "draws" in self.tree:
            draws = tuple(self._draw(i, entry) for i, entry in enumerate(self._draw_entries()))
        elif self.parent is None:
            raise self.error("expected at least one way to draw, got none", "draws")
        return sections, draws

    def _section(self, name: str, kind: type) -> _Section:
        table = self.tree.get(name, {})
        if not isinstance(table, dict):
            raise self.error(f"expected a table, got {table!r}", name)
        hints = get_type_hints(kind)
        self._check_keys(table, hints, name)
        section: _Section = {}
        for key, entry in table.items():
            field = f"{name}.{key}"
            if not isinstance(entry, dict) or "is" not in entry:
                wanted = '{ is = value, article = "…" }'
                raise self.error(f"expected {wanted}, got {entry!r}", field)
            also = ("also",) if field in CONSEQUENCES else ()
            self._check_keys(entry, ("is", *_SOURCE_KEYS, *also), field)
            value = _convert(entry["is"], hints[key], self, field)
            section[key] = (value, self._source(entry, field))
        return section

    def _draw_entries(self) -> list[dict[str, Any]]:
        entries = self.tree["draws"]
        if not isinstance(entries, list) or not all(isinstance(entry, dict) for entry in entries):
            raise self.error("expected a list of [[draws]] tables", "draws")
        return entries

    def _draw(self, index: int, entry: dict[str, Any]) -> Draw:
        place = f"draws[{index}]"
        hints = get_type_hints(Draw)
        del hints["source"]
        self._check_keys(entry, (*hints, *_SOURCE_KEYS), place)
        values = {
            key: _convert(entry[key], hint, self, f"{place}.{key}")
            for key, hint in hints.items()
            if key in entry
        }
        missing = [f.name for f in fields(Draw) if f.default is MISSING and f.name not in values]
        if missing:
            raise self.error("expected a value, got none", f"{place}.{missing[0]}")
        return Draw(**values, source=self._source(entry, place))

    def _source(self, entry: Mapping[str, Any], field: str) -> Source:
        given = {key: entry[key] for key in (*_SOURCE_KEYS, "also") if key in entry}
        if not given.keys() & set(_SOURCE_KEYS):
            raise self.error("expected an article or a reading, got neither", field)
        for key, text in given.items():
            if not isinstance(text, str) or not text.strip():
                raise self.error(f"expected words, got {text!r}", f"{field}.{key}")
        return Source(**given, sheet=self.id)

    def _check_keys(self, table: Mapping[str, Any], known: Iterable[str], place: str) -> None:
        known = list(known)
        for key in table:
            if key not in known:
                field = f"{place}.{key}" if place else key
                raise self.error(f"unknown key {key!r}{_nearest(key, known)}", field)

    def error(self, message: str, field: str) -> SheetError:
        return SheetError(message, file=self.file, line=self._line(field), field=field)

    def _line(self, field: str) -> int | None:
        """Find the line that sets `field`; the nearest enclosing table if the field is absent."""
        section, _, key = field.partition(".")
        key = key.partition(".")[0]
        name, _, index = section.rstrip("]").partition("[")
        inside, nth, found = not key, -1, None
        for number, line in enumerate(self.text.splitlines(), start=1):
            bare = line.partition("#")[0].replace(" ", "")
            if bare.startswith("["):
                nth += bare == f"[[{name}]]"
                inside = bare == f"[{name}]" or (bare == f"[[{name}]]" and str(nth) == index)
                found = number if inside else found
            elif bare.startswith(f"{name}.{key}=") or (
                inside and bare.startswith(f"{key or name}=")
            ):
                return number
        return found


def _convert(value: Any, hint: Any, reader: _Reader, field: str) -> Any:
    """Return `value` as the annotated type of a field, or raise what was expected."""
    if get_origin(hint) is tuple:
        if not isinstance(value, list):
            raise reader.error(f"expected a list, got {value!r}", field)
        return tuple(_convert(item, get_args(hint)[0], reader, field) for item in value)
    if get_origin(hint) is Literal:
        choices = get_args(hint)
        if value not in choices:
            wanted = ", ".join(repr(choice) for choice in choices)
            near = _nearest(value, choices) if isinstance(value, str) else ""
            raise reader.error(f"expected one of {wanted}, got {value!r}{near}", field)
        return value
    if type(value) is not hint:
        raise reader.error(f"expected {_PLAIN[hint]}, got {value!r}", field)
    return value


_PLAIN = {bool: "true or false", int: "a whole number", str: "text"}
