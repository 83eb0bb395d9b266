"""The what-if panel: changes listed and raced while one looks, previewed, applied as one step."""

import gc
import time
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox

from bench.leaks import turn
from bench.timing import slowness
from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened
from tests.editor.ticker import never_waiting
from trackwright.design.whatif.effects import what_if
from trackwright.editor.app.jobs import is_work_left
from trackwright.editor.app.settings import Settings
from trackwright.editor.app.translation import language
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.editor.whatif.bars import ChangeList
from trackwright.editor.whatif.panel import WhatIfPanel
from trackwright.editor.whatif.rows import Part, Row
from trackwright.editor.whatif.words import WISHES, effect_words
from trackwright.editor.whatif.work import LISTING, RACING, News, rounds
from trackwright.model.edit.edits import Remove, SetTrackValue
from trackwright.model.files.library import load_circuit
from trackwright.model.layout.track import Track
from trackwright.simulator.game.games import all_games
from trackwright.simulator.playtest.intervals import Estimate

CIRCUIT, BASIC = "april-raceway", "motograndprix-basic"
KINDS = ("window", "difficulty")
CANCEL_S = 0.06
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use("en")


def opened(
    open_window: Opened,
    track: str | Track | None = CIRCUIT,
    kinds: tuple[str, ...] = KINDS,
    races: int = 60,
) -> Hand:
    """The panel in front, with quick rules and few changes."""
    hand = open_window(track)
    hand.window.resize(1280, 860)
    hand.window.show_panel("whatif")
    options = hand.window.whatif.options
    options.setup.rules.setCurrentText(BASIC)
    options.setup.races.setValue(races)
    for kind, box in options.kinds.items():
        box.setChecked(kind in kinds)
    return hand


def raced(hand: Hand) -> WhatIfPanel:
    panel = hand.window.whatif
    panel.race.click()
    hand.settle()
    return panel


def rows_of(panel: WhatIfPanel, part: Part = Part.CLEAN) -> list[Row]:
    return [line for line in panel.rows.lines if isinstance(line, Row) and line.part is part]


def place_of(view: ChangeList, row: Row) -> QPoint:
    index = view.rows.find(row.part, row.change)
    view.scrollTo(index)
    return view.visualRect(index).center()


def point_at(hand: Hand, row: Row) -> None:
    view = hand.window.whatif.list
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    QTest.mouseMove(view.viewport(), place_of(view, row))


def page(panel: WhatIfPanel) -> str:
    return panel.page.toPlainText()


# --- racing


@pytest.mark.slow
def test_it_shows_what_the_command_says(open_window: Opened) -> None:
    panel = raced(opened(open_window))
    circuit = load_circuit(CIRCUIT)
    found = what_if(circuit, BASIC, kinds=KINDS, races=60)
    effects = {effect.change.words: effect for effect in found.effects}
    rows = rows_of(panel)
    assert {row.change.words for row in rows} == set(effects)
    for row in rows:
        assert row.effect is not None
        assert row.effect.races == 60
        for name, estimate in row.effect.differences.items():
            assert estimate.value == effects[row.change.words].differences[name].value
    warned = rows_of(panel, Part.WARNED)
    assert [row.change.words for row in warned] == [one.words for one in found.listed.warned]
    assert all(row.effect is None for row in warned), "they are raced on request only"
    assert "60 races of each" in panel.state.text()


@pytest.mark.slow
def test_intervals_shrink_while_one_looks(open_window: Opened) -> None:
    """They hold for all rows at once: wider than those of one change."""
    hand = opened(open_window, races=200)
    panel = hand.window.whatif
    widths: list[float] = []

    def look(news: News) -> None:
        for effect in news.effects[:1]:
            found = effect.differences["overtakes"]
            widths.append((found.high or 0) - (found.low or 0))

    panel.work.told.connect(look)
    raced(hand)
    assert len(widths) >= 3
    assert widths[-1] < 0.6 * widths[0]
    first = rows_of(panel)[0]
    (single,) = (
        effect
        for effect in what_if(load_circuit(CIRCUIT), BASIC, kinds=KINDS, races=200).effects
        if effect.change.words == first.change.words
    )
    assert first.effect is not None
    ours, theirs = first.effect.differences["overtakes"], single.differences["overtakes"]
    assert (ours.high or 0) - (ours.low or 0) > (theirs.high or 0) - (theirs.low or 0)


def test_rounds_double_and_those_raced_are_skipped() -> None:
    assert list(rounds(400)) == [25, 50, 100, 200, 400]
    assert list(rounds(400, 100)) == [200, 400]
    assert list(rounds(10)) == [10]
    assert list(rounds(400, 400)) == [400]


@pytest.mark.slow
def test_racing_again_races_as_often_again_and_uses_what_was_raced(open_window: Opened) -> None:
    hand = opened(open_window, races=30)
    panel = raced(hand)
    known = panel.work.known
    raced(hand)
    assert panel.work.known is known
    assert panel.rows.raced[1] == 60


@pytest.mark.slow
def test_changes_that_warn_are_raced_on_request(open_window: Opened) -> None:
    hand = opened(open_window, "april-raceway", races=25)
    panel = raced(hand)
    warned = rows_of(panel, Part.WARNED)
    assert warned
    assert all(row.change.warnings for row in warned)
    tip = str(
        panel.rows.data(panel.rows.find(Part.WARNED, warned[0].change), Qt.ItemDataRole.ToolTipRole)
    )
    assert warned[0].change.warns[0] in tip
    assert "Not raced" in tip
    panel.options.warned.setChecked(True)
    raced(hand)
    assert all(row.effect is not None for row in rows_of(panel, Part.WARNED))


@pytest.mark.slow
def test_a_low_panel_shows_slim_rows(open_window: Opened) -> None:
    hand = opened(open_window)
    panel = raced(hand)
    view, rows = panel.list, rows_of(panel)
    usual = view.visualRect(view.rows.find(rows[0].part, rows[0].change)).height()
    hand.window.resizeDocks([hand.window.docks["whatif"]], [1], Qt.Orientation.Vertical)
    hand.qtbot.waitUntil(lambda: panel.height() <= panel.minimumSizeHint().height() + 1)
    panel.list.scrollToTop()
    places = [view.visualRect(view.rows.find(row.part, row.change)) for row in rows]
    assert places[0].height() < 0.9 * usual
    shown = [place for place in places if view.viewport().rect().contains(place)]
    assert len(shown) >= 2


@pytest.mark.slow
def test_rows_are_sorted_by_a_click_on_a_figure(open_window: Opened) -> None:
    panel = raced(opened(open_window))

    def values(figure: str) -> list[float]:
        return [row.effect.differences[figure].value or 0 for row in rows_of(panel) if row.effect]

    assert values("overtakes") == sorted(values("overtakes"), reverse=True)
    panel.heads.buttons["grid_slope"].click()
    assert values("grid_slope") == sorted(values("grid_slope")), "the fairest first"
    assert panel.heads.buttons["grid_slope"].text().startswith("Grid matters ↑")
    panel.heads.buttons["grid_slope"].click()
    assert values("grid_slope") == sorted(values("grid_slope"), reverse=True)
    panel.heads.buttons["rounds"].click()
    assert values("rounds") == sorted(values("rounds"), reverse=True)


@pytest.mark.slow
def test_figures_are_chosen_and_remembered(open_window: Opened, tmp_path: Path) -> None:
    hand = opened(open_window)
    panel = hand.window.whatif
    menu = panel.figures.menu()
    assert menu is not None
    by_text = {entry.text(): entry for entry in menu.actions()}
    by_text["Lead changes"].trigger()
    by_text["Rounds"].trigger()
    assert list(panel.heads.buttons) == ["grid_slope", "overtakes", "lead_changes"]
    hand.window.close()
    kept = Settings(tmp_path / "settings").text("whatif")
    again = WhatIfPanel(hand.window.bridge, Settings(tmp_path / "settings"))
    assert again.options.question.kinds == KINDS
    assert again.options.question.race.rules == BASIC
    assert again.rows.figures == ("grid_slope", "overtakes", "lead_changes")
    assert again.options.as_text() == kept
    again.shut_down()
    again.deleteLater()


def test_stored_options_that_make_no_sense_are_reported_and_left(open_window: Opened) -> None:
    hand = open_window(None)
    settings = hand.window.settings
    settings.put("whatif", '{"setup": 3}')
    panel = WhatIfPanel(hand.window.bridge, settings)
    assert panel.rows.figures == ("grid_slope", "overtakes", "rounds")
    panel.shut_down()
    panel.deleteLater()


def test_what_may_be_chance_is_in_brackets() -> None:
    assert effect_words(Estimate(3.14, 1.6, 4.7), "overtakes") == "+3.1 ±1.6"
    assert effect_words(Estimate(-0.021, -0.041, -0.001), "grid_slope") == "-0.02 ±0.02"
    assert effect_words(Estimate(0.2, -1.3, 1.7), "overtakes") == "(+0.2 ±1.5)"
    assert effect_words(Estimate(8.0, 8.0, 8.0), "overtakes") == "+8.0", "each race alike"
    assert effect_words(Estimate(0.0213, 0.0113, 0.0313), "pole_wins") == "+2.1 ±1.0 %"
    assert effect_words(Estimate(), "overtakes") == "–"


@pytest.mark.slow
def test_rows_stay_while_one_points_at_them(
    open_window: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    hand = opened(open_window, races=100)
    panel = hand.window.whatif
    monkeypatch.setattr(ChangeList, "is_used", True)
    raced(hand)
    listed = [row.change for row in rows_of(panel)]
    known = panel.work.known
    assert known is not None
    assert listed == [change for change in known.clean if change not in known.alike]
    monkeypatch.setattr(ChangeList, "is_used", False)
    panel.list.pointed.emit()
    hand.qtbot.waitUntil(lambda: [row.change for row in rows_of(panel)] != listed)
    gains = [row.effect.differences["overtakes"].value or 0 for row in rows_of(panel) if row.effect]
    assert gains == sorted(gains, reverse=True)


@pytest.mark.slow
def test_effects_appear_while_changes_are_listed(open_window: Opened) -> None:
    hand = opened(open_window)
    panel = hand.window.whatif
    seen: list[tuple[int, int]] = []
    panel.work.told.connect(lambda news: seen.append((len(news.listed), len(news.effects))))
    raced(hand)
    assert any(listed and effects for listed, effects in seen)


# --- on the table


@pytest.mark.slow
def test_a_row_is_previewed_and_applied_as_one_step(open_window: Opened) -> None:
    hand = opened(open_window, kinds=("window", "pair"), races=2)
    window, panel = hand.window, raced(hand)
    scene, before = window.canvas.scene, window.bridge.track
    row = next(row for row in rows_of(panel) + rows_of(panel, Part.WARNED))
    point_at(hand, row)
    assert scene.ghost, "what comes"
    old, new = ({p.id for p in track.pieces()} for track in (before, row.change.circuit.track))
    assert len(scene.ghost) == len(new - old)
    assert len(scene._moved) == 1 + bool(_moves(row, before)), "what goes, and what moves"
    QTest.mouseMove(panel.heads, QPoint(3, 3))
    panel.list.leaveEvent(None)  # type: ignore[arg-type] # the mouse of a test never leaves
    assert not scene.has_ghost
    steps = len(window.bridge.document.labels)
    panel.list.setFocus()
    panel.list.setCurrentIndex(panel.rows.find(row.part, row.change))
    assert scene.has_ghost
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert window.bridge.track == row.change.circuit.track
    assert len(window.bridge.document.labels) == steps + 1
    assert not scene.has_ghost
    window.bridge.undo()
    assert window.bridge.track is before


def _moves(row: Row, before: Track) -> bool:
    return row.change.kind == "pair"


@pytest.mark.slow
def test_a_double_click_applies_and_esc_hides_the_preview(open_window: Opened) -> None:
    hand = opened(open_window, races=2)
    window, panel = hand.window, raced(hand)
    row = [*rows_of(panel), *rows_of(panel, Part.WARNED)][0]
    place = place_of(panel.list, row)
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=place)
    assert window.canvas.scene.has_ghost
    panel.list.leaveEvent(None)  # type: ignore[arg-type]
    QTest.keyClick(panel.list, Qt.Key.Key_Escape)
    assert not window.canvas.scene.has_ghost
    assert panel.list.chosen is None
    QTest.mouseClick(panel.list.viewport(), LEFT, pos=place)
    QTest.mouseDClick(panel.list.viewport(), LEFT, pos=place)
    assert window.bridge.track == row.change.circuit.track
    assert "Applied" in window.status.currentMessage()


@pytest.mark.slow
def test_after_an_edit_nothing_is_applied_and_one_click_lists_again(open_window: Opened) -> None:
    hand = opened(open_window, races=2)
    window, panel = hand.window, raced(hand)
    row = [*rows_of(panel), *rows_of(panel, Part.WARNED)][0]
    window.bridge.do(SetTrackValue("laps", 3))
    assert "before the last edits" in panel.notice.text()
    edited = window.bridge.track
    point_at(hand, row)
    assert not window.canvas.scene.has_ghost
    panel.apply(row)
    assert window.bridge.track is edited
    assert "edited since" in window.status.currentMessage()
    window.bridge.undo()
    assert not panel.notice.isVisible(), "the list is of this circuit again"
    window.bridge.redo()
    panel.notice.linkActivated.emit("again")
    hand.settle()
    assert not panel.notice.isVisible()
    assert panel.rows.raced[1] == 2
    panel.apply([*rows_of(panel), *rows_of(panel, Part.WARNED)][0])
    assert window.bridge.track is not edited


@pytest.mark.slow
def test_another_circuit_empties_the_list(open_window: Opened) -> None:
    hand = opened(open_window, races=2)
    panel = raced(hand)
    hand.window.files.open("april-raceway")
    assert not panel.rows.lines
    assert "Race changes" in page(panel)


# --- the best for a wish


@pytest.mark.slow
def test_the_best_is_raced_again_before_a_number_is_shown(open_window: Opened) -> None:
    hand = opened(open_window, "april-raceway", ("window", "difficulty"), races=40)
    panel = hand.window.whatif
    panel.wish.setCurrentIndex(panel.wish.findData("more rounds"))
    panel.best.click()
    hand.settle()
    rows = rows_of(panel, Part.WISH)
    found = what_if(
        load_circuit("april-raceway"),
        BASIC,
        wish="rounds up",
        kinds=("window", "difficulty"),
        races=40,
    )
    assert found.best is not None
    assert [row.change.words for row in rows] == [one.change.words for one in found.effects]
    assert rows[0].effect is not None
    assert rows[0].effect.differences == found.effects[0].differences
    assert rows[0].effect.races == 160
    assert str(panel.rows.data(panel.rows.index(0))) == "Best for more rounds, raced again"
    assert rows[0].change.words in found.best.change.words
    panel.apply(rows[0])
    assert hand.window.bridge.track == rows[0].change.circuit.track


@pytest.mark.slow
def test_it_says_so_if_no_single_change_does_it(open_window: Opened) -> None:
    hand = opened(open_window, races=8)
    panel = hand.window.whatif
    panel.wish.setCurrentIndex(panel.wish.findData("the grid matters more"))
    panel.best.click()
    hand.settle()
    assert str(panel.rows.data(panel.rows.index(0))).startswith("No single change surely does that")
    assert "No single change" in hand.window.status.currentMessage()


@pytest.mark.slow
def test_races_go_on_after_the_best_was_found(open_window: Opened) -> None:
    hand = opened(open_window, races=400)
    panel = hand.window.whatif
    panel.race.click()
    hand.qtbot.waitUntil(lambda: panel.rows.raced[0] > 0)
    panel.best.click()
    hand.qtbot.waitUntil(lambda: panel.rows.answer is not None)
    hand.settle()
    assert panel.rows.raced[1] == 400


def test_wishes_are_of_figures_that_the_game_has(open_window: Opened) -> None:
    assert {wish.figure for wish in WISHES.values()} >= {"overtakes", "grid_slope", "rounds"}
    hand = open_window(CIRCUIT)
    panel = hand.window.whatif
    for game in all_games():
        rules = panel.options.setup.rules
        rows = [rules.itemText(row) for row in range(rules.count())]
        for id in (row for row in rows if row.startswith(game)):
            rules.setCurrentText(id)
            assert panel.wish.count() > 0
            assert panel.wish.currentData() in WISHES


# --- what cannot be


@pytest.mark.slow
@pytest.mark.parametrize(
    ("track", "rules", "words"),
    [
        ("bleifuss-drom", "ausgebremst-family", "without board halves: break them up"),
        ("tokyo-drift", "street-racing", "What-if needs a circuit of one row of pieces"),
        ("old-town", BASIC, "Not raced under motograndprix-basic"),
    ],
)
def test_a_refusal_is_said_in_the_panel(
    open_window: Opened, track: str, rules: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda box: pytest.fail("a box"))
    hand = opened(open_window, track)
    hand.window.whatif.options.setup.rules.setCurrentText(rules)
    panel = raced(hand)
    assert words in page(panel)
    assert panel.page.isVisible()
    assert not panel.list.isVisible()


@pytest.mark.slow
def test_an_open_circuit_is_refused_with_its_problem(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    piece = next(iter(window.bridge.track.pieces())).id
    window.bridge.do(Remove((piece + 2,)))
    panel = raced(hand)
    assert "not closed" in page(panel)
    panel._follow("problem:0")
    assert window.sees_panel("problems")
    window.bridge.undo()
    assert "Race changes" in page(panel), "the refusal was of the circuit as it was"


@pytest.mark.slow
def test_board_halves_are_broken_up_so_that_changes_can_be_raced(open_window: Opened) -> None:
    hand = opened(open_window, "nuerburg-ring", kinds=("start",), races=2)
    window = hand.window
    window.whatif.options.setup.rules.setCurrentText("ausgebremst-family")
    before, plays = window.bridge.track, window.bridge.circuit.hash
    assert "break them up" in page(raced(hand))
    halves = [piece.id for piece in before.pieces()]
    action = window.actions_by_id["lay.break_up"]
    window.bridge.select({halves[0]})
    action.trigger()
    assert halves[1] in window.bridge.track.piece_locations, "only the selected one"
    window.bridge.undo()
    assert window.bridge.track is before
    window.bridge.select(set())
    action.trigger()
    assert not action.isEnabled()
    assert len(window.bridge.track.piece_locations) > 2
    assert window.bridge.circuit.hash == plays
    raced(hand)
    assert window.whatif._refused is None


def test_an_empty_table_is_not_raced(open_window: Opened) -> None:
    panel = opened(open_window, None).window.whatif
    assert "No pieces on the table yet" in page(panel)


@pytest.mark.slow
def test_no_kinds_no_changes(open_window: Opened) -> None:
    panel = raced(opened(open_window, kinds=()))
    assert "Choose more kinds" in page(panel)


# --- beside the window


@pytest.mark.slow
def test_the_window_never_waits_for_it(open_window: Opened) -> None:
    hand = opened(open_window, "april-raceway", ("window", "difficulty", "start"), races=50)
    raced(hand)  # rules are loaded
    hand.window.bridge.do(SetTrackValue("laps", 3))
    with never_waiting(hand):
        raced(hand)
    assert hand.window.whatif.rows.raced[1] == 50


@pytest.mark.slow
@pytest.mark.parametrize(
    ("kinds", "phase"), [(("window", "pair"), LISTING), (("difficulty",), RACING)]
)
def test_it_stops_at_once(open_window: Opened, kinds: tuple[str, ...], phase: str) -> None:
    """While changes are listed, and while they are raced."""
    hand = opened(open_window, "april-raceway", kinds, races=50_000)
    panel = hand.window.whatif
    heard: list[News] = []
    panel.work.told.connect(heard.append)
    panel.race.click()
    hand.qtbot.waitUntil(lambda: heard[-1:] != [] and heard[-1].what == phase)
    hand.qtbot.wait(200)
    assert panel.busy
    assert heard[-1].what == phase
    begun_s = time.process_time()  # of all threads: the machine may do something else as well
    panel.stop.click()
    while panel.busy:
        QApplication.processEvents()
        time.sleep(0.001)
    assert time.process_time() - begun_s < CANCEL_S * max(1, slowness())
    assert panel.race.isVisible()
    assert not panel.bar.isVisible()


@pytest.mark.slow
def test_esc_stops_and_a_closed_window_leaves_no_thread(open_window: Opened) -> None:
    """The fixture looks for threads that are left."""
    hand = opened(open_window, races=5000)
    panel = hand.window.whatif
    panel.race.click()
    hand.qtbot.waitUntil(lambda: panel.rows.raced[0] > 0)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    hand.settle()
    panel.race.click()
    hand.qtbot.waitUntil(lambda: panel.busy)
    assert hand.window.close()
    assert not panel.busy


@pytest.mark.slow
def test_a_window_that_is_closed_while_it_races_is_gone(open_window: Opened) -> None:
    """With its panel, its rows, and the changed circuits."""
    hand = opened(open_window)
    seen = left_while_racing(open_window)
    hand.qtbot.waitUntil(lambda: not is_work_left())
    turn()
    gc.collect()
    assert not [one for one in seen if one() is not None]


def left_while_racing(open_window: Opened) -> list[weakref.ref[Any]]:
    hand = opened(open_window, races=5000)
    panel = hand.window.whatif
    panel.race.click()
    hand.qtbot.waitUntil(lambda: panel.rows.raced[0] > 0)
    panel.list.setCurrentIndex(panel.rows.index(1))
    change = next(line for line in panel.rows.lines if isinstance(line, Row)).change
    hand.window.close()
    return [weakref.ref(one) for one in (hand.window, panel, panel.rows, change)]


@pytest.mark.slow
def test_it_goes_on_while_one_edits(open_window: Opened) -> None:
    hand = opened(open_window, races=100)
    panel = hand.window.whatif
    panel.race.click()
    hand.qtbot.waitUntil(lambda: panel.rows.raced[0] > 0)
    hand.codes("L1")
    hand.window.bridge.undo()
    hand.settle()
    assert panel.rows.raced[1] == 100
    assert not panel.notice.isVisible()


# --- finding and copying it


@pytest.mark.slow
@pytest.mark.parametrize("word", ["what if", "effect", "improve", "more overtakes", "fairer"])
def test_the_palette_finds_it(open_window: Opened, word: str) -> None:
    hand = open_window(CIRCUIT)
    hand.window.guidance.show_commands()
    (palette,) = hand.window.findChildren(CommandPalette)
    QTest.keyClicks(palette.field, word)
    found = [palette.list.item(row).text() for row in range(palette.list.count())]
    assert any("What if" in text or "best change" in text for text in found), found
    palette.deleteLater()


@pytest.mark.slow
def test_the_list_is_copied_for_a_spreadsheet(open_window: Opened) -> None:
    panel = raced(opened(open_window, races=4))
    QTest.keyClick(panel.list, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    heads, *lines = QGuiApplication.clipboard().text().splitlines()
    assert heads.split("\t")[:4] == ["change", "warnings", "races", "grid_slope"]
    assert len(lines) == len(rows_of(panel)) + len(rows_of(panel, Part.WARNED))
    cells = next(line.split("\t") for line in lines if line.split("\t")[2] == "4")
    float(cells[3])


@pytest.mark.slow
def test_rows_are_said_in_german(open_window: Opened) -> None:
    language.use("de")
    panel = raced(opened(open_window, races=4))
    rows = [*rows_of(panel), *rows_of(panel, Part.WARNED)]
    indices = [panel.rows.find(row.part, row.change) for row in rows]
    said = [str(panel.rows.data(index)) for index in indices]
    assert any(words.startswith("Schwierigkeit ") for words in said)
    assert all(" Teil " in words for words in said)
    tip = str(panel.rows.data(indices[0], Qt.ItemDataRole.ToolTipRole))
    assert "kann Zufall sein" in tip


def test_a_hidden_panel_shows_nothing_on_the_table(open_window: Opened) -> None:
    hand = opened(open_window, track_of(OVAL), ("window",), races=2)
    hand.window.show_panel("inspector")
    assert not hand.window.canvas.scene.has_ghost


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_figures_can_be_read(open_window: Opened, theme: str) -> None:
    """The colours of words, of what may be chance and of bars, on the ground of the list."""
    hand = opened(open_window)
    hand.window.use_theme(theme)  # type: ignore[arg-type]
    colours = hand.window.whatif.list.palette()
    role = QPalette.ColorRole
    base = colours.color(role.Base)
    for ink, least in ((role.Text, 7.0), (role.PlaceholderText, 4.5), (role.Link, 4.5)):
        assert contrast(colours.color(ink), base) >= least, ink
    chosen = colours.color(role.HighlightedText), colours.color(role.Highlight)
    assert contrast(*chosen) >= 4.5
    hand.window.use_theme("light")


def contrast(one: object, other: object) -> float:
    from PySide6.QtGui import QColor

    def light(colour: object) -> float:
        assert isinstance(colour, QColor)
        parts = (colour.redF(), colour.greenF(), colour.blueF())
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)
