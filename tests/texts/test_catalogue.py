"""All catalogues say the same things, in words that a player wants to read."""

from __future__ import annotations

import itertools
import re
import subprocess
import sys
from collections import Counter

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
from texts.ftl import CATALOGUES, parts, patterns, resource, variables

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
}
TEXTS = {
    "from": "37", "to": "28", "square": "19", "squares": "7", "move": "32-28", "article": "6.1",
    "name": "X", "list": "2", "stronger": "KK", "weaker": "K", "type": "20",
}  # fmt: skip
NUMBERS = (0, 1, 2, 3, 5, 11, 20, 21, 100)
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


def test_all_fourteen_languages_have_a_catalogue():
    assert set(languages()) == set(CATALOGUES)
    assert len(languages()) == 14


@each_catalogue
def test_every_line_can_be_read(lang):
    junk = [entry.content for entry in resource(lang).body if isinstance(entry, ast.Junk)]
    assert junk == []


@each_catalogue
def test_no_message_is_written_twice(lang):
    names = Counter(e.id.name for e in resource(lang).body if isinstance(e, ast.Message))
    assert [name for name, count in names.items() if count > 1] == []


@each_catalogue
def test_same_messages_as_english(lang):
    here, english = set(patterns(lang)), set(patterns("en"))
    own_forms = {key for key in here if "." in key and key.partition(".")[0] in GRAMMAR}
    assert english - here == set(), "missing"
    assert here - english - own_forms == set(), "unknown"


@each_catalogue
def test_same_variables_as_english(lang):
    for key in set(patterns(lang)) & set(patterns("en")):
        wanted = variables("en", key)
        allowed = wanted | set(ALWAYS_GIVEN.get(key.partition("-")[0], "").split())
        used = variables(lang, key)
        assert wanted <= used <= allowed, f"{key}: expected {set(wanted)}, got {set(used)}"


@each_catalogue
def test_selectors_ask_for_values_that_occur(lang):
    categories = {"other", *Locale.parse(lang).plural_form.rules}
    for key in patterns(lang):
        for variable, keys in parts(lang, key).selects:
            numeric = {k for k in keys if not k.isdigit()} <= categories
            known = WORDS.get(variable)
            assert keys <= known if known else numeric, f"{key}: ${variable} {keys}"


@each_catalogue
def test_only_plain_fluent(lang):
    for key in patterns(lang):
        assert parts(lang, key).functions <= {"NUMBER", "DATETIME"}, key


@each_catalogue
def test_nobody_is_scolded(lang):
    harsh = re.compile(rf"illegal|invalid|\berror|{HARSH.get(lang, 'illegal')}", re.IGNORECASE)
    for key in patterns(lang):
        for words in parts(lang, key).words:
            assert not harsh.search(words), f"{key}: {words}"


@each_catalogue
def test_languages_go_by_their_own_names(lang):
    for code in languages():
        assert text(f"language-{code}", lang) == text(f"language-{code}", "en")


def values(variable):
    if variable in WORDS:
        return sorted(WORDS[variable])
    return [TEXTS[variable]] if variable in TEXTS else list(NUMBERS)


@each_catalogue
def test_every_text_can_be_said(lang):
    for key in patterns("en"):
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
