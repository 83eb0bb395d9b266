"""AUS612: a grid with uneven rows."""

from collections.abc import Iterator

from trackwright.games.ausgebremst.budget.budget import card_budget
from trackwright.games.ausgebremst.checks.raced import OVAL, RacedCheck, start_pieces
from trackwright.games.ausgebremst.course import Place
from trackwright.model.edit.edits import AddMarker
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message, joined
from trackwright.validators.check import CheckedCircuit
from trackwright.validators.example import Example
from trackwright.validators.finding import Finding, Severity, TrackSpaces


class UnevenGrid(RacedCheck):
    """The rows of the grid are not 1, 2 and 3 spaces before the line, or their places differ.

    Why: distances, deposits and the price of a worse grid place are calculated by row. If two
    places of a row have different distances to go, they are not worth the same.

    Fix: keep the start piece free of obstacles, and leave enough room behind the line to change
    lanes before the first solid line or corner.
    """

    code, name, alias = "AUS612", "grid", "AUS-V-12"
    severity = Severity.WARNING
    bad = (
        Example(
            "An obstacle on a grid place.",
            OVAL,
            (AddMarker(Marker(on=1, at=1, lane=0, obstacle=True)),),
            kit="ausgebremst",
            also_found=("AUS611",),
        ),
    )
    good = (
        Example("Three rows on the start piece.", OVAL, kit="ausgebremst"),
        Example("The grid of the left half Bleifuss.", "bleifuss-drom"),
    )

    def check(self, subject: CheckedCircuit) -> Iterator[Finding]:
        budget = card_budget(subject.circuit)
        to_line = subject.circuit.measures.distance_to_line
        nodes = subject.circuit.graph.nodes
        columns = list(dict.fromkeys(nodes[p.space]["column"] for p in budget.places))
        row_of = {p.space: columns.index(nodes[p.space]["column"]) + 1 for p in budget.places}
        due = {p.space: budget.laps * budget.lap_length + row_of[p.space] for p in budget.places}
        uneven = [
            p
            for p in budget.places
            if p.distance != due[p.space] or to_line.get(p.space) != row_of[p.space]
        ]
        if uneven:
            yield self.finding(
                Message(
                    "in {n} laps {places}",
                    n=budget.laps,
                    places=joined([_place_text(p, due[p.space]) for p in uneven], "; "),
                ),
                pieces=start_pieces(subject),
                actual=uneven[0].distance,
                limit=due[uneven[0].space],
                shape=TrackSpaces(tuple(p.space for p in uneven)),
            )


def _place_text(place: Place, due: int) -> Message:
    if place.distance is None:
        return Message(
            "place {n} ({space}) has no way to the finish instead of {due} spaces",
            n=place.place,
            space=place.space,
            due=due,
        )
    return Message(
        "place {n} ({space}) has {way} spaces to go instead of {due}",
        n=place.place,
        space=place.space,
        way=place.distance,
        due=due,
    )
