"""Which problems are listed: by severity, and by words."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.widgets.search_field import SearchField
from trackwright.editor.widgets.searching import has_words, search_words
from trackwright.validators.catalogue import find_check
from trackwright.validators.finding import Finding, Severity

Wanted = Callable[[Finding], bool]


def _open(*severities: Severity) -> Wanted:
    return lambda finding: finding.approval is None and finding.severity in severities


SORTS: tuple[tuple[str, Wanted], ...] = (
    (later("All problems"), lambda finding: True),
    (later("Errors only"), _open(Severity.ERROR)),
    (later("Warnings only"), _open(Severity.WARNING)),
    (later("Notes only"), _open(Severity.NOTE)),
    (later("With a fix"), lambda finding: finding.approval is None and bool(finding.fixes)),
    (later("Approved ones"), lambda finding: finding.approval is not None),
)


class ProblemFilter(QObject):
    """A list of severities, and a search field: every word has to occur."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.sorts = QComboBox()
        self.sorts.addItems([t(words) for words, _ in SORTS])
        self.sorts.setAccessibleName(t("Problems to list"))
        self.sorts.setToolTip(t("Problems to list"))
        self.search = SearchField(t("Search problems"))
        self.search.setToolTip(t("Code or words; every word has to occur"))
        self.sorts.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.search.textChanged.connect(lambda _: self.changed.emit())

    @property
    def is_on(self) -> bool:
        """May it leave something out?"""
        return bool(self.sorts.currentIndex() or self._words)

    def reset(self) -> None:
        self.sorts.setCurrentIndex(0)
        self.search.clear()

    def wants(self, finding: Finding) -> bool:
        words = self._words
        return SORTS[self.sorts.currentIndex()][1](finding) and (
            not words or has_words(_text_of(finding), words)
        )

    @property
    def _words(self) -> list[str]:
        return search_words(self.search.text())


def _text_of(finding: Finding) -> str:
    """All that is said of it."""
    check = find_check(finding.code)
    texts = [finding.message, check.headline, *(fix.title for fix in finding.fixes)]
    parts = (check.code, check.alias or "", check.name, *map(translated, texts))
    return " ".join(parts)
