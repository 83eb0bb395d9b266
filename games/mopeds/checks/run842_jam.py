"""RUN842: mopeds that jam."""

from collections.abc import Iterator

from trackwright.games.mopeds.budget.chances import JAM
from trackwright.games.mopeds.checks.measured import MeasuredCheck
from trackwright.games.mopeds.rulesets import RULESETS
from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import LAYOUT_KEYS, CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces

_ONE_LANE = tuple(AddMarker(Marker(on=on, at=0, lane=1, obstacle=True)) for on in (2, 5))


class Jam(MeasuredCheck):
    """More than a third of all moves end at a blockage.

    Why: two mopeds side by side, or one on a choke, stop all that would end there (MOP-13, MOP-14).
    Some of that is the fun of it; if every third move is shortened or lost, cards hardly count any
    more (MOP-44). Measured in a thousand races for each number of players.

    Fix: widen chokes, or put more spaces between them.
    """

    code, name, alias = "RUN842", "jam", "MOP-44"
    severity = Severity.WARNING
    rules = tuple(RULESETS)
    reads = LAYOUT_KEYS | {"laps"}
    bad = (
        Example(
            "Chokes, and obstacles in the outer lane of both turns: one lane but for the start.",
            "START C1-180L CH2 CH1 C1-180L",
            _ONE_LANE,
            kit="mopeds",
            also_found=("LAN202", "RUN843"),
        ),
    )
    good = (Example("Three chokes with turns between them.", "old-town"),)

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        found = self.chances(subject)
        share = max(one.share_blocked for one in found)
        if share <= JAM:
            return
        measures = subject.circuit.measures
        chokes = measures.spaces_of_every_lap
        yield self.finding(
            Message(
                "{share:.0f} % of all moves are shortened or lost ({chokes} chokes per lap)",
                share=100 * share,
                chokes=len(chokes),
            ),
            pieces=subject.ids_of(chokes),
            actual=round(share, 2),
            limit=round(JAM, 2),
            shape=TrackSpaces(chokes),
        )
