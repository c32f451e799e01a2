"""The committed type stub is what the binary says of itself."""

from __future__ import annotations

from pathlib import Path

import damier
from damier import _core


def test_stub_is_current() -> None:
    from nanobind.stubgen import StubGen

    generator = StubGen(_core)
    generator.put(_core)
    committed = Path(damier.__file__).with_name("_core.pyi").read_text(encoding="utf-8")
    remedy = "run: python -m nanobind.stubgen -m damier._core -o src/damier/_core.pyi"
    assert committed == generator.get(), remedy
