"""The reference of the REST interface, from the OpenAPI description that the server gives."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from damier.web.app import make_app
from damier.web.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """# REST

A running server describes itself at `/api/openapi.json`. Every call takes `?lang=` for the language
of what people read. An answer that is no success has one shape:
`{"error": {"code", "message", "detail"}}`, with one of these [codes](codes.md).

"""


def pages() -> dict[str, str]:
    """Return the page of all calls."""
    return {"reference/rest.md": HEAD + "\n".join(_lines(description())) + "\n"}


def description() -> dict[str, Any]:
    """Return what the server says about itself."""
    with tempfile.TemporaryDirectory() as folder:
        return make_app(Settings(data=Path(folder))).openapi()


def _lines(api: dict[str, Any]) -> Iterator[str]:
    for path, calls in api["paths"].items():
        for method, call in calls.items():
            yield from (f"## {method.upper()} {path} {{#{call['operationId']}}}", "")
            yield from (call.get("description") or call["summary"], "")
            yield from _parameters(call.get("parameters", []))
            yield from _body(call.get("requestBody"))
            yield from _answers(call["responses"])
    yield from ("## Shapes {#shapes}", "")
    for name, schema in api["components"]["schemas"].items():
        yield from _shape(name, schema)


def _parameters(parameters: list[dict[str, Any]]) -> Iterator[str]:
    if not parameters:
        return
    yield from ("| parameter | in | type |", "|---|---|---|")
    for each in parameters:
        needed = ", required" if each.get("required") else ""
        yield f"| `{each['name']}` | {each['in']}{needed} | {type_text(each['schema'])} |"
    yield ""


def _body(body: dict[str, Any] | None) -> Iterator[str]:
    for kind, content in (body or {}).get("content", {}).items():
        yield from (f"Takes {type_text(content['schema'])} as `{kind}`.", "")


def _answers(answers: dict[str, Any]) -> Iterator[str]:
    for status, answer in answers.items():
        content = answer.get("content", {})
        shapes = [type_text(each.get("schema", {})) for each in content.values()]
        yield f"- {status}: {', '.join(filter(None, shapes)) or answer['description']}"
    yield ""


def _shape(name: str, schema: dict[str, Any]) -> Iterator[str]:
    yield from (f"### {name} {{#shape-{name.lower()}}}", "", schema.get("description", ""), "")
    if "properties" not in schema:
        return
    yield from ("| field | type | |", "|---|---|---|")
    for field, kind in schema["properties"].items():
        needed = "required" if field in schema.get("required", []) else ""
        yield f"| `{field}` | {type_text(kind)} | {needed} |"
    yield ""


def type_text(schema: dict[str, Any]) -> str:
    """Say a JSON schema in words."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f"[{name}](#shape-{name.lower()})"
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " or ".join(type_text(each) for each in schema[union])
    if "enum" in schema or "const" in schema:
        values = schema.get("enum", [schema.get("const")])
        return " or ".join(f"`{value}`" for value in values)
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {type_text(schema.get('items', {}))}"
    return {"string": "text", "integer": "number", "boolean": "true or false"}.get(kind, str(kind))
