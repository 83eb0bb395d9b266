"""The circuit card in the window: always current, found by any word, and copied."""

import re
from collections.abc import Iterator
from functools import partial
from statistics import median

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bench.serpentine import serpentine
from bench.timing import cpu_seconds, slowness
from tests.builders import OVAL, track_of
from tests.editor.conftest import Hand, Opened
from trackwright.editor.app.translation import language
from trackwright.editor.card.panel import CardPanel
from trackwright.editor.dialogs.command_palette import CommandPalette
from trackwright.model.edit.edits import AddMarker
from trackwright.model.edit.markers import name_corner_edits
from trackwright.model.files.library import kit, load_circuit
from trackwright.model.layout.track import Marker, Track
from trackwright.model.text.units import INCHES
from trackwright.reports.circuit.card import card_of
from trackwright.reports.circuit.facts import summary_of
from trackwright.simulator.game.budgets import budget_of, games_with_budget

FRAME_S = 1 / 60
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def english_again(qapp: QApplication) -> Iterator[None]:
    yield
    language.use("en")


def shown(hand: Hand) -> str:
    hand.settle()
    hand.qtbot.waitUntil(lambda: not hand.window.card.busy)
    return hand.window.card.text.toPlainText()


def opened(open_window: Opened, track: str | Track | None = "april-raceway") -> Hand:
    hand = open_window(track)
    hand.window.show_panel("card")
    shown(hand)
    return hand


def hilly() -> Track:
    track = track_of(OVAL)
    for piece, hill in ((2, "up"), (4, "down"), (6, "flat")):
        marker = Marker(on=piece, hill=hill)  # type: ignore[arg-type]
        track = AddMarker(marker).apply(track, kit(track.kit))
    return track


def test_it_says_what_the_commands_say(open_window: Opened) -> None:
    hand = opened(open_window, "nuerburg-ring")
    circuit = load_circuit("nuerburg-ring")
    budget = budget_of(circuit, hand.window.card.rules.currentText()).sections
    assert hand.window.card.sections == (*card_of(circuit, summary_of(circuit)).sections(), *budget)
    words = shown(hand)
    for text in ("26 spaces on the ideal line", "1: 33, 2: 29", "78 spaces in 3 laps", "Detours"):
        assert text in words


@pytest.mark.slow
def test_it_follows_every_edit_and_every_undo(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    before = shown(hand)
    window.bridge.select({4})
    window.inspector.pieces.difficulty.picked.emit(3)
    assert shown(hand) != before
    window.bridge.undo()
    assert shown(hand) == before
    hand.codes("L1")
    assert "76" in shown(hand)


@pytest.mark.slow
def test_a_card_that_is_not_seen_costs_nothing(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    window.show_panel("problems")
    made = window.card.made
    hand.codes("L1")
    hand.settle()
    assert window.card.made is made
    window.show_panel("card")
    shown(hand)
    assert window.card.made is not made


@pytest.mark.slow
def test_an_empty_table_says_so(open_window: Opened) -> None:
    hand = opened(open_window, None)
    assert shown(hand) == "No pieces on the table yet."
    assert not hand.window.card.strip.isVisible()
    hand.codes("START")
    assert "no, 2 open ends" in shown(hand)
    assert "not closed, so there is no lap" in shown(hand)


@pytest.mark.slow
def test_the_budget_is_that_of_the_chosen_game(open_window: Opened) -> None:
    hand = opened(open_window)
    window, rules = hand.window, hand.window.card.rules
    assert [rules.itemText(row) for row in range(rules.count())] == list(games_with_budget())
    assert rules.currentText() == "motograndprix-standard"
    assert "Engine tests" in shown(hand)
    window.playtest.setup.rules.setCurrentText("motograndprix-basic")
    assert rules.currentText() == "motograndprix-basic"
    assert "Engine tests" not in shown(hand)
    rules.setCurrentText("ausgebremst-pro")
    assert "slack" in shown(hand)
    window.files.open("nuerburg-ring")
    assert rules.currentText().startswith("ausgebremst")
    assert "in every deck" in shown(hand)


@pytest.mark.slow
@pytest.mark.parametrize(
    "word",
    ["length", "budget", "cards", "parts", "corners", "straights", "hills", "lap", "box", "board"],
)
def test_the_palette_finds_it_by_any_word(open_window: Opened, word: str) -> None:
    hand = opened(open_window, hilly())
    window = hand.window
    window.docks["card"].hide()
    window.guidance.show_commands()
    (palette,) = window.findChildren(CommandPalette)
    QTest.keyClicks(palette.field, word)
    rows = [palette.list.item(row) for row in range(palette.list.count())]
    row = next(row for row in rows if row.text().startswith("Circuit card: "))
    palette.list.setCurrentItem(row)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    assert window.sees_panel("card")
    shown(hand)
    palette.deleteLater()


@pytest.mark.slow
def test_the_palette_scrolls_to_the_section(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    window.resize(1200, 700)
    bar = window.card.text.verticalScrollBar()
    window.show_panel("problems")
    hand.codes("L1")
    window.show_panel("card")
    window.card.show_section("budget")  # before the card of this circuit is there
    shown(hand)
    assert bar.value() > 0
    window.card.show_section("lap")
    assert bar.value() == 0


@pytest.mark.slow
def test_an_edit_does_not_scroll_it(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    window.resize(1200, 700)
    shown(hand)
    bar = window.card.text.verticalScrollBar()
    bar.setValue(150)
    hand.codes("L1")
    shown(hand)
    assert bar.value() == 150


@pytest.mark.slow
def test_a_corner_in_the_table_and_in_the_strip_selects_its_pieces(open_window: Opened) -> None:
    hand = opened(open_window)
    window, card = hand.window, hand.window.card
    assert card.made is not None
    card.text.anchorClicked.emit(QUrl("0"))
    first = window.bridge.selection
    profile = card.made.card.profile
    assert first == {one.piece for one in profile if one.corner == 1}
    at = next(i for i, one in enumerate(profile) if one.corner == 4)
    step = (card.strip.width() - 12) / len(profile)
    point = QPoint(round(6 + (at + 0.5) * step), card.strip.height() // 2)
    QTest.mouseClick(card.strip, LEFT, pos=point)
    assert window.bridge.selection == {one.piece for one in profile if one.corner == 4}
    assert card.strip.position_at(point.x()) == at
    assert "corner 4" in card.strip.words_at(at)
    assert card.strip.position_at(-1) is None


@pytest.mark.slow
def test_hills_are_drawn_as_an_elevation(open_window: Opened) -> None:
    hand = opened(open_window, hilly())
    strip = hand.window.card.strip
    assert strip.has_hills
    flat = opened(open_window, "april-raceway").window.card.strip
    assert strip.height() > flat.height()
    colours = hand.window.colours
    image = strip.grab().toImage()
    seen = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(40)}
    assert {colours.up, colours.down, colours.ground} <= seen


@pytest.mark.slow
def test_it_is_copied_as_text_and_as_a_table(open_window: Opened) -> None:
    hand = opened(open_window)
    card, clipboard = hand.window.card, QGuiApplication.clipboard()
    hand.front()
    card.text.setFocus()
    QTest.keyClick(card.text, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    text = clipboard.text()
    assert "  lap         75 spaces on the ideal line" in text
    assert "Dial budget" in text
    _, table = card.menu(card).actions()
    table.trigger()
    rows = [line.split("\t") for line in clipboard.text().splitlines()]
    assert ["corner", "direction", "degrees", "positions", "difficulty"] in rows
    assert ["1", "left", "180.0", "9", "2"] in rows


@pytest.mark.slow
def test_lengths_are_in_the_chosen_unit(open_window: Opened) -> None:
    hand = opened(open_window)
    assert "98.6 x 78.4 cm" in shown(hand)
    hand.window.desk.preferences.unit = INCHES
    assert "38.82 x 30.87 in" in shown(hand)


@pytest.mark.slow
def test_showing_it_takes_less_than_a_frame_at_125_positions(open_window: Opened) -> None:
    """In the window's thread; the figures are computed in another one."""
    hand = opened(open_window, "race-bike-course")
    card = hand.window.card
    made = [card.made]
    hand.codes("L1")
    shown(hand)
    made.append(card.made)
    assert made[0] is not made[1]
    times = []
    for n in range(11):
        times.append(cpu_seconds(partial(card.show_card, made[n % 2])))
    assert median(times) < FRAME_S * slowness()


@pytest.mark.slow
def test_the_card_of_a_large_circuit_is_computed_on_request(open_window: Opened) -> None:
    hand = opened(open_window, serpentine(600))
    card = hand.window.card
    assert "more than 500 pieces" in shown(hand)
    assert card.made is None
    card.text.anchorClicked.emit(QUrl("make"))
    assert "Positions" in shown(hand)
    hand.window.bridge.select({1})
    assert "Positions" in shown(hand)


CARDS = {
    "april-raceway": "motograndprix-expert",
    "nuerburg-ring": "ausgebremst-pro",
    "old-town": "moped-betting",
    "free-speedway": "dice-derby",
    "this-is-brasil": "street-racing",
}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["en", "de"])
@pytest.mark.parametrize("track", CARDS)
def test_all_columns_are_to_be_seen_in_the_workspace_for_building(
    open_window: Opened, track: str, name: str
) -> None:
    """Cards of Ausgebremst and mopeds scrolled sideways, in German more than in English."""
    language.use(name)
    hand = open_window(track)
    window = hand.window
    window.resize(1440, 900)
    window.workspaces.use("build")
    window.card.rules.setCurrentText(CARDS[track])
    hand.settle()
    hand.qtbot.waitUntil(lambda: bool(shown(hand)))
    assert window.card.rules.currentText() == CARDS[track]
    assert window.sees_panel("card")
    assert window.card.text.horizontalScrollBar().maximum() == 0


@pytest.mark.slow
def test_a_table_is_turned_while_there_is_no_room_for_it(open_window: Opened) -> None:
    """The corners of detours are beside each other then, and still links to their pieces."""
    hand = opened(open_window, "nuerburg-ring")
    card = hand.window.card
    card.rules.setCurrentText("ausgebremst-pro")
    dock = hand.window.docks["card"]
    dock.setFloating(True)
    dock.resize(316, 700)
    hand.qtbot.waitUntil(lambda: "corner\n1\n2\n3\n4" in shown(hand))
    detours = [link for link in links_of(card) if link][-7:]
    for link in detours:
        card.text.anchorClicked.emit(QUrl(link))
        assert hand.window.bridge.selection
    dock.resize(900, 700)
    hand.qtbot.waitUntil(lambda: "corner\nlanes\nlongest lane" in shown(hand))
    assert links_of(card)[-7:] == detours


def links_of(card: CardPanel) -> list[str]:
    """Of the page, from top to bottom."""
    return re.findall(r'href="(\d+)"', card.text.toHtml())


@pytest.mark.slow
def test_a_name_that_is_too_long_breaks_and_numbers_do_not(open_window: Opened) -> None:
    hand = opened(open_window)
    window = hand.window
    window.bridge.do(*name_corner_edits(window.bridge.circuit, 4, "Donaudampfschiffkurve"))
    window.resize(1200, 780)
    shown(hand)
    assert window.card.text.horizontalScrollBar().maximum() == 0
    assert "Donaudampfschiffkurve" in shown(hand).replace("\N{SOFT HYPHEN}", "")
    window.card.copy_text()
    assert "Donaudampfschiffkurve" in QGuiApplication.clipboard().text()


@pytest.mark.slow
def test_a_gap_is_said_as_in_the_status_bar(open_window: Opened) -> None:
    """It had three places, and in German a point: 680.756 mm."""
    language.use("de")
    hand = opened(open_window, track_of("START L4 R2L R2L L2 R2R R2L"))
    assert "680,8 mm (x -580,9, y -355,1, Drehung -90°)" in " ".join(shown(hand).split())
    assert "680,8 mm" in hand.window.status.gap.text()
