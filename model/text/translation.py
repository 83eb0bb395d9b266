"""Messages in other languages, with no window: from the files of `resources/translations`.

A language is a Qt Linguist file, `<language>.ts`. Its context "window" holds the texts of the
editor, "said" those of the other packages: forms whose parts are filled in here
(`model/text/messages.py`), and plain lines of tables.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from string import Formatter
from typing import Any
from xml.etree import ElementTree

from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible_part

TRANSLATIONS = Path(__file__).resolve().parents[2] / "resources" / "translations"
ENGLISH = "en"
NARROW = "\u202f"
"""The space before a percent sign."""
SIGNS: Mapping[str, Mapping[str, str]] = {"de": {".": ",", ",": ".", "%": f"{NARROW}%"}}
"""How numbers are written, where it is not as in English."""

Contexts = dict[str, dict[str, str]]


def contexts_in(code: str) -> Contexts:
    """Context -> text -> its translation; nothing for English."""
    file = TRANSLATIONS / f"{code}.ts"
    return messages_in(file) if file.exists() else {}


def messages_in(file: Path) -> Contexts:
    """Context -> text -> its translation."""
    found: Contexts = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        texts = found.setdefault(context.findtext("name", ""), {})
        for message in context.iter("message"):
            if translation := message.findtext("translation"):
                texts[message.findtext("source", "")] = translation
    return found


class Translator(Formatter):
    """Says messages in a language: numbers as they are written there, parts that are messages
    translated, names with their control characters made visible."""

    def __init__(self, code: str, said: Mapping[str, str]) -> None:
        self.said = said
        self._signs = str.maketrans(dict(SIGNS.get(code, {})))

    def __call__(self, words: str) -> str:
        if not self.said:
            return words
        form, parts = (words.form, words.parts) if isinstance(words, Message) else (words, {})
        return self.filled(self.said.get(form, form), parts)

    def filled(self, text: str, parts: Mapping[str, object]) -> str:
        """A translated text with its parts."""
        return self.vformat(text, (), parts) if parts else text

    def format_field(self, value: Any, format_spec: str) -> str:
        """A part of a text."""
        if isinstance(value, Message):
            return self(value)
        text = format(visible_part(value), format_spec)
        return text.translate(self._signs) if isinstance(value, (int, float)) else text


IN_ENGLISH = Translator(ENGLISH, {})


@lru_cache(maxsize=4)
def translator(code: str) -> Translator:
    """The one for a language; reading it takes a moment."""
    return Translator(code, contexts_in(code).get("said", {}))


def language_codes() -> tuple[str, ...]:
    """English, and the languages that there is a file for."""
    return (ENGLISH, *sorted(file.stem for file in TRANSLATIONS.glob("*.ts")))
