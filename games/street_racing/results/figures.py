"""What the game counts besides what all games count."""

from trackwright.games.street_racing.state.layouts import (
    LANES,
    PARTS,
    PER_CENT,
    PER_HAN,
    SLOTS_SHOWN,
    TOP_GEAR,
)
from trackwright.games.street_racing.story.words import UPGRADE_IDS, UPGRADE_WORDS
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.figures import Figures, PerRace, PerRunner

_UPGRADES = {id: UPGRADE_WORDS[id] for id in UPGRADE_IDS.values()}
FIGURES = Figures(
    per_race=(
        PerRace("finishers", Message("cars across the line")),
        PerRace("remaining", Message("remaining speed of the winner")),
        PerRace("winning_speed", Message("speed of the winner's last move")),
        PerRace("penalties", Message("penalties")),
        PerRace("corner_penalties", Message("penalties in corners")),
        PerRace("blocked_penalties", Message("penalties by blocks")),
        PerRace("overflows", Message("cars stopped by penalties"), rare=True),
        PerRace("barrier_tries", Message("tries at barriers"), rare=True),
        PerRace("barrier_stops", Message("cars paused at barriers"), rare=True),
        PerRace("crashes", Message("cars out at barriers"), rare=True),
        PerRace("wrecks", Message("junked cars"), rare=True),
        PerRace("damage", Message("damage tokens"), rare=True),
        PerRace("flips", Message("cards flipped for speed")),
        PerRace("cards_used", Message("cards drawn and flipped")),
        PerRace("reshuffles", Message("reshuffles")),
    ),
    per_runner=(
        PerRunner(
            "starting",
            rows={
                f"{n}": Message("wins from start space {n}", n=n) for n in range(1, SLOTS_SHOWN + 1)
            },
        ),
        PerRunner(
            "used",
            PER_HAN,
            rows={id: Message("{upgrade} used", upgrade=words) for id, words in _UPGRADES.items()},
        ),
        PerRunner(
            "unused",
            PER_HAN,
            rows={id: Message("{upgrade} left", upgrade=words) for id, words in _UPGRADES.items()},
        ),
        PerRunner(
            "gears",
            TOP_GEAR,
            rows={
                f"{n}": Message("gear in part {n} of {parts}", n=n, parts=PARTS)
                for n in range(1, PARTS + 1)
            },
        ),
        PerRunner(
            "lanes",
            PER_CENT,
            rows={f"{n}": Message("% of the way in lane {n}", n=n) for n in range(1, LANES + 1)},
        ),
    ),
    heat={
        "penalties_at": Message("penalties"),
        "blocked_at": Message("blocks"),
        "speed_at": Message("speed"),
    },
    hot={
        "penalties_at": Message("Most penalties in corners: {places}."),
        "blocked_at": Message("Most cars are blocked here: {places}."),
    },
    corner=Message("corner {n}", n=0),
    incidents=Message("cars out or junked"),
)
