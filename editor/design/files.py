"""Files of the Design panel: wishes, read and written as the command line does, and outlines."""

import json
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from trackwright.design.closed_line import Points
from trackwright.design.outlines import read_outline
from trackwright.design.wishes import Wishes, validated, wishes_from_json
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.model.files.output_checks import WISHES, check_output
from trackwright.model.files.track_files import save_bytes
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.strict_json import parse_json_object, read_bytes

WISHES_FILTER = later("Wishes (*.json);;All files (*)")
OUTLINE_FILTER = later("Outlines (*.svg *.gpx *.geojson *.json *.csv);;All files (*)")
PROPOSED = "wishes.json"


class DesignFiles(QObject):
    """Asks for files, reads and writes them. Tests can replace what asks the user."""

    message = Signal(str)

    def __init__(self, folder: Callable[[], Path], parent: QWidget) -> None:
        """`folder`: where file dialogs begin."""
        super().__init__(parent)
        self._folder, self._window = folder, parent
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_replace: Callable[[Path], bool] = lambda path: ask_replace(parent, path)

    def read_wishes(self) -> Wishes | None:
        """Of a file that the user chooses; None if there are none to use."""
        name = self.ask_file("open")
        if not name:
            return None
        try:
            wishes = wishes_from_json(parse_json_object(read_bytes(Path(name)), name), name)
            validated(wishes)
        except TrackwrightError as error:
            self.message.emit(translated(error.message))
            return None
        self.message.emit(t("Wishes read from {file}", file=name))
        return wishes

    def save_wishes(self, wishes: Wishes) -> None:
        """Write them to a file that the user chooses, as `design --wishes` reads them."""
        name = self.ask_file("save")
        if not name:
            return
        path, unasked = completed(name, "json")
        text = json.dumps(wishes.as_json(), indent=2, ensure_ascii=False) + "\n"
        try:
            check_output(path, WISHES)
            if unasked and not self.ask_replace(path):
                return
            save_bytes(text.encode(), path)
        except TrackwrightError as error:
            self.message.emit(t("Not saved: {why}", why=translated(error.message)))
        else:
            self.message.emit(t("Saved to {file}", file=path))

    def read_outline(self) -> Points | None:
        """Of a file that the user chooses; None if there is none to use."""
        name = self.ask_file("outline")
        return self.outline_of(Path(name)) if name else None

    def outline_of(self, path: Path) -> Points | None:
        """Of this file; None if it has none, which is said."""
        try:
            return read_outline(path)
        except TrackwrightError as error:
            self.message.emit(translated(error.message))
            return None

    def _ask_file(self, how: str) -> str:
        folder = self._folder()
        if how == "save":
            start, title = str(folder / PROPOSED), t("Save wishes")
            return QFileDialog.getSaveFileName(self._window, title, start, t(WISHES_FILTER))[0]
        title, form = t("Open wishes"), t(WISHES_FILTER)
        if how == "outline":
            title, form = t("Choose an outline"), t(OUTLINE_FILTER)
        return QFileDialog.getOpenFileName(self._window, title, str(folder), form)[0]
