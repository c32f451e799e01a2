"""The reference of the codes that the server says no with, from its own vocabulary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.live.words import say
from damier.texts import text
from damier.web.codes import CODES, REFUSALS, close_of, status_of

if TYPE_CHECKING:
    from collections.abc import Iterator

HEAD = """# Codes of refusals

The same thing has the same code over [REST](rest.md), at a [table](messages.md#table) and in
[analysis](messages.md#analysis). A code is for programs and stays; the sentence beside it is for
people, comes in the language of whoever asks, and may say more than the one printed here.

"""
SERVER = """## What the server cannot do {#server}

Over REST with the status given here. A websocket that is closed for one of these names the code as
its reason.
"""
RULES = """## What the rules do not allow {#rules}

A move is refused with one of these: when a position is asked, with the whole refusal in
`detail.refusal`; at a table, with the article and the required moves beside the code.
"""


def pages() -> dict[str, str]:
    """Return the page of all codes."""
    return {"reference/codes.md": HEAD + "\n".join(_lines()) + "\n"}


def _lines() -> Iterator[str]:
    yield SERVER
    for code in CODES:
        yield from (f"### {code} {{#{code}}}", "", say(code, "en"), "")
        yield from (f"Status {status_of(code)}; closes a websocket with {close_of(code)}.", "")
    yield RULES
    for code in REFUSALS:
        if code not in CODES:
            title = text(f"refusal-{code}.title", "en")
            yield from (f"### {code} {{#{code}}}", "", f"{title}. Status {status_of(code)}.", "")
