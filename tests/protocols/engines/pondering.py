"""A Hub engine that plays the first legal move, or the last one, and ponders on the first answer.

Its first argument is `first` or `last`, its second a file that it writes to what it is told.
"""

from __future__ import annotations

import sys

from damier.protocols.hub.lines import parse_line
from damier.protocols.hub.moves import format_move, parse_game
from damier.rules import sheet


def main() -> None:
    which = {"first": 0, "last": -1}[sys.argv[1]]
    answer = ""
    with open(sys.argv[2], "a", encoding="ascii", buffering=1) as told:
        for line in sys.stdin:
            command = parse_line(line)
            if command is None or command.name == "quit":
                return
            told.write(line)
            match command.name:
                case "hub":
                    print('id name=ponders\nparam name=variant type=enum values="english"\nwait')
                case "init":
                    print("ready")
                case "pos":
                    words = command.get("pos") or "", command.get("moves") or ""
                    position = parse_game(*words, sheet("english")).position
                    move = position.legal_moves[which]
                    replies = position.play(move).legal_moves
                    answer = f"done move={format_move(move)}"
                    answer += f" ponder={format_move(replies[0])}" if replies else ""
                case "go" if "ponder" not in command.arguments:
                    print(answer)
                case "ponder-hit" | "stop":
                    print(answer)
            sys.stdout.flush()


main()
