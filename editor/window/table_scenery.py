"""What a window does with scenery and names of corners: asks for words, pictures and distances."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from trackwright.editor.app.folders import first_folder
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.painting.strokes import from_scene
from trackwright.editor.dialogs.words import asked_distance, asked_words
from trackwright.editor.tools.scale import ScaleTool
from trackwright.editor.tools.scenery import SceneryTool
from trackwright.editor.widgets.message_boxes import warn
from trackwright.model.edit.markers import corner_name, corner_title, name_corner_edits
from trackwright.model.edit.scenery import (
    AddScenery,
    ChangeScenery,
    OrderScenery,
    fitted_to_text,
    next_scenery_id,
    topmost_item,
)
from trackwright.model.layout.scenery import (
    LEAST_SIDE_MM,
    MOST_SIDE_MM,
    WORDED,
    SceneryItem,
    SceneryKind,
)
from trackwright.model.picture.drawing.image_files import PictureFile, read_picture
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

MOST_NAME, MOST_WORDS = 60, 200
PICTURE_FILTER = later("Pictures (*.png *.jpg *.jpeg)")
PICTURE_SHARE = 0.8
"""The part of the table that a new picture covers."""
PALE = 0.6
"""The opacity of a new picture: the pieces on it stay easy to see."""


def is_picture_name(name: str) -> bool:
    """Is it called like a picture?"""
    return Path(name).suffix.lower() in (".png", ".jpg", ".jpeg")


class TableScenery(QObject):
    """Scenery of a window's circuit."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self.ask_words: Callable[[str, str, str, int], str | None] = self._ask_words
        self.ask_picture: Callable[[], str] = self._ask_picture
        self.ask_distance: Callable[[float], float | None] = self._ask_distance
        self.complain: Callable[[str], object] = self._complain

    def connect_tools(self, put: SceneryTool, scale: ScaleTool) -> None:
        put.ask_text = self._text_for
        put.added = scale.done = self._put_away
        scale.ask_distance = self._distance

    def _put_away(self) -> None:
        self._window.use_tool("select")

    # --- adding

    def begin(self, kind: SceneryKind) -> None:
        """Take scenery of this kind in hand."""
        tool = self._window.tools["scenery"]
        assert isinstance(tool, SceneryTool)
        tool.kind = kind
        self._window.use_tool("scenery")

    def holds(self, kind: SceneryKind) -> bool:
        tool = self._window.tools["scenery"]
        is_in_use = self._window.tool_name == "scenery"
        return is_in_use and isinstance(tool, SceneryTool) and tool.kind == kind

    def add_picture(self, file: str | None = None) -> bool:
        """Lay a picture beneath the circuit, in the middle of what is visible."""
        window = self._window
        name = file or self.ask_picture()
        if not name:
            return False
        path = Path(name).absolute()
        try:
            found = read_picture(path)
        except TrackwrightError as error:
            self.complain(translated(error.message))
            return False
        id = next_scenery_id(window.bridge.track)
        is_laid = window.bridge.do(AddScenery((self._laid_out(path, found),)))
        if is_laid:
            window.bridge.select((), scenery={id})
            self.show_pictures(True)
        return is_laid

    def _laid_out(self, path: Path, found: PictureFile) -> SceneryItem:
        """The picture in its own shape, over most of what is visible."""
        view = self._window.canvas.view
        shown = view.mapToScene(view.viewport().rect()).boundingRect()
        shape = found.width_px / found.height_px
        width = PICTURE_SHARE * min(shown.width(), shown.height() * shape)
        width = min(max(width, LEAST_SIDE_MM * max(1.0, shape)), MOST_SIDE_MM * min(1.0, shape))
        x, y = from_scene(shown.center()).real, from_scene(shown.center()).imag
        file = path.as_posix()
        return SceneryItem(1, "picture", x, y, width, width / shape, file=file, opacity=PALE)

    # --- changing

    @property
    def picture(self) -> SceneryItem | None:
        """The selected picture, or the only one."""
        bridge = self._window.bridge
        for items in (bridge.chosen_items, bridge.track.scenery):
            pictures = [item for item in items if item.kind == "picture"]
            if len(pictures) == 1:
                return pictures[0]
        return None

    def scale_picture(self) -> None:
        tool, picture = self._window.tools["scale"], self.picture
        if picture is not None and isinstance(tool, ScaleTool):
            tool.item = picture.id
            self._window.use_tool("scale")

    @property
    def shows_pictures(self) -> bool:
        return self._window.canvas.scene.scenery.shows_pictures

    def show_pictures(self, shown: bool) -> None:
        self._window.canvas.scene.scenery.show_pictures(shown)

    def lock(self, is_locked: bool) -> None:
        """Lock or unlock the selection; with nothing selected, unlock everything."""
        bridge = self._window.bridge
        items = bridge.chosen_items or (() if is_locked else bridge.track.scenery)
        changed = tuple(replace(item, locked=is_locked) for item in items)
        label = Message("Lock scenery") if is_locked else Message("Unlock scenery")
        bridge.do(*([ChangeScenery(changed, label)] if changed else []))

    @property
    def has_locked(self) -> bool:
        bridge = self._window.bridge
        return any(item.locked for item in bridge.chosen_items or bridge.track.scenery)

    def order(self, to_front: bool) -> None:
        bridge = self._window.bridge
        bridge.do(OrderScenery(tuple(item.id for item in bridge.chosen_items), to_front))

    def reword(self, item: SceneryItem) -> None:
        text = self._text_for(item.kind, item.text)
        if text and text != item.text:
            changed = fitted_to_text(replace(item, text=text))
            self._window.bridge.do(ChangeScenery((changed,), Message("Change text")))

    # --- names of corners

    @property
    def corner_piece(self) -> int | None:
        """A piece of the corner that is to be named: the selected one's."""
        bridge = self._window.bridge
        return next((id for id in bridge.chosen_pieces if bridge.table.corner_of(id)), None)

    def name_corner(self, piece: int | None = None) -> None:
        bridge = self._window.bridge
        piece = self.corner_piece if piece is None else piece
        corner = () if piece is None else bridge.table.corner_of(piece)
        if piece is None or not corner:
            bridge.message.emit(t("No corner here"))
            return
        title = translated(corner_title(corner[0].corner, None))
        old = corner_name(bridge.circuit, piece)
        name = self.ask_words(title, t("Name of the corner"), old or "", MOST_NAME)
        if name is not None and name != (old or ""):
            edits = name_corner_edits(bridge.circuit, piece, name or None)
            bridge.do(*edits, label=Message("Name corner {n}", n=corner[0].corner))

    def double_click(self, point: complex) -> None:
        """Change the words there, or name the corner."""
        window = self._window
        if window.tool_name != "select":
            return
        item = topmost_item(window.bridge.track, point, only_above=True)
        here = window.bridge.table.piece_at(point)
        if item is not None and item.kind in WORDED:
            self.reword(item)
        elif item is None and here is not None and window.bridge.table.corner_of(here.piece):
            self.name_corner(here.piece)

    # --- questions

    def _text_for(self, kind: SceneryKind, text: str | None = None) -> str | None:
        title = t("Title") if kind == "title" else t("Label")
        usual = self._window.bridge.track.name if kind == "title" else ""
        return self.ask_words(title, t("Text"), usual if text is None else text, MOST_WORDS)

    def _distance(self, mm: float) -> float | None:
        return self.ask_distance(mm)

    def _ask_words(self, title: str, name: str, text: str, most: int) -> str | None:
        return asked_words(title, name, text, most, self._window)

    def _ask_distance(self, mm: float) -> float | None:
        return asked_distance(mm, self._window.canvas.scene.unit, self._window)

    def _ask_picture(self) -> str:
        window = self._window
        folder = first_folder(window.bridge.path, window.settings)
        title = t("Choose a picture")
        return QFileDialog.getOpenFileName(window, title, str(folder), t(PICTURE_FILTER))[0]

    def _complain(self, words: str) -> None:
        warn(self._window, t("Cannot show the picture"), words)
