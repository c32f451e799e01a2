"""A program that speaks the first version of Hub: it plays the first legal move it finds."""

from __future__ import annotations

import sys

from damier.game import Game
from damier.protocols.hub.moves import format_move, parse_game


def main() -> None:
    position, moves = "", []
    for line in sys.stdin:
        word, *rest = line.split()
        match word:
            case "hub":
                print("name Older 1.0\nauthor Nobody\ncountry Nowhere\nwait")
            case "init":
                print("init eval\nready")
            case "pos":
                position, moves = rest[0][0].upper() + rest[0][1:], []
            case "move":
                moves.append(rest[0])
            case "go":
                game: Game = parse_game(position, " ".join(moves), Game().sheet)
                best = game.position.legal_moves[0]
                print(f"info 3 4.5 -12 678 0.09 1.2 {format_move(best)}")
                print(f"move {format_move(best)}")
            case "quit":
                return
        sys.stdout.flush()


main()
