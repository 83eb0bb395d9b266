"""The inspector: the selected pieces above, the circuit below."""

from collections.abc import Callable

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDoubleSpinBox,
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from editor.actions import tip_with_keys
from editor.bridge import Bridge
from model.edits import SetFigure, SetLine
from model.marking import MIXED, Value, common_line, common_value, marked
from model.track import MarkerKind
from model.units import CENTIMETRES, Unit
from model.wording import counted

Choices = tuple[tuple[str, Value], ...]
DIFFICULTIES: Choices = (("none", None), ("1 easy", 1), ("2 medium", 2), ("3 hard", 3))
HILLS: Choices = (("none", None), ("uphill", "up"), ("downhill", "down"), ("flat", "flat"))
OVERRIDES: Choices = (("what it is", None), ("a straight", "straight"), ("a corner", "corner"))
LINES: Choices = (("as the kit has it", None), ("left", "L"), ("right", "R"))
USUAL_BOARD_CM = (100.0, 80.0)
MM_PER_CM = 10.0


class Choice(QComboBox):
    """One value of several pieces; "mixed" is shown, and cannot be chosen."""

    picked = Signal(object)

    def __init__(self, choices: Choices, name: str, tip: str, action: str = "") -> None:
        super().__init__()
        self._values = [value for _, value in choices]
        self.addItems([text for text, _ in choices])
        self.setAccessibleName(name)
        self.setToolTip(tip)
        if action:
            tip_with_keys(self, tip, action)
        self.setPlaceholderText("mixed")
        self.activated.connect(lambda row: self.picked.emit(self._values[row]))

    def show_value(self, value: Value) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(-1 if value == MIXED else self._values.index(value))


class NotesField(QPlainTextEdit):
    """Several lines; taken over when the focus leaves."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.left.emit()


class PieceForm(QGroupBox):
    """What the selected pieces have in common."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Pieces")
        self._bridge = bridge
        self.what = QLabel()
        self.what.setWordWrap(True)
        self.difficulty = Choice(
            DIFFICULTIES, "Difficulty", "Difficulty from here on", "mark.difficulty"
        )
        self.hill = Choice(HILLS, "Hill", "Hill from here on", "mark.hill")
        self.counts_as = Choice(OVERRIDES, "Counts as", "What the piece counts as")
        self.line = Choice(LINES, "Racing line", "The side of the racing line", "mark.line")
        form = QFormLayout(self)
        form.addRow(self.what)
        form.addRow("Difficulty", self.difficulty)
        form.addRow("Hill", self.hill)
        form.addRow("Counts as", self.counts_as)
        form.addRow("Racing line", self.line)
        self.difficulty.picked.connect(lambda value: self._mark("difficulty", value))
        self.hill.picked.connect(lambda value: self._mark("hill", value))
        self.counts_as.picked.connect(lambda value: self._mark("counts_as", value))
        self.line.picked.connect(self._set_line)

    def _mark(self, kind: MarkerKind, value: Value) -> None:
        pieces = tuple(self._bridge.selection)
        edits = marked(self._bridge.circuit, sorted(pieces), kind, value)
        self._bridge.do(*edits, label=f"Set {kind.replace('_', ' ')}")

    def _set_line(self, side: Value) -> None:
        chosen = side if side in ("L", "R") else None
        self._bridge.do(SetLine(tuple(self._bridge.selection), chosen))  # type: ignore[arg-type]

    def refresh(self) -> None:
        circuit, chosen = self._bridge.circuit, self._bridge.selection
        for field in (self.difficulty, self.hill, self.counts_as, self.line):
            field.setEnabled(bool(chosen))
        self.what.setText(self._words())
        self.difficulty.show_value(common_value(circuit, chosen, "difficulty"))
        self.hill.show_value(common_value(circuit, chosen, "hill"))
        self.counts_as.show_value(common_value(circuit, chosen, "counts_as"))
        self.line.show_value(common_line(circuit, chosen))

    def _words(self) -> str:
        track, chosen = self._bridge.track, sorted(self._bridge.selection)
        if not chosen:
            return "Nothing is selected. Click on a piece."
        if len(chosen) == 1:
            return f"Piece {chosen[0]}: {track.piece(chosen[0]).piece}"
        codes = sorted({track.piece(id).piece for id in chosen})
        shown = ", ".join(codes[:6]) + (" ..." if len(codes) > 6 else "")
        return f"{counted(len(chosen), 'piece')}: {shown}"


class CircuitForm(QGroupBox):
    """The figures of the circuit."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__("Circuit")
        self._bridge = bridge
        self.name = QLineEdit(maxLength=60)
        self.laps = QSpinBox(minimum=1, maximum=99)
        self.level = QComboBox()
        self.boxes = QSpinBox(minimum=1, maximum=20)
        self.has_board = QCheckBox("of a given size")
        self._unit = CENTIMETRES
        self.board = (_length("Board width"), _length("Board height"))
        self.notes = NotesField()
        self.notes.setPlaceholderText("One note per line")
        self.notes.setMinimumHeight(70)
        self.notes.setTabChangesFocus(True)
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        form = QFormLayout(self)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        size = QHBoxLayout()
        size.addWidget(self.board[0])
        size.addWidget(QLabel("×"))
        size.addWidget(self.board[1])
        for text, field in (
            ("Name", self.name),
            ("Laps", self.laps),
            ("Level", self.level),
            ("Boxes", self.boxes),
            ("Board", self.has_board),
        ):
            form.addRow(text, field)
            field.setAccessibleName(text)
        form.addRow("", size)
        form.addRow("Notes", self.notes)
        self.notes.setAccessibleName("Notes")
        self.boxes.setToolTip("How many boxes there are to build from")

    def _connect(self) -> None:
        self.name.editingFinished.connect(lambda: self._set("name", self.name.text().strip()))
        self.laps.valueChanged.connect(lambda laps: self._set("laps", laps))
        self.boxes.valueChanged.connect(lambda boxes: self._set("boxes", boxes))
        self.level.activated.connect(self._set_level)
        self.has_board.clicked.connect(self._set_has_board)
        self.board[0].valueChanged.connect(lambda value: self._set_side(0, value))
        self.board[1].valueChanged.connect(lambda value: self._set_side(1, value))
        self.notes.left.connect(self._set_notes)

    def _set(self, figure: str, value: object) -> None:
        if getattr(self._bridge.track, figure) == value:
            return
        if not self._bridge.do(SetFigure(figure, value), merge=f"figure {figure}"):
            self.refresh()

    def _set_level(self, row: int) -> None:
        self._set("level", self.level.itemData(row))

    def _set_has_board(self, wanted: bool) -> None:
        self._set("board_cm", USUAL_BOARD_CM if wanted else None)

    def _set_side(self, side: int, value: float) -> None:
        """One side of the board; the other one keeps its exact length."""
        size = list(self._bridge.track.board_cm or USUAL_BOARD_CM)
        size[side] = round(value * self._unit.mm / MM_PER_CM, 2)
        self._set("board_cm", tuple(size))

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        for field in self.board:
            with QSignalBlocker(field):
                field.setSuffix(f" {unit.symbol}")
                field.setDecimals(unit.decimals)
                field.setSingleStep(unit.grid[1] / 2)
        self.refresh()

    def _set_notes(self) -> None:
        lines = self.notes.toPlainText().splitlines()
        self._set("notes", tuple(line.strip() for line in lines if line.strip()))

    def refresh(self) -> None:
        track = self._bridge.track
        blockers = [QSignalBlocker(w) for w in (self.laps, self.boxes, *self.board)]
        if self.name.text() != track.name:
            self.name.setText(track.name)
        self.laps.setValue(track.laps)
        self.boxes.setValue(track.boxes)
        self._show_level()
        self.has_board.setChecked(track.board_cm is not None)
        for field, cm in zip(self.board, track.board_cm or USUAL_BOARD_CM, strict=True):
            field.setValue(self._unit.of_mm(cm * MM_PER_CM))
            field.setEnabled(track.board_cm is not None)
        notes = "\n".join(track.notes)
        if self.notes.toPlainText() != notes and not self.notes.hasFocus():
            self.notes.setPlainText(notes)
        del blockers

    def _show_level(self) -> None:
        with QSignalBlocker(self.level):
            self.level.clear()
            self.level.addItem("none", None)
            for level in self._bridge.kit.levels:
                self.level.addItem(level, level)
            self.level.setCurrentIndex(max(0, self.level.findData(self._bridge.track.level)))


def _length(name: str) -> QDoubleSpinBox:
    field = QDoubleSpinBox(minimum=1, maximum=1000, decimals=1, suffix=" cm", singleStep=5)
    field.setAccessibleName(name)
    field.setKeyboardTracking(False)
    return field


class InspectorPanel(QScrollArea):
    """Both forms, one below the other."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.pieces = PieceForm(bridge)
        self.circuit = CircuitForm(bridge)
        inner = QWidget()
        box = QVBoxLayout(inner)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.pieces)
        box.addWidget(self.circuit, 1)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(inner.minimumSizeHint().width() + 20)
        signals: list[Callable[..., object]] = [
            bridge.opened.connect,
            bridge.changed.connect,
            bridge.chosen.connect,
        ]
        for connect in signals:
            connect(self.refresh)
        self.refresh()

    def use_unit(self, unit: Unit) -> None:
        self.circuit.use_unit(unit)

    def refresh(self) -> None:
        self.pieces.refresh()
        self.circuit.refresh()
