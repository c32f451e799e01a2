"""The browser's types of what goes over the wire are those of the server's classes."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import pytest
from pydantic import TypeAdapter

from damier.live.sheets import SheetCard, WholeSheet, card, whole
from damier.position import Position
from damier.rules import sheet, sheets
from damier.table.wire import GeometryView, Wire, WrittenMove, geometry_view, must_capture

if TYPE_CHECKING:
    from types import ModuleType

TOOLS = Path(__file__).parents[2] / "tools"


@pytest.fixture(scope="module")
def maker() -> ModuleType:
    sys.path.insert(0, str(TOOLS))
    try:
        import make_wire_types
    finally:
        sys.path.remove(str(TOOLS))
    return make_wire_types


def test_the_types_are_those_that_the_classes_give_today(maker: ModuleType) -> None:
    """If this fails: make types."""
    assert maker.TARGET.read_text(encoding="utf-8") == maker.text()


@dataclass(frozen=True)
class Inner:
    """Is inside."""

    many: tuple[int, ...]
    pair: tuple[int, str]


class Told(msgspec.Struct, tag="told", tag_field="type"):
    """Says something.

    And more.
    """

    inner: Inner | None
    kinds: list[Literal["a", "b"]]
    by: dict[Literal["white", "black"], float]
    done: bool = False


class Brief(msgspec.Struct, omit_defaults=True):
    rest: Any = None


def test_every_kind_of_type_has_its_like(maker: ModuleType) -> None:
    types = maker.Types()
    assert types.add(Told | Brief) == "Told | Brief"
    assert types.written() == (
        "export interface Brief {\n  rest?: any;\n}\n\n"
        "/** Is inside. */\n"
        "export interface Inner {\n  many: number[];\n  pair: [number, string];\n}\n\n"
        "/** Says something. */\n"
        "export interface Told {\n  type: 'told';\n  inner: Inner | null;\n"
        "  kinds: ('a' | 'b')[];\n  by: Record<'white' | 'black', number>;\n  done: boolean;\n}\n"
    )


def test_what_the_browser_sends_may_leave_out_what_has_a_default(maker: ModuleType) -> None:
    types = maker.Types()
    types.add(Told, asked=True)
    assert "done?: boolean;" in types.written()


def test_one_name_is_one_type(maker: ModuleType) -> None:
    types = maker.Types()
    types.add(Inner)
    with pytest.raises(TypeError, match="expected one Inner"):
        types.add(dataclass(type("Inner", (), {"__annotations__": {"x": int}})))


def test_what_json_does_not_know_is_refused(maker: ModuleType) -> None:
    with pytest.raises(TypeError, match="expected a type that JSON knows"):
        maker.Types().add(Path)


@pytest.mark.parametrize("kind", [WrittenMove, GeometryView, SheetCard, WholeSheet])
def test_rest_describes_the_structs_of_the_websocket(kind: type[Wire]) -> None:
    described = TypeAdapter(kind).json_schema(mode="serialization")
    names = [field.encode_name for field in msgspec.structs.fields(kind)]
    assert list(described["properties"]) == names


@pytest.mark.parametrize("name", sheets())
def test_rest_says_what_the_websocket_says(name: str) -> None:
    for made in (card(sheet(name), "nl"), whole(sheet(name), "nl"), geometry_view(sheet(name))):
        by_rest = TypeAdapter(type(made)).dump_json(made)
        assert msgspec.json.decode(by_rest) == msgspec.json.decode(msgspec.json.encode(made))


def test_who_must_capture_is_said_where_capturing_is_a_duty_only() -> None:
    fen = "W:W32,50:B28"
    for name, squares in (("international", [32]), ("hotte-nl", [32])):
        position = Position.from_fen(fen, name)
        assert must_capture(position.sheet, position.legal_moves) == squares
    free = [each for each in map(sheet, sheets()) if not each.capture.compulsory]
    for each in free:
        assert must_capture(each, Position.start(each).legal_moves) == []
