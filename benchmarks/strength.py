"""Play py-draughts' TurboEngine, five times our time for it, and keep the score.

    python benchmarks/strength.py [--games 100] [--ours 0.1] [--theirs 0.5] [--concurrency 1]

Random openings, colours swapped; every game is in the PDN file beside the figures.
"""

from __future__ import annotations

import argparse
import datetime
import json
import shlex
import subprocess
import sys
from pathlib import Path

from peers import RESULTS, ROOT, commit_name, machine, peer_python

WANTED = 0.95


def main() -> None:
    """Play, print and keep."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--ours", type=float, default=0.1)
    parser.add_argument("--theirs", type=float, default=0.5)
    parser.add_argument("--concurrency", type=int, default=1)
    asked = parser.parse_args()
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    stem = RESULTS / f"strength-{now:%Y-%m-%d}-{commit or 'unknown'}"
    wrapper = Path(__file__).with_name("turbo.py").relative_to(ROOT)
    python = Path(peer_python()).relative_to(ROOT)
    turbo = shlex.join([str(python), str(wrapper), str(asked.theirs)])
    command = [
        *(
            str(Path(sys.executable).with_name("damier")),
            "match",
            f"damier:time={asked.ours}",
            turbo,
        ),
        *("--games", str(asked.games), "--concurrency", str(asked.concurrency)),
        *("--pdn", f"{stem}.pdn", "--json"),
    ]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True)
    score = json.loads(done.stdout)
    record = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "seconds": {"damier": asked.ours, "TurboEngine": asked.theirs},
        "match": score,
    }
    Path(f"{stem}.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(score, indent=1))
    print(f"wanted {WANTED:.0%}; kept in {stem.relative_to(ROOT)}.json and .pdn")


if __name__ == "__main__":
    main()
