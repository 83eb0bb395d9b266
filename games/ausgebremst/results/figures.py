"""What Ausgebremst counts besides what all games count."""

from trackwright.games.ausgebremst.state.events import NO_CARDS, OF_DERELICTS, PIT_MISSED, TOO_FAR
from trackwright.games.ausgebremst.state.layouts import MOST_LEFT
from trackwright.model.text.messages import Said
from trackwright.simulator.playtest.figures import Cause, Figures, PerRace, PerRunner

FIGURES = Figures(
    per_race=(
        PerRace("blocked", Said("turns lost behind a blockade")),
        PerRace("barred", Said("turns with a six held back by the ban"), rare=True),
        PerRace("waited", Said("turns lost to the ban on sixes"), rare=True),
        PerRace("pit_stops", Said("pit stops")),
    ),
    per_runner=(
        PerRunner(
            "pit_lap",
            rows={
                "1": Said("first stop after lap 1"),
                "2": Said("first stop after lap 2"),
                "none": Said("players without a pit stop"),
            },
        ),
        PerRunner("detours", MOST_LEFT, Said("points spent on detours")),
        PerRunner(
            "left",
            MOST_LEFT,
            rows={
                "cards": Said("cards left at the finish"),
                "points": Said("points on these cards"),
            },
        ),
    ),
    reckoned={"detours_reckoned": Said("detours expected by the budget")},
    causes=(
        Cause("pit_missed", PIT_MISSED, Said("pit stop missed"), Said("the pit stop was missed")),
        Cause(
            "no_cards",
            NO_CARDS,
            Said("out of cards"),
            Said("detours and lost turns used up all cards"),
        ),
        Cause(
            "budget",
            TOO_FAR,
            Said("too few cards"),
            Said("the cards do not last for the distance"),
        ),
        Cause(
            "derelict_pit_missed",
            PIT_MISSED + OF_DERELICTS,
            Said("pit stop missed by a derelict"),
            Said("derelicts missed the pit stop"),
        ),
        Cause(
            "derelict_no_cards",
            NO_CARDS + OF_DERELICTS,
            Said("derelict out of cards"),
            Said("derelicts had no cards left"),
        ),
    ),
    incidents=Said("lost turns, cars taken off"),
)
