"""The standings of a race, with dials and cards: a row for every runner, and below a row for every
player unless each has one runner."""

from collections.abc import Sequence

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

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.replay.view.cards import card_lines
from trackwright.editor.replay.view.race_pieces import ICON, runner_icon
from trackwright.model.text.messages import ordinal
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.liveries import livery_of
from trackwright.simulator.story.places import PlaceWords
from trackwright.simulator.story.show import GaugeKind, Moment, gap_words
from trackwright.simulator.table.table import PERSON

Index = QModelIndex | QPersistentModelIndex
GAUGE, RUNNER, PLAYER = (Qt.ItemDataRole.UserRole + i for i in range(3))
NAME, LAP, GAP = 0, 1, 2
HEADS = (later("Who"), later("Lap"), later("Behind"))
HAND, PIT, STOPPED = later("Hand"), later("Pit"), "✓"
ROW_PX, BAR_PX, HEAD_ROOM_PX, NAME_ROOM_PX = 24, 18, 6, 12
GOOD, FAIR, POOR, NEUTRAL = "#009e73", "#e69f00", "#d55e00", "#56b4e9"


class GaugeDelegate(QStyledItemDelegate):
    """A number and a bar; colour and length of the bar show how much is left."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        gauge = index.data(GAUGE)
        if gauge is None:
            super().paint(painter, option, index)
            return
        shows, full, kind = gauge
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
        painter.fillRect(filled, QColor(_colour(shows, full, kind)))
        painter.restore()


def _colour(shows: int, full: int, kind: GaugeKind) -> str:
    if kind == "level":
        return NEUTRAL
    return _level(full - shows if kind == "harm" else shows, full)


def _level(shows: int, full: int) -> str:
    if shows * 2 > full:
        return GOOD
    return FAIR if shows * 4 > full else POOR


class Standings(QTableWidget):
    """A row for every runner, the first one on top; players who are not runners stand below."""

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
        self.has_hands = any(held.hand for moment in moments for held in moment.players)
        self.has_pit = any(shown.pit for moment in moments for shown in moment.runners)
        more = ((HAND, self.has_hands), (PIT, self.has_pit))
        heads = [t(head) for head in (*HEADS, *(head for head, is_there in more if is_there))]
        self.first_gauge = len(heads)
        heads += [translated(gauge.head) for gauge in replay.show.gauges]
        self.heads = heads
        with QSignalBlocker(self):
            self.clear()
            self.setColumnCount(len(heads))
            self.setHorizontalHeaderLabels(heads)
            self.setRowCount(len(replay.show.runners) + len(self._players_below))
            self.cells = [[QTableWidgetItem() for _ in heads] for _ in range(self.rowCount())]
            for row, cells in enumerate(self.cells):
                for column, cell in enumerate(cells):
                    self.setItem(row, column, cell)
        self._size_columns()

    @property
    def _players_below(self) -> Sequence[int]:
        """Players with a row of their own."""
        show = self.replay.show
        return () if show.is_one_each else range(len(show.players))

    def _size_columns(self) -> None:
        """Columns are as narrow as possible: names get the rest."""
        header, digit = self.horizontalHeader(), self.fontMetrics().horizontalAdvance("0")
        header.setMinimumSectionSize(20)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        for column in range(1, len(self.heads)):
            least = 3 * digit + BAR_PX if column >= self.first_gauge else 3 * digit
            words = self.fontMetrics().horizontalAdvance(self.heads[column]) + HEAD_ROOM_PX
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, max(least, words))
        others = sum(self.columnWidth(column) for column in range(1, len(self.heads)))
        bar = self.verticalScrollBar().sizeHint().width()
        self.setMinimumWidth(others + self._breadth_of_names() + bar)

    def _breadth_of_names(self) -> int:
        """The width of the widest name in bold, with its piece."""
        font = QFont(self.font())
        font.setBold(True)
        names = [self._name_of(runner) for runner in range(len(self.replay.show.runners))]
        names += map(self._player_name, self._players_below)
        broadest = max(map(QFontMetrics(font).horizontalAdvance, names), default=0)
        return broadest + ICON.width() + NAME_ROOM_PX

    def _name_of(self, runner: int) -> str:
        show = self.replay.show
        called, owner = show.runners[runner], show.owners[runner]
        is_person = owner is not None and self.replay.is_person(owner)
        return t("{name} (you)", name=called) if is_person else translated(called)

    def _player_name(self, player: int) -> str:
        called = self.replay.show.players[player]
        return (
            t("{name} (you)", name=called) if self.replay.is_person(player) else translated(called)
        )

    @property
    def full_height(self) -> int:
        """The height of all rows."""
        return self.rowCount() * ROW_PX + self.horizontalHeader().height() + 4

    def show_moment(self, moment: Moment) -> None:
        chosen = self.runner, self.player
        with QSignalBlocker(self):
            for row, runner in enumerate(moment.order):
                self._show_runner(row, runner, moment)
            for row, player in enumerate(self._players_below, len(moment.order)):
                self._show_player(row, player, moment)
            if chosen != (None, None):
                self.choose(*chosen)

    def choose(self, runner: int | None, player: int | None) -> None:
        """Select the row of this runner, or else of this player."""
        for row, cells in enumerate(self.cells):
            if (cells[NAME].data(RUNNER), cells[NAME].data(PLAYER)) == (runner, player):
                self.selectRow(row)

    def choose_runner(self, runner: int) -> None:
        self.choose(runner, self.replay.show.owners[runner])

    def _show_runner(self, row: int, runner: int, moment: Moment) -> None:
        show, shown = self.replay.show, moment.runners[runner]
        owner = show.owners[runner]
        name, lap, gap = self.cells[row][: len(HEADS)]
        dials = self.cells[row][self.first_gauge :]
        name.setIcon(
            runner_icon(livery_of(show.runners[runner], runner), shown.pose, self._pixel_ratio)
        )
        self._show_name(row, self._name_of(runner), runner == moment.runner, shown.pose)
        name.setData(RUNNER, runner)
        name.setData(PLAYER, owner)
        lap.setText(str(shown.lap) if shown.doing == "racing" else "")
        gap.setText(translated(gap_words(shown, first=row == 0)))
        hand = "" if owner is None or not show.is_one_each else self._hand(owner, moment)
        self._show_more(row, hand, STOPPED * shown.has_stopped)
        gauges = zip(dials, shown.gauges, show.gauges, strict=True)
        for dial, shows, gauge in gauges:
            dial.setData(GAUGE, (shows, gauge.full, gauge.kind))
            dial.setData(Qt.ItemDataRole.AccessibleTextRole, f"{translated(gauge.name)} {shows}")
        for cell in self.cells[row]:
            cell.setToolTip(runner_words(self.replay, runner, moment))

    def _show_player(self, row: int, player: int, moment: Moment) -> None:
        """A player who is not a runner: place or score, and cards."""
        held = moment.players[player]
        name, _, gap = self.cells[row][: len(HEADS)]
        self._show_name(row, self._player_name(player), player == moment.player)
        name.setData(PLAYER, player)
        gap.setText(translated(ordinal(held.place)) if held.place else translated(held.score))
        self._show_more(row, self._hand(player, moment))
        for cell in self.cells[row]:
            cell.setToolTip(player_words(self.replay, player, moment))

    @property
    def _pixel_ratio(self) -> float:
        return self.devicePixelRatioF()

    def _show_name(self, row: int, words: str, acts: bool, pose: str = "") -> None:
        """Bold if it is their turn."""
        name = self.cells[row][NAME]
        name.setText(words)
        posed = f"{words}, {translated(pose)}" if pose else words
        name.setData(Qt.ItemDataRole.AccessibleTextRole, posed)
        font = QFont(self.font())
        font.setBold(acts)
        name.setFont(font)

    def _show_more(self, row: int, hand: str, stopped: str = "") -> None:
        more = [hand] if self.has_hands else []
        more += [stopped] if self.has_pit else []
        for cell, words in zip(self.cells[row][len(HEADS) : self.first_gauge], more, strict=True):
            cell.setText(words)
            cell.setTextAlignment(Qt.AlignmentFlag.AlignCenter)

    def _hand(self, player: int, moment: Moment) -> str:
        """The cards, or how many there are if they need more room."""
        hand = moment.players[player].hand
        seen = map(translated, hand) if self.replay.sees_hand(player) else "?" * len(hand)
        words, room = " ".join(seen), self.columnWidth(len(HEADS))
        return words if self.fontMetrics().horizontalAdvance(words) < room else str(len(hand))

    @property
    def runner(self) -> int | None:
        """The runner of the selected row."""
        return self._chosen(RUNNER)

    @property
    def player(self) -> int | None:
        """The player of the selected row, or of its runner."""
        return self._chosen(PLAYER)

    def _chosen(self, role: int) -> int | None:
        chosen = self.selectedItems()
        found = self.cells[chosen[0].row()][NAME].data(role) if chosen else None
        return int(found) if found is not None else None


def runner_words(replay: Replay, runner: int, moment: Moment) -> str:
    """All about a runner at this moment."""
    show, shown = replay.show, moment.runners[runner]
    owner, parts = show.owners[runner], [translated(show.runners[runner])]
    if owner is not None:
        parts = [_played_by(replay, parts[0], owner)]
    if shown.space is not None:
        where = translated(PlaceWords(replay.race.circuit).of_space(shown.space))
        parts.append(
            t("{place} ({space}), lap {lap}", place=where, space=shown.space, lap=shown.lap)
        )
    if shown.pose:
        parts.append(translated(shown.pose))
    for gauge, shows in zip(show.gauges, shown.gauges, strict=True):
        parts.append(
            t("{gauge} {n} of {full}", gauge=translated(gauge.name), n=shows, full=gauge.full)
        )
    if owner is not None and show.is_one_each:
        parts += card_lines(replay, owner, moment)
    return "\n".join(parts)


def player_words(replay: Replay, player: int, moment: Moment) -> str:
    """All about a player who is not a runner, at this moment."""
    held = moment.players[player]
    parts = [_played_by(replay, translated(replay.show.players[player]), player)]
    if held.score:
        parts.append(translated(held.score))
    return "\n".join([*parts, *card_lines(replay, player, moment)])


def _played_by(replay: Replay, name: str, player: int) -> str:
    bot = replay.race.setup.seats[player].player
    return t("{name}, played by {player}", name=name, player=t("you") if bot == PERSON else bot)
