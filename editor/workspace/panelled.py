"""A window whose panels come to the front, take the keys, and go away again."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from trackwright.editor.workspace.arrangement import DockedWindow
from trackwright.editor.workspace.workspaces import Workspaces


class PanelledWindow(DockedWindow):
    """Shows and hides single panels; `workspaces` shows and hides many at once."""

    workspaces: Workspaces

    def __init__(self) -> None:
        super().__init__()
        self._behind: dict[str, QDockWidget | None] = {}
        """For each panel the one that it covered when it was shown."""

    @property
    def is_by_key(self) -> bool:
        """Is an action running because of its key, and not of its menu or button?"""
        raise NotImplementedError

    def show_panel(self, name: str) -> None:
        dock, seen = self.docks[name], [d for n, d in self.docks.items() if self.sees_panel(n)]
        dock.show()
        dock.raise_()
        if dock not in seen:  # Qt says what is behind a panel only while that is shown
            behind = self.tabifiedDockWidgets(dock)
            self._behind[name] = next((other for other in seen if other in behind), None)

    def make_room(self, name: str) -> None:
        """Make a panel as high as possible."""
        self.show_panel(name)
        area = self.dockWidgetArea(self.docks[name])
        below = [
            dock
            for other, dock in self.docks.items()
            if self.dockWidgetArea(dock) == area and self.sees_panel(other) and other != name
        ]
        sizes = [self.height(), *(1 for _ in below)]
        self.resizeDocks([self.docks[name], *below], sizes, Qt.Orientation.Vertical)

    def visit_workspace(self, name: str) -> None:
        self.workspaces.visit(name)

    def end_visit(self) -> None:
        self.workspaces.end_visit()

    def put_away(self, name: str) -> None:
        """Hide a panel that has nothing to show any more; what was behind it is seen again. Not in
        the workspace that is for it."""
        if name not in self.workspaces.shown:
            self._hide_panel(name)

    def _hide_panel(self, name: str) -> None:
        """The panel that was in front before is there again."""
        before = self._behind.pop(name, None)
        is_there = before in self.tabifiedDockWidgets(self.docks[name])
        self.docks[name].hide()
        if before is not None and is_there:
            before.raise_()

    def sees_panel(self, name: str) -> bool:
        """Is it open, and not behind another one?"""
        dock = self.docks[name]
        return dock.isVisible() and not dock.visibleRegion().isEmpty()

    def toggle_panel(self, name: str) -> None:
        """Hide it if visible, otherwise bring it to the front and focus it. A key first brings the
        focus to it, since the user may want to use it."""
        had_keys = self.docks[name].isAncestorOf(QApplication.focusWidget() or self)
        if not self.sees_panel(name) or (self.is_by_key and not had_keys):
            self.enter_panel(name)
            return
        self._hide_panel(name)
        if had_keys:
            self.table.setFocus()

    def enter_panel(self, name: str) -> None:
        """Show a panel and focus its first field."""
        self.show_panel(name)
        field = _first_field(self.docks[name].widget())
        if field is not None:
            field.setFocus(Qt.FocusReason.TabFocusReason)


def _first_field(panel: QWidget) -> QWidget | None:
    """The first field in the tab order."""
    field = panel.nextInFocusChain()
    while field is not None and panel.isAncestorOf(field):
        takes_keys = field.focusPolicy() & Qt.FocusPolicy.TabFocus
        if takes_keys and field.isEnabled() and field.isVisibleTo(panel):
            return field
        field = field.nextInFocusChain()
    return None
