"""The list of what a person may decide. Of many similar choices only the first is listed until the
person asks for the others."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.replay.view.events import said_in_words
from trackwright.model.text.messages import Message
from trackwright.simulator.story.places import PlaceWords
from trackwright.simulator.story.show import AS_USUAL, Option, Question

NUMBER_KEYS = 9
BY_SPACE = later(
    "Click a space, or choose with a number key or Enter · ↑ ↓: preview · Ctrl+Z: take back"
)
BY_CARD = later(
    "Click a card in the hand, or choose with a number key or Enter · Ctrl+Z: take back"
)
BY_KEY = later("Choose with a number key, Enter or a double-click · Ctrl+Z: take back")


@dataclass(frozen=True)
class _Entry:
    """A line of the list: an option, or what stands for several."""

    words: Message
    number: int | None = None
    """Of the option; None: it stands for those under a fold, or for a dialog."""
    fold: Message | None = None
    about: Message = AS_USUAL


class ChoiceList(QListWidget):
    """Options and folds; a number key for each of the first ones."""

    unfolded = Signal()
    """More options are listed."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(t("Choices"))
        self.setToolTip(t("Choose with number keys, Enter or a double-click"))
        self.setWordWrap(True)
        self._question: Question | None = None
        self._places: PlaceWords | None = None
        self._open: set[Message] = set()
        self._entries: list[_Entry] = []

    def ask(self, question: Question | None, places: PlaceWords | None) -> None:
        """Offer the choices of this question."""
        self._open = set()
        self._question, self._places = question, places
        self._fill()

    def _fill(self) -> None:
        self._entries = self._entries_of(self._question) if self._question else []
        self.clear()
        for place, entry in enumerate(self._entries, 1):
            key = f"{place}  " if place <= NUMBER_KEYS else ""
            item = QListWidgetItem(f"{key}{said_in_words(entry.words, self._places)}")
            about = [translated(entry.words), translated(entry.about)]
            item.setToolTip("\n".join(filter(None, about)))
            self.addItem(item)

    def _entries_of(self, question: Question) -> list[_Entry]:
        found: list[_Entry] = []
        for number, option in enumerate(question.options):
            if not option.fold or option.fold in self._open:
                found.append(_Entry(option.words, number, about=option.about))
            elif all(entry.fold != option.fold for entry in found):
                found.append(_Entry(option.fold, fold=option.fold))
        if question.sharing is not None:
            found.append(_Entry(Message("choose yourself ...")))
        return found

    @property
    def _entry(self) -> _Entry | None:
        row = self.currentRow()
        return self._entries[row] if 0 <= row < len(self._entries) else None

    @property
    def number(self) -> int | None:
        """The number of the selected option."""
        return self._entry.number if self._entry else None

    @property
    def option(self) -> Option | None:
        number = self.number
        return self._question.options[number] if self._question and number is not None else None

    @property
    def opens_dialog(self) -> bool:
        entry = self._entry
        return entry is not None and entry.number is None and entry.fold is None

    @property
    def hint(self) -> str:
        """How to choose, for the status bar."""
        options = self.listed.values()
        if any(option.end for option in options):
            return BY_SPACE
        return BY_CARD if any(option.card for option in options) else BY_KEY

    def unfold(self) -> bool:
        """List what the selected entry stands for."""
        entry, row = self._entry, self.currentRow()
        if entry is None or entry.fold is None:
            return False
        self._open.add(entry.fold)
        self._fill()
        self.unfolded.emit()
        self.setCurrentRow(row)
        return True

    def select(self, number: int) -> None:
        """Select this option, which is listed."""
        numbers = [entry.number for entry in self._entries]
        self.setCurrentRow(numbers.index(number))

    @property
    def listed(self) -> dict[int, Option]:
        """The options that can be chosen without asking for more, by their numbers."""
        options = self._question.options if self._question else ()
        numbers = [entry.number for entry in self._entries]
        return {number: options[number] for number in numbers if number is not None}
