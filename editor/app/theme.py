"""Colours of the window and of the canvas: light, dark, high contrast, or the system's."""

from typing import Literal, get_args

from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QPlainTextEdit,
    QStyle,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionComplex,
    QTabBar,
    QTextBrowser,
    QTreeView,
    QWidget,
)

from trackwright.editor.app.labels import PlainStyle
from trackwright.model.picture.drawing.palette import (
    DARK,
    HIGH_CONTRAST,
    PRINT,
    Palette,
    colour_blind_safe,
)

ThemeName = Literal["system", "light", "dark", "contrast"]
THEMES: tuple[ThemeName, ...] = get_args(ThemeName)
TITLES: dict[ThemeName, str] = {
    "system": "System default",
    "light": "Light",
    "dark": "Dark",
    "contrast": "High contrast",
}

_Role = QPalette.ColorRole
_COLOURS: dict[str, dict[QPalette.ColorRole, str]] = {
    "light": {
        _Role.Window: "#f3f3ef",
        _Role.WindowText: "#1f2430",
        _Role.Base: "#ffffff",
        _Role.AlternateBase: "#eef0ea",
        _Role.Text: "#1f2430",
        _Role.Button: "#e9e9e4",
        _Role.ButtonText: "#1f2430",
        _Role.Highlight: "#0a5fa8",
        _Role.HighlightedText: "#ffffff",
        _Role.ToolTipBase: "#fffbe6",
        _Role.ToolTipText: "#1f2430",
        _Role.PlaceholderText: "#5f6672",
        _Role.Mid: "#b9bcb4",
        _Role.Link: "#0a5fa8",
    },
    "dark": {
        _Role.Window: "#25282f",
        _Role.WindowText: "#eceef2",
        _Role.Base: "#1a1c21",
        _Role.AlternateBase: "#22252b",
        _Role.Text: "#eceef2",
        _Role.Button: "#343842",
        _Role.ButtonText: "#eceef2",
        _Role.Highlight: "#2468a8",
        _Role.HighlightedText: "#ffffff",
        _Role.ToolTipBase: "#3a3f49",
        _Role.ToolTipText: "#ffffff",
        _Role.PlaceholderText: "#a3abb8",
        _Role.Mid: "#4b505b",
        _Role.Link: "#6db6f2",
    },
    "contrast": {
        _Role.Window: "#000000",
        _Role.WindowText: "#ffffff",
        _Role.Base: "#262626",
        _Role.AlternateBase: "#333333",
        _Role.Text: "#ffffff",
        _Role.Button: "#4d4d4d",
        _Role.ButtonText: "#ffffff",
        _Role.Highlight: "#ffff00",
        _Role.HighlightedText: "#000000",
        _Role.ToolTipBase: "#000000",
        _Role.ToolTipText: "#ffffff",
        _Role.PlaceholderText: "#ffffff",
        _Role.Mid: "#ffffff",
        _Role.Link: "#ffff00",
    },
}
_FADED = {"light": "#80858f", "dark": "#7b828e", "contrast": "#a0a0a0"}
_CANVAS = {"light": PRINT, "dark": DARK, "contrast": HIGH_CONTRAST}
_EDGES = {"light": "#6b6e75", "dark": "#979ca6", "contrast": "#ffffff"}
"""Makes empty boxes visible."""
_EDGED = ("QCheckBox", "QRadioButton", "QMenu")
_STYLES_SHADE = 127
"""The style darkens the window's colour by this percentage for its edges."""
_FRAME, _MARKED = "#ffffff", "#ffff00"
_MARKED_PX = 2
_TAB_MARK_PX = 3
_FIELD_FRAMES = (
    QStyle.PrimitiveElement.PE_FrameLineEdit,
    QStyle.PrimitiveElement.PE_PanelButtonCommand,
)
_FRAMED_CONTROLS = (QStyle.ComplexControl.CC_SpinBox, QStyle.ComplexControl.CC_ComboBox)
_FRAMED = (QPlainTextEdit, QAbstractItemView, QTextBrowser)

APPLIED = "theme"
"""The application's property that names the applied theme."""


def severity_colours(palette: Palette) -> dict[str, str]:
    """Worst first."""
    return {"error": palette.alarm, "warning": "#e69f00", "note": "#0a7dc2"}


def resolved(name: ThemeName) -> str:
    """Light, dark or contrast."""
    if name != "system":
        return name
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def apply(name: ThemeName, safe_colours: bool = False) -> Palette:
    """Colour the application if that has not been done yet: every window calls this. Returns the
    palette of the canvas."""
    kind = resolved(name)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    applied = app.property(APPLIED)
    app.setProperty(APPLIED, kind)
    if applied is None:
        app.setStyle(_STYLES[kind]("Fusion"))
    if applied != kind:
        _colour(app, kind)
        if applied is not None:
            app.setStyle(_STYLES[kind]("Fusion"))
        # Widgets take over the palette now, since icons are drawn in its colours next.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.ApplicationPaletteChange.value)
    return colour_blind_safe(_CANVAS[kind]) if safe_colours else _CANVAS[kind]


class _Style(PlainStyle):
    """Sets the colours of the theme in the style, so that all widgets share one palette. With
    colours set in the application, each widget would have its own palette, and with it its own
    entries in Qt's cache, which Qt never frees: 11 kB per window."""

    is_edging = False
    """Is Qt asking for the palette of a class in `_EDGED`, which differs?"""

    def styleHint(  # noqa: N802
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returned: QStyleHintReturn | None = None,
    ) -> int:
        """A combo box opens a list. Fusion would open a menu, whose background is the edges' colour
        of `_EDGED`: its rows could not be read. The selection of a tree leaves out its arrows,
        which could not be seen on it."""
        if hint == QStyle.StyleHint.SH_ComboBox_Popup:
            return 0
        if hint == QStyle.StyleHint.SH_ItemView_ShowDecorationSelected:
            return int(not isinstance(widget, QTreeView))
        return super().styleHint(hint, option, widget, returned)

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self._icons: dict[tuple[str, QStyle.StandardPixmap], QIcon] = {}

    def standardIcon(  # noqa: N802 - Qt's name
        self,
        which: QStyle.StandardPixmap,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> QIcon:
        """Shared by all windows: Fusion reads the icon of every button of a panel from its file
        anew, and Qt keeps the pixmaps of every icon."""
        key = _theme(), which
        if key not in self._icons:
            self._icons[key] = super().standardIcon(which, option, widget)
        return self._icons[key]

    def polish(self, what: object) -> None:
        super().polish(what)
        if isinstance(what, QPalette) and not _Style.is_edging:
            _put_colours(what)


class _DarkStyle(_Style):
    """Marks the tab in front: the usual shades of tabs cannot be told apart on a dark ground."""

    def drawControl(  # noqa: N802 - Qt's name
        self,
        element: QStyle.ControlElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawControl(element, option, painter, widget)
        is_tab = element == QStyle.ControlElement.CE_TabBarTabShape
        if is_tab and QStyle.StateFlag.State_Selected in option.state:
            rect: QRect = option.rect
            is_below = isinstance(widget, QTabBar) and widget.shape() == QTabBar.Shape.RoundedSouth
            top = rect.bottom() + 1 - _TAB_MARK_PX if is_below else rect.top()
            mark = QRect(rect.left(), top, rect.width(), _TAB_MARK_PX)
            painter.fillRect(mark, QColor(_COLOURS[_theme()][_Role.Link]))


class _ContrastStyle(_DarkStyle):
    """Draws frames, and marks what has the focus or is switched on: the usual frames are a darker
    shade of the window, and black has none. Not a style sheet: Qt leaks what it computes from one
    for a widget deleted before it is shown, some 20 kB per window. A class of its own, so that the
    other themes need not ask Python what to draw."""

    def pixelMetric(  # noqa: N802 - Qt's name
        self,
        metric: QStyle.PixelMetric,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
    ) -> int:
        if metric == QStyle.PixelMetric.PM_DefaultFrameWidth and isinstance(widget, _FRAMED):
            return _MARKED_PX
        return super().pixelMetric(metric, option, widget)

    def drawPrimitive(  # noqa: N802 - Qt's name
        self,
        element: QStyle.PrimitiveElement,
        option: QStyleOption,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawPrimitive(element, option, painter, widget)
        is_on = QStyle.StateFlag.State_On in option.state
        rect: QRect = option.rect
        if element == QStyle.PrimitiveElement.PE_PanelButtonTool and is_on:
            _draw_edge(painter, rect, _MARKED, _MARKED_PX)
        elif element in _FIELD_FRAMES:
            _draw_frame(painter, option)
        elif element == QStyle.PrimitiveElement.PE_Frame and isinstance(widget, _FRAMED):
            if widget.hasFocus():
                _draw_edge(painter, rect, _MARKED, _MARKED_PX)
            else:
                _draw_edge(painter, rect, _FRAME, 1)

    def drawComplexControl(  # noqa: N802 - Qt's name
        self,
        control: QStyle.ComplexControl,
        option: QStyleOptionComplex,
        painter: QPainter,
        widget: QWidget | None = None,
    ) -> None:
        super().drawComplexControl(control, option, painter, widget)
        if control in _FRAMED_CONTROLS:
            _draw_frame(painter, option)


_STYLES = {"light": _Style, "dark": _DarkStyle, "contrast": _ContrastStyle}


def _draw_frame(painter: QPainter, option: QStyleOption) -> None:
    """Of a field or button: what it can be told from the ground by, and where the focus is."""
    if QStyle.StateFlag.State_HasFocus in option.state:
        _draw_edge(painter, option.rect, _MARKED, _MARKED_PX)
    else:
        is_enabled = QStyle.StateFlag.State_Enabled in option.state
        _draw_edge(painter, option.rect, _FRAME if is_enabled else _FADED["contrast"], 1)


def _draw_edge(painter: QPainter, rect: QRect, colour: str, px: int) -> None:
    for side in (
        rect.adjusted(0, 0, 0, px - rect.height()),
        rect.adjusted(0, rect.height() - px, 0, 0),
        rect.adjusted(0, 0, px - rect.width(), 0),
        rect.adjusted(rect.width() - px, 0, 0, 0),
    ):
        painter.fillRect(side, QColor(colour))


def _theme() -> str:
    """The applied one."""
    app = QApplication.instance()
    assert app is not None
    return str(app.property(APPLIED))


def _put_colours(palette: QPalette) -> None:
    kind = _theme()
    for role, colour in _COLOURS[kind].items():
        palette.setColor(role, QColor(colour))
    for role in (_Role.WindowText, _Role.Text, _Role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(_FADED[kind]))


def _colour(app: QApplication, kind: str) -> None:
    app.setPalette(QPalette())  # only the style's
    _Style.is_edging = True
    for name_of_class in _EDGED:
        app.setPalette(_edged(app.palette(), _EDGES[kind]), name_of_class)  # type: ignore[arg-type]
    _Style.is_edging = False


def _edged(palette: QPalette, edge: str) -> QPalette:
    """For widgets that paint edges derived from the window's colour, but not that colour itself."""
    edged = QPalette(palette)
    for group in (QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive):
        edged.setColor(group, _Role.Window, QColor(edge).lighter(_STYLES_SHADE))
    return edged
