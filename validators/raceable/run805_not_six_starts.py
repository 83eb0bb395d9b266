"""RUN805: fewer than six start places (Ausgebremst, mopeds)."""

from collections.abc import Iterator
from dataclasses import replace

from model.text.messages import Said
from validators.check import Check, Subject
from validators.example import Example
from validators.finding import Finding, Severity
from validators.raceable import AUSGEBREMST, MOPEDS
from validators.raceable.examples import SIDES_OF_GRID_SHUT
from validators.raceable.lapped import start_places

CARS = 6
"""Always start, whoever steers them: AUS-F-01, AUS-V-02; as many mopeds: MOP-01, MOP-T-06."""


class NotSixStarts(Check):
    """There are fewer than six start places.

    Why: all six cars (or mopeds) start in every race, those without an owner, too. Each stands on
    a place of its own before the line.

    Fix: lay a start piece, or take obstacles off the grid.
    """

    code, name = "RUN805", "not-six-starts"
    severity = Severity.ERROR
    rules = (*MOPEDS, *AUSGEBREMST)
    bad = (replace(SIDES_OF_GRID_SHUT, also=("RUN813",)),)
    good = (
        Example("Three rows of two.", "bleifuss-drom"),
        Example("Four rows of three: the first six are used.", "fabulous-driving-park"),
    )

    def check(self, subject: Subject) -> Iterator[Finding]:
        count = len(start_places(subject))
        if count < CARS:
            yield self.found(
                Said("{n} start places, but {cars} always start", n=count, cars=CARS),
                actual=count,
                limit=CARS,
            )
