"""The core's own tests, built and run under the sanitizers of the compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core_cases import case_lines

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


def find(tool: str) -> str | None:
    return shutil.which(tool, path=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}")


# A core is built in two minutes, or in half an hour beside others who want the machine.
PATIENCE = 7_200


def run(*command: str) -> None:
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
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


@needs_compiler
def test_core_with_addresses_and_behaviour_checked() -> None:
    build_and_run("address,undefined", 200_000)


@needs_compiler
@pytest.mark.slow
def test_search_with_threads_checked() -> None:
    build_and_run("thread", 10_000, "search")
