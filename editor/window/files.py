"""New, open, save, export: what the File menu does for a window."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog, QMessageBox

from trackwright.editor.app.folders import first_folder
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.dialogs.export import ExportDialog, Order
from trackwright.editor.dialogs.new import NewDialog
from trackwright.editor.dialogs.recent import RecentDialog
from trackwright.editor.dialogs.running import asked
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.editor.window.external_changes import ask_overwrite
from trackwright.editor.window.opening import OpeningDialog, is_large, read_circuit
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import find_track, is_shipped, reject_shipped
from trackwright.model.files.output_checks import TRACK, check_output
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.race.records import is_record

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

FILTER = later("Tracks (*.json);;All files (*)")
_Button = QMessageBox.StandardButton


class Files:
    """The files of a window. Tests can replace what asks the user."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.bridge = window.bridge
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_which: Callable[[], str] = self._ask_which
        self.ask_unsaved: Callable[[], _Button] = self._ask_unsaved
        self.ask_overwrite: Callable[[], bool] = lambda: ask_overwrite(window)
        self.ask_replace: Callable[[Path], bool] = lambda path: ask_replace(window, path)
        self._last_export: Order | None = None
        window.bridge.opened.connect(self._forget_export)

    # --- opening

    def new(self) -> None:
        if not self.may_go():
            return
        dialog = NewDialog(self.window.colours, self.window)
        with asked(dialog) as is_accepted:
            if is_accepted:
                self.begin(dialog.track())

    def begin(self, track: Track) -> None:
        """Start with a track that no file holds."""
        self.bridge.open(track, None)

    def ask_open(self) -> None:
        if self.may_go() and (name := self.ask_which()):
            self.open(name)

    def ask_open_beside(self) -> None:
        if name := self.ask_which():
            self.open_beside(name)

    def ask_recent(self) -> None:
        dialog = RecentDialog(self.window.settings.recent, self.window.colours, self.window)
        with asked(dialog) as is_accepted:
            file = dialog.file if is_accepted else None
        if file is not None:
            self.open_if_free(str(file))

    def open_if_free(self, name: str) -> bool:
        return (is_record(Path(name)) or self.may_go()) and self.open(name)

    def open_beside(self, name: str) -> bool:
        """Open it in another window, unless this one is empty."""
        if self.window.is_blank:
            return self.open(name)
        other = self.window.desk.open_window(near=self.window)
        if other.files.open(name):
            return True
        other.close()
        return False

    def open(self, name: str) -> bool:
        """Open a file or a shipped circuit, or say why that is impossible."""
        try:
            return self.load(name)
        except TrackwrightError as error:
            self.complain(t("Cannot open the file"), error)
            return False

    def load(self, name: str) -> bool:
        """Open it, unless the user cancels. A shipped circuit becomes a copy without a file; a file
        that another window has open is shown there; a race is shown beside the circuit."""
        if is_record(Path(name)):
            self.window.replay.open_record(Path(name))
            return True
        path = find_track(name)
        there = self.window.desk.window_of(path)
        if there is not None and there is not self.window:
            self.window.desk.show_window(there)
            return True
        circuit = self._read(path)
        if circuit is None or self.window not in self.window.desk.windows:
            return False
        if is_shipped(path):
            self.bridge.show(circuit, None)
        else:
            self.bridge.show(circuit, path.resolve())
            self.remember(path)
        return True

    def _read(self, path: Path) -> Circuit | None:
        """The circuit in the file; None if the user cancelled."""
        if not is_large(path):
            return read_circuit(path)
        found = OpeningDialog(path, self.window).read()
        if isinstance(found, TrackwrightError):
            raise found
        return found

    # --- saving

    def save(self) -> bool:
        self.bridge.take_typed()
        if self.bridge.path is None:
            return self.save_as()
        return self.window.outside.may_overwrite() and self._write(self.bridge.path)

    def save_as(self) -> bool:
        name = self.ask_file(str(self.bridge.path or self._proposed))
        if not name:
            return False
        path, unasked = completed(name, "json")
        if not self._may_save_as(path) or (unasked and not self.ask_replace(path)):
            return False
        return self._write(path)

    @property
    def _proposed(self) -> Path:
        """A file for a circuit that has none."""
        folder = first_folder(None, self.window.settings)
        return folder / f"{_file_name(self.bridge.track.name)}.json"

    def _may_save_as(self, path: Path) -> bool:
        """A file is open in one window only, and a track only replaces a track."""
        there = self.window.desk.window_of(path)
        if there is self.window:
            return True
        try:
            if there is not None:
                raise TrackwrightError(t("{file} is open in another window", file=path))
            check_output(path, TRACK)
        except TrackwrightError as error:
            self.complain(t("Cannot save the file"), error)
            return False
        return True

    def _write(self, path: Path) -> bool:
        self.bridge.take_typed()
        try:
            reject_shipped(path)
            save_track(self.bridge.track, path)
        except TrackwrightError as error:
            self.complain(t("Cannot save the file"), error)
            return False
        self.bridge.saved(path.resolve())
        self.remember(path)
        self.bridge.told.emit(t("Saved to {file}", file=path))
        return True

    def export(self) -> None:
        self.bridge.take_typed()
        file = self.bridge.path or self._proposed
        opened = [w.bridge.path for w in self.window.desk.windows if w.bridge.path]
        dialog = ExportDialog(self.bridge.circuit, file, self.window, opened)
        with asked(dialog) as is_accepted:
            order = dialog.order if is_accepted else None
        if order is not None:
            self._export(order)

    def export_again(self) -> None:
        """Export to the same file as last time without asking."""
        self.bridge.take_typed()
        if self._last_export is None:
            self.export()
        else:
            self._export(self._last_export)

    def _export(self, order: Order) -> None:
        try:
            self.bridge.told.emit(t("Exported to {file}", file=order.write(self.bridge.circuit)))
            self._last_export = order
        except TrackwrightError as error:
            self.complain(t("Cannot export"), error)

    def _forget_export(self) -> None:
        self._last_export = None

    # --- closing

    def may_go(self) -> bool:
        """May the track be closed? Asks about unsaved changes."""
        self.bridge.take_typed()
        if not self.bridge.document.is_modified:
            return True
        answer = self.ask_unsaved()
        if answer == _Button.Save:
            return self.save()
        return answer == _Button.Discard

    def _ask_unsaved(self) -> _Button:
        return QMessageBox.question(
            self.window,
            t("Unsaved changes"),
            t("“{name}” has unsaved changes.", name=self.bridge.title),
            _Button.Save | _Button.Discard | _Button.Cancel,
            _Button.Save,
        )

    def _ask_which(self) -> str:
        folder = first_folder(self.bridge.path, self.window.settings)
        return QFileDialog.getOpenFileName(self.window, t("Open"), str(folder), t(FILTER))[0]

    def _ask_file(self, proposed: str) -> str:
        return QFileDialog.getSaveFileName(self.window, t("Save as"), proposed, t(FILTER))[0]

    def remember(self, path: Path) -> None:
        """Add a circuit or replay to the recent files."""
        self.window.settings.add_recent(path)
        for window in self.window.desk.windows:
            window.commands.show_recent()

    def complain(self, what: str, error: TrackwrightError) -> None:
        QMessageBox.warning(self.window, what, translated(error.message))


def _file_name(title: str) -> str:
    """A file name made from a title: letters and digits, joined by hyphens."""
    words = "".join(letter if letter.isalnum() else " " for letter in title.lower()).split()
    return "-".join(words) or "circuit"
