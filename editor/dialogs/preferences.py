"""The preferences. Changes apply at once, in all windows; the language does at the next start."""

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import KeyedMenu
from trackwright.editor.app.preferences import DRAFT_S, Preferences
from trackwright.editor.app.theme import THEMES, TITLES
from trackwright.editor.app.translation import LANGUAGES, later, t, text_in
from trackwright.editor.dialogs.keys import KeysPage
from trackwright.model.text.units import UNITS

SIZE = QSize(640, 560)
NEXT_START = later("Another language is used from the next start of Trackwright.")


class PreferencesDialog(QDialog):
    """Three pages: general, colours, keys."""

    def __init__(
        self, preferences: Preferences, menus: Sequence[KeyedMenu], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(t("Preferences"))
        self.resize(SIZE)
        self.general = GeneralPage(preferences)
        self.colours = ColoursPage(preferences)
        self.keys = KeysPage(preferences, menus)
        self.pages = QTabWidget(documentMode=True)
        self.pages.addTab(self.general, t("&General"))
        self.pages.addTab(self.colours, t("&Colours"))
        self.pages.addTab(self.keys, t("&Keys"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        box = QVBoxLayout(self)
        box.addWidget(self.pages)
        box.addWidget(buttons)


class GeneralPage(QWidget):
    """Units, drafts, the session."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.unit = QComboBox()
        for unit in UNITS.values():
            self.unit.addItem(t(unit.name), unit.id)
        self.unit.setCurrentIndex(self.unit.findData(preferences.unit.id))
        self.unit.setAccessibleName(t("Units"))
        least, _, most = DRAFT_S
        self.draft_s = QSpinBox(minimum=least, maximum=most, suffix=" s")
        self.draft_s.setValue(preferences.draft_s)
        self.draft_s.setAccessibleName(t("Drafts"))
        self.draft_s.setToolTip(t("Maximum autosave delay"))
        self.session = QCheckBox(t("reopen the last session"))
        self.session.setChecked(preferences.session)
        self.language = QComboBox()
        for code, name in LANGUAGES.items():
            self.language.addItem(t(name) if code == "system" else name, code)
        self.language.setCurrentIndex(max(0, self.language.findData(preferences.language)))
        self.language.setAccessibleName(t("Language"))
        self.note = QLabel()
        self.note.setWordWrap(True)
        self._show_note()
        form = QFormLayout(self)
        form.addRow(t("&Language"), self.language)
        form.addRow("", self.note)
        form.addRow(t("&Units"), self.unit)
        form.addRow(t("Save &drafts after"), self.draft_s)
        form.addRow(t("At startup"), self.session)
        self.language.activated.connect(lambda: self._speak(preferences))
        self.unit.activated.connect(
            lambda: setattr(preferences, "unit", UNITS[str(self.unit.currentData())])
        )
        self.draft_s.valueChanged.connect(lambda s: setattr(preferences, "draft_s", s))
        self.session.clicked.connect(lambda on: setattr(preferences, "session", on))

    def _speak(self, preferences: Preferences) -> None:
        """Until the next start everything keeps its language; that is said in the new one, too."""
        preferences.language = str(self.language.currentData())
        self._show_note()

    def _show_note(self) -> None:
        both = t(NEXT_START), text_in(str(self.language.currentData()), NEXT_START)
        self.note.setText("\n".join(dict.fromkeys(both)))


class ColoursPage(QWidget):
    """The theme, and colours for colour-blind people."""

    def __init__(self, preferences: Preferences) -> None:
        super().__init__()
        self.theme = QComboBox()
        for name in THEMES:
            self.theme.addItem(t(TITLES[name]), name)
        self.theme.setCurrentIndex(self.theme.findData(preferences.theme))
        self.theme.setAccessibleName(t("Theme"))
        self.safe = QCheckBox(t("colour-blind safe"))
        self.safe.setChecked(preferences.safe_colours)
        self.safe.setToolTip(
            t("Difficulties differ by lightness, and no two hues are easily confused")
        )
        form = QFormLayout(self)
        form.addRow(t("&Theme"), self.theme)
        form.addRow(t("Colours"), self.safe)
        self.theme.activated.connect(
            lambda: setattr(preferences, "theme", self.theme.currentData())
        )
        self.safe.clicked.connect(lambda on: setattr(preferences, "safe_colours", on))
