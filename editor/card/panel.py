"""The circuit card: lap, corners, hills, pieces, board, and the budget of a game, kept current."""

import html
import math

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, QUrl, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPalette,
    QResizeEvent,
    QTextOption,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QMenu,
    QTextBrowser,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.card.page import CardPage, Room
from trackwright.editor.card.strip import LapStrip
from trackwright.editor.card.work import CardWork, MadeCard, Wanted
from trackwright.editor.dialogs.running import run_menu
from trackwright.editor.document.bridge import Bridge
from trackwright.editor.widgets.combo_box import NarrowComboBox
from trackwright.editor.widgets.wheel import pass_wheel
from trackwright.model.picture.picture import Palette
from trackwright.model.text.sections import Section, page_lines, page_tsv
from trackwright.model.text.units import CENTIMETRES, Unit
from trackwright.simulator.game.budgets import default_budget_ruleset, games_with_budget
from trackwright.simulator.game.rulesets import all_rulesets

SUBJECTS = {
    "lap": later("lap, length, race, lanes, straights"),
    "corners": later("corners, angles, difficulty"),
    "hills": later("hills, elevation, height"),
    "pieces": later("pieces, parts, box, stock"),
    "board": later("board, outline, size"),
    "budget": later("budget, cards, dials, points, pit stop, deposits"),
    "detours": later("detours, prices of lanes"),
}
"""Sections that the palette of commands finds, by the words that people may type."""


MOST_LIVE, MAKE = 500, "make"
"""Pieces of a circuit whose card follows edits; the link that computes the card of a larger one."""
MOST_POSITIONS = 2_000
"""In the strip: more would be too narrow to be seen."""
ABOVE_PX = 12
"""From the frame of a headline to its text."""


class CardText(QTextBrowser):
    """The page. The copy key copies the selected text, or the whole card."""

    copied = Signal()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__(openLinks=False)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)  # one width
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)  # not inside of numbers
        self.setAccessibleName(t("Circuit card"))

    def event(self, event: QEvent) -> bool:
        is_asked = event.type() == QEvent.Type.ShortcutOverride
        if is_asked and isinstance(event, QKeyEvent) and _is_copying(event):
            event.accept()
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.resized.emit()

    @property
    def room(self) -> Room:
        """For what is on the page."""
        margins = 2 * math.ceil(self.document().documentMargin())
        return Room(self.viewport().width() - margins, self.font())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if _is_copying(event) and not self.textCursor().hasSelection():
            self.copied.emit()
        else:
            super().keyPressEvent(event)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()  # the panel's menu


def _is_copying(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Copy)


class CardPanel(QWidget):
    """Follows the circuit while it is seen."""

    selection_wanted = Signal()
    """Show the selected pieces."""
    message = Signal(str)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__()
        self._bridge = bridge
        self._unit = CENTIMETRES
        self._is_seen = False
        self._page: CardPage | None = None
        self._goal = ""
        """The section to show when the card is there."""
        self.made: MadeCard | None = None
        self.work = CardWork(self)
        self.work.done.connect(self.show_card)
        self._make_fields()
        self._lay_out()
        bridge.opened.connect(self._opened)
        bridge.chosen.connect(self._selected)
        self._opened()

    def _make_fields(self) -> None:
        self.rules = NarrowComboBox()
        pass_wheel(self.rules)
        self.rules.setAccessibleName(t("Rules of the budget"))
        self.rules.setToolTip(t("The rules whose budget is shown"))
        for id in games_with_budget():
            self.rules.addItem(id)
            tip = translated(all_rulesets()[id].about) if id in all_rulesets() else ""
            self.rules.setItemData(self.rules.count() - 1, tip, Qt.ItemDataRole.ToolTipRole)
        self.rules.currentIndexChanged.connect(self.refresh)
        self.copy = QToolButton()
        self.copy.setText(t("Copy"))
        self.copy.setToolTip(t("Copy the card as text, or for a spreadsheet"))
        self.copy.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.copy.setMenu(self.menu(self))
        self.strip = LapStrip()
        self.strip.picked.connect(self._choose)
        self.text = CardText()
        self.text.anchorClicked.connect(self._follow)
        self.text.copied.connect(self.copy_text)
        self.text.resized.connect(self._fit)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(4, 4, 4, 0)
        row.addWidget(self.rules, 1)
        row.addWidget(self.copy)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(2)
        box.addLayout(row)
        box.addWidget(self.strip)
        box.addWidget(self.text, 1)

    # --- following the circuit

    @property
    def busy(self) -> bool:
        return self.work.busy

    def shut_down(self) -> None:
        self.work.leave()

    def see(self, is_seen: bool) -> None:
        """Only a card that is seen is computed."""
        self._is_seen = is_seen
        self.refresh()

    def refresh(self) -> None:
        """The circuit may have changed: call it after its survey, which needs the same figures."""
        wanted = Wanted(self._bridge.circuit, self.rules.currentText(), self._unit)
        is_there = self.made is not None and self.made.wanted == wanted
        if not self._is_seen or is_there:
            return
        if len(self._bridge.track.piece_locations) <= MOST_LIVE:
            self.work.want(wanted)
        else:
            self._offer()

    def _offer(self) -> None:
        """The figures of a large circuit take seconds: only on request."""
        self._page = None
        self.strip.show_profile(())
        why = html.escape(t("This circuit has more than {n} pieces.", n=MOST_LIVE))
        self.text.setHtml(f'<p>{why} <a href="{MAKE}">{html.escape(t("Compute its card"))}</a></p>')

    def _make(self) -> None:
        self.work.want(Wanted(self._bridge.circuit, self.rules.currentText(), self._unit))

    def use_rules(self, rules: str) -> None:
        """Follow the rules chosen for playtests, if they have a budget."""
        if (row := self.rules.findText(rules)) >= 0:
            self.rules.setCurrentIndex(row)

    def _opened(self) -> None:
        """Another circuit may belong to another game."""
        kit = self._bridge.kit.id
        here = games_with_budget().get(self.rules.currentText())
        if here is None or here.id != kit:
            with QSignalBlocker(self.rules):
                self.rules.setCurrentText(default_budget_ruleset(kit))
        self.refresh()

    def _selected(self) -> None:
        self.strip.show_selection(self._bridge.selection)

    def show_card(self, made: MadeCard | None) -> None:
        if made is None:
            self.text.setPlainText(t("An error in Trackwright: there is no card."))
            return
        self.made = made
        profile = made.card.profile
        self.strip.show_profile(profile if len(profile) <= MOST_POSITIONS else ())
        self._write()

    # --- the page

    @property
    def sections(self) -> tuple[Section, ...]:
        return () if self.made is None else self.made.sections

    def _write(self) -> None:
        """Where one has scrolled to, one stays."""
        if self.made is None:
            return
        if not self.made.card.profile:
            self.text.setPlainText(t("No pieces on the table yet."))
            return
        self._page = self._made_page()
        bar = self.text.verticalScrollBar()
        at = bar.value()
        self.text.setHtml(self._page.html)
        bar.setValue(at)
        if self._goal:
            self.show_section(self._goal)

    def _made_page(self) -> CardPage:
        colours = self.palette()
        faint = colours.color(QPalette.ColorRole.PlaceholderText).name()
        ground = colours.color(QPalette.ColorRole.AlternateBase).name()
        return CardPage(self.sections, faint, ground, self.text.room)

    def _fit(self) -> None:
        """With another width tables may take another form."""
        if self._page is not None and self._made_page().html != self._page.html:
            self._write()

    def show_section(self, id: str) -> None:
        """Scroll to a section; as soon as it is there."""
        self._goal = "" if self.made is not None and not self.busy else id
        self.text.scrollToAnchor(id)
        bar = self.text.verticalScrollBar()
        bar.setValue(bar.value() - ABOVE_PX)

    def use_unit(self, unit: Unit) -> None:
        self._unit = unit
        self.refresh()

    def use_palette(self, palette: Palette) -> None:
        self.strip.use_palette(palette)
        self._write()

    # --- pieces

    def _follow(self, url: QUrl) -> None:
        if url.toString() == MAKE:
            self._make()
        elif self._page is not None:
            self._choose(self._page.pieces_of(url.toString()))

    def _choose(self, pieces: tuple[int, ...]) -> None:
        self._bridge.select(pieces)
        if self._bridge.selection:  # they may have been removed
            self.selection_wanted.emit()

    # --- copies

    def menu(self, parent: QWidget) -> QMenu:
        menu = QMenu(parent)
        menu.addAction(t("Copy as text")).triggered.connect(self.copy_text)
        menu.addAction(t("Copy as table (TSV)")).triggered.connect(self.copy_table)
        return menu

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        run_menu(self.menu(self), event.globalPos())

    def copy_text(self) -> None:
        self._copy("\n".join(page_lines(self.sections, translated)) + "\n")

    def copy_table(self) -> None:
        self._copy(page_tsv(self.sections, translated))

    def _copy(self, text: str) -> None:
        if self.made is not None:
            QGuiApplication.clipboard().setText(text)
            self.message.emit(t("The card was copied"))
