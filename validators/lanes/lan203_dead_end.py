"""LAN203: a space from which no way leads on."""

from model.text.messages import Said
from validators.check import Subject
from validators.lanes.cut_off import CutOff, pocket
from validators.ways import Spaces


class DeadEnd(CutOff):
    """A car in this space can never get to the finish line.

    Why: who drives in there stands until the race is over, and under rules that make a car retire
    when it is blocked he is out.

    Fix: take the obstacle away that bars the lane, or lay a piece without a solid line there.
    """

    code, name = "LAN203", "dead-end"
    bad = (pocket("Two lanes shut side by side leave a pocket before them.", also="LAN202"),)

    def says(self, spaces: Said) -> Said:
        return Said("no way leads to the line from {spaces}", spaces=spaces)

    def groups(self, subject: Subject) -> tuple[Spaces, ...]:
        return subject.ways.dead_ends
