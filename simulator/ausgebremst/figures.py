"""What Ausgebremst counts besides what all games count."""

from simulator.ausgebremst.events import NO_CARDS, PIT_MISSED
from simulator.ausgebremst.state import MOST_LEFT
from simulator.figures import Cause, Figures, PerRace, PerSeat

FIGURES = Figures(
    per_race=(
        PerRace("blocked", "turns lost in a blockade"),
        PerRace("waited", "turns lost with a six", rare=True),
        PerRace("pit_stops", "pit stops"),
    ),
    per_seat=(
        PerSeat(
            "left",
            MOST_LEFT,
            rows={"cards": "cards left at the finish", "points": "points of these cards"},
        ),
    ),
    causes=(
        Cause("pit_missed", PIT_MISSED, "pit stop missed", "the pit stop was missed"),
        Cause("no_cards", NO_CARDS, "out of cards", "no card was left"),
    ),
    incidents="lost turns, cars taken off",
)
