"""Heat of a playtest: how often something happened on each space, and how much more or less often
than in a pinned one."""

import math
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from trackwright.model.text.messages import Message
from trackwright.reports.charts.heat_colours import STEPS, colour_of_change, colour_of_step
from trackwright.simulator.playtest.figures import Figures
from trackwright.simulator.playtest.intervals import Z
from trackwright.simulator.playtest.results import Result

HEAT_WORDS = {
    "visits": Message("visits"),
    "stops": Message("moves that end here"),
    "passes": Message("overtakes"),
}
"""Events on a space; the game declares others."""
USUAL_HEAT = "stops"


@dataclass(frozen=True)
class HeatMap:
    """A figure for each space by name; `stale` if the circuit has changed since. Of a difference,
    values are above and below 0."""

    title: Message
    values: Mapping[str, float]
    stale: bool = False
    is_difference: bool = False

    @cached_property
    def top(self) -> float:
        return max(map(abs, self.values.values()), default=0.0)

    @cached_property
    def least(self) -> float:
        return -self.top if self.is_difference else 0.0

    def step(self, space: str) -> int | None:
        """The step on the ramp: from 0 up, for less from -1 down; None if nothing happened."""
        value = self.values.get(space, 0.0)
        if not value or (value < 0 and not self.is_difference):
            return None
        size = min(STEPS - 1, int(abs(value) / self.top * STEPS))
        return size if value > 0 else -1 - size

    @property
    def steps(self) -> range:
        """All steps, from the least."""
        return range(-STEPS if self.is_difference else 0, STEPS)

    def colour(self, step: int, is_dark: bool) -> str:
        if self.is_difference:
            return colour_of_change(step, is_dark)
        return colour_of_step(step, is_dark)

    def value_words(self, value: float) -> Message:
        """A value as text; of a difference with its sign."""
        if self.is_difference:
            return Message("{value:+.3g}", value=value)
        return Message("{value:.3g}", value=value)


def heat_words(name: str, counted: Figures) -> Message:
    """The name of an event that is counted by space."""
    own = {**counted.heat, "incidents": counted.incidents}
    return own[name] if name in own else HEAT_WORDS[name]


def heat_map(result: Result, metric: str, stale: bool = False) -> HeatMap:
    counts = counts_of(result, metric)
    values = {name: count / result.races for name, count in counts.items()}
    title = Message("{what} per race", what=heat_words(metric, result.figures))
    return HeatMap(title, values, stale)


def counts_of(result: Result, metric: str) -> dict[str, int]:
    """Space -> how often it happened there."""
    counts = result[metric].tolist()
    return {spot.name: count for spot, count in zip(result.spots, counts, strict=True)}


def difference_map(now: Result, before: Result, metric: str, stale: bool = False) -> HeatMap:
    """A minus B on the spaces that both have, where the difference is more than chance: counts of
    rare events vary like those of a Poisson process. Of races of different lengths, per lap."""
    ours, theirs = counts_of(now, metric), counts_of(before, metric)
    per_lap = now.head.laps != before.head.laps
    of, of_before = (r.races * (r.head.laps if per_lap else 1) for r in (now, before))
    values = {}
    for name in ours.keys() & theirs.keys():
        change = ours[name] / of - theirs[name] / of_before
        error = math.sqrt(ours[name] / of**2 + theirs[name] / of_before**2)
        if abs(change) > Z * error:
            values[name] = change
    what = heat_words(metric, now.figures)
    form = (
        Message("{what} per lap", what=what) if per_lap else Message("{what} per race", what=what)
    )
    title = Message("A − B: {what}, now minus pinned; blank: may be chance", what=form)
    return HeatMap(title, values, stale, is_difference=True)


def obstacle_to_difference(now: Result | None, before: Result | None, metric: str) -> Message:
    """Why the two cannot be subtracted; "" if they can."""
    if before is None:
        return Message("Pin a result first: A − B shows how later ones differ from it.")
    if now is None or metric not in before.heat or metric not in now.heat:
        return Message("The pinned races did not count this.")
    is_same = now.head.graph_hash == before.head.graph_hash
    if not is_same and now.head.track != before.head.track:
        return Message("The pinned races were on another circuit: its spaces are not these.")
    return Message("")
