"""The reference of websocket messages, from the structs that the server reads and writes."""

from __future__ import annotations

import types
from typing import TYPE_CHECKING, Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

from damier.live import messages as live
from damier.live import sheets
from damier.table import view, wire
from damier.table.commands import PlayerCommand
from damier.web.study import messages as study

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """# Websocket messages

One JSON object a text frame, told apart by `type`. This page is made from the classes that the
server decodes and encodes with; what does not fit them is refused.

## A table: /ws/t/{table} {#table}

The first message is [hello](#client-hello) with the token of a seat or of a watcher. The answer is
[welcome](#server-welcome) with everything that has happened. From then on every command carries an
`id`, the client's own number (the same number again is answered from memory, never played twice),
and may carry `seq`, the last event it has seen: a move made on an older one is refused as `stale`.
A command that was accepted is stored before it is acknowledged by [ack](#server-ack); then
everybody at the table is sent a new [state](#server-state). A command that was not accepted is
answered by [refused](#server-refused), with one of these [codes](codes.md).

A view is data, and the same for everybody; what is one side's own stands beside it as
[own](#part-ownview). Where it tells something there is a `Phrase`, `key` and `args`, to be put into
words by whoever reads it: the message of that key in the catalogues of `damier.texts` (which a
server sends from `/texts/LANGUAGE/base.ftl`), by any implementation of Fluent.

"""


def pages() -> dict[str, str]:
    """Return the page of all messages."""
    return {"reference/messages.md": HEAD + "\n".join(_lines()) + "\n"}


def incoming() -> list[type[Struct]]:
    """Return what a client may send to a table."""
    return [live.Hello, live.Ping, live.Beat, *get_args(PlayerCommand)]


def outgoing() -> list[type[Struct]]:
    """Return what the server sends at a table and in the lobby."""
    answered = [live.Beat]  # goes both ways
    return [each for each in _tagged(live) if each in answered or each not in incoming()]


def parts() -> list[type[Struct]]:
    """Return what messages are made of."""
    found = [each for module in (live, sheets, view) for each in _structs(module)]
    made_of = {each.__name__ for each in (live, sheets, view, wire)}
    plain = [each for each in found if each.__struct_config__.tag is None and each is not wire.Wire]
    return [each for each in dict.fromkeys(plain) if each.__module__ in made_of]


def _lines() -> Iterator[str]:
    yield from ("### What a client sends {#client}", "")
    for each in incoming():
        yield from described(each, "client", parts())
    yield from ("### What the server sends {#server}", "")
    for each in outgoing():
        yield from described(each, "server", parts())
    yield from ("### What a view is made of {#parts}", "")
    for each in parts():
        yield from described(each, "part", parts())
    yield from ("## The lobby: /ws/lobby {#lobby}", "")
    yield from ("The server sends [lobby](#server-lobby) whenever a table comes or goes.", "")
    yield from ("## Games being played: /ws/now {#now}", "")
    yield from (
        "With `?sheet=` those of one sheet, with `?simul=` those of a simul. The server sends "
        "[now](#server-now) whenever a game comes or goes, and at most once a second "
        "[positions](#server-positions) of those that have gone on.",
        "",
    )
    yield from ("## Analysis: /ws/analysis {#analysis}", "")
    yield from ("One thing at a time: whatever is asked ends what was being thought about.", "")
    yield from ("What cannot be done is told with one of these [codes](codes.md).", "")
    for each in _tagged(study):
        yield from described(each, "analysis", parts())


def _structs(module: types.ModuleType) -> list[type[Struct]]:
    found = (each for each in vars(module).values() if isinstance(each, type))
    return [each for each in found if issubclass(each, Struct) and each is not Struct]


def _tagged(module: types.ModuleType) -> list[type[Struct]]:
    own = (each for each in _structs(module) if each.__module__ == module.__name__)
    return [each for each in own if each.__struct_config__.tag is not None]


def title_of(struct: type[Struct]) -> str:
    """Return what a struct is called in the reference: the type of a message, or its own name."""
    tag = struct.__struct_config__.tag
    return struct.__name__ if tag is None else str(tag)


def described(struct: type[Struct], kind: str, linked: list[type[Struct]]) -> Iterator[str]:
    """Yield the lines about a struct; `linked` are those that have a heading on the same page."""
    title = title_of(struct)
    yield from (f"#### {title} {{#{kind}-{title.lower()}}}", "")
    yield from (" ".join((struct.__doc__ or "").split()), "")
    fields = msgspec.structs.fields(struct)
    if not fields:
        return
    yield from ("| field | type | without it |", "|---|---|---|")
    for field in fields:
        yield f"| `{field.encode_name}` | {type_text(field.type, linked)} | {_default(field)} |"
    yield ""


def _default(field: msgspec.structs.FieldInfo) -> str:
    if field.required:
        return "required"
    if field.default is not NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    return f"`{msgspec.json.encode(field.default_factory()).decode()}`"  # type: ignore[operator]


def type_text(kind: Any, linked: list[type[Struct]] | None = None) -> str:
    """Say a type in words of JSON."""
    linked = parts() if linked is None else linked
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return type_text(args[0], linked) + _limits(args[1:])
    if origin in (Union, types.UnionType):
        return " or ".join(type_text(each, linked) for each in args)
    if origin is Literal:
        return " or ".join(f"`{each}`" for each in args)
    if origin in (list, tuple):
        return f"list of {type_text(args[0], linked)}"
    if origin is dict:
        return f"object of {type_text(args[1], linked)} by {type_text(args[0], linked)}"
    plain = {str: "text", int: "number", float: "number", bool: "true or false", Any: "anything"}
    if kind in plain:
        return plain[kind]
    return "null" if kind in (None, type(None)) else _link(kind, linked)


def _link(kind: Any, linked: list[type[Struct]]) -> str:
    return (
        f"[{kind.__name__}](#part-{kind.__name__.lower()})"
        if kind in linked
        else f"`{kind.__name__}`"
    )


def _limits(metas: tuple[Any, ...]) -> str:
    words = {"ge": "at least", "gt": "more than", "le": "at most", "min_length": "at least"}
    words["max_length"] = "at most"
    said = [
        f"{word} {getattr(meta, name)}{' long' if 'length' in name else ''}"
        for meta in metas
        for name, word in words.items()
        if getattr(meta, name, None) is not None
    ]
    return f" ({', '.join(said)})" if said else ""
