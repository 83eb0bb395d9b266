"""A street race played by people at the real window: upgrades, numbers, whole moves, cards."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.editor.conftest import NONE, Hand, Opened, once_asked
from tests.editor.replay.test_panel import place_on_screen, press, stage_of, wait
from trackwright.editor.dialogs.sharing import SharingDialog
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.replaying import Replaying
from trackwright.games.street_racing.state.decisions import (
    ALLOCATING,
    CHOOSING,
    MOVING,
    PLACING,
    PREPARING,
)
from trackwright.games.street_racing.state.layouts import UPGRADES, Race
from trackwright.model.files.library import load_track
from trackwright.simulator.compiler.data.memory import first_of
from trackwright.simulator.table.table import PERSON

ID = "tokyo-drift"
_Key = Qt.Key


def begun(open_window: Opened) -> tuple[Hand, Replaying]:
    hand = open_window(load_track(ID))
    wish = Wish("street-racing", ("greedy",), 2, None, 1, 5)
    hand.window.replay.race(wish, 0)
    return hand, shown(hand)


def shown(hand: Hand) -> Replaying:
    """The question that the race has come to."""
    races = wait(hand)
    races.player.seek(races.player.last)
    return races


def race_of(races: Replaying) -> Race:
    assert races.replay is not None
    race = races.replay.table.race
    assert isinstance(race, Race)
    return race


def phase_of(races: Replaying) -> int:
    return int(race_of(races).phase)


def until(hand: Hand, phase: int) -> Replaying:
    """The first choice of everything, until the person is asked about this."""
    races = shown(hand)
    for _ in range(40):
        if phase_of(races) == phase:
            return races
        press(hand, _Key.Key_1)
        races = shown(hand)
    raise AssertionError("never asked")


def words(races: Replaying) -> list[str]:
    options = races.panel.options
    return [options.item(row).text() for row in range(options.count())]


@pytest.mark.slow
def test_upgrades_are_chosen_in_a_dialog_and_taken_back_at_once(open_window: Opened) -> None:
    hand, races = begun(open_window)
    assert phase_of(races) == ALLOCATING
    assert words(races)[-1] == "2  choose yourself ..."
    chosen: list[int] = []

    def fill(dialog: QWidget) -> None:
        assert isinstance(dialog, SharingDialog)
        assert dialog.ok.isEnabled(), "the proposal is complete"
        nitrous, *_, tires = dialog.boxes[:3]
        assert (nitrous.maximum(), tires.maximum()) == (1, 4)
        nitrous.setValue(0)
        assert not dialog.ok.isEnabled()
        assert dialog.missing.text() == "1 more to choose"
        dialog.boxes[3].setValue(dialog.boxes[3].value() + 1)
        chosen.extend(dialog.counts)
        QTest.keyClick(dialog.boxes[3], _Key.Key_Return)

    races.panel.options.setCurrentRow(1)
    once_asked(fill)
    races.panel.choose()
    races = shown(hand)
    assert races.replay is not None
    assert phase_of(races) == PLACING
    assert first_of(race_of(races).tokens[0], UPGRADES) == chosen
    races.deciding.undo()
    races = shown(hand)
    assert phase_of(races) == ALLOCATING
    assert races.replay is not None
    assert not races.replay.script, "ten tokens, one decision"


@pytest.mark.slow
def test_a_start_space_is_chosen_by_click(open_window: Opened) -> None:
    hand, races = begun(open_window)
    races = until(hand, PLACING)
    stage = stage_of(races)
    option = races.question.options[-1] if races.question else None
    assert option is not None
    assert option.end is not None
    place = place_on_screen(stage, option.end)
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, NONE, place)
    races = shown(hand)
    assert races.replay is not None
    assert races.replay.show.moments[-1].runners[0].space == option.end


@pytest.mark.slow
def test_a_number_shows_its_route_and_the_move_is_one_click(open_window: Opened) -> None:
    hand, races = begun(open_window)
    races = until(hand, CHOOSING)
    assert races.panel.option is not None
    assert len(races.panel.option.path) > 1
    assert "step" in words(races)[0]
    assert "(" not in words(races)[0], "places are said in words"
    races = until(hand, MOVING)
    question = races.question
    assert question is not None
    drive = question.options[0]
    assert drive.end is not None
    before = races.replay.script if races.replay else ()
    stage = stage_of(races)
    place = place_on_screen(stage, drive.end)
    QTest.mouseClick(stage.view.viewport(), Qt.MouseButton.LeftButton, NONE, place)
    races = shown(hand)
    assert races.replay is not None
    assert races.replay.show.moments[-1].runners[0].space == drive.end
    races.deciding.undo()
    races = shown(hand)
    assert races.replay is not None
    assert races.replay.script == before, "the whole move is taken back"


@pytest.mark.slow
def test_other_cards_for_a_shift_are_listed_when_asked_for(open_window: Opened) -> None:
    hand, races = begun(open_window)
    races = until(hand, PREPARING)
    listed = words(races)
    assert len(listed) < 12
    fold = next(n for n, line in enumerate(listed) if line.endswith("..."))
    races.panel.options.setCurrentRow(fold)
    press(hand, _Key.Key_Return)
    assert not races.busy, "nothing is decided yet"
    assert len(words(races)) > len(listed)
    assert races.panel.options.currentRow() == fold
    assert races.panel.option is not None


@pytest.mark.slow
def test_single_steps_are_on_the_table_when_asked_for(open_window: Opened) -> None:
    hand, races = begun(open_window)
    races = until(hand, MOVING)
    question, stage = races.question, stage_of(races)
    assert question is not None
    steps = {option.end for option in question.options if option.fold}
    assert stage.ends == {option.end for option in question.options if option.end} - (
        steps - {option.end for option in question.options if not option.fold}
    )
    races.panel.options.setCurrentRow(races.panel.options.count() - 1)
    press(hand, _Key.Key_Return)
    assert stage.ends >= steps
    assert races.panel.option is not None
    assert len(races.panel.option.rows) == 1


@pytest.mark.slow
def test_hands_and_upgrades_of_another_person_at_the_screen_are_hidden(
    open_window: Opened,
) -> None:
    hand, races = begun(open_window)
    races.deciding.take_player(1)
    races = shown(hand)
    assert races.replay is not None
    assert [seat.player for seat in races.replay.race.setup.seats] == [PERSON, PERSON]
    asked = races.question.player if races.question else None
    assert [races.replay.sees_hand(player) for player in (0, 1)] == [asked == 0, asked == 1]
