"""A race from the roll for pole to the last finisher, and batches of races."""

from trackwright.games.motograndprix.race.grid import (
    fill_dials,
    grid_from_qualifying,
    line_up,
    roll_for_pole,
)
from trackwright.games.motograndprix.race.rounds import ride_rounds
from trackwright.games.motograndprix.race.tally import count_race
from trackwright.games.motograndprix.state.layouts import Race
from trackwright.simulator.table.begin import ROLLED, begin_race, take_order
from trackwright.simulator.table.states import LAST_FAIR
from trackwright.simulator.table.tally import place_players


def ride_race(race: Race, seed: int, number: int, grid: int) -> int:
    """Race `number` of the seed; returns why it stopped. Unless `grid` is ROLLED, it is that of
    `rules.grid`. H-04: leaving the grid may count as a lap."""
    begin_race(race, seed, number)
    clear(race)
    fill_dials(race)
    if grid == ROLLED:
        roll_for_pole(race)
    else:
        take_order(race, number, grid)
    if race.rules.qualifying and race.halt == 0:
        qualify(race)
    if race.halt == 0:
        race.laps = race.rules.laps - race.rules.count_start
        line_up(race)
        ride_rounds(race)
        place_players(race)
    return race.halt


def clear(race: Race) -> None:
    """The table before a race."""
    race.bare = 0 if race.counting or race.log.on or race.rules.verify else 1
    race.in_contact = 0
    race.finished = 0
    clear_figures(race)


def clear_figures(race: Race) -> None:
    """Counting starts with the race: the qualifying lap is not part of it."""
    race.lead_changes = 0
    race.overtakes = 0
    race.blocked = 0
    race.roll_offs = 0
    race.contacts = 0
    race.slipstreams = 0
    race.turns = 0


def qualify(race: Race) -> None:
    """S-04: one lap under the rules of the level; its ranking is the grid."""
    race.laps = 1 - race.rules.count_start
    counting, race.counting = race.counting, 0
    line_up(race)
    ride_rounds(race)
    if race.halt <= LAST_FAIR:
        grid_from_qualifying(race)
        clear_figures(race)
        race.counting = counting


def ride_batch(race: Race, seed: int, first: int, count: int, grid: int) -> int:
    """Races `first` to `first + count - 1`, counted; returns how many finished before one
    stopped."""
    for number in range(first, first + count):
        if ride_race(race, seed, number, grid) > LAST_FAIR:
            return number - first
        if race.rules.statistics:
            count_race(race)
    return count
