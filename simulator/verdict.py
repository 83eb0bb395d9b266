"""What the figures of a playtest say, in plain words, and no more than their intervals support.

Where the best or worst of several is looked for (grid places, bots, positions), the intervals are
made wider, so that all of them hold at once: else one of six places would stand out by chance.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from model.wording import listed
from simulator.intervals import Estimate, Z, races_for, share, z_for
from simulator.results import Result
from simulator.statistics import (
    SHARE,
    Figure,
    Heat,
    by_position,
    figures_of,
    overtaking_each,
    shown,
    wins_given,
    worded,
)

GOOD, NOTE, WARNING = "good", "note", "warning"
FAR = 1.5
"""Times its fair share: far above; below 1 / FAR: far below."""
EVEN = 1.25
"""All within this factor of fair: even."""
FEW_RACES = 100
WIDE = 0.05
HANDFUL = 30
"""If two races are alike more often than once in so many, they are a handful of races."""
MANY_RETIRED, FEW_RETIRED = 0.1, 0.05
MANY_DEAD, FEW_DEAD = 0.2, 0.05
MANY_CLOSE, FEW_CLOSE = 0.25, 0.1
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
        *_winning(result, figures),
        *_overtaking(result, figures),
        *_dead(figures),
        *_retirements(result, figures),
        *_length(figures),
        *_finish(figures),
        *result.game.statements(figures),
        *_spots(result),
    ]


def _winning(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    """Who wins; not, where the races are a handful, for that would be said of those few only."""
    if wins_given(result) and above(figures["races_alike"].estimate, 1 / HANDFUL):
        yield _handful(result, figures)
        return
    yield from _sample(result, figures)
    if result.fillers:
        yield _unjudged(result)
    else:
        yield from _balance(result, figures)
    yield from _bots(result)


def _handful(result: Result, figures: dict[str, Figure]) -> Statement:
    different = int(figures["different_races"].value or 0)
    alike = figures["races_alike"].text
    were = "all the same" if different == 1 else f"{different:,} different ones only"
    how_often = "" if different == 1 else f" (two of them are alike with a chance of {alike})"
    text = (
        f"Hardly any chance: {result.races:,} races were {were}{how_often}. Who wins so few says "
        f"little about grid places or bots; mix in other bots, or race another number of "
        f"{result.game.seat}s."
    )
    return Statement("chance", WARNING, text)


def _unjudged(result: Result) -> Statement:
    """Fillers have places of their own: who starts elsewhere wins what they leave."""
    filler = result.head.seats[-1].rider
    started = f"1 {filler}" if result.fillers == 1 else f"{result.fillers} {filler}s"
    text = (
        f"Grid places are not judged, for {started} started from places of their own: race all "
        f"{result.starters} {result.game.seat}s for that."
    )
    return Statement("balance", NOTE, text)


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
    given, starters = wins_given(result), result.starters
    if given == 0:
        return
    z = z_for(looks=starters)
    shares = [share(float(row[0]), given, z) for row in result["by_grid"]]
    fair = 1 / starters
    apart = _apart(shares, fair)
    for word, places in apart.items():
        text = f"{word} the fair {_fair(starters)} of races: {_winners(places, figures)}."
        yield Statement("balance", WARNING if word.startswith("Far") else NOTE, text)
    if apart:
        return
    if all(between(s, fair / EVEN, fair * EVEN) for s in shares):
        text = f"Grid places are even: each wins its {_fair(starters)} of races within a quarter."
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
        if not (above(estimate, fair) or below(estimate, fair)):
            continue
        word = _against_fair(estimate, fair).capitalize()
        if between(estimate, fair / EVEN, fair * EVEN):
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


def _fair(starters: int) -> str:
    return f"1/{starters}"


def _against_fair(found: Estimate, fair: float) -> str:
    if above(found, fair):
        return "far above" if above(found, fair * FAR) else "above"
    return "far below" if below(found, fair / FAR) else "below"


def above(found: Estimate, limit: float) -> bool:
    """Is it above for certain?"""
    return found.low is not None and found.low > limit


def below(found: Estimate, limit: float) -> bool:
    """Is it below for certain?"""
    return found.high is not None and found.high < limit


def between(found: Estimate, least: float, most: float) -> bool:
    return above(found, least) and below(found, most)


def _bots(result: Result) -> Iterator[Statement]:
    """Against each other only: what fillers win is left out."""
    wins = dict(zip(result.head.bots, result["by_bot"][:, 0].tolist(), strict=True))
    riders = [seat.rider for seat in result.head.seats if result.head.decides(seat)]
    bots, given = list(dict.fromkeys(riders)), sum(wins[bot] for bot in set(riders))
    if len(bots) < 2 or given == 0:
        return
    z, fair, apart = z_for(looks=len(bots)), 1 / len(riders), False
    for bot in bots:
        sure, told = (share(wins[bot], given, at).times(1 / riders.count(bot)) for at in (z, Z))
        if not (above(sure, fair) or below(sure, fair)):
            continue
        apart = True
        strong = "dominates: it " if above(sure, fair * FAR) else ""
        text = (
            f"{worded(told, SHARE)} of its starts, {_against_fair(sure, fair)} {_fair(len(riders))}"
        )
        rest = f" (wins of a {result.head.seats[-1].rider} left out)" if result.fillers else ""
        yield Statement("bots", NOTE, f"{bot} {strong}wins {text}{rest}.")
    if not apart:
        yield Statement("bots", NOTE, f"{listed(bots)} cannot be told apart by their wins.")


# --- how the races go ---------------------------------------------------------------------------


def _overtaking(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    each = figures[overtaking_each(result)]
    few, many = result.figures.overtaking
    said = f"a {result.game.seat} overtakes {each.text} times in a lap"
    if below(each.estimate, few):
        yield Statement("overtaking", WARNING, f"Little overtaking: {said}.")
    elif above(each.estimate, many):
        yield Statement("overtaking", GOOD, f"Much overtaking: {said}.")
    elif each.estimate.known:
        yield Statement("overtaking", NOTE, f"Some overtaking: {said}.")


def _dead(figures: dict[str, Figure]) -> Iterator[Statement]:
    dead = figures["dead_races"]
    said = f"the lead never changes in {dead.text} of races"
    if above(dead.estimate, MANY_DEAD):
        yield Statement("dead races", WARNING, f"Many dead races: {said}.")
    elif below(dead.estimate, FEW_DEAD):
        changes = figures["lead_changes"].text
        yield Statement("dead races", GOOD, f"Hardly a dead race: {said} ({changes} changes each).")


def _retirements(result: Result, figures: dict[str, Figure]) -> Iterator[Statement]:
    out = figures["retired"]
    if below(out.estimate, FEW_RETIRED):
        yield Statement("retirements", GOOD, f"Few retire: {out.text} of starts.")
    elif above(out.estimate, MANY_RETIRED):
        text = f"Many retire: {out.text} of starts{_main_cause(result, figures)}."
        yield Statement("retirements", WARNING, text)
    nobody = figures["all_retired"]
    if above(nobody.estimate, 0.01):
        yield Statement("retirements", WARNING, f"In {nobody.text} of races nobody finishes.")


def _main_cause(result: Result, figures: dict[str, Figure]) -> str:
    """The cause that is ahead of all others, as far as the intervals tell."""
    causes = {c.because: figures[f"retired_{c.name}"].estimate for c in result.figures.causes}
    if not causes:
        return ""
    first = max(causes, key=lambda cause: causes[cause].value or 0)
    others = [e.high or 0 for cause, e in causes.items() if cause != first]
    if not above(causes[first], max(others, default=0)):
        return ""
    return f", mostly because {first}"


def _length(figures: dict[str, Figure]) -> Iterator[Statement]:
    rounds = figures["rounds"]
    short, long = figures["rounds_short"].value, figures["rounds_long"].value
    text = f"A race takes {rounds.text} rounds"
    if short is not None and long is not None and rounds.estimate.known:
        yield Statement("length", NOTE, f"{text}; eight of ten take {short:.0f} to {long:.0f}.")
    broken = figures["broken_off"]
    if broken.value:
        tone = WARNING if above(broken.estimate, 0.001) else NOTE
        text = f"{broken.text} of races were broken off after the most rounds allowed."
        yield Statement("length", tone, text)


def _finish(figures: dict[str, Figure]) -> Iterator[Statement]:
    close, gap = figures["close_finishes"], figures["gap"]
    said = f"{close.text} of races are won by a position or less, the mean gap is {gap.text}"
    if above(close.estimate, MANY_CLOSE):
        yield Statement("finish", GOOD, f"Close finishes: {said}.")
    elif below(close.estimate, FEW_CLOSE):
        yield Statement("finish", NOTE, f"Few close finishes: {said}.")


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
        text = f"Most trouble ({result.figures.incidents}): {_places(incidents)}."
        yield Statement("hot spots", NOTE, text)


def hot_spots(result: Result, heat: Sequence[Heat], what: str) -> list[tuple[Heat, float]]:
    """Positions with more than BUSY times the mean, for certain; the hottest first."""
    total = sum(spot.counts[what] for spot in heat)
    if total == 0 or result.races == 0:
        return []
    average = total / len(heat)
    # In one race each comes by once a lap: as if in every race all did so here, or none.
    most = result.starters * result.head.laps
    z = z_for(looks=len(heat))
    found = []
    for spot in heat:
        here = share(min(spot.counts[what] / most, result.races), result.races, z)
        if above(here.times(most * result.races), BUSY * average):
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
