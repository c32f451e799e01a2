"""Measure damier, alone and beside its peers, on this machine; print the figures and keep them.

    python benchmarks/peers.py [REPEATS]

Each peer has an environment of its own in build/peers and a process of its own; CPU time, the best
of several runs.
"""

from __future__ import annotations

import datetime
import json
import platform
import random
import subprocess
import sys
import venv
from importlib.metadata import version
from pathlib import Path
from typing import Any

import damier
from damier.cli.bench import measure

ROOT = Path(__file__).resolve().parents[1]
PEERS = ROOT / "build" / "peers"
RESULTS = ROOT / "benchmarks" / "results"
# How many times better damier is to be; figures of time are better when smaller.
WANTED = {
    "legal_moves_us": 20,
    "legal_moves_us_start": 20,
    "perft_m_per_s": 300,
    "pdn_games_per_s": 20,
    "import_ms": 1,
}
GAMES = 300
PEER = "py-draughts"
PEER_VERSION = "1.10.1"


def main() -> None:
    """Measure, print and keep."""
    repeats = int(sys.argv[1]) if len(sys.argv) > 1 else 7
    PEERS.mkdir(parents=True, exist_ok=True)
    (PEERS / "games.pdn").write_text("\n\n".join(random_games()), encoding="ascii")
    ours = run(sys.executable, "damier", repeats)
    theirs = run(peer_python(), PEER, repeats)
    if ours["moves"] != theirs["moves"]:
        print(f"the lists of moves differ: {ours['moves']} and {theirs['moves']}")
    ratios = {figure: ratio(figure, ours, theirs) for figure in WANTED}
    for figure, wanted in WANTED.items():
        line = f"{figure:<20} damier {ours[figure]:>9.3f}   {PEER} {theirs[figure]:>9.3f}"
        print(f"{line}   {ratios[figure]:>7.1f}× (wanted {wanted}×)")
    alone = measure(repeats)
    for figure, value in alone.items():
        print(f"{figure:<36} {value}")
    print(f"kept in {keep({'damier': ours, PEER: theirs}, ratios, alone).relative_to(ROOT)}")


def random_games() -> list[str]:
    """Return games of 40 to 80 random moves, the same in every run."""
    rng = random.Random(1)
    games = []
    for _ in range(GAMES):
        position, words = damier.Position.start(), []
        for ply in range(rng.randint(40, 80)):
            moves = position.legal_moves
            if not moves:
                break
            move = rng.choice(moves)
            words.append(f"{ply // 2 + 1}. " * (ply % 2 == 0) + position.text(move))
            position = position.play_unchecked(move)
        games.append('[GameType "20"]\n' + " ".join(words) + " *")
    return games


def ratio(figure: str, ours: dict[str, Any], theirs: dict[str, Any]) -> float:
    """Return how many times better ours is."""
    better = ours[figure] / theirs[figure]
    return float(better if figure.endswith("per_s") else 1 / better)


def peer_python() -> str:
    """Return the Python of the peers' environment, made when it is first needed."""
    python = PEERS / "bin" / "python"
    if not python.exists():
        venv.create(PEERS, with_pip=True)
    subprocess.run(
        [python, "-m", "pip", "install", "--quiet", f"{PEER}=={PEER_VERSION}"], check=True
    )
    return str(python)


def run(python: str, name: str, repeats: int) -> dict[str, Any]:
    """Measure one library in its own process."""
    task = str(ROOT / "benchmarks" / "task.py")
    command = [python, task, name, str(repeats), str(PEERS / "games.pdn")]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    figures: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return figures


def keep(peers: dict[str, Any], ratios: dict[str, float], alone: dict[str, object]) -> Path:
    """Write the figures with the date, the machine and the commit."""
    commit = commit_name()
    today = datetime.datetime.now(datetime.UTC)
    record = {
        "date": today.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "python": platform.python_version(),
        "versions": {"damier": version("damier"), PEER: PEER_VERSION},
        "peers": peers,
        "ratios": ratios,
        "bench": alone,
    }
    RESULTS.mkdir(parents=True, exist_ok=True)
    file = RESULTS / f"{today:%Y-%m-%d}-{commit or 'unknown'}.json"
    file.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    return file


def commit_name() -> str:
    """Name the commit that is measured, and whether it was changed since."""
    return subprocess.run(
        ["git", "-C", str(ROOT), "describe", "--always", "--dirty"],  # noqa: S607
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    ).stdout.strip()


def machine() -> str:
    """Name the processor and the system."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return (
        f"{models[0] if models else platform.processor()}, {platform.system()} {platform.machine()}"
    )


if __name__ == "__main__":
    main()
