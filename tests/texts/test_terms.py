"""One word for one thing: every catalogue keeps to its language's list of terms."""

from __future__ import annotations

import re
import tomllib

import pytest

from damier.texts.catalogue import languages
from texts.ftl import FOLDER, SHELVES, parts, patterns

TERMS = tomllib.loads((FOLDER / "terms.toml").read_text(encoding="utf-8"))
CONCEPTS = TERMS.pop("concepts")


def everything(lang):
    return {key for shelf in SHELVES for key in patterns(lang, shelf)}


def words_of(lang, key):
    """Return the words of a message, and of those it is made of."""
    found = parts(lang, key)
    return [*found.words, *(said for other in found.references for said in words_of(lang, other))]


def test_every_language_has_a_list():
    assert set(TERMS) == set(languages())


@pytest.mark.parametrize("lang", sorted(TERMS))
def test_every_thing_is_called_by_its_word(lang):
    missing = set(CONCEPTS) - set(TERMS[lang])
    assert not missing, f"no word for {missing}"
    for concept, where in CONCEPTS.items():
        word = re.compile(TERMS[lang][concept]["say"], re.IGNORECASE)
        for key in where["in"]:
            said = words_of(lang, key)
            assert any(map(word.search, said)), f"{key}: no {concept} ({word.pattern}) in {said}"


@pytest.mark.parametrize("lang", sorted(TERMS))
def test_nothing_is_called_by_another_word(lang):
    keys = everything(lang)
    for concept, term in TERMS[lang].items():
        assert set(term) <= {"say", "never", "except"}, concept
        excepted = set(term.get("except", ()))
        assert excepted <= keys, f"{concept}: no such message {excepted - keys}"
        for pattern in term.get("never", ()):
            other = re.compile(pattern, re.IGNORECASE)
            for key in keys - excepted:
                for said in parts(lang, key).words:
                    instead = term.get("say", concept)
                    assert not other.search(said), f"{key}: {said!r} instead of {instead}"
