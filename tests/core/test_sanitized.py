"""The core's own tests, built and run under AddressSanitizer and UndefinedBehaviorSanitizer."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from core_cases import case_lines

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "sanitized"
BIN = Path(sys.executable).parent


def find(tool: str) -> str | None:
    return shutil.which(tool, path=f"{BIN}{os.pathsep}{os.environ.get('PATH', '')}")


def run(*command: str) -> None:
    done = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False
    )
    said = done.stdout[-8000:] + done.stderr[-8000:]
    assert done.returncode == 0, f"{' '.join(command)}\n{said}"


@pytest.mark.skipif(not find("cmake") or not find("c++"), reason="needs cmake and a C++ compiler")
def test_core() -> None:
    cmake, ctest, ninja = find("cmake"), find("ctest"), find("ninja")
    assert cmake
    assert ctest
    BUILD.mkdir(parents=True, exist_ok=True)
    cases = BUILD / "cases.txt"
    cases.write_text("\n".join(case_lines(200_000)) + "\n", encoding="ascii")
    generator = ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"] if ninja else []
    options = ["-DCMAKE_BUILD_TYPE=Sanitized", "-DCMAKE_CXX_FLAGS_SANITIZED=-O1"]
    options += ["-DDAMIER_PYTHON=OFF", "-DDAMIER_TESTS=ON", "-DDAMIER_SANITIZE=ON"]
    run(cmake, "-S", ".", "-B", str(BUILD), *generator, *options, f"-DDAMIER_CASES={cases}")
    run(cmake, "--build", str(BUILD), "--parallel", "2")
    run(ctest, "--test-dir", str(BUILD), "--output-on-failure", "--no-tests=error")
