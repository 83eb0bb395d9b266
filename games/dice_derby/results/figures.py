"""What the game counts besides what all games count."""

from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.figures import (
    GAP,
    GRID,
    LEAD,
    OVERTAKES,
    Bars,
    Figures,
    PerRace,
    PerRunner,
)

FIGURES = Figures(
    common=(GRID, LEAD, OVERTAKES, GAP),
    per_race=(
        PerRace("choices", Message("choices")),
        PerRace("winner_turns", Message("turns of the winner")),
        PerRace("bumps", Message("bumps")),
        PerRace("to_start", Message("cars bumped back to START")),
        PerRace("extra_turns", Message("extra turns")),
        PerRace("by_turbo", Message("extra turns by Turbo"), rare=True),
        PerRace("by_rpm", Message("extra turns by RPM"), rare=True),
        PerRace("by_lead_foot", Message("extra turns by Lead Foot"), rare=True),
        PerRace("doubles", Message("extra turns by doubles"), rare=True),
        PerRace("lost_turns", Message("lost turns")),
        PerRace("by_pit_stop", Message("lost turns by Pit Stops"), rare=True),
        PerRace("by_spin_out", Message("lost turns by spin-outs"), rare=True),
        PerRace("cards", Message("red cards drawn")),
        PerRace("card_ahead", Message("red cards that led ahead")),
        PerRace("card_back", Message("red cards that led back")),
        PerRace("card_extra", Message("red cards with an extra turn")),
        PerRace("card_lost", Message("red cards with a lost turn")),
        PerRace("pit_rows", Message("moves that ended at or in a pit row"), rare=True),
        PerRace("on_ramp", Message("moves that ended on the ramp")),
        PerRace("wasted", Message("rolls that moved nobody")),
    ),
    per_runner=(
        PerRunner("bumps_given", 63, Message("bumps given per car")),
        PerRunner("bumps_taken", 63, Message("bumps taken per car")),
    ),
    charts=(
        Bars("winner_turns", Message("Turns of the winner (share of races)")),
        Bars("bumps", Message("Bumps per race (share of races)")),
    ),
    heat={"bumped_at": Message("bumps")},
    incidents=Message("lost turns"),
)
