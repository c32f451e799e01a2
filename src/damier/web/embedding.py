"""A board for other sites: the one page that may be shown in a frame, without a cookie."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from string import Template

from damier.texts import is_right_to_left, text
from damier.web.files import STATIC, Content, pack, static_folder
from damier.web.shell import modules

SHELVES = ("base", "play", "watching")
SCHEMES = ("light", "dark")


def embed_page(lang: str, scheme: str = "", table: str = "", token: str = "") -> Content:
    """Return the page in a language; a `scheme` that is none follows the reader's system.

    Without a table the game stands behind the `#` of the address.
    """
    chosen = scheme if scheme in SCHEMES else ""
    return _page(lang, chosen, table, token, static_folder())


@lru_cache(maxsize=200)
def _page(lang: str, scheme: str, table: str, token: str, folder: str) -> Content:
    links = [
        *(
            f'<link rel="preload" href="{folder}/texts/{lang}/{shelf}.ftl" as="fetch" crossorigin>'
            for shelf in SHELVES
        ),
        *(f'<link rel="modulepreload" href="{folder}/{name}">' for name in modules("embed")),
    ]
    shell = Template((STATIC / "app" / "embed.html").read_text(encoding="utf-8"))
    written = shell.substitute(
        lang=lang,
        dir="rtl" if is_right_to_left(lang) else "ltr",
        scheme=f' data-scheme="{scheme}"' if scheme else "",
        static=folder,
        title=escape(text("embed-tab", lang)),
        links="\n".join(links),
        table=escape(table),
        token=escape(token),
    )
    return pack(written.encode(), "text/html", quality=5)
