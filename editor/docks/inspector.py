"""The inspector: the selected pieces and their markers above, the circuit below."""

from functools import partial

from PySide6.QtCore import QMimeData, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QValidator
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

from trackwright.editor.app.actions import tip_with_keys
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.docks.markers import MarkerForm
from trackwright.editor.docks.scenery import CornerNameField, SceneryForm
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.expression_field import ALLOWED, value_of_expression
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.edit.edits import SetLine, SetTrackValue
from trackwright.model.edit.markers import (
    MIXED,
    Value,
    common_line,
    common_value,
    corner_description,
    set_value_edits,
)
from trackwright.model.layout.track import MarkerKind
from trackwright.model.text.messages import Message
from trackwright.model.text.units import CENTIMETRES, Unit

Choices = tuple[tuple[str, Value], ...]
NONE = later("none")
DIFFICULTIES: Choices = (
    (NONE, None),
    (later("1 easy"), 1),
    (later("2 medium"), 2),
    (later("3 hard"), 3),
)
HILLS: Choices = (
    (NONE, None),
    (later("uphill"), "up"),
    (later("downhill"), "down"),
    (later("flat"), "flat"),
)
OVERRIDES: Choices = (
    (later("by shape"), None),
    (later("a straight"), "straight"),
    (later("a corner"), "corner"),
)
LINES: Choices = ((later("kit default"), None), (later("left"), "L"), (later("right"), "R"))
MARKED = {
    "difficulty": Message("Set difficulty"),
    "hill": Message("Set hill"),
    "counts_as": Message("Set what it counts as"),
}
USUAL_BOARD_CM = (100.0, 80.0)
MM_PER_CM = 10.0
NARROW = 78
"""Width in pixels that a length field may shrink to."""


class Choice(QComboBox):
    """A value of several pieces; "mixed" is shown, but cannot be chosen."""

    picked = Signal(object)

    def __init__(self, choices: Choices, name: str, tip: str, action: str = "") -> None:
        super().__init__()
        pass_wheel(self)
        self._values = [value for _, value in choices]
        self.addItems([t(text) for text, _ in choices])
        self.setAccessibleName(name)
        self.setToolTip(tip)
        if action:
            tip_with_keys(self, tip, action)
        self.setPlaceholderText(t("mixed"))
        self.activated.connect(lambda row: self.picked.emit(self._values[row]))

    def show_value(self, value: Value) -> None:
        with QSignalBlocker(self):
            self.setCurrentIndex(-1 if value == MIXED else self._values.index(value))


class NotesField(QPlainTextEdit):
    """Several lines of text; applied when the field loses focus."""

    left = Signal()

    def canInsertFromMimeData(self, source: QMimeData) -> bool:  # noqa: N802 - Qt's name
        """Files dropped here are opened, as everywhere in the window."""
        return not source.hasUrls() and super().canInsertFromMimeData(source)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.left.emit()


class PieceForm(QGroupBox):
    """What the selected pieces have in common."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(t("Pieces"))
        self._bridge = bridge
        self.what = QLabel()
        self.what.setWordWrap(True)
        self.what.setMinimumHeight(2 * self.fontMetrics().lineSpacing())  # with its corner
        self.difficulty = Choice(
            DIFFICULTIES, t("Difficulty"), t("Difficulty from here on"), "mark.difficulty"
        )
        self.hill = Choice(HILLS, t("Hill"), t("Hill from here on"), "mark.hill")
        self.counts_as = Choice(OVERRIDES, t("Counts as"), t("What the piece counts as"))
        self.line = Choice(LINES, t("Racing line"), t("Side of the racing line"), "mark.line")
        form = QFormLayout(self)
        form.addRow(self.what)
        form.addRow(t("Difficulty"), self.difficulty)
        form.addRow(t("Hill"), self.hill)
        form.addRow(t("Counts as"), self.counts_as)
        self.corner = CornerNameField(bridge)
        form.addRow(t("Corner"), self.corner)
        form.addRow(t("Racing line"), self.line)
        self.difficulty.picked.connect(lambda value: self._mark("difficulty", value))
        self.hill.picked.connect(lambda value: self._mark("hill", value))
        self.counts_as.picked.connect(lambda value: self._mark("counts_as", value))
        self.line.picked.connect(self._set_line)

    def _mark(self, kind: MarkerKind, value: Value) -> None:
        pieces = tuple(self._bridge.selection)
        edits = set_value_edits(self._bridge.circuit, sorted(pieces), kind, value)
        self._bridge.do(*edits, label=MARKED[kind])

    def _set_line(self, side: Value) -> None:
        chosen = side if side in ("L", "R") else None
        self._bridge.do(SetLine(tuple(self._bridge.selection), chosen))  # type: ignore[arg-type]

    def refresh(self) -> None:
        circuit, chosen = self._bridge.circuit, self._bridge.selection
        for field in (self.difficulty, self.hill, self.counts_as, self.line):
            field.setEnabled(bool(chosen))
        corner = corner_description(circuit, chosen)
        self.what.setText("\n".join([self._words(), *([translated(corner)] if corner else [])]))
        self.difficulty.show_value(common_value(circuit, chosen, "difficulty"))
        self.hill.show_value(common_value(circuit, chosen, "hill"))
        self.counts_as.show_value(common_value(circuit, chosen, "counts_as"))
        self.line.show_value(common_line(circuit, chosen))
        self.corner.refresh()

    def _words(self) -> str:
        track, chosen = self._bridge.track, sorted(self._bridge.selection)
        if not chosen:
            return t("Nothing selected. Click a piece.")
        if len(chosen) == 1:
            return t("Piece {id}: {code}", id=chosen[0], code=track.piece(chosen[0]).piece)
        codes = sorted({track.piece(id).piece for id in chosen})
        shown = ", ".join(codes[:6]) + (" ..." if len(codes) > 6 else "")
        return t("{number} pieces: {codes}", number=len(chosen), codes=shown)


class CircuitForm(QGroupBox):
    """The circuit's own values: name, laps, level, boxes, board, notes."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(t("Circuit"))
        self._bridge = bridge
        self.name = QLineEdit(maxLength=60)
        self.name.setAcceptDrops(False)  # the window opens dropped files
        self.laps = QSpinBox(minimum=1, maximum=99)
        self.level = QComboBox()
        self.boxes = QSpinBox(minimum=1, maximum=20)
        self.has_board = QCheckBox(t("fixed size"))
        self._unit = CENTIMETRES
        self.board = (_length(t("Board width")), _length(t("Board height")))
        self.notes = NotesField()
        self.notes.setPlaceholderText(t("One note per line"))
        self.notes.setMinimumHeight(70)
        self.notes.setTabChangesFocus(True)
        pass_wheel(self.laps, self.level, self.boxes, *self.board)
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
            (t("Name"), self.name),
            (t("Laps"), self.laps),
            (t("Level"), self.level),
            (t("Boxes"), self.boxes),
            (t("Board"), self.has_board),
        ):
            form.addRow(text, field)
            field.setAccessibleName(text)
        form.addRow("", size)
        form.addRow(t("Notes"), self.notes)
        self.notes.setAccessibleName(t("Notes"))
        self.boxes.setToolTip(t("Number of boxes to build from"))

    def _connect(self) -> None:
        bridge = self._bridge
        self.name.textEdited.connect(lambda text: bridge.type("name", text.strip()))
        self.name.editingFinished.connect(bridge.take_typed)
        self.laps.valueChanged.connect(lambda laps: self._set("laps", laps))
        self.boxes.valueChanged.connect(lambda boxes: self._set("boxes", boxes))
        self.level.activated.connect(self._set_level)
        self.has_board.clicked.connect(self._set_has_board)
        for side, field in enumerate(self.board):
            field.typed.connect(partial(self._type_side, side))
            field.valueChanged.connect(partial(self._set_side, side))
            field.editingFinished.connect(bridge.take_typed)
        self.notes.textChanged.connect(lambda: bridge.type("notes", self._noted))
        self.notes.left.connect(bridge.take_typed)

    def _set(self, figure: str, value: object) -> None:
        self._bridge.untype(figure)
        if getattr(self._bridge.track, figure) == value:
            return
        if not self._bridge.do(SetTrackValue(figure, value), merge=f"figure {figure}"):
            self.refresh()

    def _set_level(self, row: int) -> None:
        self._set("level", self.level.itemData(row))

    def _set_has_board(self, wanted: bool) -> None:
        self._set("board_cm", USUAL_BOARD_CM if wanted else None)

    def _set_side(self, side: int, value: float) -> None:
        self._set("board_cm", self._sized(side, value))

    def _type_side(self, side: int, value: float) -> None:
        self._bridge.type("board_cm", self._sized(side, value))

    def _sized(self, side: int, value: float) -> tuple[float, ...]:
        """The board with this side changed; the other one keeps its exact length."""
        size = list(self._bridge.track.board_cm or USUAL_BOARD_CM)
        size[side] = round(value * self._unit.mm / MM_PER_CM, 2)
        return tuple(size)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Esc in a field restores its text."""
        if not (event.key() == Qt.Key.Key_Escape and self._bridge.drop_typed()):
            super().keyPressEvent(event)

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        for field in self.board:
            with QSignalBlocker(field):
                field.setSuffix(f" {unit.symbol}")
                field.setDecimals(unit.decimals)
                field.setSingleStep(unit.grid[1] / 2)
        self.refresh()

    @property
    def _noted(self) -> tuple[str, ...]:
        lines = self.notes.toPlainText().splitlines()
        return tuple(line.strip() for line in lines if line.strip())

    def refresh(self) -> None:
        track = self._bridge.track
        blockers = [QSignalBlocker(w) for w in (self.laps, self.boxes, self.notes, *self.board)]
        is_typed = self._bridge.is_typed
        if not is_typed("name") and self.name.text().strip() != track.name.strip():
            self.name.setText(track.name)
        self.laps.setValue(track.laps)
        self.boxes.setValue(track.boxes)
        self._show_level()
        self.has_board.setChecked(track.board_cm is not None)
        for field, cm in zip(self.board, track.board_cm or USUAL_BOARD_CM, strict=True):
            if not is_typed("board_cm"):
                field.setValue(self._unit.of_mm(cm * MM_PER_CM))
            field.setEnabled(track.board_cm is not None)
        if not is_typed("notes") and self._noted != tuple(map(str.strip, track.notes)):
            self.notes.setPlainText("\n".join(track.notes))
        del blockers

    def _show_level(self) -> None:
        with QSignalBlocker(self.level):
            self.level.clear()
            self.level.addItem(t(NONE), None)
            for level in self._bridge.kit.levels:
                self.level.addItem(translated(level), level)
            self.level.setCurrentIndex(max(0, self.level.findData(self._bridge.track.level)))


class LengthField(QDoubleSpinBox):
    """A length or an expression; applied on Enter, or when the field loses focus."""

    typed = Signal(float)

    def __init__(self) -> None:
        super().__init__(minimum=1, maximum=1000, decimals=1, suffix=" cm", singleStep=5)
        self.lineEdit().textEdited.connect(self._edited)

    def _figures(self, text: str) -> str:
        return text.removesuffix(self.suffix()).replace(self.locale().decimalPoint(), ".")

    def validate(self, text: str, at: int) -> tuple[QValidator.State, str, int]:
        """Incomplete expressions are allowed while typing."""
        value = value_of_expression(self._figures(text))
        if value is not None and self.minimum() <= value <= self.maximum():
            return QValidator.State.Acceptable, text, at
        may_be = set(self._figures(text)) <= ALLOWED
        return (QValidator.State.Intermediate if may_be else QValidator.State.Invalid), text, at

    def valueFromText(self, text: str) -> float:  # noqa: N802 - Qt's name
        return round(value_of_expression(self._figures(text)) or 0.0, self.decimals())

    def _edited(self, text: str) -> None:
        """Ignore what cannot be parsed."""
        is_length = self.hasAcceptableInput()
        self.typed.emit(self.valueFromText(text) if is_length else self.value())


def _length(name: str) -> LengthField:
    field = LengthField()
    field.setAccessibleName(name)
    field.setToolTip(t("Expressions allowed: 100 + 20"))
    field.setKeyboardTracking(False)
    field.setMinimumWidth(NARROW)
    return field


def _align(*groups: QGroupBox) -> None:
    """Align the fields of several forms in one column."""
    forms = [group.layout() for group in groups]
    places = [
        form.itemAt(row, QFormLayout.ItemRole.LabelRole)
        for form in forms
        if isinstance(form, QFormLayout)
        for row in range(form.rowCount())
    ]
    labels = [label for place in places if place and (label := place.widget())]
    width = max(label.sizeHint().width() for label in labels)
    for label in labels:
        label.setMinimumWidth(width)


class InspectorPanel(QScrollArea):
    """The forms, one above the other."""

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self.pieces = PieceForm(bridge)
        self.markers = MarkerForm(bridge)
        self.scenery = SceneryForm(bridge)
        self.circuit = CircuitForm(bridge)
        inner = QWidget()
        box = QVBoxLayout(inner)
        box.setContentsMargins(6, 6, 6, 6)
        box.addWidget(self.scenery)
        box.addWidget(self.pieces)
        box.addWidget(self.markers)
        box.addWidget(self.circuit, 1)
        _align(self.pieces, self.scenery, self.circuit)
        self.setWidget(inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._inner = inner
        bridge.opened.connect(self.refresh)
        bridge.chosen.connect(self.refresh)  # it comes after every change, too
        self.refresh()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As wide as the fields: nothing is cut off at the side."""
        bar = self.verticalScrollBar().sizeHint().width()
        usual = super().minimumSizeHint()
        return QSize(self._inner.minimumSizeHint().width() + bar, usual.height())

    def use_unit(self, unit: Unit) -> None:
        self.circuit.use_unit(unit)
        self.scenery.use_unit(unit)

    def refresh(self) -> None:
        self.pieces.refresh()
        self.markers.refresh()
        self.scenery.refresh()
        self.circuit.refresh()
