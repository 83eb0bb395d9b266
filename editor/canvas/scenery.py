"""The scenery on the canvas: shown at once, with the pictures that lie beneath.

Unlike signs it does not wait for the survey: it follows the hand. The files of pictures are read
and decoded in a thread; one that cannot be shown leaves its frame and the reason in its place.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QBuffer, QByteArray, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QImage, QImageReader, QPen, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsEllipseItem,
    QGraphicsItem,
    QGraphicsLineItem,
    QGraphicsPathItem,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
)

from trackwright.editor.app.jobs import Job, ReportProgress
from trackwright.editor.app.translation import t
from trackwright.editor.canvas.painting.drawings import Z
from trackwright.editor.canvas.painting.strokes import (
    NO_BRUSH,
    Stroke,
    StrokesItem,
    bounds_of,
    path_of,
    strokes_of,
    to_scene,
)
from trackwright.editor.canvas.signs import LEAST_LETTER_PX, MOST_ENLARGED
from trackwright.model.circuit import Circuit
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.scenery import SceneryItem
from trackwright.model.picture.drawing.image_files import read_picture
from trackwright.model.picture.drawing.items import Badge, Text, plain_items
from trackwright.model.picture.drawing.lettering import fitted
from trackwright.model.picture.picture import Palette, PictureOptions, Sketch, scenery_item

Z_PICTURE, Z_FRAME = 3.0, 78.0
FRAME_COLOUR = "#1c86ee"
GHOSTLY = 0.75
"""The opacity of what is about to be put on the table."""
HANDLE_PX, KNOB_PX = 10.0, 26.0
ORDER = 100_000
"""Keeps the stacking order within a layer."""
MOST_SIDE_PX = 4096
"""Larger pictures are shown with fewer pixels."""
MISSING_MM = 14.0
"""The largest letters that say why a picture is not shown."""


class Pictures(QObject):
    """The pictures that scenery names, by file: read once, in a thread."""

    came = Signal()
    """A picture was read, or could not be."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._known: dict[str, QPixmap | str] = {}
        self._jobs: dict[str, Job] = {}

    @property
    def is_busy(self) -> bool:
        return bool(self._jobs)

    def of(self, file: str) -> QPixmap | str | None:
        """The picture, or why it cannot be shown; None while it is read."""
        if file not in self._known and file not in self._jobs:
            self._read(file)
        return self._known.get(file)

    def forget(self) -> None:
        """Read all pictures again when they are needed: files may have changed."""
        self._known.clear()

    def stop(self) -> None:
        for job in self._jobs.values():
            job.leave()
        self._jobs.clear()

    def _read(self, file: str) -> None:
        job = self._jobs[file] = Job(partial(decoded_picture, file), self)
        job.finished.connect(partial(self._take, file))
        job.failed.connect(partial(self._take, file))
        job.start()

    def _take(self, file: str, found: object) -> None:
        self._jobs.pop(file, None)
        is_image = isinstance(found, QImage)
        self._known[file] = QPixmap.fromImage(found) if is_image else str(found)  # type: ignore[arg-type]
        self.came.emit()


def decoded_picture(file: str, report_progress: ReportProgress) -> QImage | str:
    """Runs in the thread."""
    found = read_picture(Path(file))
    buffer = QBuffer()
    buffer.setData(QByteArray(found.data))
    reader = QImageReader(buffer)
    size = QSize(found.width_px, found.height_px)
    if max(size.toTuple()) > MOST_SIDE_PX:
        reader.setScaledSize(
            size.scaled(MOST_SIDE_PX, MOST_SIDE_PX, Qt.AspectRatioMode.KeepAspectRatio)
        )
    image = reader.read()
    if image.isNull():
        return t("The picture {file} cannot be shown: it is damaged", file=file)
    return image


class SceneryLayer(QObject):
    """The scenery that a scene shows. Unchanged items stay."""

    def __init__(self, scene: QGraphicsScene, shows_pictures: bool) -> None:
        super().__init__(scene)
        self.pictures = Pictures(self)
        self.pictures.came.connect(self._show_again)
        self._scene = scene
        self._items: dict[SceneryItem, QGraphicsItem] = {}
        self._badges: dict[SceneryItem, Badge] = {}
        self._zoom = 1.0
        self._shown: Sequence[SceneryItem] = ()
        self._held: dict[int, SceneryItem] = {}
        self._sketch: Sketch | None = None
        self._kit: Kit | None = None
        self._chosen: Sequence[SceneryItem] = ()
        self._frames: list[QGraphicsItem] = []
        self._about: list[QGraphicsItem] = []
        self.shows_pictures = shows_pictures

    def show(self, circuit: Circuit, palette: Palette) -> None:
        """Show the scenery of this circuit."""
        is_coloured = self._sketch is not None and self._sketch.palette is palette
        is_coloured = is_coloured and self._kit is circuit.kit
        if is_coloured and circuit.track.scenery is self._shown and not self._held:
            return
        if not is_coloured:
            self.clear()
        self._sketch = Sketch(circuit, PictureOptions(palette, furniture=False))
        self._kit = circuit.kit
        self._shown = circuit.track.scenery
        self._show_again()

    def clear(self) -> None:
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._badges.clear()

    def hold(self, items: Iterable[SceneryItem]) -> None:
        """Show items as they would be after a drag; none ends it."""
        self._held = {item.id: item for item in items}
        self._show_again()
        self._show_frames()

    def sketch(self, items: Iterable[SceneryItem]) -> None:
        """Show items that are about to be put on the table; none ends it."""
        for shown in self._about:
            self._scene.removeItem(shown)
        about = list(items)
        self._about = [self._drawn(item) for item in about]
        for shown in self._about:
            shown.setOpacity(GHOSTLY)
            shown.setZValue(Z_FRAME)
        self._about += map(_frame_of, about)
        for shown in self._about:
            self._scene.addItem(shown)

    def choose(self, items: Sequence[SceneryItem]) -> None:
        """Show frames around these, and handles if it is a single one."""
        self._chosen = items
        self._show_frames()

    def _show_frames(self) -> None:
        for frame in self._frames:
            self._scene.removeItem(frame)
        chosen = [self._held.get(item.id, item) for item in self._chosen]
        self._frames = [_frame_of(item) for item in chosen]
        if len(chosen) == 1 and not chosen[0].locked:
            self._frames += _handles_of(chosen[0])
        for frame in self._frames:
            self._scene.addItem(frame)

    def look(self, zoom: float) -> None:
        """Show it at so many pixels per mm."""
        self._zoom = zoom
        for item, badge in self._badges.items():
            self._enlarge(self._items[item], badge)

    @property
    def rect(self) -> QRectF:
        """The area of all scenery."""
        points = [to_scene(corner) for item in self._shown for corner in item.corners]
        xs, ys = [p.x() for p in points], [p.y() for p in points]
        if not points:
            return QRectF()
        return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))

    def show_pictures(self, shown: bool) -> None:
        self.shows_pictures = shown
        self._show_again()

    def _show_again(self) -> None:
        wanted = [self._held.get(item.id, item) for item in self._shown]
        known, self._items = self._items, {}
        self._badges = {item: self._badges[item] for item in wanted if item in self._badges}
        for index, item in enumerate(wanted):
            shown = known.pop(item, None)
            if item.kind == "picture" and shown is not None:
                self._scene.removeItem(shown)  # its file may have been read meanwhile
                shown = None
            if item.kind != "picture" or self.shows_pictures:
                self._items[item] = shown or self._made(item)
                self._items[item].setZValue(_z_of(item) + index / ORDER)
        for gone in known.values():
            self._scene.removeItem(gone)

    def _made(self, item: SceneryItem) -> QGraphicsItem:
        made = self._picture(item) if item.kind == "picture" else self._drawn(item)
        self._read_with(item, made)
        self._scene.addItem(made)
        return made

    def _drawn(self, item: SceneryItem) -> QGraphicsItem:
        assert self._sketch is not None
        items = tuple(scenery_item(self._sketch, item))
        strokes = strokes_of(plain_items(items))
        return StrokesItem(strokes, 0.0, bounds_of(strokes))

    def _read_with(self, item: SceneryItem, made: QGraphicsItem) -> None:
        """Keep words legible."""
        assert self._sketch is not None
        for badge in scenery_item(self._sketch, item) if item.text else ():
            if isinstance(badge, Badge):
                self._badges[item] = badge
                self._enlarge(made, badge)

    def _enlarge(self, item: QGraphicsItem, badge: Badge) -> None:
        needed = max(1.0, LEAST_LETTER_PX / (badge.size_mm * self._zoom))
        item.setVisible(needed <= MOST_ENLARGED)
        if item.scale() != needed:
            item.setTransformOriginPoint(to_scene(badge.at))
            item.setScale(needed)

    def _picture(self, item: SceneryItem) -> QGraphicsItem:
        found = self.pictures.of(item.file or "")
        if not isinstance(found, QPixmap):
            return self._frame(item, found)
        made = QGraphicsPixmapItem(found)
        made.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        made.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        made.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        made.setOpacity(item.opacity)
        at = to_scene(item.centre)
        move = QTransform().translate(at.x(), at.y()).rotate(-item.degrees)
        move.scale(item.width_mm / found.width(), item.height_mm / found.height())
        made.setTransform(move.translate(-found.width() / 2, -found.height() / 2))
        return made

    def _frame(self, item: SceneryItem, why: str | None) -> QGraphicsItem:
        """The empty frame of a picture, with the reason."""
        assert self._sketch is not None
        palette = self._sketch.palette
        words, size = fitted(why or "…", MISSING_MM, 0.9 * item.width_mm)
        text = Text(item.centre, size, words, palette.ink, degrees=item.degrees, halo=palette.halo)
        pen = QPen(QColor(palette.faint_ink), 1.5, Qt.PenStyle.DashLine)
        frame = Stroke(path_of([item.corners], closed=True), pen, NO_BRUSH)
        return StrokesItem([frame, *strokes_of([text])], 0.0)


def _z_of(item: SceneryItem) -> float:
    if item.kind == "picture":
        return Z_PICTURE
    return Z["writing"] if item.is_above else Z["ground"]


# --- the selection


def handle_points(item: SceneryItem, mm_per_px: float) -> tuple[complex, ...]:
    """Where the handles of an item are: its corners, and the knob to turn it."""
    up = item.turn * 1j
    return (*item.corners, item.centre + up * (item.height_mm / 2 + KNOB_PX * mm_per_px))


def _frame_of(item: SceneryItem) -> QGraphicsItem:
    frame = QGraphicsPathItem(path_of([item.corners], closed=True))
    pen = QPen(QColor(FRAME_COLOUR), 2.0)
    pen.setCosmetic(True)
    if item.locked:
        pen.setStyle(Qt.PenStyle.DotLine)
    frame.setPen(pen)
    frame.setZValue(Z_FRAME)
    return frame


def _handles_of(item: SceneryItem) -> Iterator[QGraphicsItem]:
    """Of the same size at any zoom."""
    side = HANDLE_PX
    for corner in item.corners:
        square = QGraphicsRectItem(-side / 2, -side / 2, side, side)
        yield _put(square, corner, item)
    stem = QGraphicsLineItem(0, 0, 0, side / 2 - KNOB_PX)
    yield _put(stem, item.centre + item.turn * 1j * item.height_mm / 2, item)
    knob = QGraphicsEllipseItem(-side / 2, -KNOB_PX - side / 2, side, side)
    yield _put(knob, item.centre + item.turn * 1j * item.height_mm / 2, item)


Handle = TypeVar("Handle", QGraphicsRectItem, QGraphicsEllipseItem, QGraphicsLineItem)


def _put(handle: Handle, point: complex, item: SceneryItem) -> Handle:
    handle.setPen(QPen(QColor(FRAME_COLOUR), 2.0))
    if not isinstance(handle, QGraphicsLineItem):
        handle.setBrush(QBrush(QColor("#ffffff")))
    handle.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
    handle.setPos(to_scene(point))
    handle.setRotation(-item.degrees)
    handle.setZValue(Z_FRAME + 1)
    return handle
