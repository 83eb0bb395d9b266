"""The scales of a map: where a value lies in pixels, and which values are written beside it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from trackwright.design.search.maps import WHOLE, round_up
from trackwright.editor.app.translation import t
from trackwright.simulator.playtest.statistics import SHARE

MARGIN = 0.06
"""Of the range, beyond the outermost values."""
LEAST_STEP = 1e-3


@dataclass(frozen=True)
class Scale:
    """Values from `low` to `high` lie between two pixels."""

    low: float
    high: float
    begin_px: float
    end_px: float
    step: float
    sort: str = ""

    def px(self, value: float) -> float:
        share = (value - self.low) / (self.high - self.low)
        return self.begin_px + share * (self.end_px - self.begin_px)

    @property
    def ticks(self) -> list[float]:
        first, last = math.ceil(self.low / self.step), math.floor(self.high / self.step)
        return [round(i * self.step, 9) for i in range(first, last + 1)]

    def label(self, value: float) -> str:
        if self.sort == SHARE:
            return t("{n:g} %", n=round(100 * value, 7))
        return t("{n:g}", n=value)


def scale_for(
    name: str, values: Sequence[float], ends_px: tuple[float, float], gap_px: float, sort: str
) -> Scale:
    """For these values; ticks are at least so many pixels apart."""
    low, high = (min(values), max(values)) if values else (0.0, 1.0)
    least = 1.0 if name in WHOLE else max(LEAST_STEP, abs(high) / 100)
    beyond = max(MARGIN * (high - low), least / 2)
    low, high = low - beyond, high + beyond
    most = max(1.0, abs(ends_px[1] - ends_px[0]) / gap_px)
    return Scale(low, high, *ends_px, round_up(max(least, (high - low) / most)), sort)
