"""All catalogues say the same things, in words that a player wants to read."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections import defaultdict

import pytest
from babel import Locale
from fluent.syntax import ast

from damier.errors import DamierError
from damier.texts.catalogue import (
    TextError,
    best_language,
    is_right_to_left,
    languages,
    list_text,
    plain,
    text,
)
from texts.ftl import (
    CATALOGUES,
    FOLDER,
    GAMES,
    SHELVES,
    names,
    parts,
    patterns,
    resource,
    variables,
)

# What a message may use beyond the English text: what speech.py always gives to its kind.
ALWAYS_GIVEN = {
    "refusal": "colour piece from to squares count taken most article",
    "offence": "colour piece square move count taken",
    "remedy": "piece square turn",
    "counter": "done limit square move",
}
WORDS = {
    "colour": {"white", "black", "blue", "green", "red"},
    "winner": {"white", "black", "blue", "green", "red"},
    "loser": {"white", "black", "blue", "green", "red"},
    "piece": {"man", "king"},
    "how": {"automatic", "claim"},
    "turn": {"yes", "no"},
    "crowns": {"yes", "no"},
    "king": {"yes", "no"},
    "shown": {"yes", "no"},
    "was": {"win", "draw", "loss"},
    "now": {"win", "draw", "loss"},
}
TEXTS = {
    "from": "37", "to": "28", "square": "19", "squares": "7", "move": "32-28", "article": "6.1",
    "name": "X", "list": "2", "stronger": "KK", "weaker": "K", "type": "20",
    "got": "Q", "last": "50", "message": "X", "nodes": "3.1", "opponent": "X", "score": "+0.5",
    "sheet": "X", "speed": "1.2", "text": "X.", "words": "X", "gain": "X", "line": "X", "rule": "X",
}  # fmt: skip
NUMBERS = (0, 1, 2, 3, 5, 11, 20, 21, 100)
# What may stand in the place of a number.
NOT_A_NUMBER = {"level": {"best"}}
# Messages whose attributes are a language's own grammatical forms.
GRAMMAR = {"side", "winner", "loser", "piece", "coloured-piece"}
HARSH = {
    "nl": "ongeldig|illega", "fr": "illéga|invalid|erreur", "sv": "ogiltig|olaglig",
    "da": "ugyldig|ulovlig", "nb": "ugyldig|ulovlig", "fi": "laiton|virheelli",
    "de": "ungültig|illegal", "ar": "غير قانوني|غير صالح", "tr": "geçersiz|yasadışı",
    "es": "ilegal|inválid", "it": "illegal|invalid|errore", "pt": "ilegal|inválid",
    "ru": "незаконн|недействительн",
}  # fmt: skip

each_catalogue = pytest.mark.parametrize("lang", CATALOGUES)
each_shelf = pytest.mark.parametrize("shelf", SHELVES, ids=lambda shelf: shelf or "games")


@each_shelf
def test_all_fourteen_languages_have_a_catalogue(shelf):
    assert set(languages()) == {path.stem for path in (FOLDER / shelf).glob("*.ftl")}
    assert len(languages()) == 14


@each_shelf
@each_catalogue
def test_every_line_can_be_read(lang, shelf):
    junk = [entry.content for entry in resource(lang, shelf).body if isinstance(entry, ast.Junk)]
    assert junk == []


@each_catalogue
def test_no_message_is_written_twice(lang):
    """Neither on one shelf nor on two: only the first would ever be read."""
    places = defaultdict(list)
    for shelf in SHELVES:
        for name in names(lang, shelf):
            places[name].append(shelf or "games")
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


@each_shelf
@each_catalogue
def test_shelves_lean_on_the_games_alone(lang, shelf):
    """A page reads the games and the shelves it needs, so a shelf cannot quote another one."""
    at_hand = {*patterns(lang, GAMES), *patterns(lang, shelf)}
    for key in patterns(lang, shelf):
        assert parts(lang, key).references <= at_hand, key


@each_shelf
@each_catalogue
def test_same_messages_as_english(lang, shelf):
    here, english = set(patterns(lang, shelf)), set(patterns("en", shelf))
    own_forms = {key for key in here if "." in key and key.partition(".")[0] in GRAMMAR}
    assert english - here == set(), "missing"
    assert here - english - own_forms == set(), "unknown"


@each_shelf
@each_catalogue
def test_same_variables_as_english(lang, shelf):
    for key in set(patterns(lang, shelf)) & set(patterns("en", shelf)):
        wanted = variables("en", key)
        allowed = wanted | set(ALWAYS_GIVEN.get(key.partition("-")[0], "").split())
        used = variables(lang, key)
        assert wanted <= used <= allowed, f"{key}: expected {set(wanted)}, got {set(used)}"


@each_shelf
@each_catalogue
def test_selectors_ask_for_values_that_occur(lang, shelf):
    categories = {"other", *Locale.parse(lang).plural_form.rules}
    for key in patterns(lang, shelf):
        for variable, keys in parts(lang, key).selects:
            words = {k for k in keys if not k.isdigit()} - NOT_A_NUMBER.get(variable, set())
            known = WORDS.get(variable)
            assert keys <= known if known else words <= categories, f"{key}: ${variable} {keys}"


@each_shelf
@each_catalogue
def test_only_plain_fluent(lang, shelf):
    for key in patterns(lang, shelf):
        assert parts(lang, key).functions <= {"NUMBER", "DATETIME"}, key


@each_shelf
@each_catalogue
def test_nobody_is_scolded(lang, shelf):
    harsh = re.compile(rf"illegal|invalid|\berror|{HARSH.get(lang, 'illegal')}", re.IGNORECASE)
    for key in patterns(lang, shelf):
        for words in parts(lang, key).words:
            assert not harsh.search(words), f"{key}: {words}"


@each_shelf
@each_catalogue
def test_three_dots_follow_their_word_at_once(lang, shelf):
    for key in patterns(lang, shelf):
        for words in parts(lang, key).words:
            assert not re.search(r"\s…", words), f"{key}: {words}"


@each_catalogue
def test_languages_go_by_their_own_names(lang):
    for code in languages():
        assert text(f"language-{code}", lang) == text(f"language-{code}", "en")


def values(variable):
    if variable in WORDS:
        return sorted(WORDS[variable])
    if variable in TEXTS:
        return [TEXTS[variable]]
    return [*NUMBERS, *NOT_A_NUMBER.get(variable, ())]


@each_shelf
@each_catalogue
def test_every_text_can_be_said(lang, shelf):
    for key in patterns("en", shelf):
        names = sorted(variables(lang, key))
        for combination in itertools.product(*map(values, names)):
            said = plain(text(key, lang, **dict(zip(names, combination, strict=True))))
            assert said == said.strip(), key
            assert "  " not in said, f"{key}: {said}"
            assert not re.search(r"[{}]|\?\?\?", said), f"{key}: {said}"


@each_catalogue
def test_counters_name_nothing_before_they_count(lang):
    for limit in (2, 3):
        for key, known in (("counter-return", "square"), ("counter-same-move", "move")):
            said = text(key, lang, **{known: "19", "done": 0, "limit": limit})
            assert "19" not in said, f"{key}: nothing is known at $done = 0"


@pytest.mark.parametrize("lang", [lang for lang in CATALOGUES if is_right_to_left(lang)])
def test_moves_keep_their_direction(lang):
    said = text("action-play", lang, move="32-28")
    assert "\u206832-28\u2069" in said
    assert "\u2068" not in plain(said)
    assert "32-28" in plain(said)
    assert list_text(["7", "8"], lang).count("\u2068") == 2


def test_no_marks_where_they_do_nothing():
    assert text("action-play", "en", move="32-28") == "Play 32-28"
    assert list_text([7, 8, 9], "en") == "7, 8 and 9"
    assert list_text(["a", "b"], "en", style="or") == "a or b"
    assert list_text([], "en") == ""


@pytest.mark.parametrize(
    ("key", "lang", "args"),
    [
        ("no-such-key", "en", {}),
        ("side.no-such-attribute", "en", {"colour": "white"}),
        ("action-play", "en", {}),
        ("result-draw", "xx", {}),
    ],
)
def test_a_missing_text_is_an_error_with_a_name(key, lang, args):
    with pytest.raises(TextError) as raised:
        text(key, lang, **args)
    assert isinstance(raised.value, DamierError)
    assert "expected" in str(raised.value)


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        (["pt-BR"], "pt"),
        (["no"], "nb"),
        (["nn-NO", "en"], "nb"),
        (["nb_NO.UTF-8"], "nb"),
        (["zh", "de-AT", "fr"], "de"),
        (["AR-eg"], "ar"),
        (["C"], "en"),
        (["*"], "en"),
        ([], "en"),
    ],
)
def test_best_language(wanted, found):
    assert best_language(wanted) == found


def test_import_damier_reads_no_catalogue():
    code = (
        "import sys, damier; print([m for m in sys.modules if m.startswith(('fluent', 'babel'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
