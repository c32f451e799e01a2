"""Files: whatever is wrong with one is noticed, and it is made anew."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zlib
from pathlib import Path
from random import Random

import pytest

from damier.engine.endgame import Material, Probe, Tables
from damier.errors import EngineError
from endgame.makers import position, tables

KING_MAN = Material.parse("KM-K")
FEN = "W:WK1,30:BK7"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a copy of sound tables."""
    good = tables("english", 3).folder.path
    shutil.copytree(good, tmp_path / good.name)
    return tmp_path


def file_in(folder: Path) -> Path:
    return Tables("english", folder=folder).folder.file(KING_MAN)


def expected() -> Probe | None:
    return tables("english", 3).probe(position("english", FEN))


def bad_copies(whole: bytes) -> dict[str, bytes]:
    dice = Random(4)
    flipped = bytearray(whole)
    flipped[-20] ^= 1
    header = bytearray(whole)
    header[40] ^= 1
    version = whole[:8] + b"\x63" + whole[9:]
    return {
        "cut": whole[: len(whole) // 2],
        "cut in its header": whole[:60],
        "empty": b"",
        "too long": whole + b"\0",
        "one bit": bytes(flipped),
        "one bit of the header": bytes(header),
        "another version": version,
        "garbage": dice.randbytes(len(whole)),
        "zeros": bytes(len(whole)),
        "text": b"not a table\n" * 200,
    }


@pytest.mark.parametrize("kind", list(bad_copies(bytes(300))))
def test_a_damaged_file_is_never_believed(folder: Path, kind: str) -> None:
    path = file_in(folder)
    whole = path.read_bytes()
    path.write_bytes(bad_copies(whole)[kind])
    made = Tables("english", folder=folder)
    for number in range(0, made.core.size(KING_MAN), 97):
        from endgame.makers import numbered

        here = numbered(made, KING_MAN, number)
        assert made.probe(here) in (None, tables("english", 3).probe(here))
    made.ready(3)
    assert made.damaged == {}
    assert path.read_bytes() == whole
    assert made.probe(position("english", FEN)) == expected()


def test_every_single_bit_counts(folder: Path) -> None:
    path = file_in(folder)
    whole, dice = path.read_bytes(), Random(9)
    for _ in range(60):
        broken = bytearray(whole)
        broken[dice.randrange(len(whole))] ^= 1 << dice.randrange(8)
        made = Tables("english", folder=folder / "elsewhere")
        try:
            made.core.mount_bytes(KING_MAN, bytes(broken))
        except RuntimeError:
            continue
        assert not made.core.sound(KING_MAN)


def test_tables_of_another_game_or_material_are_refused(folder: Path) -> None:
    made = Tables("english", folder=folder)
    theirs = tables("international", 3)
    foreign = theirs.folder.file(KING_MAN).read_bytes()
    with pytest.raises(RuntimeError, match="a table of another game"):
        made.core.mount_bytes(KING_MAN, foreign)
    other = made.folder.file(Material.parse("KK-K")).read_bytes()
    with pytest.raises(RuntimeError, match="a table of other material"):
        made.core.mount_bytes(KING_MAN, other)


def test_damage_found_while_probing_is_repaired(folder: Path) -> None:
    made = Tables("english", folder=folder).ready(3)
    path = file_in(folder)
    broken = bytearray(path.read_bytes())
    broken[-20] ^= 1
    path.write_bytes(bytes(broken))  # in place: under the open table
    fresh = Tables("english", folder=folder)
    fresh._promised = 3
    assert fresh.probe(position("english", FEN)) == expected()
    assert made.sheet.play_hash in str(path)


def test_building_checks_what_is_there(folder: Path) -> None:
    path = file_in(folder)
    whole = path.read_bytes()
    before = {file.name: file.stat().st_mtime_ns for file in path.parent.iterdir()}
    broken = bytearray(whole)
    broken[-20] ^= 1
    path.write_bytes(bytes(broken))
    Tables("english", folder=folder).build(3)
    after = {file.name: file.stat().st_mtime_ns for file in path.parent.iterdir()}
    changed = {name for name in before if before[name] != after[name]} - {".lock"}
    assert changed == {path.name}
    assert path.read_bytes() == whole


def test_the_checksum_is_the_usual_crc(folder: Path) -> None:
    whole = file_in(folder).read_bytes()
    header, page = 128, 1 << 16
    pages = -(-(len(whole) - header) // (page + 4))
    body = whole[header + 4 * pages :]
    stored = whole[header : header + 4 * pages]
    for index in range(pages):
        crc = zlib.crc32(body[index * page : (index + 1) * page])
        assert crc == int.from_bytes(stored[4 * index : 4 * index + 4], "little")
    covered = whole[:12] + bytes(4) + whole[16 : header + 4 * pages]
    assert zlib.crc32(covered) == int.from_bytes(whole[12:16], "little")


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("no folder")
    made = Tables("english", folder=in_the_way)
    with pytest.raises(EngineError, match="cannot keep tables in"):
        made.build(2)
    assert made.ready(2).available_pieces == 2


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("DAMIER_CACHE", str(tmp_path))
    made = Tables("breakthrough").ready(2)
    assert made.folder.path == tmp_path / "endgame" / made.sheet.play_hash
    assert os.listdir(made.folder.path)


CUT_SHORT = """
import sys
from damier.engine.endgame import Material, Tables
from endgame.makers import numbered

tables, material = Tables("english", folder=sys.argv[1]), Material.parse("KM-K")
tables.ready(3)
some = [numbered(tables, material, n) for n in range(0, tables.core.size(material), 97)]
before = [tables.probe(position) for position in some]
for length in (20_000, 200):  # as a disk that is full may leave it
    with tables.folder.file(material).open("r+b") as file:
        file.truncate(length)
    assert [tables.probe(position) for position in some] == before
fresh = Tables("english", folder=sys.argv[1])
assert {fresh.probe(position) for position in some} <= {None, *before}
print("alive")
"""


def test_a_file_that_is_cut_short_while_it_is_used_ends_no_process(folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CUT_SHORT, str(folder)],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr


CUT_UNDER_A_SEARCH = """
import sys, threading
import damier
from damier.engine.endgame import Material, Tables
from endgame.makers import numbered

Tables("english", folder=sys.argv[1]).ready(3)
tables = Tables("english", folder=sys.argv[1])  # opened, and hardly read: pages are still on disk
engine = damier.Engine("english", memory=4, tables=tables)
start = damier.Position.from_fen("W:WK29,K30,21:BK1,K2,12", "english")
searching = threading.Thread(target=engine.analyse, args=(start,), kwargs={"nodes": 300_000})
searching.start()
files = [tables.folder.file(material) for material in tables.materials(3)]
for round in range(40):
    for number, path in enumerate(files):
        with path.open("r+b") as file:
            if (round + number) % 2:
                file.truncate(max(0, path.stat().st_size - 3_000))
            else:
                file.seek(path.stat().st_size // 2)
                file.write(b"not what was here")
searching.join()
assert engine.analyse(start, nodes=20_000).best is not None
sound = Tables("english", folder=sys.argv[2]).ready(3)
for name in ("KM-K", "KK-K", "MM-M", "K-K"):
    material = Material.parse(name)
    for number in range(0, tables.core.size(material), 997):
        position = numbered(sound, material, number)
        assert tables.probe(position) in (None, sound.probe(position)), position.fen()
print("alive")
"""


def test_files_that_are_damaged_under_a_search_end_no_process_and_tell_nothing_wrong(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CUT_UNDER_A_SEARCH, str(tmp_path / "cut"), str(tmp_path / "sound")],
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])},
    )
    assert (done.returncode, done.stdout) == (0, "alive\n"), done.stderr


def test_a_line_ends_where_the_tables_end(folder: Path) -> None:
    opened, here = Tables("english", folder=folder), position("english", "W:W25,29:B28")
    whole = opened.line(here)
    opened.core.unmount(KING_MAN)  # as a search leaves a table it found damaged
    assert 0 < len(opened.line(here)) < len(whole)
