"""What the server answers to somebody at a table, in their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from damier.live.messages import RefusedMessage, TableInfo, Welcome
from damier.live.sheets import whole
from damier.live.words import say
from damier.table.ballots import ballot_text
from damier.table.draws import agreed_draws
from damier.table.view import own_view, view_of
from damier.table.wire import dotted, move_views
from damier.texts.speech import refusal_text

if TYPE_CHECKING:
    from damier.live.person import Person
    from damier.live.room import Room
    from damier.table.ballots import DrawnBallot
    from damier.table.commands import PlayerCommand
    from damier.table.errors import Refused


def welcome(room: Room, client: Person) -> Welcome:
    """Return the table and all that has happened at it."""
    table, eyes = room.table, client.eyes
    view = view_of(table, room.now(), thinking=room.is_thinking)
    info, own = table_info(room, client), own_view(table, eyes)
    return Welcome(eyes, info, view, own, table.last_id(eyes))


def table_info(room: Room, client: Person) -> TableInfo:
    """Return what does not change in the game; links only to those who play."""
    table = room.table
    plays = client.eyes is not None
    return TableInfo(
        id=room.id,
        sheet=whole(table.game.sheet, client.lang),
        start=dotted(table.game.start.board),
        mode=table.game.mode,
        slips=table.terms.slips,
        touch_move=table.game.touch_move,
        control=table.terms.control,
        draw_options=agreed_draws(table.game.sheet, table.game.draw_options, client.lang),
        against=table.terms.against,
        players=room.players(),
        watch_url_token=room.token("watch") if plays else None,
        tournament=table.terms.tournament,
        shown=table.terms.shown,
        simul=table.terms.simul,
        ballot=_ballot(table.terms.ballot, client.lang),
        invite_token=room.token("invite") if plays and table.open_seat is not None else None,
    )


def _ballot(drawn: DrawnBallot | None, lang: str) -> str | None:
    return None if drawn is None else ballot_text(drawn, lang)


def refused(refusal: Refused, command: PlayerCommand, lang: str) -> RefusedMessage:
    """Say why a command was not accepted."""
    broken = refusal.refusal
    if broken is None:
        return RefusedMessage(
            id=command.id,
            code=refusal.code,
            title=say("refused", lang),
            text=say(refusal.code, lang),
            required=move_views(refusal.candidates),
            attempt=getattr(command, "path", ()),
        )
    return RefusedMessage(
        id=command.id,
        code=refusal.code,
        title=refusal_text(broken, lang, title=True),
        text=refusal_text(broken, lang),
        article=broken.article,
        required=move_views(broken.required),
        attempt=tuple(broken.path),
    )
