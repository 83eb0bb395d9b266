"""The console of a street racer in the window: upgrades in their slots, and block tokens."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF

from tests.editor.conftest import Opened
from tests.editor.pictures import count_of, grabbed
from tests.editor.replay.test_panel import stage_of
from tests.editor.replay.test_street import begun, until
from trackwright.editor.replay.view.console import Console
from trackwright.editor.widgets.slots import BADGE, TOKEN
from trackwright.games.street_racing.state.decisions import PLACING


@pytest.mark.slow
def test_slots_show_what_is_left_and_say_what_it_does(open_window: Opened) -> None:
    """STR-06: fixed for the race, public once everybody has chosen."""
    hand, races = begun(open_window)
    console = races.panel.console
    assert console.words.startswith("Upgrades: none left")
    assert not count_of(grabbed(console), TOKEN)
    races = until(hand, PLACING)
    console = races.panel.console
    counts = [slot.count for slot in console.slots]
    assert sum(counts) == 10
    assert "4 × Tires" in console.words
    assert count_of(grabbed(console), TOKEN) > count_of(grabbed(console), BADGE) > 0
    slot, rect = next((s, r) for s, r in console.places() if str(s.name) == "Tires")
    assert slot.count == 4
    assert console.tip_at(rect.center()).startswith("4 × Tires")
    assert "penalty" in console.tip_at(rect.center())
    assert console.tip_at(QPointF(-5, -5)) == console.words


@pytest.mark.slow
def test_what_others_choose_is_hidden_until_all_have(open_window: Opened) -> None:
    hand, races = begun(open_window)
    races = until(hand, PLACING)
    assert races.replay is not None
    moment = races.replay.show.moments[-1]
    other = replace(moment.players[1], shows_slots=False)
    moment = replace(moment, players=(moment.players[0], other))
    console: Console = races.panel.console
    console.show_player(races.replay, moment, 1)
    assert "hidden" in console.words
    assert not count_of(grabbed(console), TOKEN)
    assert console.tip_at(next(console.places())[1].center()) == console.words


@pytest.mark.slow
def test_a_block_token_lies_on_the_table(open_window: Opened) -> None:
    """STR-37, STR-42."""
    hand, races = begun(open_window)
    races = until(hand, PLACING)
    assert races.replay is not None
    moment, stage = races.replay.show.moments[-1], stage_of(races)
    stage.show_moment(moment)
    assert not any(token.isVisible() for token in stage.tokens)
    space = sorted(stage.scenery.places)[3]
    first = replace(moment.runners[0], token=space)
    stage.show_moment(replace(moment, runners=(first, *moment.runners[1:])))
    assert [token.isVisible() for token in stage.tokens] == [True, False]
    there = stage.scenery.places[space][0]
    assert stage.tokens[0].pos().x() == there.real
