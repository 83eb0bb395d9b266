"""What the figures of MotoGrandPrix say besides what those of all games say."""

from collections.abc import Iterator, Mapping

from model.wording import listed
from simulator.statistics import Figure
from simulator.verdict import NOTE, Statement, above, below

IDLE, USED_UP = 6.0, 1.5
"""What a dial of 8 shows at the finish."""
DIALS = {"engine": "Engine", "rear": "Rear Tire", "front": "Front Tire"}


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """Dials that the circuit leaves idle, and those that it uses up."""
    idle = [
        f"{name} {figures[f'dials_{dial}'].text}"
        for dial, name in DIALS.items()
        if above(figures[f"dials_{dial}"].estimate, IDLE)
    ]
    if idle:
        text = f"Dials that are hardly used (of 8, left at the finish): {', '.join(idle)}."
        yield Statement("dials", NOTE, text)
    gone = [
        name for dial, name in DIALS.items() if below(figures[f"dials_{dial}"].estimate, USED_UP)
    ]
    if gone:
        yield Statement("dials", NOTE, f"Used up at the finish: {listed(gone)}.")
