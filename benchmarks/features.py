"""Measure what each search feature and the training are worth, in Elo, and keep the figures.

    python benchmarks/features.py [--pairs 400] [--nodes 10000] [--stop] [SHEET ...]

The engine plays itself without the feature, and plain weights without its training: a fixed number
of nodes a move, random openings, colours swapped. Elo is what is lost without; the error is 95 %.
Games by nodes are the same on a busy machine, so this may run beside other work.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from peers import RESULTS, commit_name, machine

import damier
from damier.engine.player import FEATURES
from damier.engine.sprt import Sprt, estimate
from damier.engine.training import Plan, Score, Side, duel, process_pool, usual_opening
from damier.engine.weights import trained_like, weights_for

if TYPE_CHECKING:
    from concurrent.futures import Executor

TEST = Sprt(0, 10)


@dataclass(frozen=True)
class Question:
    """Two sides of one sheet, and what the first has over the second."""

    sheet: str
    name: str
    sides: tuple[Side, Side]


def main() -> None:
    """Ask, print and keep."""
    asked = arguments()
    rows = []
    with process_pool(asked.jobs) as executor:
        for question in questions(asked.sheets, asked.features):
            rows.append(answer(executor, question, asked))
            print(line(rows[-1]), flush=True)
            text, figures = keep(rows, asked)
    print(f"kept in {text} and {figures}")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="What search features and training are worth.")
    parser.add_argument("sheets", nargs="*", default=["international", "english"])
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--nodes", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--features", nargs="*", default=[*sorted(FEATURES), "training"])
    parser.add_argument("--stop", action="store_true", help="end at the verdict of the SPRT")
    parser.add_argument("--into", type=Path, default=RESULTS)
    return parser.parse_args()


def questions(sheets: list[str], features: list[str]) -> list[Question]:
    """List the matches: training where a sheet has weights, features with the best weights."""
    asked = []
    for name in sheets:
        sheet = damier.sheet(name)
        best = weights_for(sheet)
        for feature in features:
            if feature != "training":
                sides = Side(best), Side(best, without=(feature,))
                asked.append(Question(name, feature, sides))
            elif best:
                own = trained_like(sheet) == sheet.play_hash
                asked.append(
                    Question(
                        name, "training" if own else "a relative's training", (Side(best), Side())
                    )
                )
    return asked


def answer(executor: Executor, question: Question, asked: argparse.Namespace) -> dict[str, Any]:
    """Play one match."""
    plies = usual_opening(question.sheet)
    plan = Plan(asked.pairs, asked.nodes, plies, name=f"features/{question.sheet}/{question.name}")
    score = Score()
    for score in duel(
        executor,
        question.sheet,
        question.sides,
        plan,
        sprt=TEST if asked.stop else None,
        ahead=2 * asked.jobs,
    ):
        print(f"\r{question.name} {score.pairs}/{asked.pairs} pairs\r", end="", flush=True)
    elo = estimate(score.counts)
    return {
        "sheet": question.sheet,
        "feature": question.name,
        "nodes": asked.nodes,
        "games": 2 * score.pairs,
        "pairs_by_score": score.counts,
        "elo": elo.elo,
        "low": elo.low,
        "high": elo.high,
        "superiority": elo.superiority,
        "sprt": {
            "elo0": TEST.elo0,
            "elo1": TEST.elo1,
            "ratio": TEST.ratio(score.counts),
            "verdict": TEST.verdict(score.counts),
        },
        "cpu_seconds": round(score.cpu, 1),
    }


def line(row: dict[str, Any]) -> str:
    """Write one answer for people."""
    verdict = {"elo1": "proved", "elo0": "refuted", None: "open"}[row["sprt"]["verdict"]]
    return (
        f"{row['sheet']:<14} {row['feature']:<22} {row['nodes']:>7} nodes {row['games']:>5} games  "
        f"Elo {row['elo']:>+7.1f} ({row['low']:+.1f} to {row['high']:+.1f})  "
        f"+{TEST.elo1:.0f} rather than {TEST.elo0:.0f}: {verdict} ({row['sprt']['ratio']:+.2f})"
    )


def keep(rows: list[dict[str, Any]], asked: argparse.Namespace) -> tuple[Path, Path]:
    """Write the answers as text and as JSON, with the date, the machine and the commit."""
    commit = commit_name()
    now = datetime.datetime.now(datetime.UTC)
    record = {
        "date": now.isoformat(timespec="seconds"),
        "commit": commit,
        "machine": machine(),
        "stopped_at_verdict": asked.stop,
        "matches": rows,
    }
    asked.into.mkdir(parents=True, exist_ok=True)
    stem = f"features-{now:%Y-%m-%d}-{commit or 'unknown'}-{asked.nodes}"
    text, figures = asked.into / f"{stem}.txt", asked.into / f"{stem}.json"
    heading = f"{record['date']} {commit}, {record['machine']}"
    text.write_text("\n".join([heading, "", *map(line, rows), ""]), encoding="utf-8")
    figures.write_text(json.dumps(finite(record), indent=1) + "\n", encoding="utf-8")
    return text, figures


def finite(value: Any) -> Any:
    """Return a value without infinities, which JSON does not know."""
    if isinstance(value, dict):
        return {key: finite(part) for key, part in value.items()}
    if isinstance(value, list | tuple):
        return [finite(part) for part in value]
    is_infinite = isinstance(value, float) and value in (float("inf"), float("-inf"))
    return None if is_infinite else value


if __name__ == "__main__":
    main()
