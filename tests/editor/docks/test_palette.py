"""The box of pieces: headings, pictures of one scale, keys, search."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QListWidgetItem

from tests.editor.conftest import CTRL, Hand, Opened
from tests.editor.pictures import pixels_of
from trackwright.editor.docks.palette import PalettePanel
from trackwright.editor.docks.piece_rows import HEADING, PICTURE

_Key = Qt.Key


@pytest.fixture
def hand(open_window: Opened) -> Hand:
    return open_window("nuerburg-ring")


def shown(box: PalettePanel) -> list[str]:
    items = map(box.list.item, range(box.list.count()))
    return [item.text() for item in items if not item.isHidden()]


def drawn_width(item: QListWidgetItem) -> float:
    """The width of what is drawn in the picture of a piece."""
    picture = pixels_of(item.icon().pixmap(item.data(PICTURE)).toImage()).any(axis=2)
    across = np.flatnonzero(picture.any(axis=0))
    width: int = item.data(PICTURE).width()
    return float(across[-1] - across[0] + 1) / float(picture.shape[1]) * width


@pytest.mark.slow
def test_the_halves_come_first_under_a_heading_with_names(hand: Hand) -> None:
    box = hand.window.box
    assert shown(box)[:3] == ["Board halves, left", "Left half Bleifuss", "Left half Plattfuss"]
    assert "Chicanes" in shown(box)
    assert {item.text() for item in box.pieces} >= {"Hairpin, 180°", "Whole pit, straight of 4"}


@pytest.mark.slow
def test_the_groups_of_every_kit_are_those_of_its_data(open_window: Opened) -> None:
    window = open_window("april-raceway").window
    box, kit = window.box, window.bridge.kit
    headings = [item for n in range(box.list.count()) if (item := box.list.item(n)).data(HEADING)]
    assert [one.text() for one in headings] == ["Straights", "Corners"]
    assert [one.text() for one in box.pieces] == [kind.name for kind in kit.pieces]


@pytest.mark.slow
def test_longer_pieces_look_longer(hand: Hand) -> None:
    """L4 is four modules of 52 mm, a left half more than seven: all to one scale."""
    box = hand.window.box
    l1, l2, l4 = (drawn_width(box.item_of(code)) for code in ("L1", "L2", "L4"))
    assert l2 / l1 == pytest.approx(2, rel=0.15)
    assert l4 / l1 == pytest.approx(4, rel=0.15)
    half = drawn_width(box.item_of("BLEIFUSS"))
    assert half / l4 == pytest.approx(392 / 208, rel=0.1)


@pytest.mark.slow
def test_arrows_skip_headings_and_enter_lays(hand: Hand) -> None:
    box, bridge = hand.window.box, hand.window.bridge
    hand.front()
    box.list.setCurrentItem(box.item_of("NUERBURG"))
    box.list.setFocus()
    QTest.keyClick(box.list, _Key.Key_Down)
    assert box.list.currentItem() is box.item_of("DROM")
    box.list.setCurrentItem(box.item_of("L2"))
    before = len(list(bridge.track.pieces()))
    QTest.keyClick(box.list, _Key.Key_Return)
    assert len(list(bridge.track.pieces())) == before + 1
    assert [piece.piece for piece in bridge.track.pieces()].count("L2") == 1
    assert box.list.hasFocus(), "for the next piece"


@pytest.mark.slow
def test_typing_in_the_list_searches_and_enter_lays_what_is_found(open_window: Opened) -> None:
    hand = open_window()
    window = hand.window
    hand.front()
    window.docks["box"].hide()
    QTest.keyClick(window.canvas.view, _Key.Key_F, CTRL)
    assert window.box.search.hasFocus()
    window.box.list.setFocus()
    QTest.keyClicks(window.box.list, "w")
    assert window.box.search.hasFocus()
    QTest.keyClicks(window.box.search, "ide")
    assert shown(window.box) == ["Corners", "Wide corner, 45°"]
    QTest.keyClick(window.box.search, _Key.Key_Return)
    assert hand.codes_laid() == "R3L"
    QTest.keyClicks(window.box.search, "tight")
    QTest.keyClick(window.box.search, _Key.Key_Return)
    assert hand.codes_laid() == "R3L R1L"
    assert window.box.search.hasFocus()
    QTest.keyClick(window.box.search, _Key.Key_Escape)
    assert window.box.search.text() == ""
    assert len(shown(window.box)) == 10


@pytest.mark.slow
def test_a_search_looks_at_codes_names_and_headings(hand: Hand) -> None:
    box = hand.window.box
    box.search.setText("hairpin solid")
    assert [item.text() for item in box.found] == ["Hairpin, 180°, solid line"]
    box.search.setText("pit-in")
    assert len(box.found) == 3
    box.search.setText("right half")
    assert shown(box)[0] == "Board halves, right"
    box.search.setText("nothing like it")
    assert not box.found
    assert not box.none.isHidden()
    box.search.clear()
    assert box.none.isHidden()


@pytest.mark.slow
def test_the_down_key_leads_from_the_search_to_what_was_found(hand: Hand) -> None:
    box = hand.window.box
    hand.front()
    box.search.setFocus()
    QTest.keyClicks(box.search, "chicane")
    QTest.keyClick(box.search, _Key.Key_Down)
    assert box.list.hasFocus()
    assert box.list.currentItem() is box.item_of("CH3")
