"""What Sprint counts besides what all games count."""

from tests.simulator.games.sprint.state.events import OVERDONE
from trackwright.model.text.messages import Said
from trackwright.simulator.playtest.figures import Cause, Figures, PerRace, PerRunner, Share

FIGURES = Figures(
    per_race=(PerRace("pushes", Said("pushes")),),
    per_runner=(PerRunner("too_far", 12, Said("columns beyond the line")),),
    shares=(Share("never_pushed", Said("cars that never pushed")),),
    causes=(Cause("overdone", OVERDONE, Said("pushed a six"), Said("a six was pushed")),),
    heat={"sixes": Said("sixes that ended there")},
    incidents=Said("cars out"),
)
