"""MAR407: a hill that goes up or down all the way round."""

from collections.abc import Iterator

from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import LapCheck
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity
from trackwright.validators.lap import Lap


class EndlessHill(LapCheck):
    """The whole lap is one hill.

    Why: a hill counter applies until the next one, across the finish line too. With only one kind
    of them every turn is slower (or faster) by one, which is not a hill but another speed.

    Fix: put a flat counter where the hill ends.
    """

    code, name, alias = "MAR407", "endless-hill", "MGP-V-HILLOPEN"
    severity = Severity.NOTE
    bad = (
        Example(
            "Uphill, and never flat again.",
            "startline-driving-park",
            markers=(Marker(on=2, hill="up"),),
            figures=(("level", "expert"),),
        ),
    )
    good = (
        Example("No hills.", "startline-driving-park"),
        Example(
            "Uphill along the straight.",
            "startline-driving-park",
            (AddMarker(Marker(on=2, hill="up")), AddMarker(Marker(on=6, hill="flat"))),
        ),
    )

    def check_lap(self, lap: Lap) -> Iterator[Finding]:
        hills = {position.hill for position in lap.positions}
        if len(hills) == 1 and hills != {"flat"}:
            (hill,) = hills
            yield self.finding(
                Message(
                    "the lap goes {hill} for all its {n} positions: no flat counter ends the hill",
                    hill=Message(hill),
                    n=len(lap.positions),
                ),
                actual=hill,
            )
