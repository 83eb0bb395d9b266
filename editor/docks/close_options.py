"""The options of closing a lap: those of the command `close`."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QToolButton,
    QWidget,
)

from trackwright.editor.app.translation import t, translated
from trackwright.editor.canvas.painting.thumbnails import piece_icon
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.flow import FlowLayout
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.closing.search import MAX_NEW_PIECES, CloseOptions
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.picture.picture import PRINT, Palette

USUAL_MOST = 8
MOST_POSITIONS = 9999
MOST_REMOVED = 9
PIECE = QSize(26, 18)


class CloseOptionsForm(QWidget):
    """Lap length, pieces to avoid, pieces to remove, and whether the box counts."""

    changed = Signal()

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._kit: Kit | None = None
        self._palette: Palette = PRINT
        self.most = _number(t("Maximum pieces"), 1, MAX_NEW_PIECES, USUAL_MOST)
        self.shortest = _number(t("Shortest lap in positions"), 0, MOST_POSITIONS, 0)
        self.longest = _number(t("Longest lap in positions"), 0, MOST_POSITIONS, 0)
        for field in (self.shortest, self.longest):
            field.setSpecialValueText(t("any"))
        self.removed = _number(t("Maximum laid pieces to remove first"), 0, MOST_REMOVED, 0)
        self.unlimited = QCheckBox(t("Ignore how many pieces are left in the box"))
        self.unlimited.setToolTip(t("Also use pieces that the box does not have"))
        self.avoided: dict[str, QToolButton] = {}
        self._flow = FlowLayout(2)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._lay_out()
        for number in (self.shortest, self.longest, self.removed):
            number.valueChanged.connect(self.changed)
        self.unlimited.toggled.connect(self.changed)
        bridge.opened.connect(self._show_pieces)
        self._show_pieces()

    def _lay_out(self) -> None:
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        pieces = QWidget()
        pieces.setLayout(self._flow)
        rows = (
            (t("Positions"), _in_a_row(self.shortest, QLabel("–"), self.longest)),
            (t("Remove up to"), _in_a_row(self.removed, QLabel(t("laid pieces at the gap")))),
        )
        for row, (text, field) in enumerate(rows):
            grid.addWidget(QLabel(text), row, 0)
            grid.addWidget(field, row, 1)
        grid.addWidget(QLabel(t("Avoid these pieces")), len(rows), 0, 1, 2)
        grid.addWidget(pieces, len(rows) + 1, 0, 1, 2)
        grid.addWidget(self.unlimited, len(rows) + 2, 0, 1, 2)
        grid.setColumnStretch(1, 1)

    def use_palette(self, palette: Palette) -> None:
        self._palette, self._kit = palette, None
        self._show_pieces()

    def _show_pieces(self) -> None:
        """A button for each plain kind of the kit; pressed ones are avoided."""
        kit = self._bridge.kit
        if kit is self._kit:
            return
        self._kit = kit
        for old in self.avoided.values():
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.avoided = {kind.code: self._button(kit, kind) for kind in kit.pieces if kind.is_plain}

    def _button(self, kit: Kit, kind: PieceKind) -> QToolButton:
        code = piece_code(kind, "L") if kit.is_handed(kind) else kind.code
        button = QToolButton()
        button.setCheckable(True)
        button.setText(kind.code)
        button.setIcon(piece_icon(kit, code, self._palette, PIECE, self.devicePixelRatioF()))
        button.setIconSize(PIECE)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.setToolTip(t("Do not use {piece}", piece=translated(kind.name)))
        button.setAccessibleName(button.toolTip())
        button.toggled.connect(self.changed)
        self._flow.addWidget(button)
        return button

    @property
    def most_removed(self) -> int:
        return self.removed.value()

    @property
    def wishes(self) -> CloseOptions:
        low, high = self.shortest.value(), self.longest.value() or MOST_POSITIONS
        any_length = low == 0 and high == MOST_POSITIONS
        return CloseOptions(
            most_pieces=self.most.value(),
            unlimited=self.unlimited.isChecked(),
            lap_length=None if any_length else (low, high),
            avoid=frozenset(code for code, button in self.avoided.items() if button.isChecked()),
        )

    @property
    def count(self) -> int:
        """How many options are not at their defaults."""
        wishes = self.wishes
        set_ = (wishes.lap_length, self.most_removed, wishes.avoid, wishes.unlimited)
        return sum(map(bool, set_))


def _in_a_row(*widgets: QWidget) -> QWidget:
    made = QWidget()
    row = QHBoxLayout(made)
    row.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        row.addWidget(widget)
    row.addStretch(1)
    return made


def _number(name: str, least: int, most: int, value: int) -> QSpinBox:
    field = QSpinBox(minimum=least, maximum=most, value=value)
    pass_wheel(field)
    field.setAccessibleName(name)
    field.setToolTip(name)
    return field
