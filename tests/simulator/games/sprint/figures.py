"""What Sprint counts besides what all games count."""

from simulator.figures import Cause, Figures, PerRace, PerSeat, Share
from tests.simulator.games.sprint.events import OVERDONE

FIGURES = Figures(
    per_race=(PerRace("pushes", "pushes"),),
    per_seat=(PerSeat("too_far", 12, "columns beyond the line"),),
    shares=(Share("never_pushed", "cars that never pushed"),),
    causes=(Cause("overdone", OVERDONE, "pushed a six", "a six was pushed"),),
    heat={"sixes": "sixes that ended there"},
    incidents="cars out",
)
