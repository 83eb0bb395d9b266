"""What is counted of a race, in addition to what all games count."""

from trackwright.games.dice_derby.colours import EX, LT
from trackwright.games.dice_derby.state.layouts import Race
from trackwright.simulator.table.tally import boxed, count_common


def count_race(race: Race) -> None:
    """Add a finished race to the figures."""
    count_common(race)
    statistics = race.statistics
    statistics.choices[boxed(race.choices)] += 1
    statistics.bumps[boxed(race.bumps)] += 1
    statistics.to_start[boxed(race.sent_home)] += 1
    statistics.extra_turns[boxed(race.extras)] += 1
    statistics.lost_turns[boxed(race.losses)] += 1
    statistics.doubles[boxed(race.doubles)] += 1
    statistics.pit_rows[boxed(race.rows)] += 1
    statistics.on_ramp[boxed(race.ramps)] += 1
    statistics.wasted[boxed(race.wasted)] += 1
    count_cards(race)
    count_symbols(race)
    for car in range(race.runners):
        statistics.bumps_given[min(race.given_bumps[car], 63)] += 1
        statistics.bumps_taken[min(race.taken_bumps[car], 63)] += 1
        if race.finish_place[car] == 1:
            statistics.winner_turns[boxed(race.taken[car])] += 1


def count_symbols(race: Race) -> None:
    """DIC-10 to DIC-12: the turns won and lost by each symbol, in the order of `SYMBOLS`."""
    statistics, turns = race.statistics, race.by_symbol
    statistics.by_turbo[boxed(turns[0])] += 1
    statistics.by_rpm[boxed(turns[1])] += 1
    statistics.by_lead_foot[boxed(turns[2])] += 1
    statistics.by_pit_stop[boxed(turns[3])] += 1
    statistics.by_spin_out[boxed(turns[4])] += 1


def count_cards(race: Race) -> None:
    """DIC-18: the red cards drawn, and what they did."""
    statistics, drawn = race.statistics, race.drawn_as
    statistics.cards[boxed(race.drawn)] += 1
    statistics.card_ahead[boxed(drawn[0] + drawn[1] + drawn[2])] += 1
    statistics.card_back[boxed(drawn[3] + drawn[4] + drawn[5])] += 1
    statistics.card_extra[boxed(drawn[EX])] += 1
    statistics.card_lost[boxed(drawn[LT])] += 1
