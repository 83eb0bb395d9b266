"""RUN807: a colour out of order (Dice Derby)."""

from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import PERIOD, colour_at, raced_line
from trackwright.games.dice_derby.rulesets import RULESETS
from trackwright.model.edit.edits import RemoveMarkers
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity, TrackSpaces
from trackwright.validators.raceable.lap_needed import LappedCheck


class ColourOutOfOrder(LappedCheck):
    """A space has a colour other than its place on the line requires.

    Why: the eight colours follow each other all along the line, black first after it and white
    last before it. This is why bumping back eight spaces ends on the same colour, and why black or
    gold wins the finish (DIC-V-02 to DIC-V-04). Spaces without a colour marker get theirs by
    counting.

    Fix: remove the colour marker, or set the colour that the order requires.
    """

    code, name, alias = "RUN807", "colour-out-of-order", "DIC-V-03"
    severity = Severity.ERROR
    rules = tuple(RULESETS)
    bad = (
        Example(
            "Gold where black is required.",
            "free-speedway",
            markers=(Marker(on=2, at=0, lane=0, colour="gold"),),
            also_found=("BAL506",),
        ),
    )
    good = (
        Example(
            "Black after the line.",
            "free-speedway",
            markers=(Marker(on=2, at=0, lane=0, colour="black"),),
        ),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        spaces, line = space_attributes(subject.circuit.graph), raced_line(subject)
        if len(line) % PERIOD:
            return
        for index, name in enumerate(line):
            colour, due = str(spaces[name].get("colour", "")).lower(), colour_at(index)
            if colour and colour != due:
                (piece,) = subject.ids_of((name,))
                yield self.finding(
                    Message(
                        "space {space} is {colour}, but the order requires {due}",
                        space=name,
                        colour=Message(colour),
                        due=Message(due),
                    ),
                    pieces=[piece],
                    positions=[spaces[name]["column"]],
                    actual=colour,
                    limit=due,
                    shape=TrackSpaces((name,)),
                    fixes=_remove_marker_fix(subject, name, piece),
                )


def _remove_marker_fix(subject: CheckedCircuit, name: str, piece: int) -> Iterator[Fix]:
    """Remove the marker that gives the space its colour."""
    space = space_attributes(subject.circuit.graph)[name]
    placed = subject.circuit.geometry.piece_named(space["piece"])
    columns = next(
        s.columns for chain in subject.circuit.stretches for s in chain if s.piece is placed
    )
    at = columns.index(space["column"])
    for marker in subject.track.markers_on.get(piece, ()):
        if marker.colour and marker.at == at and marker.lane in (None, space["lane"]):
            edit = RemoveMarkers(piece, "colour", at, marker.lane)
            yield Fix(Message("Remove the colour marker"), (edit,), safe=True)
