"""What happened in a race, as a list of sentences."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from trackwright.editor.app.translation import translated
from trackwright.simulator.story.places import PlaceWords
from trackwright.simulator.story.show import Moment

Index = QModelIndex | QPersistentModelIndex
TEXT_MARGIN_PX = 4


class EventModel(QAbstractListModel):
    """The moments as sentences with the ids of their rules."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: tuple[Moment, ...] = ()
        self.rules: Mapping[str, str] = {}
        self._places: PlaceWords | None = None

    def load(
        self,
        moments: tuple[Moment, ...],
        rules: Mapping[str, str],
        places: PlaceWords | None = None,
    ) -> None:
        """`places` says where spaces are."""
        self.beginResetModel()
        self.moments, self.rules, self._places = moments, rules, places
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.moments)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        moment = self.moments[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            words = self.words_of(moment)
            if moment.begins_round:
                return words
            return f"{words}  [{' '.join(_short_rule(rule) for rule in moment.rules)}]"
        if role == Qt.ItemDataRole.FontRole and moment.begins_round:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole:
            return moment_tip(moment, self.rules)
        return None

    def words_of(self, moment: Moment) -> str:
        """The sentence, with spaces in words."""
        return said_in_words(moment.words, self._places)


def said_in_words(words: str, places: PlaceWords | None) -> str:
    """The translated text, with spaces in words."""
    return translated(places.in_words(words) if places is not None else words)


def moment_tip(moment: Moment, rules: Mapping[str, str]) -> str:
    """The notation of the command line, and the rules."""
    return "\n".join(filter(None, (translated(moment.words), rule_lines(moment.rules, rules))))


def _short_rule(rule: str) -> str:
    """MGP-B-09 is B-09 at its own table."""
    return rule.partition("-")[2]


def rule_lines(ids: Sequence[str], rules: Mapping[str, str]) -> str:
    """The rules, one per line, worded as in the page of rules."""
    return "\n".join(f"{id}: {translated(rules[id])}" if id in rules else id for id in ids)


class WrapDelegate(QStyledItemDelegate):
    """Rows as high as their text needs at the width of the list."""

    def __init__(self, list: QTreeView) -> None:
        super().__init__(list)
        self._list = list

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        wide = self._list.viewport().width()
        self.initStyleOption(option, index)
        room = QRect(0, 0, wide - 2 * TEXT_MARGIN_PX, 10_000)
        box = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, option.text)
        return QSize(wide, box.height() + 4)


class EventList(QTreeView):
    """A list that measures only visible rows."""

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(WrapDelegate(self))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.setColumnWidth(0, self.viewport().width())
        self.doItemsLayout()
