"""Translation: every text shown goes through `t` or `translated`.

`model/text/translation.py` reads the files, and says what other packages write without a window.
"""

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from trackwright.model.text.translation import IN_ENGLISH, Translator, contexts_in

LANGUAGES = {"system": "System default", "en": "English", "de": "Deutsch"}


class Language:
    """The current language."""

    def __init__(self) -> None:
        self.code = "en"
        self.of_window: dict[str, str] = {}
        self.said = IN_ENGLISH
        self._of_qt: QTranslator | None = None

    def use(self, code: str) -> None:
        """Switch to this language, before the first window opens."""
        self.code = resolved(code)
        contexts = contexts_in(self.code)
        self.of_window = contexts.get("window", {})
        self.said = Translator(self.code, contexts.get("said", {}))
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


def text_in(code: str, text: str) -> str:
    """A text of the editor in another language."""
    return contexts_in(resolved(code)).get("window", {}).get(text, text)


def resolved(code: str) -> str:
    """The system's language if it is available."""
    if code != "system":
        return code if code in LANGUAGES else "en"
    of_system = QLocale.system().name().partition("_")[0]
    return of_system if of_system in LANGUAGES else "en"


language = Language()


def t(text: str, **parts: object) -> str:
    """Translate a text of the editor; `{name}` stands for a part."""
    shown = language.of_window.get(text, text)
    return language.said.filled(shown, parts)


def translated(words: str) -> str:
    """Translate a text of another package."""
    return language.said(words)


def later(text: str) -> str:
    """Mark a text of a table; it is translated where it is shown."""
    return text


def plain(text: str) -> str:
    """The translated text of a menu entry without its mnemonic and dots."""
    return t(text).replace("&", "").rstrip(" .…")


def sentence(words: str) -> str:
    """The text with a capital letter at the start."""
    return words[:1].upper() + words[1:]
