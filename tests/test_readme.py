"""What the README shows is what happens, and nothing in it is said without a command behind it."""

from __future__ import annotations

import json
import re
import shlex
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

import damier
from damier.cli.app import app
from damier.texts import languages

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
WORDS = {14: "fourteen", 31: "thirty-one"}


def test_every_built_in_sheet_is_listed() -> None:
    assert all(f"`{sheet}`" in README for sheet in damier.sheets())
    listed = re.search(r"## The sheets\n(.*?)\n## ", README, re.DOTALL)
    assert listed is not None
    rows = [line for line in listed[1].splitlines() if line.startswith("|")][2:]
    names = [name for row in rows for name in re.findall(r"`([a-z-]+)`", row)]
    assert sorted(names) == sorted(damier.sheets())


def test_the_numbers_of_the_first_lines() -> None:
    head = README.partition("\n## ")[0]
    assert f"{WORDS[len(damier.sheets())]} rule sheets" in head
    assert f"{WORDS[len(languages())]} languages" in head


def test_every_command_can_be_typed() -> None:
    typed = re.findall(r"`(?:\.venv/bin/)?(damier [^`]+)`", README)
    assert len(typed) > 6
    for line in typed:
        words = shlex.split(line)[1:]
        command: Any = typer.main.get_command(app)
        while words and hasattr(command, "get_command") and not words[0].startswith("-"):
            command = command.get_command(None, words.pop(0))
            assert command is not None, line
        if not hasattr(command, "get_command"):
            command.make_context("damier", words)


def test_every_make_verb_exists() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    verbs = set(re.findall(r"(?:^|`)make ([a-z-]+)", README, re.MULTILINE))
    assert {"play", "test", "bench", "docs"} <= verbs
    for verb in verbs:
        assert re.search(rf"^{verb}:", makefile, re.MULTILINE), verb


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README) + re.findall(r'src="([^"]+)"', README)
    assert len(links) > 5
    assert all((ROOT / link).exists() for link in links if "://" not in link)


def test_every_figure_is_the_last_measured() -> None:
    kept = (ROOT / "benchmarks" / "results").glob("20*-*.json")
    records = [json.loads(file.read_text("utf-8")) for file in kept]
    last = max((record for record in records if "bench" in record), key=itemgetter("date"))
    peer = next(name for name in last["peers"] if name != "damier")

    def row(figure: str, write: Callable[[float], str]) -> str:
        both = (write(last["peers"][name][figure]) for name in ("damier", peer))
        return " | ".join([*both, f"{last['ratios'][figure]:.0f}×"])

    bench = last["bench"]
    speed = f"{bench['search_m_per_s_international']:.1f} million nodes a second"
    expected = [
        f"{peer} {last['versions'][peer]}",
        row("legal_moves_us", lambda figure: f"{figure:.2g} µs"),
        row("perft_m_per_s", lambda figure: f"{figure:.3g} million/s"),
        row("pdn_games_per_s", lambda figure: f"{round(figure, -1):,.0f} games/s"),
        row("import_ms", lambda figure: f"{figure:.0f} ms"),
        speed,
        f"depth {bench['search_depth_1s_international']} from the start in a second",
    ]
    figures = " ".join(README.partition("## Figures")[2].partition("\n## ")[0].split())
    assert [text for text in expected if text not in figures] == []
