"""Who is where in a race, with what dials and cards: a row for every seat."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, QSignalBlocker, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
)

from editor.app.translation import later, t, told
from editor.replay.view.cards import cards_told
from editor.replay.view.race_pieces import ICON, livery_of, seat_icon
from model.text.messages import places_told
from simulator.race.replays import Replay
from simulator.story.show import Moment, Shown
from simulator.table.table import PERSON

Index = QModelIndex | QPersistentModelIndex
GAUGE, SEAT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
BIKE, LAP, GAP = 0, 1, 2
HEADS = (later("Who"), later("Lap"), later("Behind"))
HAND, PIT, STOPPED = later("Hand"), later("Pit"), "✓"
ROW_PX, BAR_PX, HEAD_ROOM_PX, NAME_ROOM_PX = 24, 18, 6, 12
GOOD, FAIR, POOR = "#009e73", "#e69f00", "#d55e00"


class GaugeDelegate(QStyledItemDelegate):
    """A number and a bar; the bar's colour says how much is left, its length too."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        gauge = index.data(GAUGE)
        if gauge is None:
            super().paint(painter, option, index)
            return
        shows, full = gauge
        widget = option.widget
        style = widget.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, widget)
        rect = QRectF(option.rect).adjusted(4, 4, -4, -4)
        palette: QPalette = option.palette
        chosen = option.state & QStyle.StateFlag.State_Selected
        role = QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(palette.color(role))
        digit = painter.fontMetrics().horizontalAdvance("0")
        number = QRectF(rect.left() - 2, rect.top(), 2 * digit, rect.height())
        painter.drawText(
            number, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{shows}"
        )
        bar = QRectF(number.right() + 2, rect.center().y() - 4, 0, 8)
        bar.setRight(rect.right() + 2)
        painter.setPen(palette.color(role))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(bar)
        filled = bar.adjusted(1, 1, -1, -1)
        filled.setWidth(max(0.0, filled.width() * min(1.0, shows / full)))
        painter.fillRect(filled, QColor(_level(shows, full)))
        painter.restore()


def _level(shows: int, full: int) -> str:
    if shows * 2 > full:
        return GOOD
    return FAIR if shows * 4 > full else POOR


class Standings(QTableWidget):
    """A row for every seat, the first on top."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(t("Standings"))
        self.setToolTip(t("Choose who you want to be"))
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(ROW_PX)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setItemDelegate(GaugeDelegate(self))
        self.setIconSize(ICON)
        self.setTabKeyNavigation(False)
        self.cells: list[list[QTableWidgetItem]] = []
        self.has_hands = self.has_pit = False
        self.first_gauge = len(HEADS)
        self.heads: list[str] = []
        self._replay: Replay | None = None

    @property
    def replay(self) -> Replay:
        assert self._replay is not None, "no race is shown"
        return self._replay

    def end(self) -> None:
        """There is no race any more."""
        self._replay, self.cells = None, []
        self.setRowCount(0)

    def begin(self, replay: Replay) -> None:
        """Another race."""
        self._replay = replay
        moments = replay.show.moments
        every = [shown for moment in moments for shown in moment.seats]
        self.has_hands = any(shown.hand for shown in every)
        self.has_pit = any(shown.pit for shown in every)
        more = ((HAND, self.has_hands), (PIT, self.has_pit))
        heads = [t(head) for head in (*HEADS, *(head for head, is_there in more if is_there))]
        self.first_gauge = len(heads)
        heads += [told(gauge.head) for gauge in replay.show.gauges]
        self.heads = heads
        with QSignalBlocker(self):
            self.clear()
            self.setColumnCount(len(heads))
            self.setHorizontalHeaderLabels(heads)
            self.setRowCount(len(replay.show.names))
            self.cells = [[QTableWidgetItem() for _ in heads] for _ in replay.show.names]
            for row, cells in enumerate(self.cells):
                for column, cell in enumerate(cells):
                    self.setItem(row, column, cell)
        self._size_columns()

    def _size_columns(self) -> None:
        """As narrow as they may be: what is left over is the names'."""
        header, digit = self.horizontalHeader(), self.fontMetrics().horizontalAdvance("0")
        header.setMinimumSectionSize(20)
        header.setSectionResizeMode(BIKE, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(self.heads)):
            least = 3 * digit + BAR_PX if column >= self.first_gauge else 3 * digit
            words = self.fontMetrics().horizontalAdvance(self.heads[column]) + HEAD_ROOM_PX
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, max(least, words))
        others = sum(self.columnWidth(column) for column in range(1, len(self.heads)))
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(others + self._breadth_of_names() + bar)

    def _breadth_of_names(self) -> int:
        """Of the broadest one, bold as that of whose turn it is, beside its piece."""
        font = QFont(self.font())
        font.setBold(True)
        names = map(self._name_of, range(len(self.replay.show.names)))
        broadest = max(map(QFontMetrics(font).horizontalAdvance, names), default=0)
        return broadest + ICON.width() + NAME_ROOM_PX

    def _name_of(self, seat: int) -> str:
        called = self.replay.show.names[seat]
        return t("{name} (you)", name=called) if self.replay.is_person(seat) else told(called)

    @property
    def full_height(self) -> int:
        """With all rows in sight."""
        return self.rowCount() * ROW_PX + self.horizontalHeader().height() + 4

    def show_moment(self, moment: Moment) -> None:
        chosen = self.seat
        with QSignalBlocker(self):
            for row, seat in enumerate(moment.order):
                self._show_row(row, seat, moment)
            if chosen is not None:
                self.selectRow(moment.order.index(chosen))

    def _show_row(self, row: int, seat: int, moment: Moment) -> None:
        called, shown = self.replay.show.names[seat], moment.seats[seat]
        name, lap, gap = self.cells[row][: len(HEADS)]
        dials = self.cells[row][self.first_gauge :]
        livery = livery_of(called, seat)
        name.setIcon(seat_icon(livery, shown.pose, self.devicePixelRatioF()))
        name.setText(self._name_of(seat))
        posed = f"{name.text()}, {told(shown.pose)}" if shown.pose else name.text()
        name.setData(Qt.ItemDataRole.AccessibleTextRole, posed)
        name.setData(SEAT, seat)
        font = QFont(self.font())
        font.setBold(seat == moment.seat)
        name.setFont(font)
        lap.setText(str(shown.lap) if shown.doing == "racing" else "")
        gap.setText(_gap(shown, first=row == 0))
        more = [_hand(self.replay, seat, shown)] if self.has_hands else []
        more += [STOPPED * shown.has_stopped] if self.has_pit else []
        for cell, words in zip(self.cells[row][len(HEADS) : self.first_gauge], more, strict=True):
            cell.setText(words)
            cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
        gauges = zip(dials, shown.gauges, self.replay.show.gauges, strict=True)
        for dial, shows, gauge in gauges:
            dial.setData(GAUGE, (shows, gauge.full))
            dial.setData(Qt.ItemDataRole.AccessibleTextRole, f"{told(gauge.name)} {shows}")
        for cell in self.cells[row]:
            cell.setToolTip(seat_words(self.replay, seat, shown))

    @property
    def seat(self) -> int | None:
        """The chosen one."""
        chosen = self.selectedItems()
        found = self.cells[chosen[0].row()][0].data(SEAT) if chosen else None
        return int(found) if found is not None else None


def _gap(shown: Shown, first: bool) -> str:
    if shown.doing == "retired":
        return t("out")
    if shown.place:
        return told(places_told(shown.place))
    if shown.doing == "waiting":
        return ""
    return t("leads") if first else f"+{shown.behind}"


def _hand(replay: Replay, seat: int, shown: Shown) -> str:
    return " ".join(shown.hand if replay.sees_hand(seat) else "?" * len(shown.hand))


def seat_words(replay: Replay, seat: int, shown: Shown) -> str:
    """All about a seat at a moment."""
    parts = [told(replay.show.names[seat])]
    if seat < len(replay.race.setup.seats):
        rider = replay.race.setup.seats[seat].player
        rider = t("you") if rider == PERSON else rider
        parts = [t("{name}, ridden by {rider}", name=parts[0], rider=rider)]
    if shown.space is not None:
        parts.append(t("space {space}, lap {lap}", space=shown.space, lap=shown.lap))
    if shown.pose:
        parts.append(told(shown.pose))
    for gauge, shows in zip(replay.show.gauges, shown.gauges, strict=True):
        parts.append(t("{gauge} {n} of {full}", gauge=told(gauge.name), n=shows, full=gauge.full))
    parts += cards_told(replay, seat, shown)
    return "\n".join(parts)
