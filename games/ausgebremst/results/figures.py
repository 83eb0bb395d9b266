"""What Ausgebremst counts besides what all games count."""

from trackwright.games.ausgebremst.state.events import NO_CARDS, OF_DERELICTS, PIT_MISSED, TOO_FAR
from trackwright.games.ausgebremst.state.layouts import MOST_LEFT
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.figures import Cause, Figures, PerRace, PerRunner

FIGURES = Figures(
    per_race=(
        PerRace("blocked", Message("turns lost behind a blockade")),
        PerRace("barred", Message("turns with a six held back by the ban"), rare=True),
        PerRace("waited", Message("turns lost to the ban on sixes"), rare=True),
        PerRace("pit_stops", Message("pit stops")),
    ),
    per_runner=(
        PerRunner(
            "pit_lap",
            rows={
                "1": Message("first stop after lap 1"),
                "2": Message("first stop after lap 2"),
                "none": Message("players without a pit stop"),
            },
        ),
        PerRunner("detours", MOST_LEFT, Message("points spent on detours")),
        PerRunner(
            "left",
            MOST_LEFT,
            rows={
                "cards": Message("cards left at the finish"),
                "points": Message("points on these cards"),
            },
        ),
    ),
    reckoned={"detours_reckoned": Message("detours expected by the budget")},
    causes=(
        Cause(
            "pit_missed", PIT_MISSED, Message("pit stop missed"), Message("the pit stop was missed")
        ),
        Cause(
            "no_cards",
            NO_CARDS,
            Message("out of cards"),
            Message("detours and lost turns used up all cards"),
        ),
        Cause(
            "budget",
            TOO_FAR,
            Message("too few cards"),
            Message("the cards do not last for the distance"),
        ),
        Cause(
            "derelict_pit_missed",
            PIT_MISSED + OF_DERELICTS,
            Message("pit stop missed by a derelict"),
            Message("derelicts missed the pit stop"),
        ),
        Cause(
            "derelict_no_cards",
            NO_CARDS + OF_DERELICTS,
            Message("derelict out of cards"),
            Message("derelicts had no cards left"),
        ),
    ),
    incidents=Message("lost turns, cars taken off"),
)
