"""RUN805: fewer than six grid places (Ausgebremst, mopeds)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable import rulesets_with
from trackwright.validators.raceable.examples import GRID_SIDES_BLOCKED
from trackwright.validators.raceable.lap_needed import usable_grid_places

CARS = 6
"""All of them start, whoever steers them: AUS-F-01, AUS-V-02; mopeds: MOP-01, MOP-T-06."""


class NotSixStarts(Check):
    """There are fewer than six grid places.

    Why: all six cars (or mopeds) start in every race, even those without an owner. Each needs its
    own grid place before the line.

    Fix: add a start piece, or remove obstacles from the grid.
    """

    code, name = "RUN805", "not-six-starts"
    severity = Severity.ERROR
    rules = rulesets_with("six_starters")
    rules_of_examples = "moped-betting"
    bad = (replace(GRID_SIDES_BLOCKED, also_found=("RUN813",)),)
    good = (
        Example("Three rows of two.", "bleifuss-drom"),
        Example("Four rows of three: the first six are used.", "fabulous-driving-park"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        count = len(usable_grid_places(subject))
        if count < CARS:
            yield self.finding(
                Message("{n} grid places, but {cars} always start", n=count, cars=CARS),
                actual=count,
                limit=CARS,
            )
