"""The cards before a player: every number can be read, however narrow the panel is."""

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest

from tests.editor.conftest import WAIT_MS, Hand, Opened
from tests.editor.pictures import count_of, grabbed
from trackwright.editor.app.translation import language
from trackwright.editor.playtest.racer import Wish
from trackwright.editor.replay.replaying import Replaying
from trackwright.editor.replay.view.cards import CardTable
from trackwright.editor.replay.view.dice import number_width
from trackwright.simulator.story.liveries import COLOURS

WISH = Wish("moped-betting", ("careful",), 4, None, 1, 4)


@pytest.fixture
def _german() -> Iterator[None]:
    language.use("de")
    yield
    language.use("en")


def raced(hand: Hand, wish: Wish = WISH) -> Replaying:
    replay = hand.window.replay
    replay.race(wish)
    hand.qtbot.waitUntil(lambda: not replay.busy, timeout=3 * WAIT_MS)
    return replay


def number_of(rect: QRectF, words: str) -> QRectF:
    """Where the number of a card is."""
    side = (rect.width() - number_width(words)) / 2
    return rect.adjusted(side, 0, -side, 0)


def reject_hidden(table: CardTable) -> None:
    """Of two cards, the one before lies on the other."""
    shown = table.shown
    for (upper, _), (rect, card) in combinations(shown.cards, 2):
        if card:
            assert not upper.intersects(number_of(rect, table.livery(card).number)), card
        assert not upper.contains(rect)
    for rect, _ in shown.cards:
        assert table.rect().toRectF().contains(rect)
        assert not any(rect.intersects(words) for words, _ in shown.words)


@pytest.mark.slow
@pytest.mark.parametrize("width", [316, 366, 620])
@pytest.mark.parametrize("points", [0, 22])
def test_every_card_can_be_read(open_window: Opened, width: int, points: int) -> None:
    """In a narrow panel, and with letters of twice the size."""
    replay = raced(open_window("old-town"))
    table = replay.panel.cards
    if points:
        font = table.font()
        font.setPointSize(points)
        table.setFont(font)
    for at in range(0, len(replay.player.moments), 5):
        replay.player.seek(at)
        table.resize(width, table.height())
        reject_hidden(table)
    replay.player.seek(replay.player.last)
    assert len([card for _, card in table.shown.cards if card]) >= 7


@pytest.mark.slow
@pytest.mark.usefixtures("_german")
def test_cards_are_read_in_german(open_window: Opened) -> None:
    """Yellow and green begin with the same letter there."""
    replay = raced(open_window("old-town"))
    replay.player.seek(replay.player.last)
    table = replay.panel.cards
    cards = [card for _, card in table.shown.cards]
    numbers = {card: table.livery(card).number for card in cards}
    assert len(set(numbers.values())) == len(set(cards))
    assert {numbers[card][:-1] for card in cards if card[0] == "G"} == {"Gr"}
    table.resize(316, table.height())
    reject_hidden(table)
    for card in cards:
        assert table.livery(card).number in table.toolTip()


@pytest.mark.slow
def test_cards_have_the_colours_of_their_mopeds(open_window: Opened) -> None:
    replay = raced(open_window("old-town"))
    replay.player.seek(replay.player.last)
    table = replay.panel.cards
    names = {"R": "red", "B": "blue", "Y": "yellow", "G": "green", "P": "purple", "K": "black"}
    cards = {card for _, card in table.shown.cards}
    assert len({card[0] for card in cards}) > 1
    for card in cards:
        colour = COLOURS[names[card[0]]]
        assert table.livery(card).colour == colour
        assert count_of(grabbed(table), colour) > 20


@pytest.mark.slow
def test_a_hand_without_room_in_the_standings_is_counted(open_window: Opened) -> None:
    replay = raced(open_window("old-town"))
    standings = replay.panel.standings
    column = standings.heads.index("Hand")
    for at in range(0, len(replay.player.moments), 5):
        replay.player.seek(at)
        hands = [held.hand for held in replay.player.moments[at].players]
        cells = [cells[column] for cells in standings.cells[-len(hands) :]]
        for hand, cell in zip(hands, cells, strict=True):
            assert cell.text() in (" ".join(hand), str(len(hand)))
            width = standings.fontMetrics().horizontalAdvance(cell.text())
            assert width < standings.columnWidth(column)


@pytest.mark.slow
def test_a_person_drafts_by_a_click_on_a_card(open_window: Opened) -> None:
    """The hand lies before the person; bets made cannot be clicked, and one may be taken back."""
    hand = open_window("old-town")
    replay = hand.window.replay
    replay.race(WISH, 0)
    for bets in range(2):
        hand.qtbot.waitUntil(lambda: not replay.busy, timeout=3 * WAIT_MS)
        replay.player.seek(replay.player.last)
        table, mine = replay.panel.cards, replay.player.moments[-1].players[0]
        assert replay.panel.options.hint.startswith("Click a card in the hand")
        assert len(mine.piles[0].cards) == bets
        if bets:
            break
        rect, card = table.shown.cards[len(mine.hand) - 1]
        assert card == mine.hand[-1]
        QTest.mouseClick(table, Qt.MouseButton.RightButton, pos=rect.center().toPoint())
        assert replay.question is not None
        QTest.mouseClick(table, Qt.MouseButton.LeftButton, pos=rect.center().toPoint())
    assert mine.piles[0].cards == (card,)
    bet, _ = table.shown.cards[len(mine.hand)]
    assert table.card_at(bet.center()) is None
    hand.window.replay.deciding.undo()
    hand.qtbot.waitUntil(lambda: not replay.busy, timeout=3 * WAIT_MS)
    assert replay.player.moments[-1].players[0].piles[0].cards == ()
