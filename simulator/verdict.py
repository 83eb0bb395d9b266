"""What the figures of a playtest say, in plain words, and no more than their intervals support.

Where the best or worst of several is looked for (grid places, bots, positions), the intervals are
made wider, so that all of them hold at once: else one of six places would stand out by chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.intervals import Estimate, races_for, share, z_for
from simulator.results import CAUSES, Result
from simulator.statistics import (
    SHARE,
    Figure,
    Heat,
    by_position,
    figures_of,
    shown,
    slug,
    wins_given,
)

GOOD, NOTE, WARNING = "good", "note", "warning"
FAR = 1.5
"""Times its fair share: far above; below 1 / FAR: far below."""
EVEN = 1.25
"""All within this factor of fair: even."""
FEW_RACES = 100
WIDE = 0.05
FEW_OVERTAKES = 0.5
"""Of each bike in a lap."""
MANY_OVERTAKES = 1.0
MANY_RETIRED, FEW_RETIRED = 0.1, 0.05
MANY_DEAD, FEW_DEAD = 0.2, 0.05
MANY_CLOSE, FEW_CLOSE = 0.25, 0.1
IDLE, USED_UP = 6.0, 1.5
"""What a dial of 8 shows at the finish."""
BUSY = 2.0
"""Times the mean of all positions: a hot spot."""
MOST_SPOTS = 3
ORDINALS = ("pole", "second", "third", "fourth", "fifth", "sixth")


@dataclass(frozen=True)
class Statement:
    """One thing that can be said: about what, how it is meant, and the words."""

    topic: str
    tone: str
    text: str


def verdict_of(result: Result) -> list[Statement]:
    """All that can be said, the most important first."""
    if result.races == 0:
        return [Statement("sample", WARNING, "No race was ridden.")]
    figures = figures_of(result)
    return [
        *_sample(result, figures),
        *_balance(result, figures),
        *_bots(result, figures),
        *_overtaking(figures),
        *_dead(figures),
        *_retirements(figures),
        *_length(figures),
        *_finish(figures),
        *_dials(figures),
        *_spots(result),
    ]


def _sample(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    races, pole = result.races, figures["pole_wins"].estimate
    if pole.value is None or pole.low is None or pole.high is None:
        yield Statement("sample", WARNING, "Nobody finished a race: nothing can be said of wins.")
        return
    half = (pole.high - pole.low) / 2
    if races >= FEW_RACES and half <= WIDE:
        return
    needed = races_for(pole.value, 0.01)
    yield Statement(
        "sample",
        WARNING,
        f"The sample is small: after {races:,} races the pole's share of wins is known within "
        f"±{shown(half, SHARE)} only. For ±1 % ride {needed:,} races.",
    )


# --- who wins -----------------------------------------------------------------------------------


def _balance(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    given, bikes = wins_given(result), result.bikes
    if given == 0:
        return
    z = z_for(looks=bikes)
    shares = [share(float(row[0]), given, z) for row in result["by_grid"]]
    fair = 1 / bikes
    apart = _apart(shares, fair)
    for word, places in apart.items():
        text = f"{word} the fair {_fair(bikes)} of races: {_winners(places, figures)}."
        yield Statement("balance", WARNING if word.startswith("Far") else NOTE, text)
    if apart:
        return
    if all(_between(s, fair / EVEN, fair * EVEN) for s in shares):
        text = f"Grid places are even: each wins its {_fair(bikes)} of races within a quarter."
        yield Statement("balance", GOOD, text)
    else:
        text = (
            "No grid place stands out, but the sample does not show either that they are even: "
            f"for that ride about {races_for(fair, fair * (1 - 1 / EVEN) / 2, z):,} races."
        )
        yield Statement("balance", NOTE, text)


def _apart(shares: Sequence[Estimate], fair: float) -> dict[str, list[int]]:
    """Grid places that are not fair for certain, by how they differ; the best first."""
    found: dict[str, list[int]] = {}
    for i, estimate in enumerate(shares):
        if not (_above(estimate, fair) or _below(estimate, fair)):
            continue
        word = _against_fair(estimate, fair).capitalize()
        if _between(estimate, fair / EVEN, fair * EVEN):
            word = f"{word}, but by less than a quarter,"
        found.setdefault(word, []).append(i)
    return dict(sorted(found.items(), key=lambda item: -max(shares[i].value or 0 for i in item[1])))


def _winners(places: Sequence[int], figures: dict[str, Figure]) -> str:
    """The pole wins ..., the third ..."""
    said = [f"{_grid_place(i)} wins {figures[f'grid_{i + 1}_wins'].text}" for i in places]
    return ", ".join([said[0], *(words.replace(" wins", "", 1) for words in said[1:])])


def _grid_place(i: int) -> str:
    if i == 0:
        return "the pole"
    return f"the {ORDINALS[i]}" if i < len(ORDINALS) else f"place {i + 1}"


def _fair(bikes: int) -> str:
    return f"1/{bikes}"


def _against_fair(found: Estimate, fair: float) -> str:
    if _above(found, fair):
        return "far above" if _above(found, fair * FAR) else "above"
    return "far below" if _below(found, fair / FAR) else "below"


def _above(found: Estimate, limit: float) -> bool:
    return found.low is not None and found.low > limit


def _below(found: Estimate, limit: float) -> bool:
    return found.high is not None and found.high < limit


def _between(found: Estimate, least: float, most: float) -> bool:
    return _above(found, least) and _below(found, most)


def _bots(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    bots, given, bikes = result.head.bots, wins_given(result), result.bikes
    if len(bots) < 2 or given == 0:
        return
    riders = [seat.rider for seat in result.head.seats]
    z, fair, apart = z_for(looks=len(bots)), 1 / bikes, False
    for bot, row in zip(bots, result["by_bot"], strict=True):
        seats = riders.count(bot)
        found = share(float(row[0]), given, z).times(1 / seats)
        if not (_above(found, fair) or _below(found, fair)):
            continue
        apart = True
        word = _against_fair(found, fair)
        strong = "dominates: it " if _above(found, fair * FAR) else ""
        text = f"{figures[f'bot_{slug(bot)}_wins'].text} of its starts, {word} {_fair(bikes)}"
        text = f"{bot} {strong}wins {text}."
        yield Statement("bots", NOTE, text)
    if not apart:
        yield Statement("bots", NOTE, f"{_listed(bots)} cannot be told apart by their wins.")


def _listed(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0]


# --- how the races go ---------------------------------------------------------------------------


def _overtaking(figures: dict[str, Figure]) -> Iterator[Statement]:
    each = figures["overtakes_per_bike_and_lap"]
    said = f"a bike overtakes {each.text} times in a lap"
    if _below(each.estimate, FEW_OVERTAKES):
        yield Statement("overtaking", WARNING, f"Little overtaking: {said}.")
    elif _above(each.estimate, MANY_OVERTAKES):
        yield Statement("overtaking", GOOD, f"Much overtaking: {said}.")
    elif each.estimate.known:
        yield Statement("overtaking", NOTE, f"Some overtaking: {said}.")


def _dead(figures: dict[str, Figure]) -> Iterator[Statement]:
    dead = figures["dead_races"]
    said = f"the lead never changes in {dead.text} of races"
    if _above(dead.estimate, MANY_DEAD):
        yield Statement("dead races", WARNING, f"Many dead races: {said}.")
    elif _below(dead.estimate, FEW_DEAD):
        changes = figures["lead_changes"].text
        yield Statement("dead races", GOOD, f"Hardly a dead race: {said} ({changes} changes each).")


def _retirements(figures: dict[str, Figure]) -> Iterator[Statement]:
    out = figures["retired"]
    if _below(out.estimate, FEW_RETIRED):
        yield Statement("retirements", GOOD, f"Few retire: {out.text} of starts.")
    elif _above(out.estimate, MANY_RETIRED):
        text = f"Many retire: {out.text} of starts{_main_cause(figures)}."
        yield Statement("retirements", WARNING, text)
    nobody = figures["all_retired"]
    if _above(nobody.estimate, 0.01):
        yield Statement("retirements", WARNING, f"In {nobody.text} of races nobody finishes.")


CAUSE_WORDS = {
    "no_completion": "no move could be completed",
    "no_rear": "no Rear Tire left",
    "engine": "the Engine gave up at a redline",
    "grip": "a sideslip without Rear Tire",
}


def _main_cause(figures: dict[str, Figure]) -> str:
    """The cause that is ahead of all others, as far as the intervals tell."""
    causes = {cause: figures[f"retired_{cause}"].estimate for cause in CAUSES}
    first = max(causes, key=lambda cause: causes[cause].value or 0)
    others = [e.high or 0 for cause, e in causes.items() if cause != first]
    if not _above(causes[first], max(others)):
        return ""
    return f", mostly because {CAUSE_WORDS[first]}"


def _length(figures: dict[str, Figure]) -> Iterator[Statement]:
    rounds = figures["rounds"]
    short, long = figures["rounds_short"].value, figures["rounds_long"].value
    text = f"A race takes {rounds.text} rounds"
    if short is not None and long is not None and rounds.estimate.known:
        yield Statement("length", NOTE, f"{text}; eight of ten take {short:.0f} to {long:.0f}.")
    broken = figures["broken_off"]
    if broken.value:
        tone = WARNING if _above(broken.estimate, 0.001) else NOTE
        text = f"{broken.text} of races were broken off after the most rounds allowed."
        yield Statement("length", tone, text)


def _finish(figures: dict[str, Figure]) -> Iterator[Statement]:
    close, gap = figures["close_finishes"], figures["gap"]
    said = f"{close.text} of races are won by a position or less, the mean gap is {gap.text}"
    if _above(close.estimate, MANY_CLOSE):
        yield Statement("finish", GOOD, f"Close finishes: {said}.")
    elif _below(close.estimate, FEW_CLOSE):
        yield Statement("finish", NOTE, f"Few close finishes: {said}.")


def _dials(figures: dict[str, Figure]) -> Iterator[Statement]:
    names = {"engine": "Engine", "rear": "Rear Tire", "front": "Front Tire"}
    idle = [
        f"{name} {figures[f'dials_{dial}'].text}"
        for dial, name in names.items()
        if _above(figures[f"dials_{dial}"].estimate, IDLE)
    ]
    if idle:
        text = f"Dials that are hardly used (of 8, left at the finish): {', '.join(idle)}."
        yield Statement("dials", NOTE, text)
    gone = [
        name for dial, name in names.items() if _below(figures[f"dials_{dial}"].estimate, USED_UP)
    ]
    if gone:
        yield Statement("dials", NOTE, f"Used up at the finish: {_listed(gone)}.")


# --- where --------------------------------------------------------------------------------------


def _spots(result: Result) -> Iterator[Statement]:
    heat = by_position(result)
    stops = hot_spots(result, heat, "stops")
    if stops:
        text = f"Crowded, where most moves end: {_places(stops)}."
        yield Statement("hot spots", NOTE, text)
    passes = hot_spots(result, heat, "passes")
    if passes:
        text = f"Where moves end that overtake most: {_places(passes)}."
        yield Statement("hot spots", NOTE, text)
    incidents = hot_spots(result, heat, "incidents")
    if incidents:
        text = f"Most trouble (failed redlines, lost grip, retirements): {_places(incidents)}."
        yield Statement("hot spots", NOTE, text)


def hot_spots(result: Result, heat: Sequence[Heat], what: str) -> list[tuple[Heat, float]]:
    """Positions with more than BUSY times the mean, for certain; the hottest first."""
    total = sum(spot.counts[what] for spot in heat)
    if total == 0 or result.races == 0:
        return []
    average = total / len(heat)
    # In one race a bike comes by once a lap: as if in every race all did so here, or none.
    most = result.bikes * result.head.laps
    z = z_for(looks=len(heat))
    found = []
    for spot in heat:
        here = share(min(spot.counts[what] / most, result.races), result.races, z)
        if _above(here.times(most * result.races), BUSY * average):
            found.append((spot, spot.counts[what] / average))
    return sorted(found, key=lambda pair: -pair[1])[:MOST_SPOTS]


def _places(spots: Sequence[tuple[Heat, float]]) -> str:
    """The mean is that of all positions."""
    said = [f"{_place(spot)}: {times:.1f} times the mean" for spot, times in spots]
    return "; ".join(said)


def _place(spot: Heat) -> str:
    where = f"corner of difficulty {spot.difficulty}" if spot.difficulty else "straight"
    piece = f"piece {spot.piece}, " if spot.piece else ""
    return f"position {spot.position} ({piece}{where})"
