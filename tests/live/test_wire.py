"""Jobs that are sent elsewhere: there they mean the same, and so does what comes back."""

from __future__ import annotations

import random

import pytest

from damier.engine import Limit
from damier.engine.opponent import Mind
from damier.errors import EngineError
from damier.game import Game
from damier.live.thinking.executors import EngineShelf
from damier.live.thinking.jobs import AnalysisJob, Job, JudgingJob, MoveJob
from damier.live.thinking.wire import decode_answer, decode_job, encode_answer, encode_job
from damier.pdn import Record
from damier.position import Position
from damier.rules import sheets
from damier.rules.load import load

FEW = Limit(nodes=300)


def sent(job: Job) -> Job:
    return decode_job(encode_job(job))


def same_far_away(job: Job) -> object:
    """Do a job here and, sent there and back, elsewhere; all that is told has to be the same."""
    here, there, told_here, told_there = EngineShelf(1), EngineShelf(1), [], []
    answer = here.do(job, told_here.append)
    found = there.do(sent(job), lambda step: told_there.append(encode_answer(step)))
    read = decode_answer(job, encode_answer(found))
    assert _plain(read) == _plain(answer)
    assert [_plain(decode_answer(job, step)) for step in told_there] == list(map(_plain, told_here))
    return answer


def _plain(found: object) -> object:
    """Leave out how long it took."""
    return getattr(found, "lines", found)


@pytest.mark.parametrize("sheet", sheets())
def test_the_computer_plays_the_same_elsewhere(sheet: str) -> None:
    rng, mode = random.Random(sheet), "table"
    game, mind = Game(sheet, mode=mode), Mind.of(4, seed=3)
    for _ in range(10):
        if game.outcome is not None:
            break
        chosen = same_far_away(MoveJob(game, game.turn, mind))
        mind = chosen.mind
        if game.outcome is None and game.offence is None:
            game.play(rng.choice(game.position.legal_moves))


@pytest.mark.parametrize("answer", ["nothing", "huff", "withdraw", "stand"])
def test_what_happened_at_the_table_is_known_elsewhere(answer: str) -> None:
    wanted = "huff" if answer == "nothing" else answer
    large = (name for name in sheets() if Position.start(name).geometry.width == 10)
    name = next(name for name in large if wanted in load(name).table.remedies)
    game = Game(name, mode="table", start="W:W28,37,41:B22,1,2")
    game.play("37-31")
    assert game.offence is not None
    if answer == "huff":
        game.huff(game.offence.huffable[0])
    elif answer == "withdraw":
        game.withdraw()
    elif answer == "stand":
        game.stand()
    there = sent(MoveJob(game, game.turn, Mind.of(1))).game
    assert there.position == game.position
    assert there.options_for(game.turn) == game.options_for(game.turn)
    assert there.state.must_be_legal == game.state.must_be_legal
    assert (there.offence is None) == (game.offence is None)
    assert [entry.kind for entry in there.entries] == [entry.kind for entry in game.entries]


def test_an_offer_is_answered_elsewhere() -> None:
    game = Game("english")
    game.play("11-15")
    game.offer_draw("black")
    assert same_far_away(MoveJob(game, "white", Mind.of(5, seed=1))).deed.kind == "decline-draw"


@pytest.mark.parametrize("sheet", ["international", "frisian", "russian", "turkish"])
def test_lines_are_read_back(sheet: str) -> None:
    game = Game(sheet)
    for _ in range(6):
        game.play(game.position.legal_moves[-1])
    for subject in (game, game.position):
        assert same_far_away(AnalysisJob(subject, FEW, lines=3, memory=1, tables=False, every=0))


def test_a_king_that_may_not_go_on_is_known_elsewhere() -> None:
    position = Position.from_fen("W:WK28,K45:BK3,K5", "frisian")
    for _ in range(4):
        position = position.play(position.legal_moves[0])
    assert sent(AnalysisJob(position, FEW)).position == position


def test_judgements_are_read_back() -> None:
    record = Record("international")
    for move in ("32-28", "19-23", "28x19", "14x23", "37-32", "23-28", "32x23", "18x29"):
        record.play(move)
    assert same_far_away(JudgingJob.of(record, FEW, memory=1))


def test_what_is_no_job_is_told() -> None:
    for data in (b"", b"\xff", b"\x81\xa4type\xa4move", encode_answer(EngineError("no"))):
        with pytest.raises(EngineError, match="expected a job"):
            decode_job(data)
    failed = encode_answer(MemoryError("out of memory"))
    with pytest.raises(EngineError, match="out of memory"):
        decode_answer(AnalysisJob(Position.start(), FEW), failed)
