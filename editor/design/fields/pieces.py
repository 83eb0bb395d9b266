"""Which pieces circuits avoid or use: a button with a menu for each kind of the kit."""

from collections.abc import Mapping

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QMenu, QToolButton, QVBoxLayout, QWidget

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.painting.thumbnails import piece_icon
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.widgets.flow import FlowLayout
from trackwright.model.layout.kit import Kit, PieceKind, piece_code
from trackwright.model.picture.picture import PRINT, Palette

PIECE = QSize(26, 18)
LEAST = (1, 2, 4, 6)
"""Numbers of pieces to use that the menu offers."""
ANY, AVOID = later("Any number"), later("Avoid")


class PiecesField(QWidget):
    """`avoid` and `use` are its value."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.buttons: dict[str, QToolButton] = {}
        self._kit: Kit | None = None
        self._palette: Palette = PRINT
        self._avoid: tuple[str, ...] = ()
        self._use: dict[str, int] = {}
        self._flow = FlowLayout(2)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self._also = QLabel()
        self._also.setWordWrap(True)
        pieces = QWidget()
        pieces.setLayout(self._flow)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(pieces)
        box.addWidget(self._also)

    @property
    def avoid(self) -> tuple[str, ...]:
        return self._avoid

    @property
    def use(self) -> Mapping[str, int]:
        return dict(self._use)

    @property
    def count(self) -> int:
        return len(self._avoid) + len(self._use)

    def show_pieces(self, kit: Kit, avoid: tuple[str, ...], use: Mapping[str, int]) -> None:
        """Show the pieces of a kit; without saying that it changed."""
        if kit is not self._kit:
            self._make_buttons(kit)
        self._avoid, self._use = avoid, dict(use)
        self._show()

    def use_palette(self, palette: Palette) -> None:
        self._palette = palette
        if self._kit is not None:
            self._make_buttons(self._kit)
            self._show()

    def choose(self, code: str, wish: int | None) -> None:
        """Use at least so many of a kind; 0 avoids it, None leaves it open."""
        self._avoid = tuple(one for one in self._avoid if one != code)
        self._use.pop(code, None)
        if wish == 0:
            self._avoid = (*self._avoid, code)
        elif wish:
            self._use[code] = wish
        self._show()
        self.changed.emit()

    def menu_of(self, code: str) -> QMenu:
        """What may be wished for a kind."""
        menu = QMenu(self)
        now = 0 if code in self._avoid else self._use.get(code)
        counts = sorted({*LEAST, *([now] if now else [])})
        words: dict[int | None, str] = {None: t(ANY), 0: t(AVOID)}
        words |= {n: t("Use at least {n}", n=n) for n in counts}
        for wish, text in words.items():
            action = menu.addAction(text)
            action.setCheckable(True)
            action.setChecked(wish == now)
            action.triggered.connect(lambda _, wish=wish: self.choose(code, wish))
        return menu

    def _make_buttons(self, kit: Kit) -> None:
        self._kit = kit
        for old in self.buttons.values():
            self._flow.removeWidget(old)
            old.hide()
            old.deleteLater()
        kinds = [kind for kind in kit.pieces if not kind.chain]
        self.buttons = {kind.code: self._button(kit, kind) for kind in kinds}

    def _button(self, kit: Kit, kind: PieceKind) -> QToolButton:
        code = piece_code(kind, "L") if kit.is_handed(kind) else kind.code
        button = QToolButton()
        button.setCheckable(True)
        button.setIcon(piece_icon(kit, code, self._palette, PIECE, self.devicePixelRatioF()))
        button.setIconSize(PIECE)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextUnderIcon)
        button.clicked.connect(lambda: self._ask(kind.code))
        self._flow.addWidget(button)
        return button

    def _ask(self, code: str) -> None:
        button = self.buttons[code]
        self._show()  # a click must not check it
        run_menu(self.menu_of(code), button.mapToGlobal(button.rect().bottomLeft()))

    def _show(self) -> None:
        for code, button in self.buttons.items():
            is_avoided, least = code in self._avoid, self._use.get(code)
            button.setChecked(is_avoided or least is not None)
            sign = " ✕" if is_avoided else f" ≥ {least}" if least else ""
            button.setText(f"{code}{sign}")
            assert self._kit is not None
            name = translated(self._kit.kinds[code].name)
            wish = t(AVOID) if is_avoided else t("Use at least {n}", n=least) if least else t(ANY)
            button.setToolTip(f"{name}: {wish}")
            button.setAccessibleName(button.toolTip())
        others = [code for code in (*self._avoid, *self._use) if code not in self.buttons]
        self._also.setText(t("Also: {codes}", codes=", ".join(others)))
        self._also.setVisible(bool(others))
        self._flow.invalidate()
        self.updateGeometry()
