"""LAN202: a space to which no way leads."""

from model.text.messages import Said
from validators.check import Subject
from validators.lanes.cut_off import CutOff, pocket
from validators.ways import Spaces


class UnreachableSpace(CutOff):
    """No car can get to a space.

    Why: a space that nobody can enter is not part of the race; it looks like room to overtake and
    is none.

    Fix: take the obstacle away that bars the lane, or lay a piece without a solid line there.
    """

    code, name = "LAN202", "unreachable-space"
    bad = (pocket("Two lanes shut side by side leave a pocket behind them.", also="LAN203"),)

    def says(self, spaces: Said) -> Said:
        return Said("no car gets from the line to {spaces}", spaces=spaces)

    def groups(self, subject: Subject) -> tuple[Spaces, ...]:
        return subject.ways.out_of_reach
