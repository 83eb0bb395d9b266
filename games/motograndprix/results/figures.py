"""What MotoGrandPrix counts besides what all games count."""

from trackwright.games.motograndprix.race.grid import FULL_DIAL
from trackwright.games.motograndprix.state.events import (
    ENGINE_GONE,
    GRIP_GONE,
    NO_COMPLETION,
    NO_REAR,
)
from trackwright.model.text.messages import Said
from trackwright.simulator.playtest.figures import Cause, Figures, PerRace, PerRunner

FIGURES = Figures(
    per_race=(
        PerRace("blocked", Said("moves cut short")),
        PerRace("roll_offs", Said("roll-offs"), rare=True),
        PerRace("contacts", Said("contacts"), rare=True),
        PerRace("slipstreams", Said("slipstreams"), rare=True),
    ),
    per_runner=(
        PerRunner(
            "dials",
            FULL_DIAL,
            rows={
                "engine": Said("Engine left of 8"),
                "rear": Said("Rear Tire left of 8"),
                "front": Said("Front Tire left of 8"),
            },
        ),
    ),
    causes=(
        Cause(
            "no_completion",
            NO_COMPLETION,
            Said("no move possible"),
            Said("no move could be completed"),
        ),
        Cause("no_rear", NO_REAR, Said("no Rear Tire left"), Said("no Rear Tire was left")),
        Cause("engine", ENGINE_GONE, Said("Engine gone"), Said("the Engine failed at a redline")),
        Cause("grip", GRIP_GONE, Said("grip lost"), Said("grip was lost in a sideslip")),
    ),
    incidents=Said("failed redlines, lost grip, retirements"),
)
