"""The race of a replay in words and figures: who is where with what dials, what happened, and, if a
person rides, what can be chosen."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from editor.canvas.pieces import (
    DIE_PX,
    ICON,
    Glyph,
    dice_width,
    dice_words,
    draw_dice,
    glyphs_of,
    livery_of,
    seat_icon,
)
from editor.words import t
from model.wording import places_told
from simulator.replays import Replay
from simulator.show import Moment, Option, Question, Shown, Throw
from simulator.table import PERSON

Index = QModelIndex | QPersistentModelIndex
GAUGE, SEAT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
BIKE, LAP, GAP = 0, 1, 2
HEADS, HAND = ("Who", "Lap", "Gap"), "Hand"
ROW_PX, BAR_PX = 24, 22
PANEL_PX = 350
TEXT_MARGIN_PX = 4
GOOD, FAIR, POOR = "#009e73", "#e69f00", "#d55e00"
NUMBER_KEYS = 9
NOTHING = "No race is open."
HINT = "Open a record (File > Open replay), or race once (Race > Race once)."


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
        self.has_hands = False
        self.first_gauge = len(HEADS)

    def begin(self, replay: Replay) -> None:
        """Another race."""
        self.replay = replay
        moments = replay.show.moments
        self.has_hands = any(shown.hand for moment in moments for shown in moment.seats)
        heads = [*HEADS, *([HAND] if self.has_hands else [])]
        self.first_gauge = len(heads)
        heads += [gauge.name.split()[0] for gauge in replay.show.gauges]
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
        header, digit = self.horizontalHeader(), self.fontMetrics().horizontalAdvance("0")
        header.setMinimumSectionSize(20)
        header.setSectionResizeMode(BIKE, QHeaderView.ResizeMode.Stretch)
        sizes = {LAP: 4 * digit, GAP: 6 * digit, self.first_gauge - 1: 6 * digit}
        for column in range(1, self.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, sizes.get(column, 3 * digit + BAR_PX))

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
        name.setText(t("{name} (you)", name=called) if self.replay.is_person(seat) else called)
        told = f"{name.text()}, {shown.pose}" if shown.pose else name.text()
        name.setData(Qt.ItemDataRole.AccessibleTextRole, told)
        name.setData(SEAT, seat)
        font = QFont(self.font())
        font.setBold(seat == moment.seat)
        name.setFont(font)
        lap.setText(str(shown.lap) if shown.doing == "racing" else "")
        gap.setText(_gap(shown, first=row == 0))
        if self.has_hands:
            self.cells[row][len(HEADS)].setText(_hand(self.replay, seat, shown))
        gauges = zip(dials, shown.gauges, self.replay.show.gauges, strict=True)
        for dial, shows, gauge in gauges:
            dial.setData(GAUGE, (shows, gauge.full))
            dial.setData(Qt.ItemDataRole.AccessibleTextRole, f"{gauge.name} {shows}")
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
        return places_told(shown.place)
    if shown.doing == "waiting":
        return ""
    return t("leads") if first else f"+{shown.behind}"


def _hand(replay: Replay, seat: int, shown: Shown) -> str:
    return " ".join(shown.hand if replay.sees_hand(seat) else "?" * len(shown.hand))


def seat_words(replay: Replay, seat: int, shown: Shown) -> str:
    """All about a seat at a moment."""
    parts = [replay.show.names[seat]]
    if seat < len(replay.race.setup.seats):
        rider = replay.race.setup.seats[seat].rider
        parts = [f"{parts[0]}, ridden by {'you' if rider == PERSON else rider}"]
    if shown.space is not None:
        parts.append(f"space {shown.space}, lap {shown.lap}")
    if shown.pose:
        parts.append(shown.pose)
    gauges = zip(replay.show.gauges, shown.gauges, strict=True)
    parts += [f"{gauge.name} {shows} of {gauge.full}" for gauge, shows in gauges]
    if shown.hand and replay.sees_hand(seat):
        parts.append(f"holds {' '.join(shown.hand)}")
    return "\n".join(parts)


class EventModel(QAbstractListModel):
    """The moments as sentences with the ids of their rules."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: tuple[Moment, ...] = ()
        self.rules: Mapping[str, str] = {}

    def load(self, moments: tuple[Moment, ...], rules: Mapping[str, str]) -> None:
        self.beginResetModel()
        self.moments, self.rules = moments, rules
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.moments)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        moment = self.moments[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            if moment.begins_round:
                return moment.words
            return f"{moment.words}  [{' '.join(_short_rule(rule) for rule in moment.rules)}]"
        if role == Qt.ItemDataRole.FontRole and moment.begins_round:
            font = QFont()
            font.setBold(True)
            return font
        if role == Qt.ItemDataRole.ToolTipRole:
            return rules_told(moment.rules, self.rules)
        return None


def _short_rule(rule: str) -> str:
    """MGP-B-09 is B-09 at its own table."""
    return rule.partition("-")[2]


def rules_told(ids: Sequence[str], rules: Mapping[str, str]) -> str:
    """The rules in a line each, as the page of rules has them."""
    return "\n".join(f"{id}: {rules[id]}" if id in rules else id for id in ids)


class WrapDelegate(QStyledItemDelegate):
    """Rows as high as their text needs in the width of the list."""

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
    """A list that measures only the rows in sight."""

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


class DiceStrip(QWidget):
    """Dice in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._glyphs: tuple[Glyph, ...] = ()
        self.setFixedHeight(round(DIE_PX) + 2)

    def show_throw(self, throw: Throw | None) -> None:
        self._glyphs = glyphs_of(throw) if throw else ()
        words = dice_words(throw) if throw else ""
        self.setToolTip(words)
        self.setAccessibleName(words)
        self.setVisible(bool(self._glyphs))
        self.setFixedWidth(round(dice_width(self._glyphs)) + 4 if self._glyphs else 0)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(1, 1)
        draw_dice(painter, self._glyphs)
        painter.end()


class ReplayPanel(QWidget):
    """What the replay says; what a person wants goes out as signals."""

    seat_wanted = Signal(int)
    option_pointed = Signal(object)
    """An `Option` to show on the circuit, or None."""
    option_chosen = Signal(object)
    undone = Signal()
    handed_over = Signal()
    saved = Signal()
    sought = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.replay: Replay | None = None
        self.question: Question | None = None
        self.title = QLabel(t(NOTHING))
        self.title.setWordWrap(True)
        self.note = QLabel(t(HINT))
        self.note.setWordWrap(True)
        self.standings = Standings()
        self.turn = QLabel()
        self.turn.setWordWrap(True)
        self.dice = DiceStrip()
        self.options = QListWidget()
        self.events = EventList()
        self.model = EventModel()
        self._make_lists()
        self._make_buttons()
        self._lay_out()
        self.clear()

    def _make_lists(self) -> None:
        self.options.setAccessibleName(t("Choices"))
        self.options.setToolTip(t("Number keys, Enter or a double click choose"))
        self.options.setWordWrap(True)
        self.options.currentItemChanged.connect(lambda *_: self.option_pointed.emit(self.option))
        self.options.itemActivated.connect(lambda _: self.choose())
        self.events.setModel(self.model)
        self.events.setAccessibleName(t("Events"))
        self.events.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.events.selectionModel().currentChanged.connect(
            lambda index, _: self.sought.emit(index.row())
        )
        self.standings.itemSelectionChanged.connect(self._show_buttons)

    def _make_buttons(self) -> None:
        self.take = QPushButton(t("Play this seat"))
        self.take.clicked.connect(self._want_seat)
        self.back = QPushButton(t("Take back"))
        self.back.setToolTip(t("Take your last decision back (Ctrl+Z)"))
        self.back.clicked.connect(self.undone)
        self.over = QPushButton(t("Hand over"))
        self.over.setToolTip(t("Bots ride the race to its end for you"))
        self.over.clicked.connect(self.handed_over)
        self.keep = QPushButton(t("Save record ..."))
        self.keep.setToolTip(t("Keep the race in a small file that replays it"))
        self.keep.clicked.connect(self.saved)

    def _lay_out(self) -> None:
        turn = QHBoxLayout()
        turn.addWidget(self.dice, 0, Qt.AlignmentFlag.AlignTop)
        turn.addWidget(self.turn, 1)
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self.splitter.setChildrenCollapsible(False)
        for widget in (self.standings, self.options, self.events):
            self.splitter.addWidget(widget)
        for at, stretch in enumerate((0, 1, 1)):
            self.splitter.setStretchFactor(at, stretch)
        buttons = QGridLayout()
        for at, button in enumerate((self.take, self.back, self.over, self.keep)):
            buttons.addWidget(button, at // 2, at % 2)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 6, 6, 6)
        for label in (self.title, self.note):
            box.addWidget(label)
        box.addLayout(turn)
        box.addWidget(self.splitter, 1)
        box.addLayout(buttons)
        self.setMinimumWidth(PANEL_PX)

    # --- showing

    def clear(self) -> None:
        self.replay = None
        self.title.setText(t(NOTHING))
        self.say(t(HINT))
        self.model.load((), {})
        self.turn.clear()
        self.dice.show_throw(None)
        self.standings.setRowCount(0)
        self.ask(None)

    def say(self, words: str) -> None:
        """A line that stays: what is being worked out, or what is to be known of this replay."""
        self.note.setText(words)
        self.note.setVisible(bool(words))
        self._lay_out_anew()

    def begin(self, replay: Replay, title: str) -> None:
        """Another race, or another course of it."""
        self.replay = replay
        self.title.setText(title)
        self.standings.begin(replay)
        with QSignalBlocker(self.events.selectionModel()):
            self.model.load(replay.show.moments, replay.race.setup.game.rules)
        room = self.splitter.height()
        order = min(self.standings.full_height, room // 2)
        self.splitter.setSizes([order, (room - order) * 3 // 5, (room - order) * 2 // 5])
        self._show_buttons()

    def show_moment(self, index: int, moment: Moment) -> None:
        self.standings.show_moment(moment)
        self.turn.setText(moment.words)
        self.turn.setToolTip(rules_told(moment.rules, self.model.rules))
        self.dice.show_throw(moment.throws[0] if len(moment.throws) == 1 else None)
        with QSignalBlocker(self.events.selectionModel()):
            self.events.setCurrentIndex(self.model.index(index))
        self._follow()
        self._show_buttons()
        self._lay_out_anew()

    def _lay_out_anew(self) -> None:
        """Now: what was changed while the panel was hidden is not asked for by itself."""
        layout = self.layout()
        if layout is not None:
            layout.activate()

    def _follow(self) -> None:
        """Keep the current event in sight."""
        self.events.viewport().update()
        self.events.scrollTo(self.events.currentIndex())

    def ask(self, question: Question | None) -> None:
        """What the person may choose; nothing."""
        self.question = question
        with QSignalBlocker(self.options):
            self.options.clear()
            for number, option in enumerate(question.options if question else (), 1):
                key = f"{number}  " if number <= NUMBER_KEYS else ""
                self.options.addItem(QListWidgetItem(f"{key}{option.words}"))
        self.options.setVisible(question is not None)
        if question is not None:
            self.turn.setText(t("Your turn. {question}", question=question.words))
            self.dice.show_throw(question.throw)
            self.options.setCurrentRow(0)
        QTimer.singleShot(0, self, self._follow)
        self._show_buttons()

    def _show_buttons(self) -> None:
        replay, seat = self.replay, self.standings.seat
        self.keep.setEnabled(replay is not None)
        self.back.setEnabled(replay is not None and replay.can_undo)
        self.over.setEnabled(replay is not None and replay.show.question is not None)
        name = ""
        if replay is not None and seat is not None and replay.can_take(seat):
            name = replay.show.names[seat]
        self.take.setEnabled(bool(name))
        self.take.setToolTip(
            t("From here on you are {name}; the bots ride on", name=name)
            if name
            else t("Choose who you want to be above")
        )

    # --- wanting

    @property
    def option(self) -> Option | None:
        """The chosen one of the list."""
        row = self.options.currentRow()
        return self.question.options[row] if self.question and row >= 0 else None

    def choose_seat(self, seat: int) -> None:
        for row, cells in enumerate(self.standings.cells):
            if cells[0].data(SEAT) == seat:
                self.standings.selectRow(row)

    def options_at(self, space: str) -> list[int]:
        """Which options end there, the cheapest first."""
        options = self.question.options if self.question else ()
        return [i for i, option in enumerate(options) if option.end == space]

    def point_at(self, number: int) -> None:
        self.options.setCurrentRow(number)
        self.option_pointed.emit(self.option)

    def move_choice(self, by: int) -> bool:
        if self.question is None:
            return False
        self.options.setCurrentRow(
            min(max(self.options.currentRow() + by, 0), self.options.count() - 1)
        )
        return True

    def choose_number(self, number: int) -> bool:
        """By number key."""
        if self.question is None or not 1 <= number <= min(self.options.count(), NUMBER_KEYS):
            return False
        self.options.setCurrentRow(number - 1)
        return self.choose()

    def choose(self) -> bool:
        if self.option is None:
            return False
        self.option_chosen.emit(self.option)
        return True

    def _want_seat(self) -> None:
        if self.standings.seat is not None:
            self.seat_wanted.emit(self.standings.seat)
