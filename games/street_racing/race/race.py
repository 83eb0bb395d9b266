"""A race from the set-up to the last place, and batches of races: STR-09 to STR-11, STR-47 to
STR-50, STR-56."""

from trackwright.games.street_racing.race.setup import (
    allocate_all,
    deal_drivers,
    deal_hands,
    line_up,
    place_cars,
)
from trackwright.games.street_racing.race.tally import count_race
from trackwright.games.street_racing.race.turn import play_turn
from trackwright.games.street_racing.rules.acting import begin_turn
from trackwright.games.street_racing.rules.cards import lay_deck
from trackwright.games.street_racing.rules.damage import lay_supply
from trackwright.games.street_racing.rules.order import (
    anybody_left,
    driving,
    front_car,
    mate_of,
    place_all,
    steps_left,
)
from trackwright.games.street_racing.state import events
from trackwright.games.street_racing.state.decisions import TURN_OVER
from trackwright.games.street_racing.state.layouts import LANES, NOWHERE, UPGRADES, Race
from trackwright.simulator.table.begin import begin_race
from trackwright.simulator.table.log import note
from trackwright.simulator.table.states import (
    CAPPED,
    FINISHED,
    LAST_FAIR,
    NOBODY,
    OVER,
    RACING,
    RETIRED,
)
from trackwright.simulator.table.tally import place_players


def run_race(race: Race, seed: int, number: int, grid: int) -> int:
    """Race `number` of the seed; why it stopped. Unless `grid` is ROLLED, the order of turns is
    that of `rules.grid`."""
    begin_race(race, seed, number)
    clear(race)
    lay_deck(race)
    lay_supply(race)
    deal_drivers(race)
    allocate_all(race)
    if race.halt == 0:
        line_up(race, number, grid)
        place_cars(race)
    if race.halt == 0:
        deal_hands(race)
    play_rounds(race)
    return race.halt


def run_batch(race: Race, seed: int, first: int, count: int, grid: int) -> int:
    """Races `first` to `first + count - 1`, counted; how many before one stopped short."""
    for number in range(first, first + count):
        if run_race(race, seed, number, grid) > LAST_FAIR:
            return number - first
        if race.rules.statistics:
            count_race(race)
    return count


def clear(race: Race) -> None:
    """The table before a race: STR-01, H-01."""
    race.final = 0
    race.finished = 0
    race.turn = 0
    race.phase = TURN_OVER
    race.total_penalties = 0
    race.total_corner = 0
    race.total_blocked = 0
    race.overflows = 0
    race.barrier_tries = 0
    race.barrier_stops = 0
    race.crashes = 0
    race.wrecks = 0
    race.flips = 0
    race.cards_used = 0
    for car in range(race.players):
        clear_car(race, car)


def clear_car(race: Race, car: int) -> None:
    race.at[car] = NOWHERE
    race.slot[car] = NOWHERE
    race.gear[car] = race.rules.first_gear
    race.turns_taken[car] = 0
    race.crossed[car] = 0
    race.gate[car] = 0
    race.pending[car] = 0
    race.block[car] = NOWHERE
    race.control[car] = 0
    race.damaged[car] = 0
    race.left[car] = 0
    race.remaining[car] = 0
    race.last_speed[car] = 0
    race.waits[car] = 0
    for lane in range(LANES):
        race.steps_in[car][lane] = 0
    for upgrade in range(UPGRADES):
        race.tokens[car][upgrade] = 0
        race.used[car][upgrade] = 0


def play_rounds(race: Race) -> None:
    """STR-10: round after round."""
    while race.halt == 0:
        race.round += 1
        race.turn = 0
        note(race, race.order[0], events.Round(number=race.round))
        play_round(race)


def play_round(race: Race) -> None:
    """STR-10, STR-47: the turns that are left in this round, and what ends with it."""
    while race.halt == 0 and race.turn < race.players:
        car = driving(race, race.turn)
        if car != NOBODY:
            take_turn(race, car)
            if race.halt == 0:
                start_mate(race, car)
        if race.halt == 0:
            race.turn += 1
    if race.halt == 0:
        end_round(race)


def take_turn(race: Race, car: int) -> None:
    """STR-13."""
    race.turns += 1 - race.imagined
    begin_turn(race, car)
    play_turn(race, car)
    if race.halt == 0:
        end_turn(race, car)


def end_turn(race: Race, car: int) -> None:
    """What is counted of a turn; STR-47: the first car across the line ends the race."""
    race.turns_taken[car] += 1
    race.total_penalties += race.penalties
    race.total_corner += race.corner_part
    race.total_blocked += race.blocked_part
    before = race.left[car]
    if race.status[car] != RETIRED:
        race.left[car] = steps_left(race, car)
        count_overtakes(race, car, before)
    if race.status[car] == FINISHED and decides(race, car) and race.final == 0:
        race.final = 1
        note(race, car, events.Final())
    leader = front_car(race)
    if leader != race.leader:
        race.lead_changes += race.leader >= 0 and race.round > 1
        race.leader = leader


def decides(race: Race, car: int) -> int:
    """STR-56: in a tag team the second cars decide the race."""
    return 1 if race.rules.tag_team == 0 or car % 2 else 0


def count_overtakes(race: Race, car: int, before: int) -> None:
    """Cars that were ahead, and no longer are."""
    passed = 0
    for other in range(race.players):
        rival = race.status[other] == RACING and race.waits[other] == 0 and other != car
        passed += rival and race.left[car] < race.left[other] <= before
    race.overtakes += passed
    if race.counting and race.at[car] != NOWHERE:
        race.statistics.passes[race.at[car]] += passed


def start_mate(race: Race, car: int) -> None:
    """STR-56, H-28: once a car has crossed, its team-mate starts, in the same turn."""
    mate = mate_of(car)
    if race.rules.tag_team == 0 or race.status[car] != FINISHED or race.waits[mate] == 0:
        return
    race.waits[mate] = 0
    note(race, mate, events.MateStarts())
    if race.rules.mate_next_round == 0:
        take_turn(race, mate)


def end_round(race: Race) -> None:
    """STR-47, STR-50: is the race over?"""
    if race.final or anybody_left(race) == 0:
        race.halt = OVER
    elif race.round >= race.rules.round_cap:
        race.halt = CAPPED
    if race.halt:
        end_race(race)


def end_race(race: Race) -> None:
    """STR-48, STR-49: the places, and the way that the second had left."""
    place_all(race)
    place_players(race)
    race.gap = -1
    for car in range(race.players):
        if race.finish_place[car] != 1 and race.status[car] != RETIRED:
            left = steps_left(race, car)
            race.gap = left if race.gap < 0 else min(race.gap, left)
