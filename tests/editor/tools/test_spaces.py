"""The tool that marks spaces."""

import pytest
from PySide6.QtWidgets import QWidget

from tests.builders import OVAL, track_of
from tests.editor.conftest import Opened, once_asked
from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.model.picture.shapes.shape import space_places


@pytest.mark.slow
def test_spaces_are_marked_by_click_and_by_dragging(open_window: Opened) -> None:
    """The dialog asks what with; what was dragged over is one step, and the key puts it away."""
    hand = open_window(track_of(OVAL))
    window = hand.window

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, MarkerDialog)
        assert not dialog.at.isVisible()
        assert not dialog.lane.isVisible()
        dialog.kind.setCurrentIndex(dialog.kind.findData("block"))
        dialog.accept()

    once_asked(answer)
    hand.keys("O")
    assert window.tool_name == "spaces"
    places = space_places(window.bridge.circuit.geometry)
    hand.click(places["2.C2"][0])
    assert [(m.on, m.at, m.lane, m.block) for m in window.bridge.track.markers] == [(2, 1, 1, True)]
    hand.drag(places["2.L1"][0], places["2.L2"][0])
    marked = {(m.at, m.lane) for m in window.bridge.track.markers}
    assert {(1, 1), (0, 0), (1, 0)} <= marked
    hand.keys("^Z")
    assert {(m.at, m.lane) for m in window.bridge.track.markers} == {(1, 1)}
    hand.click(places["2.C2"][0])
    assert not window.bridge.track.markers
    hand.keys("O")
    assert window.tool_name == "select"
