"""What Ausgebremst counts besides what all games count."""

from simulator.ausgebremst.events import NO_CARDS, OF_DERELICTS, PIT_MISSED, TOO_FAR
from simulator.ausgebremst.state import MOST_LEFT
from simulator.figures import Cause, Figures, PerRace, PerSeat

FIGURES = Figures(
    per_race=(
        PerRace("blocked", "turns lost in a blockade"),
        PerRace("barred", "turns with a barred six", rare=True),
        PerRace("waited", "  turns lost with a six", rare=True),
        PerRace("pit_stops", "pit stops"),
    ),
    per_seat=(
        PerSeat(
            "pit_lap",
            rows={
                "1": "  first stop after lap 1",
                "2": "  first stop after lap 2",
                "none": "  players without a stop",
            },
        ),
        PerSeat("detours", MOST_LEFT, "points paid for detours"),
        PerSeat(
            "left",
            MOST_LEFT,
            rows={"cards": "cards left at the finish", "points": "points of these cards"},
        ),
    ),
    reckoned={"detours_reckoned": "  detours as the budget reckons"},
    causes=(
        Cause("pit_missed", PIT_MISSED, "pit stop missed", "the pit stop was missed"),
        Cause("no_cards", NO_CARDS, "out of cards", "detours and lost turns took all cards"),
        Cause("budget", TOO_FAR, "too few cards", "the cards do not suffice for the distance"),
        Cause(
            "derelict_pit_missed",
            PIT_MISSED + OF_DERELICTS,
            "pit stop missed by a derelict",
            "derelicts missed the pit stop",
        ),
        Cause(
            "derelict_no_cards",
            NO_CARDS + OF_DERELICTS,
            "derelict out of cards",
            "derelicts had no card left",
        ),
    ),
    incidents="lost turns, cars taken off",
)
