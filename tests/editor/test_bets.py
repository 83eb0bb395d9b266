"""A game whose players own no runner, at the real window: playtested, watched, and played."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.editor.conftest import WAIT_MS, Hand, Opened
from tests.simulator.games.folder import made_up_games
from trackwright.editor.playtest.racer import Wish
from trackwright.reports.charts.chart import charts_of

TRACK = "gp-ring"
HORSES = ["Ash", "Bay", "Dun", "Roan"]
COMPILING_MS = 3 * WAIT_MS
WISH = Wish("derby", ("loyal", "keen"), 3, None, 1, 4)


@pytest.fixture(scope="module", autouse=True)
def _derby(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with made_up_games(tmp_path_factory.mktemp("rules")):
        yield


def wait(hand: Hand) -> None:
    replay = hand.window.replay
    hand.qtbot.waitUntil(lambda: not replay.busy, timeout=COMPILING_MS)


def rows(hand: Hand) -> list[str]:
    return [cells[0].text() for cells in hand.window.replay.panel.standings.cells]


@pytest.mark.slow
def test_horses_and_players_have_rows_of_their_own(open_window: Opened) -> None:
    hand = open_window(TRACK)
    replay = hand.window.replay
    replay.race(WISH)
    wait(hand)
    assert replay.stage is not None
    assert len(replay.stage.pieces) == len(HORSES)
    for moment in (0, replay.player.last):
        replay.player.seek(moment)
        assert sorted(rows(hand)[:4]) == HORSES
        assert rows(hand)[4:] == ["Player 1", "Player 2", "Player 3"]
    last = replay.player.moments[-1]
    gaps = [cells[2].text() for cells in replay.panel.standings.cells]
    assert gaps[:4] == ["1st", "2nd", "3rd", "4th"]
    for player, held in enumerate(last.players):
        assert bool(gaps[4 + player]) == bool(held.place or held.score)
    standings = replay.panel.standings
    standings.choose_runner(2)
    assert (standings.runner, standings.player) == (2, None)
    assert not replay.panel.take.isEnabled()
    standings.choose(None, 1)
    assert replay.panel.take.isEnabled()
    assert "Bets: " in replay.panel.cards.toolTip()


@pytest.mark.slow
@pytest.mark.parametrize("player", [0, 1])
def test_a_person_bets_from_the_list(open_window: Opened, player: int) -> None:
    """The first player is asked before anything has happened."""
    hand = open_window(TRACK)
    replay = hand.window.replay
    replay.race(WISH, player)
    wait(hand)
    for _ in range(3):
        replay.player.seek(replay.player.last)
        assert replay.question is not None
        options = replay.panel.options
        assert [options.item(i).text()[-4:].strip() for i in range(4)] == HORSES
        options.setCurrentRow(1)
        QTest.keyClick(options, Qt.Key.Key_Return)
        wait(hand)
    assert replay.question is None
    assert replay.player.moments[-1].players[player].piles[0].cards == ("Bay",) * 3
    replay.player.seek(replay.player.last)
    assert f"Player {player + 1} (you)" in rows(hand)


@pytest.mark.slow
def test_the_playtest_shows_what_there_is(open_window: Opened) -> None:
    hand = open_window(TRACK)
    hand.window.show_panel("playtest")
    panel = hand.window.playtest
    panel.setup.rules.setCurrentText("derby")
    panel.setup.races.setValue(200)
    assert panel.setup.seats_said.text() == "Players"
    hand.window.actions_by_id["playtest.run"].trigger()
    hand.settle()
    raced = panel.results.raced
    assert raced is not None
    charts = {chart.name: chart for chart in charts_of(raced.result)}
    assert list(charts) == ["players", "rounds", "lead_changes"]
    assert charts["players"].labels == ("Player 1", "Player 2", "Player 3")
    offered = [panel.results.heat.itemData(i) for i in range(panel.results.heat.count())]
    assert offered == [None, "visits", "stops"]
    assert "pole" not in panel.results.verdict.toPlainText()
