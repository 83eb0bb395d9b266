"""New, open, save, export: what the File menu does for a window. Dialogs are imported when they are
first opened, since the window would appear later otherwise."""

from codecs import BOM_UTF8
from collections.abc import Callable, Sequence
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog
from shiboken6 import isValid

from trackwright.editor.app.folders import first_folder
from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.dialogs.progress import ProgressDialog
from trackwright.editor.dialogs.running import asked
from trackwright.editor.library.entries import Entry, new_track
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.editor.widgets.message_boxes import Button, ask, warn
from trackwright.editor.window.external_changes import ask_overwrite
from trackwright.editor.window.opening import is_large, read_circuit, read_in_thread
from trackwright.editor.window.table_scenery import is_picture_name
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import find_track, is_shipped, reject_shipped
from trackwright.model.files.output_checks import HEAD_BYTES, TRACK, check_output
from trackwright.model.files.track_files import save_track
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.progress import Cancelled
from trackwright.model.text.strict_json import bytes_of
from trackwright.simulator.race.records import is_record

if TYPE_CHECKING:
    from trackwright.editor.dialogs.export import Order
    from trackwright.editor.dialogs.library import PlaceName
    from trackwright.editor.playtest.reporting import ReportFile
    from trackwright.editor.window.window import Window

FILTER = later("Tracks (*.json);;All files (*)")
CANNOT_OPEN = later("Cannot open the file")
MOST_AT_ONCE = 12
"""Files that are opened when more are dropped: each gets a window."""


class Files:
    """The files of a window. Tests can replace what asks the user."""

    def __init__(self, window: "Window") -> None:
        self.window = window
        self.bridge = window.bridge
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_unsaved: Callable[[], Button] = self._ask_unsaved
        self.ask_overwrite: Callable[[], bool] = lambda: ask_overwrite(window)
        self.ask_replace: Callable[[Path], bool] = lambda path: ask_replace(window, path)
        self._last_export: Order | None = None
        window.bridge.opened.connect(self._forget_export)

    @cached_property
    def reports(self) -> "ReportFile":
        from trackwright.editor.playtest.reporting import ReportFile

        return ReportFile(self.window)

    # --- opening

    def new(self) -> None:
        self.show_library("new")

    def show_library(self, place: "PlaceName") -> None:
        """Let the user choose what to open, or to begin with."""
        if (choice := self.ask_library(place)) is not None:
            self._open_choice(choice)

    def ask_library(self, place: "PlaceName") -> Entry | None:
        """What the user chose in the library; None for nothing."""
        from trackwright.editor.dialogs.library import LibraryDialog

        window, path = self.window, self.bridge.path
        kit_id = self.bridge.track.kit
        dialog = LibraryDialog(window.settings, window.colours, window, place, path, kit_id)
        with asked(dialog) as is_accepted:
            if not is_accepted:
                return None
            return Entry("", dialog.browsed) if dialog.browsed is not None else dialog.entry

    def _open_choice(self, choice: Entry) -> None:
        if not choice.is_new:
            self.open_if_free(choice.order)
        elif self.may_go():
            self.begin(new_track(choice))

    def begin(self, track: Track) -> None:
        """Start with a track that no file holds."""
        self.bridge.open(track, None)

    def folder(self) -> Path:
        """Where file dialogs begin."""
        return first_folder(self.bridge.path, self.window.settings)

    def begin_beside(self, track: Track) -> None:
        """Start with it in another window, unless this one is empty."""
        if self.window.is_blank:
            self.begin(track)
        else:
            self.window.desk.open_window(track, near=self.window)

    def ask_open(self) -> None:
        self.show_library("recent")

    def ask_open_beside(self) -> None:
        choice = self.ask_library("recent")
        if choice is not None and choice.is_new:
            self.window.desk.free_window(near=self.window).files.begin(new_track(choice))
        elif choice is not None:
            self.open_beside(choice.order)

    def open_if_free(self, name: str) -> bool:
        keeps_circuit = is_picture_name(name) or is_record(Path(name))
        return (keeps_circuit or self.may_go()) and self.open(name)

    def open_beside(self, name: str) -> bool:
        """Open it in another window, unless this one is empty."""
        if self.window.is_blank:
            return self.open(name)
        other = self.window.desk.open_window(near=self.window)
        if other.files.open(name):
            return True
        if isValid(other):  # it may have been closed while its file was read
            other.close()
        return False

    def open_all(self, names: Sequence[str], left_out: int = 0) -> None:
        """The first one here, the others in windows of their own; all that cannot be opened is said
        at once, and how many files were left out because there are too many."""
        there = []
        refused: list[Message | str] = []
        for name in names:
            try:
                self._reject_unreadable(name)
                there.append(name)
            except TrackwrightError as error:
                refused.append(error.message)
        if there:
            self.open_if_free(there[0])
        for name in there[1:]:
            if self._is_closed:
                return
            self.open_beside(name)
        if left_out:
            most = Message(
                "only {n} files are opened at once: {left_out} were left out",
                n=MOST_AT_ONCE,
                left_out=left_out,
            )
            refused.append(most)
        if refused:
            words = "\n".join(translated(why) for why in refused)
            what = t("Not everything was opened") if there else t(CANNOT_OPEN)
            self.complain(what, TrackwrightError(words))

    def open(self, name: str) -> bool:
        """Open a file or a shipped circuit, or say why that is impossible. A picture is laid
        beneath the circuit, to be traced."""
        if is_picture_name(name):
            return self.window.scenery.add_picture(name)
        try:
            return self.load(name)
        except TrackwrightError as error:
            self.complain(t(CANNOT_OPEN), error)
            return False

    def _reject_unreadable(self, name: str) -> None:
        """Before there is a window for it. Large files are read in a thread later."""
        if is_record(Path(name)):
            return
        path = find_track(name)
        if self.window.desk.window_of(path) is None:
            _reject_other_kinds(path)
            if not is_large(path):
                read_circuit(path)

    def load(self, name: str) -> bool:
        """Open it, unless the user cancels. A shipped circuit becomes a copy without a file; a file
        that another window has open is shown there; a race is shown beside the circuit."""
        if is_record(Path(name)):
            self.window.replay.files.open_record(Path(name))
            return True
        path = find_track(name)
        there = self.window.desk.window_of(path)
        if there is not None and there is not self.window:
            self.window.desk.show_window(there)
            return True
        _reject_other_kinds(path)
        try:
            circuit = self._read(path)
        except Cancelled:
            return False
        if self._is_closed:
            return False
        if is_shipped(path):
            self.bridge.show(circuit, None)
        else:
            self.bridge.show(circuit, path.resolve())
            self.remember(path)
        return True

    def _read(self, path: Path) -> Circuit:
        """The circuit in the file. Raises Cancelled."""
        return read_in_thread(path, self.window) if is_large(path) else read_circuit(path)

    @property
    def _is_closed(self) -> bool:
        """Was the window closed while it waited?"""
        return self.window not in self.window.desk.windows

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
        self.bridge.message.emit(t("Saved to {file}", file=path))
        return True

    def print(self) -> None:
        """Let the user see the pages, and print or save them."""
        from trackwright.editor.dialogs.print import PrintDialog

        self.bridge.take_typed()
        file, settings = self.bridge.path or self._proposed, self.window.settings
        circuit = self.bridge.circuit
        pack = self.window.playtest.race_pack
        dialog = PrintDialog(circuit, file, settings, self.window, self._opened_files, pack)
        with asked(dialog) as is_accepted:
            done = dialog.done_words if is_accepted else ""
        if done:
            self.bridge.message.emit(done)

    def report(self) -> None:
        """Write the page about the circuit, its playtest and races."""
        from trackwright.editor.playtest.reporting import ReportOrder

        self.bridge.take_typed()
        file, panel = self.bridge.path or self._proposed, self.window.playtest
        results, wish = panel.results, panel.setup.wish
        order = ReportOrder(self.bridge.circuit, file.stem, results.raced, results.pinned, wish)
        done = self.reports.save(order, file, self._opened_files)
        if done and not self._is_closed:
            self.bridge.message.emit(done)

    @property
    def _opened_files(self) -> list[Path]:
        """The files that windows show: nothing may be written over them."""
        return [w.bridge.path for w in self.window.desk.windows if w.bridge.path]

    def export(self) -> None:
        from trackwright.editor.dialogs.export import ExportDialog

        self.bridge.take_typed()
        file = self.bridge.path or self._proposed
        dialog = ExportDialog(self.bridge.circuit, file, self.window, self._opened_files)
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

    def _export(self, order: "Order") -> None:
        try:
            self._export_in_thread(order)
        except Cancelled:
            words = t("Cancelled. {file} was not written.", file=order.path)
        except TrackwrightError as error:
            self.complain(t("Cannot export"), error)
            return
        else:
            self._last_export = order
            words = t("Exported to {file}", file=order.path)
        if not self._is_closed:
            self.bridge.message.emit(words)

    def _export_in_thread(self, order: "Order") -> None:
        work = partial(order.write, self.bridge.circuit)
        words = t("Exporting {file} ...", file=order.path.name)
        ProgressDialog(work, t("Export"), words, self.window).wait()

    def _forget_export(self) -> None:
        self._last_export = None

    # --- closing

    def may_go(self) -> bool:
        """May the track be closed? Asks about unsaved changes."""
        self.bridge.take_typed()
        if not self.bridge.document.is_modified:
            return True
        answer = self.ask_unsaved()
        if answer == Button.Save:
            return self.save()
        return answer == Button.Discard

    def _ask_unsaved(self) -> Button:
        return ask(
            self.window,
            t("Unsaved changes"),
            t("“{name}” has unsaved changes.", name=self.bridge.title),
            Button.Save | Button.Discard | Button.Cancel,
            Button.Save,
        )

    def _ask_file(self, proposed: str) -> str:
        return QFileDialog.getSaveFileName(self.window, t("Save as"), proposed, t(FILTER))[0]

    def remember(self, path: Path) -> None:
        """Add a circuit or replay to the recent files."""
        self.window.settings.add_recent(path)
        for window in self.window.desk.windows:
            window.commands.show_recent()

    def complain(self, what: str, error: TrackwrightError) -> None:
        warn(self.window, what, translated(error.message))


def _reject_other_kinds(path: Path) -> None:
    """Say what can be opened or dropped if this is a picture, a program, or anything but JSON."""
    try:
        head = bytes_of(path, HEAD_BYTES)
    except (OSError, ValueError):
        return  # the reader reports why
    if head.removeprefix(BOM_UTF8).strip()[:1] not in (b"", b"{"):
        raise TrackwrightError(
            t(
                "{file} is neither a circuit nor a saved race. Only those can be opened or dropped "
                "on the window: files that end in .json; and pictures to trace: PNG or JPEG.",
                file=path.name,
            )
        )


def _file_name(title: str) -> str:
    """A file name made from a title: letters and digits, joined by hyphens."""
    words = "".join(letter if letter.isalnum() else " " for letter in title.lower()).split()
    return "-".join(words) or "circuit"
