"""The playtest panel at the real window: races, words, figures, charts, heat, live, A/B, files."""

import csv
import importlib
import io
import json
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QSize, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QSpinBox, QStyle, QStyleOptionComboBox, QTabBar

from tests.builders import OVAL, track_of
from tests.editor.conftest import WAIT_MS, Hand, Opened
from tests.editor.pictures import Pixels, count_of, grabbed
from tests.editor.ticker import never_waiting
from trackwright.cli.main import main
from trackwright.editor.app.splash import USUAL_SIZE
from trackwright.editor.app.translation import language
from trackwright.editor.playtest.library import REST_S, WORK_S, resting
from trackwright.editor.playtest.panel import PlaytestPanel
from trackwright.editor.playtest.racer import COMPILING, Raced, Refused
from trackwright.editor.playtest.setup import EACH, IN_TURN
from trackwright.editor.playtest.words import progress_words
from trackwright.model.edit.edits import AddMarker, Remove, SetTrackValue
from trackwright.model.files.track_files import save_track
from trackwright.reports.charts.chart import MOST_BARS, charts_of
from trackwright.reports.charts.heat_colours import STEPS, colour_of_step
from trackwright.simulator.game.rulesets import all_rulesets
from trackwright.simulator.playtest.result_files import parse_result
from trackwright.simulator.playtest.results import result_of
from trackwright.simulator.playtest.running import Batch, PlaytestFailed, playtest
from trackwright.simulator.playtest.statistics import figures_of
from trackwright.simulator.table.lineup import lineup

CIRCUIT = "gp-ring"
RULES = "motograndprix-basic"
RACES = 200
SMALL = QSize(1024, 700)


@pytest.fixture
def opened(open_window: Opened) -> Callable[..., Hand]:
    """A window with the panel on a short circuit."""

    def open(track: object = CIRCUIT, races: int = RACES, laps: int = 2) -> Hand:
        hand = open_window(track)
        hand.window.show_panel("playtest")
        setup = hand.window.playtest.setup
        setup.rules.setCurrentText(RULES)
        setup.races.setValue(races)
        setup.laps.setValue(laps)
        return hand

    return open


def ride(hand: Hand) -> Raced:
    hand.window.actions_by_id["playtest.run"].trigger()
    hand.settle()
    raced = hand.window.playtest.results.raced
    assert raced is not None
    return raced


def shown(panel: PlaytestPanel) -> dict[str, tuple[str, ...]]:
    """The table as it is seen: the first column, and the others."""
    finder = panel.results.figures.finder
    rows = [
        tuple(finder.index(row, column).data() for column in range(finder.columnCount()))
        for row in range(finder.rowCount())
    ]
    return {row[0]: row[1:] for row in rows}


# --- riding


@pytest.mark.slow
def test_a_narrow_combo_box_opens_a_list_with_whole_rows(opened: Callable[..., Hand]) -> None:
    rules = opened().window.playtest.setup.rules
    rules.setFixedWidth(100)
    rules.showPopup()
    view = rules.view()
    assert view.viewport().width() >= view.sizeHintForColumn(0)
    assert view.sizeHintForColumn(0) > rules.width()
    rules.hidePopup()


@pytest.mark.slow
def test_200_races_are_ridden_and_their_figures_shown(opened: Callable[..., Hand]) -> None:
    """The same figures as on the command line: nothing is counted twice."""
    hand = opened()
    panel = hand.window.playtest
    assert "Press Run" in panel.results.page.toPlainText()
    raced = ride(hand)
    circuit = hand.window.bridge.circuit
    setup, way = lineup(circuit, RULES, laps=2)
    batch = Batch(setup, way, 1, RACES)
    figures = figures_of(result_of(circuit, batch, playtest(batch)))
    table = shown(panel)
    assert table["pole wins"] == (figures["pole_wins"].text,)
    assert table["rounds per race"] == (figures["rounds"].text,)
    assert list(table) == [f.words for name, f in figures.items() if name != "races"]
    words = panel.results.verdict.toPlainText()
    assert words.startswith("GP Ring: 200 races of 2 laps under motograndprix-basic, 6 careful")
    assert all(statement.text in words for statement in raced.verdict)
    assert not panel.results.notice.isVisible()
    assert not panel.racer.busy
    assert not panel.bar.isVisible()


@pytest.mark.slow
def test_the_heat_is_seen_where_it_was(opened: Callable[..., Hand]) -> None:
    """The colours on the table are those of the counts, the legend says how much they mean."""
    hand = opened()
    window, panel = hand.window, hand.window.playtest
    raced = ride(hand)
    window.canvas.view.fit()
    before = grabbed(window.canvas.view)
    window.actions_by_id["playtest.heat"].trigger()
    assert panel.results.heat_metric == "stops"
    heat = window.canvas.scene.heat
    assert heat is not None
    stops = raced.result["stops"]
    assert heat.top == stops.max() / RACES
    picture = grabbed(window.canvas.view)
    middles = _middles(hand)
    hottest = raced.result.spots[int(stops.argmax())].name
    tepid = next(s.name for s in raced.result.spots if heat.step(s.name) == STEPS // 2)
    for name, step in ((hottest, STEPS - 1), (tepid, STEPS // 2)):
        colour = bytes.fromhex(colour_of_step(step, is_dark=False)[1:])
        x, y = middles[name]
        around = picture[y - 2 : y + 3, x - 2 : x + 3].reshape(-1, 3).astype(int)
        off = abs(around - tuple(colour)).max(axis=1)
        assert off.min() < 24, name
    window.status.hover(hand.middle(4))
    where = window.bridge.table.piece_at(hand.middle(4))
    assert where is not None
    assert where.space is not None
    value = heat.values[where.space]
    assert window.status.currentMessage().endswith(f" · {value:.3g} moves that end here per race")
    legend = window.canvas.legend
    assert legend.isVisible()
    assert legend.accessibleDescription() == f"moves that end here per race: 0 to {heat.top:.3g}"
    assert count_of(grabbed(legend), colour_of_step(STEPS - 1, is_dark=False)) > 20
    window.actions_by_id["playtest.heat"].trigger()
    assert not legend.isVisible()
    assert (grabbed(window.canvas.view) != before).any(axis=2).mean() < 0.001


def _middles(hand: Hand) -> dict[str, tuple[int, int]]:
    """Where the spaces are on the screen."""
    bridge = hand.window.bridge
    found = {}
    for placed, spot in zip(bridge.circuit.geometry.laid, bridge.table.spots, strict=True):
        for name, shape in zip(placed.spaces, spot.shape.spaces, strict=True):
            corners = spot.line(shape.polygon)
            point = hand.at(sum(corners) / len(corners))
            found[name] = (point.x(), point.y())
    return found


@pytest.mark.slow
def test_a_place_that_the_verdict_names_is_a_click_away(opened: Callable[..., Hand]) -> None:
    hand = opened("april-raceway")
    ride(hand)
    view, verdict = hand.window.canvas.view, hand.window.playtest.results.verdict
    named = re.search(r'href="(piece:(\d+))"', verdict.toHtml())
    assert named is not None
    zoom = view.zoom
    verdict.anchorClicked.emit(QUrl(named[1]))
    assert hand.window.bridge.selection == {int(named[2])}
    assert view.zoom > zoom


@pytest.mark.slow
def test_every_heat_has_its_words_and_counts(opened: Callable[..., Hand]) -> None:
    hand = opened()
    panel = hand.window.playtest
    raced = ride(hand)
    for row in range(1, panel.results.heat.count()):
        panel.results.heat.setCurrentIndex(row)
        name = str(panel.results.heat_metric)
        heat = hand.window.canvas.scene.heat
        assert heat is not None
        total = sum(heat.values.values()) * RACES
        assert total == pytest.approx(int(raced.result[name].sum()))
    hand.window.toggle_panel("playtest")
    assert hand.window.canvas.scene.heat is None
    hand.window.show_panel("playtest")
    assert hand.window.canvas.scene.heat is not None


@pytest.mark.slow
def test_a_playtest_is_cancelled_and_what_was_ridden_is_told(opened: Callable[..., Hand]) -> None:
    hand = opened(races=1_000_000)
    panel = hand.window.playtest
    panel.run()
    hand.qtbot.waitUntil(lambda: " per second" in panel.state.text(), timeout=WAIT_MS)
    assert panel.bar.isVisible()
    assert panel.stop.isEnabled()
    assert 0 < panel.bar.value() < panel.bar.maximum() == 1_000_000
    hand.window.actions_by_id["playtest.cancel"].trigger()
    hand.settle()
    assert panel.results.raced is not None
    assert 0 < panel.results.raced.result.races < 1_000_000
    assert "of 1,000,000 races finished" in panel.results.verdict.toPlainText()
    assert not panel.stop.isEnabled()


def test_the_rate_and_the_time_left_are_told() -> None:
    assert progress_words(0, 500, 0.2) == "0 of 500 races"
    assert progress_words(2000, 10_000, 4.0) == "2,000 of 10,000 races · 500 per second · 16 s left"
    assert progress_words(480, 500, 1.0) == "480 of 500 races · 480 per second"


@pytest.mark.slow
def test_the_window_closes_while_races_are_ridden(opened: Callable[..., Hand]) -> None:
    """`open_window` looks for threads that are left."""
    hand = opened(races=1_000_000)
    hand.window.playtest.run()
    hand.qtbot.waitUntil(lambda: "races" in hand.window.playtest.state.text(), timeout=WAIT_MS)
    assert hand.window.close()
    assert not hand.window.playtest.racer.runs


@pytest.mark.slow
def test_the_panel_shares_its_place_with_the_inspector(opened: Callable[..., Hand]) -> None:
    window = opened().window
    bars = [
        tuple(bar.tabText(i) for i in range(bar.count()))
        for bar in window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly)
        if bar.isVisible() and window.rect().intersects(bar.geometry())
    ]
    assert sorted(bars) == [("Circuit card", "Problems", "History"), ("Inspector", "Playtest")]


# --- room


@pytest.fixture(params=["en", "de"])
def spoken(request: pytest.FixtureRequest) -> Iterator[None]:
    language.use(request.param)
    yield
    language.use("en")


@pytest.mark.usefixtures("spoken")
@pytest.mark.slow
@pytest.mark.parametrize("circuit", ["april-raceway", "nuerburg-ring"])
def test_all_is_seen_in_a_small_window(open_window: Opened, circuit: str) -> None:
    """1024 pixels, with a panel on either side: whatever is chosen, no text is cut off."""
    hand = open_window(circuit)
    window, panel = hand.window, hand.window.playtest
    window.show_panel("replay")
    window.show_panel("playtest")
    panel.setup.races.setValue(1)
    panel.setup.laps.setValue(1)
    for size in (SMALL, USUAL_SIZE):
        window.resize(size)
        panel.run()
        hand.settle()
        for row in range(panel.results.heat.count()):
            panel.results.heat.setCurrentIndex(row)
            QTest.qWait(20)
            assert window.minimumSizeHint().width() <= SMALL.width()
            assert window.size() == size
            assert _room_for_text(panel.results.heat) >= _breadth_of_text(panel.results.heat)
            see = panel.results.see
            assert panel.results.rect().contains(see.mapTo(panel.results, see.rect().bottomRight()))
            assert panel.results.tabs.width() > 340
            end_of_legend = grabbed(window.canvas.legend)[:, -2:]
            assert (end_of_legend == end_of_legend[0, 0]).all()


def _room_for_text(choice: QComboBox) -> int:
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    kinds = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return choice.style().subControlRect(kinds[0], option, kinds[1], choice).width()


def _breadth_of_text(choice: QComboBox) -> int:
    return choice.fontMetrics().horizontalAdvance(choice.currentText())


@pytest.mark.slow
def test_a_small_panel_shows_the_set_up_or_the_results(opened: Callable[..., Hand]) -> None:
    hand = opened()
    window, panel = hand.window, hand.window.playtest
    window.resize(SMALL)
    hand.qtbot.waitUntil(panel.choose_setup.isVisible)
    assert (panel.setup.isVisible(), panel.results.isVisible()) == (True, False)
    ride(hand)
    assert (panel.setup.isVisible(), panel.results.isVisible()) == (False, True)
    panel.results.heat.setCurrentIndex(2)
    panel.choose_setup.click()
    assert (panel.setup.isVisible(), panel.results.isVisible()) == (True, False)
    assert window.canvas.scene.heat is not None
    window.docks["playtest"].setFloating(True)
    window.docks["playtest"].resize(900, 400)
    hand.qtbot.waitUntil(panel.results.isVisible)
    assert panel.setup.isVisible()
    assert not panel.choose_setup.isVisible()
    side = panel.parts.side
    assert panel.results.geometry().left() >= side.geometry().right()
    window.docks["playtest"].resize(400, 700)
    hand.qtbot.waitUntil(lambda: panel.results.geometry().top() > side.geometry().bottom())
    assert panel.setup.isVisible()
    assert panel.results.isVisible()


# --- what is raced


@pytest.mark.slow
def test_rules_offer_their_own_bots_seats_and_options(opened: Callable[..., Hand]) -> None:
    hand = opened()
    setup = hand.window.playtest.setup
    for ruleset in all_rulesets().values():
        setup.rules.setCurrentText(ruleset.id)
        assert (setup.seats.minimum(), setup.seats.maximum()) == ruleset.seats
        assert setup.laps.isEnabled() == (ruleset.laps is None)
        assert setup.wish.laps is None or ruleset.laps is None
        field = setup.bots[0]
        assert [field.itemText(i) for i in range(field.count())] == [b.name for b in ruleset.bots]
        dialog = setup.open_options()
        assert list(dialog.fields) == [option.name for option in ruleset.options]
        dialog.reject()
    assert setup.rules.count() == len(all_rulesets())


@pytest.mark.slow
def test_a_circuit_of_another_game_is_raced_by_its_own_rules(opened: Callable[..., Hand]) -> None:
    """Its seats, laps, bots and heat are those of the game."""
    hand = opened()
    panel = hand.window.playtest
    hand.window.files.open("bleifuss-drom")
    assert panel.setup.ruleset.game == "ausgebremst"
    assert panel.setup.seats_said.text() == "Cars"
    panel.setup.races.setValue(20)
    result = ride(hand).result
    offered = [panel.results.heat.itemData(i) for i in range(1, panel.results.heat.count())]
    assert offered == list(result.heat)
    words = {figure.words for figure in figures_of(result).values()}
    assert set(shown(panel)) == words - {"races"}


@pytest.mark.slow
def test_options_that_are_changed_are_told_and_raced(opened: Callable[..., Hand]) -> None:
    """MGP-H-07: the chequered flag ends the race for the lapped."""
    hand = opened()
    setup = hand.window.playtest.setup
    assert setup.options_said.text() == "all defaults"
    dialog = setup.open_options()
    dialog.search.setText("H-07")
    assert dialog.fields["chequered"].isVisible()
    assert not dialog.fields["finish_tie"].isVisible()
    dialog.fields["chequered"].setCurrentIndex(1)  # type: ignore[union-attr]
    number = dialog.fields["rounds_per_lap"]
    assert isinstance(number, QSpinBox)
    number.setValue(50)
    dialog.accept()
    assert setup.options_said.text() == "rounds_per_lap = 50, chequered = next-crossing"
    assert "MGP-H-07" in setup.options_said.toolTip()
    options = ride(hand).result.head.options
    assert (options["chequered"], options["rounds_per_lap"]) == ("next-crossing", 50)
    again = setup.open_options()
    again.restore()
    again.accept()
    assert setup.options_said.text() == "all defaults"


@pytest.mark.slow
def test_bots_ride_in_turn_or_each_its_own(opened: Callable[..., Hand]) -> None:
    hand = opened()
    setup = hand.window.playtest.setup
    setup.bots_how.setCurrentText(IN_TURN)
    setup.bots[1].setCurrentText("greedy")
    riders = [seat.player for seat in ride(hand).result.head.seats]
    assert riders == ["careful", "greedy"] * 3
    setup.bots_how.setCurrentText(EACH)
    setup.seats.setValue(3)
    setup.bots[2].setCurrentText("random")
    seats = ride(hand).result.head.seats
    assert [seat.player for seat in seats] == ["careful", "greedy", "random"]
    assert [seat.name for seat in seats] == ["Blue 1", "Yellow 1", "Red 1"]


@pytest.mark.slow
def test_the_set_up_is_kept_for_the_next_start(opened: Callable[..., Hand]) -> None:
    first = opened(races=300)
    setup = first.window.playtest.setup
    setup.bots_how.setCurrentText(IN_TURN)
    setup.bots[1].setCurrentText("greedy")
    setup.set_options(setup.ruleset, {"qualifying": "yes"})
    wish = setup.wish
    first.window.close()
    second = opened(races=300)
    assert second.window.playtest.setup.wish == wish


# --- live


def edit_laps(hand: Hand, laps: int) -> None:
    hand.window.bridge.do(SetTrackValue("laps", laps))


@pytest.mark.slow
def test_live_it_races_again_after_an_edit(opened: Callable[..., Hand]) -> None:
    hand = opened(laps=0)
    window, panel = hand.window, hand.window.playtest
    panel.live.setChecked(True)
    hand.settle()
    first = panel.results.raced
    assert first is not None
    panel.results.heat.setCurrentIndex(1)
    for laps in (2, 3, 4):
        edit_laps(hand, laps)
    hand.settle()
    assert panel.results.raced is not None
    assert panel.results.raced.result.head.laps == 4
    assert panel.results.raced.result.head.graph_hash == window.bridge.circuit.hash
    assert not panel.results.stale
    panel.setup.seed.setValue(7)
    hand.settle()
    assert panel.results.raced.result.head.seed == 7


@pytest.mark.slow
def test_live_an_edit_that_changes_no_play_is_not_raced(opened: Callable[..., Hand]) -> None:
    hand = opened()
    panel = hand.window.playtest
    panel.live.setChecked(True)
    hand.settle()
    assert panel.results.raced is not None
    result = panel.results.raced.result
    hand.window.bridge.do(SetTrackValue("name", "Another name"))
    hand.settle()
    assert panel.results.raced.result is result
    assert panel.results.raced.circuit is hand.window.bridge.circuit


@pytest.mark.slow
def test_live_a_race_that_is_overtaken_is_given_up(opened: Callable[..., Hand]) -> None:
    hand = opened(races=1_000_000, laps=0)
    panel = hand.window.playtest
    panel.live.setChecked(True)
    panel.run()
    hand.qtbot.waitUntil(lambda: "races" in panel.state.text(), timeout=WAIT_MS)
    edit_laps(hand, 3)
    panel.setup.races.setValue(50)
    hand.settle()
    assert panel.results.raced is not None
    assert panel.results.raced.result.races == 50
    assert panel.results.raced.result.head.laps == 3


@pytest.mark.slow
def test_what_is_stale_is_told_hatched_and_fresh_again_after_undo(
    opened: Callable[..., Hand],
) -> None:
    hand = opened(laps=0)
    window, panel = hand.window, hand.window.playtest
    raced = ride(hand)
    panel.results.heat.setCurrentIndex(1)
    solid = grabbed(window.canvas.view)
    edit_laps(hand, 5)
    hand.settle()
    assert panel.results.stale
    assert "before the last edits" in panel.results.notice.text()
    heat = window.canvas.scene.heat
    assert heat is not None
    assert heat.stale
    assert (grabbed(window.canvas.view) != solid).any(axis=2).sum() > 5000
    text = panel.results.figures.palette().text().color()
    assert text != window.palette().text().color()
    window.bridge.undo()
    hand.settle()
    assert not panel.results.stale
    assert panel.results.raced is raced
    assert not panel.results.notice.isVisible()
    assert (grabbed(window.canvas.view) != solid).any(axis=2).mean() < 0.01


@pytest.mark.slow
def test_what_is_undone_while_it_is_raced_leaves_a_fresh_result(
    opened: Callable[..., Hand],
) -> None:
    hand = opened(races=2000, laps=0)
    hand.window.actions_by_id["playtest.run"].trigger()
    edit_laps(hand, 5)
    hand.window.bridge.undo()
    assert hand.window.playtest.busy
    hand.settle()
    assert not hand.window.playtest.results.stale


@pytest.mark.slow
def test_esc_in_the_panel_stops_the_races(opened: Callable[..., Hand]) -> None:
    hand = opened(races=1_000_000)
    hand.front()
    panel = hand.window.playtest
    panel.run()
    hand.qtbot.waitUntil(lambda: "races" in panel.state.text(), timeout=WAIT_MS)
    panel.run_button.setFocus()
    QTest.keyClick(panel.run_button, Qt.Key.Key_Escape)
    hand.settle()
    assert panel.results.raced is not None
    assert not panel.results.raced.whole


@pytest.mark.slow
def test_another_document_begins_without_results(opened: Callable[..., Hand]) -> None:
    hand = opened()
    ride(hand)
    hand.window.files.open("april-raceway")
    hand.settle()
    panel = hand.window.playtest
    assert panel.results.raced is None
    assert not panel.results.tabs.isVisible()
    assert hand.window.canvas.scene.heat is None


# --- why not


@pytest.mark.slow
def test_an_open_circuit_is_not_raced_and_the_problem_is_a_click_away(
    opened: Callable[..., Hand],
) -> None:
    """The reasons are those of `check --rules`."""
    hand = opened()
    window, panel = hand.window, hand.window.playtest
    window.bridge.do(Remove((3,)))
    panel.run()
    hand.settle()
    assert isinstance(panel.results.refused, Refused)
    assert panel.results.raced is None
    words = panel.results.page.toPlainText()
    assert "RUN801" in words
    assert "the circuit is not closed" in words
    assert "Close the circuit, add a start piece" in words
    panel.results.page.anchorClicked.emit(QUrl("problem:0"))
    finding = window.problems.finding
    assert finding is not None
    assert finding.code == "RUN801"
    window.bridge.undo()
    hand.settle()
    assert "RUN801" not in panel.results.page.toPlainText()
    assert "error" not in window.problems.state.text()


@pytest.mark.slow
def test_corners_without_difficulty_are_told_and_an_option_helps(
    opened: Callable[..., Hand],
) -> None:
    hand = opened(track_of(OVAL, laps=2))
    panel = hand.window.playtest
    panel.run()
    hand.settle()
    assert panel.results.page.toPlainText().count("RUN803") == 2
    panel.setup.set_options(panel.setup.ruleset, {"unrated": 2})
    panel.run()
    hand.settle()
    assert panel.results.raced is not None
    assert panel.results.refused is None


def test_what_prevents_races_is_fixed_by_a_click_and_then_they_are_run(
    opened: Callable[..., Hand],
) -> None:
    hand = opened(track_of(OVAL, laps=2))
    window, panel = hand.window, hand.window.playtest
    panel.run()
    hand.settle()
    page = panel.results.page
    link = re.search('href="(fix:[^"]*)"', page.toHtml())
    assert link is not None
    assert page.toPlainText().count("Assign difficulties to all corners, then race") == 1
    assert "with the option unrated=2, which" in page.toPlainText()
    page.anchorClicked.emit(QUrl(link[1]))
    hand.settle()
    assert panel.results.raced is not None
    assert panel.results.refused is None
    assert window.bridge.circuit.track.markers
    window.bridge.undo()
    assert not window.bridge.circuit.track.markers


@pytest.mark.slow
@pytest.mark.parametrize(
    ("fault", "words"),
    [
        (PlaytestFailed("race 3 of seed 1 stopped: the log was full"), "Race 3 of seed 1 stopped"),
        (ZeroDivisionError("by <zero>"), "An error in Trackwright: ZeroDivisionError('by <zero>')"),
    ],
)
def test_a_fault_is_told_and_the_panel_goes_on(
    opened: Callable[..., Hand], monkeypatch: pytest.MonkeyPatch, fault: Exception, words: str
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise fault

    hand = opened()
    panel = hand.window.playtest
    with monkeypatch.context() as patch:
        patch.setattr("trackwright.editor.playtest.racer.playtest", fail)
        panel.run()
        hand.settle()
    assert words in panel.results.page.toPlainText()
    assert ride(hand).whole
    assert panel.results.tabs.isVisible()
    assert not panel.results.page.isVisible()


@pytest.mark.slow
def test_problems_of_races_are_looked_for_while_the_panel_is_open(
    opened: Callable[..., Hand],
) -> None:
    """RUN812: an Ausgebremst circuit does not have three lanes of equal length."""
    hand = opened("bleifuss-drom")
    window = hand.window
    hand.settle()
    assert _codes(hand) & {"RUN812"}
    window.toggle_panel("playtest")
    hand.settle()
    assert not _codes(hand) & {"RUN812"}


def _codes(hand: Hand) -> set[str]:
    report = hand.window.problems.report
    assert report is not None
    return {finding.code for finding in report.findings}


# --- comparing


@pytest.mark.slow
def test_a_pinned_result_stands_beside_the_next(opened: Callable[..., Hand]) -> None:
    hand = opened()
    panel = hand.window.playtest
    before = ride(hand)
    panel.results.pin.click()
    panel.setup.bots_how.setCurrentText(IN_TURN)
    panel.setup.bots[1].setCurrentText("random")
    now = ride(hand)
    table = shown(panel)
    assert panel.results.figures.finder.columnCount() == 5
    value, change, differs, pinned = table["overtakes"]
    assert value == now.figures["overtakes"].text
    assert pinned == before.figures["overtakes"].text
    assert change.startswith("-")
    assert differs == "yes"
    words = panel.results.verdict.toPlainText()
    assert "Compared with the pinned 200 races of GP Ring" in words
    assert "different players: 3 careful, 3 random now, 6 careful before" in words
    panel.results.tabs.setCurrentWidget(panel.results.charts)
    hand.settle()
    picture = grabbed(panel.results.charts.panes["grid"].plot)
    assert count_of(picture, "#0072b2") > 500
    assert count_of(picture, "#e69f00") > 500
    panel.results.pin.click()
    hand.settle()
    assert panel.results.figures.finder.columnCount() == 2
    assert count_of(grabbed(panel.results.charts.panes["grid"].plot), "#e69f00") == 0


@pytest.mark.slow
def test_two_circuits_are_compared_with_paired_dice(opened: Callable[..., Hand]) -> None:
    """The races are those of the command line, and the words say what would be better."""
    hand = opened()
    panel = hand.window.playtest

    def words_after(pinned: bool, paired: bool) -> str:
        panel.setup.paired.setChecked(pinned)
        ride(hand)
        panel.results.pin.click()
        hand.window.bridge.do(AddMarker(replace(marker, difficulty=2)))
        panel.setup.paired.setChecked(paired)
        hand.settle()
        ride(hand)
        said = panel.results.verdict.toPlainText()
        hand.window.bridge.undo()
        panel.results.pin.click()
        return said

    marker = next(m for m in hand.window.bridge.track.markers if m.difficulty != 2)
    better = "With paired dice in both set-ups"
    assert better in words_after(False, False)
    mixed = words_after(False, True)
    assert "different dice: paired now, thrown in the order of play before" in mixed
    assert better not in mixed
    both = words_after(True, True)
    assert better not in both
    assert "different dice" not in both
    circuit = hand.window.bridge.circuit
    setup, way = lineup(circuit, RULES, laps=2)
    batch = Batch(setup.with_paired_dice(), way, 1, RACES)
    figures = figures_of(result_of(circuit, batch, playtest(batch)))
    assert ride(hand).figures["overtakes"].text == figures["overtakes"].text


def test_dice_can_be_paired_where_players_throw_them(opened: Callable[..., Hand]) -> None:
    panel = opened().window.playtest
    assert not panel.setup.paired.isChecked()
    assert panel.setup.paired.isVisibleTo(panel.setup)
    panel.setup.paired.setChecked(True)
    assert panel.setup.wish.paired
    kept = panel.setup.as_text()
    panel.setup.rules.setCurrentText("ausgebremst-family")
    assert not panel.setup.paired.isVisibleTo(panel.setup)
    assert not panel.setup.wish.paired
    panel.setup.paired.setChecked(False)
    panel.setup.use_text(kept)
    assert panel.setup.wish.paired
    older = json.loads(kept)
    del older["paired"]
    panel.setup.use_text(json.dumps(older))
    assert not panel.setup.wish.paired


@pytest.mark.slow
def test_a_kept_file_can_be_pinned_and_a_broken_one_is_told(
    opened: Callable[..., Hand], tmp_path: Path
) -> None:
    hand = opened()
    panel = hand.window.playtest
    ride(hand)
    kept = tmp_path / "kept.json"
    panel.results.files.ask_file = lambda how, proposed: str(kept)
    panel.results.export("result")
    panel.setup.seed.setValue(2)
    ride(hand)
    panel.results.pin_file()
    assert panel.results.comparison is not None
    assert "different seed: 2 now, 1 before" in panel.results.comparison.notes
    document = json.loads(_kept(panel, tmp_path))
    assert document["comparison"]["against"] == "GP Ring"
    assert "different seed: 2 now, 1 before" in document["comparison"]["notes"]
    kept.write_text("{}")
    said: list[str] = []
    panel.results.message.connect(said.append)
    panel.results.pin_file()
    assert said
    assert "kept.json" in said[0]


# --- figures and charts


@pytest.mark.slow
def test_figures_are_found_sorted_and_copied(opened: Callable[..., Hand]) -> None:
    hand = opened()
    panel = hand.window.playtest
    raced = ride(hand)
    figures = panel.results.figures
    panel.results.tabs.setCurrentWidget(figures)
    QTest.keyClicks(figures.search, "grid wins")
    assert list(shown(panel)) == [f"grid {i} wins" for i in range(1, 7)]
    figures.view.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    wins = [raced.figures[name.replace(" ", "_")].value or 0 for name in shown(panel)]
    assert wins == sorted(wins, reverse=True)
    QTest.keyClick(figures.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    rows = list(csv.DictReader(io.StringIO(QGuiApplication.clipboard().text()), delimiter="\t"))
    assert [float(row["value"]) for row in rows] == wins
    assert all(float(row["low"]) <= float(row["value"]) for row in rows)
    figures.copy_text()
    text = QGuiApplication.clipboard().text()
    assert text.splitlines()[0].split() == ["Figure", "Value", "(95", "%)"]
    figures.search.clear()
    figures.view.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert list(shown(panel))[:2] == ["pole wins", "pole advantage"]


@pytest.mark.slow
def test_keys_of_copies_are_those_of_the_figures(opened: Callable[..., Hand]) -> None:
    hand = opened(races=5, laps=1)
    window, bridge = hand.window, hand.window.bridge
    ride(hand)
    figures = window.playtest.results.figures
    window.playtest.results.tabs.setCurrentWidget(figures)
    bridge.select({6})
    track = bridge.track
    hand.front()
    figures.view.setFocus()
    QGuiApplication.clipboard().clear()
    for key in (Qt.Key.Key_A, Qt.Key.Key_C, Qt.Key.Key_X, Qt.Key.Key_V):
        QTest.keyClick(figures.view, key, Qt.KeyboardModifier.ControlModifier)
    assert bridge.selection == {6}
    assert not window.builder.has_copy
    assert bridge.track is track
    chosen = figures.view.selectionModel().selectedRows()
    assert len(chosen) == figures.finder.rowCount()
    assert len(QGuiApplication.clipboard().text().splitlines()) == len(chosen) + 1


@pytest.mark.slow
def test_charts_show_the_bars_of_the_figures(opened: Callable[..., Hand]) -> None:
    hand = opened()
    panel = hand.window.playtest
    raced = ride(hand)
    panel.results.tabs.setCurrentWidget(panel.results.charts)
    hand.settle()
    panes = panel.results.charts.panes
    assert list(panes) == ["grid", "rounds", "retired", "lead_changes"]
    words = panes["grid"].plot.accessibleDescription().splitlines()
    assert words == [f"{i}: {raced.figures[f'grid_{i}_wins'].text}" for i in range(1, 7)]
    blue = _blue(grabbed(panes["grid"].plot))
    columns = blue.any(axis=0)
    bars = np.flatnonzero(np.diff(columns.astype(int)) == 1)
    assert len(bars) == 6
    heights = [blue[:, x + 3].sum() for x in bars]
    wins = [raced.figures[f"grid_{i}_wins"].value or 0.0 for i in range(1, 7)]
    assert np.corrcoef(heights, wins)[0, 1] > 0.98


@pytest.mark.slow
def test_bars_of_a_long_histogram_are_put_together(opened: Callable[..., Hand]) -> None:
    """Now and pinned have the same bars, and each of them sums up to all races."""
    panel = opened(races=300, laps=12).window.playtest
    long = _raced(panel)
    panel.setup.laps.setValue(1)
    short = _raced(panel)
    chart = next(c for c in charts_of(long.result, short.result) if c.name == "rounds")
    assert len(chart.labels) <= MOST_BARS
    assert "-" in chart.labels[0]
    for row in (chart.now, chart.pinned):
        assert len(row) == len(chart.labels)
        assert sum(e.value or 0 for e in row) == pytest.approx(1)


def _raced(panel: PlaytestPanel) -> Raced:
    batch = panel.setup.wish.batch(panel._bridge.circuit)
    result = result_of(panel._bridge.circuit, batch, playtest(batch))
    return Raced(panel.setup.wish, panel._bridge.circuit, batch, result, figures_of(result), ())


def _blue(picture: Pixels) -> npt.NDArray[np.bool_]:
    near: npt.NDArray[np.bool_] = abs(picture.astype(int) - (0x00, 0x72, 0xB2)).max(axis=2) < 12
    return near


@pytest.mark.slow
def test_charts_are_imported_only_when_they_are_seen() -> None:
    code = (
        "import sys, tempfile, pathlib\n"
        "from trackwright.editor.start import application, new_desk\n"
        "from trackwright.editor.app.settings import Settings\n"
        "app = application()\n"
        "desk = new_desk(Settings(pathlib.Path(tempfile.mkdtemp())))\n"
        "assert desk.open_window().isVisible()\n"
        "desk.quit()\n"
        "sys.exit('pyqtgraph' in sys.modules or 'llvmlite' in sys.modules)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], check=False, timeout=120)
    assert done.returncode == 0


def test_a_thread_that_imports_rests_between_the_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = (
        f"import time\nend = time.thread_time() + {2 * WORK_S}\nwhile time.thread_time() < end: ..."
    )
    (tmp_path / "at_ease_1.py").write_text(work)
    (tmp_path / "at_ease_2.py").write_text(f"import at_ease_1\n{work}\nimport at_ease_3")
    (tmp_path / "at_ease_3.py").write_text(work)
    monkeypatch.syspath_prepend(tmp_path)
    finders = list(sys.meta_path)
    began = time.perf_counter() - time.thread_time()
    with resting():
        importlib.import_module("at_ease_2")
    rested = time.perf_counter() - time.thread_time() - began
    assert rested >= REST_S
    assert sys.meta_path == finders


# --- files


@pytest.mark.slow
@pytest.mark.parametrize(("what", "argument"), [("result", "--save"), ("figures", "--csv")])
def test_files_are_those_of_the_command_line(
    opened: Callable[..., Hand], tmp_path: Path, what: str, argument: str
) -> None:
    hand = opened()
    panel = hand.window.playtest
    ride(hand)
    ours, theirs = tmp_path / "ours.x", tmp_path / "theirs.x"
    panel.results.files.ask_file = lambda how, proposed: str(ours)
    panel.results.export(what)
    races = ["--races", str(RACES), "--laps", "2", argument, str(theirs)]
    assert main(["playtest", CIRCUIT, "--rules", RULES, *races]) == 0
    assert ours.read_bytes() == theirs.read_bytes()


@pytest.mark.slow
def test_heat_is_exported_and_a_folder_that_is_not_there_is_told(
    opened: Callable[..., Hand], tmp_path: Path
) -> None:
    hand = opened()
    panel = hand.window.playtest
    raced = ride(hand)
    panel.results.files.ask_file = lambda how, proposed: str(tmp_path / "heat")
    panel.results.export("heat")
    rows = list(csv.DictReader((tmp_path / "heat.csv").read_text().splitlines()))
    assert len(rows) == len(raced.result.spots)
    said: list[str] = []
    panel.results.message.connect(said.append)
    panel.results.files.ask_file = lambda how, proposed: str(tmp_path / "nowhere" / "r.json")
    panel.results.export("result")
    assert said
    assert said[0].startswith("Not saved")
    assert parse_result(_kept(panel, tmp_path), "kept").races == RACES


@pytest.mark.slow
def test_a_result_never_replaces_a_track_and_asks_where_the_file_dialog_could_not(
    opened: Callable[..., Hand], tmp_path: Path
) -> None:
    hand = opened()
    results = hand.window.playtest.results
    mine, kept = tmp_path / "mine.json", tmp_path / "kept.json"
    save_track(track_of(OVAL), mine)
    before, said, asked = mine.read_bytes(), list[str](), list[Path]()
    ride(hand)
    results.message.connect(said.append)

    def no(path: Path) -> bool:
        asked.append(path)
        return False

    def export_to(name: str) -> None:
        results.files.ask_file = lambda how, proposed: str(tmp_path / name)
        results.export("result")

    results.files.ask_replace = no
    for name in ("mine.json", "mine"):
        export_to(name)
    assert len(said) == 2
    assert all("is a track; a playtest result will not replace it" in one for one in said)
    assert (mine.read_bytes(), asked) == (before, [])
    for name in ("kept.json", "kept.json", "kept"):
        export_to(name)
    assert (len(said), asked) == (4, [kept])


def _kept(panel: PlaytestPanel, folder: Path) -> bytes:
    panel.results.files.ask_file = lambda how, proposed: str(folder / "kept.json")
    panel.results.export("result")
    return (folder / "kept.json").read_bytes()


# --- the window goes on


@pytest.mark.slow
def test_the_window_never_waits_for_a_playtest(
    opened: Callable[..., Hand], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules compiled in an empty cache, races, figures, heat, charts, and again after an edit."""
    monkeypatch.setenv("TRACKWRIGHT_CACHE", str(tmp_path))
    monkeypatch.setattr("trackwright.simulator.compiler.machine._machines", {})
    hand = opened(races=5000, laps=0)
    panel = hand.window.playtest
    panel.results.heat.setCurrentIndex(2)
    panel.results.tabs.setCurrentWidget(panel.results.charts)
    hand.settle()
    said: list[str] = []
    panel.racer.said.connect(said.append)
    with never_waiting(hand):
        panel.live.setChecked(True)
        hand.settle()
        edit_laps(hand, 3)
        hand.settle()
    assert COMPILING in said
    assert panel.results.raced is not None
    assert panel.results.raced.result.head.laps == 3
