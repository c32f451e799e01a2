"""What the board is painted with: many colours, sixteen, or none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from damier.board.diagram import theme_for
from damier.board.diagram.colour import mixed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from damier.board.diagram.theme import Paint
    from damier.rules.sheet import Colours

Depth = Literal["full", "16", "none"]


@dataclass(frozen=True, slots=True)
class Ink:
    """The colours of one side's pieces."""

    face: str
    wall: str
    groove: str
    mark: str
    ghost: str


@dataclass(frozen=True, slots=True)
class Palette:
    """The colours of a board, as names that Rich reads."""

    playable: str
    second: str  # every other square of a board on which all are played
    other: str
    number: str
    rim: str
    rim_text: str
    last: str
    held: str
    hint: str
    refused: str
    cursor: str
    must: str
    target: str
    white: Ink
    black: Ink


def palette(colours: Colours, depth: Depth) -> Palette:
    """Return the colours for a sheet's board."""
    return _sixteen(colours) if depth == "16" else _full(colours)


def _full(colours: Colours) -> Palette:
    theme = theme_for(colours)
    ground = theme.playable
    return Palette(
        ground,
        mixed(ground, theme.other, 0.3),
        mixed(theme.other, ground, 0.22),  # or ivory men would melt into it
        mixed(ground, theme.number, 0.62),
        theme.rim,
        theme.rim_text,
        mixed(ground, theme.last, theme.last_opacity),
        "#2c9c8c",
        mixed(ground, "#3f8fd0", 0.7),
        mixed(ground, theme.refused, 0.75),
        "#1b6ec2" if colours.white != "blue" else "#ffffff",
        theme.core,
        mixed(ground, theme.core, 0.85),
        _ink(theme.white, ground),
        _ink(theme.black, ground),
    )


def _ink(paint: Paint, ground: str) -> Ink:
    return Ink(paint.face, paint.side, paint.groove, paint.mark, mixed(ground, paint.face, 0.45))


_ANSI: Mapping[str, Ink] = {
    "white": Ink("bright_white", "white", "white", "red", "white"),
    "black": Ink("black", "bright_black", "bright_black", "bright_yellow", "bright_black"),
    "blue": Ink("blue", "black", "bright_blue", "bright_white", "bright_blue"),
    "green": Ink("bright_green", "green", "green", "black", "green"),
    "red": Ink("red", "black", "bright_red", "bright_white", "bright_red"),
}


def _sixteen(colours: Colours) -> Palette:
    red = colours.squares == "red" or "red" in (colours.white, colours.black)
    ground = "red" if red and colours.white != "red" else "green"
    return Palette(
        ground,
        "yellow",
        "white",
        "black",
        "yellow",
        "black",
        "bright_black",
        "cyan",
        "bright_blue",
        "magenta",
        "bright_cyan" if ground == "red" else "blue",
        "bright_yellow",
        "bright_yellow",
        _ANSI[colours.white],
        _ANSI[colours.black],
    )


def depth_of(environ: Mapping[str, str]) -> Depth:
    """Tell from the environment how many colours the terminal has."""
    term = environ.get("TERM", "").lower()
    if environ.get("NO_COLOR") or term in ("", "dumb", "unknown") or term.startswith("vt"):
        return "none"
    if environ.get("COLORTERM", "").lower() in ("truecolor", "24bit"):
        return "full"
    many = ("256color", "direct", "kitty", "alacritty", "ghostty", "foot")
    return "full" if any(name in term for name in many) else "16"


def letters_only(environ: Mapping[str, str]) -> bool:
    """Tell from the environment whether the terminal shows nothing but letters.

    Where nothing is said it shows everything, as most do. Python itself writes C.UTF-8 into
    LC_CTYPE where the language is C, so that says nothing beside a LANG that was set.
    """
    term = environ.get("TERM", "").lower()
    if term in ("dumb", "unknown") or term.startswith("vt"):
        return True
    kind = environ.get("LC_CTYPE", "")
    spoken = (environ.get("LC_ALL"), "" if kind == "C.UTF-8" else kind, environ.get("LANG"), kind)
    locale = next(filter(None, spoken), "")
    letters = locale.partition(".")[2].partition("@")[0].lower().replace("-", "")
    return locale in ("C", "POSIX") or letters not in ("", "utf8")
