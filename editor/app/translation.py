"""Translation: every text shown goes through `t` or `translated`.

A language is a Qt Linguist file, `resources/translations/<language>.ts`. Its context "window" holds
the texts of the editor, "said" those of the other packages: forms whose parts are filled in here
(`trackwright.model.text.messages.Message`), and plain lines of tables.
"""

from pathlib import Path
from string import Formatter
from typing import Any
from xml.etree import ElementTree

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible_part

TRANSLATIONS = Path(__file__).resolve().parents[2] / "resources" / "translations"
LANGUAGES = {"system": "System default", "en": "English", "de": "Deutsch"}
NARROW = "\u202f"
"""The space before a percent sign."""

Messages = dict[str, dict[str, str]]


class _Filler(Formatter):
    """Fills in the parts of a text: numbers formatted for a locale, messages translated, names with
    their control characters made visible."""

    def __init__(self, code: str) -> None:
        locale = QLocale(code)
        signs = {".": locale.decimalPoint(), ",": locale.groupSeparator(), "%": f"{NARROW}%"}
        self._signs = str.maketrans({} if code == "en" else signs)

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Message):
            return translated(value)
        text = format(visible_part(value), format_spec)
        return text.translate(self._signs) if isinstance(value, (int, float)) else text


class Language:
    """The current language."""

    def __init__(self) -> None:
        self.code = "en"
        self.of_window: dict[str, str] = {}
        self.said: dict[str, str] = {}
        self.filler = _Filler("en")
        self._of_qt: QTranslator | None = None

    def use(self, code: str) -> None:
        """Switch to this language; open windows keep theirs."""
        self.code = resolved(code)
        file = TRANSLATIONS / f"{self.code}.ts"
        messages = messages_in(file) if file.exists() else {}
        self.of_window = messages.get("window", {})
        self.said = messages.get("said", {})
        self.filler = _Filler(self.code)
        system = QLocale.system()
        is_own = system.name().partition("_")[0] == self.code
        QLocale.setDefault(system if is_own else QLocale(self.code))
        self._use_of_qt()

    def _use_of_qt(self) -> None:
        """Translate the buttons of Qt's own dialogs."""
        if self._of_qt is not None:
            QCoreApplication.removeTranslator(self._of_qt)
            self._of_qt = None
        place = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        translator = QTranslator()
        if self.of_window and translator.load(f"qtbase_{self.code}", place):
            QCoreApplication.installTranslator(translator)
            self._of_qt = translator


def resolved(code: str) -> str:
    """The system's language if it is available."""
    if code != "system":
        return code if code in LANGUAGES else "en"
    of_system = QLocale.system().name().partition("_")[0]
    return of_system if of_system in LANGUAGES else "en"


def messages_in(file: Path) -> Messages:
    """Context -> text -> its translation."""
    found: Messages = {}
    for context in ElementTree.parse(file).getroot().iter("context"):
        texts = found.setdefault(context.findtext("name", ""), {})
        for message in context.iter("message"):
            if translation := message.findtext("translation"):
                texts[message.findtext("source", "")] = translation
    return found


language = Language()


def t(text: str, **parts: object) -> str:
    """Translate a text of the editor; `{name}` stands for a part."""
    shown = language.of_window.get(text, text)
    return language.filler.vformat(shown, (), parts) if parts else shown


def translated(words: str) -> str:
    """Translate a text of another package."""
    if not language.said:
        return words
    form, parts = (words.form, words.parts) if isinstance(words, Message) else (words, {})
    shown = language.said.get(form, form)
    return language.filler.vformat(shown, (), parts) if parts else shown


def later(text: str) -> str:
    """Mark a text of a table; it is translated where it is shown."""
    return text


def plain(text: str) -> str:
    """The translated text of a menu entry without its mnemonic and dots."""
    return t(text).replace("&", "").rstrip(" .…")


def sentence(words: str) -> str:
    """The text with a capital letter at the start."""
    return words[:1].upper() + words[1:]
