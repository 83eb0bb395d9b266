"""Heat maps of a playtest: how often something happened on each space, and how much more or less
often than in a pinned one."""

import math

from trackwright.editor.app.translation import later, t, translated
from trackwright.editor.canvas.heat import HeatMap
from trackwright.simulator.playtest.figures import Figures
from trackwright.simulator.playtest.intervals import Z
from trackwright.simulator.playtest.results import Result

HEAT_WORDS = {
    "visits": later("visits"),
    "stops": later("moves that end here"),
    "passes": later("overtakes"),
}
"""Events on a space; the game declares others."""
USUAL_HEAT = "stops"


def heat_words(name: str, counted: Figures) -> str:
    """The translated name of an event that is counted by space."""
    own = {**counted.heat, "incidents": counted.incidents}
    return translated(own[name]) if name in own else t(HEAT_WORDS[name])


def heat_map(result: Result, metric: str, stale: bool) -> HeatMap:
    counts = counts_of(result, metric)
    values = {name: count / result.races for name, count in counts.items()}
    title = t("{what} per race", what=heat_words(metric, result.figures))
    return HeatMap(title, values, stale)


def counts_of(result: Result, metric: str) -> dict[str, int]:
    """Space -> how often it happened there."""
    counts = result[metric].tolist()
    return {spot.name: count for spot, count in zip(result.spots, counts, strict=True)}


def difference_map(now: Result, before: Result, metric: str, stale: bool) -> HeatMap:
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
    form = t("{what} per lap", what=what) if per_lap else t("{what} per race", what=what)
    title = t("A − B: {what}, now minus pinned; blank: may be chance", what=form)
    return HeatMap(title, values, stale, is_difference=True)


def obstacle_to_difference(now: Result | None, before: Result | None, metric: str) -> str:
    """Why the two cannot be subtracted; "" if they can."""
    if before is None:
        return t("Pin a result first: A − B shows how later ones differ from it.")
    if now is None or metric not in before.heat or metric not in now.heat:
        return t("The pinned races did not count this.")
    is_same = now.head.graph_hash == before.head.graph_hash
    if not is_same and now.head.track != before.head.track:
        return t("The pinned races were on another circuit: its spaces are not these.")
    return ""
