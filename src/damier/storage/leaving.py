"""What becomes of clubs when somebody goes: theirs go to another, and their notes come down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import case, delete, select, update

from damier.storage.schema import (
    blackboards,
    board_answers,
    club_members,
    club_notes,
    club_tournaments,
    clubs,
    homework,
)
from damier.storage.tournaments import drop_tournament

if TYPE_CHECKING:
    from sqlalchemy import Connection

OF_CLUBS = (club_notes, homework, board_answers, blackboards, club_members)


def leave_clubs(connection: Connection, person: str) -> None:
    """Take somebody out of all clubs; one that was theirs goes to a teacher, or the eldest member.

    Where nobody is left but pupils, the club goes and the pupils are set free.
    """
    mine = club_members.c.person == person, club_members.c.role == "owner"
    owned = list(connection.execute(select(club_members.c.club).where(*mine)).scalars())
    for theirs in (club_notes, board_answers, club_members):
        connection.execute(delete(theirs).where(theirs.c.person == person))
    for club in owned:
        here = club_members.c.club == club, club_members.c.pupil == 0
        teachers_first = case((club_members.c.role == "teacher", 0), else_=1)
        order = teachers_first, club_members.c.joined, club_members.c.person
        asked = select(club_members.c.person).where(*here).order_by(*order).limit(1)
        heir = connection.execute(asked).scalar_one_or_none()
        if heir is None:
            drop_club(connection, club)
            continue
        change = update(club_members).where(
            club_members.c.club == club, club_members.c.person == heir
        )
        connection.execute(change.values(role="owner"))


def drop_club(connection: Connection, club: str) -> None:
    """Delete a club with the tournaments held in it; accounts stay."""
    held = select(club_tournaments.c.tournament).where(club_tournaments.c.club == club)
    for tournament in list(connection.execute(held).scalars()):
        drop_tournament(connection, tournament)
    for rows in OF_CLUBS:
        connection.execute(delete(rows).where(rows.c.club == club))
    connection.execute(delete(clubs).where(clubs.c.id == club))
