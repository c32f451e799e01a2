import struct
import sys

import pytest

from damier.board.diagram import png, svg
from damier.board.geometry import Geometry
from damier.errors import DrawingError, MissingExtra


def test_png_has_the_asked_width_and_the_boards_shape():
    pytest.importorskip("resvg_py")
    data = png(svg(Geometry(10, 8), {1: "w", 40: "B"}), 526)
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", data[16:24]) == (526, 426)


def test_png_refuses_what_cannot_be_drawn():
    pytest.importorskip("resvg_py")
    with pytest.raises(DrawingError, match="expected an SVG that can be drawn, got"):
        png("not a picture", 100)
    with pytest.raises(DrawingError, match="expected a width of 1 or more, got 0"):
        png("<svg/>", 0)


def test_png_names_the_extra_it_needs(monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra) as missing:
        png("<svg/>", 100)
    assert (missing.value.extra, missing.value.module) == ("png", "resvg_py")
