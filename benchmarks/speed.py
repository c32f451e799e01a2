"""Nodes a second of damier beside another Hub program, and perft beside another counter.

    python benchmarks/speed.py --against "scan hub" --name scan [--set book=false] [--repeats 5]
    python benchmarks/speed.py --perft "count-moves 10" --name counter

Both are driven over Hub and take turns: the start and four middle games, so many nodes each from an
empty table, user time of the process, the best of several. A counter prints "counted LEAVES SPEED"
and "played LEAVES SPEED", in million leaves a second.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from peers import RESULTS, commit_name, machine

import damier

if TYPE_CHECKING:
    from collections.abc import Iterator

# Of 40, 36, 30, 24 and 16 pieces, balanced, nothing to capture.
POSITIONS = (
    "W:W31-50:B1-20",
    "B:W28,31,34-38,40-50:B1-12,14-18,20",
    "W:W21,33-35,37-40,43,45-50:B1,3,5,6,8-10,12,13,15,17,18,20,23,26",
    "B:W23,27,29,30,32,36,41,43,46-48,50:B3,4,6,7,11-17,20",
    "B:W24,28,29,36,41,43,46,50:B6,11,12,15,16,18,20,25",
)


class HubProgram:
    """A program that is told positions and asked how long it takes."""

    def __init__(self, command: list[str], params: list[str]) -> None:
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self._say("hub")
        self._hear("wait")
        for param in params:
            name, _, value = param.partition("=")
            self._say(f"set-param name={name} value={value}")
        self._say("init")
        self._hear("ready")

    def speed(self, position: damier.Position, nodes: int) -> float:
        """Return million nodes a second of user time."""
        self._set_up(position, nodes)
        self._say("ping")
        self._hear("pong")
        before = self._user_seconds()
        self._say("go think")
        self._hear("done")
        return nodes / (self._user_seconds() - before) / 1e6

    def quit(self) -> None:
        """Let it end."""
        self._say("quit")
        self._process.wait()

    def _set_up(self, position: damier.Position, nodes: int) -> None:
        self._say("new-game")
        self._say(f"pos pos={position.turn[0].upper()}{position.board}")
        self._say(f"level nodes={nodes}")

    def _lines(self) -> Iterator[str]:
        return iter(self._process.stdout or ())

    def _say(self, line: str) -> None:
        print(line, file=self._process.stdin, flush=True)

    def _hear(self, word: str) -> None:
        for line in self._lines():
            if line.split()[:1] == [word]:
                return
        raise SystemExit(f"expected {word}, got the end of the program")

    def _user_seconds(self) -> float:
        # The kernel counts ticks late: wait until it has told all of them.
        time.sleep(0.02)
        stat = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii")
        return int(stat.rpartition(")")[2].split()[11]) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    """Measure, print and keep."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", default="", help="the command line of a Hub program")
    parser.add_argument("--set", action="append", default=[], help="its name=value; repeatable")
    parser.add_argument("--perft", default="", help="the command line of a counter of leaves")
    parser.add_argument("--depth", type=int, default=9, help="of our perft")
    parser.add_argument("--name", default="other", help="what the figures call it")
    parser.add_argument("--nodes", type=int, default=3_000_000)
    parser.add_argument("--repeats", type=int, default=5)
    asked = parser.parse_args()
    figures: dict[str, Any] = {}
    if asked.against:
        figures["nodes_m_per_s"] = nodes_beside(asked)
    if asked.perft:
        figures["perft_m_per_s"] = perft_beside(asked)
    print(json.dumps(figures, indent=1))
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    record = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "positions": POSITIONS,
        **figures,
    }
    file = RESULTS / f"speed-{asked.name}-{now:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")


def nodes_beside(asked: argparse.Namespace) -> dict[str, list[float]]:
    """Return the best speeds of both at every position, and their ratio."""
    ours = HubProgram([str(Path(sys.executable).with_name("damier")), "hub"], [])
    theirs = HubProgram(shlex.split(asked.against), asked.set)
    best: dict[str, list[float]] = {"damier": [], asked.name: [], "ratio": []}
    for fen in POSITIONS:
        position = damier.Position.from_fen(fen)
        runs = [
            (ours.speed(position, asked.nodes), theirs.speed(position, asked.nodes))
            for _ in range(asked.repeats)
        ]
        mine, other = (max(side) for side in zip(*runs, strict=True))
        best["damier"].append(round(mine, 2))
        best[asked.name].append(round(other, 2))
        best["ratio"].append(round(mine / other, 3))
    ours.quit()
    theirs.quit()
    return best


def perft_beside(asked: argparse.Namespace) -> dict[str, dict[str, float]]:
    """Return million leaves a second of both, counted and played, and their ratio."""
    start = damier.Position.start()
    best = {"damier": {"counted": 0.0, "played": 0.0}, asked.name: {"counted": 0.0, "played": 0.0}}
    for _ in range(asked.repeats):
        for how, played in (("counted", False), ("played", True)):
            before = os.times().user
            leaves = start.perft(asked.depth, played=played)
            speed = leaves / (os.times().user - before) / 1e6
            best["damier"][how] = round(max(best["damier"][how], speed), 1)
        told = subprocess.run(
            shlex.split(asked.perft), stdout=subprocess.PIPE, check=True, text=True
        ).stdout
        for how, speeds in best[asked.name].items():
            found = re.search(rf"{how}\D+(?:\d+ )?([\d.]+)", told)
            if not found:
                raise SystemExit(f"expected {how} and a number, got {told!r}")
            best[asked.name][how] = max(speeds, float(found[1]))
    ratio = {
        how: round(best["damier"][how] / best[asked.name][how], 3) for how in ("counted", "played")
    }
    return {**best, "ratio": ratio}


if __name__ == "__main__":
    main()
