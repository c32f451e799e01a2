"""What is shipped: a source archive and a wheel, complete and without anything else."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

import pytest

import damier
from damier import _core
from damier.texts.catalogue import LANGUAGES, SHELVES

if TYPE_CHECKING:
    from collections.abc import Iterable

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "damier"
WITHOUT_MAKING = ("__pycache__", "node_modules")
LEFT_OUT = (".d.ts", ".md")
ALLOWED = {
    ".py",
    ".pyi",
    ".typed",
    ".toml",
    ".ftl",
    ".xz",
    ".mako",
    ".tcss",
    ".typ",
    ".so",
    ".pyd",
    ".txt",
}
FONTS = {".ttf", ""}  # with their LICENSE
IN_THE_BROWSER = {
    ".js",
    ".css",
    ".html",
    ".svg",
    ".LICENSE",
    ".png",
    ".woff2",
    ".json",
    ".webmanifest",
}


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make the source archive as `make wheel` does."""
    folder = tmp_path_factory.mktemp("sdist")
    code = "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])"
    run([sys.executable, "-c", code, str(folder)], cwd=ROOT)
    (archive,) = folder.glob("*.tar.gz")
    return archive


@pytest.fixture(scope="module")
def wheel(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a wheel from the archive around the core that is already compiled."""
    folder = tmp_path_factory.mktemp("wheel")
    source = unpacked(sdist, folder)
    shutil.copy(_core.__file__, source / "src" / "damier")
    build_wheel(source, folder, "-Cwheel.cmake=false", "-Cwheel.py-api=py3")
    (made,) = folder.glob("*.whl")
    return made


def unpacked(archive: Path, folder: Path) -> Path:
    with tarfile.open(archive) as file:
        # Pythons without filters are those that do not warn about their absence.
        checked = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        file.extractall(folder, **checked)  # noqa: S202  our own archive
    (source,) = (path for path in folder.iterdir() if path.is_dir())
    return source


def build_wheel(source: Path, folder: Path, *settings: str) -> None:
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-build-isolation", "--no-deps"]
    run([*pip, "--wheel-dir", str(folder), *settings, str(source)], cwd=folder)


def installed(wheel: Path, folder: Path) -> Path:
    venv.create(folder, with_pip=True)
    commands = folder / ("Scripts" if os.name == "nt" else "bin")
    run([str(commands / "python"), "-m", "pip", "install", "--quiet", str(wheel)], cwd=folder)
    return commands


def run(command: list[str], cwd: Path) -> str:
    """Run a command that knows nothing of this checkout."""
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        command, cwd=cwd, env=outside, capture_output=True, text=True, check=False, timeout=540
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


def shipped(files: Iterable[Path]) -> set[str]:
    return {
        f"damier/{file.relative_to(PACKAGE).as_posix()}"
        for file in files
        if file.is_file()
        and not any(part in WITHOUT_MAKING for part in file.parts)
        and not file.name.endswith(LEFT_OUT)
    }


def test_the_version_is_said_in_one_place(wheel: Path) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"]
    assert wheel.name.startswith(f"damier-{damier.__version__}-")
    said = re.compile(rf"(?<![\d.]){re.escape(damier.__version__)}(?![\d.])")
    for file in PACKAGE.rglob("*.py"):
        if file.name != "_version.py":
            assert not said.search(file.read_text("utf-8")), file


def test_the_wheel_has_everything(wheel: Path) -> None:
    there = names(wheel)
    for part in ("rules/sheets", "texts", "engine/data", "storage/migrations", "web/static"):
        wanted = shipped((PACKAGE / part).rglob("*"))
        assert wanted
        assert wanted <= there
    for lang in LANGUAGES:
        assert {f"damier/texts/{shelf}/{lang}.ftl" for shelf in SHELVES} <= there
    assert shipped(PACKAGE.rglob("*.py")) <= there
    assert "damier/py.typed" in there


def test_the_wheel_has_nothing_else(wheel: Path) -> None:
    for name in names(wheel):
        path = PurePosixPath(name)
        if path.parts[0] == f"damier-{damier.__version__}.dist-info":
            continue
        assert path.parts[0] == "damier", name
        browser = name.startswith(("damier/web/static/", "damier/notebook/"))
        fonts = name.startswith("damier/learn/fonts/")
        allowed = IN_THE_BROWSER if browser else FONTS if fonts else set()
        assert path.suffix in ALLOWED | allowed, name
        assert not {"core", "tests"} & set(path.parts), name


def test_the_archive_has_what_a_build_needs(sdist: Path) -> None:
    with tarfile.open(sdist) as file:
        there = {"/".join(PurePosixPath(name).parts[1:]) for name in file.getnames()}
    assert {"CMakeLists.txt", "LICENSE", "README.md", "core/src/engine.cpp"} <= there
    assert {"tests/oracle.py", "docs/design.md", "examples/house.toml"} <= there
    assert not [name for name in there if name.startswith((".ci", ".github", "build/", "site/"))]


def test_an_empty_environment_gets_a_working_command(wheel: Path, tmp_path: Path) -> None:
    commands = installed(wheel, tmp_path / "empty")
    check_command(str(commands / "damier"), tmp_path)
    check_data(str(commands / "python"), tmp_path)
    check_missing_extra(str(commands / "damier"), tmp_path)


def check_command(command: str, folder: Path) -> None:
    assert run([command, "--version"], folder) == f"damier {damier.__version__}\n"
    listed = json.loads(run([command, "sheets", "--json"], folder))
    assert [each["id"] for each in listed] == list(damier.sheets())
    moves = run([command, "moves", "--sheet", "kndb"], folder).split()
    start = damier.Position.start("kndb")
    assert moves == [start.text(move) for move in start.legal_moves]
    refused = ["why", "33-29", "--fen", "W:W28,33:B19,22", "--lang", "sv"]
    assert "Punkt 4.2" in run([command, *refused], folder)
    assert "depth" in run([command, "analyse", "W:W31-50:B1-20", "--nodes", "1000"], folder)


def check_data(python: str, folder: Path) -> None:
    code = (
        "from importlib.resources import files; import damier\n"
        "from damier.engine.weights import weights_for\n"
        "assert len(weights_for(damier.sheet('kndb'))) > 1000\n"
        "assert (files('damier') / 'web' / 'static' / 'pages').is_dir()\n"
        "print(damier.__file__)"
    )
    assert str(folder) in run([python, "-c", code], folder)


def check_missing_extra(command: str, folder: Path) -> None:
    done = subprocess.run([command], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "pip install 'damier[web]'" in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.slow
def test_the_core_is_compiled_from_the_archive(sdist: Path, tmp_path: Path) -> None:
    build_wheel(sdist, tmp_path)
    (made,) = tmp_path.glob("*.whl")
    assert any(PurePosixPath(name).stem.startswith("_core") for name in names(made))
    command = installed(made, tmp_path / "empty") / "damier"
    assert run([str(command), "perft", "--depth", "5"], tmp_path) == "27117\n"
