"""What Sprint counts besides what all games count."""

from tests.simulator.games.sprint.state.events import OVERDONE
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.figures import Cause, Figures, PerRace, PerRunner, Share

FIGURES = Figures(
    per_race=(PerRace("pushes", Message("pushes")),),
    per_runner=(PerRunner("too_far", 12, Message("columns beyond the line")),),
    shares=(Share("never_pushed", Message("cars that never pushed")),),
    causes=(Cause("overdone", OVERDONE, Message("pushed a six"), Message("a six was pushed")),),
    heat={"sixes": Message("sixes that ended there")},
    incidents=Message("cars out"),
)
