"""The page around every page: which styles, words and modules a browser fetches at once."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from string import Template

from damier.texts import is_right_to_left, plain, text
from damier.web.files import STATIC, Content, pack, static_folder

_IMPORT = re.compile(
    r"""^(?:import|export)\s(?:[^'";]*?\sfrom\s)?['"](\.[^'"]+)['"]""", re.MULTILINE
)


@dataclass(frozen=True, slots=True)
class Page:
    """What one page has of its own, besides pages/NAME.js and pages/NAME.css.

    `main` is the class of its main part, `look` the sheet whose colours it begins with, `styles`
    are further pages' and `shelves` the words it needs.
    """

    name: str
    main: str
    look: str = "house"
    styles: tuple[str, ...] = ()
    shelves: tuple[str, ...] = ("base", "play")


def page_shell(page: Page, lang: str, site: str = "") -> Content:
    """Return a page in a language: its head, and the empty parts that its module fills.

    `site` is where the server is seen from outside, such as https://club.example; what other
    sites show of a link needs it.
    """
    return _shell(page, lang, site, static_folder())


@lru_cache(maxsize=500)
def _shell(page: Page, lang: str, site: str, folder: str) -> Content:
    links = [
        *(f'<link rel="stylesheet" href="{folder}/pages/{name}.css">' for name in page.styles),
        f'<link rel="stylesheet" href="{folder}/pages/{page.name}.css">',
        *(
            f'<link rel="preload" href="{folder}/texts/{lang}/{shelf}.ftl" as="fetch" crossorigin>'
            for shelf in page.shelves
        ),
        *(f'<link rel="modulepreload" href="{folder}/{name}">' for name in modules(page.name)),
    ]
    shell = Template((STATIC / "app" / "shell.html").read_text(encoding="utf-8"))
    written = shell.substitute(
        lang=lang,
        dir="rtl" if is_right_to_left(lang) else "ltr",
        static=folder,
        site=escape(site),
        title=escape(_title(page, lang)),
        about=escape(text("shell-about", lang)),
        noscript=escape(text("shell-noscript", lang)),
        links="\n".join(links),
        name=page.name,
        look=page.look,
        main=page.main,
    )
    return pack(written.encode(), "text/html", quality=5)


def _title(page: Page, lang: str) -> str:
    """Return the title of a page before its module knows better."""
    said = plain(text(f"{page.name}-tab", lang, name="")).strip().rstrip(":").strip()
    return said or "damier"


def modules(name: str) -> list[str]:
    """Return all modules that a page's own imports, however indirectly.

    Named in the head they come at once; else a browser learns of each from the one before: six
    rounds for a table.
    """
    entry = STATIC / "pages" / f"{name}.js"
    waiting, found = [entry], {entry}
    while waiting:
        path = waiting.pop()
        for name_there in _IMPORT.findall(path.read_text(encoding="utf-8")):
            there = (path.parent / name_there).resolve()
            if there not in found:
                found.add(there)
                waiting.append(there)
    return sorted(path.relative_to(STATIC).as_posix() for path in found - {entry})
