"""What MotoGrandPrix counts besides what all games count."""

from trackwright.games.motograndprix.race.grid import FULL_DIAL
from trackwright.games.motograndprix.state.events import (
    ENGINE_GONE,
    GRIP_GONE,
    NO_COMPLETION,
    NO_REAR,
)
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.figures import Cause, Figures, PerRace, PerRunner

FIGURES = Figures(
    per_race=(
        PerRace("blocked", Message("moves cut short")),
        PerRace("roll_offs", Message("roll-offs"), rare=True),
        PerRace("contacts", Message("contacts"), rare=True),
        PerRace("slipstreams", Message("slipstreams"), rare=True),
    ),
    per_runner=(
        PerRunner(
            "dials",
            FULL_DIAL,
            rows={
                "engine": Message("Engine left of 8"),
                "rear": Message("Rear Tire left of 8"),
                "front": Message("Front Tire left of 8"),
            },
        ),
    ),
    causes=(
        Cause(
            "no_completion",
            NO_COMPLETION,
            Message("no move possible"),
            Message("no move could be completed"),
        ),
        Cause("no_rear", NO_REAR, Message("no Rear Tire left"), Message("no Rear Tire was left")),
        Cause(
            "engine", ENGINE_GONE, Message("Engine gone"), Message("the Engine failed at a redline")
        ),
        Cause("grip", GRIP_GONE, Message("grip lost"), Message("grip was lost in a sideslip")),
    ),
    incidents=Message("failed redlines, lost grip, retirements"),
)
