"""Take pictures of every page: light and dark, phone and desktop, Dutch and Arabic.

    python tools/make_screenshots.py [--out build/screenshots] [--only game] [--lang en]

Starts a server of its own on a free port with an empty data folder, sets up tables that show each
state of a game, and writes `<scene>-<lang>-<size>-<scheme>.png`.
"""

from __future__ import annotations

import argparse
import itertools
import os
import re
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"]
SIZES: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1280, "height": 860}},
    "wide": {"viewport": {"width": 1920, "height": 1080}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
QUICK = {
    "DAMIER_PACE": "0",
    "DAMIER_TABLE_RATE": "10000/minute",
    "DAMIER_TOURNAMENT_RATE": "10000/minute",
    "DAMIER_HEAVY_RATE": "10000/minute",
    "DAMIER_REQUEST_RATE": "100000/minute",
    "DAMIER_UNFINISHED_TABLES": "10000",
}
GUIDED = "W:W30,36,37,38,41,42,43,45,46,47,48,49,50:B1,2,3,4,5,6,7,8,10,13,16,20,22,32"
DJECO = "B:W24,28,31,34,36,37,40,42,43,44,46,47,48,49,50:B1,2,3,4,6,7,8,9,10,11,13,18,19,21,25"
SWEDISH = "B:W10,18,21,22,24,25,28,30,31,32:B1,2,3,4,6,7,8,9,12"
ROADS = "W:W21,26,28,29,30,31,32:B1,2,3,5,8,12,14,15,22,23"
COMPUTER = {"kind": "computer", "level": 4}


@dataclass(frozen=True)
class Scene:
    """One picture: where it is, which table it needs, and what is done before it is taken."""

    name: str
    path: str = ""
    table: dict[str, Any] | None = None
    act: Callable[[Page], None] | None = None
    whole: bool = False


def typed(*moves: str) -> Callable[[Page], None]:
    """Type moves on the board."""

    def act(page: Page) -> None:
        for move in moves:
            page.locator("damier-board").evaluate("board => board.focus()")
            page.keyboard.type(move)
            page.keyboard.press("Enter")
            page.wait_for_timeout(700)
        page.evaluate("document.activeElement?.blur()")

    return act


def clicked(*selectors: str) -> Callable[[Page], None]:
    """Click things one after the other."""

    def act(page: Page) -> None:
        for selector in selectors:
            page.locator(selector).first.click()
            page.wait_for_timeout(500)

    return act


def after(*acts: Callable[[Page], None]) -> Callable[[Page], None]:
    """Do one thing after the other."""

    def act(page: Page) -> None:
        for each in acts:
            each(page)

    return act


SCENES = [
    Scene("start", "/", whole=True),
    Scene("lobby", "/lobby"),
    Scene("games", "/games"),
    Scene(
        "game-guided",
        table={"sheet": "hotte-nl", "start_fen": GUIDED, "control": "900+5"},
        act=typed("37x28x17"),
    ),
    Scene(
        "game-article",
        table={"sheet": "hotte-nl", "start_fen": GUIDED},
        act=after(typed("37x28x17"), clicked("[data-act=read]")),
    ),
    Scene(
        "game-table",
        table={
            "sheet": "djeco",
            "mode": "table",
            "touch_move": False,
            "start_fen": DJECO,
            "control": "600+5",
        },
        act=typed("8-12"),
    ),
    Scene(
        "game-swedish",
        table={"sheet": "swedish", "mode": "table", "touch_move": False, "start_fen": SWEDISH},
        act=typed("12-16"),
    ),
    Scene("game-routes", table={"sheet": "english", "start_fen": ROADS}, act=typed("26x10")),
    Scene(
        "game-computer",
        table={"sheet": "kndb", "opponent": COMPUTER, "colour": "white"},
        act=typed("32-28", "37-32", "41-37"),
    ),
    Scene("game-waiting", table={"sheet": "finnish", "opponent": {"kind": "link"}}),
    Scene(
        "game-more",
        table={"sheet": "norwegian", "opponent": COMPUTER, "colour": "white"},
        act=clicked("[data-act=more]"),
    ),
    Scene(
        "game-over",
        table={"sheet": "danish", "opponent": COMPUTER, "colour": "white"},
        act=clicked("[data-act=resign]", ".slip .primary"),
    ),
    Scene("analysis", "/analysis"),
    Scene("analysis-from", f"/analysis?sheet=djeco&fen={DJECO}", act=clicked("[data-act=from]")),
    Scene("editor", "/analysis?edit"),
    Scene("rules", "/rules/hotte-nl#5"),
    Scene("shelf", "/rules"),
    Scene("house", "/house", whole=True),
]


@contextmanager
def serving() -> Iterator[str]:
    """Run a server with an empty data folder."""
    program = "import sys; from damier.cli import main; main(sys.argv[1:])"
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--no-browser", "--port", "0", "--data", folder]
        process = subprocess.Popen(
            [sys.executable, "-c", program, *words],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, **QUICK},
        )
        try:
            line = process.stdout.readline() if process.stdout else ""
            found = re.search(r"http://\S+?:\d+", line)
            if found is None:
                sys.exit(f"expected the server to say where it is, got {line!r}")
            yield found[0]
        finally:
            process.terminate()
            process.wait(30)


def take(browser: Browser, url: str, scene: Scene, how: tuple[str, str, str], out: Path) -> None:
    """Take one picture."""
    lang, size, scheme = how
    context = browser.new_context(
        locale=lang, color_scheme=scheme, reduced_motion="reduce", **SIZES[size]
    )
    page = context.new_page()
    page.on("pageerror", lambda fault: print(f"{scene.name} {how}: {fault}", file=sys.stderr))
    path = scene.path
    if scene.table is not None:
        made = context.request.post(f"{url}/api/tables", data=scene.table).json()
        path = made["url"]
    if scene.name in ("start", "games"):
        _past(context, url)
    page.goto(url + path)
    page.locator("main > *").first.wait_for()
    page.wait_for_timeout(600)
    if scene.act is not None:
        scene.act(page)
    page.wait_for_timeout(500)
    page.screenshot(path=out / f"{scene.name}-{lang}-{size}-{scheme}.png", full_page=scene.whole)
    context.close()


def _past(context: Any, url: str) -> None:
    """Give a visitor some games that wait."""
    for sheet, colour in (("djeco", "white"), ("swedish", "black")):
        asked = {"sheet": sheet, "opponent": COMPUTER, "colour": colour}
        context.request.post(f"{url}/api/tables", data=asked)
    last = {"sheet": "hotte-nl", "opponent": COMPUTER, "colour": "lot", "mode": "guided"}
    context.add_init_script(f"localStorage.setItem('damier-last', JSON.stringify({last}))")


def _fill_lobby(browser: Browser, url: str) -> None:
    """Let three people wait in the lobby for as long as the browser runs."""
    waiting = [
        ("djeco", "Noor", "table", "600+5"),
        ("kndb", "Anna", "guided", None),
        ("russian", "Борис", "guided", "300+5"),
    ]
    with httpx.Client(base_url=url) as http:
        for sheet, name, mode, control in waiting:
            asked = {
                "sheet": sheet,
                "name": name,
                "mode": mode,
                "control": control,
                "opponent": {"kind": "lobby"},
                "colour": "white",
            }
            made = http.post("/api/tables", json=asked).json()
            browser.new_page().goto(url + made["url"])
            http.cookies.clear()


def main() -> None:
    """Take all pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=Path("build/screenshots"))
    parser.add_argument("--only", default="", help="scenes whose name begins so")
    parser.add_argument("--lang", default="nl,ar")
    parser.add_argument("--size", default="desk,phone")
    parser.add_argument("--scheme", default="light,dark")
    asked = parser.parse_args()
    asked.out.mkdir(parents=True, exist_ok=True)
    combinations = list(
        itertools.product(asked.lang.split(","), asked.size.split(","), asked.scheme.split(","))
    )
    scenes = [scene for scene in SCENES if scene.name.startswith(asked.only)]
    with serving() as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if any(scene.name == "lobby" for scene in scenes):
            _fill_lobby(browser, url)
        for scene, how in itertools.product(scenes, combinations):
            take(browser, url, scene, how, asked.out)
        browser.close()
    print(f"{len(scenes) * len(combinations)} pictures in {asked.out}")


if __name__ == "__main__":
    main()
