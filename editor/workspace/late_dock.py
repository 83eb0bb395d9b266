"""Panels that are built when they are first seen: the window appears sooner."""

from collections.abc import Callable
from typing import Generic, TypeVar

from PySide6.QtWidgets import QDockWidget, QWidget

Panel = TypeVar("Panel", bound=QWidget)


class LateDock(QDockWidget, Generic[Panel]):
    """The place of a panel that is built when it is first seen, or asked for."""

    def __init__(self, title: str, parent: QWidget, build: Callable[[], Panel]) -> None:
        super().__init__(title, parent)
        self._build = build
        self.built: Panel | None = None
        self.visibilityChanged.connect(self._turned)

    @property
    def panel(self) -> Panel:
        if self.built is None:
            self.built = self._build()
            self.built.setAccessibleName(self.windowTitle())
            self.setWidget(self.built)
        return self.built

    def _turned(self, is_seen: bool) -> None:
        if is_seen:
            _ = self.panel
