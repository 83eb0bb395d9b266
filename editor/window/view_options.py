"""How a window looks: colours, units, keys, and overlays on the table."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QByteArray, QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDockWidget, QWidget

from trackwright.editor.app import theme
from trackwright.model.picture.picture import PRINT, Palette, PictureOptions
from trackwright.model.text.units import Unit

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window


@runtime_checkable
class Coloured(Protocol):
    """A part of the window that uses the colours of the table."""

    def use_palette(self, palette: Palette) -> None: ...


@runtime_checkable
class Measured(Protocol):
    """A part of the window that shows lengths."""

    def use_unit(self, unit: Unit) -> None: ...


class Looks(QObject):
    """Applies the preferences to every part that has `use_palette` or `use_unit`."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._preferences = window.desk.preferences
        self.colours: Palette = PRINT
        self._beside: QByteArray | None = None
        """Layout of panels and tool bar before they were hidden."""
        self._shown: list[QWidget] = []
        self._in_front: list[QDockWidget] = []

    def begin(self) -> None:
        """Start after the rest of the window."""
        for name in ("theme", "unit", "keys"):
            self.take_over(name)
        self._preferences.changed.connect(self.take_over)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)

    def take_over(self, name: str) -> None:
        window, preferences = self._window, self._preferences
        match name:
            case "theme" | "safe_colours":
                self._use_colours()
            case "unit":
                for part in self._parts():
                    if isinstance(part, Measured):
                        part.use_unit(preferences.unit)
            case "keys":
                window.commands.use_keys(preferences.keys)
                window.box.use_keys(window.commands.keys_of_pieces())
            case "draft_s":
                window.recovery.use_interval(preferences.draft_s)

    def dress(self, part: object) -> None:
        """Apply colours and unit to a part that was built after the window."""
        if isinstance(part, Coloured):
            part.use_palette(self.colours)
        if isinstance(part, Measured):
            part.use_unit(self._preferences.unit)

    def _parts(self) -> Iterator[object]:
        window = self._window
        yield from (window.canvas, window.canvas.scene, window.status, window.replay)
        yield from (dock.widget() for dock in window.docks.values())

    def _use_colours(self) -> None:
        self.colours = theme.apply(self._preferences.theme, self._preferences.safe_colours)
        for part in self._parts():
            if isinstance(part, Coloured):
                part.use_palette(self.colours)
        self._draw_with(replace(self._window.surveyor.options, palette=self.colours))
        self._window.commands.use_icons()

    def _system_changed(self) -> None:
        if self._preferences.theme == "system":
            self._use_colours()

    # --- panels

    @property
    def is_alone(self) -> bool:
        """Are all panels hidden?"""
        return self._beside is not None

    @property
    def state(self) -> QByteArray:
        """The layout of panels and tool bar, or the one that will be restored."""
        return self._window.workspaces.state if self._beside is None else self._beside

    def toggle_alone(self) -> None:
        if self._beside is None:
            self._put_panels_away()
        else:
            self._bring_panels_back()

    def _put_panels_away(self) -> None:
        window, docks = self._window, self._window.docks
        self._beside = window.workspaces.state
        self._shown = [part for part in self._surroundings() if not part.isHidden()]
        self._in_front = [docks[name] for name in docks if window.sees_panel(name)]
        with self.at_once():
            for part in self._surroundings():
                part.hide()
        window.table.setFocus()

    def _bring_panels_back(self) -> None:
        """Not with `restoreState`, which may crash in a visible window: see `Window._restore`."""
        self._beside = None
        with self.at_once():
            for part in self._surroundings():
                part.setVisible(part in self._shown)
        for dock in self._in_front:
            if not dock.isFloating():
                dock.raise_()

    def _surroundings(self) -> Iterator[QWidget]:
        """Panels and tool bar."""
        yield from (*self._window.docks.values(), self._window.commands.bar)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Hide or show parts together: one by one, they would take over each other's space, and
        come back with other sizes."""
        layout = self._window.layout()
        assert layout is not None
        layout.setEnabled(False)
        try:
            yield
        finally:
            layout.setEnabled(True)
            layout.activate()

    # --- overlays

    def toggle_grid(self) -> None:
        scene = self._window.canvas.scene
        scene.show_grid(not scene.has_grid)

    def toggle_overlay(self, name: str) -> None:
        """Toggle the ids of pieces, the arrows of steps, or the racing line."""
        shown = self._window.surveyor.options
        self._draw_with(replace(shown, **{name: not getattr(shown, name)}))  # type: ignore[arg-type]

    def has_overlay(self, name: str) -> bool:
        return bool(getattr(self._window.surveyor.options, name))

    def _draw_with(self, options: PictureOptions) -> None:
        surveyor = self._window.surveyor
        surveyor.draw_with(options)
        surveyor.want(self._window.bridge.circuit)
