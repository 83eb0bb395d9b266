"""RUN802: fewer grid places than bikes (MotoGrandPrix)."""

from collections.abc import Iterator

from trackwright.games.motograndprix.rulesets import RULESETS
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.examples import GRID_SIDES_BLOCKED
from trackwright.validators.raceable.lap_needed import usable_grid_places

BIKES = 6
FEWEST = 2
"""MGP-T-01: 2 to 6 bikes."""


class FewStartPlaces(Check):
    """The grid has fewer places than there are bikes.

    Why: every bike needs its own grid place before the line (MGP-B-04). The box has six bikes; with
    fewer than two places nobody can race at all.

    Fix: add a start piece, remove obstacles from the grid, or race with fewer bikes.
    """

    code, name = "RUN802", "few-start-places"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (GRID_SIDES_BLOCKED,)
    good = (
        Example("Twelve places.", "fabulous-driving-park"),
        Example("Six places.", "bleifuss-drom"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        count = len(usable_grid_places(subject))
        if count < BIKES:
            says = (
                Message(
                    "{n} grid places for {bikes} bikes: at most {n} bikes can race",
                    n=count,
                    bikes=BIKES,
                )
                if count >= FEWEST
                else Message(
                    "{n} grid places for {bikes} bikes: nobody can race", n=count, bikes=BIKES
                )
            )
            yield self.finding(
                says,
                actual=count,
                limit=BIKES,
                severity=Severity.WARNING if count >= FEWEST else Severity.ERROR,
            )
