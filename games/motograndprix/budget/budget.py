"""The dial budget of MotoGrandPrix on a circuit: rounds to expect, points to spend, redline risk.

The rounds are an estimate: what a good roll yields depends on where it is made, and all positions
of a lap are taken to be equally likely.
"""

from dataclasses import dataclass
from fractions import Fraction

from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.validators.lap import Lap

MEAN_BEST_TOTAL = {0: 10.0, 1: 9.5, 2: 7.5, 3: 7.0}
"""Positions per turn starting on a straight (0) or on a corner position of this difficulty, with
the dice flipped for the highest total: MGP-DP, section 11 of the rules."""
MEAN_LOWEST_TOTAL = 4.0
"""Positions per turn with the dice flipped for the lowest total, starting anywhere."""
SOURCE = Message(
    "mean best totals of a roll by where it is made: 10 / 9.5 / 7.5 / 7 (MGP-DP, section 11)"
)
DIAL = 8
"""Engine, Rear Tire and Front Tire at the start: MGP-S-02."""
SPENDABLE = DIAL - 1
"""The last point of a dial cannot be spent: MGP-H-13."""


@dataclass(frozen=True)
class DialBudget:
    """A lap of `positions`, split into straight, difficulty 1 to 3, and still unmarked."""

    laps: int
    positions: int
    straight: int
    by_difficulty: tuple[int, int, int]
    unmarked: int

    @property
    def corner_positions(self) -> int:
        return self.positions - self.straight

    @property
    def expected_positions(self) -> float:
        """Per round; a corner position without a marker counts as difficulty 1."""
        easy, middle, hard = self.by_difficulty
        counts = {0: self.straight, 1: easy + self.unmarked, 2: middle, 3: hard}
        return sum(MEAN_BEST_TOTAL[d] * n for d, n in counts.items()) / self.positions

    @property
    def expected_rounds(self) -> float:
        """Per race."""
        return self.laps * self.positions / self.expected_positions

    @property
    def rounds_per_lap(self) -> float:
        return self.expected_rounds / self.laps

    @property
    def dial_points_per_lap(self) -> float:
        """For each of the three dials."""
        return SPENDABLE / self.laps


def dial_budget(circuit: Circuit, lap: Lap, laps: int | None = None) -> DialBudget:
    """The budget for this lap of the circuit."""
    kinds = [(p.kind, p.difficulty) for p in lap.positions]
    return DialBudget(
        laps=laps or circuit.track.laps,
        positions=len(kinds),
        straight=sum(1 for kind, _ in kinds if kind == "straight"),
        by_difficulty=(
            kinds.count(("corner", 1)),
            kinds.count(("corner", 2)),
            kinds.count(("corner", 3)),
        ),
        unmarked=kinds.count(("corner", 0)),
    )


def p_redline_fail(engine: int) -> Fraction:
    """The chance that an Engine test with two dice exceeds the Engine dial."""
    rolls = [a + b for a in range(1, 7) for b in range(1, 7)]
    return Fraction(sum(1 for total in rolls if total > engine), len(rolls))
