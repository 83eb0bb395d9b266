"""A map of circuits by any two figures: which lie where, and the best of each cell."""

import math
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median
from typing import TypeAlias

from trackwright.design.play import figures_for, played, racing_rules_of
from trackwright.design.search.archive import Proposal
from trackwright.design.wishes import Wishes
from trackwright.model.text.errors import TrackwrightError, did_you_mean
from trackwright.simulator.playtest.intervals import Estimate
from trackwright.simulator.playtest.statistics import SHARE, Figure

WHOLE = ("positions", "corners", "hairpins", "longest")
FACTS = (*WHOLE, "looks")
"""Figures of the circuit itself; all others are raced."""
RACES = 150
MOST_CELLS = (7, 10)
"""Across, and up."""
FINEST = 100
"""No cell is a smaller part of the largest value than this."""
NOTHING = 1e-6

Spot: TypeAlias = tuple[Figure, Figure]
Tell: TypeAlias = Callable[[int, int], None]


@dataclass(frozen=True)
class MapWish:
    """What a map is to show."""

    figures: tuple[str, str]
    rules: str | None
    """Those that circuits are raced by; None if neither figure needs races."""


@dataclass(frozen=True)
class Axis:
    """A figure, and how wide a cell is."""

    name: str
    step: float
    sort: str = ""

    def cell(self, figure: Figure) -> int:
        return math.floor(round((figure.value or 0.0) / self.step, 9))

    def ends(self, cell: int) -> tuple[float, float]:
        """The lower and the upper end of a cell; the upper one is in the next."""
        return round(cell * self.step, 9), round((cell + 1) * self.step, 9)

    def label(self, cell: int) -> str:
        low, high = self.ends(cell)
        if self.name in WHOLE:
            high -= 1
        if low == high:
            return f"{low:g}"
        return f"{100 * low:g}..{100 * high:g} %" if self.sort == SHARE else f"{low:g}..{high:g}"


@dataclass(frozen=True)
class CircuitMap:
    """Where circuits lie, by their numbers in the list, the best one first."""

    across: Axis
    up: Axis
    spots: Mapping[int, Spot]
    """Of those that have both figures."""
    rules: str | None

    @property
    def cells(self) -> dict[tuple[int, int], list[int]]:
        """Cell across and cell up -> the circuits in it, best first."""
        found: dict[tuple[int, int], list[int]] = {}
        for number, (x, y) in self.spots.items():
            found.setdefault((self.across.cell(x), self.up.cell(y)), []).append(number)
        return dict(sorted(found.items()))


def read_map(text: str, wishes: Wishes) -> MapWish:
    """Two figures, such as "positions,overtakes_per_bike_and_lap"."""
    names = [name.strip() for name in text.split(",")]
    if len(set(names)) != 2 or len(names) != 2:
        raise TrackwrightError(
            f"map {text!r}: expected two figures, such as positions,overtakes_per_bike_and_lap"
        )
    x, y = names
    if {x, y} <= set(FACTS):
        return MapWish((x, y), None)
    rules = racing_rules_of(wishes)
    known = [*FACTS, *(figures_for(wishes.kit, rules) if rules is not None else ())]
    for name in names:
        if name not in known:
            how = "" if rules is not None else "; figures of play need rules, or a level"
            raise TrackwrightError(
                f"map {text!r}: no figure {name!r} {did_you_mean(name, known)}{how}"
            )
    return MapWish((x, y), rules)


def map_of(
    proposals: Sequence[Proposal],
    wish: MapWish,
    seed: int,
    cancel: threading.Event,
    tell: Tell | None = None,
) -> CircuitMap:
    """Circuits are raced if a figure needs it, and they were not raced before; if cancelled, the
    others are not on the map. `tell`: how many are on it, of how many."""
    spots: dict[int, Spot] = {}
    for number, one in enumerate(proposals, start=1):
        spot = _spot(one, wish, seed, cancel)
        if spot is not None:
            spots[number] = spot
        if tell is not None:
            tell(number, len(proposals))
    across, up = (
        axis_of(name, [spot[i] for spot in spots.values()], MOST_CELLS[i])
        for i, name in enumerate(wish.figures)
    )
    return CircuitMap(across, up, spots, wish.rules)


def _spot(one: Proposal, wish: MapWish, seed: int, cancel: threading.Event) -> Spot | None:
    """Both figures of a circuit, if it has them."""
    raced = dict(one.figures)
    if wish.rules is not None and not raced:
        raced = dict(raced_figures(one, wish.rules, seed, cancel))
    return spot_of({**raced, **own_figures(one)}, wish.figures)


def own_figures(one: Proposal) -> dict[str, Figure]:
    """The figures of the circuit itself."""
    values = {name: getattr(one.facts, name) for name in WHOLE} | {"looks": one.looks.score}
    return {name: Figure(name, Estimate(float(value))) for name, value in values.items()}


def raced_figures(
    one: Proposal, rules: str, seed: int, cancel: threading.Event
) -> Mapping[str, Figure]:
    """The figures of play; none if it is cancelled, or cannot be raced."""
    raced = played(one.circuit, rules, (), seed, cancel, (RACES,))
    return {} if raced is None else raced.figures


def spot_of(figures: Mapping[str, Figure], names: tuple[str, str]) -> Spot | None:
    """Where a circuit with these figures lies, if it has both."""
    x, y = (figures.get(name) for name in names)
    if x is None or y is None or x.value is None or y.value is None:
        return None
    return x, y


def axis_of(name: str, figures: Sequence[Figure], most: int) -> Axis:
    """Cells are as wide as is needed for so few of them, and no finer than what races can tell."""
    if not figures:
        return Axis(name, 1.0)
    values = [figure.value or 0.0 for figure in figures]
    low, high = min(values), max(values)
    largest = max(abs(low), abs(high))
    least = 1.0 if name in WHOLE or largest < NOTHING else largest / FINEST
    ends = [figure.estimate.parts[1:] for figure in figures]
    halves = [(b - a) / 2 for a, b in ends if a is not None and b is not None]
    step = round_up(max([least, (high - low) / most, *([median(halves)] if halves else [])]))
    axis = Axis(name, step, figures[0].sort)
    while axis.cell(figures[values.index(high)]) - axis.cell(figures[values.index(low)]) >= most:
        axis = Axis(name, round_up(1.01 * axis.step), axis.sort)
    return axis


def round_up(number: float) -> float:
    """A step of an axis: to 1, 2 or 5 times a power of ten."""
    power = 10.0 ** math.floor(math.log10(number))
    return next(round(n * power, 9) for n in (1, 2, 5, 10) if n * power >= number * (1 - 1e-9))
