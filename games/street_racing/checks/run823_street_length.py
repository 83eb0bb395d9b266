"""RUN823: a course of unusual length (Street Racing)."""

from collections.abc import Iterator

from trackwright.games.street_racing.checks.raced_street import WayCheck, raced_street
from trackwright.games.street_racing.faults.fault import Fault
from trackwright.games.street_racing.faults.figures import LONGEST, SHORTEST
from trackwright.model.edit.edits import SetTrackValue
from trackwright.model.text.messages import Message, counted
from trackwright.validators.check import LAYOUT_KEYS, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Fix, Severity


class StreetLength(WayCheck):
    """The course is unusually short or long.

    Why: a car moves about six and a half spaces per round, after two rounds to get going. Below 25
    steps the race is over before anybody has shifted up; beyond 120 it takes more than twenty
    rounds. All laps count; circuits of other games are raced over one lap (STR-H-30).

    Fix: race fewer laps or more, move start and finish, or remove straights.
    """

    code, name, alias = "RUN823", "street-length", "STR-V-17"
    faults = ("STR-V-17",)
    severity = Severity.WARNING
    reads = LAYOUT_KEYS | {"laps"}
    bad = (
        Example(
            "A lap of 128 spaces.",
            "grand-prix-of-japan",
            also_found=("BAL501", "RUN816", "RUN847", "RUN848", "RUN852"),
        ),
    )
    good = (Example("A lap of 75 spaces.", "april-raceway"),)

    def fixes(self, subject: CheckedCircuit, fault: Fault) -> Iterator[Fix]:
        """The number of laps nearest to the present one that suits, if any does."""
        street = raced_street(subject.circuit)
        if street.lap is None or street.shortest is None or street.laps != subject.track.laps:
            return
        first = street.shortest - (street.laps - 1) * street.lap
        usual = range(SHORTEST, LONGEST + 1)
        fitting = [n for n in range(1, LONGEST) if first + (n - 1) * street.lap in usual]
        if fitting:
            laps = min(fitting, key=lambda n: abs(n - street.laps))
            edit = SetTrackValue("laps", laps)
            yield Fix(Message("Race {laps}", laps=counted(laps, "lap")), (edit,), safe=False)
