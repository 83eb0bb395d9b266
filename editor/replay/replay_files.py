"""Replays in files: which is opened or saved, and what is asked before a race is lost."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFileDialog

from trackwright.editor.app.folders import first_folder
from trackwright.editor.app.translation import later, t
from trackwright.editor.replay.opening import keep, race_in
from trackwright.editor.replay.page import RacePage
from trackwright.editor.replay.task_queue import Task
from trackwright.editor.widgets.confirm_replace import ask_replace, completed
from trackwright.editor.widgets.message_boxes import Button, ask

if TYPE_CHECKING:
    from trackwright.editor.replay.replaying import Replaying, Surroundings

FILTER = later("Races (*.json);;All files (*)")
UNSAVED = later("Your race is not saved.")


class ReplayFiles(QObject):
    """Tests can replace what asks the user."""

    def __init__(self, races: "Replaying", around: "Surroundings") -> None:
        super().__init__(races)
        self._races, self._around = races, around
        self.ask_record: Callable[[], str] = self._ask_record
        self.ask_file: Callable[[str], str] = self._ask_file
        self.ask_replace: Callable[[Path], bool] = partial(ask_replace, races.window)
        self.ask_unsaved: Callable[[], Button] = self._ask_unsaved

    def ask_open(self) -> None:
        if name := self.ask_record():
            self.open_record(Path(name))

    def open_record(self, path: Path) -> None:
        """Open a replay file; if it is open already, show it."""
        for page in self._races.pages:
            if page.file == path.resolve() and not page.is_unsaved:
                self._races.middle.setCurrentWidget(page)
                return
        work = partial(race_in, path, self._around.bridge.circuit, self._around.colours)
        self._races.open_by(
            t("Reading {file} ...", file=path.name), work, t("Cannot open the replay")
        )

    def save(self) -> bool:
        page = self._races.page
        if page is None:
            return False
        replay, race = page.replay, page.replay.race
        name = self.ask_file(str(self._folder / f"{Path(race.track).stem}-race-{race.number}.json"))
        if not name:
            return False
        path, unasked = completed(name, "json")
        if unasked and not self.ask_replace(path):
            return False

        def kept(path: Path) -> None:
            page.saved(replay)
            page.file = path
            self._races.used_file.emit(path)
            self._around.bridge.message.emit(t("Saved to {file}", file=path))
            self._races.show_note()

        work = partial(keep, replay, path)
        failure = t("Cannot save the replay")
        self._races.tasks.run(Task(t("Saving ..."), work, kept, failure, keeps=True))
        return True

    @property
    def is_unsaved(self) -> bool:
        """Did a person play in a race that is not saved?"""
        return any(page.is_unsaved for page in self._races.pages)

    def may_go(self) -> bool:
        """May all races be closed?"""
        return all(self.may_close(page) for page in self._races.pages)

    def may_close(self, page: RacePage) -> bool:
        """Ask if a person played in it and it is not saved."""
        if not page.is_unsaved:
            return True
        self._races.middle.setCurrentWidget(page)
        answer = self.ask_unsaved()
        if answer == Button.Save:
            saved = self.save()
            self._races.tasks.wait()
            return saved and not page.is_unsaved
        return answer == Button.Discard

    def _ask_record(self) -> str:
        folder = str(self._folder)
        return QFileDialog.getOpenFileName(self._races.window, t("Open replay"), folder, t(FILTER))[
            0
        ]

    @property
    def _folder(self) -> Path:
        return first_folder(self._around.bridge.path, self._around.settings)

    def _ask_file(self, proposed: str) -> str:
        return QFileDialog.getSaveFileName(
            self._races.window, t("Save replay"), proposed, t(FILTER)
        )[0]

    def _ask_unsaved(self) -> Button:
        return ask(
            self._races.window,
            t("Unsaved race"),
            t(UNSAVED),
            Button.Save | Button.Discard | Button.Cancel,
            Button.Save,
        )
