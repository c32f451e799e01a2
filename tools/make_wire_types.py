"""Write the browser's types of all that goes over the wire, from the classes the server uses.

    python tools/make_wire_types.py

`js/wire.d.ts` is kept in the repository; a test compares it with what this would write.
"""

from __future__ import annotations

import dataclasses
import functools
import importlib
import operator
import pkgutil
import sys
import types
from pathlib import Path
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec
from fastapi.routing import APIRoute
from msgspec import Struct
from pydantic import BaseModel

from damier.live import messages as live
from damier.table.commands import PlayerCommand
from damier.web import routes
from damier.web.study import messages as study

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "js" / "wire.d.ts"
HEAD = """\
// What goes over the wire, by websocket, REST and to notebooks: made from the classes that the
// server reads and writes with, by tools/make_wire_types.py. Nothing here is written by hand.

"""
_WIDEST = 100
_PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    type(None): "null",
    Any: "any",
    object: "unknown",
}


class Types:
    """Collects the classes that messages are made of, each under its own name."""

    def __init__(self) -> None:
        self._named: dict[str, type] = {}
        self._asked: set[type] = set()
        self._told: set[type] = set()

    def add(self, kind: Any, *, asked: bool = False) -> str:
        """Return a type as TypeScript has it; `asked`: it is sent by the browser."""
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.add(args[0], asked=asked)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.add(each, asked=asked) for each in args))
        if origin is Literal:
            return " | ".join(_literal(each) for each in args)
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(self.add(each, asked=asked) for each in args)}]"
        if origin in (list, tuple, set, frozenset):
            inner = self.add(args[0], asked=asked)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if origin is dict:
            key, value = (self.add(each, asked=asked) for each in args)
            return f"Record<{key}, {value}>"
        if kind in _PLAIN:
            return _PLAIN[kind]
        return self._name(kind, asked=asked)

    def _name(self, kind: type, *, asked: bool) -> str:
        if not (issubclass(kind, Struct | BaseModel) or dataclasses.is_dataclass(kind)):
            raise TypeError(f"expected a type that JSON knows, got {kind!r}")
        name = kind.__name__
        if self._named.setdefault(name, kind) is not kind:
            first = self._named[name].__module__
            raise TypeError(f"expected one {name}, got those of {first} and {kind.__module__}")
        (self._asked if asked else self._told).add(kind)
        return name

    def written(self) -> str:
        """Write all types, and those that they are made of, by name."""
        known = 0
        while known != (known := len(self._asked) + len(self._told)):
            found = {name: "\n".join(self._lines(kind)) for name, kind in [*self._named.items()]}
        return "\n".join(found[name] for name in sorted(found))

    def _lines(self, kind: type) -> Iterator[str]:
        yield from _comment(kind)
        yield f"export interface {kind.__name__} {{"
        if issubclass(kind, Struct) and kind.__struct_config__.tag is not None:
            yield f"  {kind.__struct_config__.tag_field}: {_literal(kind.__struct_config__.tag)};"
        hints = get_type_hints(kind, include_extras=True)
        asked = kind not in self._told  # what goes both ways is whole
        for each in hints.values():
            for way in (self._asked, self._told):
                if kind in way:
                    self.add(each, asked=way is self._asked)
        for name, is_optional in _fields(kind, asked=asked):
            mark = "?" if is_optional else ""
            yield from _member(f"{name}{mark}", self.add(hints[name], asked=asked))
        yield "}\n"


def _fields(kind: type, *, asked: bool) -> Iterator[tuple[str, bool]]:
    """Yield the fields of a class, and whether each may be left out."""
    if issubclass(kind, Struct):
        omits = kind.__struct_config__.omit_defaults or asked
        for field in msgspec.structs.fields(kind):
            yield field.encode_name, omits and not field.required
    elif issubclass(kind, BaseModel):
        for name, info in kind.model_fields.items():
            yield name, asked and not info.is_required()
    else:
        for each in dataclasses.fields(kind):
            missing = (each.default, each.default_factory)
            yield each.name, asked and missing != (dataclasses.MISSING, dataclasses.MISSING)


def _literal(value: object) -> str:
    return msgspec.json.encode(value).decode().replace('"', "'")


def _comment(kind: type) -> Iterator[str]:
    said = " ".join((kind.__doc__ or "").partition("\n\n")[0].split())
    if said:
        yield f"/** {said} */"


def _member(name: str, kind: str) -> Iterator[str]:
    line = f"  {name}: {kind};"
    if len(line) <= _WIDEST or " | " not in kind:
        yield line
        return
    yield f"  {name}:"
    *first, last = kind.split(" | ")
    yield from (f"    | {each}" for each in first)
    yield f"    | {last};"


def text() -> str:
    """Return the whole file."""
    types_ = Types()
    told = [each for each in _structs(live) if each not in (live.Hello, live.Ping)]
    unions = {
        "TableAsked": types_.add(live.Hello | live.Ping | live.Beat | PlayerCommand, asked=True),
        "TableTold": types_.add(functools.reduce(operator.or_, told)),
        "StudyAsked": types_.add(study.Asked, asked=True),
        "StudyTold": types_.add(study.Told),
    }
    for asked, answer in _calls():
        for each in asked:
            types_.add(each, asked=True)
        if answer is not None:
            types_.add(answer)
    lines = []
    for name, kind in unions.items():
        lines += [f"export type {name} ="]
        lines += [f"  | {each}" for each in kind.split(" | ")]
        lines[-1] += ";"
        lines += [""]
    return HEAD + types_.written() + "\n" + "\n".join(lines)


def _structs(module: types.ModuleType) -> list[type[Struct]]:
    """Return the messages of a module."""
    found = [each for each in vars(module).values() if isinstance(each, type)]
    own = [each for each in found if each.__module__ == module.__name__]
    return [each for each in own if issubclass(each, Struct) and each.__struct_config__.tag]


def _calls() -> Iterator[tuple[list[Any], Any]]:
    """Yield what each call of the REST interface is sent, and what it answers."""
    for part in pkgutil.iter_modules(routes.__path__):
        router = getattr(importlib.import_module(f"{routes.__name__}.{part.name}"), "router", None)
        for route in router.routes if router is not None else ():
            if isinstance(route, APIRoute):
                bodies = [each.field_info.annotation for each in route.dependant.body_params]
                yield [each for each in bodies if _is_model(each)], route.response_model


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)


def main() -> None:
    """Write the file anew."""
    TARGET.write_text(text(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.relative_to(ROOT)}\n")


if __name__ == "__main__":
    main()
