"""Notes to a game: scores, signs, words and better lines, and the picture of the whole game."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
import typer
from typer.testing import CliRunner

from damier import Engine, Limit, Position, pdn
from damier.cli.analyse import analyse
from damier.engine import notes
from damier.engine.annotate import annotate
from damier.engine.graph import graph
from damier.engine.judgement import BLUNDER, BRILLIANT, GOOD
from damier.engine.notes import forget
from damier.texts import catalogue, languages

LIMIT = Limit(nodes=5_000)
# 20-24 puts a man where it is taken, and another behind it.
BLUNDERED = ["32-28", "19-23", "28x19", "14x23", "34-30", "20-24", "30x28"]
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def engine():
    return Engine("international", memory=8)


@pytest.fixture(scope="module")
def annotated(engine):
    return annotate(BLUNDERED, engine, LIMIT)


def test_every_move_is_scored(annotated):
    record, judgements = annotated
    assert [judgement.text for judgement in judgements] == BLUNDERED
    for node, judgement in zip(record.nodes, judgements, strict=True):
        score = node.find(pdn.Command)
        assert score is not None
        assert score.name == "eval"
        assert float(score.argument) == pytest.approx(judgement.score, abs=0.006)
        assert 0 <= judgement.expectation <= 1
    assert judgements[-1].score > 1  # for White


def test_the_blunder_and_only_the_blunder_is_marked(annotated):
    record, judgements = annotated
    assert [judgement.nag for judgement in judgements] == [None] * 5 + [BLUNDER, None]
    node = record.nodes[5]
    assert node.nags == [BLUNDER]
    assert len(node.variations) == 1
    better = node.variations[0].nodes
    assert better[0].text != "20-24"
    assert better[0].text in node.comments[-1].text
    assert judgements[5].loss > 0.2
    assert judgements[5].by == "black"


def test_what_is_written_is_read_again(annotated):
    record, _ = annotated
    again = next(pdn.read(pdn.format(record)))
    assert [problem for problem in again.problems if problem.severity == "error"] == []
    assert again.line == record.line


@pytest.mark.parametrize(("first", "second"), [("en", "en"), ("nl", "ar"), ("ar", "ru")])
def test_a_second_time_no_note_doubles(first, second):
    def noted(game, lang):  # by an engine that remembers nothing: the same thoughts each time
        record, _ = annotate(game, Engine("international", memory=8), LIMIT, lang)
        return next(pdn.read(pdn.format(record)))

    wanted = noted(BLUNDERED, second)
    again = noted(noted(noted(BLUNDERED, first), second), second)
    assert again.nodes[5].variations
    assert again.line == wanted.line


def test_what_people_wrote_stays_where_an_earlier_run_left_notes():
    """Clocks beside a score, a line of one's own, a sentence where nothing was scored."""
    record = next(
        pdn.read(
            "1. 32-28 {20-24 was better.} 19-23 $4 {mine [%eval 0.10] [%clk 0:05:00]} "
            "{17-21 was better.} {[%eval 1.00]} (1... 17-21 {why} 2. 28-22) (1... 17-21 2. 28-23) *"
        )
    )
    forget(record)
    assert [said.text for said in record.nodes[0].comments] == ["20-24 was better."]
    node = record.nodes[1]
    assert [said.text for said in node.comments] == ["mine [%clk 0:05:00]"]
    assert node.nags == []
    assert [line.nodes[0].comments[0].text for line in node.variations] == ["why"]


@pytest.mark.parametrize("lang", languages())
def test_every_language_says_it(engine, lang):
    record, _ = annotate(BLUNDERED[:6], engine, Limit(nodes=1_000), lang)
    said = record.nodes[5].comments[-1].text
    assert "20-24" not in said
    assert any(char.isdigit() for char in said)


def test_the_only_good_move_is_praised_and_a_forced_one_is_not(engine):
    # One for one and a king caught; everything else is no better than even.
    record = pdn.Record(start=Position.from_fen("W:W45-47,K50:B5,10,35,K38"))
    for move in ("45-40", "35x44"):
        record.play(move)
    _, judgements = annotate(record, engine, Limit(nodes=20_000))
    assert [judgement.nag for judgement in judgements] == [GOOD, None]
    assert record.nodes[0].comments[-1].text == "The only good move here."
    assert record.nodes[0].variations == []


def test_a_sacrifice_that_wins_is_brilliant(engine):
    # White lets Black take two, and takes five.
    start = Position.from_fen("W:W27,31-40,44,49:B4,5,7,8,10,15,16,18,21-23,25,28")
    record = pdn.Record(start=start)
    record.play("31-26")
    _, judgements = annotate(record, engine, Limit(nodes=50_000))
    assert judgements[0].nag == BRILLIANT
    assert record.nodes[0].variations == []


def test_a_missed_win_says_so(engine):
    # On the main road the king catches the last man; elsewhere the man is crowned.
    record = pdn.Record(start=Position.from_fen("W:WK28:B36"))
    record.play("28-50")
    _, judgements = annotate(record, engine, LIMIT)
    assert judgements[0].missed_win
    assert record.nodes[0].nags == [BLUNDER]
    assert record.nodes[0].comments[-1].text.endswith("would have won.")


def test_a_forced_win_is_told_in_moves(engine):
    record = pdn.Record(start=Position.from_fen("W:WK28:B36"))
    record.play("28-32")
    annotate(record, engine, LIMIT)
    assert record.nodes[0].comments[0].text == "[%eval #1]"


def test_a_game_with_a_huff_is_judged(engine):
    text = '[GameType "20"]\n[Rules "djeco"]\n\n1. 32-28 19-23 2. 33-29 {[%huff 28]} 14-19 *'
    record = next(pdn.read(text))
    own = Engine(record.sheet, memory=8)
    _, judgements = annotate(record, own, LIMIT)
    assert [judgement.text for judgement in judgements] == ["32-28", "19-23", "33-29", "14-19"]
    assert judgements[2].nag is None  # what breaks a rule is not compared with what keeps it


# The picture.


def test_the_graph_is_a_picture_with_a_name(annotated, engine):
    _, judgements = annotated
    for lang in ("en", "ar"):
        root = ElementTree.fromstring(graph(judgements, engine.sheet, lang))  # noqa: S314
        assert root.tag == f"{SVG}svg"
        assert root.get("viewBox") == "0 0 640 160"
        assert root.find(f"{SVG}title") is not None
        assert (root.findtext(f"{SVG}desc") or "").strip()
        marks = [path.findtext(f"{SVG}title") for path in root.findall(f"{SVG}path")]
        assert [mark for mark in marks if mark] == ["20-24??"]


def test_a_graph_of_no_moves_is_well_formed(engine):
    ElementTree.fromstring(graph([], engine.sheet))  # noqa: S314


# The command.

app = typer.Typer()
app.command()(analyse)


def run(*args):
    done = CliRunner().invoke(app, args, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.stdout


def test_the_command_scores_a_position():
    out = run("W:W28,33:B22,5", "--nodes", "1000")
    assert "28x17" in out
    found = json.loads(run("W:W31-50:B1-20", "--depth", "3", "--lines", "2", "--json"))
    assert len(found["lines"]) == 2
    assert found["sheet"] == "international"
    chances = found["lines"][0]
    assert chances["win"] + chances["draw"] + chances["loss"] == pytest.approx(1, abs=0.01)


def test_the_command_annotates_a_file(tmp_path):
    file, out, picture = (tmp_path / name for name in ("game.pdn", "notes.pdn", "graph.svg"))
    file.write_text(f"1. {' '.join(BLUNDERED)} *\n", encoding="utf-8")
    written = ("--out", str(out), "--graph", str(picture))
    found = json.loads(run(str(file), "--nodes", "3000", *written, "--json", "--lang", "nl"))
    assert found["games"][0]["moves"][5]["nag"] == BLUNDER
    assert found["games"][0]["moves"][5]["comment"].startswith("Nu komt 30x28. Wit slaat er ")
    assert found["games"][0]["moves"][4]["comment"] == ""
    assert "$4" in out.read_text(encoding="utf-8")
    ElementTree.fromstring(picture.read_text(encoding="utf-8"))  # noqa: S314
    assert "20-24??" in run(str(file), "--nodes", "3000")


def test_to_look_for_notes_in_any_language_reads_one_shelf(monkeypatch):
    read = []
    known = catalogue.catalogue

    def reading(lang, shelf=""):
        read.append((lang, shelf))
        return known(lang, shelf)

    monkeypatch.setattr(catalogue, "catalogue", reading)
    catalogue._bundle.cache_clear()
    notes._sentences.cache_clear()
    assert notes._better_move("What somebody has written.", "nl") is None
    assert sorted(read) == sorted((lang, "") for lang in languages())
