"""What a search finds."""

import pytest

from trackwright.editor.widgets.searching import has_words, search_words, searchable


@pytest.mark.parametrize(
    ("typed", "text"),
    [
        ("nurb", "Nürburg-Ring"),
        ("nuerb", "Nürburg-Ring"),
        ("NÜRB", "Nürburg-Ring"),
        ("nürb", "Nu\u0308rburg-Ring"),
        ("nuerb", "Nu\u0308rburg-Ring"),
        ("nürb", "Nuerburg-Ring"),
        ("nurb", "Nuerburg-Ring"),
        ("quest", "Questions"),
        ("strasse", "Straße"),
        ("sao interlagos", "Interlagos, São Paulo"),
        ("malmo", "Malmø"),
        ("malmoe", "Malmø"),
        ("", "anything"),
    ],
)
def test_letters_are_found_without_their_accents(typed: str, text: str) -> None:
    assert has_words(text, search_words(typed))


@pytest.mark.parametrize(("typed", "text"), [("nurbe", "Nürburg"), ("a b", "a"), ("due", "duck")])
def test_other_letters_are_not(typed: str, text: str) -> None:
    assert not has_words(text, search_words(typed))


@pytest.mark.slow
def test_a_text_without_accents_is_searched_once() -> None:
    assert searchable("April Raceway") == "april raceway"
