"""A race in a tab beside the circuit."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from trackwright.editor.replay.opening import Opened
from trackwright.editor.replay.view.stage import Stage
from trackwright.simulator.race.replays import Replay
from trackwright.simulator.story.liveries import livery_of


class RacePage(QWidget):
    """The stage of a race; remembers the current moment while another tab is open."""

    def __init__(self, opened: Opened) -> None:
        super().__init__()
        self.replay: Replay = opened.replay
        self.note, self.file = opened.note, opened.file
        self.index = 0
        self._saved = opened.replay
        liveries = [livery_of(name, i) for i, name in enumerate(opened.replay.show.runners)]
        self.stage = Stage(opened.scenery, liveries)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(0)
        self._box.addWidget(self.stage, 1)

    def hold(self, transport: QWidget) -> None:
        """Put the buttons below the current page."""
        self._box.addWidget(transport)
        transport.show()

    def saved(self, replay: Replay) -> None:
        self._saved = replay

    @property
    def is_unsaved(self) -> bool:
        """Did a person play in it since it was saved?"""
        return self.replay.is_own and self.replay is not self._saved
