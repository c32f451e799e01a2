r"""Play another program and keep the score: Elo from pairs of games with its interval.

    python benchmarks/strength.py [--games 100] [--ours 0.1] [--theirs 0.5] [--concurrency 1]
    python benchmarks/strength.py --against "scan hub" --name scan --nodes 16000 --set book=false
    python benchmarks/strength.py --against ./guinn --name guinn --sheet english --nodes 20000 \
        --our-nodes 78000 --openings deck:english-three-move

Without --against it is py-draughts' TurboEngine, five times our time for it; else any Hub program,
of either version of Hub, by its command line. On a busy machine nodes stand for time: as many for
each as it searches in the same time of a quiet one. Random openings, colours swapped; every game
is in the PDN file beside the figures, and calibration.py tells from it where games were lost.
"""

from __future__ import annotations

import argparse
import datetime
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from peers import RESULTS, ROOT, commit_name, machine, peer_python


def main() -> None:
    """Play, print and keep."""
    asked = arguments()
    now, commit = datetime.datetime.now(datetime.UTC), commit_name()
    name = f"-{asked.name}" if asked.name else ""
    stem = RESULTS / f"strength{name}-{now:%Y-%m-%d}-{commit or 'unknown'}"
    done = subprocess.run(
        command(asked, Path(f"{stem}.pdn")), cwd=ROOT, stdout=subprocess.PIPE, check=True, text=True
    )
    record: dict[str, Any] = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "limit": limit(asked),
        "openings": {"named": asked.openings, "lead": asked.lead, "seed": asked.seed},
        "match": json.loads(done.stdout),
    }
    if asked.name:
        record["match"]["b"] = asked.name  # its command line is this machine's
    Path(f"{stem}.json").write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(record["match"], indent=1))
    print(f"kept in {stem.relative_to(ROOT)}.json and .pdn")


def limit(asked: argparse.Namespace) -> dict[str, list[float]]:
    """Return what a move may cost, us and them."""
    if asked.nodes:
        return {"nodes": [asked.our_nodes or asked.nodes, asked.nodes]}
    return {"seconds": [asked.ours, asked.theirs]}


def arguments() -> argparse.Namespace:
    """Read the command line; another program has as much time as ours unless told otherwise."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--against", default="", help="the command line of a Hub program")
    parser.add_argument("--name", default="", help="what the kept files are called after")
    parser.add_argument("--set", action="append", default=[], help="its name=value; repeatable")
    parser.add_argument("--sheet", default="international")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--nodes", type=int, help="a move, for both, instead of seconds")
    parser.add_argument("--our-nodes", type=int, help="a move, for us, where --nodes are theirs")
    parser.add_argument("--openings", default="", help="as `damier match` takes them; else random")
    parser.add_argument("--lead", default="", help="in random openings, as `damier match` has it")
    parser.add_argument("--ours", type=float, default=0.1)
    parser.add_argument("--theirs", type=float)
    parser.add_argument("--memory", type=int, default=64, help="MB for us")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--concurrency", type=int, default=1)
    parser.add_argument("--adjudicate", action="store_true", help="end by 4-piece tables")
    parser.add_argument("--draw", default="", help="end once both say so, as `damier match` has it")
    parser.add_argument("--resign", default="", help="the same for games that are won")
    parser.add_argument("--journal", type=Path, help="go on with a match that was cut off")
    asked = parser.parse_args()
    if asked.theirs is None:
        asked.theirs = asked.ours if asked.against else 5 * asked.ours
    if asked.nodes and not asked.against:
        parser.error("TurboEngine takes seconds, not --nodes")
    return asked


def command(asked: argparse.Namespace, pdn: Path) -> list[str]:
    """Return the match as a command line."""
    nodes = asked.our_nodes or asked.nodes
    ours = f"nodes={nodes}" if nodes else f"time={asked.ours}"
    theirs = ("--nodes", str(asked.nodes)) if asked.nodes else ("--time", str(asked.theirs))
    return [
        str(Path(sys.executable).with_name("damier")),
        "match",
        f"damier:{ours},memory={asked.memory}",
        asked.against or turbo(asked.theirs),
        *theirs,
        *("--sheet", asked.sheet, "--seed", str(asked.seed)),
        *("--games", str(asked.games), "--concurrency", str(asked.concurrency)),
        *(("--openings", asked.openings) if asked.openings else ()),
        *(("--lead", asked.lead) if asked.lead else ()),
        *(word for given in asked.set for word in ("--set-b", given)),
        *(("--adjudicate",) if asked.adjudicate else ()),
        *(("--draw", asked.draw) if asked.draw else ()),
        *(("--resign", asked.resign) if asked.resign else ()),
        *(("--journal", str(asked.journal)) if asked.journal else ()),
        *("--pdn", str(pdn), "--json"),
    ]


def turbo(seconds: float) -> str:
    """Return the command line of TurboEngine."""
    wrapper = Path(__file__).with_name("turbo.py").relative_to(ROOT)
    python = Path(peer_python()).relative_to(ROOT)
    return shlex.join([str(python), str(wrapper), str(seconds)])


if __name__ == "__main__":
    main()
