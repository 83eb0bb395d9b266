"""Changes of a document's file by other programs: noticed, reported, and nothing is lost."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer

from trackwright.editor.app.translation import t, translated
from trackwright.editor.widgets.message_boxes import Button, ask
from trackwright.editor.widgets.notice import Answers
from trackwright.model.files.library import kit
from trackwright.model.files.output_checks import exists
from trackwright.model.files.track_files import read_track, track_text
from trackwright.model.layout.kit import Kit
from trackwright.model.layout.track import Track
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message

if TYPE_CHECKING:
    from trackwright.editor.window.window import Window

SETTLE_MS = 250
"""Another program may write in several goes."""


@dataclass(frozen=True)
class Reload:
    """Load the contents of the file in one step, so that undo restores the window's version."""

    track: Track

    label = Message("Reload the file")

    def apply(self, track: Track, kit: Kit) -> Track:
        return self.track


class ExternalChanges(QObject):
    """Watches the file of a window. The file differs if its track is not the one last read or
    written; a new date or different indentation does not count."""

    def __init__(self, window: "Window") -> None:
        super().__init__(window)
        self._window = window
        self._bridge = window.bridge
        self._has_asked = False
        self._watcher = QFileSystemWatcher(self)
        self._timer = QTimer(self, singleShot=True, interval=SETTLE_MS)
        self._timer.timeout.connect(self.look)
        self._watcher.fileChanged.connect(lambda _: self._timer.start())
        self._watcher.directoryChanged.connect(lambda _: self._timer.start())
        self._bridge.opened.connect(self._opened)
        self._bridge.chosen.connect(self._follow)
        self._opened()

    # --- following the file

    def _opened(self) -> None:
        """A draft was recovered: what its file holds is not known yet, and nothing to report."""
        self._window.canvas.notice.put_away()
        path, document = self._bridge.path, self._bridge.document
        if path is not None and document.saved is None:
            document.set_file_content(self._read(path))
        self._follow()

    def _follow(self) -> None:
        """Watch the file and its folder: saving may replace the file by a new one."""
        path = self._bridge.path
        wanted = {str(path), str(path.parent)} if path else set()
        watched = {*self._watcher.files(), *self._watcher.directories()}
        if gone := watched - wanted:
            self._watcher.removePaths(list(gone))
        if new := [name for name in wanted - watched if exists(Path(name))]:
            self._watcher.addPaths(new)

    def _read(self, path: Path) -> Track | None:
        try:
            return read_track(path, kit)
        except TrackwrightError:
            return None

    # --- reporting

    @property
    def differs(self) -> bool:
        """Would saving overwrite changes of another program?"""
        path = self._bridge.path
        if path is None or not exists(path):
            return False
        there = self._read(path)
        return there is None or not _same(there, self._bridge.document.saved)

    def look(self) -> None:
        """Report if the file changed."""
        self._follow()
        path, document = self._bridge.path, self._bridge.document
        if path is None:
            return
        if not exists(path):
            if document.saved is not None:
                self._say_gone(path)
            return
        try:
            there = read_track(path, kit)
        except TrackwrightError as error:
            self._say_unreadable(path, error)
            return
        if not _same(there, document.saved):
            self._say_other(path, there)
        elif self._has_asked:
            self._window.canvas.notice.put_away()
            self._has_asked = False

    def _say_other(self, path: Path, there: Track) -> None:
        mine = self._bridge.is_modified
        words = t("Another program changed {file}.", file=path.name)
        if mine:
            words += " " + t("You have unsaved changes.")
        self._ask(
            words,
            {
                t("&Reload"): lambda: self.reload(there),
                t("&Keep mine"): lambda: self.keep(there),
                t("&Compare ..."): lambda: self.compare(path, there),
            },
        )

    def _say_gone(self, path: Path) -> None:
        self.keep(None)
        self._ask(
            t("{file} was deleted or moved. The circuit is still open here.", file=path.name),
            {
                t("&Save again"): self._window.files.save,
                t("Save &as ..."): self._window.files.save_as,
                t("&Later"): lambda: None,
            },
        )

    def _say_unreadable(self, path: Path, error: TrackwrightError) -> None:
        self.keep(None)
        words = t("Another program changed {file}, and it can no longer be read:", file=path.name)
        first = translated(error.message).splitlines()[0]
        self._ask(
            f"{words} {first}",
            {
                t("Save &as ..."): self._window.files.save_as,
                t("&Later"): lambda: None,
            },
        )

    def _ask(self, words: str, answers: Answers) -> None:
        self._has_asked = True
        self._window.canvas.notice.ask(words, answers)

    # --- answers

    def reload(self, there: Track) -> None:
        """Show the contents of the file. A circuit of another game opens in a window of its own."""
        if there.kit != self._bridge.track.kit:
            self._window.desk.open_window(there, near=self._window)
            return
        self._bridge.do(Reload(there))
        self.keep(there)

    def keep(self, there: Track | None) -> None:
        """Keep the window's version, which is unsaved now: the file holds another one."""
        self._bridge.document.set_file_content(there)
        self._bridge.opened_as()

    def compare(self, path: Path, there: Track) -> None:
        from trackwright.editor.dialogs.compare import CompareDialog
        from trackwright.editor.dialogs.running import show

        dialog = CompareDialog(self._bridge.track, there, self._window.colours, self._window)
        dialog.reload.clicked.connect(lambda: self.reload(there))
        dialog.keep.clicked.connect(lambda: self.keep(there))
        dialog.rejected.connect(lambda: self._say_other(path, there))
        show(dialog)

    # --- before saving

    def may_overwrite(self) -> bool:
        """Ask if saving would overwrite changes of another program."""
        return not self.differs or self._window.files.ask_overwrite()


def ask_overwrite(window: "Window") -> bool:
    answer = ask(
        window,
        t("Changed by another program"),
        t("Another program changed the file. Overwrite it?")
        + "\n"
        + t("Its current contents are kept as a .bak file."),
        Button.Save | Button.Cancel,
        Button.Cancel,
    )
    return answer == Button.Save


def _same(there: Track, saved: Track | None) -> bool:
    """Would both give the same file? (Files round fractions of a millimetre.)"""
    return saved is not None and (there == saved or track_text(there) == track_text(saved))
