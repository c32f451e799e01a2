"""The core's own tests, built and run under the sanitizers of the compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import nanobind
import pytest

from core_cases import case_lines

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def find(tool: str) -> str | None:
    return shutil.which(tool, path=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}")


# A core is built in two minutes, or in half an hour beside others who want the machine.
PATIENCE = 7_200


def run(*command: str, env: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False, env=env
    )
    said = done.stdout[-8000:] + done.stderr[-8000:]
    assert done.returncode == 0, f"{' '.join(command)}\n{said}"


def build_and_run(sanitizers: str, largest: int, *only: str) -> None:
    cmake, ctest, ninja = find("cmake"), find("ctest"), find("ninja")
    assert cmake
    assert ctest
    build = ROOT / "build" / f"sanitized-{sanitizers.partition(',')[0]}"
    build.mkdir(parents=True, exist_ok=True)
    cases = build / "cases.txt"
    cases.write_text("\n".join(case_lines(largest)) + "\n", encoding="ascii")
    generator = ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"] if ninja else []
    options = ["-DCMAKE_BUILD_TYPE=Sanitized", "-DCMAKE_CXX_FLAGS_SANITIZED=-O1"]
    options += ["-DDAMIER_PYTHON=OFF", "-DDAMIER_TESTS=ON", f"-DDAMIER_SANITIZE={sanitizers}"]
    run(cmake, "-S", ".", "-B", str(build), *generator, *options, f"-DDAMIER_CASES={cases}")
    targets = [word for name in only for word in ("--target", f"test_{name}")]
    run(cmake, "--build", str(build), "--parallel", "2", *targets)
    chosen = ["-R", "|".join(only)] if only else []
    run(ctest, "--test-dir", str(build), "--output-on-failure", "--no-tests=error", *chosen)


needs_compiler = pytest.mark.skipif(
    not find("cmake") or not find("c++"), reason="needs cmake and a C++ compiler"
)


def library(name: str) -> str:
    """Return where the compiler has a library, or only its name if it has none."""
    asked = ["c++", f"-print-file-name={name}"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()


@needs_compiler
def test_core_with_addresses_and_behaviour_checked() -> None:
    build_and_run("address,undefined", 200_000)


@needs_compiler
@pytest.mark.slow
def test_search_with_threads_checked() -> None:
    build_and_run("thread", 10_000, "search")


@needs_compiler
@pytest.mark.slow
def test_the_module_with_addresses_and_behaviour_checked(tmp_path: Path) -> None:
    """Collections and arrays as Python reaches them: the tests of both, on such a core."""
    needed = [library("libasan.so"), library("libstdc++.so")]
    if not all(Path(each).is_absolute() for each in needed):
        pytest.skip("needs the compiler's own sanitizer library")
    cmake, ninja = find("cmake"), find("ninja")
    assert cmake
    build = ROOT / "build" / "sanitized-module"
    generator = ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"] if ninja else []
    options = ["-DCMAKE_BUILD_TYPE=Sanitized", "-DCMAKE_CXX_FLAGS_SANITIZED=-O1"]
    options += ["-DDAMIER_SANITIZE=address,undefined", f"-Dnanobind_DIR={nanobind.cmake_dir()}"]
    options += [f"-DPython_EXECUTABLE={sys.executable}"]
    run(cmake, "-S", ".", "-B", str(build), *generator, *options)
    run(cmake, "--build", str(build), "--parallel", "2", "--target", "_core")
    shutil.copytree(ROOT / "src" / "damier", tmp_path / "damier")
    for built in build.glob("_core*.so"):
        shutil.copy(built, tmp_path / "damier")
    packages = Path(pytest.__file__).parents[1]  # its own interpreter would find the usual core
    env = {
        **os.environ,
        "PYTHONPATH": f"{tmp_path}{os.pathsep}{packages}",
        "PYTHONMALLOC": "malloc",
        "LD_PRELOAD": " ".join(needed),
        "ASAN_OPTIONS": "detect_leaks=0",
    }
    asked = ["-m", "pytest", "-q", "-s", "-p", "no:cacheprovider", "-m", "not slow"]
    base = getattr(sys, "_base_executable", sys.executable)
    run(base, *asked, "tests/arrays", "tests/collection", env=env)
