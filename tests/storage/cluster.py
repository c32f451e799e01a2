"""A PostgreSQL of the tests' own: made in a folder, reached by a socket in it, gone with it."""

from __future__ import annotations

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any, Self

import psycopg

from patience import HANG

DEBIAN = Path("/usr/lib/postgresql")  # a folder a version; none of them is in anybody's PATH


def find_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, of the latest version; None if there is none."""
    for folder in sorted(DEBIAN.glob("*/bin"), key=lambda bin_: -float(bin_.parent.name)):
        if (folder / "initdb").exists():
            return folder
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


class Cluster:
    """A server with any number of databases; durable enough for tests only."""

    def __init__(self, programs: Path) -> None:
        self._programs, self._numbers = programs, itertools.count(1)
        self.folder = Path(tempfile.mkdtemp(prefix="damier-"))
        self._user: dict[str, Any] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to be run by root
            user = _somebody()
            os.chown(self.folder, user.pw_uid, user.pw_gid)
            self._user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        self._data = self.folder / "data"
        how = ["--auth=trust", "--username=damier", "--encoding=UTF8", "--no-locale", "--no-sync"]
        self._run("initdb", "--pgdata", str(self._data), *how)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._control("stop", "--mode=immediate")
        shutil.rmtree(self.folder)

    def start(self) -> None:
        facts = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "fsync": "off",
            "shared_buffers": "16MB",
        }
        options = " ".join(f"-c {name}='{value}'" for name, value in facts.items())
        self._control("start", "--log", str(self.folder / "log"), "--options", options)

    def stop(self) -> None:
        """End as an administrator would: whoever is connected is cut off."""
        self._control("stop", "--mode=fast")

    def restart(self) -> None:
        self.stop()
        self.start()

    def make(self) -> str:
        """Return the URL of a new, empty database."""
        name = f"damier{next(self._numbers)}"
        self.tell(self._url("postgres"), f"CREATE DATABASE {name}")
        return self._url(name)

    @staticmethod
    def tell(url: str, statement: str) -> list[tuple[Any, ...]]:
        """Do something behind the store's back."""
        with closing(psycopg.connect(url, autocommit=True)) as connection:
            done = connection.execute(statement.encode())
            return done.fetchall() if done.description else []

    def _url(self, name: str) -> str:
        return f"postgresql://damier@/{name}?host={self.folder}"

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", *words, "--pgdata", str(self._data), "--wait", "--silent")

    def _run(self, program: str, *words: str) -> None:
        # A file and no pipe: the server keeps it open for as long as it runs.
        with tempfile.TemporaryFile() as said:
            done = subprocess.run(
                [str(self._programs / program), *words],
                cwd=self.folder,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
                check=False,
                timeout=HANG,
                **self._user,
            )
            said.seek(0)
            assert done.returncode == 0, said.read().decode()


def _somebody() -> pwd.struct_passwd:
    """Return the user that Debian's package makes, or else one with no rights."""
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")
