"""The computer as a player in a game: it moves, and it uses what the sheet lets a player do."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from struct import Struct
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from damier.engine import manners, sight
from damier.engine.analysis import KNOWN
from damier.engine.endgame import shared_tables
from damier.engine.levels import BEST, level_named
from damier.engine.limits import Limit
from damier.engine.player import Engine
from damier.errors import EngineError
from damier.game.options import Option

if TYPE_CHECKING:
    from damier.engine.levels import Level, LevelName
    from damier.game import Game
    from damier.position import Move, Position
    from damier.rules import Sheet
    from damier.rules.sheet import Colour

_MEMORY = 4  # MB of the table of a numbered level, forgotten before each move
_BEST_MEMORY = 64  # MB of that of the best
_VARIED_PLIES = 12  # the best level varies its play in so many first plies
_PATIENCE = 4  # turns in a row without hope before it resigns
_HOPELESS = -4.0  # men
_WEIGHING = 200_000  # nodes for what an offence, an offer or a claim is worth, at its best
_LEAST_NODES = 2_000  # and at the weakest level


def memory_of(*, best: bool) -> int:
    """Return the megabytes of the engine of a numbered level, or of the best."""
    return _BEST_MEMORY if best else _MEMORY


def engine_for(sheet: str | Sheet, *, best: bool) -> Engine:
    """Make the engine of a numbered level, or of the best, which asks the endgame tables too."""
    tables = shared_tables(sheet) if best else None
    return Engine(sheet, memory=memory_of(best=best), tables=tables)


_CHANCE = Struct("<625I")  # what Python's generator of chance is made of
_SPARE = Struct("<d")


@dataclass(frozen=True, slots=True)
class Mind:
    """All that an opponent carries from one turn to the next, so that it can think anywhere.

    `chance` is the state of its dice, empty for dice of no known seed.
    """

    level: LevelName
    chance: bytes = b""
    without_hope: int = 0

    @classmethod
    def of(cls, level: LevelName, seed: int | None = None) -> Mind:
        """Return the mind of an opponent that has not moved yet."""
        return cls(level_named(level).name, b"" if seed is None else _pack(Random(seed)))  # noqa: S311


def _pack(dice: Random) -> bytes:
    _, numbers, spare = dice.getstate()
    return _CHANCE.pack(*numbers) + (b"" if spare is None else _SPARE.pack(spare))


def _unpack(chance: bytes) -> Random:
    dice = Random()  # noqa: S311  a game, not a secret
    if chance:
        spare = chance[_CHANCE.size :]
        numbers = _CHANCE.unpack_from(chance)
        dice.setstate((3, numbers, _SPARE.unpack(spare)[0] if spare else None))
    return dice


_plain: WeakKeyDictionary[Engine, Engine] = WeakKeyDictionary()


def _plain_beside(engine: Engine) -> Engine:
    """Return an engine that knows nothing but the count of pieces, made once for another one."""
    if engine not in _plain:
        _plain[engine] = Engine(engine.sheet, memory=1, weights=b"")
    return _plain[engine]


class Opponent:
    """Plays one side of games by one sheet; levels are 1 to 10 and `best`.

    `seed` makes it repeatable, unless `limit`, which is for `best`, is one of time. Numbered levels
    have limits of their own. An engine may be shared by opponents that do not think at once. If it
    has a book, every level plays by it as far as it goes.
    """

    def __init__(
        self,
        sheet: str | Sheet = "international",
        level: LevelName | Level = 5,
        seed: int | None = None,
        *,
        limit: Limit | None = None,
        engine: Engine | None = None,
    ) -> None:
        best = level in ("best", BEST)
        if limit is not None and not best:
            raise EngineError(f"expected a limit only for best, got one for level {level!r}")
        self.engine = engine or engine_for(sheet, best=best)
        self.level = level_named(level, self.engine.sheet.play_hash)
        self.limit = (limit or Limit(time=1.0)) if best else Limit(nodes=self.level.nodes)
        self.rng = Random(seed)  # noqa: S311  a game, not a secret
        self._without_hope = 0

    def __repr__(self) -> str:
        return f"<Opponent {self.engine.sheet.id}, {self.level.name}>"

    @classmethod
    def with_mind(cls, mind: Mind, engine: Engine, limit: Limit | None = None) -> Opponent:
        """Return the opponent that has this mind, to think with an engine; `limit` is for best."""
        best = level_named(mind.level) is BEST
        made = cls(engine.sheet, mind.level, limit=limit if best else None, engine=engine)
        made.rng, made._without_hope = _unpack(mind.chance), mind.without_hope
        return made

    @property
    def mind(self) -> Mind:
        """What it has to remember until its next turn."""
        return Mind(self.level.name, _pack(self.rng), self._without_hope)

    def move(self, game: Game) -> Move:
        """Choose a legal move for the side to move, without making it."""
        legal = game.position.legal_moves
        if game.outcome is not None or not legal:
            raise EngineError("expected a game that goes on, got no legal move")
        if len(legal) == 1:
            return legal[0]
        if (by_book := self.engine.book_move(game.position, self.rng)) is not None:
            return by_book
        if self.level is not BEST:
            # So that a choice depends on the game and the seed only.
            self.engine.forget()
            _plain_beside(self.engine).forget()
        scores = self._scores(game, legal)
        known = [move for move in scores if self.rng.random() >= self.level.overlooks]
        cost = sight.fidgets(game)
        blurred = {
            move: scores[move] - cost[move] + self.rng.gauss(0, self.level.noise)
            for move in known or scores
        }
        return max(blurred, key=blurred.__getitem__)

    def act(
        self, game: Game, side: Colour | None = None, *, at: float | None = None
    ) -> Move | Option | None:
        """Do one thing in the game for `side`, by default the side to move, and return it.

        A deed need not end the turn (letting an offence stand, huffing, declining a draw), so call
        it while the turn is the computer's. When it is not, only a draw offer is answered.
        """
        side = side or game.turn
        option = self._option(game, side)
        if option is not None:
            manners.use(game, option, side, at)
            return option
        if side != game.turn or game.outcome is not None:
            return None
        move = manners.slip(game, self.level, self.rng) or self.move(game)
        game.play(move, at=at)
        return move

    def _option(self, game: Game, side: Colour) -> Option | None:
        """Return the option to use now, if any is better than moving."""
        kinds = {option.kind for option in game.options_for(side)}
        if "accept-draw" in kinds:
            agreed = manners.is_late(game) and self._worth(game, side) <= manners.EQUAL
            return Option("accept-draw" if agreed else "decline-draw")
        if side != game.turn or not kinds:
            return None
        if game.offence is not None and (
            self.rng.random() < self.level.notices or manners.must_answer(game)
        ):
            return manners.remedy(game, self._value)
        if "claim-draw" in kinds and self._worth(game, side) <= manners.EQUAL:
            return Option("claim-draw")
        if self.level.resigns and game.offence is None and self._gives_up(game):
            return Option("resign")
        return None

    def _scores(self, game: Game, legal: list[Move]) -> dict[Move, float]:
        """Look at the moves as attentively as it happens to be this turn."""
        attention = self.level.attention
        glance = self.rng.choices([*attention], [*attention.values()])[0]
        if glance == "careless":
            return sight.careless(game.position, legal, self.level, self.rng)
        if glance == "hasty":
            return sight.hasty(_plain_beside(self.engine), game.position, legal)
        opening = self.level is not BEST or len(game.entries) < _VARIED_PLIES
        lines = min(self.level.lines if opening else 1, len(legal))
        return sight.careful(self.engine, game, self.limit, lines)

    def _value(self, position: Position) -> float:
        """Weigh a position for the side to move, blurred as the level's scores are."""
        nodes = self.limit.nodes or _WEIGHING
        limit = replace(self.limit, nodes=min(max(nodes, _LEAST_NODES), _WEIGHING))
        score = sight.worth(self.engine, position, limit)
        return score + self.rng.gauss(0, self.level.noise)

    def _worth(self, game: Game, side: Colour) -> float:
        score = self._value(game.position)
        return score if side == game.turn else -score

    def _gives_up(self, game: Game) -> bool:
        """Count turns without hope; a king may yet hold a draw unless the loss is certain."""
        position = game.position
        hopeless = False
        if self.engine.core.evaluate(position.core) / 100 < _HOPELESS:
            king = position.turn[0].upper() in position.board
            hopeless = self._value(position) < (-KNOWN if king else _HOPELESS)
        self._without_hope = self._without_hope + 1 if hopeless else 0
        return self._without_hope >= _PATIENCE
