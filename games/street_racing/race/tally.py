"""What is counted of a race, in addition to what all games count."""

from trackwright.games.street_racing.rules.order import judged
from trackwright.games.street_racing.state.layouts import (
    LANES,
    PER_CENT,
    PER_HAN,
    SLOTS_SHOWN,
    UPGRADES,
    Race,
)
from trackwright.simulator.table.states import FINISHED
from trackwright.simulator.table.tally import boxed, count_common


def count_race(race: Race) -> None:
    """Add a finished race to the figures."""
    count_common(race)
    statistics = race.statistics
    statistics.penalties[boxed(race.total_penalties)] += 1
    statistics.corner_penalties[boxed(race.total_corner)] += 1
    statistics.blocked_penalties[boxed(race.total_blocked)] += 1
    statistics.overflows[boxed(race.overflows)] += 1
    statistics.barrier_tries[boxed(race.barrier_tries)] += 1
    statistics.barrier_stops[boxed(race.barrier_stops)] += 1
    statistics.crashes[boxed(race.crashes)] += 1
    statistics.wrecks[boxed(race.wrecks)] += 1
    statistics.flips[boxed(race.flips)] += 1
    statistics.cards_used[boxed(race.cards_used)] += 1
    statistics.reshuffles[boxed(race.reshuffles)] += 1
    statistics.finishers[boxed(race.finished)] += 1
    count_winner(race)
    damage = 0
    for car in range(race.players):
        damage += race.damaged[car]
        count_car(race, car)
    statistics.damage[boxed(damage)] += 1


def count_winner(race: Race) -> None:
    """STR-48: how the first of those that won crossed the line, if anybody did. In a tag team the
    second car counts."""
    for place in range(race.players):
        car = judged(race, race.order[place])
        if race.finish_place[car] == 1 and race.status[car] == FINISHED:
            race.statistics.remaining[boxed(race.remaining[car])] += 1
            race.statistics.winning_speed[boxed(race.last_speed[car])] += 1
            return


def count_car(race: Race, car: int) -> None:
    """Its start space, its tokens, and how it crossed."""
    statistics = race.statistics
    won = 1 if race.finish_place[car] == 1 else 0
    statistics.starting[min(race.slot[car], SLOTS_SHOWN - 1)][won] += race.runners
    count_lanes(race, car)
    for upgrade in range(UPGRADES):
        statistics.used[upgrade][min(race.used[car][upgrade], PER_HAN)] += 1
        statistics.unused[upgrade][min(race.tokens[car][upgrade], PER_HAN)] += 1


def count_lanes(race: Race, car: int) -> None:
    """How much of its way it drove in each lane."""
    steps = 0
    for lane in range(LANES):
        steps += race.steps_in[car][lane]
    for lane in range(LANES):
        share = (PER_CENT * race.steps_in[car][lane] + steps // 2) // max(1, steps)
        race.statistics.lanes[lane][share] += 1
