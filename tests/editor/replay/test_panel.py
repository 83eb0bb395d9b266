"""Races looked at, ridden oneself, taken back and kept: stories at the real window."""

import json
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from tests.editor.conftest import CTRL, NONE, WAIT_MS, Hand, Opened
from tests.editor.pictures import Pixels, count_of, grabbed
from tests.simulator.races import circuit
from trackwright.editor.app.translation import language
from trackwright.editor.canvas.painting.strokes import to_scene
from trackwright.editor.dialogs.library import LibraryDialog
from trackwright.editor.dialogs.why import UNITS, WhyDialog
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.race_once import RaceDialog
from trackwright.editor.replay.replaying import Replaying
from trackwright.editor.replay.view.dice import CARD_BACK, draw_dice
from trackwright.editor.replay.view.player import Player
from trackwright.editor.replay.view.stage import Stage, along
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.picture.drawing.palette import KNOWN_COLOURS
from trackwright.simulator.game.games import all_games
from trackwright.simulator.playtest.running import Batch
from trackwright.simulator.race.game_parts import gives_reasons, rating_unit
from trackwright.simulator.race.records import read_record, save_record
from trackwright.simulator.race.replays import Race, run
from trackwright.simulator.story.glyphs import glyphs_of
from trackwright.simulator.story.liveries import livery_of
from trackwright.simulator.story.show import Throw
from trackwright.simulator.table.lineup import lineup

ID = "april-raceway"
SEED, NUMBER = 3, 17
COMPILING_MS = 3 * WAIT_MS
"""The first race of a game compiles its rules."""
_Key = Qt.Key


def batch_on(hand: Hand, bikes: int = 6, laps: int = 1) -> Batch:
    setup, way = lineup(hand.window.bridge.circuit, "motograndprix-expert", seats=bikes, laps=laps)
    return Batch(setup, way, SEED, races=20)


def wait(hand: Hand) -> Replaying:
    """Until the thread has done its work."""
    replay = hand.window.replay
    hand.qtbot.waitUntil(lambda: not replay.busy, timeout=COMPILING_MS)
    return replay


def opened(hand: Hand, bikes: int = 6) -> Replaying:
    hand.window.replay.open(batch_on(hand, bikes), NUMBER, hand.window.bridge.circuit)
    return wait(hand)


def stage_of(replay: Replaying) -> Stage:
    assert replay.stage is not None
    return replay.stage


def press(hand: Hand, *keys: Qt.Key, held: Qt.KeyboardModifier = NONE) -> None:
    view = stage_of(hand.window.replay).view
    view.setFocus()
    for key in keys:
        QTest.keyClick(view, key, held)


def kept(tmp_path: Path, on: str = ID, rules: str = "standard") -> Path:
    """A record of a race of two bikes."""
    setup, way = lineup(circuit(on), f"motograndprix-{rules}", seats=2, laps=1)
    path = tmp_path / "race.json"
    save_record(run(Race(circuit(on), on, setup, way, SEED)).record(), path)
    return path


def complaints_of(replay: Replaying, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(replay, "complain", lambda what, why: found.append(f"{what}: {why}"))
    return found


def place_on_screen(stage: Stage, space: str) -> QPoint:
    return stage.view.mapFromScene(to_scene(stage.scenery.places[space][0]))


def about(pixels: Pixels, at: QPoint, reach: int = 7) -> Pixels:
    return pixels[at.y() - reach : at.y() + reach, at.x() - reach : at.x() + reach]


def assert_pieces_are_where_they_stand(hand: Hand) -> int:
    """On the picture: the colour of every bike that races is on its space."""
    replay = hand.window.replay
    stage, moment = stage_of(replay), replay.player.moment
    assert moment is not None
    for dice in stage.dice:
        dice.hide()
    pixels = grabbed(stage.view)
    racing = 0
    for seat, shown in enumerate(moment.runners):
        if shown.space is not None:
            colour = stage.pieces[seat].livery.colour
            assert count_of(about(pixels, place_on_screen(stage, shown.space)), colour) > 25
            racing += 1
    return racing


@pytest.mark.slow
def test_race_17_of_a_batch_is_ridden_by_a_person_and_kept(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window(ID)
    track = hand.window.bridge.track
    replay = opened(hand, bikes=3)
    player, panel = replay.player, replay.panel
    assert replay.middle.currentWidget() is replay.page
    assert not hand.window.docks["replay"].isHidden()
    before = len(player.moments)
    middle = next(i for i, m in enumerate(player.moments) if m.round == 4 and m.path)
    player.seek(middle)
    assert assert_pieces_are_where_they_stand(hand) == 3
    press(hand, _Key.Key_End)
    assert player.index == player.last
    finished = [shown.doing for shown in player.moments[-1].runners]
    assert set(finished) <= {"finished", "retired"}
    assert assert_pieces_are_where_they_stand(hand) == 0

    player.seek(middle)
    panel.standings.choose_runner(2)
    QTest.mouseClick(panel.take, Qt.MouseButton.LeftButton)
    wait(hand)
    assert player.index >= middle
    press(hand, _Key.Key_End)
    question = replay.question
    assert question is not None
    assert question.player == 2
    waiting = player.moments
    press(hand, _Key.Key_2)
    wait(hand)
    assert player.moments[: len(waiting)] == waiting
    rode = player.moments[len(waiting)]
    assert (rode.runner, rode.path) == (2, question.options[1].path)
    press(hand, _Key.Key_Z, held=CTRL)
    wait(hand)
    assert player.moments == waiting
    assert replay.question == question
    assert hand.window.bridge.track is track

    while replay.question is not None:
        press(hand, _Key.Key_Return)
        wait(hand)
        press(hand, _Key.Key_End)
    assert replay.replay is not None
    assert replay.replay.show.question is None
    assert len(player.moments) != before or waiting[-1] != player.moments[-1]
    file = tmp_path / "mine.json"
    replay.files.ask_file = lambda proposed: str(file)
    QTest.mouseClick(panel.keep, Qt.MouseButton.LeftButton)
    wait(hand)
    ridden = player.moments
    assert [seat[2] for seat in read_record(file).seats].count("human") == 1
    replay.close()
    replay.files.open_record(file)
    wait(hand)
    assert player.moments == ridden
    assert player.index == 0


@pytest.mark.slow
def test_a_replay_goes_by_keys_alone(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window(ID)
    replay = hand.window.replay
    replay.files.ask_record = lambda: str(kept(tmp_path))
    QTest.keyClick(hand.window, _Key.Key_F7)
    wait(hand)
    player = replay.player
    press(hand, _Key.Key_Right, _Key.Key_Right, _Key.Key_Left)
    assert player.index == 1
    press(hand, _Key.Key_PageDown)
    assert player.moments[player.index].begins_round
    press(hand, _Key.Key_PageDown)
    assert player.moments[player.index].round == 2
    press(hand, _Key.Key_Space)
    assert player.is_playing
    hand.qtbot.waitUntil(lambda: player.moments[player.index].path != (), timeout=WAIT_MS)
    press(hand, _Key.Key_Space)
    assert not player.is_playing
    press(hand, _Key.Key_End)
    assert player.index == player.last
    press(hand, _Key.Key_Home)
    assert player.index == 0
    events = replay.panel.events
    events.setFocus()
    QTest.keyClick(events, _Key.Key_Down)
    QTest.keyClick(events, _Key.Key_Right)
    assert player.index == 2
    QTest.keyClick(replay.panel.standings, _Key.Key_End)
    assert player.index == player.last
    press(hand, _Key.Key_Plus)
    assert (player.speed, replay.transport.speed.currentText()) == (2.0, "2 ×")
    press(hand, _Key.Key_Escape)
    assert replay.middle.currentWidget() is hand.window.canvas


@pytest.mark.slow
def test_a_seat_is_taken_and_ridden_by_keys_alone(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    press(hand, _Key.Key_PageDown, _Key.Key_PageDown)
    standings = replay.panel.standings
    standings.setFocus()
    QTest.keyClick(standings, _Key.Key_Down)
    seat = standings.runner
    replay.panel.take.setFocus()
    QTest.keyClick(replay.panel.take, _Key.Key_Space)
    wait(hand)
    press(hand, _Key.Key_End)
    assert replay.question is not None
    assert replay.question.player == seat
    press(hand, _Key.Key_Down, _Key.Key_Up, _Key.Key_Down)
    option = replay.panel.option
    assert option == replay.question.options[1]
    press(hand, _Key.Key_Return)
    wait(hand)
    assert replay.replay is not None
    assert replay.replay.script[-1] == option.row


@pytest.mark.slow
def test_the_end_of_a_ride_is_clicked_and_its_way_is_shown_before(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand)
    press(hand, _Key.Key_PageDown, _Key.Key_PageDown)
    replay.deciding.take_player(0)
    wait(hand)
    press(hand, _Key.Key_End)
    stage, question = stage_of(replay), replay.question
    assert question is not None
    option = next(o for o in question.options[::-1] if len(o.path) > 4)
    assert option.end is not None
    view, left = stage.view.viewport(), Qt.MouseButton.LeftButton
    before = grabbed(stage.view)
    place = place_on_screen(stage, option.end)
    QTest.mouseMove(view, place)
    pointed = replay.panel.option
    assert pointed is not None
    assert pointed.end == option.end
    cheapest = next(one for one in question.options if one.end == option.end)
    assert pointed == cheapest
    after = grabbed(stage.view)
    for at in (place, place_on_screen(stage, option.path[-2])):
        assert (about(before, at) != about(after, at)).any(axis=2).sum() > 30
    QTest.mouseClick(view, left, NONE, place_on_screen(stage, question.options[0].path[0]))
    assert replay.question is question
    QTest.mouseClick(view, left, NONE, place)
    wait(hand)
    assert replay.replay is not None
    assert replay.replay.script[-1] == cheapest.row


@pytest.mark.slow
def test_dials_order_and_dice_are_shown(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand)
    player, panel = replay.player, replay.panel
    turned = next(
        i
        for i, m in enumerate(player.moments)
        if m.path and m.throws[0].rolled != m.throws[0].used and m.round > 3
    )
    player.seek(turned)
    moment = player.moments[turned]
    names = [seat.name for seat in batch_on(hand).setup.seats]
    rows = range(panel.standings.rowCount())
    cells = panel.standings.cells
    assert [cells[row][0].text() for row in rows] == [names[seat] for seat in moment.order]
    for row, seat in enumerate(moment.order):
        shown = [cells[row][column].data(Qt.ItemDataRole.UserRole)[0] for column in (3, 4, 5)]
        assert tuple(shown) == moment.runners[seat].gauges
    dice = stage_of(replay).dice[0]
    assert dice.isVisible()
    assert dice.toolTip().startswith("rolled ")
    assert ", used " in dice.toolTip()
    assert panel.turn.text() == panel.model.words_of(moment)
    assert moment.words in panel.turn.toolTip()
    tip = panel.model.data(panel.model.index(turned), Qt.ItemDataRole.ToolTipRole)
    assert str(tip).splitlines()[1].startswith("MGP-B-09: Each die may be flipped once")
    panel.events.setCurrentIndex(panel.model.index(5))
    assert player.index == 5


@pytest.mark.slow
def test_a_ride_is_shown_as_a_movement_and_fast_steps_jump(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a minute here, so that it is seen on a machine that has much else to do."""
    for name in ("START_MS", "MOST_MS"):
        monkeypatch.setattr(f"trackwright.editor.replay.view.player.{name}", WAIT_MS)
    hand = open_window(ID)
    replay = opened(hand)
    player, stage = replay.player, stage_of(replay)
    at = next(i for i, m in enumerate(player.moments) if len(m.path) > 6)
    player.seek(at - 1)
    hand.qtbot.wait(50)
    moment = player.moments[at]
    assert moment.runner is not None
    piece = stage.pieces[moment.runner]
    begin, end = (to_scene(stage.scenery.places[moment.path[i]][0]) for i in (0, -1))
    player.step()
    assert stage.is_moving
    hand.qtbot.waitUntil(lambda: piece.pos() not in (begin, end), timeout=WAIT_MS)
    stage._movement.setCurrentTime(WAIT_MS - 50)
    hand.qtbot.waitUntil(lambda: not stage.is_moving, timeout=WAIT_MS)
    assert (piece.pos() - end).manhattanLength() < 0.01
    player.seek(at - 1)
    hand.qtbot.wait(20)
    player.step()
    player.step()
    assert not stage.is_moving
    assert (piece.pos() - end).manhattanLength() < 0.01


@pytest.mark.slow
def test_editing_leaves_the_replay_on_its_own_circuit(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand)
    stage, places = stage_of(replay), stage_of(replay).scenery.places
    replay.player.seek(60)
    hand.window.bridge.select({19})
    hand.window.builder.delete()
    hand.settle()
    assert replay.middle.currentWidget() is hand.window.canvas
    assert "edited since" in replay.panel.note.text()
    replay.middle.setCurrentWidget(replay.pages[0])
    assert stage.scenery.places is places
    assert assert_pieces_are_where_they_stand(hand) == 6
    hand.window.bridge.undo()
    hand.settle()
    assert "edited" not in replay.panel.note.text()


@pytest.mark.slow
def test_actions_are_about_the_race_while_it_is_shown(open_window: Opened) -> None:
    hand = open_window(ID)
    window, bridge = hand.window, hand.window.bridge
    bridge.do(SetTrackValue("laps", 9))
    bridge.select({6})
    replay = opened(hand, bikes=2)
    actions, track, stage = window.actions_by_id, bridge.track, stage_of(replay)
    zooms = window.canvas.view.zoom, stage.view.zoom
    actions["view.in"].trigger()
    assert (window.canvas.view.zoom, stage.view.zoom > zooms[1]) == (zooms[0], True)
    actions["view.fit"].trigger()
    assert (window.canvas.view.zoom, stage.view.zoom) == zooms
    of_circuit = "edit.cut edit.close_up edit.redo edit.all lay.1 lay.close circuit.reverse"
    for id in f"{of_circuit} tool.place view.grid view.steps view.fit_selection".split():
        assert not actions[id].isEnabled(), id
    press(hand, _Key.Key_X, _Key.Key_R, _Key.Key_Delete, held=CTRL)
    assert bridge.track is track
    assert not actions["edit.undo"].isEnabled(), "nothing is decided yet"
    replay.middle.setCurrentIndex(0)
    assert actions["circuit.reverse"].isEnabled()
    assert actions["edit.undo"].isEnabled()


@pytest.mark.slow
def test_undo_takes_the_decision_back_not_a_step_out_of_sight(open_window: Opened) -> None:
    hand = open_window(ID)
    bridge = hand.window.bridge
    bridge.do(SetTrackValue("laps", 9))
    track, replay = bridge.track, opened(hand, bikes=2)
    replay.deciding.take_player(1)
    wait(hand)
    press(hand, _Key.Key_End)
    question = replay.question
    undo = hand.window.actions_by_id["edit.undo"]

    def by_key_on_the_button() -> None:
        replay.panel.back.setFocus()
        QTest.keyClick(replay.panel.back, _Key.Key_Z, CTRL)

    for take_back in (undo.trigger, by_key_on_the_button):
        press(hand, _Key.Key_1)
        wait(hand)
        assert undo.isEnabled()
        take_back()
        wait(hand)
        assert replay.question == question
        assert bridge.track is track
        press(hand, _Key.Key_End)
    press(hand, _Key.Key_1)
    wait(hand)
    replay.middle.setCurrentIndex(0)
    by_key_on_the_button()
    wait(hand)
    assert replay.question == question, "the race is not in sight, but its button is"
    assert bridge.track is track


@pytest.mark.slow
def test_without_a_race_the_panel_offers_to_run_or_open_one(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(Replaying, "race_once", lambda _: asked.append("race"))
    hand = open_window(ID)
    panel = hand.window.replay.panel
    hand.front()
    hand.window.enter_panel("replay")
    assert panel.once.hasFocus()
    QTest.keyClick(panel.once, _Key.Key_Space)
    assert asked == ["race"]
    hand.window.resize(1440, 900)
    hand.window.workspaces.use("design")
    hand.settle()
    opened(hand)
    standings = panel.standings
    hand.qtbot.waitUntil(lambda: standings.height() >= standings.full_height)  # none is cut off
    assert not panel.once.isVisible()
    assert not panel.open.isVisible()


@pytest.mark.slow
def test_ctrl_w_closes_the_race_that_is_shown_and_then_the_window(open_window: Opened) -> None:
    """It closed the window with the race, and the circuit."""
    hand = open_window(ID)
    replay = opened(hand)
    replay.files.may_close = lambda page: True  # type: ignore[method-assign]
    close = hand.window.actions_by_id["file.close"]
    assert close.shortcut().toString() == "Ctrl+W"
    close.trigger()
    assert replay.shown is None
    assert hand.window.isVisible()
    close.trigger()
    assert not hand.window.isVisible()


@pytest.mark.slow
def test_a_record_of_another_circuit_brings_its_circuit(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window("gp-ring")
    path = kept(tmp_path)
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    hand.window.dropEvent(QDropEvent(QPointF(5, 5), copy, mime, left, NONE))
    replay = wait(hand)
    assert stage_of(replay).scenery.circuit.hash == circuit(ID).hash
    assert "Raced on April Raceway" in replay.panel.note.text()
    assert hand.window.bridge.track.name != "April Raceway"
    replay.close()
    assert replay.middle.count() == 1
    assert replay.panel.title.text() == "No race is open."
    hand.window.show_panel("replay")
    panel = replay.panel
    nothing = (panel.standings, panel.events, panel.options, panel.take, panel.over, panel.keep)
    assert not any(part.isVisible() for part in nothing)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("graph_hash", "0" * 16, "was run on April Raceway"),
        ("track", "nowhere.json", "neither a shipped circuit"),
        ("ruleset", "croquet", "croquet"),
        ("seats", [["Blue 1", "blue", "careful"]], "seats"),
        ("decisions", "zzzz", "decisions"),
        ("version", 99, "version"),
    ],
)
def test_a_bad_record_is_told_and_opens_nothing(
    open_window: Opened,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    value: object,
    words: str,
) -> None:
    hand = open_window("gp-ring")
    path = kept(tmp_path)
    path.write_text(json.dumps({**json.loads(path.read_text()), key: value}))
    complaints = complaints_of(hand.window.replay, monkeypatch)
    assert hand.window.files.open_if_free(str(path))
    replay = wait(hand)
    assert len(complaints) == 1
    assert complaints[0].startswith("Cannot open the replay: ")
    assert words in complaints[0]
    assert replay.stage is None
    assert replay.middle.count() == 1


@pytest.mark.slow
def test_a_bot_says_why_it_did_what_it_did(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand)
    action = hand.window.actions_by_id["race.why"]
    assert not replay.panel.why.isEnabled(), "nobody decided who stands where on the grid"
    moments = replay.player.moments
    replay.player.seek(next(i for i, moment in enumerate(moments) if moment.path))
    hand.window.refresh_actions()
    assert action.isEnabled()
    QTest.mouseClick(replay.panel.why, Qt.MouseButton.LeftButton)
    wait(hand)
    dialog = hand.window.findChild(WhyDialog)
    assert dialog is not None
    rows = [dialog.list.topLevelItem(i) for i in range(dialog.list.topLevelItemCount())]
    worth = [float(row.text(1)) for row in rows if row]
    assert worth == sorted(worth, reverse=True)
    assert [row.font(0).bold() for row in rows if row] == [True] + [False] * (len(rows) - 1)
    assert "“careful” at that moment, in positions" in dialog.note.text()
    dialog.close()


@pytest.mark.slow
def test_every_race_has_a_tab_of_its_own(open_window: Opened, tmp_path: Path) -> None:
    """Each stands where one left it, and is told of in the panel when one looks at it."""
    hand = open_window(ID)
    first = opened(hand)
    first.player.seek(30)
    page = first.page
    path = kept(tmp_path)
    first.files.open_record(path)
    replay = wait(hand)
    assert [replay.middle.tabText(i) for i in range(3)] == ["Circuit", "Race 17", "race"]
    assert replay.player.index == 0
    assert len(replay.panel.standings.cells) == 2
    replay.player.seek(5)
    replay.middle.setCurrentIndex(1)
    assert replay.page is page
    assert replay.player.index == 30
    assert replay.transport.isVisible()
    assert assert_pieces_are_where_they_stand(hand) == 6
    replay.files.open_record(path)
    assert replay.middle.count() == 3, "it is open already"
    assert replay.player.index == 5
    replay.middle.tabCloseRequested.emit(2)
    assert replay.player.index == 30
    replay.close()
    assert replay.stage is None
    assert replay.middle.count() == 1


@pytest.mark.slow
def test_a_turn_of_one_race_goes_on_while_another_is_looked_at(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    opened(hand, bikes=3)
    replay.middle.setCurrentIndex(1)
    replay.deciding.take_player(1)
    replay.middle.setCurrentIndex(2)
    wait(hand)
    assert replay.question is None
    assert len(replay.panel.standings.cells) == 3
    assert replay.pages[0].is_unsaved
    assert not replay.pages[1].is_unsaved
    replay.middle.setCurrentIndex(1)
    press(hand, _Key.Key_End)
    assert replay.question is not None


@pytest.mark.slow
def test_records_are_among_the_files_of_late(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window("gp-ring")
    window, path = hand.window, kept(tmp_path)
    window.replay.files.open_record(path)
    wait(hand)
    assert window.settings.recent == [path.resolve()]
    assert [entry.text() for entry in window.commands.recent_menu.actions()] == ["race.json"]
    dialog = LibraryDialog(window.settings, window.colours, window, "recent")
    dialog.show()
    hand.qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.shelf.list.item(0).text().startswith("race\nreplay · April Raceway\n")
    assert count_of(grabbed(dialog.shelf.list), window.colours.asphalt) > 500
    dialog.close()
    window.replay.close()
    window.commands.recent_menu.actions()[0].trigger()
    assert wait(hand).stage is not None
    assert window.bridge.track.name == "GP Ring"


@pytest.mark.slow
def test_a_file_that_is_no_race_is_told(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(ID)
    complaints = complaints_of(hand.window.replay, monkeypatch)
    (tmp_path / "a.json").write_text("[1, 2")
    hand.window.replay.files.open_record(tmp_path / "a.json")
    wait(hand)
    hand.window.replay.files.open_record(tmp_path / "missing.json")
    wait(hand)
    assert len(complaints) == 2
    assert all(".json" in complaint for complaint in complaints)


@pytest.mark.slow
def test_the_last_race_that_is_closed_takes_its_panel_with_it(open_window: Opened) -> None:
    """The panel in front before is seen again, and the panel comes back with the next race."""
    hand = open_window(ID)
    window = hand.window
    window.show_panel("inspector")
    for _ in range(2):
        replay = opened(hand, bikes=2)
        assert window.sees_panel("replay")
        replay.close()
        hand.qtbot.waitUntil(lambda: window.sees_panel("inspector"))
        assert not window.docks["replay"].isVisible()


@pytest.mark.slow
def test_a_race_that_a_person_rides_is_not_lost_unasked(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    assert replay.close_if_free()
    replay = opened(hand, bikes=2)
    replay.deciding.take_player(1)
    wait(hand)
    asked: list[QMessageBox.StandardButton] = []

    def answer(button: QMessageBox.StandardButton) -> None:
        def ask() -> QMessageBox.StandardButton:
            asked.append(button)
            return button

        replay.files.ask_unsaved = ask

    answer(QMessageBox.StandardButton.Cancel)
    assert not hand.window.close()
    assert not replay.close_if_free()
    answer(QMessageBox.StandardButton.Save)
    replay.files.ask_file = lambda proposed: str(tmp_path / Path(proposed).name)
    assert replay.close_if_free()
    assert len(asked) == 3
    (record,) = tmp_path.glob("april-raceway-race-17.json")
    assert read_record(record).broken_off


@pytest.mark.slow
def test_a_race_may_be_closed_again_while_it_is_being_saved(
    open_window: Opened, tmp_path: Path
) -> None:
    """By a key, and by the cross on its tab: another race that is open stays."""
    hand = open_window(ID)
    other = opened(hand, bikes=2).page
    replay = opened(hand, bikes=2)
    replay.deciding.take_player(1)
    wait(hand)
    page, finish = replay.page, replay.tasks.wait
    assert page is not None
    tab = replay.middle.indexOf(page)

    def click() -> None:
        replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
        replay.middle.tabCloseRequested.emit(tab)
        finish()

    replay.tasks.wait = click  # type: ignore[method-assign]
    replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Save
    replay.files.ask_file = lambda proposed: str(tmp_path / Path(proposed).name)
    assert replay.close_if_free()
    assert replay.pages == [other]
    assert replay.page is other
    assert len(list(tmp_path.glob("*.json"))) == 1


@pytest.mark.slow
def test_a_record_named_without_an_ending_replaces_another_only_if_one_says_so(
    open_window: Opened, tmp_path: Path
) -> None:
    hand = open_window(ID)
    replay, there = opened(hand, bikes=2), kept(tmp_path)
    before, asked = there.read_bytes(), list[Path]()

    def no(path: Path) -> bool:
        asked.append(path)
        return False

    replay.files.ask_file = lambda proposed: str(there.with_suffix(""))
    replay.files.ask_replace = no
    assert not replay.files.save()
    wait(hand)
    assert (asked, there.read_bytes()) == ([there], before)
    replay.files.ask_replace = lambda path: True
    assert replay.files.save()
    wait(hand)
    assert there.read_bytes() != before


@pytest.mark.slow
def test_quitting_asks_for_the_races_that_a_person_rides(open_window: Opened) -> None:
    hand = open_window(ID)
    desk, replay = hand.window.desk, opened(hand, bikes=2)
    replay.deciding.take_player(1)
    wait(hand)
    hand.window.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Cancel
    assert not desk.quit()
    hand.window.builder.reverse()
    assert not desk.quit(), "of circuit and race"
    assert hand.window.isVisible()
    replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Discard
    assert desk.quit()


@pytest.mark.slow
def test_a_race_handed_over_is_still_ones_own_and_is_had_back(open_window: Opened) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=2)
    panel = replay.panel
    replay.deciding.take_player(1)
    wait(hand)
    press(hand, _Key.Key_End, _Key.Key_1)
    wait(hand)
    press(hand, _Key.Key_End)
    question, own = replay.question, replay.replay
    assert question is not None
    QTest.mouseClick(panel.over, Qt.MouseButton.LeftButton)
    wait(hand)
    assert replay.page is not None
    assert replay.page.is_unsaved
    replay.files.ask_unsaved = lambda: QMessageBox.StandardButton.Cancel
    assert not replay.close_if_free()
    QTest.mouseClick(panel.back, Qt.MouseButton.LeftButton)
    wait(hand)
    assert replay.replay is own
    assert replay.question == question
    assert replay.page.is_unsaved


@pytest.mark.slow
def test_a_broken_off_race_goes_on_where_it_was_left(open_window: Opened, tmp_path: Path) -> None:
    hand = open_window(ID)
    setup, way = lineup(circuit(ID), "motograndprix-basic", seats=2, laps=1)
    broken = run(Race(circuit(ID), ID, setup, way, 5).with_person(0))
    save_record(broken.record(), tmp_path / "broken.json")
    hand.window.replay.files.open_record(tmp_path / "broken.json")
    replay = wait(hand)
    press(hand, _Key.Key_End)
    assert replay.question == broken.show.question
    QTest.mouseClick(replay.panel.over, Qt.MouseButton.LeftButton)
    wait(hand)
    assert replay.replay is not None
    assert replay.replay.show.question is None
    assert not replay.replay.has_people
    assert replay.player.is_playing


@pytest.mark.slow
def test_race_once_asks_who_rides_and_by_which_rules(open_window: Opened) -> None:
    hand = open_window(ID)
    usual = hand.window.playtest.setup
    usual.seed.setValue(9)
    dialog = RaceDialog(usual, hand.window.bridge.track, hand.window)
    dialog.form.rules.setCurrentText("motograndprix-basic")
    dialog.form.seats.setValue(3)
    dialog.form.laps.setValue(1)
    offered = [dialog.seats.itemText(i) for i in range(1, dialog.seats.count())]
    assert offered == ["Blue 1", "Yellow 1", "Red 1"]
    dialog.seats.setCurrentIndex(2)
    wish, seat = dialog.wish, dialog.seat
    dialog.deleteLater()
    assert (wish.rules, wish.seats, wish.laps, wish.seed) == ("motograndprix-basic", 3, 1, 9)
    hand.window.replay.race(wish, seat)
    replay = wait(hand)
    press(hand, _Key.Key_End)
    assert replay.question is not None
    assert replay.question.player == 1
    assert replay.panel.standings.columnCount() == 3


@pytest.mark.slow
def test_an_open_circuit_cannot_be_raced_and_that_is_told(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window(ID)
    hand.window.bridge.select({19})
    hand.window.builder.delete()
    complaints = complaints_of(hand.window.replay, monkeypatch)
    hand.window.replay.race(Wish("motograndprix-basic", ("careful",), 2, 1, 1, 1))
    replay = wait(hand)
    (complaint,) = complaints
    assert complaint.startswith("Cannot run the race: ")
    assert replay.stage is None


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_pieces_are_seen_in_every_theme(open_window: Opened, theme: str) -> None:
    hand = open_window(ID)
    replay = opened(hand, bikes=12)
    hand.window.use_theme(theme)  # type: ignore[arg-type]
    wait(hand)
    replay.player.seek(next(i for i, m in enumerate(replay.player.moments) if m.round == 2))
    assert assert_pieces_are_where_they_stand(hand) == 12
    paper = stage_of(replay).scenery.palette.paper
    assert count_of(grabbed(stage_of(replay).view)[:20, :20], paper) == 400


def test_way_is_even_and_turns_the_short_way_round() -> None:
    row = [(0j, 3.0), (10 + 0j, -3.0), (20 + 0j, -3.0)]
    assert along(row, 0.25)[0] == 5
    assert abs(along(row, 0.25)[1]) == pytest.approx(3.1416, abs=0.01)
    assert along(row, 1.0) == (20, -3.0)


def test_dice_that_were_turned_over_stand_there_twice() -> None:
    """MGP-B-09, S-11."""
    faces = [(g.face, g.counts, g.turned) for g in glyphs_of(Throw(0, (2, 5), (5, 5)))]
    assert faces == [(2, False, False), (5, True, True), (5, True, False)]
    kept_one = [(g.face, g.counts) for g in glyphs_of(Throw(0, (3, 5), (5,)))]
    assert kept_one == [(3, False), (5, True)]


def test_liveries_are_those_of_the_names() -> None:
    assert (livery_of("Blue 2", 3).number, livery_of("Blue 2", 3).ink) == ("2", "#ffffff")
    assert livery_of("Yellow 1", 0).ink == "#14171d"
    assert livery_of("Somebody", 4).number == "5"


@pytest.mark.slow
def test_a_player_without_a_show_stays_where_it_is(open_window: Opened) -> None:
    player = Player(open_window().window)
    player.play()
    player.step()
    player.step_round()
    assert (player.index, player.is_playing, player.moment) == (0, False, None)


@pytest.mark.slow
def test_cards_are_played_and_hands_of_others_hidden(open_window: Opened) -> None:
    """AUS-F-12: the same window for a game of cards."""
    hand = open_window("nuerburg-ring")
    hand.window.replay.race(Wish("ausgebremst-family", ("careful",), 4, None, 1, 7))
    replay = wait(hand)
    standings, player = replay.panel.standings, replay.player
    at = next(i for i, m in enumerate(player.moments) if m.round == 2 and m.runner == 0 and m.path)
    player.seek(at)
    assert stage_of(replay).dice[0].toolTip() == f"played {player.moments[at].throws[0].used[0]}"
    assert assert_pieces_are_where_they_stand(hand) == 6
    row = player.moments[at].order.index(2)
    assert standings.cells[row][3].text() == " ".join(player.moments[at].players[2].hand)
    replay.panel.standings.choose_runner(5)
    assert not replay.panel.take.isEnabled()
    place = player.moments[at].runners[1].space
    assert place is not None
    view = stage_of(replay).view.viewport()
    spot = place_on_screen(stage_of(replay), place)
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, NONE, spot)
    assert standings.runner == 1
    QTest.mouseClick(replay.panel.take, Qt.MouseButton.LeftButton)
    wait(hand)
    press(hand, _Key.Key_End)
    assert replay.question is not None
    order = player.moments[player.index].order
    shown = {seat: standings.cells[row][3].text() for row, seat in enumerate(order)}
    assert set(shown[0].split()) == {"?"}
    assert "?" not in shown[1]
    option = replay.question.options[0]
    press(hand, _Key.Key_1)
    wait(hand)
    assert replay.replay is not None
    assert replay.replay.script[-1] == option.row


@pytest.mark.slow
def test_stacks_and_pit_are_seen_and_those_of_others_hidden(open_window: Opened) -> None:
    """AUS-P-04 to P-06, F-32: a race that is over lies open; who plays sees the own cards."""
    hand = open_window("nuerburg-ring")
    hand.window.replay.race(Wish("ausgebremst-pro", ("careful",), 4, None, 1, 7))
    replay = wait(hand)
    panel, player = replay.panel, replay.player
    at = next(i for i, m in enumerate(player.moments) if m.round == 3 and m.runner == 0 and m.path)
    player.seek(at)
    panel.standings.choose_runner(0)
    stacks = [" ".join(pile.cards) for pile in player.moments[at].players[0].piles[:4]]
    seen = panel.cards.toolTip().splitlines()
    told = [f"Stack {n}: {cards or 'empty'}" for n, cards in enumerate(stacks, 1)]
    assert seen[-5:-1] == told
    assert panel.cards.isVisible()
    assert count_of(grabbed(panel.cards), CARD_BACK) == 0
    heads = panel.standings.heads
    player.seek(player.last)
    for row, seat in enumerate(player.moments[-1].order):
        shown = player.moments[-1].runners[seat]
        assert panel.standings.cells[row][heads.index("Pit")].text() == "✓" * shown.has_stopped
    player.seek(at)
    panel.standings.choose_runner(1)
    QTest.mouseClick(panel.take, Qt.MouseButton.LeftButton)
    wait(hand)
    press(hand, _Key.Key_End)
    assert "face down" not in panel.cards.toolTip()
    panel.standings.choose_runner(0)
    words = panel.cards.toolTip().splitlines()
    assert words[0] == "Red"
    assert not any("deck" in line for line in words)
    assert sum("face down" in line or "empty" in line for line in words[2:-1]) == 5
    assert count_of(grabbed(panel.cards), CARD_BACK) > 200
    assert not words[-1].endswith("face down"), "a deposit lies open"


@pytest.mark.slow
@pytest.mark.parametrize("code", ["en", "de"])
def test_names_and_gauges_of_all_are_seen_whole(open_window: Opened, code: str) -> None:
    """Of the one who is a person, and of derelicts, too."""
    language.use(code)
    try:
        hand = open_window("nuerburg-ring")
        hand.window.resize(1024, 700)
        replay = hand.window.replay
        replay.race(Wish("ausgebremst-pro", ("careful",), 5, None, 1, 4))
        hand.qtbot.waitUntil(lambda: not replay.busy, timeout=WAIT_MS)
        replay.deciding.take_player(1)
        hand.qtbot.waitUntil(lambda: not replay.busy, timeout=WAIT_MS)
        table = replay.panel.standings
        header = table.horizontalHeader()
        assert header.length() <= table.viewport().width()
        texts = [cells[0].text() for cells in table.cells]
        assert any("(" in text for text in texts)
        room = table.columnWidth(0) - table.iconSize().width()
        assert max(map(table.fontMetrics().horizontalAdvance, texts)) < room
    finally:
        language.use("en")


@pytest.mark.slow
def test_a_race_without_cards_has_no_table_for_them(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    hand.window.replay.race(Wish("motograndprix-basic", ("careful",), 4, None, 1, 7))
    panel = wait(hand).panel
    assert not panel.cards.isVisible()
    assert "Pit" not in panel.standings.heads


def test_dice_have_their_colours_and_any_number_of_faces() -> None:
    """An eight is drawn as a number; pips end at six."""
    throw = Throw(0, (8, 1), (8, 1), colours=("white", "black"))
    glyphs = glyphs_of(throw)
    assert [(glyph.face, glyph.colour) for glyph in glyphs] == [(8, "white"), (1, "black")]
    picture = QImage(60, 24, QImage.Format.Format_ARGB32)
    picture.fill(0)
    painter = QPainter(picture)
    draw_dice(painter, glyphs)
    painter.end()
    assert picture.pixelColor(3, 12).name() == KNOWN_COLOURS["white"]
    assert picture.pixelColor(28, 12).name() == KNOWN_COLOURS["black"]


@pytest.mark.slow
def test_a_race_uses_its_workspace_until_the_last_is_closed(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    workspaces = hand.window.workspaces
    workspaces.use("test")
    replay = opened(hand, bikes=2)
    assert workspaces.current == "race"
    replay = opened(hand, bikes=2)
    replay.close()
    assert workspaces.current == "race"
    replay.close()
    assert workspaces.current == "test"


@pytest.mark.slow
def test_a_workspace_that_is_chosen_stays(open_window: Opened) -> None:
    """Also when another race is opened, and when it is the one of races."""
    hand = open_window("april-raceway")
    workspaces = hand.window.workspaces
    for chosen in ("build", "race"):
        workspaces.use("test")
        replay = opened(hand, bikes=2)
        workspaces.use(chosen)
        opened(hand, bikes=2)
        assert workspaces.current == chosen
        replay.close()
        replay.close()
        assert workspaces.current == chosen


@pytest.mark.slow
def test_a_race_that_cannot_be_opened_leaves_the_workspace(
    open_window: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = open_window("april-raceway")
    replay = hand.window.replay
    complaints = complaints_of(replay, monkeypatch)
    replay.files.open_record(tmp_path / "gone.json")
    wait(hand)
    assert complaints
    assert hand.window.workspaces.current == "build"


@pytest.mark.slow
def test_the_next_window_has_the_workspace_from_before_the_race(open_window: Opened) -> None:
    hand = open_window("april-raceway")
    opened(hand, bikes=2)
    hand.window.close()
    assert hand.window.workspaces.current == "build"


def test_the_units_of_all_games_are_words_of_the_window() -> None:
    """A bot's reasons are counted in them."""
    games = [game for game in all_games().values() if gives_reasons(game)]
    assert len(games) > 2
    assert {rating_unit(game) for game in games} <= UNITS.keys()
