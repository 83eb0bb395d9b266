"""The marker dialog: what each kind asks for."""

import pytest
from pytestqt.qtbot import QtBot

from trackwright.editor.dialogs.marker import MarkerDialog
from trackwright.games.dice_derby.colours import COLOURS
from trackwright.model.files.library import kit
from trackwright.model.layout.track import Marker


@pytest.fixture
def dialog(qtbot: QtBot) -> MarkerDialog:
    made = MarkerDialog(kit("motograndprix"), 4, None)
    qtbot.addWidget(made)
    return made


def choose(dialog: MarkerDialog, kind: str) -> None:
    dialog.kind.setCurrentIndex(dialog.kind.findData(kind))


def test_a_route_is_one_lane_of_the_whole_piece(dialog: MarkerDialog) -> None:
    assert dialog.lane.currentText() == "all lanes"
    choose(dialog, "route")
    assert dialog.marker(7) == Marker(on=7, lane=0, route=True)
    assert not dialog.at.isEnabled()
    dialog.lane.setCurrentIndex(3)
    assert dialog.marker(7) == Marker(on=7, lane=2, route=True)
    choose(dialog, "bonus")
    dialog.lane.setCurrentIndex(0)
    assert dialog.marker(7) == Marker(on=7, bonus=1)


def test_a_stripe_has_a_colour_and_a_position(dialog: MarkerDialog) -> None:
    choose(dialog, "stripe")
    dialog.at.setValue(3)
    assert dialog.marker(7) == Marker(on=7, at=2, stripe=COLOURS[0])


def test_a_start_space_may_be_in_one_lane(dialog: MarkerDialog) -> None:
    choose(dialog, "start_space")
    dialog.lane.setCurrentIndex(2)
    assert dialog.marker(7) == Marker(on=7, lane=1, start_space=True)
