"""What is seen of a race on the circuit: dice beside the pieces, spaces in words."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tests.editor.conftest import Hand, Opened
from tests.editor.replay.test_panel import ID, opened, stage_of, wait
from trackwright.editor.replay.view.dice_room import plate_at
from trackwright.editor.replay.view.race_pieces import BODY
from trackwright.editor.replay.view.stage import Stage
from trackwright.simulator.story.show import Moment

ROOM = QRectF(0, 0, 800, 500)
NO_SPACES = np.zeros((0, 2))
PLATE = QSizeF(82, 32)


@given(
    st.lists(st.tuples(st.integers(0, 800), st.integers(0, 500)), min_size=1, max_size=12),
    st.integers(0, 11),
)
def test_dice_cover_no_piece_and_stay_in_view(places: list[tuple[int, int]], own: int) -> None:
    """Wherever a dozen pieces stand."""
    taken = [QRectF(x - 12, y - 8, 24, 16) for x, y in places]
    here = QPointF(*places[own % len(places)])
    rect = plate_at(PLATE, here, ROOM, taken, NO_SPACES)
    assert ROOM.contains(rect)
    assert not any(rect.intersects(one) for one in taken)


def test_dice_lie_on_as_few_spaces_as_possible() -> None:
    above = np.array([(400.0, 215.0), (410.0, 215.0)])
    rect = plate_at(PLATE, QPointF(400, 250), ROOM, (), above)
    assert not rect.contains(QPointF(400, 215))
    assert abs(rect.center().x() - 400) + abs(rect.center().y() - 250) < 80


def plates(stage: Stage) -> list[QRectF]:
    """Where dice lie, in pixels of the view."""
    to_pixels = stage.view.viewportTransform()
    shown = [dice for dice in stage.dice if dice.isVisible()]
    return [dice.plate.translated(to_pixels.map(dice.pos())) for dice in shown]


def bikes(stage: Stage) -> list[QRectF]:
    to_pixels = stage.view.viewportTransform()
    return [to_pixels.mapRect(p.mapRectToScene(BODY)) for p in stage.pieces if p.isVisible()]


def moments_with_dice(moments: tuple[Moment, ...]) -> list[int]:
    return [at for at, moment in enumerate(moments) if moment.throws]


@pytest.mark.slow
def test_dice_never_cover_a_bike_in_a_whole_race(open_window: Opened) -> None:
    """Not in the roll-off on the grid, where all dice are shown, nor after zooming."""
    hand = open_window(ID)
    replay = opened(hand)
    stage, view = stage_of(replay), stage_of(replay).view
    several = 0
    for at in moments_with_dice(replay.player.moments)[:60]:
        replay.player.seek(at)
        several += len(plates(stage)) > 1
        for factor in (1.0, 0.7, 1.6):
            view.zoom_by(factor)
            room = QRectF(view.viewport().rect())
            for plate in plates(stage):
                standing = [bike for bike in bikes(stage) if room.intersects(bike)]
                assert not any(plate.intersects(bike) for bike in standing)
        view.fit()
    assert several
    replay.close()


@pytest.mark.slow
def test_spaces_are_said_in_words_and_the_notation_is_in_the_tip(open_window: Opened) -> None:
    hand: Hand = open_window(ID)
    replay = opened(hand)
    moments, panel = replay.player.moments, replay.panel
    at = next(n for n, moment in enumerate(moments) if ", corner" in moment.words and moment.path)
    replay.player.seek(at)
    space = moments[at].path[-1]
    assert space in moments[at].words
    assert space not in panel.turn.text()
    assert ", corner " in panel.turn.text()
    assert "lane " in panel.turn.text()
    assert space in panel.turn.toolTip()
    row = panel.model.index(at)
    assert space not in row.data()
    replay.deciding.take_player(moments[at].player or 0)
    wait(hand)
    replay.player.seek(replay.player.last)
    assert panel.question is not None
    option, item = panel.question.options[0], panel.options.item(0)
    assert option.end is not None
    assert option.end not in item.text()
    assert option.end in item.toolTip()
    assert replay.stage is not None
    assert "lane " in replay.stage.pieces[0].toolTip()
    replay.close()


@pytest.mark.slow
def test_dice_stay_where_they_are_while_a_bike_moves(open_window: Opened) -> None:
    """They do not sweep over other bikes, and lie beside the bike when it has arrived."""
    hand = open_window(ID)
    replay = opened(hand)
    stage = stage_of(replay)
    at = next(n for n, m in enumerate(replay.player.moments) if m.throws and len(m.path) > 4)
    moment = replay.player.moments[at]
    assert moment.runner is not None
    stage.show_moment(moment, 100_000)
    (before,) = plates(stage)
    stage._move(0.1)
    moved = stage.pieces[moment.runner].pos()
    stage._move(0.6)
    assert stage.pieces[moment.runner].pos() != moved
    assert plates(stage) == [before]
    stage.show_moment(moment)
    (after,) = plates(stage)
    assert after == before
    replay.close()
