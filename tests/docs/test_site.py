"""The site is built with warnings as errors, and its pictures are up to date."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from dataclasses import fields, is_dataclass
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import make_docs
import make_docs_api
import make_images
import pytest

from patience import HANG

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parents[2]
ZENSICAL = Path(sys.executable).with_name("zensical")


@pytest.mark.parametrize("picture", make_images.PICTURES, ids=lambda made: made.__name__)
def test_pictures_are_up_to_date(picture: Callable[[], str]) -> None:
    file = ROOT / "docs" / "images" / f"{picture.__name__}.svg"
    assert file.read_text("utf-8") == picture()


def build(folder: Path) -> subprocess.CompletedProcess[str]:
    """Build the site from a copy of the sources."""
    shutil.copy(ROOT / "mkdocs.yml", folder)
    (folder / "src").symlink_to(ROOT / "src")
    return subprocess.run(
        [ZENSICAL, "build", "--strict"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        timeout=HANG,
    )


def test_the_site_is_built(tmp_path: Path) -> None:
    make_docs.make(tmp_path / "build" / "docs")
    done = build(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "No issues found" in done.stdout + done.stderr
    for module in make_docs_api.MODULES:
        name = make_docs_api.page_of(module).removesuffix(".md")
        page = (tmp_path / "site" / "reference" / "api" / f"{name}.html").read_text("utf-8")
        for public in make_docs_api.public_names(module):
            value = getattr(import_module(module), public)
            anchor = make_docs_api.path_of(value) if make_docs_api.is_described(value) else public
            assert f'id="{anchor}"' in page, f"{module}: {public}"
            if isinstance(value, type) and is_dataclass(value):
                promised = {each.name for each in fields(value) if not each.name.startswith("_")}
                for field in set(value.__annotations__) & promised:
                    assert f'id="{anchor}.{field}"' in page, f"{module}: {public}.{field}"
    engine = (tmp_path / "site" / "reference" / "api" / "engine.html").read_text("utf-8")
    text = re.sub(r"<[^>]+>", "", engine)
    assert "Engine(" in text  # constructors show what they take
    assert "Limit(" in text


def test_a_wrong_link_is_not_built(tmp_path: Path) -> None:
    docs = tmp_path / "build" / "docs"
    docs.mkdir(parents=True)
    (docs / "index.md").write_text("# Here\n\n[there](nowhere.md)\n", encoding="utf-8")
    (tmp_path / "mkdocs.yml").write_text("", encoding="utf-8")
    done = build(tmp_path)
    assert done.returncode != 0
    assert "page does not exist" in done.stdout + done.stderr
