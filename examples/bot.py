"""A bot over the library: it looks one move ahead, and plays a game against damier's level 1."""

from __future__ import annotations

import random
import sys

import damier
from damier.engine.opponent import Opponent


def worth(position: damier.Position) -> int:
    """Count the pieces of the side to move, minus the other side's; a king is worth three men."""
    mine = "wW" if position.turn == "white" else "bB"
    theirs = "bB" if mine == "wW" else "wW"
    men = position.board.count(mine[0]) - position.board.count(theirs[0])
    kings = position.board.count(mine[1]) - position.board.count(theirs[1])
    return men + 3 * kings


def choose(position: damier.Position, dice: random.Random) -> damier.Move:
    """Choose the move after which the opponent's best answer hurts least."""

    def after(move: damier.Move) -> float:
        reply = position.play_unchecked(move)
        answers = [-worth(reply.play_unchecked(answer)) for answer in reply.legal_moves]
        return -max(answers, default=-100) + dice.random()

    return max(position.legal_moves, key=after)


def play(sheet: str = "international", seed: int = 1) -> damier.Game:
    """Play one game, the bot with White."""
    game, dice = damier.Game(sheet), random.Random(seed)  # noqa: S311
    opponent = Opponent(sheet, 1, seed)
    while game.outcome is None and len(game.moves) < 200:
        if any(option.kind == "claim-draw" for option in game.options):
            game.claim_draw()
        elif game.turn == "white":
            game.play(choose(game.position, dice))
        else:
            game.play(opponent.move(game))
    return game


if __name__ == "__main__":
    game = play(*sys.argv[1:2])
    print(game.position)
    print(f"{len(game.moves)} moves: {game.outcome or 'stopped'}")
