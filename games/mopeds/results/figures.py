"""What the game counts besides what all games count: nobody retires."""

from trackwright.games.mopeds.bots.names import BOTS
from trackwright.games.mopeds.facts import COLOURS
from trackwright.games.mopeds.state.layouts import MOST_MOPEDS, MOST_POINTS, MOST_SEATS, PER_CENT
from trackwright.model.text.messages import Message, ordinal
from trackwright.simulator.playtest.figures import (
    GAP,
    GRID,
    LEAD,
    OVERTAKES,
    Bars,
    Figures,
    PerPlayer,
    PerRace,
    PerRunner,
)

_PLACES, _STARTS = range(1, MOST_SEATS + 1), range(1, MOST_MOPEDS + 1)
FIGURES = Figures(
    common=(GRID, LEAD, OVERTAKES, GAP),
    per_race=(
        PerRace("finishers", Message("mopeds that finish")),
        PerRace("draws", Message("cards revealed")),
        PerRace("cards_left", Message("cards left in the stack")),
        PerRace("shortened", Message("moves shortened by blockages")),
        PerRace("lost", Message("moves lost to blockages")),
        PerRace("passed", Message("mopeds driven past on their own space")),
        PerRace("bonus_moves", Message("bonus moves")),
    ),
    per_runner=(
        PerRunner(
            "home",
            rows={
                "first": Message("a moped finishes before the cards run out"),
                "second": Message("two mopeds finish"),
                "third": Message("three mopeds finish"),
            },
        ),
        PerRunner(
            "podium_from",
            rows={f"{n}": Message("on the podium from start place {n}", n=n) for n in _STARTS},
        ),
        PerRunner(
            "podium_of",
            rows={
                name.lower(): Message("{moped} on the podium", moped=Message(name))
                for name in COLOURS
            },
        ),
    ),
    per_player=(
        PerPlayer("points", MOST_POINTS, Message("points")),
        PerPlayer(
            "points_of",
            MOST_POINTS,
            rows={
                bot.name: Message("points of bot {name}", name=Message(bot.name)) for bot in BOTS
            },
        ),
        PerPlayer(
            "drafting",
            rows={
                f"{n}": Message("wins of who drafts {place} in round 1", place=ordinal(n))
                for n in _PLACES
            },
        ),
        PerPlayer(
            "points_drafting",
            MOST_POINTS,
            rows={
                f"{n}": Message("points of who drafts {place} in round 1", place=ordinal(n))
                for n in _PLACES
            },
        ),
        PerPlayer(
            "winning",
            PER_CENT,
            rows={
                "first": Message("% of the winner's points from the first moped"),
                "second": Message("% of the winner's points from the second"),
                "third": Message("% of the winner's points from the third"),
            },
        ),
    ),
    heat={
        "blockages": Message("moves shortened or lost"),
        "bonus_spaces": Message("bonus moves"),
    },
    charts=(
        Bars(
            "drafting_order",
            Message("Wins by place in the order of drafting"),
            tuple(f"drafting_{n}" for n in _PLACES),
            tuple(ordinal(n) for n in _PLACES),
            fair="players",
        ),
        Bars(
            "podium",
            Message("Mopeds that finish before the cards run out (share of races)"),
            ("home_first", "home_second", "home_third"),
            (Message("at least one"), Message("at least two"), Message("three")),
        ),
        Bars(
            "podium_from",
            Message("Mopeds on the podium by start place (share of races)"),
            tuple(f"podium_from_{n}" for n in _STARTS),
            tuple(ordinal(n) for n in _STARTS),
        ),
        Bars("cards_left", Message("Cards left in the stack (share of races)")),
    ),
    overtaking=(2.0, 5.0),
)
