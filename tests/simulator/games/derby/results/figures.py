"""What Derby counts: it has a lead, but no grid, no overtaking, and nobody retires."""

from tests.simulator.games.derby.state.layouts import MOST_POINTS
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.figures import LEAD, Figures, PerPlayer, PerRace

FIGURES = Figures(
    common=(LEAD,),
    per_race=(PerRace("wrong_bets", Message("bets on a horse that came to nothing")),),
    per_player=(PerPlayer("points", MOST_POINTS, Message("points per player")),),
)
