"""`damier bot`: play at a damier server as a bot."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from damier.cli.options import Level  # noqa: TC001  typer reads annotations

if TYPE_CHECKING:
    from damier.engine.opponent import Opponent
    from damier.protocols.lines import LineClient

_BREATH = 1.0  # seconds until a line that broke is taken up again
_BEST = 5.0  # seconds a move where there is no clock
_ENDLESS = 1_000_000  # seconds; more is no clock
_LAG = 0.5  # seconds that the line may take


def bot(
    url: Annotated[str, typer.Argument(help="The server, such as http://localhost:8000.")],
    *,
    token: Annotated[
        str, typer.Option("--token", envvar="DAMIER_TOKEN", help="A token with the scope bot.")
    ],
    level: Level = 5,
    upgrade: Annotated[
        bool, typer.Option("--upgrade", help="Make the account a bot's, for good, if it is none.")
    ] = False,
    games: Annotated[
        int, typer.Option("--games", min=0, help="End after so many games; 0 is never.")
    ] = 0,
) -> None:
    """Play at a damier server as a bot.

    Accepts every challenge and plays any number of games at once. Ctrl-C ends it; what was being
    played goes on when it is started again.
    """
    from damier.protocols.lines import LineClient

    client = LineClient(url, token)
    me = client.profile()
    if me.get("title") != "BOT" and upgrade:
        client.upgrade()
        me = client.profile()
    if me.get("title") != "BOT":
        typer.echo(
            f"damier: {me['username']} is no bot's account: --upgrade makes it one", err=True
        )
        raise typer.Exit(1)
    typer.echo(f"{me['username']} waits for challenges at {url}")
    _Desk(client, str(me["username"]), level, games).work()


class _Desk:
    """All games of a bot, each in a thread of its own."""

    def __init__(self, client: LineClient, me: str, level: int, games: int) -> None:
        import threading

        self._client, self._me, self._level, self._left = client, me, level, games or -1
        self._playing: set[str] = set()
        self._lock, self._over = threading.Lock(), threading.Event()

    def work(self) -> None:
        """Wait for challenges and play until all games are over, or for ever."""
        import threading

        listening = threading.Thread(target=self._listen, daemon=True)
        listening.start()
        while not self._over.wait(_BREATH):
            if not listening.is_alive():
                raise typer.Exit(1)

    def _listen(self) -> None:
        self._again(self._heed)

    def _heed(self) -> bool:
        import threading

        for told in self._client.events():
            if told["type"] == "challenge" and told["challenge"]["destUser"]["name"] == self._me:
                self._client.accept(told["challenge"]["id"])
            elif told["type"] == "gameStart":
                game = str(told["game"]["id"])
                with self._lock:
                    is_new = game not in self._playing
                    self._playing.add(game)
                if is_new:
                    threading.Thread(target=self._play, args=(game,), daemon=True).start()
        return False

    def _play(self, game: str) -> None:
        self._again(self._played, game)
        with self._lock:
            self._playing.discard(game)
            self._left -= 1
            if self._left == 0:
                self._over.set()

    def _played(self, game: str) -> bool:
        """Play a game until it is over; False: its line broke."""
        from damier.engine.opponent import Opponent

        whole: dict[str, Any] = {}
        opponent: Opponent | None = None
        for told in self._client.game(game):
            if told["type"] == "gameFull":
                whole = told
                against = told["black" if told["white"].get("name") == self._me else "white"]
                typer.echo(f"{game}: {told['sheet']} with {against.get('name', '?')}")
            state = told.get("state", told)
            if state["type"] != "gameState":
                continue
            if state["status"] != "started":
                winner = state.get("winner", "nobody")
                typer.echo(f"{game}: {state['status']}, {winner} has won")
                return True
            if whole[state["turn"]].get("name") == self._me:
                opponent = opponent or Opponent(whole["sheet"], self._level or "best")
                self._move(game, opponent, state)
        return False

    def _move(self, game: str, opponent: Opponent, state: dict[str, Any]) -> None:
        """Think and move; the best level takes its share of the clock."""
        from damier.engine import Limit
        from damier.game import Game

        side = state["turn"][0]
        if self._level == 0:
            clock, bonus = state[f"{side}time"] / 1000, state[f"{side}inc"] / 1000
            opponent.limit = (
                Limit(time=_BEST)
                if clock > _ENDLESS
                else Limit(clock=max(clock - _LAG, _LAG), bonus=bonus)
            )
        board = Game(opponent.engine.sheet, start=state["fen"])
        self._client.move(game, opponent.move(board).path)

    def _again(self, work: Any, *told: str) -> None:
        """Do something until it is done, however often the line breaks."""
        import time
        from http.client import HTTPException

        from damier.protocols.errors import ProtocolError

        while True:
            try:
                if work(*told):
                    return
            except ProtocolError as error:
                typer.echo(f"damier: {error}", err=True)
                return
            except (OSError, HTTPException) as error:
                typer.echo(f"the line broke: {error}", err=True)
            time.sleep(_BREATH)
