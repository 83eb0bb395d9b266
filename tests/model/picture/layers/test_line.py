"""Lines across the road: stripes, and the chequers of a finish."""

import pytest

from tests.builders import KIT, circuit_of
from trackwright.model.circuit import Circuit
from trackwright.model.files.library import kit
from trackwright.model.picture.drawing.palette import KNOWN_COLOURS
from trackwright.model.picture.picture import PRINT, Polygon, Polyline, picture_of

RACING = kit("racing-rules")


def stripes(circuit: Circuit) -> list[Polyline]:
    items = picture_of(circuit).layer("line").items
    return [
        item for item in items if isinstance(item, Polyline) and item.pen.colour != PRINT.sign_ink
    ]


def test_a_stripe_lies_across_the_road_before_its_space() -> None:
    marker = {"on": 2, "at": 1, "stripe": "red"}
    (stripe,) = stripes(circuit_of("START L4", markers=[marker]))
    assert stripe.pen.colour == KNOWN_COLOURS["red"]
    left, right = stripe.points
    assert left.real == pytest.approx(right.real)
    assert left.real == pytest.approx(5 * KIT.module_mm)  # a start of four modules, then one space
    assert abs(left - right) == pytest.approx(3 * KIT.lane_mm)


def test_a_stripe_may_be_on_one_lane() -> None:
    marker = {"on": 2, "at": 0, "lane": 2, "stripe": "red"}
    (stripe,) = stripes(circuit_of("START L4", markers=[marker]))
    assert abs(stripe.points[0] - stripe.points[1]) == pytest.approx(KIT.lane_mm)
    assert max(point.imag for point in stripe.points) < 0  # the rightmost lane


def test_a_stripe_of_any_colour_is_seen() -> None:
    marker = {"on": 2, "stripe": "mother-of-pearl"}
    (stripe,) = stripes(circuit_of("START L4", markers=[marker]))
    assert stripe.pen.colour == PRINT.alarm


def test_chequers_are_on_the_finish_and_not_on_the_white_space_before_it() -> None:
    items = picture_of(circuit_of("START L1 FINISH-L", kit=RACING)).layer("line").items
    fields = [item for item in items if isinstance(item, Polygon) and item.fill == PRINT.sign]
    finish_begins = (2 + 1 + 1) * 40
    assert min(point.real for point in fields[-1].rings[0]) >= finish_begins - 0.01
