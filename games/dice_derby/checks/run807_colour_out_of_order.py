"""RUN807: a colour out of order (Dice Derby)."""

from collections.abc import Iterator

from trackwright.games.dice_derby.checks.dice_line import DiceCheck, raced_line
from trackwright.games.dice_derby.colours import PERIOD, colour_at
from trackwright.games.dice_derby.line import DiceLine, Space
from trackwright.games.dice_derby.marking import colour_markers
from trackwright.model.lanes.graph import space_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Fix, Severity, TrackSpaces
from trackwright.validators.marker_fixes import removals_of


class ColourOutOfOrder(DiceCheck):
    """A space has a colour other than its place on the line requires.

    Why: the eight colours follow each other all along the line, black first after it and white
    last before it. This is why bumping back eight spaces ends on the same colour, and why black or
    gold wins the finish (DIC-V-02 to DIC-V-04). Spaces without a colour marker get theirs by
    counting back from the finish.

    Fix: remove the colour marker, or mark all spaces with the colour that the order requires.
    """

    code, name, alias = "RUN807", "colour-out-of-order", "DIC-V-03"
    severity = Severity.ERROR
    bad = (
        Example(
            "Gold where black is required.",
            "free-speedway",
            markers=(Marker(on=2, at=0, lane=0, colour="gold"),),
            figures=(("laps", 1),),
            also_found=("BAL506",),
        ),
    )
    good = (
        Example(
            "Black after the line.",
            "free-speedway",
            markers=(Marker(on=2, at=0, lane=0, colour="black"),),
            figures=(("laps", 1),),
        ),
        Example("A course with all colours.", "racing-rules"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        line = raced_line(subject.circuit)
        if line.closed and len(line) % PERIOD:
            return
        wrong = {
            space: due
            for index, space in enumerate(line.main)
            if space.colours != ((due := colour_at(index - len(line))),)
        }
        names = tuple(space.name for space in wrong)
        title = Message("Remove all colour markers that are out of order")
        removal = Fix(title, removals_of(subject, "colour", names), safe=True)
        fixes = (removal, _marking(subject, line))
        for space, due in wrong.items():
            yield self._found(subject, space, due, fixes)

    def _found(
        self, subject: CheckedCircuit, space: Space, due: str, fixes: tuple[Fix, ...]
    ) -> Finding:
        (colour,) = space.colours
        spaces = space_attributes(subject.circuit.graph)
        return self.finding(
            Message(
                "space {space} is {colour}, but the order requires {due}",
                space=space.name,
                colour=Message(colour),
                due=Message(due),
            ),
            pieces=subject.ids_of((space.name,)),
            positions=[spaces[space.name]["column"]],
            actual=colour,
            limit=due,
            shape=TrackSpaces((space.name,)),
            fixes=fixes,
        )


def _marking(subject: CheckedCircuit, line: DiceLine) -> Fix:
    """All colours of the line as markers, so that they are seen on the table."""
    marks = colour_markers(subject.circuit, line)
    return Fix(Message("Mark the colours of the whole line"), marks, safe=False)
