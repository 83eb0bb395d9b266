"""The preferences page that assigns keys to actions."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from trackwright.editor.app.actions import Action, KeyedAction, KeyedMenu, shown_keys
from trackwright.editor.app.preferences import Preferences
from trackwright.editor.app.translation import plain, t
from trackwright.editor.dialogs.running import held_loosely
from trackwright.editor.widgets.message_boxes import Button, ask
from trackwright.editor.widgets.searching import has_words, search_words

ACTION = Qt.ItemDataRole.UserRole


class KeysPage(QWidget):
    """All actions by menu. Press a key for the selected one: it is assigned, unless another action
    has it; then that is named, and the key can be reassigned."""

    def __init__(self, preferences: Preferences, menus: Sequence[KeyedMenu]) -> None:
        super().__init__()
        self._preferences = preferences
        self._menus = menus
        self._actions = [action for menu in menus for action in menu.actions]
        self.filter = QLineEdit(placeholderText=t("Find an action"), clearButtonEnabled=True)
        self.filter.setAccessibleName(t("Find an action"))
        self.tree = QTreeWidget()
        self.tree.setHeaderLabels([t("Action"), t("Keys")])
        self.tree.setAccessibleName(t("Actions and their keys"))
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setStretchLastSection(False)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.key = QKeySequenceEdit()
        self.key.setMaximumSequenceLength(1)
        self.key.setClearButtonEnabled(True)
        self.key.setAccessibleName(t("New key"))
        for line in self.key.findChildren(QLineEdit):
            line.setPlaceholderText("")  # the label before it says what to do
        self.conflict = QLabel()
        self.conflict.setWordWrap(True)
        self.conflict.setMinimumHeight(2 * self.fontMetrics().height())
        self.add = QPushButton(t("&Add"))
        self.only = QPushButton(t("Use &only this"))
        self.take = QPushButton(t("&Reassign"))
        self.remove = QPushButton(t("&No key"))
        self.usual = QPushButton(t("&Default keys"))
        self.reset = QPushButton(t("Reset a&ll ..."))
        self.ask_reset: Callable[[], bool] = held_loosely(self._ask_reset)
        self._lay_out()
        self._connect()
        self._fill()

    def _lay_out(self) -> None:
        box = QVBoxLayout(self)
        box.addWidget(self.filter)
        box.addWidget(self.tree, 1)
        row = QHBoxLayout()
        row.addWidget(QLabel(t("Press the new key:")))
        row.addWidget(self.key, 1)
        row.addWidget(self.add)
        row.addWidget(self.only)
        row.addWidget(self.take)
        box.addLayout(row)
        box.addWidget(self.conflict)
        row = QHBoxLayout()
        for button in (self.remove, self.usual):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.reset)
        box.addLayout(row)

    def _connect(self) -> None:
        self.filter.textChanged.connect(lambda _: self._fill())
        self.tree.currentItemChanged.connect(lambda *_: self._show())
        self.key.keySequenceChanged.connect(lambda _: self._show())
        self.add.clicked.connect(lambda: self._put((*self._keys(), self.new_key)))
        self.only.clicked.connect(lambda: self._put((self.new_key,)))
        self.take.clicked.connect(self._take)
        self.remove.clicked.connect(lambda: self._put(()))
        self.usual.clicked.connect(self._usual)
        self.reset.clicked.connect(self._reset)

    # --- display

    @property
    def action(self) -> KeyedAction | None:
        """The selected action."""
        item = self.tree.currentItem()
        found = item.data(0, ACTION) if item else None
        return found if isinstance(found, Action) else None

    @property
    def new_key(self) -> str:
        return self.key.keySequence().toString()

    def _keys(self) -> tuple[str, ...]:
        return self._preferences.keys.of(self.action) if self.action else ()

    def _fill(self) -> None:
        chosen = self.action
        words = search_words(self.filter.text())
        self.tree.clear()
        for menu in self._menus:
            rows = [action for action in menu.actions if self._is_found(menu, action, words)]
            if rows:
                self._add_group(menu, rows, chosen)
        self._show()

    def _is_found(self, menu: KeyedMenu, action: KeyedAction, words: list[str]) -> bool:
        keys = " ".join(self._preferences.keys.of(action))
        text = f"{plain(menu.title)} {plain(action.text)} {keys}"
        return has_words(text, words)

    def _add_group(
        self, menu: KeyedMenu, actions: list[KeyedAction], chosen: KeyedAction | None
    ) -> None:
        group = QTreeWidgetItem([plain(menu.title), ""])
        group.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.tree.addTopLevelItem(group)
        group.setExpanded(True)
        for action in actions:
            row = QTreeWidgetItem(
                [plain(action.text), shown_keys(self._preferences.keys.of(action))]
            )
            row.setData(0, ACTION, action)
            row.setToolTip(0, t(action.tip))
            if not self._preferences.keys.is_usual(action):
                font = row.font(1)
                font.setBold(True)
                row.setFont(1, font)
            group.addChild(row)
            if chosen is not None and chosen.id == action.id:
                self.tree.setCurrentItem(row)

    def _show(self) -> None:
        action, key = self.action, self.new_key
        owner = self._preferences.keys.owner(key, self._actions) if key else None
        others = owner is not None and (action is None or owner.id != action.id)
        self.conflict.setText(self._conflict(owner) if others and owner else "")
        is_free = action is not None and bool(key) and owner is None
        self.add.setEnabled(is_free)
        self.only.setEnabled(is_free)
        self.take.setEnabled(action is not None and others)
        self.remove.setEnabled(bool(self._keys()))
        self.usual.setEnabled(action is not None and not self._preferences.keys.is_usual(action))

    def _conflict(self, owner: KeyedAction) -> str:
        menu = next(menu for menu in self._menus if owner in menu.actions)
        name = f"{plain(menu.title)} > {plain(owner.text)}"
        return t("⚠ {key} is already assigned to {action}.", key=self.new_key, action=name)

    # --- changes

    def _put(self, keys: tuple[str, ...]) -> None:
        if self.action is not None:
            self._preferences.put_keys(self.action, keys)
            self._done()

    def _take(self) -> None:
        if self.action is not None:
            self._preferences.take_key(self.new_key, self.action, self._actions)
            self._done()

    def _usual(self) -> None:
        """Restore the keys of the table, without those that other actions now have."""
        if (action := self.action) is not None:
            keys = self._preferences.keys
            others = [other for other in self._actions if other.id != action.id]
            self._put(tuple(key for key in action.keys if keys.owner(key, others) is None))

    def _reset(self) -> None:
        if self.ask_reset():
            self._preferences.reset_keys()
            self._done()

    def _ask_reset(self) -> bool:
        words = t("Restore the default keys of all actions?")
        return ask(self, t("Keys"), words, Button.Yes | Button.No) == Button.Yes

    def _done(self) -> None:
        self.key.clear()
        self._fill()
