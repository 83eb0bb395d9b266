"""The cards of Ausgebremst: decks, turns needed, pit deposits, and whether charts are consistent.

Terms: a deck's *points* are the sum of its cards, a *deposit* is the cards set aside at the pit
alley in the pro game, the *reserve* is what remains of the points without the stop.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate, combinations
from typing import Annotated, Literal

from annotated_types import Ge, Le, MaxLen, MinLen

from trackwright.model.files.rule_data import DECKS, RuleData, read_rule_data
from trackwright.model.layout.kit import STRICT_CONFIG, Count, Name
from trackwright.model.text.errors import TrackwrightError, did_you_mean

Value = Annotated[int, Ge(1), Le(6)]
Deposit = Annotated[tuple[Value, ...], MinLen(1), MaxLen(2)]

ROWS, CARS_IN_A_ROW = 3, 2
"""Rows of the starting grid: AUS-H-01."""
LAPS = 3
"""Laps of a race: AUS-F-09."""


@dataclass(frozen=True)
class ChartRow:
    """What is published about one circuit; `deposits` by starting row."""

    __pydantic_config__ = STRICT_CONFIG

    track: Name
    halves: tuple[Name, Name]
    published_distance: Count
    deposits: Annotated[tuple[Deposit, ...], MinLen(ROWS), MaxLen(ROWS)]
    reserve: Count

    @property
    def reading(self) -> "ChartReading":
        return chart_consistent(self.published_distance, self.deposits, self.reserve)


@dataclass(frozen=True)
class CardRules(RuleData):
    """The file `resources/decks/ausgebremst.json`."""

    id: Literal["ausgebremst"]
    full: Mapping[Value, Count]
    decks: Mapping[Name, Mapping[Value, Count]]
    chart: tuple[ChartRow, ...]


@cache
def card_rules() -> CardRules:
    return read_rule_data(DECKS / "ausgebremst.json", CardRules)


@dataclass(frozen=True)
class Deck:
    """Cards by value, highest first."""

    name: str
    cards: tuple[int, ...]

    @property
    def points(self) -> int:
        return sum(self.cards)

    @property
    def counts(self) -> dict[int, int]:
        """Value -> number of cards, highest first."""
        return dict(Counter(self.cards))

    @property
    def mean(self) -> float:
        return self.points / len(self.cards)

    def holds(self, cards: Iterable[int]) -> bool:
        return Counter(cards) <= Counter(self.cards)

    def without(self, cards: Iterable[int]) -> "Deck":
        """The deck without these cards."""
        taken = tuple(cards)
        if not self.holds(taken):
            listed = "+".join(map(str, taken))
            raise TrackwrightError(f"the {self.name} deck does not hold {listed}")
        return deck_of(self.name, Counter(self.cards) - Counter(taken))


MOST_CARDS = 999
"""The limit for any deck, which is stored card by card."""


def deck_of(name: str, counts: Mapping[int, int]) -> Deck:
    if sum(counts.values()) > MOST_CARDS:
        cards = sum(counts.values())
        raise TrackwrightError(f"a deck of {cards} cards: the maximum is {MOST_CARDS}")
    values = sorted(counts, reverse=True)
    return Deck(name, tuple(value for value in values for _ in range(counts[value])))


@cache
def full_deck() -> Deck:
    """All 28 cards: what a derelict plays (AUS-F-02)."""
    return deck_of("full", card_rules().full)


@cache
def decks() -> dict[str, Deck]:
    """The decks of the pro game; the slow one is that of the family game (AUS-P-02)."""
    return {name: deck_of(name, counts) for name, counts in card_rules().decks.items()}


def deck(name: str) -> Deck:
    name = "slow" if name == "family" else name
    if name not in decks():
        raise TrackwrightError(f"no deck named {name!r} {did_you_mean(name, decks())}")
    return decks()[name]


def points_of_a_deck() -> int:
    """84: every deck that a player may choose has this many points."""
    return deck("slow").points


def removed(chosen: Deck) -> tuple[int, ...]:
    """The cards of the full deck that a player does not use."""
    return full_deck().without(chosen.cards).cards


def is_pro_deck(counts: Mapping[int, int]) -> bool:
    """Are these exactly the cards of one of the three decks?"""
    return deck_of("", counts).cards in {known.cards for known in decks().values()}


def min_turns(chosen: Deck, distance: int) -> int | None:
    """Fewest cards that cover the distance if each is driven in full; None if even all do not:
    the smallest cards remain unplayed, as many as the slack allows (AUS-V-06)."""
    slack = chosen.points - distance
    if slack < 0:
        return None
    spared = sum(1 for total in accumulate(sorted(chosen.cards)) if total <= slack)
    return len(chosen.cards) - spared


def typical_turns(chosen: Deck, distance: int) -> float:
    """The distance divided by the mean card: AUS-V-06."""
    return distance / chosen.mean


@dataclass(frozen=True)
class Audit:
    """Do played cards and driven spaces agree? `difference` = excess spaces (AUS-V-09)."""

    ok: bool
    difference: int


def audit(played: Sequence[int], spaces_moved: int, finished: bool) -> Audit:
    """Every card is driven in full, except that the one that finishes the race may have points
    left. Cards that a derelict spends without moving do not count as played."""
    difference = spaces_moved - sum(played)
    if not finished:
        return Audit(difference == 0, difference)
    left_over = played[-1] if played else 0
    return Audit(-left_over < difference <= 0, difference)


@dataclass(frozen=True)
class Deposits:
    """The pit deposit of each row, and the points to spare without the stop."""

    reserve: int
    rows: tuple[tuple[int, ...], ...]

    def of_row(self, row: int) -> tuple[int, ...]:
        """The cards of a row; none beyond the rows of the grid."""
        return self.rows[row - 1] if row <= len(self.rows) else ()


EASY_DISTANCE, EASY_RESERVE, RESERVE = 74, 3, 2
"""Up to this distance with the pit stop the charted reserve is 3, beyond it is 2: AUS-V-15."""
LEAST_DEPOSIT = 3
MOST_DEPOSIT = 12
AS_CHARTED = {6: ((4, 2), (3, 2), (3, 1)), 4: ((3, 1), (3,), (2,))}
"""Deposits of row 1 whose cards do not follow the rule of `deposits`: AUS-V-15."""


def deposits(distance: int, pit_detour: int) -> Deposits | None:
    """The deposits for a circuit that is not in the chart, from row 1's distance without the stop;
    None if it is too long for the pro game (AUS-V-15)."""
    points = points_of_a_deck()
    reserve = EASY_RESERVE if distance + pit_detour <= EASY_DISTANCE else RESERVE
    first = points - reserve - distance
    if first < LEAST_DEPOSIT:
        return None
    if first > MOST_DEPOSIT:
        reserve += first - MOST_DEPOSIT
        first = MOST_DEPOSIT
    rows = AS_CHARTED.get(first) or tuple(_cards_of(first, first - row) for row in range(ROWS))
    return Deposits(reserve, rows)


def _cards_of(first: int, points: int) -> tuple[int, ...]:
    """One card up to 3, otherwise the higher half of row 1's deposit and the rest."""
    if points <= 3:
        return (points,)
    high = -(-first // 2)
    return high, points - high


def charted(halves: Iterable[str]) -> ChartRow | None:
    """The chart's entry for the circuit of these two board halves."""
    wanted = frozenset(halves)
    return next((row for row in card_rules().chart if frozenset(row.halves) == wanted), None)


def charted_by_name(track: str) -> ChartRow:
    """The chart's entry for a circuit, by its published name; on the box it has a ß or an ü."""
    names = {row.track.lower(): row for row in card_rules().chart}
    plain = track.strip().lower().replace("ß", "ss").replace("ü", "ue")
    plain = plain.replace(" ", "-").replace("_", "-")
    if plain not in names:
        known = [row.track for row in card_rules().chart]
        raise TrackwrightError(
            f"no circuit named {track!r} in the chart {did_you_mean(track, known)}"
        )
    return names[plain]


@dataclass(frozen=True)
class ChartReading:
    """What follows from a chart entry; lap and detour are None if it contradicts itself."""

    distance: int
    lap_length: int | None
    pit_detour: int
    problems: tuple[str, ...]

    @property
    def consistent(self) -> bool:
        return not self.problems


def chart_consistent(
    published_distance: int, by_row: Sequence[Sequence[int]], reserve: int
) -> ChartReading:
    """Do distance, deposits and reserve fit whole laps? AUS-V-04."""
    points, first = points_of_a_deck(), sum(by_row[0])
    distance = points - first - reserve
    lap, odd = divmod(distance - 1, LAPS)
    detour = published_distance - distance
    problems = []
    if odd:
        problems.append(f"row 1: {points}-{first}-{reserve}={distance} is not {LAPS}*L+1")
    problems += [
        f"row {row}: deposit does not drop by one"
        for row, cards in enumerate(by_row, start=1)
        if sum(cards) != first - (row - 1)
    ]
    if detour < 0:
        problems.append(f"the pit stop would save {-detour} spaces")
    return ChartReading(distance, None if odd else lap, detour, tuple(problems))


MOST_LAP_LENGTHS = 12
"""Every subset of the circuits is tried: more would take too long."""


def additive(lap_lengths: Mapping[str, int]) -> tuple[str, ...]:
    """Is every lap, named `Left-Right`, the sum of a left and a right half? Returns the conflicting
    circuits: the smallest set to leave out, or all of them if there are several (AUS-V-14)."""
    if len(lap_lengths) > MOST_LAP_LENGTHS:
        raise TrackwrightError(f"at most {MOST_LAP_LENGTHS} lap lengths can be compared")
    names = tuple(lap_lengths)
    for count in range(len(names)):
        guilty = [
            set(left_out)
            for left_out in combinations(names, count)
            if _adds_up({n: lap_lengths[n] for n in names if n not in left_out})
        ]
        if guilty:
            conflicting = set[str]().union(*guilty)
            return tuple(name for name in names if name in conflicting)
    return ()


def _adds_up(lap_lengths: Mapping[str, int]) -> bool:
    return half_lengths(lap_lengths) is not None


def half_lengths(lap_lengths: Mapping[str, int]) -> dict[str, int] | None:
    """Lengths of the halves (`Bleifuss-` left, `-Drom` right) that add up to the laps, with the
    first half of every connected group taken as 0; None if there are none."""
    laps = {_halves(name): length for name, length in lap_lengths.items()}
    found: dict[str, int] = {}
    while missing := [pair for pair in laps if not found.keys() & set(pair)]:
        found[missing[0][0]] = 0
        while step := next((p for p in laps if len(found.keys() & set(p)) == 1), None):
            known, unknown = step if step[0] in found else step[::-1]
            found[unknown] = laps[step] - found[known]
    fits = all(found[left] + found[right] == length for (left, right), length in laps.items())
    return found if fits else None


def lap_of_halves(halves: Sequence[str]) -> int | None:
    """The lap over a left and a right board half, by the published distances; otherwise None."""
    chart = card_rules().chart
    lengths = half_lengths({"-".join(row.halves): row.reading.lap_length or 0 for row in chart})
    left = [f"{half}-" for half in halves if lengths and f"{half}-" in lengths]
    right = [f"-{half}" for half in halves if lengths and f"-{half}" in lengths]
    if not lengths or len(halves) != 2 or len(left) != 1 or len(right) != 1:
        return None
    return lengths[left[0]] + lengths[right[0]]


def _halves(name: str) -> tuple[str, str]:
    left, hyphen, right = name.rpartition("-")
    if not hyphen:
        raise TrackwrightError(f"{name!r} does not name two halves like Bleifuss-Drom")
    return f"{left}-", f"-{right}"
