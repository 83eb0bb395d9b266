"""RUN815: fewer grid places than drivers (Street Racing)."""

from collections.abc import Iterator
from dataclasses import replace

from trackwright.games.street_racing.rulesets import RULESETS
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import Check, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.raceable.examples import BLOCKED_SIDES, GRID_SIDES_BLOCKED
from trackwright.validators.raceable.lap_needed import usable_grid_places

DRIVERS = 4
"""STR-01: the box has four consoles."""
_FIRST_ROWS_SHUT = tuple(Marker(on=1, at=at, lane=1, obstacle=True) for at in (0, 1))


class FewStreetStarts(Check):
    """There are fewer grid places than drivers.

    Why: each car is placed on its own free start space (STR-09). Up to four drivers can play.

    Fix: add a start piece, remove obstacles from the grid, or race with fewer drivers.
    """

    code, name, alias = "RUN815", "few-street-starts", "STR-V-01"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Only the middle of the last two rows is left.",
            "START L4 L4 R2L R2L L4 L4 L4",
            markers=(*BLOCKED_SIDES, *_FIRST_ROWS_SHUT),
            also_found=("GEO101", "GEO103", "MAR401", "RUN816"),
        ),
    )
    good = (replace(GRID_SIDES_BLOCKED, description="Four places are left, enough for four cars."),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        count = len(usable_grid_places(subject))
        if count < DRIVERS:
            says = (
                Message(
                    "{n} grid places for {drivers} drivers: at most {n} can race",
                    n=count,
                    drivers=DRIVERS,
                )
                if count
                else Message(
                    "{n} grid places for {drivers} drivers: nobody can race",
                    n=count,
                    drivers=DRIVERS,
                )
            )
            yield self.finding(
                says,
                actual=count,
                limit=DRIVERS,
                severity=Severity.WARNING if count else Severity.ERROR,
            )
