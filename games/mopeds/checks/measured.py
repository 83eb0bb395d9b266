"""What checks share that race: mopeds drive by themselves, so a thousand races take no time."""

from collections.abc import Sequence

from trackwright.games.mopeds.budget.chances import Chances, chances_on
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.raceable.lap_needed import LappedCheck

RACES = 1000


class MeasuredCheck(LappedCheck):
    """A check that races, everybody betting at random; other checks say why nobody can race."""

    races = True

    def why_not_checked(self, subject: CheckedCircuit) -> Message | None:
        if not _chances(subject):
            return Message("the circuit cannot be raced")
        return None

    def chances(self, subject: CheckedCircuit) -> Sequence[Chances]:
        """For each number of players."""
        return _chances(subject)


def _chances(subject: CheckedCircuit) -> Sequence[Chances]:
    try:
        return chances_on(subject.circuit, subject.track.laps, RACES, subject.progress)
    except TrackwrightError:
        return ()
