"""What the figures of MotoGrandPrix say, in addition to those of all games."""

from collections.abc import Iterator, Mapping

from trackwright.model.text.messages import Message, joined, joined_with_and
from trackwright.simulator.playtest.statistics import Figure
from trackwright.simulator.playtest.verdict import NOTE, Statement, above, below

IDLE, USED_UP = 6.0, 1.5
"""What a dial of 8 shows at the finish."""
DIALS = {"engine": Message("Engine"), "rear": Message("Rear Tire"), "front": Message("Front Tire")}


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """Dials that the circuit hardly uses, and those that it uses up."""
    idle = [
        Message("{dial} {left}", dial=name, left=figures[f"dials_{dial}"].text)
        for dial, name in DIALS.items()
        if above(figures[f"dials_{dial}"].estimate, IDLE)
    ]
    if idle:
        text = Message("Hardly used dials (left at the finish, of 8): {dials}.", dials=joined(idle))
        yield Statement("dials", NOTE, text)
    gone = [
        name for dial, name in DIALS.items() if below(figures[f"dials_{dial}"].estimate, USED_UP)
    ]
    if gone:
        text = Message("Dials used up at the finish: {dials}.", dials=joined_with_and(gone))
        yield Statement("dials", NOTE, text)
