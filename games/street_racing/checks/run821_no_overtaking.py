"""RUN821: nowhere to overtake (Street Racing)."""

from trackwright.games.street_racing.checks.raced_street import FaultCheck
from trackwright.model.layout.track import Marker
from trackwright.validators.example import Example
from trackwright.validators.finding import Severity


class NoOvertaking(FaultCheck):
    """There is no straight with two lanes.

    Why: cars change lanes only on straights (STR-23). Without a straight with two lanes they arrive
    in the order in which they started.

    Fix: add a straight, or remove obstacles and corner markers from one.
    """

    code, name, alias = "RUN821", "no-overtaking", "STR-V-14"
    faults = ("STR-V-14",)
    severity = Severity.WARNING
    bad = (
        Example(
            "Both straights count as corners.",
            "START R1L R1L R1L R1L L4 R1L R1L R1L R1L",
            markers=(
                Marker(on=1, counts_as="corner"),
                Marker(on=6, counts_as="corner"),
                Marker(on=1, difficulty=2),
            ),
            also_found=("BAL509", "MAR402", "MAR403", "RUN816", "RUN822", "RUN823", "RUN851"),
        ),
    )
    good = (Example("Three lanes on every straight.", "fabulous-driving-park"),)
