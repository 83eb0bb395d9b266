"""What MotoGrandPrix counts besides what all games count."""

from simulator.figures import Cause, Figures, PerRace, PerSeat
from simulator.motograndprix.events import ENGINE_GONE, GRIP_GONE, NO_COMPLETION, NO_REAR
from simulator.motograndprix.grid import FULL_DIAL

FIGURES = Figures(
    per_race=(
        PerRace("blocked", "moves cut short"),
        PerRace("roll_offs", "roll-offs", rare=True),
        PerRace("contacts", "contacts", rare=True),
        PerRace("slipstreams", "slipstreams", rare=True),
    ),
    per_seat=(
        PerSeat(
            "dials",
            FULL_DIAL,
            rows={
                "engine": "Engine left of 8",
                "rear": "Rear Tire left of 8",
                "front": "Front Tire left of 8",
            },
        ),
    ),
    causes=(
        Cause("no_completion", NO_COMPLETION, "no move possible", "no move could be completed"),
        Cause("no_rear", NO_REAR, "no Rear Tire left", "no Rear Tire left"),
        Cause("engine", ENGINE_GONE, "Engine gone", "the Engine gave up at a redline"),
        Cause("grip", GRIP_GONE, "grip lost", "a sideslip without Rear Tire"),
    ),
    incidents="failed redlines, lost grip, retirements",
)
